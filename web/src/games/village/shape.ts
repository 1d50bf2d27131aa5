// The shape of a position of La Villa, as the FIELDS of its Table and Board say it.

import type { Sight } from "../contract";

type Counts = Record<string, number>;

export interface Board {
  time: number;
  score: number;
  due: number;
  things: Counts;
  /** By place and generation: `farm:1`. */
  members: Counts;
  markers: string[];
  served: string[];
}
export interface Table {
  round: number;
  boards: Board[];
  /** By area and colour: `harvest:brown`. */
  areas: Counts;
  bag: Counts;
  stalls: (string | null)[];
  queue: string[];
  start: number;
  next_start: number;
  trigger: number;
  turns_left: number;
}
export interface Edition {
  generations: number[];
  time_spaces: number;
  setup_cards: { stalls: number; queue: number; chronicle: Counts; graves: number }[];
  customers: { wants: Counts; prestige: number }[];
  sale_green: number;
  sale_time: number;
  harvest: number[];
  buildings: { place_time: number; make_time: number; buy_cubes: Counts; buy_grain: number }[];
  mill_time: number;
  mill_grain: number;
  mill_coins: number;
  journey_time: number;
  journey_wagons: number;
  cities: { prestige: number; cubes: number; coins: number }[];
  roads: { from_station: string; to_station: string; cubes: Counts }[];
  council_green: number;
  council_time: number[];
  privilege_cubes: number;
  privilege_goods: number;
  privilege_coins: number;
  privilege_prestige: number;
  church_brown: number;
  church_time: number;
  window_grain: number[];
  monks: number;
  majority_prestige: number;
  well_cubes: number;
  city_points: number[];
  level_points: number[];
  window_points: number[];
  chronicle_points: number[];
  grain_limit: number;
}
export interface Figures {
  edition: Edition;
  areas: string[];
  cubes: string[];
  things: string[];
  goods: string[];
  wanted: string[];
  buildings: Record<string, string[]>;
  cities: string[];
  levels: number;
  windows: number;
  privileges: string[];
  professions: string[];
  places: string[];
  generations: string[];
  customers: string[];
}

/** What depends on the number of players: the printed spaces that are in use. */
export const cardOf = (sight: Sight): Edition["setup_cards"][number] => {
  const card = (sight.figures as Figures).edition.setup_cards[sight.players - 2];
  if (!card) throw new Error("no setup card");
  return card;
};

export const customerOf = (figures: Figures, name: string): Edition["customers"][number] =>
  figures.edition.customers[figures.customers.indexOf(name)] ?? { wants: {}, prestige: 0 };

/** The members of a board in one place, all generations together. */
export const countIn = (board: Board, place: string, generations: string[]): number =>
  generations.reduce((sum, generation) => sum + (board.members[`${place}:${generation}`] ?? 0), 0);

/** The members of a generation who are not born yet. */
export function unborn(board: Board, generation: string, figures: Figures): number {
  const all = figures.edition.generations[Number(generation) - 1] ?? 0;
  return all - figures.places.reduce((sum, place) => sum + (board.members[`${place}:${generation}`] ?? 0), 0);
}
