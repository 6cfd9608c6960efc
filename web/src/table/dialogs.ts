// What the line on top of a table opens: loaded when it is, and else after the first trick, before somebody asks for it.

export { default as Advice } from "./Advice.svelte";
export { default as CallRevoke } from "./CallRevoke.svelte";
export { default as Keys } from "../controls/Keys.svelte";
export { default as LastTrick } from "./LastTrick.svelte";
export { default as Log } from "./Log.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Sheet } from "./Sheet.svelte";
