// The shape of a position of Skara Brae, as the FIELDS of its Table and Board say it.

export interface Board {
  goods: Record<string, number>;
  slider: number;
  furnish: number;
  trade: number;
  special: string | null;
  flipped: string[];
  settlers: (string | null)[][];
  village_roofs: number;
  supply_roofs: number;
  stone_balls: number;
  utensils: number;
  spindles: number;
  large_ready: number;
  small_ready: number;
  black_workers: number;
  large_on: string[];
  small_on: string[];
  second_small_on: string[];
  dealt: string[] | null;
  tiles_dealt: number;
  kept: string | null;
}
export interface Table {
  round: number;
  turn: number;
  boards: Board[];
  discard: Record<string, number>;
  groups: (string | null)[][];
  hand: (string | null)[];
  drawn: (string | null)[];
  left: string[];
  passed: string[];
  done: string[];
  objectives: string[];
  tasks: string[];
}
export interface Effect {
  habitat: string;
  paid: Record<string, number>;
  gained: Record<string, number>;
  icons: string | null;
}
export interface Edition {
  rounds: number;
  turns: number;
  cards: number[];
  supply_roofs: number;
  slider_midden: number[];
  slider_loss: number[];
  payments: number[];
  settler_points: number[];
  set_points: number[];
  trade_costs: number[];
  trade_points: number[];
  trade_goods: Record<string, number>[];
  flip_costs: Record<string, number>[];
}
export interface Figures {
  edition: Edition;
  habitats: string[];
  goods: string[];
  tiles: string[];
  standard_tiles: string[];
  cards: Record<string, Effect>;
  tasks: Record<string, { tile: string; costs: Record<string, number>[] }>;
  storage_rows: number;
}

/** The action tiles of a board: the standard ones and the special one. */
export const tilesOf = (board: Board, figures: Figures): string[] => [
  ...figures.standard_tiles,
  ...(board.special ? [board.special] : []),
];
