"use client";

import { useState } from "react";
import { formatDateTime } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { getLocalDeckPath, type LocalDeck } from "@/app/ui/editor/local-decks";
import { Button } from "@/app/ui/kit/button";

type Props = {
  deck: LocalDeck;
  signedIn: boolean;
  lang: Lang;
  onDuplicate: (deck: LocalDeck) => void;
  onRemove: (deck: LocalDeck) => void;
  onKeep: (deck: LocalDeck) => Promise<void>;
};

/** Renders a deck of this browser in a list. */
export function LocalDeckRow({ deck, signedIn, lang, onDuplicate, onRemove, onKeep }: Props) {
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
