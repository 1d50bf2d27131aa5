// Every good, animal and piece of all the games as a small drawing of our own, 32 by 32, the same everywhere.
//
// Inside a drawing, lines are drawn by the outline that `OUTLINE` sets; `q` marks what has none. Colours are fixed, so
// that a good looks the same by day and by night; the shape alone tells it from any other.

export const OUTLINE = 'stroke="#352a20" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" fill="none"';

const q = 'stroke="none"';

function cube(top: string, left: string, right: string, mark = ""): string {
  return `<path d="M16 4 27 9.5 16 15 5 9.5Z" fill="${top}"/><path d="M5 9.5 16 15V28L5 22.5Z" fill="${left}"/><path d="M27 9.5 16 15V28l11-5.5Z" fill="${right}"/>${mark}`;
}

function standing(body: string, head: string, robe = ""): string {
  return `<path d="M16 13c5 0 8.500 4 9.500 15h-19C7.500 17 11 13 16 13Z" fill="${body}"/>${robe}<circle cx="16" cy="9" r="5.200" fill="${head}"/>`;
}

const GOODS: Record<string, string> = {
  wood: `<path d="M4 19.500 20 11l5 5.500L9 26Z" fill="#8a5a33"/><path d="M6 12 22 6l3.500 5L10 18Z" fill="#a06c3f"/><ellipse cx="24" cy="8.600" rx="2.600" ry="3.200" transform="rotate(-25 24 8.600)" fill="#e6c48d"/><ellipse cx="22.700" cy="14" rx="3" ry="3.600" transform="rotate(-30 22.700 14)" fill="#edcf9c"/><ellipse cx="22.700" cy="14" rx="1.200" ry="1.600" transform="rotate(-30 22.700 14)" stroke="#a8793f" stroke-width=".9"/><path d="M8 22l8-4.300M9 15l8-3.200" stroke="#5f3c1f" stroke-width="1"/>`,
  clay: `<path d="M4 25c0-6 3-8.500 6-9.500 1-5 4-7.500 7.500-7.500 4 0 5.500 3 6 6.500 3.500 1 5.500 5 5 10.500Z" fill="#c4683f"/><path d="M10 15.500c2.500-.5 4.500.5 6 2.500M23.500 14.500c-2 .3-3.500 1.200-4.500 2.700" stroke="#7d3a1d" stroke-width="1"/><path ${q} d="M13.500 11.500c1-1.700 2.500-2.200 4-2.200-1 1-2 2-4 2.200Z" fill="#e59a72"/>`,
  reed: `<path d="M9 28C9 18 9.500 12 11 5M15.500 28c0-10 .3-17 .9-24M22 28c-.3-9-.9-15-2-21" stroke="#5d8a3a" stroke-width="2.600"/><path d="M11 4.500c1.500 2 1.300 6 .3 8.500-1.700-1.500-1.800-5.500-.3-8.500ZM16.500 3c1.600 2.500 1.500 6.500.4 9.500-1.900-2-2.100-6-.4-9.500ZM20 6c2 2 2.600 5.500 2.100 8.500-2.100-1.500-2.900-5.500-2.100-8.500Z" fill="#9a6a3a"/><path d="M7 21.500h18l-.6 3.500H7.600Z" fill="#d9b36c"/>`,
  stone: `<path d="M4 24 7.500 14l6-5.500 9 2L28 18l-2 7.500H6Z" fill="#9a9a98"/><path ${q} d="M13.500 8.500 12 16l-4.500-2ZM12 16l8 1 2.500-6.500-9-2Z" fill="#c6c6c2"/><path d="m7.500 14 4.500 2 1.500-7.500M12 16l8 1 2.500-6.500M20 17l6 8.500M12 16l-1 9.500" stroke-width="1"/>`,
  ore: `<path d="M4 24 7.500 13l7-4.500 8 2.500L28 18l-2 7.500H6Z" fill="#55525c"/><path ${q} d="M14.500 8.500 12 16l-4.500-3Z" fill="#77727f"/><path d="m10 20 3-2.500 2.500 2.500-2.500 2ZM17 14.500l3-1.500 2 2.500-3 1.500ZM19 21.500l3-1.500 1.500 2-2.500 1.500Z" fill="#f0a35a" stroke-width="1"/>`,
  ruby: `<path d="M10 6h12l6 7-12 15L4 13Z" fill="#c81f45"/><path ${q} d="M10 6 4 13h7.500ZM22 6l6 7h-7.500ZM11.500 13h9L16 6.500Z" fill="#ee6d88"/><path d="M4 13h24M10 6l1.500 7L16 28l4.500-15L22 6M11.500 13 16 6l4.500 7" stroke-width="1"/>`,
  gold: `<circle cx="16" cy="16" r="11.500" fill="#efc143"/><circle cx="16" cy="16" r="8" fill="#f8dc7a" stroke="#a67b15" stroke-width="1.200"/><path d="M16 10.500v11M12.500 16 16 10.500l3.500 5.500-3.500 5.500Z" stroke="#a67b15" stroke-width="1.300"/>`,
  coin: `<circle cx="16" cy="16" r="11.500" fill="#efc143"/><circle cx="16" cy="16" r="8" fill="#f8dc7a" stroke="#a67b15" stroke-width="1.200"/><path d="M19.500 12.500c-3.500-2.500-7.500 0-7.500 3.500s4 6 7.500 3.500" stroke="#8a6410" stroke-width="2"/>`,
  grain: `<path d="M16 29V14" stroke="#9b7420" stroke-width="2"/><path d="M16 3c2.500 2 2.500 5 0 7.500-2.500-2.500-2.500-5.500 0-7.500ZM16 14c0-3.500 2-5.500 5.500-6 .3 3.500-1.700 6-5.500 6ZM16 14c0-3.500-2-5.500-5.500-6-.3 3.500 1.700 6 5.500 6ZM16 20c0-3.500 2-5.500 5.500-6 .3 3.500-1.700 6-5.500 6ZM16 20c0-3.500-2-5.500-5.500-6-.3 3.500 1.700 6 5.500 6Z" fill="#f2c84b"/>`,
  barley: `<path d="M17 29c-.5-6-1-10-1-15" stroke="#8a7a2c" stroke-width="2"/><path d="M16 2v5M11 3l2.500 6M21 3l-2.500 6M8 8l4 4M24 8l-4 4" stroke="#a88d2d" stroke-width="1.200"/><path d="M16 6c2.300 2 2.300 4.500 0 7-2.300-2.500-2.300-5 0-7ZM16 16c-.2-3.500 1.500-5.500 4.500-6 .5 3.500-1 5.700-4.500 6ZM16 16c.2-3.500-1.500-5.500-4.500-6-.5 3.500 1 5.700 4.500 6ZM16.200 21.500c-.2-3.500 1.500-5.500 4.500-6 .5 3.500-1 5.700-4.500 6ZM16.200 21.500c.2-3.500-1.500-5.500-4.500-6-.5 3.500 1 5.700 4.500 6Z" fill="#d9c46a"/>`,
  vegetable: `<path d="M13 12c5-1.500 9 1 8.500 4.500C21 21 12 28 6.500 28.500 6 23 8.500 13.500 13 12Z" fill="#ef8433"/><path d="M15 12.500C13.500 8 15 4.500 17.500 3c.5 2.500 0 4-.5 5.500 2-2.500 4.500-3.500 7-3-.5 2.500-2 4-4 5 2.500-.5 4.500 0 6 2-2.500 1.800-6 2-8.500 1Z" fill="#5d9a3c"/><path d="M11.500 18.500l2.500 1M9.500 23l2.500 1M17 16.500l-2-1.200" stroke="#a44f12" stroke-width="1.100"/>`,
  food: `<path d="M4 16h24c0 7-4.500 11-12 11S4 23 4 16Z" fill="#b5532f"/><path d="M4 16c0-2 5-3.500 12-3.500S28 14 28 16s-5 3-12 3-12-1-12-3Z" fill="#f0d9a0"/><path d="M11 9c-1.500-2 1.500-3 0-5M16 9.500c-1.500-2 1.500-3 0-5M21 9c-1.500-2 1.500-3 0-5" stroke="#8f8579" stroke-width="1.500"/><path ${q} d="M8 20c1 3 3 4.500 5 5-3.500.3-6-1.500-5-5Z" fill="#dd8a63"/>`,
  shell: `<path d="M16 27C9 25 4 19 4.500 13 6 8.500 11 6 16 6s10 2.500 11.500 7c.5 6-4.500 12-11.500 14Z" fill="#f3b9b3"/><path d="M16 27V6M16 27 10.500 7M16 27l5.500-20M16 27 6 10.500M16 27l10-16.500" stroke="#b5645f" stroke-width="1.100"/><path d="M12 27.500h8l-1.500-3h-5Z" fill="#f8d8d0"/>`,
  seaweed: `<path d="M15 29c-1-4 1.500-6 .5-10S12 13 13 9s4-4.500 3.500-7c4 2 4.500 6 2.500 9s1 5 1.500 9-2.500 5.500-2 9Z" fill="#3f8f62"/><path d="M14 29c-2-2-6-3-6.500-7s-3-5-1.500-9c2.500 2 4 4.500 4.500 7.500s4.500 4 5.500 8.500ZM18 29c.5-4 3.500-4.500 4-8s3.500-4.500 4-8c1.500 3 1.500 6 0 9s-3.500 5-5 7Z" fill="#57a87a"/>`,
  wool: `<path d="M8 22c-3.500-.5-5-5-2-7.500-1.500-4 2-7 5.500-5.500C13 5 18.500 5 20.500 8.500c4-1 7 2.500 5.500 6 2.500 2.500 1.500 7-2 7.500-1 4-6 4.500-8 2.500-2.500 2-7 1-8-2.500Z" fill="#f6f1e6"/><path d="M11 14.500c0-2 3-2.500 3.500-.5M18 13c1.500-1.500 4 0 3 2M12 20c1.500 1 3.500 0 3-2M19.500 20.500c1.500 0 2.500-1.500 1.500-2.700" stroke="#a99f8c" stroke-width="1.200"/>`,
  hide: `<path d="M10 4 13 7h6l3-3 3 2.500-1.500 4.500c3 0 5 1 5 1l-.5 4-4 .5L25 24l3 2.500-3.500 2L20 26l-4 2-4-2-4.500 2.500-3.500-2L7 24l1-7.500-4-.5L3.500 12s2-1 5-1L7 6.500Z" fill="#b98352"/><path ${q} d="M12.500 11c1.500-1 6-1 7 0s1.500 9 0 11-6 2-7.500 0-1-10 .5-11Z" fill="#cfa06e"/>`,
  bone: `<path d="M9.500 19.500 19.500 9.500c-1.500-3 1-6 4-4.500.5 1 .8 1.500 1 3 1.500.2 2 .5 3 1 1.500 3-1.500 5.500-4.500 4l-10 10c1.500 3-1 6-4 4.500-.5-1-.8-1.500-1-3-1.500-.2-2-.5-3-1-1.500-3 1.500-5.500 4.500-4Z" fill="#f7efdc"/>`,
  knife: `<path d="M4 24C8 13 17 6 28 4c-1 9-7 17-17 21-2.500 1-5.500.5-7-1Z" fill="#8fa0a8"/><path ${q} d="M6.500 22.500C11 14 18 8.500 26 6c-6 4-13 9-19.500 16.500Z" fill="#c9d5da"/><path d="M7 22C13 15 20 9.500 28 4" stroke-width="1"/><path d="m4 24-1.500 3.500c1.500 1.200 3 1.200 4.500.5l4-3" fill="#7a5233"/>`,
  midden: `<path d="M2.500 27c2-5 5-6 7-9.500 2.500-4.500 5-7 8-6.500 3.500.5 4.500 4 6.500 7.500 2 3 4.500 4 5.500 8.500Z" fill="#7a6a4f"/><path d="M9 23.500c1.500-1.500 3.500-1.500 5 0M17 17.500l4-2.500M20.500 23l3 1.500M12.500 17.500l2 1" stroke="#e9ddbf" stroke-width="1.600"/><path d="M18 9c0-2 1.500-2 1.500-4M13.500 10c0-1.500-1-2-1-3.500" stroke="#6d7a3c" stroke-width="1.300"/>`,
  roof: `<path d="M3 19C6 10 11 5 16 5s10 5 13 14c-4 2-8.500 3-13 3s-9-1-13-3Z" fill="#b99a4b"/><path d="M16 5v17M10.500 7.500C8.500 12 8 16 8 20.500M21.500 7.500c2 4.500 2.500 8.500 2.500 13" stroke="#6f5722" stroke-width="1.100"/><path d="M5 15.500c7 2.500 15 2.500 22 0" stroke="#6f5722" stroke-width="1.600"/><path d="M5.500 20v6h21v-6" fill="#9a9a98"/><path d="M13.500 26v-3.500h5V26Z" fill="#352a20"/>`,
  stone_ball: `<circle cx="16" cy="16.500" r="9.500" fill="#a4a29c"/><circle cx="16" cy="16.500" r="3.300" fill="#c9c7c0"/><circle cx="16" cy="6.800" r="3" fill="#b8b6af"/><circle cx="16" cy="26" r="3" fill="#8d8b85"/><circle cx="6.500" cy="16.500" r="3" fill="#b0aea7"/><circle cx="25.500" cy="16.500" r="3" fill="#979590"/>`,
  utensils: `<path d="M5 13h22c0 8-4 13-11 13S5 21 5 13Z" fill="#a8623a"/><path d="M5 13c0-1.500 5-2.500 11-2.500S27 11.500 27 13s-5 2.300-11 2.300S5 14.500 5 13Z" fill="#5d3019"/><path d="m8 18.500 2.500-1.500 2.500 1.500 2.500-1.500 2.500 1.500 2.500-1.500 2.500 1.500" stroke="#f0d9a0" stroke-width="1.400"/><path d="M19 12 24 3.500l2.500 1.500L22 13" fill="#f7efdc"/>`,
  spindle: `<path d="M16 2v28" stroke="#7a5233" stroke-width="2.600"/><path d="M10.500 11c0-3 2.500-4.500 5.500-4.500s5.500 1.500 5.500 4.500c0 4-2.500 9-5.500 9s-5.500-5-5.500-9Z" fill="#f6f1e6"/><path d="M10.700 11.500c3.500 1.500 7 1.500 10.600 0M11.500 15c3 1.300 6 1.300 9 0" stroke="#a99f8c" stroke-width="1.200"/><ellipse cx="16" cy="23" rx="7" ry="2.600" fill="#9a9a98"/>`,
  scroll: `<path d="M8 7c0-2 4-3 8-3s8 1 8 3v18c0 2-4 3-8 3s-8-1-8-3Z" fill="#f5e6c1"/><path d="M5 6.500C5 4.500 7 4 8.500 4.500v4C7 9 5 8.500 5 6.500ZM27 6.500c0-2-2-2.500-3.500-2v4c1.500.5 3.500 0 3.500-2ZM5 25.500c0-2 2-2.500 3.500-2v4c-1.500.5-3.500 0-3.500-2ZM27 25.500c0-2-2-2.500-3.500-2v4c1.500.5 3.500 0 3.500-2Z" fill="#b07a45"/><path d="M12 12h8M12 15.500h8M12 19h5" stroke="#8a6a3c" stroke-width="1.300"/><circle cx="20" cy="22" r="2.600" fill="#b8322f"/>`,
  plow: `<path d="M3 9c6 1 9 4 12 9l9-9 3 2-9 11" fill="#8a5a33"/><path d="M10 20c4-2 8-2 13 0-1 5-5 8-9 8-1-3-2-5.500-4-8Z" fill="#9fb0b8"/><path d="M3 9c5 1 9 4 12 9" stroke="#5f3c1f" stroke-width="2.400"/>`,
  wagon: `<path d="M3 10h24l-3 9H6Z" fill="#a87443"/><path d="M9 10l1 9M15 10v9M21 10l-1 9" stroke="#5f3c1f" stroke-width="1.100"/><path d="M27 10l3-3" stroke-width="2"/><circle cx="9.500" cy="22" r="5" fill="#d9b07a"/><circle cx="21.500" cy="22" r="5" fill="#d9b07a"/><path d="M9.500 17v10M4.500 22h10M21.500 17v10M16.500 22h10" stroke-width="1"/>`,
  time: `<path d="M8 3h16v3c0 5-5.500 6.500-5.500 10S24 21 24 26v3H8v-3c0-5 5.500-6.500 5.500-10S8 11 8 6Z" fill="#d8ecf2"/><path d="M7 3h18v3H7ZM7 26h18v3H7Z" fill="#8a5a33"/><path ${q} d="M12 9h8c-1 2.500-3.500 4-4 6-.5-2-3-3.500-4-6ZM10.500 26c.5-3 4-4 5.500-5 1.500 1 5 2 5.500 5Z" fill="#e3b04b"/>`,
  prestige: `<path d="m16 3 3.900 8.300 9.100 1.100-6.700 6.200 1.800 9L16 23.100 7.900 27.600l1.800-9L3 12.400l9.100-1.100Z" fill="#f3c53d"/>`,
  fence: `<path d="M5 29V8l2.500-3L10 8v21ZM22 29V8l2.500-3L27 8v21ZM13.500 29V8L16 5l2.500 3v21Z" fill="#c99a5f"/><path d="M2 13h28v3.500H2ZM2 21h28v3.500H2Z" fill="#b07f45"/>`,
  stable: `<path d="M4 28V14L16 5l12 9v14Z" fill="#c0774a"/><path d="M2 15.500 16 4.500l14 11-2 2L16 8.500l-12 9Z" fill="#7d3f24"/><path d="M11 28V18h10v10Z" fill="#f0d9a0"/><path d="m11 18 10 10M21 18 11 28" stroke-width="1.200"/>`,
  beg: `<path d="M6 9c6-2 14-2 20 0v17c-6 2-14 2-20 0Z" fill="#d8c9ad"/><path d="M9 14c2.500 4 11.500 4 14 0-.5 6-3 9-7 9s-6.500-3-7-9Z" fill="#8a6b48"/><path d="M12.500 8.500 16 3l3.500 5.500" fill="#b23a2e"/>`,
  weapon: `<path d="M27 3c-7 2-12 7-15.500 13.500l4 4C22 17 26 11 27 3Z" fill="#c3ced4"/><path d="M26 4 13.500 18.500" stroke-width="1"/><path d="m8 14 10 10-2.500 1.500L6.500 16.500Z" fill="#b28a34"/><path d="M10 19.500 4.500 25 7 27.500l5.500-5.500" fill="#6c4528"/><circle cx="4.500" cy="27.500" r="2" fill="#b28a34"/>`,
};

const ANIMALS: Record<string, string> = {
  sheep: `<path d="M9 21v6M13 22v6M19 22v6M23 21v6" stroke-width="2.400"/><path d="M7 20c-3-1-3-5 0-6-1-4 3-6 5.500-4 1-3 6-3 7 0 3-2 6.500.5 5.500 4 3 1 3 5 0 6-1 3-5 3.500-6.500 1.500-1.500 2-4 2-5.500 0-1.500 2-5 1.500-6-1.500Z" fill="#f8f3e8"/><path d="M23 13c1-3 6-2.500 6.500 0 .3 2.500-1 5-3 5S22.500 16 23 13Z" fill="#57504a"/><path ${q} d="M26.500 13.600a.8.800 0 1 1 0 .1Z" fill="#fff"/>`,
  boar: `<path d="M9 22v5M13 23v4M20 23v4M23.500 22v5" stroke-width="2.600"/><path d="M4 18c0-6 5-9 11-9 5 0 8 1.500 9.500 4l4 2.500c1 1 1.200 3 0 4l-4 .5c-1 2.500-4 4-9.500 4-7 0-11-2-11-6Z" fill="#5b4a40"/><path d="M8 12l-.5-3M12 10l-.3-3.500M16 9.300l.4-3.300M20 10.200l1-3" stroke-width="1.600"/><path d="M25 19.500c.5-1.500 2-2.500 3-4" stroke="#fff6df" stroke-width="1.800"/><circle ${q} cx="23" cy="14.500" r="1" fill="#fff"/><path d="M19.500 12.500l2-4 2 3.500" fill="#47392f"/>`,
  cattle: `<path d="M8.500 21v6.500M12.500 22v5.500M19.500 22v5.500M23 21v6.500" stroke-width="2.600"/><path d="M5 12c3-2 12-2.500 16-1l3-3 4.500 2.500c1.500 3 .5 6.500-2 6.500-1 4-3.500 5-8.500 5H9c-3 0-4.500-4-4-10Z" fill="#b0623a"/><path ${q} d="M9 12c3-1 6 0 6 3s-4 4-6 2-2-4 0-5ZM18 18c2-1 4 0 4 1.500S19.500 22 18 21.500s-1.500-2.500 0-3.500Z" fill="#f6e9d6"/><path d="M24 8.500c-2-.5-3-2-2.500-4M28 10.500c1.500-.5 2.300-2 1.500-4" stroke="#f6e9d6" stroke-width="1.800"/><path d="M24 8.500c-2-.5-3-2-2.500-4M28 10.500c1.500-.5 2.300-2 1.500-4" stroke-width=".6"/><path d="M5 13c-1.500 2-1.500 5-1 7" stroke-width="1.500"/><circle ${q} cx="25.500" cy="12" r="1" fill="#241b14"/>`,
  donkey: `<path d="M9 20v8M12.500 21v7M19.500 21v7M23 20v8" stroke-width="2.400"/><path d="M5 15c2-3 12-3 15-2l3-5 2 1 4.500 5c.5 2-1 3-3 2.500l-2.500-.5c-.5 4-3 6-8 6H9c-3 0-4.500-3-4-7Z" fill="#8f8b86"/><path d="M23 8l-1-6c2 1 3 3 3 5.500M25.500 8.500 27 3c1 2 .5 4.500-.5 6.500" fill="#a9a5a0"/><path d="M5 15c-1.500 2-1.500 4-1 6.500" stroke-width="1.500"/><circle ${q} cx="25.500" cy="11.500" r="1" fill="#241b14"/><path ${q} d="m26.500 15.500 2.800-1c.3 1.500-.8 2.200-2.300 2Z" fill="#e5e1da"/>`,
  horse: `<path d="M8.500 20v8M12 21v7M19.500 21v7M23 20v8" stroke-width="2.400"/><path d="M5 15c2-3 11-3 14-2.500L22 6l3-1.500L29 11c.5 2-.5 3-2 3l-3-1c-.5 5-2.500 9-8 9H9c-3 0-4.500-3-4-7Z" fill="#96582f"/><path d="M22 5c-3 1-5 4-5.500 8l3-.5c.5-3 1.500-5 3.500-6.500ZM5 14.500C2.500 16 2.500 20 3 23c2-2 2.500-5 3-8Z" fill="#4a2c18"/><circle ${q} cx="24.800" cy="8.800" r=".9" fill="#fff"/>`,
  ox: `<path d="M8.500 21v6.500M12.500 22v5.500M19.500 22v5.500M23 21v6.500" stroke-width="3"/><path d="M4.500 13c3-4 12-5 16-2l4-2.500 4.500 3c1 3 0 6-2.500 6-1 4-3.500 5.500-8.500 5.500H9c-3.500 0-5-4-4.500-10Z" fill="#8a8078"/><path d="M24 8.500c-3 0-5-2-4.500-5.500M28.500 11c2-1 2.800-4 1.500-6.500" stroke="#fff6df" stroke-width="2.300"/><path d="M24 8.500c-3 0-5-2-4.500-5.500M28.500 11c2-1 2.800-4 1.500-6.500" stroke-width=".7"/><path d="M16 9.500c2-1 4 1 4 5s-1 6-3 7" stroke="#b98a4b" stroke-width="2.200"/><circle ${q} cx="25.500" cy="12.500" r="1" fill="#241b14"/>`,
  dog: `<path d="M8 21v7M11.500 22v6M19 22v6M22.500 20v8" stroke-width="2.200"/><path d="M5 14c-2-1-2.500-4-1.500-6 1 2 2 4 4 5h12l3-5c2-1 5 0 6 2l1 2c-.5 2-2 2.500-4.500 2.300-.5 4-2 7.700-5 7.700h-10c-3 0-5-4-5-8Z" fill="#d3a563"/><path d="M22 8c-1 3-.5 5 .5 6.500 2-.5 3-3 2.500-6Z" fill="#8a5a2c"/><circle ${q} cx="26.300" cy="10.300" r=".9" fill="#241b14"/>`,
  deer: `<path d="M9 20l-1 8M12.500 21v7M19.500 21v7M22 20l1 8" stroke-width="2"/><path d="M6 14c3-2 10-2 13.500-1L22 8l4 1 2.500 3c0 1.500-1 2-2.500 2l-2 .5c-.5 4-2 7-7 7h-7c-3 0-4.500-3.500-4-7.500Z" fill="#b8783f"/><path d="M23 8c-2-1-3.500-3-3-6M21.500 4.500 19 4M24.500 8c1-1.500 3-2.500 4-5M27 5.500l2.500 0" stroke="#6a4526" stroke-width="1.600"/><path ${q} d="M10 15h1.500v1.500H10ZM13.500 14h1.500v1.500h-1.500ZM12.500 17.500H14V19h-1.500ZM16.500 16.500H18V18h-1.500Z" fill="#f6e9d6"/><circle ${q} cx="24.800" cy="10.500" r=".9" fill="#241b14"/>`,
  rabbit: `<path d="M7 24c-2-6 1-11 7-11 3 0 5 1 6 3 3-2 7-1 7.500 2 .3 2.500-2 4-5 4 0 3-1 5.500-4 5.500h-9c-2 0-3-1.500-2.500-3.500Z" fill="#b7a083"/><path d="M20.500 15.500C17.500 12 17 7 18 3.500c2.500 2 4 6.500 4 11.500ZM24 15c0-4 1.500-8.500 4-10.500.8 3.500-.5 8-2.500 11" fill="#c9b497"/><circle cx="6.500" cy="22.500" r="2.800" fill="#f8f3e8"/><circle ${q} cx="24.300" cy="18.200" r="1" fill="#241b14"/>`,
  fish: `<path d="M3 16c4-6 9-8 14-8 4 0 7 2 9 5l4-4c0 5 0 9 0 14l-4-4c-2 3-5 5-9 5-5 0-10-2-14-8Z" fill="#6fa3bf"/><path ${q} d="M4.500 16.500c6 2 14 2 21-.5-2 4-5 6.500-8.500 6.500-4.500 0-9-2-12.500-6Z" fill="#b7d6e2"/><path d="M11 9.500c2 4 2 9 0 13" stroke-width="1.100"/><path d="M16 13l1.500 1.500M19.500 13l1.500 1.500M17 18l1.500 1.500" stroke="#3c6f8b" stroke-width="1.100"/><circle cx="8" cy="14" r="1.300" fill="#fff"/>`,
};

const PIECES: Record<string, string> = {
  brown: cube("#a9713f", "#7f4f27", "#93602f", `<path d="M21.500 17.500v5" stroke="#f4e3c8" stroke-width="1.600"/>`),
  pink: cube(
    "#f4b3c6",
    "#d97b98",
    "#e794ae",
    `<path d="M20 18.500l3-1.500v4.500l-3 1.500Z" stroke="#7c2a46" stroke-width="1.200"/>`,
  ),
  orange: cube(
    "#f9b562",
    "#e08324",
    "#ee9a3f",
    `<path d="m19.500 22.500 2-5.500 2 3.500Z" stroke="#7a3d05" stroke-width="1.200"/>`,
  ),
  green: cube(
    "#7fbf6b",
    "#45893a",
    "#5ba24c",
    `<path d="M20 21.500c0-3 1.500-4.500 3.500-4.500 0 3-1.500 4.500-3.500 4.500Z" stroke="#173d10" stroke-width="1.200"/>`,
  ),
  plague: cube(
    "#5a5a5e",
    "#2f2f33",
    "#434347",
    `<path d="m19.500 18.500 4 2.500M23.500 17l-4 5.500" stroke="#f4f4f4" stroke-width="1.500"/>`,
  ),
  worker_large: `<path d="M16 4c3.500 0 5.500 2.200 5.500 5 0 1.500-.6 2.800-1.600 3.600 4.600 1.200 7.600 5.600 8.100 15.400H4c.5-9.800 3.500-14.200 8.100-15.400C11.100 11.800 10.500 10.500 10.500 9c0-2.800 2-5 5.500-5Z" fill="#e0b24a"/><path d="M10 28c.3-4 .8-6.500 2-9M22 28c-.3-4-.8-6.500-2-9" stroke-width="1.100"/>`,
  worker_small: `<path d="M16 9c2.600 0 4.200 1.700 4.200 3.800 0 1.200-.5 2.200-1.200 2.800 3.400 1 5.600 4.200 6 12.400H7c.4-8.200 2.600-11.400 6-12.400-.7-.6-1.200-1.600-1.200-2.800C11.800 10.700 13.400 9 16 9Z" fill="#f0d79a"/>`,
  worker_black: `<path d="M16 9c2.600 0 4.200 1.700 4.200 3.800 0 1.200-.5 2.200-1.200 2.800 3.400 1 5.600 4.200 6 12.400H7c.4-8.200 2.600-11.400 6-12.400-.7-.6-1.200-1.600-1.200-2.800C11.800 10.700 13.400 9 16 9Z" fill="#4a4643"/><path d="M12.500 22h7" stroke="#f0d79a" stroke-width="1.500"/>`,
  person: standing("currentColor", "currentColor"),
  dwarf: `<path d="M16 14c6 0 9 5 9.500 14h-19C7 19 10 14 16 14Z" fill="currentColor"/><path d="M10 12.500c0 6 2.500 10 6 10s6-4 6-10Z" fill="#f3ead8"/><path d="M9.500 12.500C10 7 12 4 16 2.500c4 1.500 6 4.500 6.500 10Z" fill="currentColor"/><path d="M9 12.500h14" stroke-width="2"/>`,
  monk: standing("#6a5138", "#e7c39b", `<path d="M11 15c2 3 8 3 10 0M16 18v9" stroke="#e3d2b0" stroke-width="1.200"/>`),
  start: `<path d="M5 28h10V14l12-5L15 4H8v24" fill="#d4502f"/><path d="M8 3v26" stroke-width="2.200"/>`,
  points: `<path d="m16 3 3.900 8.300 9.100 1.100-6.700 6.200 1.800 9L16 23.100 7.900 27.600l1.800-9L3 12.400l9.100-1.100Z" fill="#f3c53d"/>`,
  cube: cube(
    "#e9dcc0",
    "#bfae8c",
    "#d4c4a2",
    `<path d="M9.500 15.500c0-2 3-2 3 .2 0 1.300-1.500 1.500-1.500 3M11 21.500v.3" stroke="#6b5637" stroke-width="1.500"/>`,
  ),
  bag: `<path d="M11 10c-6 6-8 11-7 15 .8 3 5 4 12 4s11.200-1 12-4c1-4-1-9-7-15Z" fill="#4f8a4f"/><path d="M9 5c4 2.500 10 2.500 14 0l-2 5H11Z" fill="#6fae6a"/><path d="M10.500 10.500c3.500 1.200 7.500 1.200 11 0" stroke="#e3c264" stroke-width="2"/>`,
  check: `<circle cx="16" cy="16" r="12" fill="#5d9a3c"/><path d="m10 16.500 4.500 4.500L22.500 12" stroke="#fff" stroke-width="3.400"/>`,
  card: `<rect x="6" y="3" width="20" height="26" rx="3" fill="#fbf4e2"/><path d="M10 9h12M10 13h12M10 17h8" stroke="#a08d6c" stroke-width="1.300"/>`,
  tile: `<rect x="4" y="6" width="24" height="20" rx="3" fill="#e7d7b1"/><path d="M8 20c4-6 8-6 16 0" stroke="#7b8f4a" stroke-width="1.800"/>`,
};

/** Other names of the same thing: one drawing for all of them. */
const SAME: Record<string, string> = {
  cow: "cattle", wild_boar: "boar", weapon_strength: "weapon", starting_player: "start", begging: "beg", stables: "stable",
  vegetables: "vegetable", fences: "fence", crop: "grain", rubies: "ruby", adult: "person", family: "person",
}; // biome-ignore format: a table

export const ICONS: Record<string, string> = { ...GOODS, ...ANIMALS, ...PIECES };

/** The drawing of a good, animal or piece; a plain pebble where there is none. */
export function icon(name: string): string {
  return ICONS[SAME[name] ?? name] ?? `<circle cx="16" cy="16" r="9" fill="#cdbfa4"/>`;
}

export const hasIcon = (name: string): boolean => (SAME[name] ?? name) in ICONS;
