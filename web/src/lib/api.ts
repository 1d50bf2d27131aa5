// Asks the server. What it refuses becomes a `Refused` that says why in the catalogue's words.

import type { Answer, Games, Mark, Passed, Preview, SeatWish, TableLine, TableNews } from "./wire";
import type { Message } from "./words/pattern";
import { words } from "./words/words.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    readonly clause: string,
  ) {
    super(said.id);
  }
}

/** What went wrong, as a message, whatever it was. */
export function problem(error: unknown): { message: Message; clause: string } {
  if (error instanceof Refused) return { message: error.said, clause: error.clause };
  return { message: { id: "web.problem.network" }, clause: "" };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api/${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = data?.error;
  throw new Refused(answer.status, error?.message ?? { id: "web.problem.server" }, error?.clause ?? "");
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown) => ask<T>("POST", path, body);

/** A random text that names one wish, so that sending it twice does it once. */
export function request(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, unknown>;
  spectators?: boolean;
}

export const api = {
  games: () => get<Games>("games"),
  me: () => get<{ tables: TableLine[] }>("me"),
  create: (wish: NewTable) => post<{ table: string }>("tables", wish),
  remove: (table: string) => ask<void>("DELETE", `tables/${table}`),
  links: (table: string) => get<{ links: { seat: number; secret: string }[] }>(`tables/${table}/links`),
  renewLink: (table: string, seat: number) => post<void>(`tables/${table}/seats/${seat}/link`, {}),
  join: (secret: string, name: string) => post<{ table: string; seat: number }>("join", { secret, name }),
  seat: (table: string, seat: number, wish: SeatWish) => ask<void>("PUT", `tables/${table}/seats/${seat}`, wish),

  table: (table: string) => get<TableNews>(`tables/${table}`),
  move: (table: string, seat: number, version: number, move: string) =>
    post<{ version: number }>(`tables/${table}/moves`, { seat, version, move, request: request() }),
  confirm: (table: string, seat: number, version: number) =>
    post<{ version: number }>(`tables/${table}/confirm`, { seat, version, request: request() }),
  back: (table: string, way: "undo" | "redo", seat: number, version: number, what: "step" | "turn") =>
    post<{ version: number }>(`tables/${table}/${way}`, { seat, version, what, request: request() }),

  preview: (table: string, seat: number, version: number, move: string) =>
    get<Preview>(`tables/${table}/preview${query({ seat, version, move })}`),
  why: (table: string, seat: number, moves: string[]) =>
    post<{ answers: Answer[] }>(`tables/${table}/why`, { seat, moves }),
  hint: (table: string, seat: number) =>
    get<{ move: { text: string } | null }>(`tables/${table}/hint${query({ seat })}`),

  positions: (table: string, from: number, to: number, seat: number) =>
    get<{ moves: number; positions: Passed[] }>(`tables/${table}/positions${query({ from, to, seat })}`),
  marks: (table: string) => get<{ marks: Mark[] }>(`tables/${table}/marks`),
  continueFrom: (table: string, at: number, seats: SeatWish[], seat: number) =>
    post<{ table: string }>(`tables/${table}/continue`, { at, seats, seat }),
  open: (record: unknown) => post<{ table: string }>("records", { record }),
};
