import type { Effect } from "./effect";
import type { PlayerId } from "./ids";

/** Steps of the game that wait on the agenda. Each says what it runs. */
export type Frame =
  /** Shuffling and who goes first, 503.1.1 and 503.1.1.1; `first` is `null` when the game decides at random. */
  | { readonly run: "prepare"; readonly first: PlayerId | null }
  /** 503.1.1.3: what each player has decided so far, `null` while undecided. */
  | { readonly run: "redraw"; readonly redraws: [boolean | null, boolean | null] }
  | { readonly run: "turn" }
  /** `index` is the place in the table of phases. */
  | { readonly run: "phase"; readonly index: number }
  | { readonly run: "endOfTurn" }
  /** 705. */
  | { readonly run: "check" }
  /** 232: `passes` counts how many players have passed in a row. */
  | { readonly run: "priority"; readonly player: PlayerId; readonly passes: number }
  | { readonly run: "effect"; readonly effect: Effect };
