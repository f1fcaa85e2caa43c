"use client";

import { type ReactNode, useEffect, useState } from "react";
import { formatCardNames } from "@/app/i18n/describe-deck-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { getGivenDeckName } from "@/app/ui/magmell/deck/deck-name";
import type { SharedDeck } from "@/app/ui/share/share-choices";
import { SharePanel } from "@/app/ui/share/share-panel";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import type { DeckEncodeProblem } from "@/lib/magmell/decks/sharing/types";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { sortDeckForReading } from "../cards/deck-groups";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { DraftSession } from "../draft/use-draft-session";
import { ExportForms } from "./export-forms";

type Props = {
  editor: DeckEditorState;
  workspace: DraftSession;
  catalogue: Catalogue;
  lang: Lang;
  onClose: () => void;
};

/** Renders the export of the deck: as a link, as a code, and as text in a chosen format and language. */
export function ExportDialog({ editor, workspace, catalogue, lang, onClose }: Props) {
  const { export: texts, close, unnamed } = useWords("builder");
  const brackets = useWords("problems.names");
  const nameWords = { share: { deckName: useWords("share.deckName") }, site: { colors: useWords("site.colors") } };
  const encoded = encodeDeck(editor.deck, createNumberTable(catalogue.cards));
  const { name, candidates } = editor.draft.history.present;
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={close}>
      <DraftSharing
        name={name || unnamed}
        given={getGivenDeckName(name, editor.deck, catalogue, lang, nameWords)}
        code={encoded.ok ? encoded.code : null}
        deckId={workspace.saver.deckId()}
        lang={lang}
      >
        {encoded.ok ? (
          <CopyField label={texts.code} value={encoded.code} words={texts} />
        ) : (
          <Notice tone="warning" title={texts.code} className="mb-3">
            {sayNoCode(encoded.problem, texts.noCode, brackets, editor)}
          </Notice>
        )}
        <ExportForms
          name={name}
          lists={{ deck: sortDeckForReading(editor.deck, catalogue), candidates }}
          catalogue={catalogue}
          lang={lang}
        />
      </DraftSharing>
    </Dialog>
  );
}

function sayNoCode(
  problem: DeckEncodeProblem,
  sentences: Dictionary["builder"]["export"]["noCode"],
  brackets: Dictionary["problems"]["names"],
  { title }: DeckEditorState,
): string {
  const text = sentences[problem.code];
  return "names" in problem ? format(text, { names: formatCardNames(brackets, problem.names, title) }) : text;
}

type SharingProps = {
  name: string;
  /** The name that the player gave the deck; null for none. */
  given: string | null;
  code: string | null;
  /** The id of the deck of the account that is being built; `null` for a deck of this browser. */
  deckId: string | null;
  lang: Lang;
  /** Further formats of the deck, next to those for sharing. */
  children: ReactNode;
};

/** Renders sharing for the deck being edited: by its page once its visibility is known, or by its code. */
function DraftSharing({ name, given, code, deckId, lang, children }: SharingProps) {
  const [saved, setSaved] = useState<SharedDeck["saved"]>(null);
  useEffect(() => {
    if (deckId === null) return;
    let waits = true;
    void readSaved(deckId).then((deck) => {
      if (waits && deck) setSaved({ id: deck.id, visibility: deck.visibility, link: deck.link, mine: deck.mine });
    });
    return () => {
      waits = false;
    };
  }, [deckId]);
  return (
    <SharePanel key={saved?.id} target={{ kind: "deck", name, given, saved, code }} lang={lang}>
      {children}
    </SharePanel>
  );
}

async function readSaved(id: string): Promise<SavedDeck | null> {
  const answer = await fetch(`/api/decks/${id}`).catch(() => null);
  if (!answer?.ok) return null;
  const body: unknown = await answer.json().catch(() => null);
  return (body as { deck?: SavedDeck } | null)?.deck ?? null;
}
