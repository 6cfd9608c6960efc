// The figures that people choose among, in the order in which they are offered; each has a symbol in figures.svg.

import { ask, type Me } from "../protocol/api";

export const FIGURES = ["owl", "fox", "raven", "cat", "hare", "dragon", "hat", "witch", "jester", "knight", "moon", "star"];

/** Have a figure stand for oneself at tables; an empty one: the initials. */
export const wear = (figure: string): Promise<Me> => ask("PATCH", "/api/me", { figure });
