// What a person likes, kept in this browser.

export type Theme = "auto" | "light" | "dark";
interface Kept {
  theme: Theme;
  still: boolean;
  atOnce: boolean;
  folded: boolean;
  name: string;
}

const KEPT = "hogar.settings";
const USUAL: Kept = { theme: "auto", still: false, atOnce: false, folded: false, name: "" };

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return USUAL;
  }
}

class Settings {
  /** Light or dark, or as the system says. */
  theme = $state<Theme>("auto");
  /** Nothing moves. */
  still = $state(false);
  /** A tap plays a move without asking again. */
  atOnce = $state(false);
  /** On a small screen the list of moves is folded away, so that the board has the room. */
  folded = $state(false);
  /** The name last used here. */
  name = $state("");

  constructor() {
    Object.assign(this, read());
    this.show();
  }

  keep(): void {
    const { theme, still, atOnce, folded, name } = this;
    localStorage.setItem(KEPT, JSON.stringify({ theme, still, atOnce, folded, name }));
    this.show();
  }

  /** Whether nothing should move: asked for here or in the system. */
  get calm(): boolean {
    return this.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.classList.toggle("still", this.still);
  }
}

export const settings = new Settings();
