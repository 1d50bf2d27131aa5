import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./games/places.css";
import { words } from "$lib/words/words.svelte";

const root = document.getElementById("app");
await words.load();
if (root) mount(App, { target: root });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
