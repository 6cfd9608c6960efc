// Opening what can be done about somebody: the context in which seats and lines of talk ask for it.

import { getContext, setContext } from "svelte";

export interface Somebody {
  /** The name as the server knows it. */
  name: string;
  /** Their seat; none for somebody who only talks. */
  seat: number | null;
}
type Open = (who: Somebody) => void;

const OPEN = Symbol("somebody");

export const offer = (open: Open): Open => setContext(OPEN, open);
export const opener = (): Open | undefined => getContext<Open | undefined>(OPEN);
