// One table as this browser sees it: the news, whose eyes look, what is chosen and not played yet.

import { tick } from "svelte";
import type { GameRoom, Sight } from "../../games/contract";
import { api, problem } from "../api";
import { settings } from "../settings.svelte";
import type { Answer, Decision, Json, Line, Move, News, Passed, Preview, Seat, TableNews, View } from "../wire";
import { type Message, words } from "../words/words.svelte";
import { Motion } from "./motion";

export type Link = "joining" | "live" | "away" | "gone" | "refused";

const SILENCE = 2500;
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

export class Session {
  news = $state.raw<TableNews | null>(null);
  lines = $state.raw<Line[]>([]);
  /** What the last news told. */
  fresh = $state.raw<Line[]>([]);
  link = $state<Link>("joining");
  present = $state.raw<number[]>([]);
  watching = $state(0);
  /** Whose eyes look, from 1; 0 for somebody who only watches. */
  eyes = $state(0);
  /** Whose home board is shown large; 0 follows the eyes. */
  looking = $state(0);
  /** The seat to which the device is handed over; 0 for none. */
  curtain = $state(0);
  /** The things that a tap pointed at: only moves that aim there are listed. */
  target = $state("");
  chosen = $state.raw<Move | null>(null);
  preview = $state.raw<Preview | null>(null);
  why = $state.raw<Answer[]>([]);
  said = $state.raw<{ message: Message; clause: string } | null>(null);
  busy = $state(false);
  /** A position of the past that is looked at instead of the present one. */
  past = $state.raw<Passed | null>(null);

  readonly motion = new Motion();
  private questioned = "";
  private answers: Promise<Map<string, Answer>> = Promise.resolve(new Map());
  private socket: WebSocket | null = null;
  private tries = 0;
  private over = false;
  private timer = 0;

  constructor(
    readonly table: string,
    readonly room: GameRoom,
    readonly figures: Json,
  ) {}

  // What is seen.

  view = $derived.by<View | null>(() => {
    if (this.past) return this.past.view;
    const views = this.news?.views ?? {};
    return views[this.eyes] ?? views[0] ?? Object.values(views)[0] ?? null;
  });
  mine = $derived<Seat[]>(this.news?.seats.filter((seat) => seat.mine) ?? []);
  decisions = $derived<Decision[]>(this.past || this.curtain ? [] : (this.view?.decisions ?? []));
  /** The question that is open for these eyes; the others wait until it is answered. */
  decision = $derived<Decision | null>(this.decisions[0] ?? null);
  moves = $derived<Move[]>(this.decision ? [...this.decision.moves, ...this.decision.extras] : []);
  sight = $derived.by<Sight | null>(() => (this.news && this.view ? this.look(this.view, this.news) : null));
  /** Every legal move by the things at which it aims. */
  aimed = $derived.by<Map<string, Move[]>>(() => {
    const found = new Map<string, Move[]>();
    const sight = this.sight;
    if (!sight) return found;
    for (const move of this.moves) {
      for (const target of this.room.aims(move, sight)) {
        const there = found.get(target);
        if (there) there.push(move);
        else found.set(target, [move]);
      }
    }
    return found;
  });
  /** The moves that are listed now: all, or those that aim at what was pointed at. */
  listed = $derived<Move[]>(this.target ? (this.aimed.get(this.target) ?? []) : this.moves);

  private look(view: View, news: TableNews): Sight {
    const edition = view.position.edition;
    return {
      game: news.game,
      table: view.position.table,
      sketch: view.position.sketch,
      lanes: view.position.lanes,
      figures: edition ? { ...this.figures, edition } : this.figures,
      options: news.options,
      players: news.players,
      eyes: view.seat,
      shown: this.looking || view.seat || 1,
      seats: news.seats,
      scores: this.past ? this.past.scores : news.scores,
      waiting: this.past ? [] : news.waiting.map((one) => one.seat),
      round: this.past ? this.past.round : news.round,
    };
  }

  // The news.

  connect(): void {
    clearTimeout(this.timer);
    this.drop();
    const since = this.news?.version ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=${since}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onopen = () => {
      this.tries = 0;
      this.link = "live";
    };
    socket.onclose = (event) => this.lost(event.code);
    addEventListener("online", this.again);
    addEventListener("offline", this.away);
  }

  /** The network is back: what the old socket is worth is not known, so there is a new one at once. */
  private readonly again = () => this.connect();
  private readonly away = () => {
    this.drop();
    this.lost(0);
  };

  private drop(): void {
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.away);
    this.drop();
  }

  private lost(code: number): void {
    if (this.over || this.link === "gone") return;
    if (code === 4403 || code === 4404) {
      this.link = "refused";
      return;
    }
    this.link = "away";
    clearTimeout(this.timer);
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 8000;
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private hear(news: News): void {
    if (news.type === "gone") this.link = "gone";
    else if (news.type === "presence") {
      this.present = news.here;
      this.watching = news.watching;
    } else this.take(news);
  }

  private take(news: TableNews): void {
    if (this.news && news.version < this.news.version) return;
    const first = !this.news;
    const fresh = news.log.lines;
    const undone = !first && news.log.from <= (this.lines.at(-1)?.number ?? 0);
    const moving = !first && !undone && !this.past && !settings.calm;
    const before = moving ? this.motion.places() : null;
    const asked = question(this.decision);
    this.lines = [...this.lines.filter((line) => line.number < news.log.from), ...fresh];
    if (fresh.length) this.fresh = first ? fresh.slice(-1) : fresh;
    this.news = news;
    words.sit(
      news.seats.map((seat) => seat.name || words.say(`seat.${seat.seat}`)),
      ["seat", ...(this.room.names ?? [])],
    );
    this.turnTo(news);
    if (asked !== question(this.decision)) this.asked();
    else if (this.chosen) this.chosen = this.moves.find((move) => move.text === this.chosen?.text) ?? null;
    for (const hope of this.hopes) if (this.knows(hope.version)) hope.hear();
    this.hopes = this.hopes.filter((hope) => !this.knows(hope.version));
    if (before) void tick().then(() => this.animate(before, fresh));
  }

  private animate(before: Map<string, DOMRect>, lines: Line[]): void {
    const flights = lines.flatMap((line) =>
      line.events
        .filter((one) => !one.only || one.only.includes(this.eyes))
        .flatMap((one) => this.room.flights?.(one, line) ?? []),
    );
    this.motion.play(before, flights);
  }

  /** Whose eyes look now: with several people here, those of whoever is asked; a curtain falls before what is secret. */
  private turnTo(news: TableNews): void {
    const mine = news.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    if (!mine.length) {
      this.eyes = 0;
      return;
    }
    const asked = mine.filter((seat) => this.isAsked(news, seat));
    const stays = mine.includes(this.eyes) && (asked.includes(this.eyes) || !asked.length);
    if (stays) return;
    const next = asked[0] ?? mine[0] ?? 0;
    const secret = Object.values(news.views).some((view) => view.secret);
    if (mine.length > 1 && secret) this.curtain = next;
    else this.eyes = next;
  }

  private isAsked(news: TableNews, seat: number): boolean {
    return news.waiting.some((one) => one.seat === seat) || news.confirm.includes(seat);
  }

  /** Whoever was called has the device now. */
  open(): void {
    this.eyes = this.curtain;
    this.curtain = 0;
    this.looking = 0;
  }

  /** Another question, or none: nothing is chosen any more, and what it is about is looked at. */
  private asked(): void {
    this.forget();
    if (this.decision) this.looking = 0;
  }

  // Choosing and playing.

  forget(): void {
    this.target = "";
    this.chosen = null;
    this.preview = null;
    this.why = [];
    this.said = null;
  }

  /** Somebody pointed at a thing on the table. */
  async point(target: string): Promise<void> {
    const moves = this.aimed.get(target) ?? [];
    const only = moves[0];
    if (this.chosen && only === this.chosen && moves.length === 1) return this.play();
    this.forget();
    if (moves.length === 1 && only) return this.choose(only);
    if (moves.length > 1) this.target = target;
    else await this.ask(target);
  }

  /** Chooses a move: shows what it would do, or plays it at once where that is wished. */
  async choose(move: Move): Promise<void> {
    this.chosen = move;
    this.preview = null;
    this.why = [];
    this.said = null;
    if (settings.atOnce || this.room.small?.(move)) return this.play();
    const decision = this.decision;
    if (!decision) return;
    try {
      const preview = await api.preview(this.table, this.eyes, decision.version, move.text);
      if (this.chosen === move) this.preview = preview;
    } catch {
      this.preview = null; // the move can still be played
    }
  }

  async play(): Promise<void> {
    const { chosen, decision } = this;
    if (chosen && decision) await this.command(() => api.move(this.table, this.eyes, decision.version, chosen.text));
  }

  confirm = () => this.command(() => api.confirm(this.table, this.eyes, this.news?.version ?? 0));
  back = (way: "undo" | "redo", what: "step" | "turn") =>
    this.command(() => api.back(this.table, way, this.eyes, this.news?.version ?? 0, what));

  private async command(send: () => Promise<{ version: number }>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = null;
    try {
      const { version } = await send();
      await this.hearing(version);
    } catch (error) {
      this.said = problem(error);
    } finally {
      this.busy = false;
    }
  }

  /** Waits for the news of what was done; where they don't come the socket is dead, and a new one brings them. */
  private async hearing(version: number): Promise<void> {
    if (this.knows(version)) return;
    const heard = new Promise<void>((hear) => this.hopes.push({ version, hear }));
    const timer = window.setTimeout(() => this.connect(), SILENCE);
    await heard;
    clearTimeout(timer);
  }

  private knows(version: number): boolean {
    return (this.news?.version ?? -1) >= version;
  }

  private hopes: { version: number; hear: () => void }[] = [];

  /** Why nothing can be done with a thing: the server's words for each move that may be meant. */
  private async ask(target: string): Promise<void> {
    const sight = this.sight;
    await this.reasons(sight && this.decision ? (this.room.meant?.(target, sight) ?? []) : []);
  }

  /** Asks why none of these moves is legal. */
  async reasons(meant: string[]): Promise<void> {
    if (!meant.length) return;
    try {
      const { answers } = await api.why(this.table, this.eyes, meant);
      this.why = distinct(answers.filter((answer) => !answer.legal && answer.message));
    } catch (error) {
      this.said = problem(error);
    }
  }

  /** Why moves are not legal now, for whoever looks; asked once for each question. */
  async whyNot(moves: string[]): Promise<Map<string, Answer>> {
    const questions = `${this.eyes} ${this.news?.version} ${moves.join()}`;
    if (questions !== this.questioned) {
      this.questioned = questions;
      this.answers = api
        .why(this.table, this.eyes, moves)
        .then(({ answers }) => new Map(answers.map((answer) => [answer.move, answer])))
        .catch(() => new Map());
    }
    return this.answers;
  }

  async hint(): Promise<void> {
    try {
      const { move } = await api.hint(this.table, this.eyes);
      const found = this.moves.find((one) => one.text === move?.text);
      if (found) await this.choose(found);
    } catch (error) {
      this.said = problem(error);
    }
  }
}

/** What tells one question from another: what is chosen stays chosen while the same one is open. */
const question = (decision: Decision | null): string => (decision ? `${decision.version} ${decision.lane}` : "");

const NOT_ASKED = "refusal.not_asked";

/** Each reason once; that something else is asked now is said only where nothing better can be. */
function distinct(answers: Answer[]): Answer[] {
  const seen = new Set<string>();
  const telling = answers.filter((answer) => answer.message?.id !== NOT_ASKED);
  const other = answers.slice(0, 1).map((answer) => ({ ...answer, message: { id: "web.panel.not_now" } }));
  return (telling.length ? telling : other).filter((answer) => {
    const text = words.text(answer.message);
    return !seen.has(text) && Boolean(seen.add(text));
  });
}
