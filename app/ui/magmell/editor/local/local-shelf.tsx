"use client";

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { formatDateTime } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { DeckRow, NO_DECK_FACE } from "@/app/ui/decks/deck-row";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import { openBrowser } from "@/app/ui/editor/browser-storage";
import { getLocalDeckPath, getLocalDecks, type LocalDeck, NEW_DECK_PATH } from "@/app/ui/editor/local-decks";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { nameCopy } from "@/lib/decks/copy-name";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { createDeckSaver, createDraftStore } from "../draft/draft-store";
import { getLocalGoldfishPath } from "./local-goldfish-path";
import type { DraftLook } from "./local-looks";
import { useLocalDecks } from "./use-local-decks";

type Props = {
  /** Null if unknown, because the network is down. */
  signedIn: boolean | null;
  /** Version of the card data with which the decks are drawn. */
  version: string;
  lang: Lang;
};

/** Renders the decks stored in this browser, with buttons to edit, duplicate, delete, and save them to the account. */
export function LocalDeckList({ signedIn, version, lang }: Props) {
  const words = useWords("localDecks");
  const decks = useLocalDecks();
  const draw = useDraftLooks(decks.length > 0, version, lang);
  const list = useRef<HTMLUListElement>(null);
  const [toast, setToast] = useState<Toast | null>(null);
  const dismiss = useCallback(() => setToast(null), []);
  const acts = useShelfActs(list, setToast);
  // With an account nothing is told where there is nothing to tell.
  if (signedIn && decks.length === 0) return <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.close} />;
  return (
    <section aria-labelledby="local-decks" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="local-decks" className="text-xl">
            {words.title}
          </h2>
          <p className="text-ink-soft text-sm">{signedIn === false ? `${words.lead}${words.guest}` : words.lead}</p>
        </div>
        {signedIn ? null : (
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={localizePath(lang, NEW_DECK_PATH)} variant="primary">
              {words.create}
            </ButtonLink>
            {signedIn === false ? (
              <ButtonLink
                href={`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(localizePath(lang, "/decks/mine"))}`}
              >
                {words.signIn}
              </ButtonLink>
            ) : null}
          </div>
        )}
      </div>
      {decks.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      <ul
        ref={list}
        tabIndex={-1}
        className="divide-y divide-line border-line border-y empty:hidden focus:outline-none"
      >
        {decks.map((deck) => (
          <LocalDeckRow key={deck.id} deck={deck} draw={draw} signedIn={signedIn === true} lang={lang} {...acts} />
        ))}
      </ul>
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.close} />
    </section>
  );
}

type DrawDraft = (id: string) => DraftLook | null;

/** Loads what draws drafts as soon as there are some; until then, and where it cannot be loaded, rows stand without. */
function useDraftLooks(isNeeded: boolean, version: string, lang: Lang): DrawDraft | null {
  const [draw, setDraw] = useState<DrawDraft | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import("./local-looks")
      .then(({ loadDraftLooks }) => loadDraftLooks(version, lang))
      .then((loaded) => setDraw(() => loaded))
      .catch(() => setDraw(null));
  }, [isNeeded, version, lang]);
  return draw;
}

function useShelfActs(list: RefObject<HTMLUListElement | null>, tell: (toast: Toast) => void) {
  const words = useWords("localDecks");
  const said = useRef(0);
  const say = (text: string, name: string, action?: Toast["action"]) => {
    said.current += 1;
    tell({ id: said.current, text: format(text, { name }), action });
  };
  const nameOf = ({ name }: LocalDeck) => name || words.unnamed;
  return {
    onDuplicate: (deck: LocalDeck) => {
      const taken = getLocalDecks()
        .list()
        .map(({ name }) => name);
      const copy = nameCopy(nameOf(deck), words.copyName, taken);
      const id = getLocalDecks().duplicate(deck.id, () => copy);
      say(id === null ? words.noRoom : words.duplicated, copy);
    },
    onRemove: (deck: LocalDeck) => {
      const takeBack = getLocalDecks().remove(deck.id);
      // The button that was pressed is gone with its line.
      list.current?.focus();
      say(words.removed, nameOf(deck), { label: words.takeBack, run: takeBack });
    },
    onKeep: async (deck: LocalDeck) => {
      const kept = await saveToAccount(deck.id, words.unnamed);
      list.current?.focus();
      say(kept ? words.kept : words.notKept, nameOf(deck));
    },
  };
}

/** Saves a deck of this browser to the account without opening it; false when it stays in the browser for now. */
async function saveToAccount(deckId: string, unnamed: string): Promise<boolean> {
  const store = createDraftStore({ deckId, start: { draft: EMPTY_DRAFT, base: null }, ...openBrowser() });
  const saver = createDeckSaver({ store, signedIn: true, savedAt: null, unnamed, later: () => () => {} });
  await saver.save();
  saver.stop();
  return saver.get().at === "saved";
}

type RowProps = {
  deck: LocalDeck;
  draw: DrawDraft | null;
  signedIn: boolean;
  lang: Lang;
  onDuplicate: (deck: LocalDeck) => void;
  onRemove: (deck: LocalDeck) => void;
  onKeep: (deck: LocalDeck) => Promise<void>;
};

/** Renders a deck of this browser in a list. */
function LocalDeckRow({ deck, draw, signedIn, lang, onDuplicate, onRemove, onKeep }: RowProps) {
  const words = useWords("localDecks");
  const goldfish = useWords("goldfish.title");
  const look = useMemo(() => draw?.(deck.id) ?? null, [draw, deck]);
  const [saving, setSaving] = useState(false);
  const { counts, account, copiedFrom } = deck;
  const name = deck.name || words.unnamed;
  const keep = async () => {
    setSaving(true);
    await onKeep(deck);
    setSaving(false);
  };
  return (
    <DeckRow
      face={look?.face ?? NO_DECK_FACE}
      name={name}
      href={localizePath(lang, account === null ? getLocalDeckPath(deck.id) : `/decks/${account}/edit`)}
      facts={
        <>
          {/* Has its room before the cards are loaded. */}
          <span className="flex min-h-6 items-center gap-x-4 max-sm:basis-full sm:min-w-52">
            {look ? (
              <>
                {look.marks}
                <DeckLegality errors={look.errors} lang={lang} />
              </>
            ) : null}
          </span>
          <span>{format(words.counts, counts)}</span>
          <span>{format(words.edited, { time: formatDateTime(lang, new Date(deck.editedAt)) })}</span>
          {copiedFrom && !name.startsWith(copiedFrom.name) ? (
            <span>{format(words.copiedFrom, { name: copiedFrom.name })}</span>
          ) : null}
          {account === null ? null : <span>{words.unsaved}</span>}
        </>
      }
    >
      {signedIn ? (
        <Button
          size="small"
          variant="primary"
          disabled={saving}
          aria-label={format(words.keepOf, { name })}
          onClick={keep}
        >
          {words.keep}
        </Button>
      ) : null}
      <ButtonLink size="small" rel="nofollow" href={localizePath(lang, getLocalGoldfishPath(deck.id))}>
        {goldfish}
      </ButtonLink>
      <Button size="small" aria-label={format(words.duplicateOf, { name })} onClick={() => onDuplicate(deck)}>
        {words.duplicate}
      </Button>
      <Button size="small" aria-label={format(words.removeOf, { name })} onClick={() => onRemove(deck)}>
        {words.remove}
      </Button>
    </DeckRow>
  );
}
