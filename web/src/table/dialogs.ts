// What the line on top of a table opens: loaded once the own cards are there, before somebody asks for it.

export { default as Advice } from "./Advice.svelte";
export { default as CallRevoke } from "./CallRevoke.svelte";
export { default as Keys } from "../controls/Keys.svelte";
export { default as LastTrick } from "./LastTrick.svelte";
export { default as Menu } from "./Menu.svelte";
