import { isComposition, type KeyPress } from "@/app/ui/keys/key-press";
import type { CardListEntry } from "./card-list-row";

/** The change that a row makes to the deck. `most` fills it up to the limit, `other` means the candidates, or from them the deck. */
export type RowEdit =
  | { readonly do: "add" | "remove" | "most" | "other" }
  | { readonly do: "set"; readonly count: number };

/** An action on a row. */
export type RowAct = RowEdit | { readonly do: "preview" };

/** A move of the focus in a list, by so many rows or to its ends. */
type RowMove = { readonly do: "move"; readonly by: number };

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
 * The action of a key on a row; `null` leaves the key to the browser. `onName` is true on the name of the card and false on
 * the buttons beside it, which keep their own Enter and Space. Without `singleKeys` no single character does anything.
 */
export function rowKey(
  press: KeyPress,
  { onName, singleKeys, row }: { onName: boolean; singleKeys: boolean; row: Pick<CardListEntry, "most"> },
): RowAct | RowMove | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isComposition(press) || altKey) return null;
  const control = ctrlKey || metaKey;
  if (key === "Enter" && onName) return { do: control ? "other" : shiftKey ? "most" : "add" };
  if (control) return null;
  if (key === " " && onName) return { do: "preview" };
  if (key === "ArrowRight") return { do: shiftKey ? "other" : "add" };
  if (key === "Delete" || key === "ArrowLeft") return { do: "remove" };
  const by = MOVES[key];
  if (by !== undefined) return { do: "move", by };
  return singleKeys ? characterKey(press, row) : null;
}

function characterKey({ key, code, shiftKey }: KeyPress, { most }: Pick<CardListEntry, "most">): RowAct | null {
  if (key === "+") return { do: "add" };
  if (key === "-") return { do: "remove" };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit === undefined || shiftKey || key !== digit) return null;
  return Number(digit) <= (most ?? 9) ? { do: "set", count: Number(digit) } : null;
}
