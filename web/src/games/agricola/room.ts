// Agricola at the table: at what its moves aim, what flies where, the position in words.

import type { Happening, Line, Move } from "$lib/wire";
import { say } from "$lib/words/words.svelte";
import type { Flight, GameRoom, Passage, Sight } from "../contract";
import { amounts, cardOf, handIs, known } from "./cards";
import {
  actionsOf,
  alwaysGives,
  asking,
  type Board,
  coming,
  type Figures,
  harvestAfter,
  majorOf,
  nameOf,
  type Table as Position,
  pileOf,
  roundsIn,
  type Sketch,
  sourceOf,
  stageOf,
} from "./shape";
import Table from "./Table.svelte";

type Aim = (values: Move["values"]) => string[];

/** What a move aims at, by its verb. */
const AIMS: Record<string, Aim> = {
  place: ({ space }) => [`space:${space}`],
  order: ({ space }) => [`space:${space}`],
  room: ({ cell }) => [`cell:${cell}`],
  stable: ({ cell }) => [`cell:${cell}`],
  fence: ({ cell }) => [`cell:${cell}`],
  close: () => ["fences"],
  plow: ({ cell }) => [`cell:${cell}`],
  sow: ({ crop, cell }) => [`cell:${cell}`, `good:${crop}`],
  bake: () => ["good:grain"],
  build: ({ major }) => [`major:${major}`],
  return: ({ major }) => [`major:${major}`],
  craft: ({ major }) => [`major:${major}`],
  take: ({ good }) => [`good:${good}`],
  cook: ({ good }) => [`good:${good}`],
  feed: () => ["good:food"],
  play: ({ card }) => [`card:${card}`],
  draft: ({ card }) => [`card:${card}`],
  pick: ({ card }) => [`card:${card}`],
  use: ({ card }) => [`card:${card}`],
  choose: ({ card }) => [`card:${card}`],
  give_up: ({ card }) => [`card:${card}`],
  exchange: ({ card }) => [`card:${card}`],
  fetch: ({ space }) => [`space:${space}`],
  field: ({ cell }) => [`cell:${cell}`],
  field_card: ({ card }) => [`card:${card}`],
  sow_card: ({ crop, card }) => [`card:${card}`, `good:${crop}`],
};

const aims = (move: Move): string[] => AIMS[move.verb]?.(move.values) ?? [];

/** What a cell may be meant for, by the step that asks. */
const CELL_MOVES: Record<string, (cell: string) => string[]> = {
  ChooseRoom: (cell) => [`room ${cell}`],
  ChooseStable: (cell) => [`stable ${cell}`],
  DrawPasture: (cell) => [`fence ${cell}`],
  ChooseField: (cell) => [`plow ${cell}`],
  ChooseSowing: (cell) => [`sow grain ${cell}`, `sow vegetable ${cell}`],
};

function meant(target: string, sight: Sight): string[] {
  const [kind, name = ""] = target.split(":");
  const step = asking(sight)?.step ?? "";
  if (kind === "space") return [`place ${name}`];
  if (kind === "cell") return CELL_MOVES[step]?.(name) ?? [];
  if (kind === "major") return [step === "FeedFamily" ? `craft ${name}` : `build ${name}`];
  if (kind === "card") return [`play ${name}`];
  if (kind === "fences") return ["close"];
  if (kind === "good") return [`cook ${name}`];
  return [];
}

/** Where goods of this line come from and go to: the space that is used, the cell, else the player. */
function place(line: Line): string {
  const aimed = line.move ? aims(line.move)[0] : undefined;
  return aimed ? `${aimed.replace("cell:", `cell:${line.seat}:`)}|seat:${line.seat}` : `seat:${line.seat}`;
}

function flights(happening: Happening, line: Line): Flight[] {
  const { event, values } = happening;
  const { seat, number } = values;
  const own = (good: string) => `good:${seat}:${good}|seat:${seat}`;
  const fly = (icon: string, count: number, from: string, to: string): Flight[] => [{ icon, count, from, to }];
  const flown: Record<string, () => Flight[]> = {
    gained: () => fly(values.good, number, line.seat === seat ? place(line) : `seat:${seat}`, own(values.good)),
    paid: () => fly(values.good, number, own(values.good), place(line)),
    converted: () => fly("food", values.food, own(values.good), own("food")),
    released: () => fly(values.good, number, own(values.good), `seat:${seat}`),
    sown: () => fly(values.crop, 1, own(values.crop), `cell:${seat}:${values.cell}|seat:${seat}`),
    harvested: () => fly(values.crop, number, `yard:${seat}|seat:${seat}`, own(values.crop)),
    baked: () => fly("food", values.food, own("grain"), own("food")),
    fed: () => fly("food", number, own("food"), `yard:${seat}|seat:${seat}`),
    begged: () => fly("beg", number, `seat:${seat}`, `yard:${seat}|seat:${seat}`),
    bred: () => fly(values.animal, 1, `yard:${seat}|seat:${seat}`, own(values.animal)),
    played: () => fly("card", 1, `seat:${seat}`, `card:${values.card}`),
    promised: () => fly(values.good, number, `seat:${seat}`, `round:${values.round}`),
  };
  return flown[event]?.() ?? [];
}

function where(sight: Sight): string {
  const { round } = sight.table as Position;
  const { edition } = sight.figures as Figures;
  if (!round) return say("table.agricola.setup");
  const rounds = roundsIn(edition);
  const said = say("table.agricola.where", { round, rounds, stage: stageOf(edition, round) });
  return harvestAfter(edition, round) ? `${said} · ${say("table.agricola.harvest")}` : said;
}

function note(move: Move, sight: Sight): string {
  const figures = sight.figures as Figures;
  if (move.verb === "place") {
    const space = String(move.values.space);
    return amounts(pileOf(space, sight) ?? alwaysGives(space, figures, sight.players));
  }
  if (move.verb === "build") return amounts(majorOf(figures, String(move.values.major))?.cost ?? {});
  if (move.verb === "play") return amounts(cardOf(figures, String(move.values.card))?.costs[0] ?? {});
  if (move.verb === "cook") {
    const food = (sight.sketch as Sketch).boards[sight.eyes - 1]?.rates[String(move.values.good)] ?? 0;
    return food ? say("amount.food", { number: food }) : "";
  }
  return "";
}

function describe(sight: Sight): Passage[] {
  const order = [sight.shown, ...sight.seats.map((seat) => seat.seat).filter((seat) => seat !== sight.shown)];
  return [
    { title: say("web.text.common"), lines: commonLines(sight) },
    ...order.map((seat) => ({
      title: say("table.agricola.farm", { name: say(`seat.${seat}`) }),
      lines: farmLines(sight, seat),
    })),
  ];
}

function commonLines(sight: Sight): string[] {
  const table: Position = sight.table;
  const figures: Figures = sight.figures;
  const { edition } = figures;
  const who = (space: string) =>
    table.boards.flatMap((board, at) =>
      [...board.persons, ...board.cradles].includes(space) ? [say(`seat.${at + 1}`)] : [],
    );
  const line = (space: string) => {
    const goods = amounts(pileOf(space, sight) ?? alwaysGives(space, figures, sight.players));
    const does = actionsOf(space, sight).map((part) =>
      part.map((action) => say(`action.${action}`)).join(` ${say("table.agricola.and_or")} `),
    );
    const more = [goods, ...does, ...who(space).map((name) => say("table.agricola.taken_by", { name }))].filter(
      Boolean,
    );
    const name = say(nameOf(space, sight.sketch).id);
    return more.length ? `${name}: ${more.join("; ")}` : name;
  };
  const free = figures.majors.filter((name) => !table.boards.some((board) => board.majors.includes(name)));
  return [
    where(sight),
    ...(table.start >= 0 ? [`${say("table.agricola.start")}: ${say(`seat.${table.start + 1}`)}`] : []),
    ...(sight.sketch as Sketch).spaces.map(line),
    ...edition.rounds_of_stages.flatMap((_, at) => {
      const cards = coming(table, edition, at + 1);
      return cards.length
        ? [`${say("table.agricola.stage", { stage: at + 1 })}: ${cards.map((card) => say(`space.${card}`)).join(", ")}`]
        : [];
    }),
    `${say("table.agricola.majors")}: ${free.map((name) => say(`major.${name}`)).join(", ") || "–"}`,
  ];
}

function farmLines(sight: Sight, seat: number): string[] {
  const board: Board = sight.table.boards[seat - 1];
  const figures = sight.figures as Figures;
  const told = (sight.sketch as Sketch).boards[seat - 1];
  const sown = (cell: string) =>
    amounts({ grain: board.grain[cell] ?? 0, vegetable: board.vegetables[cell] ?? 0 }) || say("table.agricola.unsown");
  const herds = (told?.herds ?? []).filter(({ animals }) => Object.keys(animals).length);
  return [
    `${say("table.agricola.supply")}: ${amounts(board.goods) || "–"}`,
    say("table.agricola.family", { people: board.people, home: board.home }),
    `${say("table.agricola.next_harvest")} ${say("table.agricola.meal", { have: board.goods.food ?? 0, need: told?.needs ?? 0 })}`,
    `${say("table.agricola.room", { material: { id: `material.${board.material}` } })}: ${board.rooms.join(", ")}`,
    `${say("table.agricola.fields")}: ${board.fields.map((cell) => `${cell} (${sown(cell)})`).join(", ") || "–"}`,
    `${say("table.agricola.pastures")}: ${board.pastures.map((cells) => cells.join("+")).join(", ") || "–"}`,
    `${say("table.agricola.stables")}: ${board.stables.join(", ") || "–"}`,
    `${say("table.agricola.animals")}: ${herds.map(({ card, cells, animals }) => `${card ? say(`card.${card}`) : cells.join("+")}: ${amounts(animals)}`).join("; ") || "–"}`,
    say("table.agricola.pieces", { fences: told?.left.fences ?? 0, stables: told?.left.stables ?? 0 }),
    `${say("table.agricola.improvements")}: ${board.majors.map((name) => say(`major.${name}`)).join(", ") || "–"}`,
    ...board.promises.map((one) =>
      say("table.agricola.promise", {
        round: one.round,
        number: one.amount,
        good: { id: one.good ? `good.${one.good}` : `card.${sourceOf(figures, one)}` },
      }),
    ),
    ...board.played.map((id) => {
      const lies = amounts({ ...board.stock[id], ...told?.herds.find((herd) => herd.card === id)?.animals });
      return `${say("table.agricola.played")}: ${say(`card.${id}`)}${lies ? ` (${lies})` : ""}. ${say(`card_text.${id}`)}`;
    }),
    ...(handIs(board) ? [handIs(board)] : []),
    ...known(board).map((id) => `${say("table.agricola.hand")}: ${say(`card.${id}`)}. ${say(`card_text.${id}`)}`),
    ...(board.begging ? [say("table.agricola.begging", { number: board.begging })] : []),
  ];
}

const SMALL = ["fence", "sow", "cook"];
const small = (move: Move): boolean => SMALL.includes(move.verb);

export const room: GameRoom = { Table, aims, meant, flights, where, note, describe, small };
