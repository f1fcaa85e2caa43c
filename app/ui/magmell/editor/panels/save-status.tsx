"use client";

import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { describeSave, isDraftLost } from "@/app/ui/editor/describe-save";
import { getLocalDeckPath } from "@/app/ui/editor/local-decks";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
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

/** Renders where the deck is kept just now, and the way to keep it elsewhere. */
export function SaveStatus({ draft, workspace, state, signedIn, lang, onCommand }: Props) {
  const words = useWords("builder.save");
  const account = workspace.saver.deckId();
  const lost = isDraftLost(state, draft.kept);
  const { icon, text, calm } = describeSave(state, draft.kept, words, lang);
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 text-sm lg:min-h-9 lg:justify-end">
      <p
        role={calm ? undefined : "status"}
        className={`flex items-center gap-1.5 ${calm ? "text-ink-soft" : "text-red"}`}
      >
        <Icon name={icon} size={16} />
        <span data-save={state.at}>{text}</span>
      </p>
      {state.at === "local" && !lost ? (
        <a
          className="link inline-flex min-h-7 items-center max-sm:hidden pointer-coarse:min-h-11"
          href={localizePath(lang, "/decks/mine")}
        >
          {words.others}
        </a>
      ) : null}
      {state.at === "conflict" ? (
        <Button size="small" onClick={() => onCommand({ show: "conflict" })}>
          {words.choose}
        </Button>
      ) : null}
      {signedIn && (state.at === "local" || state.at === "refused") ? (
        <Button
          size="small"
          variant="primary"
          aria-keyshortcuts="Control+S"
          onClick={() => void workspace.saver.save()}
        >
          {state.at === "local" ? words.saveNow : words.save}
        </Button>
      ) : null}
      {account !== null && state.at === "saved" ? (
        <a
          className="link inline-flex items-center pointer-coarse:min-h-11"
          href={localizePath(lang, `/decks/${account}/versions`)}
        >
          {words.versions}
        </a>
      ) : null}
      {signedIn && !(state.at === "refused" && state.code === "signedOut") ? null : (
        <Invitation lang={lang} workspace={workspace} />
      )}
      {draft.replacedCount > 0 ? (
        <p role="status" className="basis-full text-gold">
          {words.replacedByOtherTab}
        </p>
      ) : null}
    </div>
  );
}

function Invitation({ lang, workspace }: { lang: Lang; workspace: DraftSession }) {
  const { signIn } = useWords("builder.save");
  const { store, saver } = workspace;
  const back = encodeURIComponent(localizePath(lang, deckPath(saver.deckId(), store.deckId())));
  return (
    <a
      className="link inline-flex min-h-7 items-center pointer-coarse:min-h-11"
      href={localizePath(lang, `/sign-in?return=${back}`)}
    >
      {signIn}
    </a>
  );
}

/** The address at which the deck is built again: as the account's, or as a local one. */
const deckPath = (deckId: string | null, localId: string): string =>
  deckId === null ? getLocalDeckPath(localId) : `/decks/${deckId}/edit`;
