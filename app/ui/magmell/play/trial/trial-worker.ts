import { expose } from "comlink";
import {
  type CardDefinition,
  type Cards,
  createCards,
  type Deck,
  type IndexedDeck,
  validateDecks,
} from "@/engine/magmell";
import { type MatchupScore, simulateMatchup, simulateSolo, type TrialBatch } from "@/lib/magmell/play/trial/play-trial";
import type { TrialSums } from "@/lib/magmell/play/trial/trial-sums";

let cards: Cards = createCards([]);
let lists: readonly IndexedDeck[] = [];

const trial = {
  /** Prepares the deck and its possible opponents. */
  prepare(definitions: readonly CardDefinition[], decks: readonly Deck[]): void {
    cards = createCards(definitions);
    lists = decks.map((deck) => {
      const admission = validateDecks(cards, [deck, deck], true);
      if (!admission.ok) throw new Error("A deck of the trial cannot be played");
      return admission.lists[0];
    });
  },
  alone: (first: boolean, part: TrialBatch): TrialSums => simulateSolo(cards, listsAt(0), first, part),
  versus: (rival: number, part: TrialBatch): MatchupScore =>
    simulateMatchup(cards, [listsAt(0), listsAt(rival + 1)], part),
};

function listsAt(place: number): IndexedDeck {
  const found = lists[place];
  if (found === undefined) throw new Error("The trial was not prepared");
  return found;
}

export type TrialWorker = typeof trial;

expose(trial);
