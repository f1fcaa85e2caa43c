import type { PlayerId } from "./ids";

/** What a player does. All but a concession answer the open choice; a concession is taken at any time, from anyone (202.6). */
export type Answer =
  | { readonly do: "keep" }
  | { readonly do: "redraw" }
  | { readonly do: "pass" }
  | { readonly do: "concede"; readonly player: PlayerId };
