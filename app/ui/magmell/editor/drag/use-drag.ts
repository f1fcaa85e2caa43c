"use client";

import { type RefObject, useCallback, useEffect, useEffectEvent } from "react";
import { registerLazyModule } from "@/app/ui/late/late-modules";
import type { DraftStore } from "../draft/draft-store";
import { dropEdit } from "../draft/drop-edit";
import type { CardListEntry } from "../rows/card-list-entry";
import type { ChosenRows } from "../rows/list-tools";

const loadDrag = registerLazyModule(() => import("./drag-rows"));

type UseDragOptions = {
  /** Holds all lists. */
  root: RefObject<HTMLElement | null>;
  store: DraftStore;
  chosen: ChosenRows | null;
  /** The rows of the chosen names. */
  rowsOf: (chosen: ChosenRows) => readonly CardListEntry[];
};

/**
 * Returns dragging of rows between the lists, as an extra beside keys and buttons: its code comes later, and is not missed.
 */
export function useDrag({ root, store, chosen, rowsOf }: UseDragOptions) {
  const drop = useEffectEvent((row: CardListEntry, to: CardListEntry["place"], copy: boolean) => {
    const all = chosen?.place === row.place && chosen.names.has(row.name) ? rowsOf(chosen) : [row];
    const edit = dropEdit(store.get().history.present, all, to, copy);
    if (edit) store.edit(edit);
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    let here = true;
    loadDrag().then(
      ({ openDropPlaces }) => {
        if (here && root.current)
          end = openDropPlaces(root.current, (dropped) => drop(dropped.row, dropped.to, dropped.copy));
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
      ({ grabRow }) => grabRow(element, row),
      () => undefined,
    );
  }, []);
}
