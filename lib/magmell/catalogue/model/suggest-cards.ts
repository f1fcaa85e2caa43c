import { createNameSuggester, type NameSuggester } from "@/lib/japanese/name-suggester";
import { runToCompletion, type Task } from "@/lib/tasks";
import type { Catalogue, CatalogueCard } from "./types";

export const MAX_NAME_SUGGESTIONS = 5;

/** Returns cards with names similar to an unknown name, most likely first, without withdrawn cards. */
export const suggestCards = (catalogue: Pick<Catalogue, "cards">, typed: string): readonly CatalogueCard[] =>
  suggest(catalogue, typed, Number.POSITIVE_INFINITY).map(({ card }) => card);

const suggest = (catalogue: Pick<Catalogue, "cards">, typed: string, most: number) =>
  runToCompletion(prepareCardSuggester(catalogue))(typed, most);

/** Minimum number of edits by which the closest name must be closer than the next one to count as unambiguous. */
const MARGIN = 1;

/**
 * Returns the card whose name is closer to an unknown name than all others, by at least one edit; null if there is
 * none.
 */
export function findUnambiguousCard(catalogue: Pick<Catalogue, "cards">, typed: string): CatalogueCard | null {
  const [nearest, rival] = suggest(catalogue, typed, 2);
  if (!nearest) return null;
  return rival && rival.distance - nearest.distance < MARGIN ? null : nearest.card;
}

/** Returns the names of `suggestCards`; at most `MAX_NAME_SUGGESTIONS`. */
export const suggestCardNames = (catalogue: Pick<Catalogue, "cards">, typed: string): readonly string[] =>
  suggestCards(catalogue, typed)
    .slice(0, MAX_NAME_SUGGESTIONS)
    .map(({ name }) => name);

/**
 * Builds the name suggester of a catalogue as a task. It is cached by card list, because building takes far longer than
 * using it.
 */
export function* prepareCardSuggester({ cards }: Pick<Catalogue, "cards">): Task<NameSuggester<CatalogueCard>> {
  const suggester = suggesters.get(cards) ?? (yield* createNameSuggester(cards.filter(({ retired }) => !retired)));
  suggesters.set(cards, suggester);
  return suggester;
}

/** By card list, which catalogues of other dates may share. */
const suggesters = new WeakMap<Catalogue["cards"], NameSuggester<CatalogueCard>>();
