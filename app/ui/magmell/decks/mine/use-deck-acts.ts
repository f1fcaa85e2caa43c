import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { SendResult } from "@/app/ui/http/send";
import type { Toast } from "@/app/ui/kit/toast-region";
import type { Visibility } from "@/lib/decks/visibility";
import type { MyDeckRow } from "./my-deck-row";
import { type DeckChange, useMyDecks } from "./use-my-decks";

type Rows = readonly MyDeckRow[];
type Forms = { readonly one: string; readonly other: string };
type UseDeckActsOptions = {
  decks: Rows;
  lang: Lang;
  tell: (text: string, action?: Toast["action"]) => void;
  dismiss: () => void;
  /** Closes the dialog that started the action. */
  close: () => void;
  afterRemoval: () => void;
};
type ManyChanges = {
  readonly targets: Rows;
  readonly done: Forms;
  readonly valuesOf: (deck: MyDeckRow) => DeckChange;
  /** The change that takes it back, from the deck as it was. */
  readonly wayBack: (deck: MyDeckRow) => DeckChange;
};

/**
 * Returns actions on one or more of the user's decks. Each action shows its result, with an undo button if it can be
 * undone.
 */
export function useDeckActions({ decks, lang, tell, dismiss, close, afterRemoval }: UseDeckActsOptions) {
  const { list, change, changeAll, removeAll, duplicate } = useMyDecks(decks);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const mine = useWords("deckSocial.mine");
  const rename = useWords("decks.rename");
  const removal = useWords("decks.remove");
  const failures = useWords("decks.failures");
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    close();
    await work();
    setBusy(false);
  };
  const tellFailed = (failed: number) => {
    if (failed > 0) setFailure(format(mine.partly, { n: failed }));
  };
  const changeMany = ({ targets, done, valuesOf, wayBack }: ManyChanges) =>
    run(async () => {
      const { before, failed } = await changeAll(targets, valuesOf);
      const undo = async () => {
        dismiss();
        const undone = await changeAll(before, wayBack);
        tellFailed(undone.failed);
        if (undone.before.length > 0) tell(mine.undone);
      };
      tellFailed(failed);
      if (before.length > 0)
        tell(formatPlural(lang, done, before.length), { label: mine.undo, run: () => void undo() });
    });
  return {
    list,
    busy,
    failure,
    setVisibility: (targets: Rows, visibility: Visibility) =>
      changeMany({
        targets,
        done: mine.changed,
        valuesOf: () => ({ visibility }),
        wayBack: (deck) => ({ visibility: deck.visibility }),
      }),
    move: (targets: Rows, folder: string) =>
      changeMany({
        targets,
        done: mine.moved,
        valuesOf: () => ({ folder }),
        wayBack: (deck) => ({ folder: deck.folder }),
      }),
    remove: (targets: Rows) =>
      run(async () => {
        const { before, failed } = await removeAll(targets);
        tellFailed(failed);
        if (before.length > 0) tell(toldRemoved(before, lang, removal.done, mine.removed));
        afterRemoval();
      }),
    /** Returns the reason why the name was refused, or null. */
    rename: async (deck: MyDeckRow, name: string): Promise<string | null> => {
      const sent = await change(deck, { name });
      if (!sent.ok) return explain(sent, failures, mine.full);
      close();
      tell(rename.done);
      return null;
    },
    copyDeck: (deck: MyDeckRow) =>
      run(async () => {
        const made = await duplicate(deck);
        if ("name" in made) tell(format(mine.duplicated, { name: made.name }));
        else if (!made.ok) setFailure(explain(made, failures, mine.full));
      }),
  };
}

function toldRemoved([only, ...others]: Rows, lang: Lang, one: string, many: Forms): string {
  return others.length === 0 ? format(one, { name: only?.name ?? "" }) : formatPlural(lang, many, others.length + 1);
}

function explain(sent: SendResult & { ok: false }, failures: Dictionary["decks"]["failures"], full: string): string {
  const { code } = sent.failure;
  if (code === "invalid") return failures.name;
  if (code === "tooMany") return full;
  return code === "notFound" || code === "signedOut" || code === "limited" || code === "offline"
    ? failures[code]
    : failures.other;
}
