// Things go visibly from where they were to where they are.
//
// A drawing marks its places with `anchor(name)`. When news arrives, pieces (`piece:…`) whose place changed slide there,
// and goods fly between the anchors that the game names for what happened.

import type { Attachment } from "svelte/attachments";
import type { Flight } from "../../games/contract";
import { icon, OUTLINE } from "../art/icons";

const SLIDE = 520;
const FLY = 680;
const MOST = 14;

export class Motion {
  private readonly anchors = new Map<string, Set<Element>>();

  /** Marks a place by name. */
  anchor = (name: string): Attachment => {
    return (element) => {
      const there = this.anchors.get(name) ?? new Set();
      this.anchors.set(name, there.add(element));
      return () => {
        there.delete(element);
        if (!there.size && this.anchors.get(name) === there) this.anchors.delete(name);
      };
    };
  };

  /** Where everything is now. */
  places(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const [name, elements] of this.anchors) {
      const place = visible(elements);
      if (place) found.set(name, place);
    }
    return found;
  }

  /** Moves what has another place than before, and lets goods fly. */
  play(before: Map<string, DOMRect>, flights: Flight[]): void {
    const now = this.places();
    for (const [name, place] of now) {
      const old = before.get(name);
      if (name.startsWith("piece:") && old) this.slide(name, old, place);
    }
    const shown = flights.flatMap((flight) => Array<Flight>(Math.min(flight.count, 4)).fill(flight)).slice(0, MOST);
    shown.forEach((flight, place) => {
      const from = found(now, flight.from) ?? found(before, flight.from);
      const to = found(now, flight.to) ?? found(before, flight.to);
      if (from && to) fly(flight.icon, from, to, place * 70);
    });
  }

  private slide(name: string, old: DOMRect, now: DOMRect): void {
    const x = old.x - now.x;
    const y = old.y - now.y;
    if (Math.abs(x) + Math.abs(y) < 3) return;
    for (const element of this.anchors.get(name) ?? []) {
      const scale = element instanceof SVGGraphicsElement && element.ownerSVGElement ? screenScale(element) : 1;
      element.animate(
        [
          { transform: `translate(${x / scale}px, ${y / scale}px)`, composite: "add" },
          { transform: "none", composite: "add" },
        ],
        { duration: SLIDE, easing: "cubic-bezier(.3,.1,.2,1)" },
      );
    }
  }
}

/** The place of the first anchor that is there: `good:2:wool|seat:2`. */
function found(places: Map<string, DOMRect>, names: string): DOMRect | undefined {
  const name = names.split("|").find((one) => places.has(one));
  return name === undefined ? undefined : places.get(name);
}

function visible(elements: Set<Element>): DOMRect | null {
  for (const element of elements) {
    const place = element.getBoundingClientRect();
    if (place.width || place.height) return place;
  }
  return null;
}

/** How many pixels of the screen one unit of a drawing is. */
function screenScale(element: SVGGraphicsElement): number {
  const parent = element.parentElement as unknown as SVGGraphicsElement | null;
  return parent?.getScreenCTM?.()?.a || 1;
}

function fly(name: string, from: DOMRect, to: DOMRect, delay: number): void {
  const size = 34;
  const piece = document.createElement("div");
  piece.setAttribute("aria-hidden", "true");
  piece.style.cssText = `position:fixed;z-index:60;left:0;top:0;width:${size}px;height:${size}px;pointer-events:none`;
  piece.innerHTML = `<svg viewBox="0 0 32 32" width="${size}" height="${size}"><g ${OUTLINE}>${icon(name)}</g></svg>`;
  document.body.append(piece);
  const at = (place: DOMRect, lift = 0) =>
    `translate(${place.x + place.width / 2 - size / 2}px, ${place.y + place.height / 2 - size / 2 - lift}px)`;
  const middle = new DOMRect(
    (from.x + to.x) / 2,
    (from.y + to.y) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  const flight = piece.animate(
    [
      { transform: `${at(from)} scale(.4)`, opacity: 0 },
      { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.12 },
      { transform: `${at(middle, 46)} scale(1.15)`, opacity: 1, offset: 0.55 },
      { transform: `${at(to)} scale(.8)`, opacity: 0.9 },
    ],
    { duration: FLY, delay, easing: "ease-in-out", fill: "backwards" },
  );
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}
