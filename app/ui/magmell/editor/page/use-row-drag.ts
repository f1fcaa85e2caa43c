import { type RefObject, useCallback } from "react";
import { useDrag } from "@/app/ui/drag/use-drag";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import type { DraftStore } from "../draft/draft-store";
import { createDropEdit } from "../draft/drop-edit";
import type { CardListEntry } from "../rows/card-list-entry";
import type { SelectedRows } from "../rows/list-tools";

const loadDrag = registerLazyModule(() => import("./drag-rows"));

type UseRowDragOptions = {
  /** Holds all lists. */
  root: RefObject<HTMLElement | null>;
  store: DraftStore;
  chosen: SelectedRows | null;
  /** The rows of the chosen names. */
  rowsOf: (chosen: SelectedRows) => readonly CardListEntry[];
};

/** Returns what makes the element of a row draggable between the lists. */
export function useRowDrag({ root, store, chosen, rowsOf }: UseRowDragOptions) {
  useDrag(root, loadDrag, ({ item: row, place, copy }) => {
    const all = chosen?.place === row.place && chosen.names.has(row.name) ? rowsOf(chosen) : [row];
    const edit = createDropEdit(store.get().history.present, all, place, copy);
    if (edit) store.edit(edit);
  });
  return useCallback((element: HTMLElement, row: CardListEntry) => {
    loadDrag().then(
      ({ makeRowDraggable }) => makeRowDraggable(element, row),
      () => undefined,
    );
  }, []);
}
