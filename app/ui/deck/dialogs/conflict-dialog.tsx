"use client";

import { format } from "@/app/i18n/format";
import { ConflictWindow } from "@/app/ui/drafts/conflict-window";
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

/** Two versions of a deck, with the difference of their cards and of what is said of them. */
export function ConflictDialog({ editor, workspace, current, words, onClose }: Props) {
  const { conflict } = words.builder;
  const mine = editor.draft.history.present;
  const others = otherDifferences(mine, draftOf(current), words);
  return (
    <ConflictWindow
      onChoose={(...choice) => void workspace.saver.resolve(...choice)}
      onClose={onClose}
      words={words.builder}
    >
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
    </ConflictWindow>
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
