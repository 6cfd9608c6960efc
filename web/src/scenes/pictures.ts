// Where the pictures of a game are fetched: those of the base game alone, or all of them with their texts.

import type { TableView } from "$protocol";
import { speakOf } from "../narration/texts.svelte";
import type { Pictures } from "./props";

/** Those of a table with these rules. */
export const picturesOf = (rules: TableView["rules"]): Promise<Pictures> => (rules === "standard" ? import("./usual") : special());

async function special(): Promise<Pictures> {
  const [found] = await Promise.all([import("./all"), speakOf("special")]);
  return found;
}
