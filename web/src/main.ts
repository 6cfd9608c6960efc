import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { BRIGHT, dress } from "./lib/settings.svelte";
import { speakAsChosen } from "./lib/texts.svelte";

dress();
matchMedia(BRIGHT).addEventListener("change", dress);
await speakAsChosen();
mount(App, { target: document.getElementById("app")! });
