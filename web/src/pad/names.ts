// What people on a pad may be called: nothing that nobody sees, and no two alike.

export const LONGEST = 24;

/** Signs that show nothing by themselves, or turn the direction of writing; what joins pictures stays. */
const UNSEEN = /[\p{Cc}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A name without what nobody sees. */
export const clean = (name: string): string => name.replace(UNSEEN, "").trim().replace(/\s+/g, " ").slice(0, LONGEST);

/** Whether two of some names are the same, however they are written; empty ones are nobody's. */
export function twice(names: readonly string[]): boolean {
  const folded = names.filter(Boolean).map((name) => name.normalize("NFC").toUpperCase().toLowerCase());
  return new Set(folded).size < folded.length;
}
