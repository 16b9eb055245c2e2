import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { showLook } from "./settings.svelte";
import { speak } from "./words/words.svelte";

showLook();
await speak();
mount(App, { target: document.getElementById("app")! });
