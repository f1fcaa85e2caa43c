import { createDrag } from "@/app/ui/drag/drag";
import type { InstanceId } from "@/engine/magmell";

/** A card, and what it can do. */
export type DraggedCard = { readonly act: "use" | "attack"; readonly instance: InstanceId };

/** A battle area or the bar of a player, and the unit there that was meant; `null` for none. */
export type TablePlace = { readonly zone: string | undefined; readonly unit: { readonly instance: InstanceId } | null };

/** Cards are dragged with a mouse. */
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
