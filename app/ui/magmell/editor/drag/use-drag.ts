"use client";

import { type RefObject, useCallback, useEffect, useEffectEvent } from "react";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import type { DraftStore } from "../draft/draft-store";
import { createDropEdit } from "../draft/drop-edit";
import type { CardListEntry } from "../rows/card-list-entry";
import type { SelectedRows } from "../rows/list-tools";

const loadDrag = registerLazyModule(() => import("./drag-rows"));

type UseDragOptions = {
  /** Holds all lists. */
  root: RefObject<HTMLElement | null>;
  store: DraftStore;
  chosen: SelectedRows | null;
  /** The rows of the chosen names. */
  rowsOf: (chosen: SelectedRows) => readonly CardListEntry[];
};

/**
 * Returns dragging of rows between the lists, as an extra beside keys and buttons: its code comes later, and is not missed.
 */
export function useRowDrag({ root, store, chosen, rowsOf }: UseDragOptions) {
  const drop = useEffectEvent((row: CardListEntry, to: CardListEntry["place"], copy: boolean) => {
    const all = chosen?.place === row.place && chosen.names.has(row.name) ? rowsOf(chosen) : [row];
    const edit = createDropEdit(store.get().history.present, all, to, copy);
    if (edit) store.edit(edit);
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    let here = true;
    loadDrag().then(
      ({ registerDropTargets }) => {
        if (here && root.current)
          end = registerDropTargets(root.current, (dropped) => drop(dropped.row, dropped.to, dropped.copy));
      },
      () => undefined,
    );
    return () => {
      here = false;
      end?.();
    };
  }, [root]);
  return useCallback((element: HTMLElement, row: CardListEntry) => {
    void loadDrag().then(
      ({ makeRowDraggable }) => makeRowDraggable(element, row),
      () => undefined,
    );
  }, []);
}
