// Every picture under its name, for games by other rules than those of the base game.

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
import Twist from "./Twist.svelte";
import Uber from "./Uber.svelte";
import { SCENES as USUAL } from "./usual";

export { Called, Moment, Sealed } from "./usual";

export const SCENES: Partial<Record<SceneName, Component<SceneProps>>> = {
  ...USUAL,
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
