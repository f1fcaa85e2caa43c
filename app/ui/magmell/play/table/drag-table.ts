import { createDrag } from "@/app/ui/drag/drag";
import type { InstanceId } from "@/engine/magmell";

/** A dragged card with its action. */
export type DraggedCard = { readonly act: "use" | "attack"; readonly instance: InstanceId };

/** Drop target: a battle area or a player's bar, and the unit under the pointer (null for none). */
export type TablePlace = { readonly zone: string | undefined; readonly unit: { readonly instance: InstanceId } | null };

/** Drag and drop of cards, only with a mouse. */
export const drag = createDrag<DraggedCard, TablePlace>({
  items: "[data-drag]",
  places: ":is([data-zone^=own], [data-zone^=their]), :is([data-zone^=own], [data-zone^=their]) [data-item]",
  readItem: ({ dataset: { drag: act, instance } }) =>
    (act === "use" || act === "attack") && window.matchMedia("(pointer: fine)").matches
      ? { act, instance: Number(instance) }
      : null,
  readPlace: (element) => ({
    zone: element.closest<HTMLElement>("[data-zone]")?.dataset.zone,
    unit: element.dataset.item === undefined ? null : { instance: Number(element.dataset.instance) },
  }),
  isAllowed: ({ act }, { zone }) => act === "use" || zone?.startsWith("their") === true,
});
