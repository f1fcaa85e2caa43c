import { createDrag } from "@/app/ui/drag/drag";

/** A card in its half of the board, or the half itself (`null`). */
type CardPlace = { readonly half: "out" | "in"; readonly name: string | null };

const readCard = (element: HTMLElement): CardPlace => ({
  half: element.closest("[data-half=out]") === null ? "in" : "out",
  name: element.dataset.card ?? null,
});

export const drag = createDrag<CardPlace, CardPlace>({
  items: "[data-card]",
  places: "[data-half], [data-card]",
  readItem: readCard,
  readPlace: readCard,
  isAllowed: ({ half }, place) => half !== place.half,
});
