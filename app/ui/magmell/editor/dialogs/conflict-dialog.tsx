"use client";

import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { SaveConflictDialog } from "@/app/ui/editor/save-conflict-dialog";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import type { DeckDraft } from "@/lib/magmell/decks/draft";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { DeckDiffView } from "../../deck/deck-diff-view";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { DraftSession } from "../draft/use-draft-session";

type Props = {
  editor: DeckEditorState;
  workspace: DraftSession;
  /** The deck as the account has it now. */
  current: SavedDeck;
  lang: Lang;
  onClose: () => void;
};

/** Renders two versions of a deck, with the difference of their cards and of what is said of them. */
export function ConflictDialog({ editor, workspace, current, lang, onClose }: Props) {
  const builder = useWords("builder");
  const mine = editor.draft.history.present;
  const others = otherDifferences(mine, toDraft(current), builder);
  return (
    <SaveConflictDialog onChoose={(...choice) => void workspace.saver.resolve(...choice)} onClose={onClose}>
      {others.length > 0 ? (
        <ul className="mb-4 grid gap-1 text-sm">
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <DeckDiffView
        diff={diffDecks(mine, current)}
        lang={lang}
        title={editor.title}
        labels={{ before: builder.conflict.here, after: builder.conflict.there }}
      />
    </SaveConflictDialog>
  );
}

/** Differences that are no cards, each as a sentence. */
function otherDifferences(
  mine: DeckDraft,
  theirs: DeckDraft,
  { conflict, unnamed }: Dictionary["builder"],
): readonly string[] {
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const [here, there] = [mine, theirs].map(({ name }) => name || unnamed);
  return [
    here === there ? null : format(conflict.names, { here: here ?? "", there: there ?? "" }),
    differ(mine.notes, theirs.notes) ? conflict.notes : null,
    differ(mine.about, theirs.about) ? conflict.about : null,
  ].filter((text) => text !== null);
}
