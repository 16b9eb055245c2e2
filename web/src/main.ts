import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { allGames, meetGames } from "./games/facts";
import { keepForLater } from "./offline";
import { showLook } from "./settings.svelte";
import { mention, speak } from "./words/words.svelte";

/** Milliseconds that the first page waits for its lettering: longer, and other letters stand in. */
const PATIENCE = 300;

async function lettering(): Promise<void> {
  const wanted = ["400 1em 'Atkinson Hyperlegible'", "700 1em 'Atkinson Hyperlegible'", "400 1em Bungee"];
  const come = Promise.all(wanted.map((font) => document.fonts.load(font)));
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([come, late]).catch(() => {}); // a page in other letters is still a page
}

// what only one game is painted with; its picture and its faces are wanted by the first page
import.meta.glob("@games/*/web/paints.css", { eager: true });

keepForLater();
showLook();
await meetGames();
mention(allGames().map(({ name }) => name));
await Promise.all([speak(), lettering()]);
mount(App, { target: document.getElementById("app")! });
