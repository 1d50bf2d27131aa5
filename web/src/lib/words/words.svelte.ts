// The words of the client: those shared by all, its own and those of a game, from the same catalogues as the server's.

import { type Message, numeral, pattern, type Value, type Values } from "./pattern";

export type { Message, Value, Values };
export type Language = "en" | "es";
export const LANGUAGES: Language[] = ["en", "es"];

type Patterns = Record<string, string>;
export interface Chapter {
  id: string;
  title: string;
  clauses: Record<string, string>;
}

const texts = import.meta.glob<Patterns>("../../../generated/text/*/*.json", { import: "default" });
const books = import.meta.glob<Chapter[]>("../../../generated/rules/*/*.json", { import: "default" });
const path = (kind: string, language: Language, name: string) => `../../../generated/${kind}/${language}/${name}.json`;

const KEPT = "hogar.language";

function first(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "en" || kept === "es") return kept;
  return navigator.languages.some((code) => code.toLowerCase().startsWith("es")) &&
    !navigator.language.toLowerCase().startsWith("en")
    ? "es"
    : "en";
}

class Words {
  language = $state<Language>(first());
  private patterns = $state.raw<Patterns>({});
  private names = $state.raw<Patterns>({});
  private game = "";
  private plural = new Intl.PluralRules("en");

  /** Loads what is said in this language, of a game as well where one is named. */
  async load(language: Language = this.language, game: string = this.game): Promise<void> {
    const wanted = ["shared", ...(game ? [game] : [])].map((name) => texts[path("text", language, name)]?.());
    const loaded = await Promise.all(wanted);
    this.patterns = Object.assign({}, ...loaded);
    this.plural = new Intl.PluralRules(language);
    this.language = language;
    this.game = game;
    document.documentElement.lang = language;
  }

  /** Changes the language for good. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.load(language);
  }

  /** The names of those who sit at the table, for `seat.1` and what else stands for them in a game. */
  sit(names: string[], kinds: string[] = ["seat"]): void {
    const said = kinds.flatMap((kind) =>
      names.map((name, seat) => [`${kind}.${seat + 1}`, name.replaceAll("'", "''")]),
    );
    this.names = Object.fromEntries(said);
  }

  has(id: string): boolean {
    return id in this.patterns;
  }

  /** The sentence of an id with these values; the id itself where there is none. */
  say(id: string, values: Values = {}): string {
    const text = this.names[id] ?? this.patterns[id];
    if (text === undefined) return id;
    const category = (number: number) => this.plural.select(number);
    return pattern(text)({ values, category, words: (value) => this.words(value) });
  }

  /** A message as people read it. */
  text(message: Message | null | undefined): string {
    return message ? this.say(message.id, message.values) : "";
  }

  private words(value: Value): string {
    if (Array.isArray(value)) return this.joined(value.map((item) => this.text(item)));
    return typeof value === "object" ? this.text(value) : typeof value === "number" ? numeral(value) : value;
  }

  private joined(texts: string[]): string {
    const last = texts.at(-1);
    if (last === undefined) return this.say("list.nothing");
    const before = texts.slice(0, -1);
    if (!before.length) return last;
    const items = before.reduce((items, next) => this.say("list.comma", { items, next }));
    const soundI = /^\W*(?:i|hi(?![ae]))/.test(folded(last));
    return this.say(soundI ? "list.last_i" : "list.last", { items, last });
  }
}

export const words = new Words();
export const say = (id: string, values?: Values): string => words.say(id, values);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** The text without accents and capitals, for comparing as people do. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rules of a game in our own words. */
export async function ruleBook(game: string, language: Language): Promise<Chapter[]> {
  return (await books[path("rules", language, game)]?.()) ?? [];
}
