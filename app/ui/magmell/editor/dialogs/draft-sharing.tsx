"use client";

import { useEffect, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import type { SharedDeck } from "@/app/ui/share/share-choices";
import { SharePanel } from "@/app/ui/share/share-panel";
import type { SavedDeck } from "@/lib/magmell/decks/types";

type Props = {
  name: string;
  /** The name that the player gave the deck; null for none. */
  given: string | null;
  code: string | null;
  /** The id of the deck of the account that is being built; `null` for a deck of this browser. */
  deckId: string | null;
  lang: Lang;
};

/**
 * Renders the ways to give the deck away that is being built: by the page of the saved deck once it is known who may see it, or
 * by its code.
 */
export function DraftSharing({ name, given, code, deckId, lang }: Props) {
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
  return <SharePanel key={saved?.id} target={{ kind: "deck", name, given, saved, code }} lang={lang} />;
}

async function readSaved(id: string): Promise<SavedDeck | null> {
  const answer = await fetch(`/api/decks/${id}`).catch(() => null);
  if (!answer?.ok) return null;
  const body: unknown = await answer.json().catch(() => null);
  return (body as { deck?: SavedDeck } | null)?.deck ?? null;
}
