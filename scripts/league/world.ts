import {
  type CardDefinition,
  type Cards,
  createCards,
  type Deck,
  type IndexedDeck,
  validateDecks,
} from "@/engine/magmell";

/** Cards and decks of a league, as plain data that can be handed to threads. */
export type LeagueField = {
  readonly definitions: readonly CardDefinition[];
  /** In the order of their places on the shelf. */
  readonly decks: readonly { readonly key: string; readonly deck: Deck }[];
};

/** A deck that takes part, written out card by card. */
export type Entrant = { readonly key: string; readonly lists: IndexedDeck };

/** Cards and entrants of a league, prepared for play. */
export type LeagueWorld = { readonly cards: Cards; readonly entrants: readonly Entrant[] };

/** Prepares the decks that are to play. Throws, with the rules that it breaks, for one that may not be played. */
export function createLeagueWorld({ definitions, decks }: LeagueField): LeagueWorld {
  const cards = createCards(definitions);
  const entrants = decks.map(({ key, deck }): Entrant => {
    const admission = validateDecks(cards, [deck, deck], false);
    if (admission.ok) return { key, lists: admission.lists[0] };
    const [problems] = admission.problems;
    const named = problems.map(({ code, rule, names }) => `${[code, ...names].join(" ")} (${rule})`);
    throw new Error(`The deck ${key} is not legal: ${named.join(", ")}`);
  });
  return { cards, entrants };
}
