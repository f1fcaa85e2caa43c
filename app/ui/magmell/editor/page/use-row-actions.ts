"use client";

import { useCallback } from "react";
import { formatCardNames } from "@/app/i18n/describe-deck-problem";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { countCopies, getDraftLines } from "@/lib/magmell/decks/draft";
import type { DeckEditorDialog } from "../dialogs/deck-editor-dialogs";
import type { DraftStore } from "../draft/draft-store";
import { createDraftEdit } from "../draft/row-edit";
import type { CardListHandlers } from "../rows/list-tools";
import type { useSelectedRows } from "./use-selected-rows";

/** Where a card stands beside the deck; elsewhere it opens in a window. */
const DOCKED = "(width >= 80rem) and (height >= 44rem)";

type UseRowActsOptions = {
  store: DraftStore;
  title: (name: string) => string;
  point: CardListHandlers["onPoint"];
  choose: ReturnType<typeof useSelectedRows>["choose"];
  show: (dialog: DeckEditorDialog) => void;
  tell: (text: string) => void;
};

/** Carries out what is done on rows. An edit is seen where it happens; only a copy above the limit is told besides. */
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
        return row.card && !window.matchMedia(DOCKED).matches ? show({ show: "preview" }) : undefined;
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
