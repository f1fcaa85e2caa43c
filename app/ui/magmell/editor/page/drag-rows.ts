import { createDrag } from "@/app/ui/drag/drag";
import { isDropAllowed } from "../draft/drop-edit";
import { type CardListEntry, LIST_PLACES, type ListPlace } from "../rows/card-list-entry";

/** The rows of elements that may be dragged, as they were last pointed at. */
const rows = new WeakMap<HTMLElement, CardListEntry>();

export const drag = createDrag<CardListEntry, ListPlace>({
  items: null,
  places: "[data-drop]",
  readItem: (element) => rows.get(element) ?? null,
  readPlace: ({ dataset }) => LIST_PLACES.find((place) => place === dataset.drop) ?? null,
  isAllowed: isDropAllowed,
});

/** Makes the element of a row draggable between the lists. */
export function makeRowDraggable(element: HTMLElement, row: CardListEntry): void {
  rows.set(element, row);
  drag.makeDraggable(element);
}
