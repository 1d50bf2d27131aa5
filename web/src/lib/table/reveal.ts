// What is asked about may lie beyond the edge of the screen: then the table moves until it is seen.

/** Brings the home board that is shown into sight, where its beginning is beyond the edge. */
export function revealHome(calm: boolean): void {
  const home = document.querySelector("[data-home]");
  const place = home?.getBoundingClientRect();
  const top = document.querySelector(".table > header")?.getBoundingClientRect().bottom ?? 0;
  if (!place || (place.top >= top && place.top < innerHeight * 0.55)) return;
  scrollBy({ top: place.top - top - 12, behavior: calm ? "auto" : "smooth" });
}

/** Brings the first target into sight where none is: below the head of the page, above the panel of a small screen. */
export function reveal(calm: boolean): void {
  const targets = [...document.querySelectorAll("#main .legal")];
  const top = document.querySelector(".table > header")?.getBoundingClientRect().bottom ?? 0;
  const panel = document.querySelector(".panel");
  const covered = panel && getComputedStyle(panel).position === "fixed";
  const bottom = covered ? panel.getBoundingClientRect().top : innerHeight;
  const places = targets.map((target) => target.getBoundingClientRect()).filter((place) => place.width > 0);
  const first = places[0];
  if (!first || places.some((place) => place.top >= top && place.bottom <= bottom)) return;
  const middle = (first.top + first.bottom) / 2 - (top + bottom) / 2;
  scrollBy({ top: middle, behavior: calm ? "auto" : "smooth" });
}
