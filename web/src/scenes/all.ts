// Every picture under its name: one file of the page, loaded when a game begins.

import type { Component } from "svelte";
import type { SceneName } from "../table/scenes";
import Agree from "./Agree.svelte";
import Dummy from "./Dummy.svelte";
import Forms from "./Forms.svelte";
import Mend from "./Mend.svelte";
import Passing from "./Passing.svelte";
import Pile from "./Pile.svelte";
import type { SceneProps } from "./props";
import Saboteur from "./Saboteur.svelte";
import TrumpRing from "./TrumpRing.svelte";
import Twist from "./Twist.svelte";
import Uber from "./Uber.svelte";

export { default as Called } from "./Called.svelte";
export { default as Moment } from "./Moment.svelte";
export { default as Sealed } from "./Sealed.svelte";

export const SCENES: Partial<Record<SceneName, Component<SceneProps>>> = {
  trump: TrumpRing,
  twist: Twist,
  uber: Uber,
  pass: Passing,
  pile: Pile,
  dummy: Dummy,
  forms: Forms,
  mend: Mend,
  agree: Agree,
  saboteur: Saboteur,
};
