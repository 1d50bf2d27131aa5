// What every part of a table needs: the session, and how a drawing marks the things that can be pointed at.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Session } from "./session.svelte";

const KEY = Symbol("table");

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);

/** Marks a thing on the table: it glows while a legal move aims at it; a tap or Enter points at it. */
export function target(session: Session, name: string, label = ""): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const moves = session.aimed.get(name);
    const chosen = session.chosen;
    const legal = Boolean(moves);
    element.setAttribute("data-target", name);
    element.classList.toggle("legal", legal);
    element.classList.toggle("aimed", session.target === name || Boolean(chosen && moves?.includes(chosen)));
    set(element, "role", legal ? "button" : null);
    set(element, "tabindex", legal ? "0" : null);
    if (label) set(element, "aria-label", legal ? named(label, element) : null);
    const point = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      void session.point(name);
    };
    const press = (event: Event) => {
      const key = (event as KeyboardEvent).key;
      if (legal && (key === "Enter" || key === " ")) point(event);
    };
    element.addEventListener("click", point);
    element.addEventListener("keydown", press);
    return () => {
      element.removeEventListener("click", point);
      element.removeEventListener("keydown", press);
      element.classList.remove("legal", "aimed");
      for (const name of ["data-target", "role", "tabindex", ...(label ? ["aria-label"] : [])])
        element.removeAttribute(name);
    };
  };
}

/** The name of a target: what stands on it belongs to it, so that whoever says what is seen there is understood. */
function named(label: string, element: Element): string {
  const seen = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return label.toLowerCase().includes(seen.toLowerCase()) ? label : `${label}: ${seen}`;
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
