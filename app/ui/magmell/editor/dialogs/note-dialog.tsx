"use client";

import { useState } from "react";
import { formatCardNames } from "@/app/i18n/describe-deck-problem";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { TextArea } from "@/app/ui/kit/text-area";
import { TextField } from "@/app/ui/kit/text-field";
import { toNameKey } from "@/engine/magmell";
import { DECK_CONTENT_LIMITS } from "@/lib/magmell/decks/content";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import { formatTags, parseTags } from "./tag-list";

type Props = { card: string; editor: DeckEditorState; store: DraftStore; onClose: () => void };

/** Renders fields for the note and the tags of a card, with suggestions from the other tags of the deck. */
export function NoteDialog({ card, editor, store, onClose }: Props) {
  const texts = useWords("editor.note");
  const brackets = useWords("problems.names");
  const { close, cancel } = useWords("builder");
  const { notes } = editor.present;
  const known = notes.find((one) => toNameKey(one.card) === toNameKey(card));
  const [note, setNote] = useState(known?.note ?? "");
  const [tags, setTags] = useState(() => formatTags(known?.tags ?? []));
  const inUse = [...new Set(notes.flatMap((one) => one.tags))].filter((tag) => !parseTags(tags).includes(tag));
  const keep = () => {
    store.edit({ do: "note", card, note: note.trim(), tags: parseTags(tags) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={format(texts.title, { card: formatCardNames(brackets, [card], editor.title) })}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={keep}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          rows={4}
          maxLength={DECK_CONTENT_LIMITS.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField
          label={texts.tags}
          hint={texts.tagsHint}
          autoComplete="off"
          maxLength={DECK_CONTENT_LIMITS.tags * (DECK_CONTENT_LIMITS.tag + 1)}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        {inUse.length > 0 ? (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="text-ink-soft">{texts.known}</span>
            {inUse.map((tag) => (
              <Button key={tag} size="small" onClick={() => setTags(formatTags([...parseTags(tags), tag]))}>
                {tag}
              </Button>
            ))}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
