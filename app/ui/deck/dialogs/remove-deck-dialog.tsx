"use client";

import { format } from "@/app/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { BuilderWords } from "../builder-words";

type Props = { name: string; words: BuilderWords; onRemove: () => void; onClose: () => void };

/** Asks before a deck of this browser is removed. */
export function RemoveDeckDialog({ name, words, onRemove, onClose }: Props) {
  const { deck } = words.editor;
  return (
    <Dialog
      open
      onClose={onClose}
      title={format(deck.removeTitle, { name: name || words.builder.unnamed })}
      closeLabel={words.builder.close}
      actions={
        <>
          <Button onClick={onClose}>{words.builder.cancel}</Button>
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
