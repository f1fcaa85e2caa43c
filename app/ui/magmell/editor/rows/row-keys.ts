import type { Lang } from "@/app/i18n/lang";
import { isComposition, type KeyPress } from "@/app/ui/keys/key-press";
import type { CardListEntry, ListPlace } from "./card-list-entry";

/**
 * A change to the deck by a row. `most` adds copies up to the limit. `other` moves a copy to the candidates, or from
 * the candidates to the deck zone of its kind.
 */
export type RowEdit =
  | { readonly do: "add" | "remove" | "most" | "other" }
  | { readonly do: "set" | "setCandidates"; readonly count: number };

/** A selection of rows: this row, all rows from the last selected one to this one, or every row of the list. */
export type RowSelection = { readonly do: "choose"; readonly which: "this" | "range" | "all" };

export type RowAction = RowEdit | RowSelection | { readonly do: "preview" } | { readonly do: "note" };

/** Names of the selected rows, all of one list. */
export type SelectedRows = { readonly place: ListPlace; readonly names: ReadonlySet<string> };

/** Handlers and settings that all lists of cards share. */
export type CardListHandlers = {
  /** Runs an action. `names` are all names of the list in its order, for selecting ranges. */
  readonly onAct: (act: RowAction, row: CardListEntry, names: readonly string[]) => void;
  /** Receives the row under the pointer (`hover`) or with the focus. */
  readonly onPoint: (row: CardListEntry, how: "hover" | "focus") => void;
  /** Makes a row draggable before it is dragged. */
  readonly onGrab: (element: HTMLElement, row: CardListEntry) => void;
  readonly chosen: SelectedRows | null;
  readonly onChooseNone: () => void;
  /** The URL of a card's page, for the middle button. */
  readonly pageOf: (name: string) => string;
  readonly singleKeys: boolean;
  readonly lang: Lang;
};

/** A move of the focus in a list by a number of rows or to an end. `choosing` also selects the rows passed. */
type RowMove = { readonly do: "move"; readonly by: number; readonly choosing: boolean };

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
 * Returns the action of a key on a row; null if the browser handles the key. `onName` is true if the card name has the
 * focus, false for the buttons next to it, which handle Enter and Space themselves. Without `singleKeys`, single
 * characters do nothing.
 */
export function getRowKeyAction(
  press: KeyPress,
  { onName, singleKeys, row }: { onName: boolean; singleKeys: boolean; row: Pick<CardListEntry, "most"> },
): RowAction | RowMove | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isComposition(press) || altKey) return null;
  const control = ctrlKey || metaKey;
  if (key === "Enter" && onName) return { do: control ? "other" : shiftKey ? "most" : "add" };
  if (control) return controlKey(press, onName);
  if (key === " " && onName) return { do: "preview" };
  if (key === "ArrowRight") return { do: shiftKey ? "other" : "add" };
  if (key === "Delete" || key === "ArrowLeft") return { do: "remove" };
  const by = MOVES[key];
  if (by !== undefined) return { do: "move", by, choosing: shiftKey };
  return singleKeys ? characterKey(press, row) : null;
}

function controlKey({ key, shiftKey }: KeyPress, onName: boolean): RowSelection | null {
  if (key === " " && onName) return { do: "choose", which: shiftKey ? "range" : "this" };
  return key.toLowerCase() === "a" && !shiftKey ? { do: "choose", which: "all" } : null;
}

function characterKey(
  { key, code, shiftKey, repeat }: KeyPress,
  { most }: Pick<CardListEntry, "most">,
): RowAction | null {
  if (key === "+") return { do: "add" };
  if (key === "-") return { do: "remove" };
  if (key.toLowerCase() === "m" && !repeat) return { do: "note" };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit === undefined) return null;
  const count = Number(digit);
  // With Shift the key is the sign above the digit, another one on each keyboard.
  if (shiftKey) return code.startsWith("Digit") && count <= 3 ? { do: "setCandidates", count } : null;
  return key === digit && count <= (most ?? 9) ? { do: "set", count } : null;
}

/** A number typed on a row; a second digit within 900 ms makes a two-digit count. */
export type TypedCount = { readonly row: string; readonly count: number; readonly at: number };

/** Milliseconds within which a second digit belongs to the first. */
const DIGIT_PAUSE = 900;

/**
 * Returns the typed count after another digit. The digit is appended if it follows within 900 ms on the same row, and
 * the row has no limit (`most` is null). Otherwise it starts a new count.
 */
export function appendTypedDigit(
  before: TypedCount | null,
  next: { readonly row: string; readonly digit: number; readonly at: number; readonly most: number | null },
): TypedCount {
  const { row, digit, at, most } = next;
  const goesOn =
    before !== null && before.row === row && before.count > 0 && before.count < 10 && at - before.at <= DIGIT_PAUSE;
  const count = goesOn && most === null ? before.count * 10 + digit : digit;
  return { row, count, at };
}
