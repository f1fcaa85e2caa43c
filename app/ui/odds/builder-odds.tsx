"use client";

import { useMemo } from "react";
import type { Cards, Deck } from "@/engine/magmell";
import { oddsDeck, type Split } from "@/engine/magmell/odds";
import { withSplit } from "./basic-stones";
import { OddsPanel } from "./odds-panel";
import type { OddsWords } from "./odds-words";

export type BuilderOddsProps = {
  deck: Deck;
  definitions: Cards;
  titleOf: (name: string) => string;
  words: OddsWords;
  closeLabel: string;
  onDeck: (deck: Deck) => void;
};

/** The odds of the deck that is being built. */
export default function BuilderOdds({ deck, definitions, onDeck, ...shown }: BuilderOddsProps) {
  const prepared = useMemo(() => oddsDeck(definitions, deck), [definitions, deck]);
  const change = { content: deck, onSplit: (split: Split) => onDeck(withSplit(deck, split)) };
  return <OddsPanel deck={prepared} change={change} {...shown} />;
}
