// Every picture under its name, for games by other rules than those of the base game.

import Agree from "./Agree.svelte";
import Dummy from "./Dummy.svelte";
import Exchanged from "./Exchanged.svelte";
import Forms from "./Forms.svelte";
import Mend from "./Mend.svelte";
import Opened from "./Opened.svelte";
import Out from "./Out.svelte";
import Passing from "./Passing.svelte";
import Pile from "./Pile.svelte";
import type { Pictures } from "./props";
import Saboteur from "./Saboteur.svelte";
import Twist from "./Twist.svelte";
import Uber from "./Uber.svelte";
import * as usual from "./usual";

export { default as Called } from "./Called.svelte";
export { default as Sealed } from "./Sealed.svelte";
export { default as TakeBack } from "../table/TakeBack.svelte";

export const MOMENTS: Pictures["MOMENTS"] = { ...usual.MOMENTS, opened: Opened, exchanged: Exchanged, out: Out };
export const SCENES: Pictures["SCENES"] = {
  ...usual.SCENES,
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
