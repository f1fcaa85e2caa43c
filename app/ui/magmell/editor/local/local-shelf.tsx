"use client";

import { type RefObject, useCallback, useRef, useState } from "react";
import { formatDateTime } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { openBrowser } from "@/app/ui/editor/browser-storage";
import { getLocalDeckPath, getLocalDecks, type LocalDeck, NEW_DECK_PATH } from "@/app/ui/editor/local-decks";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { createDeckSaver, createDraftStore } from "../draft/draft-store";
import { useLocalDecks } from "./use-local-decks";

type Props = {
  /** Null if unknown, because the network is down. */
  signedIn: boolean | null;
  lang: Lang;
};

/** Renders the decks stored in this browser, with buttons to edit, duplicate, delete, and save them to the account. */
export function LocalDeckList({ signedIn, lang }: Props) {
  const words = useWords("localDecks");
  const decks = useLocalDecks();
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
          <LocalDeckRow key={deck.id} deck={deck} signedIn={signedIn === true} lang={lang} {...acts} />
        ))}
      </ul>
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.close} />
    </section>
  );
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
      const nameOfCopy = (name: string) => format(words.copyName, { name: name || words.unnamed });
      const id = getLocalDecks().duplicate(deck.id, nameOfCopy);
      say(id === null ? words.noRoom : words.duplicated, nameOfCopy(deck.name));
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
  signedIn: boolean;
  lang: Lang;
  onDuplicate: (deck: LocalDeck) => void;
  onRemove: (deck: LocalDeck) => void;
  onKeep: (deck: LocalDeck) => Promise<void>;
};

/** Renders a deck of this browser in a list. */
function LocalDeckRow({ deck, signedIn, lang, onDuplicate, onRemove, onKeep }: RowProps) {
  const words = useWords("localDecks");
  const [saving, setSaving] = useState(false);
  const { counts, account, copiedFrom } = deck;
  const name = deck.name || words.unnamed;
  const keep = async () => {
    setSaving(true);
    await onKeep(deck);
    setSaving(false);
  };
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="text-lg">
          <a
            className="link inline-flex items-center pointer-coarse:min-h-11"
            href={localizePath(lang, account === null ? getLocalDeckPath(deck.id) : `/decks/${account}/edit`)}
          >
            {name}
          </a>
        </h3>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          <span>{format(words.counts, counts)}</span>
          <span>{format(words.edited, { time: formatDateTime(lang, new Date(deck.editedAt)) })}</span>
          {copiedFrom ? <span>{format(words.copiedFrom, { name: copiedFrom.name })}</span> : null}
          {account === null ? null : <span>{words.unsaved}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
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
        <Button size="small" aria-label={format(words.duplicateOf, { name })} onClick={() => onDuplicate(deck)}>
          {words.duplicate}
        </Button>
        <Button size="small" aria-label={format(words.removeOf, { name })} onClick={() => onRemove(deck)}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
