import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./vite.compress";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: { alias: { $lib: here("src/lib"), $generated: here("generated") } },
  build: {
    outDir: here("../hogar/web"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  // `npm run dev` beside `hogar serve`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
