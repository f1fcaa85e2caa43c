import { useState, useSyncExternalStore } from "react";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { DraftSaver } from "@/app/ui/editor/draft-saver";
import { SaveConflictDialog } from "@/app/ui/editor/save-conflict-dialog";
import { isDraftLost, SAVE_LINK_CLASS, SaveState } from "@/app/ui/editor/save-state";
import { getMtgDeckHref, getMtgDecksHref } from "@/app/ui/links/mtg-address";
import type { MtgDraft } from "@/lib/mtg/decks/draft-history";
import { diffDrafts } from "@/lib/mtg/decks/saved/draft-diff";
import { hasMoreThanDeck, toMtgDraft } from "@/lib/mtg/decks/saved/saved-draft";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";
import type { DeckEditorWorkspace } from "../use-deck-editor";

type Props = {
  kept: ReturnType<DeckEditorWorkspace["store"]["get"]>;
  workspace: DeckEditorWorkspace;
  isEmpty: boolean;
  lang: Lang;
};

/** Renders where the deck is stored, and the button that saves it to the account. */
export function SaveDeckPanel({ kept, workspace: { saver, signedIn }, isEmpty, lang }: Props) {
  const saved = useWords("mtgSaved");
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  const [chooses, setChooses] = useState(false);
  const account = saver.deckId();
  return (
    <section aria-label={saved.kept} className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <SaveState
        state={state}
        draft={kept}
        saver={saver}
        signedIn={signedIn}
        here={account === null ? localizePath(lang, "/mtg/decks/new") : getMtgDeckHref(lang, account, true)}
        lang={lang}
        canSave={!isEmpty && !(state.at === "local" && isDraftLost(state, kept.kept))}
        onChoose={() => setChooses(true)}
        after={
          <>
            {account === null ? null : (
              <a className={SAVE_LINK_CLASS} href={getMtgDeckHref(lang, account)}>
                {saved.page}
              </a>
            )}
            <a className={SAVE_LINK_CLASS} href={getMtgDecksHref(lang)}>
              {saved.all}
            </a>
          </>
        }
      />
      {signedIn && hasMoreThanDeck(kept.history.present.text) ? (
        <p className="basis-full text-ink-soft">{saved.dropped}</p>
      ) : null}
      {state.at === "conflict" && chooses ? (
        <DeckConflictDialog
          mine={kept.history.present}
          current={state.current}
          saver={saver}
          onClose={() => setChooses(false)}
        />
      ) : null}
    </section>
  );
}

type ConflictProps = {
  mine: MtgDraft;
  /** The deck as the account has it now. */
  current: SavedMtgDeck;
  saver: DraftSaver<SavedMtgDeck>;
  onClose: () => void;
};

/** Renders two versions of a list with their differences in each zone. */
function DeckConflictDialog({ mine, current, saver, onClose }: ConflictProps) {
  const { unnamed, sorted } = useWords("mtgDesk");
  const saved = useWords("mtgSaved");
  const conflict = useWords("builder.conflict");
  const theirs = toMtgDraft(current);
  return (
    <SaveConflictDialog onChoose={(...choice) => void saver.resolve(...choice)} onClose={onClose}>
      <ul className="grid gap-1 text-sm">
        {mine.name === theirs.name ? null : (
          <li>{format(conflict.names, { here: mine.name || unnamed, there: theirs.name })}</li>
        )}
        {mine.format === theirs.format && mine.on === theirs.on ? null : <li>{saved.otherFormat}</li>}
        {diffDrafts(mine.text, theirs.text).map(({ zone, name, before, after }) => (
          <li key={`${zone}/${name}`} className="break-words">
            {format(saved.differs, { zone: sorted.zones[zone], name, here: before, there: after })}
          </li>
        ))}
      </ul>
    </SaveConflictDialog>
  );
}
