// Whether the host of a table has been gone for so long that whoever sits there may lead it, as the server counts it (rulings 59).

import type { View } from "$protocol";

/** How long that is. */
const ABSENT_MS = 180_000;

export class Absence {
  isLong = $state(false);
  #wait: ReturnType<typeof setTimeout> | undefined;

  /** Take what is seen of the table now: the time runs from the first view without its host. */
  saw({ table }: View): void {
    const isLed = Boolean(table.tournament ?? table.fair.event) || table.host_looks_on || table.seats.some((seat) => seat.is_host && seat.is_here);
    if (isLed) this.forget();
    else this.#wait ??= setTimeout(() => (this.isLong = true), ABSENT_MS);
  }

  /** Count anew, as the server does when it begins again. */
  forget(): void {
    clearTimeout(this.#wait);
    this.#wait = undefined;
    this.isLong = false;
  }
}
