import { createDrag } from "@/app/ui/drag/drag";
import { type BoardObject, ZONE_IDS } from "@/engine/mtg";
import type { ObjectLocation } from "@/lib/mtg/boards/edit-board";

/** An object as it is dragged, and whether it is of a kind that is attached to others. */
type DraggedObject = { readonly id: BoardObject["id"]; readonly attaches: boolean };

export const drag = createDrag<DraggedObject, ObjectLocation | BoardObject["id"]>({
  items: "[data-object]",
  places: "[data-object], [data-zone]",
  readItem: ({ dataset }) => ({ id: Number(dataset.object), attaches: dataset.ties !== undefined }),
  readPlace: ({ dataset: { object, zone, player } }) => {
    if (object !== undefined) return Number(object);
    const known = ZONE_IDS.find((id) => id === zone);
    return known === undefined ? null : { zone: known, player: player === "1" ? 1 : 0 };
  },
  isAllowed: ({ id, attaches }, place) => typeof place !== "number" || (attaches && place !== id),
});
