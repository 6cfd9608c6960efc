// Why something was not done: kept as the server told it, so that the sentence follows the reader's language.

import { Refusal } from "../protocol/api";
import { whyNot } from "./wording";

export class Trouble {
  refusal: Refusal | null = $state.raw(null);

  /** Take in what went wrong; what is no refusal is a fault of the page and goes on. */
  take = (error: unknown): void => {
    if (!(error instanceof Refusal)) throw error;
    this.refusal = error;
  };

  clear = (): void => void (this.refusal = null);

  /** The sentence; empty while nothing is wrong. */
  get text(): string {
    return this.refusal ? whyNot(this.refusal) : "";
  }
}
