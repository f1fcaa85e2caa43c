import { useState } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { MyDeckRow } from "./my-deck-row";

type Props = {
  /** The decks to delete; empty while nothing is asked. */
  decks: readonly MyDeckRow[];
  lang: Lang;
  onClose: () => void;
  onRemove: (decks: readonly MyDeckRow[]) => Promise<void>;
};

/** Asks once more before decks are deleted, and names them. */
export function RemoveDialog({ decks, lang, onClose, onRemove }: Props) {
  const texts = useWords("decks.remove");
  const mine = useWords("deckSocial.mine");
  const close = useWords("site.close");
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
      title={others.length === 0 ? texts.title : formatPlural(lang, mine.removeTitle, decks.length)}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" aria-disabled={busy} onClick={remove}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>{format(texts.lead, { name: only?.name ?? "" })}</p>
      ) : (
        <>
          <p>{mine.removeLead}</p>
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
