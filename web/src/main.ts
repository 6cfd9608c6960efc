import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { BRIGHT, dress, follow } from "./lib/settings.svelte";
import { beOffline } from "./lib/offline";
import { speakAsChosen } from "./lib/texts.svelte";

dress();
matchMedia(BRIGHT).addEventListener("change", dress);
await speakAsChosen();
void follow().then(speakAsChosen);
mount(App, { target: document.getElementById("app")! });
void beOffline();
