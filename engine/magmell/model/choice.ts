import type { PlayerId } from "./ids";

/** The one question that a game waits for, and whom it asks. `rule` gives the player this choice. */
export type Choice =
  | { readonly ask: "redraw"; readonly rule: "mag:503.1.1.3"; readonly player: PlayerId }
  | { readonly ask: "priority"; readonly rule: "mag:232.2"; readonly player: PlayerId };
