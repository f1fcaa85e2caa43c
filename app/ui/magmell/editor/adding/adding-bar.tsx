"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { isLocalId } from "@/app/ui/editor/draft-slots";
import { getLocalDeckPath, getLocalDecks } from "@/app/ui/editor/local-decks";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { IconButton } from "@/app/ui/kit/icon-button";
import { countDeckLineCards } from "@/engine/magmell";
import { countCopies, type DeckDraft, getDraftLines } from "@/lib/magmell/decks/draft";
import type { AddButtonPress } from "./press";
import { type Announcement, useDeckAdding } from "./use-adding";

type Props = {
  lang: Lang;
  signedIn: boolean;
  /** Hands over what takes presses from now on. */
  onReady: (take: (press: AddButtonPress) => void) => void;
};

/**
 * Renders the bar after an "add to deck" action: what changed in which deck, a choice of another deck, undo, and a link
 * to the deck editor.
 */
export default function AddingBar({ lang, signedIn, onReady }: Props) {
  const words = useWords("adding");
  const adding = useDeckAdding(signedIn);
  const [closed, setClosed] = useState<Announcement | null>(null);
  const { deckId, draft, said, press, undo, canUndo, choose } = adding;
  useEffect(() => onReady(press), [onReady, press]);
  useCounts(draft);
  const select = <TargetSelect deckId={deckId} name={draft.name} signedIn={signedIn} onChoose={choose} />;
  const counts = {
    grimoire: countDeckLineCards(draft.deck.grimoire),
    stoneDeck: countDeckLineCards(draft.deck.stoneDeck),
  };
  const place = usePlace();
  return (
    <>
      {place ? createPortal(select, place) : null}
      <p role="status" className="sr-only">
        {said?.text}
      </p>
      {said !== null && said !== closed ? (
        <section
          aria-label={words.label}
          className="no-print fixed inset-x-0 bottom-0 z-40 border-edge border-t bg-leaf pb-[env(safe-area-inset-bottom)] shadow-high"
        >
          <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <p aria-hidden="true" className="w-full min-w-0 md:w-auto md:flex-1">
              {said.text}
            </p>
            {place ? <span className="max-w-48 truncate font-medium">{draft.name || words.unnamed}</span> : select}
            <span className="text-ink-soft">{format(words.counts, counts)}</span>
            <div className="ml-auto flex items-center gap-1">
              <Button size="small" variant="quiet" disabled={!canUndo} onClick={undo}>
                {words.undo}
              </Button>
              {deckId === null ? null : (
                <ButtonLink href={localizePath(lang, builderPath(deckId))} size="small">
                  {words.build}
                </ButtonLink>
              )}
              <IconButton icon="close" size="small" label={words.close} onClick={() => setClosed(said)} />
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}

const builderPath = (id: string): string => (isLocalId(id) ? getLocalDeckPath(id) : `/decks/${id}/edit`);

/** The place on the page that shows the deck all the time, where there is one. */
function usePlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector("[data-add-target]")), []);
  return place;
}

/** Fills in the numbers of copies next to the buttons, which the server renders without them. */
function useCounts(draft: DeckDraft): void {
  const { in: copies } = useWords("adding");
  useLayoutEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>("[data-add]")) {
      const zone = control.dataset.zone === "stoneDeck" ? "stoneDeck" : "grimoire";
      const n = countCopies(getDraftLines(draft, zone), control.dataset.add ?? "");
      const count = control.querySelector<HTMLElement>("[data-count]");
      control.toggleAttribute("data-has", n > 0);
      if (!count) continue;
      count.textContent = n > 0 ? String(n) : "";
      count.title = n > 0 ? format(copies, { n }) : "";
    }
  }, [draft, copies]);
}

type Choice = { readonly id: string; readonly name: string };
type SelectProps = {
  deckId: string | null;
  /** The name of the current deck, which may have changed since it was listed. */
  name: string;
  signedIn: boolean;
  /** `null` is a new deck. */
  onChoose: (id: string | null) => void;
};

const NEW = "new";

/** Renders the deck that cards are added to, to be exchanged for another one of this browser or of the account. */
function TargetSelect({ deckId, name, signedIn, onChoose }: SelectProps) {
  const words = useWords("adding");
  const saved = useSavedDecks(signedIn);
  const kept = getLocalDecks()
    .list()
    .filter(({ account, blank }) => !blank && (signedIn || account === null));
  const known = new Set([deckId, ...kept.map(({ id }) => id)]);
  const others = [...kept.filter(({ id }) => id !== deckId), ...saved.filter(({ id }) => !known.has(id))];
  return (
    <select
      aria-label={words.target}
      value={deckId ?? NEW}
      onChange={({ target }) => onChoose(target.value === NEW ? null : target.value)}
      className="min-h-9 max-w-56 min-w-0 truncate rounded-[3px] border border-edge bg-leaf px-2 py-1 text-sm pointer-coarse:min-h-11"
    >
      {deckId === null ? null : <option value={deckId}>{name || words.unnamed}</option>}
      {others.map((deck) => (
        <option key={deck.id} value={deck.id}>
          {deck.name || words.unnamed}
        </option>
      ))}
      <option value={NEW}>{words.newDeck}</option>
    </select>
  );
}

/** Returns the decks of the account; empty without an account or until they are loaded. */
function useSavedDecks(signedIn: boolean): readonly Choice[] {
  const [decks, setDecks] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (!signedIn) return;
    const abort = new AbortController();
    fetch("/api/decks", { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : { decks: [] }))
      .then(({ decks: all }: { decks: readonly Choice[] }) => setDecks(all))
      .catch(() => {});
    return () => abort.abort();
  }, [signedIn]);
  return decks;
}
