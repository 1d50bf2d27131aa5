// Caverna's own drawings: the places of the action board, the grounds of forest and mountain, glyphs for actions.

const LINE = 'stroke="#2f2733" stroke-width="1.400" stroke-linejoin="round" stroke-linecap="round"';

// Things that stand in many places.

const fir = (x: number, y: number, size: number, fill = "#2f5d43") => {
  const s = size / 40;
  return `<path fill="#5b3417" d="M${x - 3 * s} ${y}h${6 * s}v${-8 * s}h${-6 * s}z"/><path fill="${fill}" d="m${x} ${y - 40 * s} ${9 * s} ${14 * s}h${-4 * s}l${8 * s} ${11 * s}h${-4 * s}l${7 * s} ${10 * s}h${-32 * s}l${7 * s} ${-10 * s}h${-4 * s}l${8 * s} ${-11 * s}h${-4 * s}z"/>`;
};
const leafy = (x: number, y: number, size: number, fill = "#5f8f45") =>
  `<path fill="#6b4526" d="M${x - size * 0.1} ${y}h${size * 0.2}v${-size * 0.5}h${-size * 0.2}z"/><path fill="${fill}" d="M${x - size * 0.42} ${y - size * 0.42}c${-size * 0.16} ${-size * 0.3} ${size * 0.12} ${-size * 0.52} ${size * 0.3} ${-size * 0.4} ${size * 0.1} ${-size * 0.24} ${size * 0.44} ${-size * 0.14} ${size * 0.44} ${size * 0.08} ${size * 0.24} 0 ${size * 0.26} ${size * 0.34} ${size * 0.06} ${size * 0.38} ${-size * 0.2} ${size * 0.12} ${-size * 0.66} ${size * 0.1} ${-size * 0.8} ${-size * 0.06}z"/>`;
const peak = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}l${width * 0.36} ${-height * 0.72} ${width * 0.14} ${-height * 0.28} ${width * 0.16} ${height * 0.34} ${width * 0.34} ${height * 0.66}z"/>`;
const snow = (x: number, y: number, width: number, height: number) =>
  `<path fill="#f4ecf0" opacity=".9" d="M${x + width * 0.38} ${y - height * 0.76}l${width * 0.12} ${-height * 0.24} ${width * 0.13} ${height * 0.28} ${-width * 0.07} ${-height * 0.03} ${-width * 0.06} ${height * 0.07} ${-width * 0.05} ${-height * 0.08}z"/>`;
const DUSK = `<path fill="#b9b4de" d="M0 0h240v120H0z"/><path fill="#f3c9a8" d="M0 44h240v76H0z" opacity=".75"/>`;
const RANGE = `${peak(-20, 92, 120, 66, "#8b86ae")}${peak(60, 92, 130, 76, "#7d79a3")}${peak(150, 92, 120, 60, "#8b86ae")}${snow(60, 92, 130, 76)}`;
const SLOPE = `<path fill="#7d9a58" d="M0 92c50-12 100-14 140-8s70 2 100-6v42H0z"/><path fill="#5f8048" d="M0 108c60-10 150-6 240-2v14H0z"/>`;
const CAVE = `<path fill="#4a4656" d="M0 0h240v120H0z"/><path fill="#5d586b" d="M0 0h240v22l-26 16-30-12-34 16-36-14-40 16-34-12-40 14z"/><path fill="#3a3645" d="M0 120V96l40-10 50 8 60-10 50 8 40-6v34z"/>`;
const BEAMS = (x: number) =>
  `<path fill="#8a5a33" d="M${x} 112V34h9v78zM${x + 66} 112V34h9v78zM${x - 6} 38V27h87v11z"/>`;
const LAMP = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y + 8}" r="24" fill="#ffcf6a" opacity=".28"/><circle cx="${x}" cy="${y + 8}" r="13" fill="#ffdf95" opacity=".4"/><path fill="#ffe2a0" stroke="#3a2413" d="M${x - 5} ${y + 3}h10v10h-10z"/><path fill="none" stroke="#3a2413" d="M${x} ${y + 3}v-8"/>`;
const gem = (x: number, y: number, s = 1) =>
  `<path fill="#c81f45" stroke="#6e0f28" d="M${x} ${y}l${8 * s} ${-8 * s} ${8 * s} ${8 * s} ${-8 * s} ${12 * s}z"/><path fill="#f58ba3" stroke="none" d="M${x + 2 * s} ${y}l${6 * s} ${-6 * s} ${2 * s} ${6 * s}z"/>`;
const lump = (x: number, y: number, s = 1, fill = "#6d6876") =>
  `<path fill="${fill}" d="M${x} ${y}l${4 * s} ${-9 * s} ${9 * s} ${-4 * s} ${9 * s} ${4 * s} ${4 * s} ${9 * s}z"/>`;
const CART = (x: number, y: number, load: string) =>
  `${load}<path fill="#7b4e2a" d="M${x} ${y}h44l-6 20h-32z"/><circle cx="${x + 12}" cy="${y + 23}" r="5.500" fill="#4b4652"/><circle cx="${x + 32}" cy="${y + 23}" r="5.500" fill="#4b4652"/>`;
const RAILS = `<path fill="none" stroke="#2a2530" stroke-width="2" d="M0 108h240M0 114h240"/><path fill="none" stroke="#6b4526" stroke-width="3" d="M12 106v10M40 106v10M68 106v10M96 106v10M124 106v10M152 106v10M180 106v10M208 106v10M234 106v10"/>`;
const furrows = `<path fill="#8a5d3b" d="M0 78c70-14 160-14 240-2v44H0z"/><path fill="none" stroke="#6a4428" stroke-width="2" d="M0 92c80-12 160-12 240-2M0 104c80-10 160-10 240-2M0 116c80-8 160-8 240-2"/>`;
const house = (x: number, y: number) =>
  `<path fill="#d9c7a4" d="M${x} ${y}v-34h52v34z"/><path fill="#8a4a36" d="M${x - 7} ${y - 32}l14-22h38l14 22z"/><path fill="#5b3417" d="M${x + 20} ${y}v-14c0-6 12-6 12 0v14z"/><path fill="#ffd98a" d="M${x + 7} ${y - 22}h9v9h-9zM${x + 36} ${y - 22}h9v9h-9z"/>`;
const planks = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const left = x + (at % 3) * 17 + Math.floor(at / 3) * 8;
    const top = y - Math.floor(at / 3) * 13;
    return `<path fill="#a06c3f" d="M${left - 10} ${top - 7}h26v14h-26z"/><ellipse cx="${left + 16}" cy="${top}" rx="4.500" ry="7" fill="#d9ab74"/>`;
  }).join("");

/** Pictures of 240 by 120, by what a space is about. */
const SCENES: Record<string, string> = {
  forest: `${DUSK}${RANGE}${SLOPE}<g ${LINE}>${fir(24, 112, 56)}${fir(56, 106, 44, "#3a6b4c")}${fir(206, 110, 60)}${fir(176, 104, 40, "#3a6b4c")}${fir(230, 116, 44, "#27513a")}${planks(92, 108, 5)}</g>`,
  clearing: `${DUSK}${RANGE}${SLOPE}${furrows}<g ${LINE}>${fir(22, 92, 46)}${leafy(212, 92, 46)}<path fill="#7b4e2a" d="M96 98c0-7 18-7 18 0v9h-18z"/><ellipse cx="105" cy="98" rx="9" ry="3.500" fill="#d9ab74"/><path fill="none" stroke-width="3" stroke="#6b4526" d="m140 104 22-22"/><path fill="#c9c9cf" d="m156 76 12 4-6 12c-2-4-6-6-10-6z"/></g>`,
  dig: `${CAVE}<g ${LINE}>${BEAMS(76)}<path fill="#1f1c26" d="M85 112V42h57v70z"/>${lump(168, 108, 1.3, "#a7a3ad")}${lump(30, 110, 1.1, "#a7a3ad")}${lump(196, 112, 0.8, "#8e8a96")}<path fill="none" stroke="#8a5a33" stroke-width="4" d="m30 64 26 30"/><path fill="none" stroke="#c9c9cf" stroke-width="5" d="M20 76c2-12 10-18 22-18"/>${LAMP(113, 44)}</g>`,
  ore: `${CAVE}${RAILS}<g ${LINE}>${CART(96, 78, `${lump(98, 80, 0.9)}${lump(114, 78, 1)}`)}${lump(184, 106, 1.3)}${lump(14, 106, 1.2)}<path fill="none" stroke="#e6a65c" stroke-width="2" d="m190 100 6-5M24 98l6-5M110 72l5-4M126 70l5-4"/>${LAMP(60, 30)}</g>`,
  ruby: `${CAVE}<path fill="#7d1a3a" opacity=".5" d="M60 120c20-50 100-50 120 0z"/><g ${LINE}>${gem(104, 74, 1.5)}${gem(74, 96, 1.1)}${gem(146, 92, 1.2)}${gem(178, 106, 0.8)}${gem(40, 108, 0.8)}<path fill="#6a6478" d="M88 118l14-26 20-8 20 10 10 24z" opacity=".7"/>${LAMP(206, 34)}</g>`,
  home: `${CAVE}<path fill="#6b4a38" d="M0 96h240v24H0z"/><g ${LINE}><path fill="#2c1d17" d="M26 98V66c0-26 52-26 52 0v32z"/><path fill="#ffb347" d="M36 98c0-16 10-14 12-28 8 8 20 16 20 28z"/><path fill="#ffe29a" d="M44 98c0-8 6-8 8-16 4 6 10 10 10 16z"/><path fill="#8a5a33" d="M104 76h62v7h-62zM110 83h6v18h-6zM154 83h6v18h-6z"/><path fill="#c9573a" d="M180 60h44v40h-44z"/><path fill="#e8d9b8" d="M184 64h36v11h-36z"/><path fill="#7b4e2a" d="M176 56h6v48h-6zM222 68h6v36h-6z"/><path fill="#e9c46a" d="M122 76v-12h10v12zM142 76c0-8 12-8 12 0z"/></g><circle cx="52" cy="84" r="44" fill="#ffb347" opacity=".2"/>`,
  family: `${CAVE}<path fill="#6b4a38" d="M0 96h240v24H0z"/><g ${LINE}><path fill="#c9a06a" d="M92 78h56c0 18-8 26-28 26s-28-8-28-26z"/><path fill="none" stroke-width="3" stroke="#7b4e2a" d="M86 108c20 8 48 8 68 0"/><circle cx="108" cy="72" r="9" fill="#eac7a0"/><path fill="#b5482f" d="M98 69c1-9 6-12 10-13 5 2 9 5 10 13z"/><path fill="#efe0bf" d="M114 78c8-6 24-6 32 0z"/><path fill="#7a3f9d" d="M92 78h56v7H92z"/><path fill="#c9573a" d="M176 62h50v40h-50z"/><path fill="#efe0bf" d="M180 66h42v12h-42z"/><path fill="#7b4e2a" d="M172 56h6v50h-6zM224 70h6v36h-6z"/><path fill="#8a5a33" d="M20 62h44v5H20zM26 67h4v10h-4zM54 67h4v10h-4z"/><path fill="#5d8a3f" d="M28 62V46h7v16z"/><path fill="#e9c46a" d="M37 62V50h6v12z"/><path fill="#c9573a" d="M45 62V44h7v18z"/>${LAMP(120, 26)}</g>`,
  wild: `<path fill="#35345c" d="M0 0h240v120H0z"/><path fill="#7a6a9c" d="M0 52h240v40H0z" opacity=".7"/><circle cx="58" cy="28" r="15" fill="#fff3d0"/><g fill="#fff6dc"><circle cx="20" cy="16" r="1.300"/><circle cx="104" cy="14" r="1.300"/><circle cx="150" cy="26" r="1.100"/><circle cx="226" cy="18" r="1.300"/></g>${peak(60, 98, 110, 58, "#565580")}${peak(140, 98, 120, 66, "#4c4a74")}<g ${LINE}><path fill="#77708c" d="M150 96V58h-4V46h7v6h6v-6h7v6h6v-6h7v6h6v-6h7v12h-4v38z"/><path fill="#2a1c26" d="M164 96V82c0-9 14-9 14 0v14z"/><path fill="#ffcf6a" d="M157 64h5v8h-5zM180 64h5v8h-5z"/></g><path fill="#33503f" d="M0 96c50-14 150-12 240-2v26H0z"/><path fill="#c9b98f" d="M84 120c8-14 30-12 40-18s26-2 38-6l8 2c-16 4-30 6-40 12-8 6-8 8-6 10z"/><g stroke="#14261d" stroke-width="1.400" stroke-linejoin="round">${fir(26, 112, 62, "#27513a")}${fir(60, 106, 44, "#2f5d43")}${fir(222, 114, 56, "#27513a")}</g>`,
  market: `${DUSK}${RANGE}${SLOPE}<path fill="#cdb894" d="M0 96h240v24H0z"/><g ${LINE}><path fill="#8a5a33" d="M30 112V62h5v50zM96 112V62h5v50zM138 112V62h5v50zM204 112V62h5v50z"/><path fill="#7a4f9d" d="M22 66l8-20h72l8 20c-6 8-16 8-22 0-6 8-16 8-22 0-6 8-16 8-22 0-6 8-16 8-22 0z"/><path fill="#3f7f6a" d="M130 66l8-20h72l8 20c-6 8-16 8-22 0-6 8-16 8-22 0-6 8-16 8-22 0-6 8-16 8-22 0z"/><path fill="#a8703f" d="M26 92h78v16H26zM134 92h78v16h-78z"/><circle cx="44" cy="88" r="5" fill="#c9573a"/><circle cx="56" cy="88" r="5" fill="#e9c46a"/><circle cx="68" cy="88" r="5" fill="#7fae5a"/><path fill="#e9c46a" d="M150 92c-3-12 15-12 12 0zM176 92c-3-12 15-12 12 0z"/></g>`,
  smithy: `${CAVE}<g ${LINE}><path fill="#5b3417" d="M20 112V74h54v38z"/><path fill="#ff9a3c" d="M28 74c2-16 16-14 18-30 10 10 22 16 22 30z"/><path fill="#ffe29a" d="M38 74c2-8 8-8 10-16 6 6 10 10 10 16z"/><path fill="#77737f" d="M110 76h64c-2 10-12 14-24 14v10h14v10h-52v-10h14V90c-8-2-14-6-16-14z"/><path fill="none" stroke="#8a5a33" stroke-width="5" d="m176 62-34-20"/><path fill="#9b97a3" d="m128 34 16-4 6 10-14 8z"/><path fill="#d6d6dc" d="M200 30l10 54-6 6-6-6z"/><path fill="#8a5a33" d="M192 88h24v6h-24zM201 94h6v14h-6z"/></g><circle cx="46" cy="62" r="46" fill="#ff9a3c" opacity=".2"/>`,
  road: `${DUSK}<circle cx="188" cy="30" r="14" fill="#fff3d0"/>${RANGE}${SLOPE}<path fill="#d9c7a0" d="M96 120c10-14 34-16 26-26s-22-6-12-14l10-2c-6 6 12 6 18 16 6 12-8 16-4 26z"/><g ${LINE}>${fir(34, 110, 50)}${fir(214, 112, 54)}<path fill="#7b4e2a" d="M166 112V72h5v40z"/><path fill="#d9ab74" d="M150 74h34l8 7-8 7h-34z"/></g>`,
  farm: `${DUSK}${RANGE}<path fill="#8fb062" d="M0 86c60-12 160-14 240-2v36H0z"/><g ${LINE}>${house(22, 100)}${leafy(212, 98, 48)}<path fill="#b98a52" d="M92 112V84h5v28zM120 112V84h5v28zM148 112V84h5v28zM176 112V84h5v28zM86 92h104v5H86zM86 102h104v5H86z"/></g>`,
};

const ABOUT: Record<string, string[]> = {
  forest: ["logging", "wood_gathering", "forest_exploration"],
  clearing: ["clearing", "slash_and_burn", "sustenance", "extension"],
  dig: ["drift_mining", "excavation", "small_scale_drift_mining", "drift_mining_additional", "strip_mining"],
  ore: ["ore_mining", "ore_mine_construction", "ore_delivery", "ore_trading"],
  ruby: ["ruby_mining", "ruby_mine_construction", "ruby_delivery"],
  home: ["housework"],
  family: ["wish_for_children", "urgent_wish_for_children", "growth", "family_life"],
  wild: ["adventure", "exploration"],
  market: ["weekly_market", "supplies", "depot", "large_depot"],
  smithy: ["blacksmithing", "hardware_rental"],
  farm: ["sheep_farming", "donkey_farming", "fence_building"],
};

/** The picture of an action space. */
export function sceneOf(space: string): string {
  const about = Object.keys(ABOUT).find((name) => ABOUT[name]?.includes(space)) ?? "road";
  return SCENES[about] ?? "";
}

// The grounds of the home board, 100 by 100 each.

const tufts = `<path fill="none" stroke="#5d8440" stroke-width="1.600" stroke-linecap="round" d="M14 30l-2-6M17 30l1-7M20 30l3-5M64 20l-2-6M67 20l1-7M70 20l3-5M78 62l-2-6M81 62l1-7M84 62l3-5M26 76l-2-6M29 76l1-7M32 76l3-5M54 88l-2-6M57 88l1-7"/><g fill="#f6e27a"><circle cx="40" cy="26" r="2"/><circle cx="86" cy="36" r="2"/><circle cx="18" cy="56" r="2"/></g><g fill="#f3b7cf"><circle cx="50" cy="62" r="2"/><circle cx="72" cy="80" r="2"/><circle cx="34" cy="50" r="1.800"/></g>`;
const GRASS = `<path fill="#9cc069" d="M0 0h100v100H0z"/><path fill="#8bb25b" d="M0 70c30-14 60-2 100-14v44H0z"/>${tufts}`;
const ROOM = `<path fill="#544d5e" d="M0 0h100v100H0z"/><path fill="#6a6274" d="M0 0h30L18 16 6 34 0 60zM100 0H70l14 18 8 22 8 18z"/>`;
const arch = (inside: string, more = "") =>
  `${ROOM}<path fill="${inside}" stroke="#2a2530" stroke-width="2" d="M8 94V46C8 4 92 4 92 46v48z"/>${more}`;

/** What a cell looks like, by its ground; `at` varies forest and rock. */
export function groundArt(ground: string, at: number): string {
  if (ground === "forest") return trees(at);
  if (ground === "rock") return rock(at);
  return GROUNDS[ground] ?? "";
}

const GROUNDS: Record<string, string> = {
  meadow: GRASS,
  pasture: `${GRASS}<path fill="#7aa24c" opacity=".5" d="M10 60c20-10 60-10 80 4v26H10z"/>`,
  field: `<path fill="#8a5d3b" d="M0 0h100v100H0z"/><path fill="none" stroke="#6a4428" stroke-width="4" d="M-4 16c20-8 36 8 54 0s34 8 54 0M-4 36c20-8 36 8 54 0s34 8 54 0M-4 56c20-8 36 8 54 0s34 8 54 0M-4 76c20-8 36 8 54 0s34 8 54 0M-4 96c20-8 36 8 54 0s34 8 54 0"/><path fill="none" stroke="#a57650" stroke-width="1.600" d="M-4 20c20-8 36 8 54 0s34 8 54 0M-4 40c20-8 36 8 54 0s34 8 54 0M-4 60c20-8 36 8 54 0s34 8 54 0M-4 80c20-8 36 8 54 0s34 8 54 0"/>`,
  cavern: arch(
    "#8d7a68",
    `<path fill="#a38f79" d="M14 94c6-12 66-12 72 0z"/><circle cx="50" cy="34" r="26" fill="#ffcf6a" opacity=".25"/><path fill="#ffe2a0" stroke="#3a2413" stroke-width="1.400" d="M45 28h10v10H45z"/><path fill="none" stroke="#3a2413" stroke-width="1.400" d="M50 28V16"/>`,
  ),
  tunnel: arch(
    "#3b3542",
    `<path fill="#7b4e2a" stroke="#2a1c14" stroke-width="1.400" d="M14 94V34h8v60zM78 94V34h8v60zM10 36v-9h80v9z"/><path fill="#57505f" d="M22 94c8-14 48-14 56 0z"/><circle cx="50" cy="46" r="16" fill="#ffcf6a" opacity=".16"/>`,
  ),
  deep_tunnel: arch(
    "#221e29",
    `<path fill="#5b3a20" stroke="#2a1c14" stroke-width="1.400" d="M14 94V34h7v60zM79 94V34h7v60zM10 36v-8h80v8z"/><path fill="none" stroke="#8f8a96" stroke-width="2.400" d="M34 94 46 52M66 94 54 52"/><path fill="none" stroke="#6b4526" stroke-width="3" d="M34 90h32M38 78h24M41 67h18M44 58h12"/>`,
  ),
  ore_mine: arch(
    "#2b2632",
    `<path fill="#7b4e2a" stroke="#2a1c14" stroke-width="1.400" d="M14 94V34h8v60zM78 94V34h8v60zM10 36v-9h80v9z"/><g ${LINE}>${CART(29, 66, `${lump(32, 68, 0.8)}${lump(46, 67, 0.9)}`)}</g><path fill="none" stroke="#e6a65c" stroke-width="2" d="m40 60 5-4M56 58l4-3"/>`,
  ),
  ruby_mine: arch(
    "#331825",
    `<circle cx="50" cy="60" r="32" fill="#c81f45" opacity=".22"/><path fill="#7b4e2a" stroke="#2a1c14" stroke-width="1.400" d="M14 94V34h8v60zM78 94V34h8v60zM10 36v-9h80v9z"/><g stroke-width="1.400">${gem(38, 62, 1.4)}${gem(24, 82, 0.9)}${gem(62, 80, 1)}</g>`,
  ),
  dwelling: arch(
    "#a8744a",
    `<path fill="#c08b5c" d="M14 94c6-12 66-12 72 0z"/><circle cx="30" cy="52" r="26" fill="#ffb347" opacity=".35"/><g ${LINE}><path fill="#3a2018" d="M18 70V54c0-14 24-14 24 0v16z"/><path fill="#ffb347" d="M23 70c0-8 6-7 7-14 4 4 8 8 8 14z"/><path fill="#c9573a" d="M58 62h26v14H58z"/><path fill="#efe0bf" d="M60 60h10v6H60z"/></g>`,
  ),
};

const CLOTHS: Record<string, string> = { orange: "#c9673a", green: "#5d8a3f", yellow: "#c99a2e" };

/** A furnished room, with carpet and curtains of the colour of its tile. */
export function furnishedArt(colour: string): string {
  const cloth = CLOTHS[colour] ?? "#c9673a";
  return arch(
    "#a98a68",
    `<path fill="#bd9f7c" d="M12 94c4-18 72-18 76 0z"/><path fill="${cloth}" stroke="#2a2530" stroke-width="1.200" d="M24 94c4-11 48-11 52 0z"/><path fill="none" stroke="#f3e3c4" stroke-width="1.600" stroke-dasharray="3 3" d="M30 92c6-7 34-7 40 0"/><circle cx="50" cy="50" r="34" fill="#ffcf6a" opacity=".22"/><g stroke="#2a1c14" stroke-width="1.200"><path fill="#7b4e2a" d="M10 54h14v4H10zM76 54h14v4H76z"/><path fill="${cloth}" d="M12 54v-9h3v9zM16 54V43h3v11zM20 54v-8h3v8z"/><path fill="#ffe2a0" d="M81 46h5v8h-5z"/></g>`,
  );
}

const TREES: [number, number, number][][] = [
  [
    [24, 46, 44],
    [66, 40, 38],
    [44, 90, 52],
    [82, 92, 46],
    [8, 92, 38],
  ],
  [
    [14, 50, 40],
    [48, 44, 44],
    [84, 52, 46],
    [28, 94, 48],
    [70, 92, 50],
  ],
  [
    [34, 42, 40],
    [74, 48, 48],
    [12, 80, 46],
    [52, 92, 50],
    [88, 94, 42],
  ],
]; // prettier-ignore

function trees(at: number): string {
  const drawn = (TREES[at % 3] ?? []).map(([x, y, size], place) =>
    (place + at) % 4 === 3 ? leafy(x, y, size * 0.9) : fir(x, y, size, (place + at) % 2 ? "#2f5d43" : "#3a6b4c"),
  );
  return `<path fill="#4d7a45" d="M0 0h100v100H0z"/><path fill="#42703e" d="M0 60c30-16 70-2 100-12v52H0z"/><g stroke="#1d3a2a" stroke-width="1.200" stroke-linejoin="round">${drawn.join("")}</g>`;
}

const CRACKS = [
  "M20 10 34 30 26 52 40 70M70 20 60 40 72 58M14 84 30 88M84 70 74 84 82 98",
  "M10 24 28 20 40 36M62 8 58 26 76 38 70 60M24 60 38 74 30 92M88 78 72 90",
  "M30 6 24 26 42 40M80 16 66 30 74 50M12 54 28 66 20 84M58 62 70 78 60 94",
];

function rock(at: number): string {
  return `<path fill="#77718a" d="M0 0h100v100H0z"/><path fill="#878199" d="M0 0h46L28 22 0 34zM60 30l40-14v40L76 64zM8 66l34-12 12 30-30 16H0V80z"/><path fill="#6a647d" d="M46 0h54v16L60 30 40 14zM54 84l24-20 22 6v30H48z"/><path fill="none" stroke="#4f4a60" stroke-width="1.500" stroke-linecap="round" d="${CRACKS[at % 3]}"/>`;
}

/** A preserve of boars, a brook, a lake in the mountain; the way out of the cave. */
export const FEATURES: Record<string, string> = {
  preserve: `<path fill="#7fb069" opacity=".9" d="M8 66c10-22 72-26 84 2 4 20-16 28-42 28S2 90 8 66z"/><path fill="none" stroke="#4d7a45" stroke-width="2" d="M20 70l-3-9M25 70v-10M30 70l3-9M72 68l-3-9M77 68v-10M82 68l3-9"/>`,
  brook: `<path fill="#7fb4c9" stroke="#4f8aa3" stroke-width="1.400" d="M60 0C44 24 84 34 56 56S26 82 38 100h34c-14-16 24-24 20-44S70 26 84 0z"/><path fill="none" stroke="#d7eef6" stroke-width="2" stroke-linecap="round" d="M66 20c2 8-2 12 2 18M60 66c-6 6-6 10-4 16"/>`,
  lake: `<path fill="#2c2a3a" d="M8 96V52c0-36 84-36 84 0v44z"/><path fill="#4f9cc0" stroke="#2f6f90" stroke-width="1.400" d="M12 92c-4-18 14-28 38-28s42 10 38 28z"/><path fill="none" stroke="#c9ecf7" stroke-width="2" stroke-linecap="round" d="M26 80h14M52 74h20M46 87h16"/><path fill="#8f8aa6" d="M30 24l4 18 4-17zM58 20l5 24 5-23z"/>`,
  entrance: `<path fill="#d9c7a0" opacity=".95" d="M100 40c-24 0-30 16-52 18-20 2-30 20-48 22v20h30c12-14 30-14 44-20 10-4 14-8 26-8z"/>`,
};

export const STABLE = `<g ${LINE}><path fill="#b5482f" d="M2 30V14L16 3l14 11v16z"/><path fill="#7d2f20" d="M0 15 16 1l16 14-3 3L16 7 3 18z"/><path fill="#efe0bf" d="M10 30V19h12v11z"/><path fill="none" stroke-width="1.200" d="m10 19 12 11M22 19 10 30"/></g>`;

/** The forest and the mountain along the top of the action board, 1000 by 110. */
export const RANGE_LINE = `<path fill="#b3aedb" d="M0 0h1000v110H0z"/><path fill="#f5cba6" d="M0 44h1000v66H0z" opacity=".8"/><circle cx="150" cy="30" r="17" fill="#fff6dc"/><g fill="#fff6dc"><circle cx="60" cy="20" r="1.500"/><circle cx="320" cy="16" r="1.500"/><circle cx="470" cy="26" r="1.300"/><circle cx="900" cy="18" r="1.500"/><circle cx="770" cy="12" r="1.300"/></g>${peak(240, 104, 260, 70, "#9a94bf")}${peak(420, 106, 320, 92, "#8b85b2")}${snow(420, 106, 320, 92)}${peak(640, 106, 300, 84, "#7d77a4")}${snow(640, 106, 300, 84)}${peak(820, 108, 240, 66, "#9a94bf")}<path fill="#6f8f55" d="M0 88c160-16 330-10 460 2s340 10 540-8v28H0z"/><g stroke="#1d3a2a" stroke-width="1.200" stroke-linejoin="round">${[
  [20, 58],
  [52, 44],
  [84, 62],
  [120, 48],
  [168, 56],
  [206, 42],
  [250, 52],
  [930, 50],
  [966, 60],
]
  .map(([x = 0, size = 40], place) => fir(x, 106 + (place % 3), size, place % 2 ? "#2f5d43" : "#3a6b4c"))
  .join(
    "",
  )}</g><g ${LINE}><path fill="#6a6478" d="M520 110c-4-34 30-56 70-52s60 22 58 52z"/><path fill="#2a1c16" d="M556 110V92c0-24 54-24 54 0v18z"/><path fill="#ffb03c" d="M564 110V94c0-16 38-16 38 0v16z"/><path fill="#8a5a33" d="M550 110V84h8v26zM608 110V84h8v26zM546 86v-7h74v7z"/></g>`;

// Glyphs of actions, 32 by 32, where no icon of a good says it.

const half = (x: number, fill: string, more = "") => `<path fill="${fill}" d="M${x} 8h14v16h-14z"/>${more}`;
const furrow = (x: number) => `<path fill="none" stroke="#5b3a20" d="M${x + 2} 12h10M${x + 2} 16h10M${x + 2} 20h10"/>`;
const hole = (x: number, fill: string) => `<path fill="${fill}" d="M${x + 2} 23v-7c0-8 10-8 10 0v7z"/>`;

export const GLYPHS: Record<string, string> = {
  lay_meadow_field: half(2, "#9cc069") + half(16, "#8a5d3b", furrow(16)),
  lay_cavern_tunnel: half(2, "#8d8799", hole(2, "#d9b98c")) + half(16, "#8d8799", hole(16, "#2b2632")),
  lay_caves: half(2, "#8d8799", hole(2, "#d9b98c")) + half(16, "#8d8799", hole(16, "#d9b98c")),
  furnish: `<path fill="#8d8799" d="M3 29V12C3 0 29 0 29 12v17z"/><path fill="#d9b98c" d="M7 29V14c0-9 18-9 18 0v15z"/><path fill="#8a5a33" d="M10 20h12v3H10zM11 23h2v5h-2zM19 23h2v5h-2z"/><path fill="#ffe2a0" d="M14 10h4v4h-4z"/>`,
  furnish_dwelling: `<path fill="#8d8799" d="M3 29V12C3 0 29 0 29 12v17z"/><path fill="#e08a3c" d="M7 29V14c0-9 18-9 18 0v15z"/><path fill="#fff3dc" d="M10 21h12v6H10z"/><path fill="#7a3f9d" d="M15 21h7v6h-7z"/>`,
  grow_family: `<path fill="#efe0bf" d="M4 18h24c0 8-4 10-12 10S4 26 4 18z"/><circle cx="16" cy="14" r="6.500" fill="#e7c39b"/><path fill="#b5482f" d="M9 12c1-7 4-9 7-10 3 1 6 3 7 10z"/>`,
  sow: `<path fill="#8a5d3b" d="M2 22c8-4 20-4 28 0v7H2z"/><path fill="none" stroke="#5f8f45" stroke-width="2" d="M9 21v-8M16 20V8M23 21v-8"/><path fill="#7fae5a" d="M9 14c-4 0-5-3-5-5 3 0 5 2 5 5zM16 9c4 0 5-3 5-5-3 0-5 2-5 5zM23 14c4 0 5-3 5-5-3 0-5 2-5 5z"/>`,
  build_ore_mine: `<path fill="#8d8799" d="M2 8h28v16H2z"/>${hole(2, "#4b4652")}${hole(16, "#1f1c26")}<path fill="#e6a65c" d="M6 19h6v3H6z"/>`,
  ruby_mine_on_tunnel: `<path fill="#8d8799" d="M6 4h20v24H6z"/><path fill="#331825" d="M9 27V15c0-11 14-11 14 0v12z"/><path fill="#c81f45" d="m11 19 5-5 5 5-5 7z"/>`,
  ruby_mine_on_deep_tunnel: `<path fill="#57505f" d="M6 4h20v24H6z"/><path fill="#120c14" d="M9 27V15c0-11 14-11 14 0v12z"/><path fill="#c81f45" d="m11 19 5-5 5 5-5 7z"/>`,
  expedition: `<path fill="#8a5a33" d="M8 3h8v14l9 4c3 2 4 4 4 7H8z"/><path fill="#5b3417" d="M6 26h24v4H6z"/><path fill="none" stroke="#e9c46a" d="M10 8h4M10 12h4"/>`,
  trade_ore: `<path fill="#6d6876" d="M2 20l3-8 6-3 6 3 2 8z"/><path fill="none" stroke-width="2" d="M20 8c5 0 8 3 8 8M25 13l3 4 3-4"/><circle cx="22" cy="24" r="6" fill="#efc143"/>`,
  buy: `<path fill="#8a5a33" d="M4 14h24l-3 14H7z"/><path fill="none" stroke-width="2" d="M9 14c1-14 13-14 14 0"/><circle cx="16" cy="21" r="4.500" fill="#efc143"/>`,
  imitate: `<circle cx="11" cy="11" r="6" fill="#b5482f"/><path fill="#b5482f" d="M3 28c0-8 3-11 8-11s8 3 8 11z"/><circle cx="22" cy="13" r="5" fill="none" stroke-dasharray="2 2"/><path fill="none" stroke-dasharray="2 2" d="M18 28c0-6 1-9 5-9s7 3 7 9z"/>`,
  breed: `<path fill="#e9c46a" d="M16 28C4 20 3 10 9 7c4-2 7 2 7 4 0-2 3-6 7-4 6 3 5 13-7 21z"/>`,
  all_weapons: `<path fill="#c9c9cf" d="M7 3l4 15h-6z"/><path fill="#c9c9cf" d="M25 3l2 15h-6z"/><path fill="#8a5a33" d="M3 18h10v3H3zM19 18h10v3H19zM7 21h2v7H7zM23 21h2v7h-2z"/>`,
  small_pasture: `<path fill="#9cc069" d="M6 6h20v20H6z"/><path fill="none" stroke="#8a5a33" stroke-width="2.400" d="M6 6h20v20H6z"/>`,
  large_pasture: `<path fill="#9cc069" d="M2 8h28v16H2z"/><path fill="none" stroke="#8a5a33" stroke-width="2.400" d="M2 8h28v16H2z"/>`,
  meadow: `<path fill="#9cc069" d="M6 6h20v20H6z"/>`,
  field: `<path fill="#8a5d3b" d="M6 6h20v20H6z"/><path fill="none" stroke="#5b3a20" d="M9 11h14M9 16h14M9 21h14"/>`,
  cavern: `<path fill="#8d8799" d="M6 6h20v20H6z"/><path fill="#d9b98c" d="M9 26v-8c0-9 14-9 14 0v8z"/>`,
  tunnel: `<path fill="#8d8799" d="M6 6h20v20H6z"/><path fill="#2b2632" d="M9 26v-8c0-9 14-9 14 0v8z"/>`,
  ore_mine: `<path fill="#8d8799" d="M6 4h20v24H6z"/><path fill="#2b2632" d="M9 27V15c0-11 14-11 14 0v12z"/><path fill="#6d6876" d="m10 25 2-5 4-2 4 2 2 5z"/><path fill="none" stroke="#e6a65c" d="m13 22 2-2M17 22l2-1"/>`,
  leaf: `<path fill="#6fa84a" d="M5 27C4 12 12 4 28 4c0 16-8 24-23 23z"/><path fill="none" d="M6 27 20 12M11 22v-7M15 18h6"/>`,
  question: `<path fill="#c0392b" d="M16 2 30 16 16 30 2 16z"/><path fill="none" stroke="#fff3e6" stroke-width="3" d="M12 13c0-6 9-6 8 0 0 3-4 3-4 6M16 23v.5"/>`,
  rune: `<path fill="#a9a4b3" d="M6 4h20v24H6z"/><path fill="none" stroke-width="2" d="M13 9v14M13 11l6 4M13 17l6 4"/>`,
};

/** Whether an action or a loot item has a drawing of its own here. */
export const glyph = (name: string): string => GLYPHS[name] ?? "";

/** What stands for each furnishing tile, of the icons and glyphs. */
export const EMBLEMS: Record<string, string> = {
  dwelling: "dwarf",
  simple_dwelling_4_2: "dwarf",
  simple_dwelling_3_3: "dwarf",
  mixed_dwelling: "dwarf",
  couple_dwelling: "dwarf",
  additional_dwelling: "dwarf",
  cuddle_room: "sheep",
  breakfast_room: "cattle",
  stubble_room: "field",
  work_room: "tunnel",
  guest_room: "grow_family",
  office_room: "scroll",
  carpenter: "wood",
  stone_carver: "stone",
  blacksmith: "weapon",
  miner: "ore",
  builder: "furnish",
  trader: "buy",
  wood_supplier: "wood",
  stone_supplier: "stone",
  ruby_supplier: "ruby",
  dog_school: "dog",
  quarry: "stone",
  seam: "ore",
  slaughtering_cave: "knife",
  cooking_cave: "food",
  working_cave: "food",
  mining_cave: "donkey",
  breeding_cave: "breed",
  peaceful_cave: "weapon",
  weaving_parlor: "wool",
  milking_parlor: "cattle",
  state_parlor: "furnish_dwelling",
  hunting_parlor: "boar",
  beer_parlor: "grain",
  blacksmithing_parlor: "ruby",
  stone_storage: "stone",
  ore_storage: "ore",
  spare_part_storage: "gold",
  main_storage: "furnish",
  weapon_storage: "weapon",
  supplies_storage: "all_weapons",
  broom_chamber: "dwarf",
  treasure_chamber: "ruby",
  food_chamber: "vegetable",
  prayer_chamber: "points",
  writing_chamber: "scroll",
  fodder_chamber: "grain",
};
