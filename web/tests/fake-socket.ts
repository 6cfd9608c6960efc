// A socket without a network: a test opens it, speaks for the server and closes it.

import type { FromClient, FromServer } from "$protocol";
import { OPEN, type Socket } from "../src/protocol/link";

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** What was sent to the server. */
  readonly sent: FromClient[] = [];

  /** Whatever is sent is answered by `answers`, if anything answers. */
  constructor(private readonly answers: (said: FromClient, socket: FakeSocket) => void = () => {}) {}

  send(text: string): void {
    const said = JSON.parse(text) as FromClient;
    this.sent.push(said);
    this.answers(said, this);
  }

  /** The connection is there. */
  opens(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  close(): void {
    this.onclose?.();
  }

  /** A message of the server, or as much of one as a test needs. */
  says(message: FromServer | object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The ids of the commands that were sent. */
  get commands(): string[] {
    return this.sent.flatMap((one) => (one.t === "do" ? [one.id] : []));
  }
}
