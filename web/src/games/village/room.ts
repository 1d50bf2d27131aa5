// La Villa at the table: at what its moves aim, what flies where, the position in words.

import type { Happening, Line, Move } from "$lib/wire";
import { say } from "$lib/words/words.svelte";
import type { Flight, GameRoom, Passage, Sight } from "../contract";
import { type Board, cardOf, countIn, customerOf, type Figures, type Table as Position, unborn } from "./shape";
import Table from "./Table.svelte";

type Aim = (values: Move["values"]) => string[];

/** What a move aims at, by its verb. */
const AIMS: Record<string, Aim> = {
  take: ({ area, cube }) => [`cube:${area}:${cube}`, `area:${area}`],
  well: () => ["well"],
  use: ({ area }) => [`area:${area}`],
  bury: ({ place, generation }) => [`member:${place}:${generation}`],
  harvest: () => ["area:harvest"],
  birth: () => ["reserve", "area:family"],
  return: ({ place, generation }) => [`member:${place}:${generation}`, "area:family"],
  train: ({ building, generation }) => [`building:${building}`, `member:farm:${generation}`],
  make: ({ good }) => [`make:${good}`],
  buy: ({ good }) => [`make:${good}`],
  mill: () => ["building:mill"],
  serve: ({ customer }) => [`customer:${customer}`],
  travel: ({ place, generation, city }) => [`city:${city}`, `member:${place}:${generation}`],
  choose: ({ thing }) => [`thing:${thing}`],
  enter: ({ generation }) => ["level:1", `member:farm:${generation}`],
  promote: ({ level, generation }) => [`level:${Number(level) + 1}`, `member:level_${level}:${generation}`],
  privilege: ({ privilege }) => [`privilege:${privilege}`],
  ordain: ({ generation }) => ["bag", `member:farm:${generation}`],
  call: ({ generation }) => ["bag", `member:bag:${generation}`],
  advance: ({ window, generation }) => [`window:${Number(window) + 1}`, `member:window_${window}:${generation}`],
};

const aims = (move: Move): string[] => AIMS[move.verb]?.(move.values) ?? [];

function meant(target: string, sight: Sight): string[] {
  const { cubes, buildings, generations } = sight.figures as Figures;
  const [kind = "", name = "", more = ""] = target.split(":");
  const asked: Record<string, () => string[]> = {
    cube: () => [`take ${name} ${more}`, `use ${name}`],
    area: () => [...cubes.map((cube) => `take ${name} ${cube}`), `use ${name}`],
    well: () => ["well"],
    building: () =>
      name === "mill"
        ? ["mill"]
        : [`train ${name} 1`, ...(buildings[name] ?? []).flatMap((good) => [`make ${good}`, `buy ${good}`])],
    make: () => [`make ${name}`, `buy ${name}`],
    customer: () => [`serve ${name}`],
    city: () => [`travel farm 1 ${name}`],
    level: () => (name === "1" ? ["enter 1"] : generations.map((one) => `promote ${Number(name) - 1} ${one}`)),
    privilege: () => [`privilege ${name}`],
    window: () => generations.map((one) => `advance ${Number(name) - 1} ${one}`),
    bag: () => ["ordain 1"],
    reserve: () => ["birth"],
    thing: () => [`choose ${name}`],
    member: () => [`bury ${name} ${more}`, `return ${name} ${more}`],
  };
  return asked[kind]?.() ?? [];
}

/** Where something of this line comes from or goes to, outside the farm. */
function place(line: Line): string {
  const aimed = line.move ? aims(line.move)[0] : undefined;
  return aimed ? `${aimed}|seat:${line.seat}` : `seat:${line.seat}`;
}

function flights(happening: Happening, line: Line): Flight[] {
  const { event, values } = happening;
  const { seat } = values;
  const own = (thing: string) => `thing:${seat}:${thing}|seat:${seat}`;
  if (event === "cube_taken")
    return [{ icon: values.cube, count: 1, from: `cube:${values.area}:${values.cube}`, to: own(values.cube) }];
  if (event === "gained")
    return [{ icon: values.thing, count: values.number, from: place(line), to: own(values.thing) }];
  if (event === "paid") return [{ icon: values.thing, count: values.number, from: own(values.thing), to: place(line) }];
  if (event === "prestige_gained")
    return [{ icon: "prestige", count: values.number, from: place(line), to: `seat:${seat}` }];
  if (event === "cube_placed")
    return [{ icon: values.cube, count: 1, from: "market", to: `cube:${values.area}:${values.cube}` }];
  return [];
}

function where(sight: Sight): string {
  const { round, trigger } = sight.table as Position;
  if (!round) return say("table.village.setup");
  return say(trigger >= 0 ? "table.village.round_last" : "web.table.round", { round });
}

function note(move: Move, sight: Sight): string {
  const figures = sight.figures as Figures;
  if (move.verb === "serve") {
    const tile = customerOf(figures, String(move.values.customer));
    return `${amounts(tile.wants)}; ${say("web.points", { points: tile.prestige })}`;
  }
  return "";
}

const amounts = (things: Record<string, number>): string =>
  Object.entries(things)
    .map(([thing, number]) => say("amount.thing", { number, thing: say(`thing.${thing}`) }))
    .join(", ");

function describe(sight: Sight): Passage[] {
  const order = [sight.shown, ...sight.seats.map((seat) => seat.seat).filter((seat) => seat !== sight.shown)];
  return [
    { title: say("web.text.common"), lines: commonLines(sight) },
    ...order.map((seat) => ({
      title: say("table.village.farm", { name: say(`seat.${seat}`) }),
      lines: farmLines(sight.table.boards[seat - 1], sight.figures),
    })),
  ];
}

function commonLines(sight: Sight): string[] {
  const table: Position = sight.table;
  const figures: Figures = sight.figures;
  const card = cardOf(sight);
  const cubes = (counts: (cube: string) => number | undefined) =>
    figures.cubes
      .filter((cube) => counts(cube))
      .map((cube) => say("amount.thing", { number: counts(cube) ?? 0, thing: say(`cube.${cube}`) }))
      .join(", ") || "–";
  const dead = (place: string) =>
    table.boards.reduce((sum, board) => sum + countIn(board, place, figures.generations), 0);
  const person = (name: string | null) =>
    name
      ? say("table.village.offer", {
          customer: say(`customer.${name}`),
          wants: amounts(customerOf(figures, name).wants),
          prestige: customerOf(figures, name).prestige,
        })
      : "–";
  return [
    ...(table.start >= 0 ? [say("table.village.start", { seat: say(`seat.${table.start + 1}`) })] : []),
    ...(table.next_start >= 0 ? [say("table.village.next_start", { seat: say(`seat.${table.next_start + 1}`) })] : []),
    ...(table.trigger >= 0 ? [say("table.village.last_turns", { seat: say(`seat.${table.trigger + 1}`) })] : []),
    ...figures.areas.map((area) => `${say(`area.${area}`)}: ${cubes((cube) => table.areas[`${area}:${cube}`])}`),
    `${say("table.village.bag")}: ${cubes((cube) => table.bag[cube])}`,
    `${say("table.village.stalls")}: ${table.stalls.map(person).join("; ")}`,
    `${say("table.village.queue")}: ${table.queue.map(person).join("; ") || "–"}`,
    `${say("table.village.chronicle")}: ${figures.professions
      .map((name) => `${say(`table.village.of_${name}`)} ${dead(`chronicle_${name}`)}/${card.chronicle[name] ?? 0}`)
      .join(", ")}`,
    `${say("table.village.graves")}: ${dead("grave")}/${card.graves}`,
  ];
}

function farmLines(board: Board, figures: Figures): string[] {
  const spaces = figures.edition.time_spaces;
  const people = (place: string) =>
    figures.generations
      .filter((generation) => board.members[`${place}:${generation}`])
      .map((generation) => `${board.members[`${place}:${generation}`]} × ${say(`generation.${generation}`)}`)
      .join(", ");
  const coming = figures.generations.reduce((sum, generation) => sum + unborn(board, generation, figures), 0);
  return [
    `${say("table.village.score")}: ${board.score}`,
    say("table.village.time_is", { time: board.time, spaces, left: spaces - board.time }),
    `${say("table.village.store")}: ${amounts(board.things) || "–"}`,
    ...figures.places.filter((place) => people(place)).map((place) => `${say(`place.${place}`)}: ${people(place)}`),
    say("table.village.unborn", { number: coming }),
    `${say("table.village.served")}: ${board.served.length}`,
    `${say("table.village.markers")}: ${board.markers.map((city) => say(`place.${city}`)).join(", ") || "–"}`,
  ];
}

export const room: GameRoom = { Table, aims, meant, flights, where, note, describe };
