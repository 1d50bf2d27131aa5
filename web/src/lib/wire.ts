// What the server says and hears; its own description is at /openapi.json.

import type { Message } from "./words/pattern";

export type Word = string | number | boolean | null;
/** A position or a part of it, as JSON; only a game's own drawing knows its shape. */
// biome-ignore lint/suspicious/noExplicitAny: JSON whose shape the games know
export type Json = any;

export interface OptionKind {
  name: string;
  kind: "flag" | "whole" | "word" | "words" | "text";
  low?: number;
  high?: number;
  words?: string[];
  default: Json;
}
export interface GameInfo {
  id: string;
  players: [number, number];
  options: OptionKind[];
  defaults: Record<string, Record<string, Json>>;
  bots: string[];
}
export interface Games {
  games: GameInfo[];
  version: string;
}

export type SeatKind = "here" | "link" | "bot";
export interface SeatWish {
  kind: SeatKind;
  name?: string | undefined;
  bot?: string | undefined;
}
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  taken: boolean;
  mine: boolean;
}
export interface TableLine {
  table: string;
  game: string;
  players: number;
  seats: Seat[];
  moves: number;
  over: boolean;
  waiting: number[];
  host: boolean;
  created: string;
  changed: string;
}

export interface Move {
  text: string;
  verb: string;
  values: Record<string, string | number | string[]>;
  message: Message;
}
export interface Decision {
  version: number;
  lane: string;
  clause: string;
  asked: Message;
  moves: Move[];
  extras: Move[];
}
export interface Position {
  table: Json;
  lanes: { lane: string; steps: Json[] }[];
  edition?: Json;
  /** What follows from the table by rules and a drawing shows; see `sketch` of the game. */
  sketch?: Json;
}
export interface View {
  seat: number;
  position: Position;
  decisions: Decision[];
  undo: boolean;
  redo: boolean;
  confirm: boolean;
  secret: boolean;
}
export interface Happening {
  event: string;
  values: Record<string, Json>;
  message: Message;
  only?: number[];
}
export interface Line {
  number: number;
  seat: number | null;
  round: number;
  turn: number;
  move: Move | null;
  events: Happening[];
}
export interface Score {
  total: number;
  lines: { category: string; points: number }[];
}
export interface Waiting {
  seat: number;
  lane: string;
  clause: string;
}
export interface TableNews {
  table: string;
  version: number;
  game: string;
  players: number;
  options: Record<string, Json>;
  seats: Seat[];
  host: boolean;
  over: boolean;
  result: { ranking: number[]; verdict: Message | null } | null;
  moves: number;
  round: number;
  scores: Score[];
  waiting: Waiting[];
  confirm: number[];
  thinking: number[];
  views: Record<string, View>;
  log: { from: number; lines: Line[] };
}
export type News =
  | ({ type: "table" } & TableNews)
  | { type: "presence"; here: number[]; watching: number }
  | { type: "gone" };

export interface Preview {
  events: Happening[];
  hidden: boolean;
  view: View | null;
  scores: Score[];
}
export interface Answer {
  move: string;
  legal: boolean;
  message: Message | null;
  clause: string;
}
export interface Passed {
  at: number;
  round: number;
  turn: number;
  line: Line | null;
  view: View;
  scores: Score[];
}
export interface Mark {
  at: number;
  seat: number | null;
  round: number;
  turn: number;
}
