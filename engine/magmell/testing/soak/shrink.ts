import { isDeepStrictEqual } from "node:util";
import { type Cards, type Deck, type DeckLine, type PlayerAnswer, randomSeat, seedRandom } from "../..";
import { type CheckedGame, checkedGame, type Failure, type Setup } from "./checked-game";

/** A game that fails, and its answers up to there. */
export type Failing = { readonly setup: Setup; readonly failure: Failure; readonly answers: readonly PlayerAnswer[] };

/** Random games that each smaller deck is given to fail in the same way. */
const SEEDS = 12;
/** Random games that the smallest decks are given, to fail after fewer answers. */
const LAST_SEEDS = 60;
const EACH_STATE = (): boolean => true;
const NO_STATE = (): boolean => false;

/** States to check closely while a failure is looked for: none for errors of the engine, which show by themselves. */
const looksFor = ({ what }: Failure) => (what.startsWith("threw") ? NO_STATE : EACH_STATE);

/** Plays the answers that a record has, with every check, and ends where they end or are not offered any more. */
export const checkedReplay = (setup: Setup, answers: readonly PlayerAnswer[]): CheckedGame => {
  let next = 0;
  return checkedGame(
    setup,
    (_cards, _state, offered) => {
      const answer = answers[next];
      next += 1;
      if (answer === undefined || answer.do === "concede") return answer ?? null;
      return offered.some((other) => isDeepStrictEqual(other, answer)) ? answer : null;
    },
    EACH_STATE,
  );
};

/**
 * Looks for a smaller game that fails in the same way: fewer cards in either deck, and fewer answers. Decks may be smaller
 * than the rules allow, as in practice.
 */
export function shrink(failing: Failing): Failing {
  let smallest = shorter(failing, closeLook(failing));
  for (let changed = true; changed; ) {
    changed = false;
    for (const decks of smallerDecks(smallest.setup.decks)) {
      const setup = { ...smallest.setup, decks, options: { first: 0, practice: true } } as const;
      const smaller = sameFailure(setup, smallest.failure, SEEDS);
      if (smaller === null) continue;
      smallest = smaller;
      changed = true;
      break;
    }
  }
  const shortest = shorter(smallest, sameFailure(smallest.setup, smallest.failure, LAST_SEEDS));
  return shorter(shortest, closeLook(shortest));
}

/** A failing game replayed with a check of every state, so that the failure shows at its earliest state. */
function closeLook({ setup, failure, answers }: Failing): Failing | null {
  const game = checkedReplay(setup, answers);
  return game.failure?.what === failure.what ? { setup, failure: game.failure, answers: game.answers } : null;
}

const shorter = (one: Failing, other: Failing | null): Failing =>
  other !== null && other.answers.length <= one.answers.length ? other : one;

/** The shortest of some random games that fail as `failure` does; `null` when none does. */
function sameFailure(setup: Setup, failure: Failure, seeds: number): Failing | null {
  let best: Failing | null = null;
  for (let seed = 0; seed < seeds; seed += 1) {
    const tried = { ...setup, seed };
    const game = checkedGame(tried, randomSeat(seedRandom(seed)), looksFor(failure));
    if (game.failure?.what !== failure.what) continue;
    const smaller = { setup: tried, failure: game.failure, answers: game.answers };
    best = best === null ? smaller : shorter(best, smaller);
  }
  return best;
}

/** Both decks with some lines fewer: first half of them, then one. */
function* smallerDecks(decks: readonly [Deck, Deck]): Generator<readonly [Deck, Deck]> {
  for (const player of [0, 1] as const) {
    for (const zone of ["grimoire", "stoneDeck"] as const) {
      for (const lines of fewerLines(decks[player][zone])) {
        const deck = { ...decks[player], [zone]: lines };
        yield player === 0 ? [deck, decks[1]] : [decks[0], deck];
      }
    }
  }
}

function* fewerLines(lines: readonly DeckLine[]): Generator<readonly DeckLine[]> {
  const half = Math.ceil(lines.length / 2);
  if (lines.length > 2) {
    yield lines.slice(half);
    yield lines.slice(0, half);
  }
  for (const [index] of lines.entries()) yield lines.filter((_, other) => other !== index);
}

/** The names that decks use, as definitions in the order of the catalogue, so that they deal the same without the others. */
export const cardsUsed = (cards: Cards, decks: readonly [Deck, Deck]) => {
  const names = new Set(
    decks.flatMap(({ grimoire, stoneDeck }) => [...grimoire, ...stoneDeck].map(({ name }) => name)),
  );
  return cards.list.filter(({ name, token }) => !token && names.has(name));
};
