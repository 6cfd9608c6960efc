// Names in a sentence, whichever way they are written.

import { spoken } from "./texts.svelte";

/** Letters that are written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text that turns nothing around it: what is written from right to left stands in marks that nobody sees. */
export const isolated = (text: string): string => (LEFTWARD.test(text) ? `\u2068${text}\u2069` : text);

/** Several names one after the other, whichever way each is written. */
export const listed = (names: string[]): string => names.map(isolated).join(", ");

/** All of some people, as one says it: Ada, Ben and Cleo. */
export const together = (names: string[]): string => new Intl.ListFormat(spoken()).format(names.map(isolated));
