"use client";

import type { Resolution } from "@/app/ui/drafts/kept-saver";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { deckDiff } from "@/lib/decks/deck-diff";
import type { Draft } from "@/lib/decks/draft";
import { draftOf } from "@/lib/decks/draft-of";
import type { SavedDeck } from "@/lib/decks/types";
import type { BuilderWords } from "../builder-words";
import { DeckDiffView } from "../deck-diff-view";
import type { DeckEditor } from "../draft/use-deck-editor";
import type { Workspace } from "../draft/use-workspace";

type Props = {
  editor: DeckEditor;
  workspace: Workspace;
  /** The deck as the account has it now. */
  current: SavedDeck;
  words: BuilderWords;
  onClose: () => void;
};

/** Two versions of one deck, where they differ, and the three ways out. */
export function ConflictDialog({ editor, workspace, current, words, onClose }: Props) {
  const { conflict, close, copyName } = words.builder;
  const mine = editor.draft.history.present;
  const others = otherDifferences(mine, draftOf(current), words);
  const choose = (resolution: Resolution) => {
    onClose();
    void workspace.saver.resolve(resolution, (name) => format(copyName, { name }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={conflict.title}
      closeLabel={close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {conflict.later}
          </Button>
          <Button onClick={() => choose("copy")}>{conflict.copy}</Button>
          <Button onClick={() => choose("theirs")}>{conflict.theirs}</Button>
          <Button onClick={() => choose("mine")}>{conflict.mine}</Button>
        </>
      }
    >
      <p className="mb-4">{conflict.text}</p>
      {others.length > 0 ? (
        <ul className="mb-4 grid gap-1 text-sm">
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <DeckDiffView
        diff={deckDiff(mine, current)}
        words={words.diff}
        title={editor.title}
        labels={{ before: conflict.here, after: conflict.there }}
      />
    </Dialog>
  );
}

/** Differences that are no cards, each as a sentence. */
function otherDifferences(mine: Draft, theirs: Draft, { builder }: BuilderWords): readonly string[] {
  const { conflict, unnamed } = builder;
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const [here, there] = [mine, theirs].map(({ name }) => name || unnamed);
  return [
    here === there ? null : format(conflict.names, { here: here ?? "", there: there ?? "" }),
    differ(mine.notes, theirs.notes) ? conflict.notes : null,
    differ(mine.about, theirs.about) ? conflict.about : null,
  ].filter((text) => text !== null);
}
