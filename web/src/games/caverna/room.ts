// Caverna at the table: at what its moves aim, what flies where, the position in words.

import type { Happening, Json, Line, Move } from "$lib/wire";
import { say } from "$lib/words/words.svelte";
import type { Flight, GameRoom, Passage, Sight } from "../contract";
import {
  type Board,
  boardOf,
  type Figures,
  groundOf,
  type Table as Position,
  type Sketch,
  sketchOf,
  tileFigures,
} from "./shape";
import Table from "./Table.svelte";

type Aim = (values: Move["values"], sight: Sight) => string[];

const onCells: Aim = ({ cell, second }) => (second ? [`cell:${cell}`, `cell:${second}`] : [`cell:${cell}`]);
/** The space on which the dwarf stands that acts now. */
const atWork: Aim = (_, sight) => {
  const place = sight.eyes ? boardOf(sight, sight.eyes).placed.at(-1) : undefined;
  return place ? [`space:${place}`] : [];
};

/** What a move aims at, by its verb. */
const AIMS: Record<string, Aim> = {
  place: ({ space }) => [`space:${space}`],
  early: ({ strength }) => [`dwarf:${strength}`],
  do: atWork,
  imitate: ({ space }) => [`space:${space}`],
  protect: ({ space }) => [`space:${space}`],
  lay: onCells,
  lay_single: onCells,
  mine: onCells,
  ruby_mine: onCells,
  settle: onCells,
  fence: onCells,
  fence_both: onCells,
  stable: onCells,
  furnish: ({ tile }) => [`tile:${tile}`],
  sow: ({ cell }) => [`cell:${cell}`],
  loot: ({ loot }) => [`loot:${loot}`],
  buy: ({ good }) => [`good:${good}`],
  forge: () => ["good:ore"],
  trade: () => ["good:ore"],
  feed: () => ["good:food"],
  cook: ({ cookable }, sight) => [`good:${(sight.figures as Figures).cookable[String(cookable)]}`],
  spend_gold: () => ["good:gold"],
  ruby: () => ["good:ruby"],
  ruby_tile: () => ["good:ruby"],
  use: ({ tile }) => [`owned:${tile}`],
  disarm: ({ strength }) => [`dwarf:${strength}`],
};

const aims = (move: Move, sight: Sight): string[] => AIMS[move.verb]?.(move.values, sight) ?? [];

/** The step that asks whoever looks. */
const asking = (sight: Sight): Json =>
  sight.lanes.flatMap(({ steps }) => steps.slice(-1)).find(({ seat }) => seat === sight.eyes - 1);
/** A cell beside another one, for the second half of a tile. */
const beside = (cell: string) => `${cell.slice(0, 2)}${cell[2] === "1" ? 2 : Number(cell[2]) - 1}`;
/** What a cell may be meant for, by the step that asks. */
const CELL_MOVES: Record<string, (cell: string, step: Json) => string[]> = {
  ChooseTwin: (cell, { twins }) => twins.map((twin: string) => `lay ${twin} ${cell} ${beside(cell)}`),
  ChooseSingle: (cell, { single }) => [`lay_single ${single} ${cell}`],
  ChooseOreMine: (cell) => [`mine ${cell} ${beside(cell)}`],
  ChooseRubyMine: (cell) => [`ruby_mine ${cell}`],
  ChooseSite: (cell) => [`settle ${cell}`],
  ChoosePasture: (cell) => [`fence ${cell}`],
  ChooseStable: (cell) => [`stable ${cell}`],
  ChooseSowing: (cell) => [`sow grain ${cell}`, `sow vegetable ${cell}`],
};

function meant(target: string, sight: Sight): string[] {
  const [kind = "", name = ""] = target.split(":");
  const step = asking(sight);
  const asked: Record<string, () => string[]> = {
    cell: () => CELL_MOVES[step?.step]?.(name, step) ?? [],
    space: () => [step?.step === "ChooseTarget" ? `imitate ${name}` : `place ${name}`],
    tile: () => [`furnish ${name}`],
    owned: () => [`use ${name} 0`],
    loot: () => [`loot ${name}`],
    good: () => goodMoves(name, step?.step, sight.figures),
    dwarf: () => [`early ${name}`],
  };
  return asked[kind]?.() ?? [];
}

/** What a good may be meant for: bought at the market, or turned into food, or what rubies and gold are for. */
function goodMoves(good: string, step: string, figures: Figures): string[] {
  if (step === "ChooseGood") return [`buy ${good}`];
  if (good === "ruby") return ["ruby wood"];
  if (good === "gold") return ["spend_gold 2"];
  return Object.keys(figures.cookable)
    .filter((one) => figures.cookable[one] === good && one !== "donkeys")
    .map((one) => `cook ${one}`);
}

/** Where something of this line comes from or goes to, outside the home. */
function place(line: Line, seat: number): string {
  const verb = line.move?.verb;
  const values: Move["values"] = line.move?.values ?? {};
  if (verb === "loot") return `loot:${values.loot}|seat:${line.seat}`;
  if (verb === "furnish") return `tile:${values.tile}|seat:${line.seat}`;
  if (values.cell) return `cell:${seat}:${values.cell}|seat:${line.seat}`;
  return values.space ? `space:${values.space}|seat:${line.seat}` : `seat:${line.seat ?? seat}`;
}

function flights(happening: Happening, line: Line): Flight[] {
  const { event, values } = happening;
  const { seat } = values;
  const own = (good: string) => `good:${seat}:${good}|seat:${seat}`;
  const things = { icon: values.good, count: values.number };
  if (event === "gained") return [{ ...things, from: place(line, seat), to: own(values.good) }];
  if (event === "paid") return [{ ...things, from: own(values.good), to: place(line, seat) }];
  if (event === "converted") return [{ icon: "food", count: values.food, from: own(values.good), to: own("food") }];
  if (event === "bred")
    return [{ icon: values.animal, count: 1, from: `home:${seat}|seat:${seat}`, to: own(values.animal) }];
  if (event === "begged") return [{ icon: "beg", count: values.number, from: own("food"), to: `seat:${seat}` }];
  return [];
}

function where(sight: Sight): string {
  const { round } = sight.table as Position;
  if (!round) return say("table.caverna.setup");
  const { rounds } = sight.sketch as Sketch;
  return say("table.caverna.where", { round, last: rounds.at(-1) ?? round });
}

function note(move: Move, sight: Sight): string {
  if (move.verb === "buy")
    return amounts({ gold: (sight.figures as Figures).edition.market[String(move.values.good)] ?? 0 });
  if (move.verb === "cook")
    return amounts({ food: sketchOf(sight, sight.eyes).rates[String(move.values.cookable)] ?? 0 });
  if (move.verb === "use") return say(`effect.${move.values.tile}`);
  if (move.verb !== "furnish") return "";
  const { cost, points } = tileFigures(sight.figures as Figures, String(move.values.tile));
  const price = amounts(cost) || say("table.caverna.free");
  const effect = say(`effect.${move.values.tile}`);
  return `${points ? `${price}; ${say("web.points", { points })}` : price}: ${effect}`;
}

const amounts = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .filter(([, number]) => number)
    .map(([good, number]) => `${number} × ${say(`good.${good}`)}`)
    .join(", ");

function describe(sight: Sight): Passage[] {
  const order = [sight.shown, ...sight.seats.map((seat) => seat.seat).filter((seat) => seat !== sight.shown)];
  return [
    { title: say("web.text.common"), lines: commonLines(sight) },
    ...order.map((seat) => ({
      title: say("table.caverna.home", { name: say(`seat.${seat}`) }),
      lines: homeLines(sight, seat),
    })),
    { title: say("table.caverna.display"), lines: tileLines(sight) },
  ];
}

function commonLines(sight: Sight): string[] {
  const table: Position = sight.table;
  const there = (space: string) =>
    table.boards.flatMap((board, at) => (board.placed.includes(space) ? [say(`seat.${at + 1}`)] : []));
  const spaces = (sight.sketch as Sketch).spaces.map((space) => {
    const more = [amounts(table.piles[space] ?? {}), ...there(space)].filter(Boolean);
    return more.length ? `${say(`space.${space}`)}: ${more.join("; ")}` : say(`space.${space}`);
  });
  return [
    ...(table.start >= 0 ? [say("table.caverna.start", { seat: say(`seat.${table.start + 1}`) })] : []),
    ...(table.markers.length
      ? [`${say("table.caverna.markers")}: ${table.markers.map((marker) => say(`marker.${marker}`)).join(", ")}`]
      : []),
    ...spaces,
  ];
}

function homeLines(sight: Sight, seat: number): string[] {
  const board = boardOf(sight, seat);
  const sketch = sketchOf(sight, seat);
  const figures: Figures = sight.figures;
  const strengths = [...board.home, ...board.weapons, ...board.cradles.map(() => 0)];
  return [
    `${say("table.caverna.store")}: ${amounts(board.goods) || "–"}`,
    `${say("table.caverna.dwarfs")}: ${strengths.length} (${say("table.caverna.room")}: ${sketch.room}); ${say("table.caverna.strengths")}: ${strengths.join(", ")}`,
    ...grounds(board, figures),
    ...board.furnished.map(
      ({ cell, tile }) => `${say(`cell.${cell}`)}: ${say(`tile.${tile}`)}. ${say(`effect.${tile}`)}`,
    ),
    `${say("table.caverna.stables")}: ${board.stables.map((cell) => say(`cell.${cell}`)).join(", ") || "–"}`,
    ...(board.begging ? [`${say("table.caverna.begging")}: ${board.begging}`] : []),
  ];
}

/** The cells by what lies on them. */
function grounds(board: Board, figures: Figures): string[] {
  const cells = [
    ...board.meadows,
    ...board.fields,
    ...board.small_pastures,
    ...board.large_pastures.flat(),
    ...board.caverns,
    ...board.tunnels,
    ...board.deep_tunnels,
    ...board.ore_mines,
    ...board.ruby_mines,
  ];
  const found = new Map<string, string[]>();
  for (const cell of cells) {
    const ground = groundOf(board, figures, cell);
    const crops = amounts({ grain: board.grain[cell] ?? 0, vegetable: board.vegetables[cell] ?? 0 });
    found.set(ground, [...(found.get(ground) ?? []), say(`cell.${cell}`) + (crops ? ` (${crops})` : "")]);
  }
  return [...found].map(([ground, names]) => `${say(`table.caverna.ground_${ground}`)}: ${names.join(", ")}`);
}

function tileLines(sight: Sight): string[] {
  const figures: Figures = sight.figures;
  return (sight.sketch as Sketch).tiles.map((tile) => {
    const { cost, points } = tileFigures(figures, tile);
    return `${say(`tile.${tile}`)} (${amounts(cost) || say("table.caverna.free")}; ${say("web.points", { points })}). ${say(`effect.${tile}`)}`;
  });
}

const SMALL = ["sow"];
const small = (move: Move): boolean => SMALL.includes(move.verb);

export const room: GameRoom = { Table, aims, meant, flights, where, note, describe, small };
