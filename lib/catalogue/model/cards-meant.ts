import { type NameSuggester, nameSuggester } from "@/lib/japanese/name-suggester";
import { runToCompletion, type Task } from "@/lib/tasks";
import type { Catalogue, CatalogueCard } from "./types";

export const MAX_SUGGESTIONS = 5;

/** Cards with names similar to an unknown name, the most likely first. Withdrawn cards are left out. */
export const cardsMeant = (catalogue: Pick<Catalogue, "cards">, typed: string): readonly CatalogueCard[] =>
  runToCompletion(prepareNamesMeant(catalogue))(typed, Number.POSITIVE_INFINITY);

/** The names of `cardsMeant`; at most `MAX_SUGGESTIONS`. */
export const namesMeant = (catalogue: Pick<Catalogue, "cards">, typed: string): readonly string[] =>
  cardsMeant(catalogue, typed)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);

/** A task that builds the name suggester of a catalogue, once per list of cards. Building it takes far longer than asking it. */
export function* prepareNamesMeant({ cards }: Pick<Catalogue, "cards">): Task<NameSuggester<CatalogueCard>> {
  const suggester = suggesters.get(cards) ?? (yield* nameSuggester(cards.filter(({ retired }) => !retired)));
  suggesters.set(cards, suggester);
  return suggester;
}

/** By the list of cards, which a catalogue keeps under another day. */
const suggesters = new WeakMap<Catalogue["cards"], NameSuggester<CatalogueCard>>();
