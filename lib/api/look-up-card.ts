import { memoizeWeakly } from "@/lib/cache";
import { createNameCompleter } from "@/lib/japanese/name-completer";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { findUnambiguousCard, MAX_NAME_SUGGESTIONS, suggestCards } from "@/lib/magmell/catalogue/model/suggest-cards";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCardFinder } from "@/lib/magmell/decks/lists/card-finder";
import type { MatchConfidence } from "./schemas/parts";

/** A card that matches a typed text, with the certainty of the match and the alternatives. */
export type CardMatch = {
  readonly card: CatalogueCard;
  readonly how: MatchConfidence;
  readonly candidates: readonly CatalogueCard[];
};

type Cards = Pick<Catalogue, "cards" | "names">;

/**
 * Returns the card with a name, a reading in kana or romaji, an English name, a nickname or a printed number; null if
 * there is none. All lookups of the public API and its tools use this function, so that they accept the same names.
 */
export function lookUpCard(snapshot: Cards, typed: string): CardMatch | null {
  const match = lookUpCardByName(snapshot.names, typed);
  if (match.found) return { card: match.card, how: match.by === "alias" ? "nickname" : "exact", candidates: [] };
  const card = getCardFinder(snapshot).find(typed);
  return card && { card, how: "exact", candidates: [] };
}

/**
 * Returns the card that an unknown name probably means: the card with the closest name if no other is nearly as close,
 * otherwise the only card whose name begins with the text. Null if there is none or several match.
 */
export function guessCard(snapshot: Cards, typed: string): CardMatch | null {
  const near = suggestCards(snapshot, typed).slice(0, MAX_NAME_SUGGESTIONS);
  const card = findUnambiguousCard(snapshot, typed) ?? (near.length > 0 ? null : onlyCompletion(snapshot, typed));
  return card && { card, how: "guessed", candidates: near.filter((one) => one !== card) };
}

function onlyCompletion({ cards }: Cards, typed: string): CatalogueCard | null {
  const [completion, ...more] = getCardCompleter(cards)(typed, 2);
  return completion && more.length === 0 ? completion.card : null;
}

/** Returns the cards that an unknown name may mean, most likely first. */
export const findSimilarCards = (snapshot: Cards, typed: string): readonly CatalogueCard[] =>
  suggestCards(snapshot, typed).slice(0, MAX_NAME_SUGGESTIONS);

/** Returns the name completer for all cards except withdrawn ones, cached by card list. */
export const getCardCompleter = memoizeWeakly((cards: Catalogue["cards"]) =>
  createNameCompleter(cards.filter(({ retired }) => !retired)),
);
