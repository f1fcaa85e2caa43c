import type { PlayerId } from "./ids";

/** An instruction that the game carries out (304.1). */
export type Effect = { readonly do: "draw"; readonly player: PlayerId; readonly count: number };
