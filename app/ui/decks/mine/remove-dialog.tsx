import { useState } from "react";
import { format, plural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { MyDeckRow } from "./my-deck-row";
import type { MyDeckWords } from "./my-deck-words";

type Props = {
  /** The decks to delete; empty while nothing is asked. */
  decks: readonly MyDeckRow[];
  lang: Lang;
  words: MyDeckWords;
  onClose: () => void;
  onRemove: (decks: readonly MyDeckRow[]) => Promise<void>;
};

/** Asks once more before decks are deleted, and names them. */
export function RemoveDialog({ decks, lang, words, onClose, onRemove }: Props) {
  const [busy, setBusy] = useState(false);
  const [only, ...others] = decks;
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    await onRemove(decks);
    setBusy(false);
  };
  return (
    <Dialog
      open={decks.length > 0}
      onClose={onClose}
      title={others.length === 0 ? words.remove.title : plural(lang, words.mine.removeTitle, decks.length)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.remove.cancel}</Button>
          <Button variant="danger" aria-disabled={busy} onClick={remove}>
            {words.remove.confirm}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>{format(words.remove.lead, { name: only?.name ?? "" })}</p>
      ) : (
        <>
          <p>{words.mine.removeLead}</p>
          <ul className="mt-2 list-disc pl-6">
            {decks.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
