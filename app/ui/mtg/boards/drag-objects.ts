import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type BoardObject, ZONE_IDS } from "@/engine/mtg";
import type { ObjectLocation } from "@/lib/mtg/boards/edit-board";

type BoardObjectId = BoardObject["id"];

/** An object that was dropped on a zone, or on another object. */
export type ObjectDrop = { readonly object: BoardObjectId; readonly onto: ObjectLocation | BoardObjectId };

/** Elements that have been made ready. What they are is read from them at the time of the drag. */
const grabbed = new WeakSet<Element>();
const places = new WeakSet<Element>();

/**
 * Lets the objects of a board be dragged, those marked with `data-object`, onto its zones (`data-zone` and `data-player`), and those
 * that are attached to others (`data-ties`) onto these. Called again after every change of the board; elements that are ready stay so.
 */
export function enableObjectDrag(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-object]")) {
    if (isNew(grabbed, element)) draggable({ element, getInitialData: () => dataOf(element) });
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-object], [data-zone]")) {
    if (isNew(places, element)) dropPlace(element);
  }
}

const isNew = (known: WeakSet<Element>, element: Element): boolean => {
  if (known.has(element)) return false;
  known.add(element);
  return true;
};

/** An object as it is dragged, and whether it is of a kind that is attached to others. */
const dataOf = (element: HTMLElement) => ({ object: getObjectId(element), ties: element.dataset.ties !== undefined });

const getObjectId = ({ dataset }: HTMLElement): BoardObjectId => Number(dataset.object);

function dropPlace(element: HTMLElement): void {
  const light = (on: boolean) => () => void element.toggleAttribute("data-over", on);
  dropTargetForElements({
    element,
    getData: () => ({ onto: placeOf(element) }),
    canDrop: ({ source: { data } }) => {
      const place = placeOf(element);
      return (
        typeof data.object === "number" && (typeof place !== "number" || (data.ties === true && place !== data.object))
      );
    },
    onDragEnter: light(true),
    onDragLeave: light(false),
    onDrop: light(false),
  });
}

function placeOf(element: HTMLElement): ObjectDrop["onto"] | null {
  const { object, zone, player } = element.dataset;
  if (object !== undefined) return getObjectId(element);
  const known = ZONE_IDS.find((id) => id === zone);
  return known === undefined ? null : { zone: known, player: player === "1" ? 1 : 0 };
}

/** Reports the beginning and the end of every drag, and every drop; returns the way to stop. */
export const subscribeToObjectDrags = (
  onDrag: (drags: boolean) => void,
  onDrop: (drop: ObjectDrop) => void,
): (() => void) =>
  monitorForElements({
    canMonitor: ({ source }) => typeof source.data.object === "number",
    onDragStart: () => onDrag(true),
    onDrop: ({ source, location }) => {
      onDrag(false);
      const onto = location.current.dropTargets[0]?.data.onto as ObjectDrop["onto"] | null | undefined;
      if (onto !== undefined && onto !== null) onDrop({ object: Number(source.data.object), onto });
    },
  });
