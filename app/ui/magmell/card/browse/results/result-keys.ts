import { isComposition, type KeyPress } from "@/app/ui/keys/key-press";

/** The action of a key on a page of results. `by` counts results; `row` moves to the neighbor above or below. */
export type ResultKeyAction =
  | { readonly do: "search" | "next" | "previous" | "random" | "legend" }
  | { readonly do: "move"; readonly by: number }
  | { readonly do: "row"; readonly by: 1 | -1 };

type PressContext = {
  /** Whether the focus is in a text field. */
  readonly writing: boolean;
  /** Whether the focus is on a result. */
  readonly onResult: boolean;
  /** Whether single keys are shortcuts. */
  readonly singleKeys: boolean;
};

const ENDS = 100_000;
const ON_RESULT: Readonly<Record<string, ResultKeyAction>> = {
  ArrowRight: { do: "move", by: 1 },
  ArrowLeft: { do: "move", by: -1 },
  ArrowDown: { do: "row", by: 1 },
  ArrowUp: { do: "row", by: -1 },
  Home: { do: "move", by: -ENDS },
  End: { do: "move", by: ENDS },
};
const SINGLE_KEYS: Readonly<Record<string, ResultKeyAction>> = {
  "/": { do: "search" },
  "?": { do: "legend" },
  j: { do: "move", by: 1 },
  k: { do: "move", by: -1 },
  n: { do: "next" },
  p: { do: "previous" },
  r: { do: "random" },
};

/**
 * Returns the action of a key on a page of results; null if the browser handles the key. The browser handles arrow keys
 * until a result has the focus. While a key is held, only moves of the focus repeat.
 */
export function getResultKeyAction(
  press: KeyPress,
  { writing, onResult, singleKeys }: PressContext,
): ResultKeyAction | null {
  if (isComposition(press) || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrlKey || press.metaKey) return key === "k" && !press.shiftKey ? { do: "search" } : null;
  if (writing) return null;
  const act = onResult ? ON_RESULT[key] : undefined;
  if (act) return press.shiftKey ? null : act;
  const single = singleKeys ? (SINGLE_KEYS[key] ?? null) : null;
  return press.repeat && single?.do !== "move" ? null : single;
}
