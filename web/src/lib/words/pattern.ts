// Sentences with places to fill in: the part of ICU MessageFormat that the catalogues use, as hogar/messages/pattern.py
// reads it. The catalogues are checked there, when they are written; here a broken pattern simply reads as it stands.

export type Value = number | string | Message | Message[];
export type Values = Record<string, Value>;
export interface Message {
  id: string;
  values?: Values;
}

/** What fills a pattern: how a value reads, and the plural category of a number. */
export interface Filling {
  values: Values;
  words(value: Value): string;
  category(number: number): string;
}

type Node = (filling: Filling) => string;
type Pattern = Node;

const parsed = new Map<string, Pattern>();

/** The parsed pattern; each is read once. */
export function pattern(text: string): Pattern {
  let found = parsed.get(text);
  if (!found) {
    found = new Reader(text).pattern("");
    parsed.set(text, found);
  }
  return found;
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Up to a closing brace or the end; `counted` is the number that # stands for. */
  pattern(counted: string): Pattern {
    const nodes: Node[] = [];
    while (this.at < this.text.length && this.next() !== "}") nodes.push(this.node(counted));
    return (filling) => nodes.map((node) => node(filling)).join("");
  }

  private node(counted: string): Node {
    if (this.take("{")) return this.argument();
    if (counted && this.take("#")) return (filling) => numeral(filling.values[counted]);
    const plain = this.plain(counted ? "{}#" : "{}");
    return () => plain;
  }

  private plain(special: string): string {
    let text = "";
    while (this.at < this.text.length && !special.includes(this.next())) {
      text += this.next() === "'" ? this.apostrophe(special) : this.text[this.at++];
    }
    return text;
  }

  private apostrophe(special: string): string {
    this.at++;
    if (this.take("'")) return "'";
    if (!this.next() || !special.includes(this.next())) return "'";
    let text = "";
    while (this.at < this.text.length) {
      if (!this.take("'")) text += this.text[this.at++];
      else if (this.take("'")) text += "'";
      else break;
    }
    return text;
  }

  private argument(): Node {
    const name = this.match(/\w+/y);
    let node: Node = (filling) => filling.words(filling.values[name] ?? "");
    if (this.take(",")) {
      this.match(/\s*/y);
      const kind = this.match(/\w+/y);
      if (kind === "number") node = (filling) => numeral(filling.values[name]);
      else node = this.choice(name, kind === "plural");
    }
    this.take("}");
    return node;
  }

  private choice(name: string, plural: boolean): Node {
    this.take(",");
    const branches = new Map<string, Pattern>();
    this.match(/\s*/y);
    while (this.at < this.text.length && this.next() !== "}") {
      const key = this.match(/=?-?\w+/y);
      this.match(/\s*/y);
      if (!this.take("{")) break;
      branches.set(key, this.pattern(plural ? name : ""));
      this.take("}");
      this.match(/\s*/y);
    }
    return (filling) =>
      (branches.get(chosen(filling, name, plural, branches)) ?? branches.get("other"))?.(filling) ?? "";
  }

  private next(): string {
    return this.text[this.at] ?? "";
  }

  private take(sign: string): boolean {
    const there = this.text[this.at] === sign;
    if (there) this.at++;
    return there;
  }

  private match(what: RegExp): string {
    what.lastIndex = this.at;
    const found = what.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }
}

/** A number as people write it, with a minus instead of a hyphen. */
export const numeral = (value: unknown): string => String(value).replace(/^-/, "−");

function chosen(filling: Filling, name: string, plural: boolean, branches: Map<string, Pattern>): string {
  const value = filling.values[name];
  if (!plural) return String(value);
  return branches.has(`=${value}`) ? `=${value}` : filling.category(Number(value));
}
