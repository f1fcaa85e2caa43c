import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { isDropAllowed } from "../draft/drop-edit";
import { type CardListEntry, LIST_PLACES, type ListPlace } from "../rows/card-list-entry";

/** The rows of elements that may be dragged, as they were last pointed at. */
const rows = new WeakMap<HTMLElement, CardListEntry>();

/** Makes the element of a row draggable, once. */
export function makeRowDraggable(element: HTMLElement, row: CardListEntry): void {
  const known = rows.has(element);
  rows.set(element, row);
  if (!known) draggable({ element, getInitialData: () => ({ row: rows.get(element) ?? row }) });
}

/** A row that was dropped on a list; `copy` while Ctrl, Alt or Cmd is held. */
type Drop = { readonly row: CardListEntry; readonly to: ListPlace; readonly copy: boolean };

/** Makes the lists within an element take dragged rows, and lights the one below the pointer. */
export function registerDropTargets(root: HTMLElement, onDrop: (drop: Drop) => void): () => void {
  const places = [...root.querySelectorAll<HTMLElement>("[data-drop]")].flatMap((element) => {
    const to = LIST_PLACES.find((place) => place === element.dataset.drop);
    return to ? [dropPlace(element, to)] : [];
  });
  const monitor = monitorForElements({
    onDrop: ({ source, location }) => {
      const row = rowOf(source.data);
      const { dropTargets, input } = location.current;
      const to = LIST_PLACES.find((place) => place === dropTargets[0]?.data.place);
      if (row && to) onDrop({ row, to, copy: input.ctrlKey || input.altKey || input.metaKey });
    },
  });
  return combine(monitor, ...places);
}

function dropPlace(element: HTMLElement, to: ListPlace): () => void {
  const light = (on: boolean) => () => void element.toggleAttribute("data-over", on);
  return dropTargetForElements({
    element,
    getData: () => ({ place: to }),
    canDrop: ({ source }) => {
      const row = rowOf(source.data);
      return row !== null && isDropAllowed(row, to);
    },
    onDragEnter: light(true),
    onDragLeave: light(false),
    onDrop: light(false),
  });
}

const rowOf = (data: Record<string | symbol, unknown>): CardListEntry | null =>
  typeof data.row === "object" ? (data.row as CardListEntry | null) : null;
