import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type BoardObject, ZONE_IDS } from "@/engine/mtg";
import type { ObjectLocation } from "@/lib/mtg/boards/edit-board";

type PieceId = BoardObject["id"];

/** A piece that was dropped on a zone, or on another piece. */
export type ObjectDrop = { readonly piece: PieceId; readonly onto: ObjectLocation | PieceId };

/** Elements that have been made ready. What they are is read from them at the time of the drag. */
const grabbed = new WeakSet<Element>();
const places = new WeakSet<Element>();

/**
 * Lets the pieces of a board be dragged, those marked with `data-piece`, onto its zones (`data-zone` and `data-player`), and those
 * that are attached to others (`data-ties`) onto these. Called again after every change of the board; elements that are ready stay so.
 */
export function enableObjectDrag(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    if (isNew(grabbed, element)) draggable({ element, getInitialData: () => dataOf(element) });
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-zone]")) {
    if (isNew(places, element)) dropPlace(element);
  }
}

const isNew = (known: WeakSet<Element>, element: Element): boolean => {
  if (known.has(element)) return false;
  known.add(element);
  return true;
};

/** A piece as it is dragged, and whether it is of a kind that is attached to others. */
const dataOf = (element: HTMLElement) => ({ piece: pieceOf(element), ties: element.dataset.ties !== undefined });

const pieceOf = ({ dataset }: HTMLElement): PieceId => Number(dataset.piece);

function dropPlace(element: HTMLElement): void {
  const light = (on: boolean) => () => void element.toggleAttribute("data-over", on);
  dropTargetForElements({
    element,
    getData: () => ({ onto: placeOf(element) }),
    canDrop: ({ source: { data } }) => {
      const place = placeOf(element);
      return (
        typeof data.piece === "number" && (typeof place !== "number" || (data.ties === true && place !== data.piece))
      );
    },
    onDragEnter: light(true),
    onDragLeave: light(false),
    onDrop: light(false),
  });
}

function placeOf(element: HTMLElement): ObjectDrop["onto"] | null {
  const { piece, zone, player } = element.dataset;
  if (piece !== undefined) return pieceOf(element);
  const known = ZONE_IDS.find((id) => id === zone);
  return known === undefined ? null : { zone: known, player: player === "1" ? 1 : 0 };
}

/** Reports the beginning and the end of every drag, and every drop; returns the way to stop. */
export const subscribeToObjectDrags = (
  onDrag: (drags: boolean) => void,
  onDrop: (drop: ObjectDrop) => void,
): (() => void) =>
  monitorForElements({
    canMonitor: ({ source }) => typeof source.data.piece === "number",
    onDragStart: () => onDrag(true),
    onDrop: ({ source, location }) => {
      onDrag(false);
      const onto = location.current.dropTargets[0]?.data.onto as ObjectDrop["onto"] | null | undefined;
      if (onto !== undefined && onto !== null) onDrop({ piece: Number(source.data.piece), onto });
    },
  });
