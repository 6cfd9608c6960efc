// What every picture is given.

import type { GameView, View } from "$protocol";

export interface SceneProps {
  view: View;
  game: GameView;
  /** The own seat; null for somebody who watches. */
  me: number | null;
  /** Whether the own seat has something to decide. */
  isDue: boolean;
  /** What may be chosen, in the notation of the record. */
  options: readonly string[];
  choose: (text: string) => void;
  /** Ask the server why something may not be chosen. */
  refuse: (text: string) => void;
  /** Think better of a card that asks for more. */
  cancel?: (() => void) | undefined;
}
