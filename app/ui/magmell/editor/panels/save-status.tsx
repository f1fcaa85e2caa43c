"use client";

import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { getLocalDeckPath } from "@/app/ui/editor/local-decks";
import { isDraftLost, SAVE_LINK_CLASS, SaveState } from "@/app/ui/editor/save-state";
import type { DeckEditorCommand } from "../dialogs/deck-editor-dialogs";
import type { DeckSaveState, DraftState } from "../draft/draft-store";
import type { DraftSession } from "../draft/use-draft-session";

type Props = {
  draft: DraftState;
  workspace: DraftSession;
  state: DeckSaveState;
  signedIn: boolean;
  lang: Lang;
  onCommand: (command: DeckEditorCommand) => void;
};

/**
 * Renders where the deck is currently saved, with actions to save it, and links to the user's decks or to its versions.
 */
export function SaveStatus({ draft, workspace: { store, saver }, state, signedIn, lang, onCommand }: Props) {
  const words = useWords("builder.save");
  const account = saver.deckId();
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 text-sm lg:min-h-9 lg:justify-end">
      <SaveState
        state={state}
        draft={draft}
        saver={saver}
        signedIn={signedIn}
        here={localizePath(lang, account === null ? getLocalDeckPath(store.deckId()) : `/decks/${account}/edit`)}
        lang={lang}
        quiet
        canSave
        shortcut="Control+S"
        onChoose={() => onCommand({ show: "conflict" })}
      >
        {state.at === "local" && !isDraftLost(state, draft.kept) ? (
          <a className={`${SAVE_LINK_CLASS} max-sm:hidden`} href={localizePath(lang, "/decks/mine")}>
            {words.others}
          </a>
        ) : null}
        {account !== null && state.at === "saved" ? (
          <a className={SAVE_LINK_CLASS} href={localizePath(lang, `/decks/${account}/versions`)}>
            {words.versions}
          </a>
        ) : null}
      </SaveState>
    </div>
  );
}
