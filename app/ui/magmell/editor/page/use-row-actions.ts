"use client";

import { type RefObject, useCallback, useState } from "react";
import { formatCardNames } from "@/app/i18n/describe-deck-problem";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { useDrag } from "@/app/ui/drag/use-drag";
import { countCopies, getDraftLines } from "@/lib/magmell/decks/draft";
import type { DeckEditorDialog } from "../dialogs/deck-editor-dialogs";
import type { DraftStore } from "../draft/draft-store";
import { createDropEdit } from "../draft/drop-edit";
import { createDraftEdit } from "../draft/row-edit";
import type { CardListEntry, ListPlace } from "../rows/card-list-entry";
import type { CardListHandlers, RowSelection, SelectedRows } from "../rows/row-keys";
import { drag, makeRowDraggable } from "./drag-rows";

type UseRowActsOptions = {
  store: DraftStore;
  title: (name: string) => string;
  point: CardListHandlers["onPoint"];
  choose: ReturnType<typeof useSelectedRows>["choose"];
  show: (dialog: DeckEditorDialog) => void;
  tell: (text: string) => void;
};

/**
 * Returns the handler for actions on rows. It announces only copies above the limit, because other edits are visible in
 * place.
 */
export function useRowActions({
  store,
  title,
  point,
  choose,
  show,
  tell,
}: UseRowActsOptions): CardListHandlers["onAct"] {
  const brackets = useWords("problems.names");
  const { above } = useWords("editor.row");
  return useCallback(
    (act, row, names) => {
      if (act.do === "choose") return choose(act, row, names);
      if (act.do === "note") return show({ show: "note", card: row.name });
      if (act.do === "preview") {
        point(row, "focus");
        return row.card ? show({ show: "preview" }) : undefined;
      }
      const before = countCopies(getDraftLines(store.get().history.present, row.zone), row.name);
      store.edit(createDraftEdit(store.get().history.present, act, row));
      const after = countCopies(getDraftLines(store.get().history.present, row.zone), row.name);
      if (row.most === null || after <= row.most || after <= before) return;
      const card = formatCardNames(brackets, [row.name], title);
      tell(format(above, { card, n: after, most: row.most }));
    },
    [store, brackets, above, title, point, choose, show, tell],
  );
}

type Chosen = SelectedRows & { readonly last: string | null };

/** Returns the selected rows, all of one list; selecting in another list starts over. */
export function useSelectedRows() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = useCallback(({ which }: RowSelection, { name, place }: CardListEntry, names: readonly string[]) => {
    setChosen((before) => chosenAfter(before?.place === place ? before : null, { which, name, place, names }));
  }, []);
  const begin = useCallback((place: ListPlace) => setChosen({ place, names: new Set(), last: null }), []);
  const none = useCallback(() => setChosen(null), []);
  return { chosen, choose, begin, none };
}

type Choice = {
  readonly which: RowSelection["which"];
  readonly name: string;
  readonly place: ListPlace;
  /** The names of the list in its order. */
  readonly names: readonly string[];
};

/** The rows chosen after one more choice. */
function chosenAfter(before: Chosen | null, { which, name, place, names }: Choice): Chosen {
  if (which === "all") return { place, names: new Set(names), last: name };
  const chosen = new Set(before?.names);
  if (which === "this") {
    if (!chosen.delete(name)) chosen.add(name);
    return { place, names: chosen, last: name };
  }
  const from = names.indexOf(before?.last ?? name);
  const to = names.indexOf(name);
  const [start, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  for (const one of names.slice(start, end + 1)) chosen.add(one);
  return { place, names: chosen, last: name };
}

// Each row asks for it at once, so it comes with the rows.
const loadDrag = async () => ({ drag });

type UseRowDragOptions = {
  /** Holds all lists. */
  root: RefObject<HTMLElement | null>;
  store: DraftStore;
  chosen: SelectedRows | null;
  /** The rows of the chosen names. */
  rowsOf: (chosen: SelectedRows) => readonly CardListEntry[];
};

/** Returns a function that makes a row draggable between the lists. */
export function useRowDrag({ root, store, chosen, rowsOf }: UseRowDragOptions) {
  useDrag(root, loadDrag, ({ item: row, place, copy }) => {
    const all = chosen?.place === row.place && chosen.names.has(row.name) ? rowsOf(chosen) : [row];
    const edit = createDropEdit(store.get().history.present, all, place, copy);
    if (edit) store.edit(edit);
  });
  return makeRowDraggable;
}
