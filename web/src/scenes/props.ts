// What every picture is given.

import type { Component } from "svelte";
import type { GameView, Happened, View } from "$protocol";
import type { MomentName, SceneName } from "../table/scenes";

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

/** What the picture of something that has just happened is given. */
export interface MomentProps {
  view: View;
  /** The own seat; null for somebody who watches. */
  me: number | null;
  /** In what hidden bids lay. */
  as?: "fist" | "wheel" | undefined;
}

/** The pictures of a game by its rules. */
export interface Pictures {
  SCENES: Partial<Record<SceneName, Component<SceneProps>>>;
  MOMENTS: Partial<Record<MomentName, Component<MomentProps>>>;
  /** Hidden bids, while they are made; only where they are. */
  Sealed?: Component<MomentProps>;
  /** A revoke that was called; only where one may be. */
  Called?: Component<{ view: View; call: Happened; me: number | null }>;
  /** To take the own card back; only in honour play. */
  TakeBack?: Component<{ isRaised: boolean }>;
}
