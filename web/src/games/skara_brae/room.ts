// Skara Brae at the table: at what its moves aim, what flies where, the position in words.

import type { Happening, Line, Move } from "$lib/wire";
import { say } from "$lib/words/words.svelte";
import type { Flight, GameRoom, Passage, Sight } from "../contract";
import { type Board, type Figures, type Table as Position, tilesOf } from "./shape";
import Table from "./Table.svelte";

const OF_TILE = ["place", "flip", "use", "build", "rest"];
const OF_GOOD = ["harvest", "cook", "trade", "buy", "bonus"];

function aims(move: Move): string[] {
  const { verb, values } = move;
  if (OF_TILE.includes(verb)) return [`tile:${values.tile}`];
  if (OF_GOOD.includes(verb)) return [`good:${values.good}`];
  if (verb === "take") return [`card:${values.place}`];
  if (verb === "choose") return [`special:${values.tile}`];
  if (verb === "keep") return [`drawn:${values.card}`];
  if (verb === "pass") return ["order"];
  if (verb === "knives") return ["good:knife"];
  if (verb === "feed") return ["good:food"];
  if (verb === "clean") return (values.goods as string[]).map((good) => `good:${good}`);
  if (verb === "clear") return [values.clear === "slider" ? "slider" : "good:midden"];
  if (verb === "muster" || verb === "discard") return [`habitat:${values.habitat}`];
  if (verb === "task") return [`task:${values.task}`];
  return [];
}

function meant(target: string): string[] {
  const [kind, name = ""] = target.split(":");
  if (kind === "tile") return [`place ${name} large`, `place ${name} small`, `flip ${name}`, `use ${name}`];
  if (kind === "good") return [`cook ${name}`, `trade ${name}`, `buy ${name}`];
  if (kind === "slider") return ["clear slider"];
  if (kind === "order") return ["pass"];
  if (kind === "habitat") return [`muster ${name} both`];
  if (kind === "task") return [`task ${name} 1`];
  return [];
}

function flights(happening: Happening, line: Line): Flight[] {
  const { event, values } = happening;
  const seat = values.seat;
  if (event === "gained")
    return [{ icon: values.good, count: values.number, from: source(line), to: `good:${seat}:${values.good}` }];
  if (event === "paid")
    return [{ icon: values.good, count: values.number, from: `good:${seat}:${values.good}`, to: source(line) }];
  if (event === "roof_gained") return [{ icon: "roof", count: 1, from: source(line), to: `roofs:${seat}` }];
  if (event === "spindle_gained") return [{ icon: "spindle", count: 1, from: source(line), to: `spindles:${seat}` }];
  return [];
}

/** Where goods come from and go to: the tile that is used, the card that is taken, else the player's own place. */
function source(line: Line): string {
  const move = line.move;
  if (move && OF_TILE.includes(move.verb)) return `tile:${line.seat}:${move.values.tile}`;
  return move?.verb === "take" ? `card:${move.values.place}` : `seat:${line.seat}`;
}

function where(sight: Sight): string {
  const table: Position = sight.table;
  const { rounds, turns } = (sight.figures as Figures).edition;
  if (!table.round) return say("table.skara_brae.setup");
  return say("table.skara_brae.where", { round: table.round, rounds, turn: table.turn, turns });
}

function note(move: Move, sight: Sight): string {
  const table: Position = sight.table;
  const board = table.boards[sight.eyes - 1];
  const { values } = move;
  if (move.verb === "discard" && board) {
    const habitat = (sight.figures as Figures).habitats.indexOf(String(values.habitat));
    const card = board.settlers[habitat]?.[Number(values.place) - 1];
    return card ? (say(`card.${card}`).split(" (")[0] ?? "") : "";
  }
  if (move.verb === "flip") {
    const { edition, tiles } = sight.figures as Figures;
    return amounts(edition.flip_costs[tiles.indexOf(String(values.tile))] ?? {});
  }
  return "";
}

const amounts = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, number]) => say("amount.good", { number, good: say(`good.${good}`) }))
    .join(", ");

function describe(sight: Sight): Passage[] {
  const table: Position = sight.table;
  const common = [
    ...table.groups.flatMap((group, at) =>
      at + 1 >= Math.max(table.turn, 1) ? [cards(say("table.skara_brae.group", { turn: at + 1 }), group)] : [],
    ),
    ...(table.hand.length ? [cards(say("table.skara_brae.hand"), table.hand)] : []),
    ...(table.drawn.length ? [cards(say("table.skara_brae.drawn"), table.drawn)] : []),
    ...table.objectives.map((name) => `${say("table.skara_brae.objective")}: ${say(`objective.${name}`)}`),
    ...table.tasks.map((name) => `${say("table.skara_brae.task")}: ${say(`task.${name}`)}`),
    ...(["left", "passed", "done"] as const).flatMap((stack) =>
      table[stack].length
        ? [
            `${say(`table.skara_brae.${stack === "left" ? "waiting" : stack}`)}: ${table[stack].map(marker).reverse().join(", ")}`,
          ]
        : [],
    ),
  ];
  const order = [sight.shown, ...sight.seats.map((seat) => seat.seat).filter((seat) => seat !== sight.shown)];
  return [
    { title: say("web.text.common"), lines: common },
    ...order.map((seat) => ({
      title: say("table.skara_brae.home", { name: say(`seat.${seat}`) }),
      lines: boardLines(table.boards[seat - 1] as Board, sight.figures),
    })),
  ];
}

const marker = (name: string) => (name === "neutral" ? say("table.skara_brae.neutral") : say(`seat.${name}`));
const cards = (title: string, row: (string | null)[]) =>
  `${title}: ${row.flatMap((card, at) => (card ? [`${at + 1} ${say(`card.${card}`)}`] : [])).join("; ") || "–"}`;

function boardLines(board: Board, figures: Figures): string[] {
  const { edition } = figures;
  const tokens = Object.values(board.goods).reduce((sum, count) => sum + count, 0);
  const workers = (tile: string) => [
    ...(board.large_on.includes(tile) ? [say("table.skara_brae.large")] : []),
    ...(board.small_on.includes(tile) ? [say("table.skara_brae.small")] : []),
    ...(board.second_small_on.includes(tile) ? [say("table.skara_brae.small")] : []),
  ];
  const tile = (name: string) => {
    const more = [...(board.flipped.includes(name) ? [say("table.skara_brae.flipped")] : []), ...workers(name)];
    return say(`tile.${name}`) + (more.length ? ` (${more.join(", ")})` : "");
  };
  return [
    say("table.skara_brae.storage_is", {
      tokens,
      capacity: figures.storage_rows * board.slider,
      midden: edition.slider_midden[board.slider] ?? 0,
      loss: edition.slider_loss[board.slider] ?? 0,
    }),
    `${say("table.skara_brae.goods")}: ${amounts(board.goods) || "–"}`,
    `${say("table.skara_brae.tiles")}: ${tilesOf(board, figures).map(tile).join(", ")}`,
    `${say("table.skara_brae.ready", { number: board.large_ready + board.small_ready })}`,
    `${say("table.skara_brae.furnish")}: ${board.furnish}/${edition.payments.length - 1}. ${say("table.skara_brae.trade")}: ${board.trade}/${edition.trade_costs.length - 1}`,
    ...figures.habitats.map(
      (habitat, at) =>
        `${say(`habitat.${habitat}`)}: ${
          (board.settlers[at] ?? [])
            .map((card) => (card ? say(`card.${card}`) : "?"))
            .reverse()
            .join("; ") || "–"
        }`,
    ),
    ["roofs", "stone_balls", "utensils", "spindles"]
      .map(
        (word) =>
          `${say(`table.skara_brae.${word}`)}: ${word === "roofs" ? board.village_roofs + board.supply_roofs : board[word as "utensils"]}`,
      )
      .join(", "),
  ];
}

export const room: GameRoom = { Table, aims, meant, flights, where, note, describe, names: ["marker"] };
