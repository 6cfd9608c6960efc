// The pictures of the base game under their names: one file of the page, loaded when a game begins.

import type { Component } from "svelte";
import type { SceneName } from "../table/scenes";
import type { SceneProps } from "./props";
import TrumpRing from "./TrumpRing.svelte";

export { default as Called } from "./Called.svelte";
export { default as Moment } from "./Moment.svelte";
export { default as Sealed } from "./Sealed.svelte";

export const SCENES: Partial<Record<SceneName, Component<SceneProps>>> = { trump: TrumpRing };
