// What somebody wants at the table to which the page goes next.

let starting = "";

/** Begin that game as soon as one sits: for "play now". */
export const toStart = (table: string): void => void (starting = table);

/** Whether this table is to begin at once; asked once. */
export function isToStart(table: string): boolean {
  const is = starting === table;
  if (is) starting = "";
  return is;
}
