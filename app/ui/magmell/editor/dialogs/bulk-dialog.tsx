"use client";

import { useMemo, useState } from "react";
import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import { getCardFinder } from "@/lib/magmell/decks/lists/card-finder";
import { printEditableList } from "@/lib/magmell/decks/lists/print-list";
import { readListLines } from "@/lib/magmell/decks/lists/read-lines";
import { repairList } from "@/lib/magmell/decks/lists/repair-list";
import { DeckDiffView } from "../../deck/deck-diff-view";
import { sortDeckForReading } from "../cards/deck-groups";
import type { DraftStore } from "../draft/draft-store";
import { ListField } from "./list-field";
import { findAskedLines, ListProblems } from "./list-problems";

type Props = {
  store: DraftStore;
  catalogue: Catalogue;
  lang: Lang;
  title: FormatCardTitle;
  onClose: () => void;
};

/**
 * Renders the lists as text to edit. Shows the error of each line and the resulting changes, and applies them as one
 * edit.
 */
export function BulkDialog({ store, catalogue, lang, title, onClose }: Props) {
  const lists = useWords("deckLists");
  const { close, cancel } = useWords("builder");
  // What the draft was when the window opened: another tab may change it meanwhile, and the difference shows that.
  const draft = store.get().history.present;
  const [text, setText] = useState(() => {
    const { deck, candidates } = draft;
    return printEditableList({ deck: sortDeckForReading(deck, catalogue), candidates }, catalogue, getTextLang(lang));
  });
  const read = useMemo(() => readListLines(text, getCardFinder(catalogue)), [text, catalogue]);
  const changes = diffDecks(draft, read);
  const apply = () => {
    const { deck, candidates } = read;
    store.edit({ do: "replace", why: "bulk", deck, candidates });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={lists.bulk.title}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" disabled={changes.lines.length === 0} onClick={apply}>
            {lists.bulk.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ListField
          label={lists.bulk.field}
          hint={lists.bulk.hint}
          value={text}
          onChange={setText}
          rows={14}
          marked={findAskedLines(text, read.problems, false)}
        />
        <ListProblems
          text={text}
          problems={read.problems}
          remarks={read.remarks}
          entries={false}
          lang={lang}
          title={title}
          repair={repairList}
          onText={setText}
        />
        <section aria-label={lists.diff} className="grid gap-2">
          <h3 className="text-base">{lists.diff}</h3>
          <DeckDiffView
            diff={changes}
            lang={lang}
            same={lists.same}
            labels={{ before: lists.here, after: lists.there }}
            title={title}
          />
        </section>
      </div>
    </Dialog>
  );
}
