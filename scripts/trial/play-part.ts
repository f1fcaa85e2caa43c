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

/** The deck of a trial, and the decks that it plays against. */
export type TrialField = {
  readonly definitions: readonly CardDefinition[];
  readonly deck: Deck;
  readonly goesFirst: boolean;
  readonly rivals: readonly { readonly key: string; readonly deck: Deck }[];
};

/** Some games, alone or against the rival at a place. */
export type TrialJob = { readonly rival: number | null; readonly part: TrialBatch };
export type TrialResult = { readonly sums: TrialSums } | { readonly rival: number; readonly versus: MatchupScore };

type TrialWorld = {
  readonly cards: Cards;
  readonly own: IndexedDeck;
  readonly goesFirst: boolean;
  readonly rivals: readonly IndexedDeck[];
};

/** Prepares the decks. Throws, with the codes of its problems, for a deck that cannot be played. */
export function prepareTrial({ definitions, deck, goesFirst, rivals }: TrialField): TrialWorld {
  const cards = createCards(definitions);
  const listsOf = (one: Deck): IndexedDeck => {
    const admission = validateDecks(cards, [one, one], true);
    if (admission.ok) return admission.lists[0];
    throw new Error(`The deck cannot be played: ${admission.problems[0].map(({ code }) => code).join(", ")}`);
  };
  return { cards, own: listsOf(deck), goesFirst, rivals: rivals.map((rival) => listsOf(rival.deck)) };
}

export function playPart({ cards, own, goesFirst, rivals }: TrialWorld, { rival, part }: TrialJob): TrialResult {
  const theirs = rival === null ? undefined : rivals[rival];
  if (rival === null || theirs === undefined) return { sums: simulateSolo(cards, own, goesFirst, part) };
  return { rival, versus: simulateMatchup(cards, [own, theirs], part) };
}

/** Returns the jobs of a trial: so many games alone, and so many against each rival. */
export function listTrialJobs(games: number, against: number, rivals: number, seed: number): readonly TrialJob[] {
  const size = 25;
  const parts = (count: number) =>
    Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
      seed: (seed + part * size) % 2 ** 32,
      games: Math.min(size, count - part * size),
    }));
  const alone = parts(games).map((part): TrialJob => ({ rival: null, part }));
  const others = Array.from({ length: rivals }, (_, rival) =>
    parts(against).map((part): TrialJob => ({ rival, part })),
  );
  return [...alone, ...others.flat()];
}
