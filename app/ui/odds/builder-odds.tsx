"use client";

import { useMemo } from "react";
import type { Cards, Deck } from "@/engine/magmell";
import { oddsDeck } from "@/engine/magmell/odds";
import { OddsPanel } from "./odds-panel";
import type { OddsWords } from "./odds-words";

export type BuilderOddsProps = {
  deck: Deck;
  definitions: Cards;
  titleOf: (name: string) => string;
  words: OddsWords;
};

/** The odds of the deck that is being built. */
export default function BuilderOdds({ deck, definitions, titleOf, words }: BuilderOddsProps) {
  const prepared = useMemo(() => oddsDeck(definitions, deck), [definitions, deck]);
  return <OddsPanel deck={prepared} titleOf={titleOf} words={words} />;
}
