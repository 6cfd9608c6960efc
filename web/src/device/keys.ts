// Single keys: letters, digits and signs that do something at the table. They can be switched off (WCAG 2.1.4).

import { settings } from "./settings.svelte";

/** The single key of a press, in lower case; none while somebody types, or where they are off. */
export function single(event: KeyboardEvent): string {
  if (!settings.keys || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return "";
  return (event.target as Element).closest?.("input, textarea, select") ? "" : event.key.toLowerCase();
}
