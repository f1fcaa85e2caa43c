"use client";

import { useDeferredValue, useMemo } from "react";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { Deck } from "@/engine/magmell";
import { createOddsDeck, type StoneSplit } from "@/engine/magmell/odds";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { OddsPanel } from "./odds-panel";
import { applySplit } from "./splits/basic-stones";

export type DeckEditorOddsProps = {
  deck: Deck;
  catalogue: Pick<Catalogue, "cards" | "definitions">;
  lang: Lang;
  titleOf: (name: string) => string;
  onDeck: (deck: Deck) => void;
};

/** Renders the odds of the deck being edited. Recalculates in idle time and never blocks typing. */
export default function DeckEditorOdds({ deck, catalogue, lang, titleOf, onDeck }: DeckEditorOddsProps) {
  const content = useDeferredValue(deck);
  return useMemo(() => {
    const trainer = () => {
      const encoded = encodeDeck(content, createNumberTable(catalogue.cards));
      return encoded.ok ? localizePath(lang, `/goldfish/${encoded.code}/trainer`) : null;
    };
    return (
      <OddsPanel
        deck={createOddsDeck(catalogue.definitions, content)}
        change={{ content, onSplit: (split: StoneSplit) => onDeck(applySplit(content, split)) }}
        trainer={trainer}
        titleOf={titleOf}
      />
    );
  }, [content, catalogue, lang, titleOf, onDeck]);
}
