import { keptPer } from "@/lib/kept/kept-per";
import { nameSuggester } from "@/lib/search/words/name-suggester";
import type { Catalogue, CatalogueCard } from "./types";

export const MAX_SUGGESTIONS = 5;

/** The cards that were probably meant by a name that leads to none, the most likely first. Withdrawn cards are left out. */
export const cardsMeant = ({ cards }: Pick<Catalogue, "cards">, typed: string): readonly CatalogueCard[] =>
  suggesterOf(cards)(typed, Number.POSITIVE_INFINITY);

/** The names of `cardsMeant`; at most `MAX_SUGGESTIONS`. */
export const namesMeant = (catalogue: Pick<Catalogue, "cards">, typed: string): readonly string[] =>
  cardsMeant(catalogue, typed)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);

/** Made once for each catalogue: in a large one that takes far longer than to ask it. */
const suggesterOf = keptPer((cards: Catalogue["cards"]) => nameSuggester(cards.filter(({ retired }) => !retired)));
