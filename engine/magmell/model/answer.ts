import type { InstanceId, PlayerId } from "./ids";
import type { Target } from "./target";

/** What a player does. All but a concession answer the open choice; a concession is taken at any time, from anyone (202.6). */
export type Answer =
  | { readonly do: "keep" }
  | { readonly do: "redraw" }
  | { readonly do: "pass" }
  | { readonly do: "use"; readonly instance: InstanceId }
  | { readonly do: "attack"; readonly unit: InstanceId }
  | { readonly do: "pick"; readonly target: Target }
  /** No more picks, or nothing more by hand. */
  | { readonly do: "done" }
  /** Does something by hand, where the game lets its players. */
  | { readonly do: "byHand" }
  | { readonly do: "number"; readonly number: number }
  | { readonly do: "option"; readonly option: number }
  | { readonly do: "concede"; readonly player: PlayerId };
