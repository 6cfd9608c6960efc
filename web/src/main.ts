import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./lib/settings.svelte";
import { speakAsChosen } from "./lib/texts.svelte";

dress();
await speakAsChosen();
mount(App, { target: document.getElementById("app")! });
