import type { ReactNode } from "react";
import type { Lang } from "@/app/i18n/lang";
import { NO_DECK_FACE } from "@/app/ui/decks/deck-row";
import { CardEmblemFigure } from "@/app/ui/magmell/card/emblem/card-emblem-figure";
import { DeckColors } from "@/app/ui/magmell/starters/deck-colors";
import { MiniCurve } from "@/app/ui/magmell/statistics/mini-curve";
import type { Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getDeckColors, pickFaceCards } from "@/lib/magmell/decks/deck-faces";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";

/** What a row of one's own decks shows of the cards. */
export type DeckLook = {
  readonly face: ReactNode;
  /** The colors and the curve. */
  readonly marks: ReactNode;
};

/** Draws a deck for its row: its face, and its colors and curve. */
export function drawDeck(deck: Deck, hero: string | null, catalogue: Catalogue, lang: Lang): DeckLook {
  const [face] = pickFaceCards(deck, hero, catalogue, 1);
  return {
    face: face ? (
      <CardEmblemFigure card={face} className="size-full rounded-[3px] border border-line bg-leaf text-gold" />
    ) : (
      NO_DECK_FACE
    ),
    marks: (
      <>
        <DeckColors colors={getDeckColors(deck, catalogue)} lang={lang} size={16} />
        <MiniCurve
          curve={computeDeckStatistics(deck, catalogue.definitions).curve}
          lang={lang}
          className="h-5 w-auto"
        />
      </>
    ),
  };
}
