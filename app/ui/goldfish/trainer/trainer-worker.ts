import { expose } from "comlink";
import { type CardDefinition, type Cards, type Deck, makeCards } from "@/engine/magmell";
import { type HandJudge, handJudge } from "@/lib/goldfish/hand-judge";
import { trainerHand } from "@/lib/goldfish/trainer/trainer-hand";
import type { TrainerHand } from "@/lib/goldfish/trainer/types";

let cards: Cards = makeCards([]);
let deck: Deck = { grimoire: [], stoneDeck: [] };
let judge: HandJudge = () => null;

const trainer = {
  open(definitions: readonly CardDefinition[], played: Deck): void {
    cards = makeCards(definitions);
    deck = played;
    judge = handJudge(cards, deck);
  },
  /** Deals a hand; `null` for a deck that cannot be played. */
  deal(seed: number, goesFirst: boolean): TrainerHand | null {
    return trainerHand(cards, { deck, seed, goesFirst }, judge);
  },
};

export type TrainerWorker = typeof trainer;

expose(trainer);
