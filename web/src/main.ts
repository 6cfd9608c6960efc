import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { BRIGHT, dress, follow } from "./device/settings.svelte";
import { beOffline } from "./device/offline";
import { renewWhereBroken } from "./device/renewal";
import { atTable, tableOf } from "./device/routes";
import { speakAsChosen } from "./narration/texts.svelte";

renewWhereBroken();
if (tableOf(location.pathname)) void atTable().catch(() => {}); // App says what is wrong
dress();
matchMedia(BRIGHT).addEventListener("change", dress);
await speakAsChosen();
void follow().then(speakAsChosen);
mount(App, { target: document.getElementById("app")! });
void beOffline();
requestAnimationFrame(() => setTimeout(() => void atTable().catch(() => {})));
