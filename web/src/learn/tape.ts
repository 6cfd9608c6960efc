// A socket that nobody is at the other end of: what a server once said is said again.

import type { FromClient, FromServer } from "$protocol";
import { OPEN, type Socket } from "../protocol/link";

export class Tape implements Socket {
  readonly readyState = OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  /** `hears` is told of everything that a client sends; `opened`, that it listens. */
  constructor(
    private readonly hears: (message: FromClient) => void,
    opened: () => void,
  ) {
    queueMicrotask(() => {
      this.onopen?.();
      opened();
    });
  }

  send(text: string): void {
    this.hears(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.onclose?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
