import type { KeyboardEvent } from "react";
import type { BoardObject, MtgBoard } from "@/engine/mtg";
import {
  changeCounters,
  changeObject,
  duplicateObject,
  getObjectSide,
  moveObject,
  removeObject,
} from "@/lib/mtg/boards/edit-board";

/** A board changed by a key, the object that a key goes to, or the object whose host is to be chosen. */
type KeyDone =
  | { readonly board: MtgBoard; readonly next?: BoardObject["id"] }
  | { readonly next: BoardObject["id"] }
  | { readonly attach: BoardObject["id"] };

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Zones by the letter that moves an object there, on its own side. */
const ZONES: Readonly<Record<string, BoardObject["zone"]>> = {
  b: "battlefield",
  h: "hand",
  g: "graveyard",
  l: "library",
  e: "exile",
};

/**
 * Returns the effect of a key on the focused object; null if the key does nothing.
 * @param order objects in the order in which the board shows them
 */
export function applyObjectKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
  board: MtgBoard,
  id: BoardObject["id"],
  order: readonly BoardObject["id"][],
): KeyDone | null {
  const object = board.pieces.find((one) => one.id === id);
  if (object === undefined || ctrlKey || metaKey || altKey) return null;
  const place = order.indexOf(id);
  const step = STEPS[key];
  if (step !== undefined) return beside(order, place, step);
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const zone = ZONES[letter];
  if (zone !== undefined) return { board: moveObject(board, id, { zone, player: getObjectSide(object) }), next: id };
  switch (letter) {
    case "Home":
      return { next: order[0] ?? id };
    case "End":
      return { next: order.at(-1) ?? id };
    case "t":
      return { board: changeObject(board, id, { tapped: object.tapped ? undefined : true }) };
    case "a":
      return object.zone === "battlefield" ? { attach: id } : null;
    case "c":
      return { board: duplicateObject(board, id), next: id };
    case "d":
      return { board: changeObject(board, id, { damage: (object.damage ?? 0) + 1 }) };
    case "+":
      return { board: changeCounters(board, id, "+1/+1", 1) };
    case "-":
      return { board: changeCounters(board, id, "-1/-1", 1) };
    case "Delete":
    case "Backspace": {
      const next = order[place + 1] ?? order[place - 1];
      return { board: removeObject(board, id), ...(next !== undefined && { next }) };
    }
    default:
      return null;
  }
}

function beside(order: readonly BoardObject["id"][], place: number, step: number): KeyDone | null {
  const next = order[place + step];
  return next === undefined ? null : { next };
}
