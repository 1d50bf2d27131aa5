// The pictures of Agricola: what lies on a farm, a scene for every action space, the major improvements.

import { icon, OUTLINE } from "$lib/art/icons";

const INK = 'stroke="#3f2a1a" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round"';
const put = (name: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><g ${OUTLINE}>${icon(name)}</g></g>`;
const many = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join("");

// A farm, cells of 100 by 100.

const WALL: Record<string, string> = { wood: "#b07f4a", clay: "#e3b27c", stone: "#c3beb3" };
const ROOF: Record<string, string> = { wood: "#7a4f2d", clay: "#cfa348", stone: "#66707c" };
const PARTS: Record<string, string> = {
  wood: `<path d="M18 60h64M18 68h64M18 76h64M18 84h64" stroke="#7d5329" stroke-width="1.500"/><path d="M22 42h56M31 34h38M40 26h20" stroke="#55351c" stroke-width="1.500"/>`,
  clay: `<path d="M18 52v40M82 52v40M50 52v14M18 72h16M66 72h16M18 54l14 18M82 54 68 72" stroke="#6b4427" stroke-width="4"/><path d="M20 44l6 6M30 36l8 10M40 27l8 14M50 20v18M60 27l-8 14M70 36l-8 10M80 44l-6 6" stroke="#94702a" stroke-width="1.600"/>`,
  stone: `<path d="M18 62h64M18 72h14M68 72h14M18 82h16M66 82h16M30 52v10M48 52v10M68 52v10M24 62v10M76 62v10M24 82v10M76 82v10" stroke="#857f74" stroke-width="1.600"/><path d="M22 43h56M30 35h40M39 27h22M32 43v8M46 43v8M60 43v8M70 43v8M40 35v8M54 35v8" stroke="#434b55" stroke-width="1.500"/>`,
};

/** A room of the house. */
export function room(material: string): string {
  const wall = WALL[material] ?? "#ccc";
  const roof = ROOF[material] ?? "#999";
  return `<path fill="#b9ab74" d="M6 90c26-8 62-8 88 0v6H6z"/><g ${INK} fill="none"><path fill="${wall}" d="M17 50h66v42H17z"/><path fill="#8f8579" d="M66 20h9v16h-9z"/><path fill="${roof}" d="M8 54 50 14l42 40z"/>${PARTS[material] ?? ""}<path fill="#5b3417" d="M42 92V70c0-6 16-6 16 0v22z"/><path fill="#ffdf8e" d="M24 64h11v11H24zM65 64h11v11H65z"/><path d="M29.500 64v11M70.500 64v11M24 69.500h11M65 69.500h11" stroke-width="1.200"/></g>`;
}

/** The light in the windows of a room, by night. */
export const LAMPS = `<path d="M24 64h11v11H24zM65 64h11v11H65z"/>`;

/** A field with crops standing on it, as many rows as there are crops. */
export function field(grain: number, vegetables: number): string {
  const rows = [26, 44, 62, 80, 92].slice(0, Math.min(5, grain || vegetables));
  return `<path fill="#8d5f38" stroke="#6a4324" stroke-width="2" d="M5 8c30-5 60-5 90 0 3 28 3 56 0 85-30 4-60 4-90 0-3-28-3-57 0-85z"/><path fill="none" stroke="#6a4324" stroke-width="3" stroke-linecap="round" d="M10 20c26-5 54-5 80 0M9 38c27-5 55-5 82 0M9 56c27-5 55-5 82 0M9 74c27-5 55-5 82 0M11 89c26-4 52-4 78 0"/><path fill="none" stroke="#a5744a" stroke-width="1.500" stroke-linecap="round" d="M12 24c25-5 51-5 76 0M11 42c26-5 52-5 78 0M11 60c26-5 52-5 78 0M11 78c26-5 52-5 78 0"/>${rows.map((y) => many(grain ? 7 : 4, (at) => (grain ? ear(15 + at * 12 + ((y * at) % 3), y) : root(20 + at * 20 + (y % 4), y)))).join("")}`;
}

const ear = (x: number, y: number): string =>
  `<g stroke-linecap="round"><path d="M${x} ${y}v-14" stroke="#8f7420" stroke-width="1.800"/><path fill="#f4cc4f" stroke="#8a6514" stroke-width=".9" d="M${x} ${y - 24}c3.500 3 3.500 9 0 13-3.500-4-3.500-10 0-13z"/><path fill="#e2b136" stroke="#8a6514" stroke-width=".8" d="M${x} ${y - 9}c1-4 4-5 6-5 0 3-2 6-6 5zM${x} ${y - 9}c-1-4-4-5-6-5 0 3 2 6 6 5z"/></g>`;
const root = (x: number, y: number): string =>
  `<g stroke="#3f2a1a" stroke-width="1.100" stroke-linejoin="round"><path fill="#ef8433" d="M${x - 7} ${y - 8}c4-3 10-3 14 0 0 6-4 10-7 10s-7-4-7-10z"/><path fill="#5d9a3c" d="M${x} ${y - 9}c-7-2-9-6-8-10 4 1 6 3 7 5 0-3 0-6 3-8 2 3 2 6 1 9 2-3 4-4 7-4 0 5-4 8-10 8z"/></g>`;

export const STABLE = `<g ${INK} fill="none"><path fill="#b5483a" d="M24 88V56l26-20 26 20v32z"/><path fill="#f3e6cd" d="M38 88V64h24v24z"/><path d="m38 64 24 24M62 64 38 88" stroke-width="1.600"/><path fill="#6d3320" d="M17 60 50 33l33 27-4 6-29-23-29 23z"/><path fill="#4d2416" d="M45 50h10v8H45z"/></g>`;

/** Grass: tufts and flowers that differ from cell to cell. */
export function grass(at: number): string {
  const spots = [
    [22, 30],
    [70, 22],
    [46, 62],
    [82, 74],
    [16, 80],
    [60, 44],
  ] as const;
  return many(4, (number) => {
    const [x, y] = spots[(at * 2 + number * 5) % spots.length] ?? [50, 50];
    const flower =
      (at + number) % 4 === 0
        ? `<circle cx="${x + 6}" cy="${y - 5}" r="2.200" fill="#f7f2e0"/><circle cx="${x + 6}" cy="${y - 5}" r=".9" fill="#e6b838"/>`
        : "";
    return `<path fill="none" stroke="#6f9440" stroke-width="1.800" stroke-linecap="round" d="M${x} ${y}l-3-7M${x} ${y}l1-9M${x} ${y}l5-6"/>${flower}`;
  });
}

/** A fence along an edge of a cell, from (0, 0) to the right or downwards; posts wear the colour of the family. */
export function fence(upright: boolean, seat: number): string {
  const cap = `fill="var(--seat-${seat})"`;
  const wood = 'fill="#cfa066" stroke="#4a311b" stroke-width="1.300" stroke-linejoin="round"';
  const post = (x: number, y: number) =>
    `<path ${wood} d="M${x - 3.5} ${y + 9}V${y - 9}h7v18z"/><path ${cap} stroke="#2c1c0e" stroke-width="1.200" d="M${x - 4.5} ${y - 8}V${y - 12}l4.500-4 4.500 4v4z"/>`;
  if (upright) return `<path ${wood} d="M-2.500-4h5v108h-5z"/>${many(5, (at) => post(0, at * 25))}`;
  return `<path ${wood} d="M-2-7h104v4.500H-2zM-2 1.500h104v4.500H-2z"/>${many(5, (at) => post(at * 25, 0))}`;
}

/** What lies around the farmyard, 540 by 380: hills, trees, a hedge. */
export const LAND = `<path fill="#bfe0ea" d="M0 0h540v70H0z"/><circle cx="470" cy="20" r="13" fill="#fff4c4"/><path fill="#9dbf9f" d="M0 40c60-24 130-26 190-10 80-18 150-22 220-4 50-12 90-10 130 0v50H0z"/><path fill="#a9c665" d="M0 46c120-14 420-14 540 0v334H0z"/><g stroke="#2f4a1f" stroke-width="1.200">${many(13, (at) => `<path fill="${at % 2 ? "#5d9340" : "#6fa24a"}" d="M${16 + at * 43} ${16 + ((at * 7) % 5)}c9 0 14 6 13 13s-6 9-13 9-13-3-13-9 4-13 13-13z"/>`)}</g><path fill="#95b653" d="M12 52h516v318H12z" opacity=".55"/>`;

// Scenes of action spaces, 120 by 60.

const tree = (x: number, y: number, scale = 1, leaves = "#5d9340"): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#2f4a1f" stroke-width="1.300"><path fill="#7a5233" d="M-2.500 0v-10h5V0z"/><path fill="${leaves}" d="M0-32c8 0 12 6 12 13S6-8 0-8s-12-4-12-11 4-13 12-13z"/></g>`;
const house = (x: number, y: number, scale: number, material: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${room(material)}</g>`;
const rail = (x: number, y: number, width: number): string =>
  `<g fill="#c99a5f" stroke="#4a311b" stroke-width="1.100"><path d="M${x} ${y}h${width}v3H${x}zM${x} ${y + 7}h${width}v3H${x}z"/>${many(Math.floor(width / 14) + 1, (at) => `<path d="M${x + at * 14} ${y + 13}V${y - 3}l2-3 2 3v16z"/>`)}</g>`;
const MEADOW = `<path fill="#cfe6ee" d="M0 0h120v40H0z"/><path fill="#b4cd72" d="M0 32c34-12 80-10 120-2v30H0z"/><path fill="#93b552" d="M0 46c40-8 80-8 120-2v16H0z"/>`;
const WATER = `<path fill="#cfe6ee" d="M0 0h120v24H0z"/><path fill="#93b552" d="M0 22c30-6 70-6 120 0v8H0z"/><path fill="#6fb1bf" d="M0 28h120v32H0z"/><path fill="none" stroke="#dff0ee" stroke-width="1.800" stroke-linecap="round" d="M8 38q6-3 12 0t12 0M50 46q6-3 12 0t12 0M84 36q6-3 12 0t12 0M20 54q6-3 12 0t12 0"/>`;
const SOIL = `<path fill="#cfe6ee" d="M0 0h120v26H0z"/><path fill="#b4cd72" d="M0 24c40-8 80-8 120 0v12H0z"/><path fill="#8d5f38" d="M0 32c40-6 80-6 120 0v28H0z"/><path fill="none" stroke="#6a4324" stroke-width="2.200" d="M0 39c40-6 80-6 120 0M0 47c40-6 80-6 120 0M0 55c40-6 80-6 120 0"/>`;
const GOLD = `<path fill="#fbe7bd" d="M0 0h120v30H0z"/><circle cx="98" cy="13" r="8" fill="#fff6d8"/><path fill="#e7c35b" d="M0 26c40-8 80-8 120 0v34H0z"/>${many(13, (at) => ear(6 + at * 9, 44 + ((at * 5) % 4)))}${many(12, (at) => ear(10 + at * 9, 60))}`;
const PIT = `<path fill="#e9d7b4" d="M0 0h120v24H0z"/><path fill="#93b552" d="M0 20c40-8 80-8 120 0v12H0z"/><path fill="#c07a4c" d="M0 28c30 4 30 18 60 18s32-14 60-18v32H0z"/><path fill="#a35f36" d="M14 60c8-10 26-12 46-12s38 2 46 12z"/><path fill="none" stroke="#8a4b27" stroke-width="1.600" d="M6 36c16 4 24 12 36 15M114 36c-16 4-24 12-36 15"/>`;
const ROCKS = `<path fill="#d7e2e6" d="M0 0h120v30H0z"/><path fill="#93b552" d="M0 44c40-6 80-6 120 0v16H0z"/><g fill="#b0aca3" stroke="#5d5850" stroke-width="1.400" stroke-linejoin="round"><path d="M2 52 12 20l18-8 10 10 4 30z"/><path fill="#9d988e" d="m44 52 6-26 18-10 14 14 4 22z"/><path d="m84 52 6-24 14-6 12 12 2 18z"/><path fill="none" d="m12 20 10 12-2 20M50 26l12 8v18M90 28l10 8v16"/></g>`;
const VILLAGE = `<path fill="#cfe6ee" d="M0 0h120v40H0z"/><path fill="#d9c79a" d="M0 40c40-6 80-6 120 0v20H0z"/>${house(2, 4, 0.46, "clay")}${house(76, 2, 0.46, "wood")}`;
const pen = (animal: string): string =>
  `${MEADOW}${put(animal, 22, 12, 1.05)}${put(animal, 62, 16, 1.1)}${rail(4, 44, 112)}`;
const pile = (goods: string[]): string =>
  goods.map((good, at) => put(good, 12 + at * 34, 20 + (at % 2) * 6, 0.95)).join("");
const STALL = `<g ${INK}><path fill="#8a5a33" d="M22 58V18h4v40zM94 58V18h4v40z"/><path fill="#e9d7b4" d="M20 42h80v8H20z"/><path fill="#b5483a" d="M14 22 22 8h76l8 14z"/><path fill="#fbf4e2" d="M29 22 33 8h14l-2 14zM61 22V8h14l3 14z"/></g>`;
const CRADLE = `<g transform="translate(60 30)" ${INK}><path fill="#b07f4a" d="M-24 4h48l-5 18h-38z"/><path fill="#fbf4e2" d="M-24 4c4-6 44-6 48 0z"/><path fill="#8a5a33" d="M-24 4c-3-12 6-20 16-18v18z"/><path fill="none" stroke-width="3" d="M-26 27c16 6 36 6 52 0"/><circle cx="-4" cy="0" r="5.500" fill="#f1c9a5"/></g>`;
const LADDER = `<g ${INK} fill="none" stroke="#6b4526" stroke-width="2.400"><path d="M74 60 92 8M84 60l16-48M78 50l9 2M82 40l9 2M86 28l9 2M89 18l9 2"/></g>`;

export const SCENES: Record<string, string> = {
  farm_expansion: `${MEADOW}${house(10, 2, 0.56, "wood")}${LADDER}`,
  meeting_place: `${VILLAGE}${tree(60, 50, 1.1)}${put("start", 50, 30, 0.8)}`,
  grain_seeds: GOLD,
  vegetable_seeds: `${SOIL}${many(6, (at) => root(12 + at * 19, 48))}${many(6, (at) => root(20 + at * 19, 60))}`,
  farmland: `${SOIL}${put("plow", 44, 18, 1.1)}`,
  cultivation: `${SOIL}${put("plow", 20, 18, 1.1)}${put("grain", 70, 20, 1.05)}`,
  lessons: `${VILLAGE}${put("scroll", 44, 18, 1.1)}`,
  lessons_b: `${MEADOW}${tree(22, 50)}${tree(100, 50)}${put("scroll", 44, 18, 1.1)}`,
  day_laborer: `${MEADOW}<g ${INK}><path fill="#e6bf55" d="M18 54c0-22 10-34 20-34s20 12 20 34z"/><path fill="none" stroke="#a97f22" d="M28 30l-4 22M38 22v30M48 30l4 22"/></g>${put("food", 72, 22, 1.05)}`,
  side_job: `${MEADOW}<g transform="translate(8 -16) scale(.8)">${STABLE}</g>${put("food", 78, 24)}`,
  forest: `${MEADOW}${many(6, (at) => tree(12 + at * 19, 40, 0.9, at % 2 ? "#47733a" : "#3f6b35"))}${many(5, (at) => tree(22 + at * 19, 56, 1.15, at % 2 ? "#5d9340" : "#4d7d3a"))}`,
  copse: `${MEADOW}${tree(30, 52, 1.2)}${tree(58, 46, 1, "#6fa24a")}${tree(88, 54, 1.3, "#4d7d3a")}`,
  grove: `${MEADOW}${many(4, (at) => tree(20 + at * 26, 50 + (at % 2) * 6, 1.15, at % 2 ? "#6fa24a" : "#4d7d3a"))}`,
  clay_pit: PIT,
  hollow: `${PIT}${put("clay", 46, 26, 0.9)}`,
  reed_bank: `${WATER}${many(9, (at) => `<path fill="none" stroke="#5d8a3a" stroke-width="2.400" stroke-linecap="round" d="M${10 + at * 12} 60c0-14 ${at % 2 ? "2-20 3-32" : "-2-22-1-34"}"/><path fill="#7a5233" stroke="#3f2a1a" stroke-width=".8" d="M${(at % 2 ? 13 : 9) + at * 12} ${at % 2 ? 28 : 26}c3 0 3 10 0 10s-3-10 0-10z"/>`)}`,
  fishing: `${WATER}<g ${INK}><path fill="#8a5a33" d="M16 34h46c-3 10-10 14-20 14s-22-4-26-14z"/><path fill="none" d="M54 34 78 12v26"/></g>${put("fish", 74, 30, 0.9)}`,
  resource_market: `${MEADOW}${STALL}${pile(["reed", "stone", "food"])}`,
  resource_market_tile: `${MEADOW}${STALL}${pile(["stone", "food"])}`,
  traveling_players: `${MEADOW}<g ${INK}><path fill="#e2c04a" d="M20 56 60 10l40 46z"/><path fill="#b5483a" d="M60 10 46 56H34zM60 10l14 46h12z"/><path fill="#4a2c18" d="M54 56l6-24 6 24z"/><path fill="#1d5fa8" d="M60 10V2l12 4-12 4z"/></g>`,
  animal_market: `${MEADOW}${put("sheep", 6, 16)}${put("boar", 44, 20)}${put("cattle", 80, 16)}${rail(4, 46, 112)}`,
  sheep_market: pen("sheep"),
  pig_market: pen("boar"),
  cattle_market: pen("cattle"),
  modest_wish_for_children: `${MEADOW}${CRADLE}`,
  basic_wish_for_children: `<path fill="#f2dfbd" d="M0 0h120v60H0z"/><path fill="#d9b887" d="M0 46h120v14H0z"/><path fill="#bfe0ea" stroke="#6b4427" stroke-width="3" d="M12 8h22v20H12z"/>${CRADLE}`,
  urgent_wish_for_children: `<path fill="#3c4a63" d="M0 0h120v60H0z"/><path fill="#6b5a4a" d="M0 46h120v14H0z"/><circle cx="22" cy="16" r="9" fill="#fbeebc"/>${CRADLE}`,
  major_improvement_space: `<path fill="#e9d7b4" d="M0 0h120v60H0z"/><g ${INK}><path fill="#a19c93" d="M30 60V22h60v38z"/><path fill="#c3beb3" d="M24 22 36 8h48l12 14z"/><path fill="#352a20" d="M44 60V40c0-10 32-10 32 0v20z"/><path fill="#ffb23e" d="M60 58c-10-4-8-12-3-18 0 5 4 4 4-3 7 6 11 17-1 21z"/></g>`,
  fencing: `${MEADOW}${tree(98, 40)}${rail(4, 26, 112)}${rail(-4, 44, 128)}`,
  grain_utilization: `${GOLD}<g ${INK}><path fill="#c8763f" d="M40 58c0-30 40-30 40 0z"/><path fill="#352a20" d="M51 58c0-14 18-14 18 0z"/></g>`,
  house_redevelopment: `${MEADOW}${house(12, 2, 0.56, "clay")}${LADDER}`,
  farm_redevelopment: `${MEADOW}${house(10, 0, 0.56, "stone")}${rail(62, 44, 56)}`,
  western_quarry: ROCKS,
  eastern_quarry: `<g transform="translate(120) scale(-1 1)">${ROCKS}</g>`,
};
SCENES.copse_tile = SCENES.copse ?? "";

// Major improvements, 60 by 48.

const FIRE = `<path fill="#ffb23e" d="M30 42c-11-4-9-13-4-19 1 5 4 5 4-4 9 7 13 19 0 23z"/><path fill="#f4633a" d="M30 42c-5-2-5-7-1-11 0 3 2 3 3 0 3 5 3 9-2 11z"/>`;
const oven = (stone: string, edge: string): string =>
  `<path fill="${stone}" d="M6 45c0-36 48-36 48 0z"/><path fill="none" stroke="${edge}" d="M12 32c6-2 10-2 14 0M34 32c6-2 10-2 14 0M20 24c6-2 14-2 20 0"/><path fill="#352a20" d="M19 45c0-18 22-18 22 0z"/><path fill="#ffb23e" d="M24 45c0-8 12-8 12 0z"/>`;
const WORKS: Record<string, string> = {
  fireplace: `<path fill="#a19c93" d="M6 45c0-5 4-8 9-8h30c5 0 9 3 9 8z"/>${FIRE}<path fill="none" stroke-width="2.400" d="M10 40 18 8M50 40 42 8M14 10h32"/><path fill="#57504a" d="M22 14h16c0 8-3 11-8 11s-8-3-8-11z"/>`,
  cooking_hearth: `<path fill="#b5602f" d="M8 45V18h44v27z"/><path fill="#d98850" d="M4 18h52l-4-8H8z"/><path fill="#352a20" d="M18 45V32c0-8 24-8 24 0v13z"/><g transform="translate(0 3)">${FIRE}</g><path fill="#57504a" d="M12 10c0-8 14-8 14 0z"/><path fill="none" d="M8 27h44"/>`,
  well: `<path fill="#b0aca3" d="M12 46V28h36v18z"/><path fill="#6fb1bf" d="M12 28c0-5 36-5 36 0s-36 5-36 0z"/><path fill="none" d="M12 37h36M22 32v5M38 32v5M30 37v9"/><path fill="#8a5a33" d="M13 28V14h3v14zM44 28V14h3v14z"/><path fill="#b5483a" d="M6 16 30 3l24 13z"/><path fill="none" d="M30 16v8"/><path fill="#c99a5f" d="M26 22h8v6h-8z"/>`,
  clay_oven: oven("#c8763f", "#8a4b27"),
  stone_oven: oven("#b0aca3", "#736d63"),
  joinery: `<path fill="#c99a5f" d="M4 26h52v6H4z"/><path fill="#8a5a33" d="M10 32h5v14h-5zM45 32h5v14h-5z"/><path fill="#c3ced4" d="M14 22 44 8l4 8-26 8z"/><path fill="#8a5a33" d="M44 6c8 0 10 6 8 12l-5-2c1-3 0-5-4-5z"/><path fill="#f0d9a0" d="M18 26c0-5 8-5 8 0z"/>`,
  pottery: `<path fill="#c8763f" d="M8 22c-4 10 0 22 6 22h8c6 0 10-12 6-22zM10 16h16v6H10z"/><path fill="#d98850" d="M36 12h14v5H36zM34 17c-6 10-4 27 3 27h12c7 0 9-17 3-27z"/><path fill="none" stroke="#7a3d1c" d="M6 30h24M33 28h20M33 33h20"/>`,
  basketmakers_workshop: `<path fill="#d9b36c" d="M8 20h44l-6 26H14z"/><path fill="none" stroke="#8a6a2a" d="M10 28h40M12 37h36M20 20l2 26M30 20v26M40 20l-2 26"/><path fill="none" stroke-width="2.600" d="M14 20C14 0 46 0 46 20"/>`,
};

/** A major improvement, by its name. */
export const work = (name: string): string =>
  `<g ${INK} fill="none">${WORKS[name] ?? WORKS[name.replace(/_\d$/, "")] ?? ""}</g>`;
