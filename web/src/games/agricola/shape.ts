// The shape of a position of Agricola, as the FIELDS of its Table and Board and its sketch say it; where cells lie.

import type { Sight } from "../contract";

export type Amounts = Record<string, number>;

export interface Promised {
  round: number;
  source: number;
  /** Null for an offer of the card behind it. */
  good: string | null;
  amount: number;
}
export interface Board {
  goods: Amounts;
  begging: number;
  material: string;
  rooms: string[];
  fields: string[];
  stables: string[];
  pastures: string[][];
  grain: Amounts;
  vegetables: Amounts;
  people: number;
  newborns: number;
  home: number;
  persons: string[];
  cradles: string[];
  majors: string[];
  crafted: string[];
  promises: Promised[];
  // Hand cards; null stands for one that these eyes don't know.
  hand_minors: (string | null)[];
  hand_occupations: (string | null)[];
  played: string[];
  stock: Record<string, Amounts>;
  bonus: number;
  guests: number;
}
export interface Table {
  round: number;
  boards: Board[];
  turned: string[];
  piles: Amounts;
  start: number;
  harvests: number;
}
/** What is printed on a hand card beside its text. */
export interface HandCard {
  kind: "minors" | "occupations";
  costs: Amounts[];
  points: number;
  players: number;
  passes: boolean;
}
/** A place for animals: its cells, or the card that it is. */
export interface Herd {
  card?: string;
  cells: string[];
  holds: number;
  animals: Amounts;
}
export interface BoardSketch {
  herds: Herd[];
  rates: Amounts;
  needs: number;
  /** The pieces that can still be built or born. */
  left: { fences: number; stables: number; people: number };
}
export interface Sketch {
  spaces: string[];
  /** The cards that are action spaces. */
  card_spaces: Record<string, string>;
  boards: BoardSketch[];
}
export interface Major {
  cost: Amounts;
  points: number;
  cooks: Amounts;
  bakes: number;
  bakes_most: number;
  crafts: Amounts;
  tiers: number[];
  tier_points: number[];
  promises: Amounts;
  promise_rounds: number;
}
export interface Edition {
  rounds_of_stages: number[];
  stages: Amounts;
  fences: number;
  stables: number;
  people: number;
  majors: Major[];
  resource_market: Amounts[];
  // What a space always gives, under its name.
  [space: string]: unknown;
}
export interface Figures {
  edition: Edition;
  goods: string[];
  animals: string[];
  cells: string[];
  rows: number;
  columns: number;
  majors: string[];
  piles: Record<string, Record<string, string>>;
  cards: Record<string, HandCard>;
  card_ids: string[];
  actions: Record<string, Record<string, string[][]>>;
}

export const stageOf = (edition: Edition, round: number): number => {
  let last = 0;
  for (const [stage, rounds] of edition.rounds_of_stages.entries()) {
    last += rounds;
    if (round <= last) return stage + 1;
  }
  return edition.rounds_of_stages.length;
};
export const roundsIn = (edition: Edition): number => edition.rounds_of_stages.reduce((sum, rounds) => sum + rounds, 0);
export const harvestAfter = (edition: Edition, round: number): boolean =>
  round === roundsIn(edition) || stageOf(edition, round) !== stageOf(edition, round + 1);

/** The round cards of a stage that have not been turned up. */
export const coming = (table: Table, edition: Edition, stage: number): string[] =>
  Object.keys(edition.stages).filter((card) => edition.stages[card] === stage && !table.turned.includes(card));

const variantOf = (sight: Sight): string => String(sight.options.variant ?? "family");

/** The goods that lie on a space; null where none ever do. */
export function pileOf(space: string, sight: Sight): Amounts | null {
  const good = (sight.figures as Figures).piles[variantOf(sight)]?.[space];
  return good ? { [good]: sight.table.piles[space] ?? 0 } : null;
}

/** What a space gives every time. */
export function alwaysGives(space: string, figures: Figures, players: number): Amounts {
  const given = space === "resource_market" ? figures.edition.resource_market[players - 1] : figures.edition[space];
  return given && typeof given === "object" && !Array.isArray(given) ? (given as Amounts) : {};
}

/** What somebody reads as the name of a space: a card that is one has its own. */
export const nameOf = (space: string, sketch: Sketch): { id: string } => ({
  id: sketch.card_spaces[space] ? `card.${sketch.card_spaces[space]}` : `space.${space}`,
});

/** The card behind something promised; empty for a major improvement. */
export const sourceOf = (figures: Figures, promised: Promised): string =>
  figures.card_ids[promised.source - figures.majors.length] ?? "";

/** What can be done on a space: one part after the other, each one action or several of which one is enough. */
export const actionsOf = (space: string, sight: Sight): string[][] =>
  (sight.figures as Figures).actions[variantOf(sight)]?.[space] ?? [];

export const majorOf = (figures: Figures, name: string): Major | undefined =>
  figures.edition.majors[figures.majors.indexOf(name)];

/** What stands open for the seat that looks, by the name of its step. */
export function asking(sight: Sight): { step: string; [field: string]: unknown } | null {
  for (const { steps } of sight.lanes) {
    const top = steps.at(-1);
    if (top?.seat === sight.eyes - 1) return top;
  }
  return null;
}

// Where cells lie in the drawing of a farm.

export const CELL = 100;
export const LEFT = 20;
export const TOP = 50;
export const WIDE = LEFT * 2 + CELL * 5;
export const HIGH = TOP + CELL * 3 + 24;

export const rowOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const columnOf = (cell: string): number => Number(cell.slice(1)) - 1;
export const corner = (cell: string): [number, number] => [LEFT + columnOf(cell) * CELL, TOP + rowOf(cell) * CELL];

/** An edge by the cell at whose top or left it lies: `h:1:2` or `v:1:2`, row and column. */
export type Edge = string;

/** The edges around some cells. */
export function outline(cells: string[]): Edge[] {
  const edges = new Set<Edge>();
  for (const cell of cells) {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    for (const edge of [`h:${row}:${column}`, `h:${row + 1}:${column}`, `v:${row}:${column}`, `v:${row}:${column + 1}`])
      if (!edges.delete(edge)) edges.add(edge);
  }
  return [...edges];
}

/** The fences of a farm: those around its pastures, from top to bottom. */
export function fencesOf(pastures: string[][]): Edge[] {
  const all = new Set(pastures.flatMap(outline));
  const row = (edge: Edge) => Number(edge.split(":")[1]) * 2 + (edge.startsWith("v") ? 1 : 0);
  return [...all].sort((one, other) => row(one) - row(other));
}
