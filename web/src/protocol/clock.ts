// What time it is for the server: deadlines are its, and the clock of a phone may be minutes off.

/** An answer tells the second alone: a smaller difference is none. */
const SLACK = 1500;
let offset = 0;
let isAsked = false;

/** Milliseconds since 1970 by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** How much is left until then, as minutes and seconds; of a time that is no longer than so many seconds. */
export function countdown(until: number, most: number, now = serverNow()): string {
  const left = Math.min(most, Math.ceil((until - now) / 1000)); // the server's clock is known to a second or two only
  return left > 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : "";
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
