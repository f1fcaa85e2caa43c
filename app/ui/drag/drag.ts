import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** Rules for draggable items and drop targets, read when a drag begins. */
type DragRules<Item, Place> = {
  /** Selector of draggable elements; null if each is made draggable separately. */
  readonly items: string | null;
  /** Selects the elements that items are dropped on. */
  readonly places: string;
  readonly readItem: (element: HTMLElement) => Item | null;
  readonly readPlace: (element: HTMLElement) => Place | null;
  readonly isAllowed: (item: Item, place: Place) => boolean;
};

/** An item dropped on a place; `copy` is true while Ctrl, Alt or Cmd is held. */
type Drop<Item, Place> = { readonly item: Item; readonly place: Place; readonly copy: boolean };

export type Drag<Item, Place> = {
  /** Makes an element draggable. Calling it again has no effect. */
  makeDraggable(element: HTMLElement): void;
  /** Enables drag and drop for all items and places within an element. Call it again after changes, for new ones. */
  enable(root: HTMLElement): void;
  /** Reports the beginning and the end of every drag, and every drop; returns the way to stop. */
  subscribe(onDrop: (drop: Drop<Item, Place>) => void, onDrag?: (drags: boolean) => void): () => void;
};

/** Creates a drag-and-drop controller for items and places with the given rules. */
export function createDrag<Item, Place>(rules: DragRules<Item, Place>): Drag<Item, Place> {
  const { items, places, readItem, readPlace, isAllowed } = rules;
  const draggables = new WeakSet<Element>();
  const dropTargets = new WeakSet<Element>();
  const makeDraggable = (element: HTMLElement): void => {
    if (draggables.has(element)) return;
    draggables.add(element);
    draggable({
      element,
      canDrag: () => readItem(element) !== null,
      getInitialData: () => ({ rules, item: readItem(element) }),
    });
  };
  const makeDropTarget = (element: HTMLElement): void => {
    if (dropTargets.has(element)) return;
    dropTargets.add(element);
    const light = (on: boolean) => () => void element.toggleAttribute("data-over", on);
    dropTargetForElements({
      element,
      getData: () => ({ place: readPlace(element) }),
      canDrop: ({ source: { data } }) => {
        const place = readPlace(element);
        return data.rules === rules && place !== null && isAllowed(data.item as Item, place);
      },
      onDragEnter: light(true),
      onDragLeave: light(false),
      onDrop: light(false),
    });
  };
  return {
    makeDraggable,
    enable(root) {
      if (items !== null) root.querySelectorAll<HTMLElement>(items).forEach(makeDraggable);
      root.querySelectorAll<HTMLElement>(places).forEach(makeDropTarget);
    },
    subscribe: (onDrop, onDrag) =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.rules === rules,
        onDragStart: () => onDrag?.(true),
        onDrop: ({ source, location: { current } }) => {
          onDrag?.(false);
          const place = (current.dropTargets[0]?.data.place ?? null) as Place | null;
          const { ctrlKey, altKey, metaKey } = current.input;
          if (place !== null) onDrop({ item: source.data.item as Item, place, copy: ctrlKey || altKey || metaKey });
        },
      }),
  };
}
