import { expose } from "comlink";
import { type CardDefinition, type CardIndex, type Cards, createCards, type Deck } from "@/engine/magmell";
import { createHandEvaluator, type HandEvaluator } from "@/lib/magmell/play/hand-evaluator";
import { simulateHand } from "@/lib/magmell/play/trainer/hand-trial";
import { dealTrainerHand } from "@/lib/magmell/play/trainer/trainer-hand";
import type { TrainerHand } from "@/lib/magmell/play/trainer/types";
import type { HandTrialSums } from "@/lib/magmell/play/trial/trial-sums";

let cards: Cards = createCards([]);
let deck: Deck = { grimoire: [], stoneDeck: [] };
let judge: HandEvaluator = () => null;

const namesOf = (hand: readonly CardIndex[]): readonly string[] =>
  hand.flatMap((index) => cards.list[index]?.name ?? []);

const trainer = {
  open(definitions: readonly CardDefinition[], played: Deck): void {
    cards = createCards(definitions);
    deck = played;
    judge = createHandEvaluator(cards, deck);
  },
  /** Deals a hand; `null` for a deck that cannot be played. */
  deal(seed: number, goesFirst: boolean): TrainerHand | null {
    return dealTrainerHand(cards, { deck, seed, goesFirst }, judge);
  },
  /** Plays games that begin with a hand, or with fresh ones for `null`. */
  tryHand(hand: readonly CardIndex[] | null, goesFirst: boolean, seed: number, games: number): HandTrialSums {
    const names = hand && namesOf(hand);
    return simulateHand(cards, { deck, hand: names, goesFirst, seed, games });
  },
};

export type TrainerWorker = typeof trainer;

expose(trainer);
