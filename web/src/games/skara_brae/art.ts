// The pictures of Skara Brae: the four habitats, and what is done on each action tile.

/** Scenes of 120 by 72. */
export const HABITATS: Record<string, string> = {
  shore: `<path fill="#bfe0de" d="M0 0h120v34H0z"/><circle cx="92" cy="18" r="9" fill="#fff3d0"/><path fill="#5aa3a8" d="M0 30h120v24H0z"/><path fill="none" stroke="#e6f4ef" stroke-width="2" stroke-linecap="round" d="M8 38q6-4 12 0t12 0M54 36q6-4 12 0t12 0M30 46q6-4 12 0t12 0M84 44q6-4 12 0t12 0"/><path fill="#ecd7a5" d="M0 56c30-10 60-6 120-4v20H0z"/><path fill="#d9bd86" d="M0 64c40-8 80-4 120-4v12H0z"/>`,
  hills: `<path fill="#cfe0e4" d="M0 0h120v46H0z"/><path fill="#9db3a0" d="M0 40 28 20l22 16 24-22 22 20 24-12v50H0z"/><path fill="#86a05c" d="M0 50c24-16 46-12 62-4s36-8 58-2v28H0z"/><g fill="#a19c93" stroke="#5d5850"><path d="m16 58 5-7 8 1 3 7zM84 60l4-9 9 1 4 9zM58 56l3-5 6 1 1 5z"/></g>`,
  thickets: `<path fill="#d5e3c4" d="M0 0h120v44H0z"/><path fill="#7fa05a" d="M0 46c30-10 90-10 120 0v26H0z"/><g stroke="#2f4a1f" stroke-width="1.200"><path fill="#6b4526" d="M20 56V42h5v14zM60 58V40h6v18zM98 56V42h5v14z"/><path fill="#4d7d3a" d="M22 14c11 0 17 8 16 17s-7 14-16 14-15-5-16-14 5-17 16-17Z"/><path fill="#5d9046" d="M63 6c13 0 20 9 19 20S74 44 63 44s-18-7-19-18S50 6 63 6Z"/><path fill="#47733a" d="M100 14c11 0 17 8 16 17s-7 14-16 14-15-5-16-14 5-17 16-17Z"/></g>`,
  fields: `<path fill="#fbe7bd" d="M0 0h120v40H0z"/><circle cx="24" cy="17" r="9" fill="#fff6d8"/><path fill="#cfae4d" d="M0 36c40-10 80-10 120 0v36H0z"/><g fill="none" stroke="#96761f" stroke-width="2" stroke-linecap="round"><path d="M8 60l3-16M22 62l2-20M36 62l2-21M50 62v-22M64 62v-22M78 62l-1-21M92 62l-2-20M106 60l-3-18"/></g><g fill="#e9cd6c" stroke="#96761f" stroke-width=".8"><path d="M11 44c2-4 2-8 0-10-2 2-2 6 0 10ZM38 41c2-4 2-8 0-10-2 2-2 6 0 10ZM64 40c2-4 2-8 0-10-2 2-2 6 0 10ZM90 42c2-4 2-8 0-10-2 2-2 6 0 10Z"/></g>`,
};

export const CLOTHES: Record<string, string> = {
  shore: "#3d7f8c",
  hills: "#6f6a62",
  thickets: "#5f7d3a",
  fields: "#b4862c",
};

/** Somebody of a habitat, 40 by 60. */
export function settler(habitat: string): string {
  const robe = CLOTHES[habitat] ?? "#7a5233";
  return `<g stroke="#352a20" stroke-width="1.300" stroke-linejoin="round"><path fill="${robe}" d="M20 22c9 0 14 7 16 34H4C6 29 11 22 20 22Z"/><path fill="none" d="M14 30c1 8 1 16 0 26M26 30c-1 8-1 16 0 26"/><circle cx="20" cy="14" r="8.500" fill="#e2b58c"/><path fill="#5a3a22" d="M11 14c-1-8 4-12 9-12s10 4 9 12c-2-4-5-6-9-6s-7 2-9 6Z"/><path fill="#f3e2c9" d="M9 40h22l1 5H8Z"/></g>`;
}

/** What is done on a tile, 48 by 48. */
export const TILES: Record<string, string> = {
  furnish: `<path fill="#b0aaa0" d="M8 14h32v6H8zM8 26h32v5H8zM8 37h32v5H8z"/><path fill="#8f897e" d="M10 20h5v17h-5zM22 20h4v17h-4zM33 20h5v17h-5z"/><path fill="#c4683f" d="M15 26c0-6 6-6 6 0zM28 26c0-5 5-5 5 0z"/><path fill="#f7efdc" d="M29 14c0-6 7-6 7 0z"/>`,
  cook: `<path fill="#9a9a98" d="M6 42c0-5 3-8 7-8h22c4 0 7 3 7 8z"/><path fill="#ffb23e" d="M24 36c-7-3-7-9-3-14 0 4 2 4 3-2 5 4 8 12 0 16Z"/><path fill="#7a4a2a" d="M11 18h26c0 9-4 14-13 14s-13-5-13-14z"/><path fill="#4a2c18" d="M11 18c0-2 6-3 13-3s13 1 13 3-6 3-13 3-13-1-13-3z"/><path stroke="#8f8579" d="M18 11c-2-3 2-4 0-7M28 11c-2-3 2-4 0-7"/>`,
  craft: `<path fill="#8fa0a8" d="M6 34C12 18 24 8 40 6 38 20 30 32 16 37c-4 1-8 0-10-3Z"/><path d="M10 31C18 20 28 12 40 6"/><path fill="#f7efdc" d="M22 40l16-12c-1-4 3-5 5-2 2 1 2 3 1 4 2 3-1 5-4 4L25 44c-1 3-5 2-5-1-2-1 0-3 2-3Z"/>`,
  clean: `<path fill="#7a6a4f" d="M4 42c3-6 8-8 11-13 3-4 7-4 10 0s5 9 9 13z"/><path stroke="#8a5a33" stroke-width="3" d="M42 6 28 28"/><path fill="#d9b36c" d="m25 24 10 6c-1 5-5 9-9 11l-9-6c4-2 7-6 8-11Z"/><path stroke="#8a6a2a" d="m27 29-5 8M31 31l-5 8"/>`,
  trade: `<path fill="#8a5a33" d="M4 30h40c-2 8-7 12-14 12H16C9 42 5 38 4 30Z"/><path fill="#f6f1e6" d="M23 6v22H10C12 19 16 11 23 6Z"/><path fill="#e5c9a0" d="M26 10c6 4 10 10 11 18H26Z"/><path d="M24.500 4v26"/><path stroke="#5aa3a8" d="M2 45q5-4 10 0t10 0 10 0 10 0"/>`,
  shore: `<path fill="#5aa3a8" d="M4 14q5-5 10 0t10 0 10 0 10 0v14H4z"/><path fill="#ecd7a5" d="M4 28c12-5 28-2 40 0v14H4z"/><path fill="#f3b9b3" d="M24 40c-6-2-9-6-8-11 3-5 13-5 16 0 1 5-2 9-8 11Z"/><path d="M24 40V26M24 40l-5-13M24 40l5-13"/>`,
  hills: `<path fill="#86a05c" d="M2 42c6-16 14-22 20-12 5-12 16-8 24 12z"/><path fill="#a19c93" d="m14 40 4-9 9 1 3 8zM30 38l3-6 7 1 2 6z"/><path fill="#fbf6ea" d="M24 16c-3-5 3-8 6-6 3-4 9-3 10 1 4 1 4 7 0 8-3 4-13 3-16-3Z"/>`,
  thickets: `<path fill="#6b4526" d="M21 42V26h6v16z"/><path fill="#5d9046" d="M24 4c11 0 17 7 16 15s-7 12-16 12S9 27 8 19 13 4 24 4Z"/><path fill="#8a5a33" d="M5 40h17v5H5z"/><circle cx="22" cy="42.500" r="2.500" fill="#e6c48d"/>`,
  fields: `<path fill="#cfae4d" d="M3 34c14-6 28-6 42 0v10H3z"/><path stroke="#8a7a2c" stroke-width="2" d="M14 40V18M24 40V12M34 40V18"/><path fill="#e9cd6c" d="M14 20c4-5 4-10 0-14-4 4-4 9 0 14ZM24 15c4-5 4-9 0-13-4 4-4 8 0 13ZM34 20c4-5 4-10 0-14-4 4-4 9 0 14Z"/>`,
  build: `<path fill="#b99a4b" d="M4 22C9 10 17 5 24 5s15 5 20 17c-12 5-28 5-40 0Z"/><path fill="#a19c93" d="M8 24c10 4 22 4 32 0v18H8z"/><path fill="#352a20" d="M19 42V31c0-5 10-5 10 0v11z"/>`,
  explore: `<path fill="#cfe0e4" d="M4 8h40v20H4z"/><path fill="#86a05c" d="M4 28c14-8 26-4 40-2v18H4z"/><path fill="#6d6a66" d="m12 32 1-16 5-1 2 17zM24 28l1-13 5-1 1 14zM35 30l1-10 4-1 1 11z"/><path stroke="#ecd7a5" stroke-width="3" d="M22 44c4-6-4-6 2-12"/>`,
  hunt_boar: `<path fill="#5b4a40" d="M4 28c0-10 8-15 18-15 8 0 13 3 15 7l7 4c1 2 2 5 0 7l-6 1c-2 4-7 6-16 6-11 0-18-3-18-10Z"/><path stroke="#fff6df" stroke-width="2.500" d="M38 31c1-3 3-4 5-7"/><path d="M11 18l-1-5M17 15l-1-6M24 14l1-5M31 16l2-5"/><path stroke-width="3" d="M13 37v6M19 38v6M29 38v6"/>`,
  innovate: `<rect x="12" y="12" width="24" height="24" rx="3" fill="#e7d7b1"/><path fill="#f3c53d" d="m24 16 2.400 5 5.600.7-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500-4.100-3.800 5.600-.7Z"/><path stroke-width="2.500" d="M8 26C6 14 14 6 25 6M40 22c2 12-6 20-17 20"/><path fill="#352a20" d="m22 2 6 4-6 4zM26 46l-6-4 6-4z"/>`,
  muster: `<path fill="#f7efdc" d="M6 30C16 32 30 26 36 8c6 0 8 4 7 9C40 32 26 42 10 40c-4-1-6-5-4-10Z"/><path stroke="#a5916a" d="M15 31c2 2 3 5 2 9M24 27c3 2 4 5 4 8M31 20c4 1 6 3 7 6"/><path fill="#b0623a" d="M36 8c4-2 9 2 7 9-4-1-7-5-7-9Z"/>`,
  recruit: `<path fill="#4a4643" d="M24 10c4 0 7 3 7 6 0 2-1 4-2 5 6 2 9 8 10 21H9c1-13 4-19 10-21-1-1-2-3-2-5 0-3 3-6 7-6Z"/><path stroke="#f0d79a" stroke-width="2" d="M18 32h12"/><path stroke="#2f6b32" stroke-width="3.500" d="M40 6v10M35 11h10"/>`,
  spin_wool: `<path stroke="#7a5233" stroke-width="3.500" d="M24 3v42"/><path fill="#f6f1e6" d="M15 17c0-5 4-7 9-7s9 2 9 7c0 7-4 14-9 14s-9-7-9-14Z"/><path stroke="#a99f8c" d="M15 18c6 3 12 3 18 0M17 24c4 2 10 2 14 0"/><ellipse cx="24" cy="36" rx="11" ry="4" fill="#9a9a98"/>`,
  tend_land: `<path fill="#86a05c" d="M3 30c14-6 28-6 42 0v14H3z"/><path fill="#7a6a4f" d="M28 42c2-5 5-6 7-9 2-3 5-3 6 0s3 6 5 9z"/><path stroke="#8a7a2c" stroke-width="2" d="M12 36V16"/><path fill="#e9cd6c" d="M12 18c4-5 4-10 0-14-4 4-4 9 0 14Z"/><path stroke="#8a5a33" stroke-width="3" d="m40 6-14 26"/><path fill="#9fb0b8" d="M20 30c6-3 11-1 12 3-3 5-8 5-12 4z"/>`,
};
