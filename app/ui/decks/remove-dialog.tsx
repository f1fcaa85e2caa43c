import { useState } from "react";
import type { DeckSummary } from "@/lib/decks/types";
import { format } from "../i18n/format";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import type { MyDeckWords } from "./my-deck-words";

type Props = {
  /** The deck to delete; `null` while nothing is asked. */
  deck: DeckSummary | null;
  words: MyDeckWords;
  onClose: () => void;
  onRemove: (deck: DeckSummary) => Promise<void>;
};

/** Asks once more before a deck is deleted. */
export function RemoveDialog({ deck, words, onClose, onRemove }: Props) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!deck) return;
    setBusy(true);
    await onRemove(deck);
    setBusy(false);
  };
  return (
    <Dialog
      open={deck !== null}
      onClose={onClose}
      title={words.remove.title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.remove.cancel}</Button>
          <Button variant="danger" disabled={busy} onClick={remove}>
            {words.remove.confirm}
          </Button>
        </>
      }
    >
      <p>{format(words.remove.lead, { name: deck?.name ?? "" })}</p>
    </Dialog>
  );
}
