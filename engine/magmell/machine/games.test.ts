import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  advance,
  type Deck,
  type GameOptions,
  type GameState,
  legalAnswers,
  newRecord,
  playOut,
  randomSeat,
  replay,
  seedRandom,
  start,
  step,
  view,
} from "../..";
import { clone } from "../../kernel/clone";
import { brokenInvariants } from "../../kernel/invariants";
import { shuffle } from "../../kernel/random";
import { anyDeck, legalDeck, options, seed } from "../../testing/arbitraries";
import { frozen } from "../../testing/frozen";
import { everyInstance, invariantsSince } from "../../testing/invariants";
import { SYNTHETIC } from "../../testing/synthetic-cards";

const MOST_DECISIONS = 5_000;
const decks = fc.tuple(legalDeck, legalDeck);

function begin(pair: readonly [Deck, Deck], number: number, given: GameOptions): GameState {
  const begun = start(SYNTHETIC, pair, number, given);
  if (!begun.ok) throw new Error(`Legal decks were refused: ${JSON.stringify(begun.problems)}`);
  return begun.state;
}

/** Plays a game at random on copies, and shows each state to `look` before it is answered. */
function wander(
  first: GameState,
  number: number,
  look: (state: GameState, answers: readonly Answer[]) => void,
): GameState {
  const choose = randomSeat(seedRandom(number));
  let state = first;
  for (let decisions = 0; decisions < MOST_DECISIONS && state.choice !== null; decisions += 1) {
    const answers = legalAnswers(SYNTHETIC, state);
    look(state, answers);
    const result = advance(SYNTHETIC, state, choose(SYNTHETIC, state, answers));
    if (!result.ok) throw new Error(`An offered answer was refused: ${JSON.stringify(result.problem)}`);
    state = result.state;
  }
  return state;
}

describe("random games of legal decks", () => {
  it("keep every invariant, offer an answer to each choice, and end by a rule", () => {
    fc.assert(
      fc.property(decks, seed, options, (pair, number, given) => {
        const first = begin(pair, number, given);
        const invariants = invariantsSince(first);
        const last = wander(first, number, (state, answers) => {
          expect(brokenInvariants(invariants, state)).toEqual([]);
          expect(answers.length).toBeGreaterThan(0);
        });
        expect(brokenInvariants(invariants, last)).toEqual([]);
        expect(last.outcome?.rule).toMatch(/^mag:202\.[34]$/);
        expect(last.defeats.length).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });

  it("accept every offered answer, not only the one that is taken", () => {
    fc.assert(
      fc.property(decks, seed, options, (pair, number, given) => {
        wander(begin(pair, number, given), number, (state, answers) => {
          for (const answer of answers) expect(advance(SYNTHETIC, state, answer).ok).toBe(true);
        });
      }),
      { numRuns: 5 },
    );
  });

  it("leave a frozen state as it is, and answer it like any other", () => {
    fc.assert(
      fc.property(decks, seed, options, (pair, number, given) => {
        wander(begin(pair, number, given), number, (state, [answer]) => {
          if (answer === undefined) throw new Error("A choice offered no answer");
          const written = JSON.stringify(state);
          const result = advance(SYNTHETIC, frozen(state), answer);
          expect(JSON.stringify(state)).toBe(written);
          expect(result).toEqual(advance(SYNTHETIC, JSON.parse(written), answer));
        });
      }),
      { numRuns: 5 },
    );
  });

  it("come to the same in place as on copies, and again from their record", () => {
    fc.assert(
      fc.property(decks, seed, options, (pair, number, given) => {
        const answers: Answer[] = [];
        const inPlace = begin(pair, number, given);
        const seat = randomSeat(seedRandom(number));
        playOut(SYNTHETIC, inPlace, [seat, seat], MOST_DECISIONS, answers);
        expect(wander(begin(pair, number, given), number, () => {})).toEqual(inPlace);
        const record = { ...newRecord(SYNTHETIC, pair, number, given), answers };
        const again = replay(SYNTHETIC, JSON.parse(JSON.stringify(record)));
        expect(again).toMatchObject({ ok: true, state: inPlace });
      }),
      { numRuns: 10 },
    );
  });

  it("log the same events on copies as in place", () => {
    fc.assert(
      fc.property(decks, seed, options, (pair, number, given) => {
        wander(begin(pair, number, given), number, (state, [answer]) => {
          if (answer === undefined) throw new Error("A choice offered no answer");
          const result = advance(SYNTHETIC, state, answer);
          const owned = clone(state);
          const log: unknown[] = [];
          expect(step(SYNTHETIC, owned, answer, log as never)).toBeNull();
          expect(result).toEqual({ ok: true, state: owned, events: log });
        });
      }),
      { numRuns: 3 },
    );
  });

  it("show a player nothing that is hidden: any other hidden cards would look the same", () => {
    fc.assert(
      fc.property(decks, seed, options, (pair, number, given) => {
        wander(begin(pair, number, given), number, (state) => {
          for (const player of [0, 1] as const) {
            expect(view(SYNTHETIC, otherwise(state, player, number), player)).toEqual(view(SYNTHETIC, state, player));
          }
        });
      }),
      { numRuns: 5 },
    );
  });
});

/** The same game as far as a player knows it: everything hidden from them is mixed, and the randomness is another. */
function otherwise(state: GameState, player: 0 | 1, number: number): GameState {
  const other = clone(state);
  other.random = seedRandom(number);
  other.nextId += 1000;
  const { grimoire, stoneDeck, hand } = other.zones;
  const hidden = [grimoire[0], grimoire[1], stoneDeck[0], stoneDeck[1], hand[player === 0 ? 1 : 0]].flat();
  const cards = hidden.map(({ card }) => card);
  shuffle(seedRandom(number), cards);
  for (const [index, instance] of hidden.entries()) Object.assign(instance, { card: cards[index], id: -index });
  return other;
}

describe("practice", () => {
  it("lets any deck of known names be tried, and plays it to an end", () => {
    fc.assert(
      fc.property(anyDeck, legalDeck, seed, (deck, opponent, number) => {
        const begun = start(SYNTHETIC, [deck, opponent], number, { first: 0, practice: true });
        if (!begun.ok) {
          expect(begun.problems[0].length).toBeGreaterThan(0);
          expect(begun.problems[1]).toEqual([]);
          return;
        }
        const seat = randomSeat(seedRandom(number));
        playOut(SYNTHETIC, begun.state, [seat, seat], MOST_DECISIONS);
        expect(everyInstance(begun.state).length).toBeGreaterThanOrEqual(60);
      }),
    );
  });
});
