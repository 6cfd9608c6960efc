// Who the bots are: a face and a sentence for each name that the server gives.

import { has, say } from "./texts.svelte";

const FIGURES: Readonly<Record<string, string>> = { Bruno: "Kc", Clara: "Qh", Dora: "Qs", Emil: "Jd", Frida: "Qc", Gustav: "Kh", Hilda: "Qd", Ivo: "Js" };
const STRANGERS = ["Jc", "Jh", "Kd", "Ks"];

const bare = (name: string): string => name.replace(/^Bot (?=.)/, "");

/** The court card with the face of a bot; one of a name that there was not has a face too. */
export const faceOf = (name: string): string => FIGURES[bare(name)] ?? STRANGERS[name.length % STRANGERS.length]!;

/** What is told of a bot's character, if anything is. */
export function characterOf(name: string): string {
  const key = `level-who-${bare(name).toLowerCase()}`;
  return has(key) ? say(key) : "";
}
