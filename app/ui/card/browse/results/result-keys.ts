/** What a key does on a page of results. `by` counts results; `row` moves to the neighbour above or below. */
export type ResultAct =
  | { readonly do: "search" | "next" | "previous" | "random" | "legend" }
  | { readonly do: "move"; readonly by: number }
  | { readonly do: "row"; readonly by: 1 | -1 };

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;
type Place = {
  /** Whether what is typed goes into a text. */
  readonly writing: boolean;
  /** Whether the focus is on a result. */
  readonly onResult: boolean;
  /** Whether single characters are shortcuts. */
  readonly letters: boolean;
};

const ENDS = 100_000;
const ON_RESULT: Readonly<Record<string, ResultAct>> = {
  ArrowRight: { do: "move", by: 1 },
  ArrowLeft: { do: "move", by: -1 },
  ArrowDown: { do: "row", by: 1 },
  ArrowUp: { do: "row", by: -1 },
  Home: { do: "move", by: -ENDS },
  End: { do: "move", by: ENDS },
};
const LETTERS: Readonly<Record<string, ResultAct>> = {
  "/": { do: "search" },
  "?": { do: "legend" },
  j: { do: "move", by: 1 },
  k: { do: "move", by: -1 },
  n: { do: "next" },
  p: { do: "previous" },
  r: { do: "random" },
};

/** What a key does; `null` leaves it to the browser. Arrows are the browser's until a result has the focus. */
export function resultKey(press: KeyPress, { writing, onResult, letters }: Place): ResultAct | null {
  if (press.isComposing || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrlKey || press.metaKey) return key === "k" && !press.shiftKey ? { do: "search" } : null;
  if (writing) return null;
  const act = onResult ? ON_RESULT[key] : undefined;
  if (act) return press.shiftKey ? null : act;
  return letters ? (LETTERS[key] ?? null) : null;
}
