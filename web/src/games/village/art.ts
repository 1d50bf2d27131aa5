// La Villa's own drawings: a place for each area, the craft buildings, the people who come to the market.

const LINE = 'stroke="#46301f" stroke-width="1.400" stroke-linejoin="round" stroke-linecap="round"';
const HILLS = `<path fill="#a9a0cc" d="M0 62c26-20 54-22 84-9 22 8 42 3 64-9 34-16 64-8 92 6v40H0z"/>`;
const GRASS = `<path fill="#a8bd62" d="M0 82c44-14 92-14 130-8s80 2 110-6v52H0z"/>`;
const SKY = `<path fill="#bcd6ec" d="M0 0h240v120H0z"/><path fill="#f9e6cb" d="M0 40h240v50H0z" opacity=".75"/>`;

const roof = (x: number, y: number, width: number, height: number, fill = "#c9573a") =>
  `<path fill="${fill}" d="M${x - 5} ${y} ${x + width * 0.18} ${y - height}H${x + width * 0.82}L${x + width + 5} ${y}Z"/>`;
const house = (x: number, y: number, width: number, height: number, wall = "#f5e8cf", tiles = "#c9573a") =>
  `<path fill="${wall}" d="M${x} ${y}v-${height}h${width}v${height}Z"/>${roof(x, y - height, width, height * 0.55, tiles)}`;
const door = (x: number, y: number, width = 7, height = 13) =>
  `<path fill="#7a4a2a" d="M${x} ${y}v-${height - 3}c0-4 ${width}-4 ${width} 0v${height - 3}Z"/>`;
const WALLS = ["#f5e8cf", "#edd6ae", "#f0dfbf", "#e8cfa4"];
const TILES = ["#c9573a", "#b5482f", "#bf5236"];
const window = (x: number, y: number, size = 6) => `<path fill="#6aa0c4" d="M${x} ${y}h${size}v${size}h-${size}Z"/>`;
const cypress = (x: number, y: number, height = 34) =>
  `<path fill="#3f6b3a" d="M${x} ${y}c-${height / 5}-${height * 0.4}-${height / 8}-${height * 0.8} 0-${height} ${height / 8} ${height * 0.2} ${height / 5} ${height * 0.6} 0 ${height}Z"/>`;
const tree = (x: number, y: number, size = 14) =>
  `<path fill="#7a5233" d="M${x - 2} ${y}v-10h4v10Z"/><circle cx="${x}" cy="${y - 10 - size * 0.6}" r="${size}" fill="#6f9c48"/>`;
const stalks = (from: number, to: number, y: number) => {
  let path = "";
  for (let x = from; x < to; x += 9)
    path += `M${x} ${y + ((x * 7) % 5)}l${(x % 4) - 2}-9M${x + 4} ${y + 7 + ((x * 3) % 4)}l${(x % 3) - 1}-9`;
  return `<path stroke="#b98a22" stroke-width="1.600" stroke-linecap="round" fill="none" d="${path}"/>`;
};
const sheaf = (x: number, y: number) =>
  `<path fill="#f0cb5a" d="M${x - 8} ${y}c1-8 4-10 5-13-3-4-3-8-2-11l3 6 2-8 2 8 3-6c1 3 1 7-2 11 1 3 4 5 5 13Z"/><path fill="none" d="M${x - 4} ${y - 12}h8" stroke="#8a5a1b" stroke-width="2.400"/>`;

/** The size of the pictures that are no 240 by 120. */
export const SIZES: Record<string, string> = { market: "0 0 900 150", council: "0 0 240 300", church: "0 0 300 300" };

export const AREAS: Record<string, string> = {
  harvest: `${SKY}<circle cx="196" cy="26" r="13" fill="#fff1b8"/>${HILLS}<path fill="#e7c35b" d="M0 74c60-16 150-16 240-4v50H0z"/><path fill="#d3a83d" d="M0 96c80-10 160-8 240 2v22H0z"/>${stalks(4, 240, 84)}<g ${LINE}>${sheaf(150, 92)}${sheaf(172, 96)}${sheaf(214, 92)}</g><g ${LINE}>${tree(120, 74, 10)}</g>`,
  family: `${SKY}${HILLS}${GRASS}<g ${LINE}>${house(84, 104, 62, 30, "#f7ead2")}${door(110, 104, 10, 19)}${window(92, 86, 8)}${window(130, 86, 8)}<path fill="#9a7a5c" d="M130 52h8v12h-8z"/>${tree(184, 100, 17)}<path fill="none" stroke-width="1" d="M30 80h40M30 80v26M70 76v30"/><path fill="#e9f1f6" d="M36 80h9v12h-9z"/><path fill="#e39a86" d="M50 79l6 0 2 11h-10z"/></g><path d="M135 50c-4-6 4-8 0-14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/><g fill="#f4b3c6" stroke="#8d3f5c" stroke-width=".7"><circle cx="20" cy="112" r="2.500"/><circle cx="160" cy="112" r="2.500"/><circle cx="222" cy="108" r="2.500"/><circle cx="72" cy="114" r="2"/></g>`,
  crafts: `${SKY}${HILLS}<path fill="#d9c39a" d="M0 80c60-10 160-10 240 0v40H0z"/><path fill="#c9b184" d="M0 104c60-6 160-6 240 0v16H0z"/>`,
  market: `<path fill="#cfe0ee" d="M0 0h900v150H0z"/><g ${LINE}>${[
    0, 70, 130, 210, 280, 350, 430, 500, 570, 650, 720, 800,
  ]
    .map((x, at) => house(x + 6, 104, 52 + (at % 3) * 8, 36 + ((at * 5) % 4) * 5, WALLS[at % 4], TILES[at % 3]))
    .join(
      "",
    )}${[0, 70, 130, 210, 280, 350, 430, 500, 570, 650, 720, 800].map((x) => window(x + 14, 76, 9) + window(x + 40, 76, 9)).join("")}</g><path fill="#d8c6a2" d="M0 102h900v48H0z"/><path stroke="#bca57c" stroke-width="1" fill="none" d="M0 114h900M0 130h900M60 102v12M180 102v12M300 102v12M420 102v12M540 102v12M660 102v12M780 102v12M120 114v16M240 114v16M360 114v16M480 114v16M600 114v16M720 114v16M840 114v16"/><path fill="none" stroke="#8a5a33" stroke-width="1.200" d="M0 12q110 26 225 6t225 4 225-4 225 2"/>${[30, 80, 130, 180, 260, 310, 360, 410, 480, 530, 580, 630, 700, 750, 800, 860].map((x, at) => `<path fill="${["#c9573a", "#efc143", "#5f9fc9", "#7fae5a"][at % 4]}" d="M${x - 8} ${20 + ((at * 3) % 5)}h16l-8 14z"/>`).join("")}`,
  council: `<path fill="#c9d8e6" d="M0 0h240v300H0z"/><path fill="#f9e6cb" d="M0 60h240v90H0z" opacity=".7"/><g ${LINE}><path fill="#e6d4b0" d="M14 300V92h212v208z"/><path fill="#b5482f" d="M2 96 26 62h188l24 34z"/><path fill="#f0dfbf" d="M98 78V34h44v44z"/><path fill="#c9573a" d="M91 38 120 4l29 34z"/><circle cx="120" cy="55" r="14" fill="#fff8e6"/><path fill="none" stroke-width="1.800" d="M120 46v9l6 4"/></g>`,
  church: `<path fill="#ddd4c8" d="M0 0h300v300H0z"/><path stroke="#c6bbad" stroke-width="1" fill="none" d="M0 30h300M0 60h300M0 90h300M0 120h300M0 150h300M0 180h300M0 210h300M0 240h300M0 270h300M40 0v30M120 0v30M200 0v30M280 0v30M80 30v30M160 30v30M240 30v30M40 60v30M120 60v30M200 60v30M280 60v30M80 90v30M160 90v30M240 90v30M40 120v30M120 120v30M200 120v30M280 120v30M80 150v30M160 150v30M240 150v30M40 180v30M120 180v30M200 180v30M280 180v30M80 210v30M160 210v30M240 210v30"/><path fill="#ffe9ad" opacity=".4" d="M90 0h120l70 300H20z"/><g ${LINE}><path fill="#8a5a33" d="M0 252h300v12H0z"/><path fill="#a8703f" d="M0 264h300v36H0z"/><path fill="none" stroke-width="1" d="M50 264v36M110 264v36M170 264v36M230 264v36"/></g>`,
  well: `${SKY}${GRASS}<g ${LINE}><path fill="#b9b3a8" d="M88 112V86c14-8 50-8 64 0v26c-14 8-50 8-64 0Z"/><path fill="#3d6c86" d="M88 86c14-8 50-8 64 0-14 8-50 8-64 0Z"/><path fill="none" stroke-width="4" d="M94 84V40M146 84V40"/><path fill="#a8623a" d="M80 46 120 20l40 26Z"/><path fill="none" stroke-width="1.600" d="M120 42v26"/><path fill="#8a5a33" d="M113 68h14l-2 12h-10z"/><path fill="none" stroke-width="1" d="M92 98h24M122 100h26M100 108h30"/></g>`,
  graves: `<path fill="#c3c9dd" d="M0 0h240v120H0z"/><path fill="#9aa2bd" d="M0 56c40-16 90-16 130-6s80 6 110-4v74H0z"/><path fill="#8aa16a" d="M0 72c60-10 160-10 240 0v48H0z"/><g ${LINE}>${cypress(16, 84, 58)}${cypress(222, 84, 62)}${cypress(34, 80, 38)}<path fill="none" stroke="#5b5148" stroke-width="2" d="M0 66h240M12 74V56M36 74V56M60 74V56M84 74V56M108 74V56M132 74V56M156 74V56M180 74V56M204 74V56M228 74V56"/></g>`,
};

/** The craft buildings and the mill, 96 by 72. */
export const BUILDINGS: Record<string, string> = {
  wainwright: `<g ${LINE}><path fill="#e8cfa4" d="M12 66V34h56v32z"/><path fill="#b5482f" d="M4 36 20 12h42l16 24z"/><path fill="#5b3417" d="M24 66V44h26v22z"/><circle cx="74" cy="54" r="14" fill="#c99a5f"/><circle cx="74" cy="54" r="9.500" fill="#e9d3a2"/><circle cx="74" cy="54" r="2.600" fill="#7a4a2a"/><path fill="none" stroke-width="1.700" d="M74 40v28M60 54h28M64 44l20 20M84 44 64 64"/></g>`,
  stables: `<g ${LINE}><path fill="#c0774a" d="M14 66V34h68v32z"/><path fill="#8a4a2a" d="M6 36 26 10h44l20 26z"/><path fill="#5b3417" d="M24 66V44h20v22zM52 66V44h20v22z"/><path fill="#96582f" d="M56 66c0-10 1-16 6-20l4-3 6 9c-1 3-3 3-5 2-2 4-2 8-2 12z"/><path fill="#4a2c18" d="M57 58c0-7 2-11 6-14l-1-3-5 4z"/><path fill="#8a8078" d="M27 66c0-8 1-12 4-14h10c2 2 3 6 1 10l-4 0v4z"/><path fill="none" stroke="#fff6df" stroke-width="2" d="M31 52c-3 0-5-2-5-5M40 52c3 0 4-2 4-5"/></g>`,
  office: `<g ${LINE}><path fill="#f0dfbf" d="M18 66V26h56v40z"/><path fill="#c9573a" d="M10 28 28 8h36l18 20z"/><path fill="#6aa0c4" d="M26 48V36c0-6 10-6 10 0v12zM58 48V36c0-6 10-6 10 0v12z"/>${door(41, 66, 12, 22)}<path fill="#fff8e6" d="M74 34h18v26H74z"/><path fill="none" stroke-width="1" d="M77 40h12M77 45h12M77 50h8"/><path fill="#f6f1e6" d="M94 26c-6 4-10 14-11 24l3-1c1-8 4-14 8-23Z"/></g>`,
  smithy: `<g ${LINE}><path fill="#9a9a98" d="M14 66V36h54v30z"/><path fill="#6b4427" d="M6 38 22 16h40l14 22z"/><path fill="#7f7a72" d="M50 8h12v18H50z"/><path fill="#2a1c16" d="M24 66V46c0-6 22-6 22 0v20z"/><path fill="#ffb03c" d="M28 66c0-10 4-10 5-15 3 3 3 5 4 3 3 4 4 8 3 12z"/><path fill="#4a4a52" d="M62 52h26c0 4-4 6-9 6v4l5 4H66l5-4v-4c-5 0-8-3-9-6z"/></g><path d="M56 6c-4-5 3-7 0-12" fill="none" stroke="#8f8a84" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  mill: `<g ${LINE}><path fill="#f3e0c0" d="M32 66 38 28h20l6 38z"/><path fill="#b5482f" d="M34 30c2-12 26-12 28 0z"/>${door(43, 66, 10, 16)}<path fill="#fffaf0" d="m48 26-6-22 8-2 3 22zM48 26l22-6 2 8-22 3zM48 26l6 22-8 2-3-22zM48 26l-22 6-2-8 22-3z" transform="rotate(18 48 26)"/><circle cx="48" cy="26" r="3" fill="#7a4a2a"/><path fill="#e6d0a0" d="M68 66c-2-6 0-10 3-11l-1-3h8l-1 3c3 1 5 5 3 11z"/></g>`,
};

/** A city on the map, 56 by 40, the ground at the bottom; each of another build. */
export const CITIES: string[] = [
  `${house(6, 38, 14, 14)}${house(34, 38, 14, 16, "#edd6ae")}<path fill="#f0dfbf" d="M20 38V16h14v22z"/><path fill="#b5482f" d="M18 18 27 4l9 14z"/>${window(24, 22, 5)}${door(24, 38, 6, 10)}`,
  `${house(4, 38, 16, 16, "#f7ead2", "#b5482f")}${house(18, 38, 18, 22, "#e8cfa4")}${house(36, 38, 15, 14)}${window(24, 22, 6)}${door(24, 38, 6, 10)}`,
  `<path fill="#cfc6b8" d="M4 38V18h8v-5h6v5h20v-5h6v5h8v20z"/><path fill="#c9573a" d="M21 18 28 4l7 14z"/>${door(24, 38, 8, 13)}${window(9, 24, 5)}${window(42, 24, 5)}`,
  `${house(4, 38, 18, 14, "#edd6ae")}<path fill="#e6e1d6" d="M24 38V18c0-10 18-10 18 0v20z"/><path fill="#6aa0c4" d="M24 20c0-12 18-12 18 0z"/>${house(40, 38, 13, 12, "#f5e8cf", "#b5482f")}${door(30, 38, 6, 11)}`,
  `<path fill="#d8c6a2" d="M6 38V14h12v24zM38 38V14h12v24z"/><path fill="#b5482f" d="M4 16l8-12 8 12zM36 16l8-12 8 12z"/><path fill="#efe0bf" d="M18 38V22h20v16z"/>${door(24, 38, 8, 12)}`,
  `<path fill="#8fc4d8" d="M0 33h56v6H0z"/>${house(4, 34, 15, 15)}${house(20, 34, 15, 20, "#f7ead2", "#b5482f")}<path fill="#8a5a33" d="M38 32h16c-1 4-3 5-5 5h-7c-2 0-3-2-4-5z"/><path fill="#fffaf0" d="M46 30V10c5 4 7 10 8 18zM44 30V14l-5 14z"/>`,
].map((drawing) => `<g ${LINE} stroke-width="1.100">${drawing}</g>`);

/** The country of the journeys, 380 by 226. */
export const COUNTRY = `<path fill="#d7dfae" d="M0 0h380v226H0z"/><path fill="#c3d08f" d="M0 40c60-40 130-40 180-22s120 20 200-18V0H0zM0 226v-40c70-26 130-8 190-8s120-20 190 4v44z"/><path fill="none" stroke="#9fc6d6" stroke-width="10" stroke-linecap="round" d="M168-6c-12 40 26 60 12 104s-30 60-8 134"/><path fill="none" stroke="#c7e0ea" stroke-width="3" stroke-linecap="round" d="M168-6c-12 40 26 60 12 104s-30 60-8 134"/><g ${LINE} stroke-width="1">${tree(62, 30, 9)}${tree(80, 36, 7)}${tree(286, 122, 9)}${tree(300, 116, 7)}${tree(240, 218, 8)}${cypress(14, 92, 26)}${cypress(24, 96, 20)}<path fill="#b9b3c6" d="m236 26 14-18 12 14 8-8 14 18z"/><path fill="#f6f2f6" d="m250 8-5 8 5-2 4 3 2-4z"/></g>`;

/** The gate of the village on the map. */
export const GATE = `<g ${LINE} stroke-width="1.100">${house(-4, 40, 18, 18, "#f0dfbf")}${house(30, 40, 18, 16, "#edd6ae", "#b5482f")}<path fill="#f5e8cf" d="M14 40V12h16v28z"/><path fill="#c9573a" d="M11 14 22-2l11 16z"/>${window(19, 18, 6)}${door(18, 40, 8, 13)}</g>`;

/** The farmyard, 480 by 300; the path of time runs around it. */
export const YARD = `<path fill="#bcd6ec" d="M0 0h480v300H0z"/><path fill="#a9a0cc" d="M0 60c60-34 120-30 180-12s150 8 300-18v80H0z"/><path fill="#b9c977" d="M0 74c90-26 180-18 260-10s150 0 220-14v250H0z"/><path fill="#a5b963" d="M0 196c120-30 300-24 480 0v104H0z"/><path fill="#8fae50" d="M0 262c120-18 320-18 480 0v38H0z"/><g ${LINE}><path fill="#8a5a33" d="M304 128c40-8 90-8 112 0v52c-30-6-80-6-112 0z"/><path stroke="#5f3a1e" stroke-width="2.500" fill="none" d="M310 140c30-6 70-6 100 0M310 152c30-6 70-6 100 0M310 164c30-6 70-6 100 0"/><path stroke="#6f9c3c" stroke-width="2" fill="none" d="M322 138v-7M340 136v-7M358 135v-7M376 136v-7M394 138v-7M330 150v-7M352 148v-7M374 148v-7M396 151v-7M322 162v-7M344 160v-7M366 160v-7M388 161v-7"/><path fill="#f5e8cf" d="M80 158v-56h86v56z"/><path fill="#c9573a" d="M68 106 92 62h62l24 44z"/><path fill="#d97a5c" d="M68 106 92 62h16l-22 44z"/><path fill="#9a7a5c" d="M138 52h14v24h-14z"/>${door(114, 158, 16, 34)}${window(90, 116, 14)}${window(142, 116, 14)}<path fill="#c0774a" d="M186 158v-44h58v44z"/><path fill="#8a4a2a" d="M178 118l14-26h46l14 26z"/><path fill="#5b3417" d="M202 158v-28h26v28z"/><path stroke="#8a5a33" stroke-width="1.400" fill="none" d="m202 130 26 28M228 130l-26 28"/>${tree(276, 150, 20)}${tree(54, 156, 15)}</g><path d="M145 48c-7-9 6-13 0-24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/><path fill="#e9d3a2" d="M118 158c0 30-30 50-60 84h70c10-34 12-56 10-84z" opacity=".8"/>`;

/** The roofs along the top of the village, 1000 by 110. */
export const VILLAGE = `<path fill="#a9c8e6" d="M0 0h1000v110H0z"/><path fill="#f9e3c4" d="M0 46h1000v64H0z" opacity=".8"/><circle cx="812" cy="32" r="18" fill="#fff6d8"/><path fill="#a096c6" d="M0 62c90-40 180-36 270-10s170 14 270-12 260-26 460 14v60H0z"/><g stroke="#8b7ac0" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round" fill="none" opacity=".75"><path d="M640 58c90-8 200-6 330 10M650 66c90-8 190-6 320 10M664 74c90-6 180-4 300 8"/></g><path fill="#a8bd62" d="M0 84c200-20 420-14 600-8s280 0 400-10v44H0z"/><g ${LINE}>${cypress(40, 100, 52)}${cypress(58, 102, 40)}${house(86, 104, 52, 30)}${house(144, 106, 42, 24, "#edd6ae", "#b5482f")}${house(196, 104, 58, 34, "#f3e0c0")}<path fill="#f0dfbf" d="M268 106V40h26v66z"/><path fill="#b5482f" d="M264 42 281 8l17 34z"/><path fill="none" stroke-width="2" d="M281 8V-2M277 3h8"/><path fill="#46301f" d="M276 54c0-6 10-6 10 0v10h-10z"/><path fill="#f5e8cf" d="M294 106V66h52v40z"/><path fill="#c9573a" d="M288 68 300 46h40l12 22z"/>${[304, 326].map((x) => `<path fill="#6aa0c4" d="M${x} 92V80c0-7 9-7 9 0v12z"/>`).join("")}${house(366, 106, 46, 28, "#f7ead2", "#bf5236")}${house(420, 104, 56, 32, "#e8cfa4")}${house(484, 106, 40, 26)}${[100, 120, 156, 210, 232, 378, 394, 434, 456, 496].map((x) => window(x, 84, 8)).join("")}${tree(548, 104, 15)}${tree(576, 106, 11)}${cypress(906, 98, 46)}${cypress(926, 100, 36)}${house(850, 102, 36, 20, "#f3e0c0")}</g>`;

// The people of the market: twenty-four of them, put together from a few features.

const SKINS = ["#e7c39b", "#d9a877", "#f0d0ae", "#b98257"];
const HAIRS = ["#4a2c18", "#8a5a33", "#c9a24a", "#8f8a84", "#2f2621", "#a8452c"];
const CLOTHES = ["#7a8f4a", "#b5573a", "#4f7fa0", "#8a6a9e", "#c98f2f", "#5f8f86"];

/** The portrait of a customer by number, 48 by 48. */
export function portrait(number: number): string {
  const skin = SKINS[(number * 7) % SKINS.length];
  const hair = HAIRS[(number * 5 + 1) % HAIRS.length];
  const cloth = CLOTHES[(number * 11 + 2) % CLOTHES.length];
  const hats = [
    `<path fill="${hair}" d="M13 22c-1-11 5-15 11-15s12 4 11 15c-2-5-5-8-11-8s-9 3-11 8Z"/>`,
    `<path fill="#d8b25a" d="M8 19c6-4 26-4 32 0-2 2-30 2-32 0Z"/><path fill="#d8b25a" d="M15 18c0-10 18-10 18 0Z"/><path fill="none" stroke="#8a4a2a" stroke-width="2" d="M15 17h18"/>`,
    `<path fill="#f4efe4" d="M12 27c-2-14 4-20 12-20s14 6 12 20c-2 3-4-7-5-9-5-2-9-2-14 0-1 2-3 12-5 9Z"/>`,
    `<path fill="${cloth}" d="M14 19c-2-8 4-13 12-12 8 0 12 4 9 8-3-2-6-2-8 0-5-1-9 0-13 4Z"/><path fill="${hair}" d="M13 24c0-2 0-4 1-5l3 0-1 6z"/>`,
    `<path fill="${hair}" d="M12 32c-3-16 2-25 12-25s15 9 12 25c-3 0-4-8-4-13-5 0-11-1-14-4-2 5-3 14-6 17Z"/>`,
    `<path fill="${hair}" d="M13 21c0-9 5-13 11-13s11 4 11 13c-1-2-3-4-4-4H17c-1 0-3 2-4 4Z"/><path fill="${hair}" d="M15 27c1 9 4 12 9 12s8-3 9-12c-3 4-6 3-9 3s-6 1-9-3Z"/>`,
  ];
  return `<g ${LINE}><path fill="${cloth}" d="M5 48c1-10 8-15 19-15s18 5 19 15Z"/><path fill="#fff8e6" d="m18 34 6 6 6-6-2-2h-8Z"/><path fill="${skin}" d="M14 21c0-9 20-9 20 0 0 10-4 15-10 15s-10-5-10-15Z"/>${hats[number % hats.length]}<path fill="none" stroke-width="1.200" d="M21 30.500c2 1.200 4 1.200 6 0"/></g><circle cx="20" cy="24.500" r="1.200" fill="#352a20"/><circle cx="28" cy="24.500" r="1.200" fill="#352a20"/>`;
}

/** A stained-glass window, 40 by 72: the first is plain, the fourth the richest. */
export function glass(number: number): string {
  const panes = ["#f0c14b", "#5f9fc9", "#c9573a", "#7fae5a", "#9a7bc0"];
  const pane = (at: number) => panes[(at * 2 + number) % panes.length];
  return `<g ${LINE}><path fill="${pane(0)}" d="M4 70V26C4 8 14 3 20 2c6 1 16 6 16 24v44Z"/><path fill="${pane(1)}" d="M4 70V48h16v22Z"/><path fill="${pane(2)}" d="M20 48h16v22H20Z"/><path fill="${pane(3)}" d="M4 48V26h16v22Z"/><path fill="${pane(4)}" d="M20 48V26h16v22Z"/><circle cx="20" cy="37" r="${5 + number * 1.6}" fill="${pane(5)}"/><path fill="#fff6d8" d="m20 ${31 - number} 1.800 4.200 4.700.5-3.500 3.200 1 4.600-4-2.400-4 2.400 1-4.600-3.500-3.200 4.700-.5Z"/><path fill="none" stroke-width="2" d="M4 70V26C4 8 14 3 20 2c6 1 16 6 16 24v44Z"/></g>`;
}

export const BAG = `<g ${LINE}><path fill="#3b3a40" d="M12 20c-8 8-12 18-10 28 1 6 8 8 18 8s17-2 18-8c2-10-2-20-10-28Z"/><path fill="#55535c" d="M10 12c4 3 16 3 20 0l-2 8H12Z"/><path fill="none" stroke="#c9a24a" stroke-width="2.600" d="M11 20c6 2 12 2 18 0"/></g>`;
