import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** The halves of the board: what leaves the deck, and what comes in from the sideboard. */
type Half = "out" | "in";

/** A card that was dropped on the other half, on one of its cards or beside them (`null`). */
export type CardDrop = { readonly half: Half; readonly name: string; readonly onto: string | null };

/**
 * Lets cards of a board (`data-card`) be dragged from one half (`data-half`) to the other; a card there lights up, or the half.
 * Returns the way to stop.
 */
export function enableCardDrag(root: HTMLElement, onDrop: (drop: CardDrop) => void): () => void {
  const halves = [...root.querySelectorAll<HTMLElement>("[data-half]")];
  const cards = [...root.querySelectorAll<HTMLElement>("[data-half] [data-card]")];
  return combine(
    ...cards.map((element) =>
      draggable({ element, getInitialData: () => ({ half: halfOf(element), card: cardOf(element) }) }),
    ),
    ...[...halves, ...cards].map(dropPlace),
    monitorForElements({
      canMonitor: ({ source }) => typeof source.data.card === "string",
      onDrop: ({ source: { data }, location }) => {
        const [place] = location.current.dropTargets;
        if (place === undefined || !isHalf(data.half)) return;
        const onto = typeof place.data.onto === "string" ? place.data.onto : null;
        onDrop({ half: data.half, name: String(data.card), onto });
      },
    }),
  );
}

const isHalf = (value: unknown): value is Half => value === "out" || value === "in";
const halfOf = (element: HTMLElement): string | undefined => element.closest<HTMLElement>("[data-half]")?.dataset.half;
const cardOf = ({ dataset }: HTMLElement): string | null => dataset.card ?? null;

function dropPlace(element: HTMLElement): () => void {
  const light = (on: boolean) => () => void element.toggleAttribute("data-over", on);
  return dropTargetForElements({
    element,
    getData: () => ({ onto: cardOf(element) }),
    canDrop: ({ source: { data } }) => isHalf(data.half) && data.half !== halfOf(element),
    onDragEnter: light(true),
    onDragLeave: light(false),
    onDrop: light(false),
  });
}
