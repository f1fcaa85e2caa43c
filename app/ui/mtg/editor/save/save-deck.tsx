import { useState, useSyncExternalStore } from "react";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { describeSave, isDraftLost } from "@/app/ui/editor/describe-save";
import type { DraftSaver } from "@/app/ui/editor/draft-saver";
import { SaveConflictDialog } from "@/app/ui/editor/save-conflict-dialog";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getMtgDeckHref, getMtgDecksHref } from "@/app/ui/links/mtg-address";
import type { MtgDraft } from "@/lib/mtg/decks/draft-history";
import { diffDrafts } from "@/lib/mtg/decks/saved/draft-diff";
import { toMtgDraft } from "@/lib/mtg/decks/saved/saved-draft";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";
import type { DeckEditorWorkspace } from "../use-deck-editor";

type Props = {
  kept: ReturnType<DeckEditorWorkspace["store"]["get"]>;
  workspace: DeckEditorWorkspace;
  isEmpty: boolean;
  lang: Lang;
};

/** Renders where the list is kept just now, and the way to keep it in the account. */
export function SaveDeckPanel({ kept, workspace: { saver, signedIn }, isEmpty, lang }: Props) {
  const save = useWords("builder.save");
  const saved = useWords("mtgSaved");
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  const [chooses, setChooses] = useState(false);
  const account = saver.deckId();
  const { icon, text, calm } = describeSave(state, kept.kept, save, lang);
  const isLocal = state.at === "local" && !isDraftLost(state, kept.kept);
  const signedOut = state.at === "refused" && state.code === "signedOut";
  const back = account === null ? localizePath(lang, "/mtg/decks/new") : getMtgDeckHref(lang, account, true);
  const linkClass = "link inline-flex min-h-7 items-center pointer-coarse:min-h-11";
  return (
    <section aria-label={saved.kept} className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p role="status" className={`flex items-center gap-1.5 ${calm ? "text-ink-soft" : "text-red"}`}>
        <Icon name={icon} size={16} />
        <span data-save={state.at}>{text}</span>
      </p>
      {signedIn && (isLocal || state.at === "refused") && !isEmpty ? (
        <Button size="small" variant="primary" onClick={() => void saver.save()}>
          {state.at === "local" ? save.saveNow : save.save}
        </Button>
      ) : null}
      {state.at === "conflict" ? (
        <Button size="small" onClick={() => setChooses(true)}>
          {save.choose}
        </Button>
      ) : null}
      {signedIn && !signedOut ? null : (
        <a className={linkClass} href={localizePath(lang, `/sign-in?return=${encodeURIComponent(back)}`)}>
          {save.signIn}
        </a>
      )}
      {account === null ? null : (
        <a className={linkClass} href={getMtgDeckHref(lang, account)}>
          {saved.page}
        </a>
      )}
      <a className={linkClass} href={getMtgDecksHref(lang)}>
        {saved.all}
      </a>
      {kept.replacedCount > 0 ? (
        <p role="status" className="basis-full text-gold">
          {save.replacedByOtherTab}
        </p>
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

/** Renders two versions of a list, with what differs in each zone. */
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
