// Pieces that can't be told apart get names that last, so that one that moves is seen moving and the others stay.

export class Pieces {
  private readonly kept = new Map<string, Map<string, number[]>>();
  private readonly made = new Map<string, number>();

  /** The numbers of the pieces of a kind in each place, given how many are there; whoever left a place is who arrives. */
  settle(kind: string, counts: Record<string, number>): Map<string, number[]> {
    const before = this.kept.get(kind) ?? new Map<string, number[]>();
    const now = new Map<string, number[]>();
    const free: number[] = [];
    for (const [place, there] of before) {
      const stay = there.slice(0, counts[place] ?? 0);
      free.push(...there.slice(stay.length));
      now.set(place, stay);
    }
    for (const [place, count] of Object.entries(counts)) {
      const there = now.get(place) ?? [];
      while (there.length < count) there.push(free.shift() ?? this.next(kind));
      now.set(place, there);
    }
    this.kept.set(kind, now);
    return now;
  }

  private next(kind: string): number {
    const number = (this.made.get(kind) ?? 0) + 1;
    this.made.set(kind, number);
    return number;
  }
}
