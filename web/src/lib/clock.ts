// What time it is for the server: deadlines are its, and the clock of a phone may be minutes off.

/** An answer tells the second alone: a smaller difference is none. */
const SLACK = 1500;
let offset = 0;
let isAsked = false;

/** Milliseconds since 1970 by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Take in the `Date` of an answer, and when it was asked for by the own clock. */
export function heard(date: string | null, asked: number, now = Date.now()): void {
  const told = Date.parse(date ?? "") + 500;
  const difference = told - (asked + now) / 2;
  if (Number.isFinite(difference)) offset = Math.abs(difference) > SLACK ? difference : 0;
}

/** Ask the server once; without an answer the own clock counts. */
export function calibrate(): void {
  if (isAsked) return;
  isAsked = true;
  const asked = Date.now();
  fetch("/health/live", { cache: "no-store" })
    .then((answer) => heard(answer.headers.get("date"), asked))
    .catch(() => (isAsked = false));
}
