import { memoizeWeakly } from "@/lib/cache";
import { createNameCompleter } from "@/lib/japanese/name-completer";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { findUnambiguousCard, MAX_NAME_SUGGESTIONS, suggestCards } from "@/lib/magmell/catalogue/model/suggest-cards";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCardFinder } from "@/lib/magmell/decks/lists/card-finder";
import type { MatchConfidence } from "./schemas/parts";

/** A card found for a text, with its certainty and alternatives. */
export type CardMatch = {
  readonly card: CatalogueCard;
  readonly how: MatchConfidence;
  readonly candidates: readonly CatalogueCard[];
};

type Cards = Pick<Catalogue, "cards" | "names">;

/**
 * Returns the one card of a name, a reading in kana or romaji, an English name, a nickname or a printed number; `null` where there is
 * none. All lookups of the public interface and of its tools ask here, so that none knows a name that another does not.
 */
export function lookUpCard(snapshot: Cards, typed: string): CardMatch | null {
  const match = lookUpCardByName(snapshot.names, typed);
  if (match.found) return { card: match.card, how: match.by === "alias" ? "nickname" : "exact", candidates: [] };
  const card = getCardFinder(snapshot).find(typed);
  return card && { card, how: "exact", candidates: [] };
}

/**
 * Returns the card meant by an unknown name: the nearest one, when its name is clearly nearer than any other; or else the only one
 * that begins with the typed text. `null` when no card or several cards fit.
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

/** Returns the cards that may have been meant by an unknown name, the likeliest first. */
export const findSimilarCards = (snapshot: Cards, typed: string): readonly CatalogueCard[] =>
  suggestCards(snapshot, typed).slice(0, MAX_NAME_SUGGESTIONS);

/** Returns the name completer of the cards that are not withdrawn, made once per list of cards. */
export const getCardCompleter = memoizeWeakly((cards: Catalogue["cards"]) =>
  createNameCompleter(cards.filter(({ retired }) => !retired)),
);
