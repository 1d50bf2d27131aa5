// The ground around a target: a tap anywhere on it counts for the target, and it glows with it.

import type { Attachment } from "svelte/attachments";
import type { Session } from "$lib/table/session.svelte";

/** For the pointer only: keyboard and screen reader have the target itself, which stands inside. */
export function near(session: Session, name: string): Attachment<HTMLElement> {
  return (element) => {
    element.classList.toggle("reached", session.aimed.has(name));
    element.classList.toggle("pointed", session.target === name);
    const point = () => void session.point(name);
    element.addEventListener("click", point);
    return () => {
      element.removeEventListener("click", point);
      element.classList.remove("reached", "pointed");
    };
  };
}
