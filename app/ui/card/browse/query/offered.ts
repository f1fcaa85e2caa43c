import type { KeyboardEvent } from "react";
import type { Completion } from "./completions";

/** What may be typed, and the place of what the arrows are at; -1 before they are pressed. */
export type Offered = { readonly items: readonly Completion[]; readonly at: number };

/** Whether a key belongs to the input method. Some browsers report the key that ends a composition only by this number. */
export const composes = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

/** The same with the arrows one further, from the last to the first. */
export function stepped({ items, at }: Offered, by: 1 | -1): Offered {
  const size = items.length;
  return { items, at: at < 0 ? (by > 0 ? 0 : size - 1) : (at + by + size) % size };
}
