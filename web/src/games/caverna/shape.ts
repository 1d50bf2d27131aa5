// The shape of a position of Caverna, as the FIELDS of its Table and Board say it, and what lies on a cell.

import type { Sight } from "../contract";

type Counts = Record<string, number>;

export interface Board {
  goods: Counts;
  begging: number;
  meadows: string[];
  fields: string[];
  small_pastures: string[];
  large_pastures: string[][];
  stables: string[];
  caverns: string[];
  tunnels: string[];
  deep_tunnels: string[];
  ore_mines: string[];
  ruby_mines: string[];
  grain: Counts;
  vegetables: Counts;
  furnished: { cell: string; tile: string }[];
  covered: string[];
  deliveries: { tile: string; rounds: number }[];
  /** The strengths of the dwarfs at home, weakest first. */
  home: number[];
  placed: string[];
  weapons: number[];
  cradles: string[];
  newborns: number;
}
export interface Table {
  round: number;
  boards: Board[];
  revealed: string[];
  markers: string[];
  piles: Record<string, Counts>;
  start: number;
  passed: string[];
}
export interface Herd {
  cells: string[];
  holds: number;
  animals: Counts;
  dogs: number;
}
export interface BoardSketch {
  herds: Herd[];
  /** The dogs that watch no sheep. */
  dogs: number;
  rates: Counts;
  room: number;
}
/** What follows by rules: `hogar/games/caverna/sketch.py`. */
export interface Sketch {
  spaces: string[];
  tiles: string[];
  rounds: number[];
  boards: BoardSketch[];
}
export interface Side {
  seats: number;
  first: Counts;
  later: Counts;
  gives: Counts;
  price: Counts;
  level: number;
}
export interface TileFigures {
  introductory: number;
  cost: Counts;
  points: number;
  dwarfs: number;
  animals: number;
}
export interface Edition {
  spaces: { players: number[]; stage: number; mines: number; sides: Side[] }[];
  tiles: TileFigures[];
  loot: { strength: number; gives: Counts; price: Counts }[];
  stables: number;
  dwarfs: number;
  first_marker_round: number;
  harvests: string[];
  red_events: string[];
  water: Counts[];
  market: Counts;
  ore_for_mines: number;
  trade_price: Counts;
  first_dwelling_dwarfs: number;
  small_pasture_points: number;
  adult_food: number;
}
export interface Figures {
  edition: Edition;
  supply: string[];
  farm_animals: string[];
  goods: string[];
  spaces: string[];
  /** What each space offers: names of actions, and between them how they are joined. */
  offers: Record<string, string[]>;
  tiles: { id: string; colour: string; board: string }[];
  loot: string[];
  /** The cells with a printed reward, in the order of the figure `water`. */
  water: string[];
  /** Wish for children and its back. */
  wish: string;
  urgent: string;
  entrance: string;
  first_dwelling: string;
  cookable: Record<string, string>;
}

/** What lies on a cell of the home board. */
export type Ground =
  | "forest"
  | "meadow"
  | "field"
  | "pasture"
  | "rock"
  | "cavern"
  | "tunnel"
  | "deep_tunnel"
  | "ore_mine"
  | "ruby_mine"
  | "dwelling"
  | "outside";

export const ROWS = 4;
export const COLUMNS = 3;

export const boardOf = (sight: Sight, seat: number): Board => (sight.table as Table).boards[seat - 1] as Board;
export const sketchOf = (sight: Sight, seat: number): BoardSketch =>
  (sight.sketch as Sketch).boards[seat - 1] as BoardSketch;

/** Whether a cell lies over the edge of the board. */
export const isOutside = (cell: string): boolean => {
  const row = Number(cell[1]);
  const column = Number(cell[2]);
  return row < 1 || row > ROWS || column < 1 || column > COLUMNS;
};

export function groundOf(board: Board, figures: Figures, cell: string): Ground {
  if (cell === figures.first_dwelling) return "dwelling";
  if (board.fields.includes(cell)) return "field";
  if (board.meadows.includes(cell)) return "meadow";
  if (board.small_pastures.includes(cell) || board.large_pastures.some((cells) => cells.includes(cell)))
    return "pasture";
  if (board.caverns.includes(cell)) return "cavern";
  if (board.tunnels.includes(cell)) return "tunnel";
  if (board.deep_tunnels.includes(cell)) return "deep_tunnel";
  if (board.ore_mines.includes(cell)) return "ore_mine";
  if (board.ruby_mines.includes(cell)) return "ruby_mine";
  if (isOutside(cell)) return "outside";
  return cell.startsWith("f") ? "forest" : "rock";
}

/** The side of a space that so many players use. */
export function sideOf(sight: Sight, space: string): Side {
  const { edition, spaces } = sight.figures as Figures;
  const sides = edition.spaces[spaces.indexOf(space)]?.sides ?? [];
  const found = sides.filter((side) => side.seats <= sight.players).at(-1) ?? sides[0];
  if (!found) throw new Error("no side");
  return found;
}

export const tileFigures = (figures: Figures, tile: string): TileFigures => {
  const found = figures.edition.tiles[figures.tiles.findIndex((one) => one.id === tile)];
  if (!found) throw new Error("no tile");
  return found;
};

export const colourOf = (figures: Figures, tile: string): string =>
  figures.tiles.find((one) => one.id === tile)?.colour ?? "green";
