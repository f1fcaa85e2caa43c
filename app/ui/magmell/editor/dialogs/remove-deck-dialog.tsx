"use client";

import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";

type Props = { name: string; onRemove: () => void; onClose: () => void };

/** Asks before a deck of this browser is removed. */
export function RemoveDeckDialog({ name, onRemove, onClose }: Props) {
  const deck = useWords("editor.deck");
  const builder = useWords("builder");
  return (
    <Dialog
      open
      onClose={onClose}
      title={format(deck.removeTitle, { name: name || builder.unnamed })}
      closeLabel={builder.close}
      actions={
        <>
          <Button onClick={onClose}>{builder.cancel}</Button>
          <Button variant="danger" onClick={onRemove}>
            {deck.remove}
          </Button>
        </>
      }
    >
      <p>{deck.removeText}</p>
    </Dialog>
  );
}
