import type { CardListEntry } from "./card-list-row";

/** How a row changes the deck. `most` fills it up to the limit, `other` means the zone where the row does not stand. */
export type RowEdit =
  | { readonly do: "add" | "remove" | "most" | "other" }
  | { readonly do: "set"; readonly count: number };

/** What can be done with a row. */
export type RowAct = RowEdit | { readonly do: "preview" };

/** Where the focus goes in a list: by so many rows, or to its ends. */
export type RowMove = { readonly do: "move"; readonly by: number };

/** The part of a key press that decides. */
export type KeyPress = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
};

const PAGE = 8;
const ALL = 100_000;
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -ALL,
  End: ALL,
};

/**
 * What a key does on a row; `null` leaves it to the browser. `onName` is true on the name of the card and false on the
 * buttons beside it, which keep their own Enter and Space. Without `letters` no single character does anything.
 */
export function rowKey(
  press: KeyPress,
  { onName, letters, row }: { onName: boolean; letters: boolean; row: Pick<CardListEntry, "most"> },
): RowAct | RowMove | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || altKey) return null;
  const control = ctrlKey || metaKey;
  if (key === "Enter" && onName) return { do: control ? "other" : shiftKey ? "most" : "add" };
  if (control) return null;
  if (key === " " && onName) return { do: "preview" };
  if (key === "ArrowRight") return { do: shiftKey ? "other" : "add" };
  if (key === "Delete" || key === "ArrowLeft") return { do: "remove" };
  const by = MOVES[key];
  if (by !== undefined) return { do: "move", by };
  return letters ? characterKey(press, row) : null;
}

function characterKey({ key, code, shiftKey }: KeyPress, { most }: Pick<CardListEntry, "most">): RowAct | null {
  if (key === "+") return { do: "add" };
  if (key === "-") return { do: "remove" };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit === undefined || shiftKey || key !== digit) return null;
  return Number(digit) <= (most ?? 9) ? { do: "set", count: Number(digit) } : null;
}
