import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { startWording } from "./wording/wording.ts";

const home = document.getElementById("app");
if (home) {
  await startWording();
  mount(App, { target: home });
}
