import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../../kernel/invariants";
import { deepFreeze } from "../../kernel/testing/deep-freeze";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import {
  advanceGame,
  type Cards,
  createRecord,
  type Deck,
  type Event,
  type GameOptions,
  type GameState,
  legalAnswers,
  nextIntBelow,
  type PlayerAnswer,
  passSeat,
  playOut,
  randomSeat,
  replayGame,
  type Seat,
  seedRandom,
  viewGame,
} from "..";
import { legalDeckArbitrary, poolDeckArbitrary, seedArbitrary } from "../testing/arbitraries/deck-arbitraries";
import { createInvariants } from "../testing/invariants";
import { CARD_POOL } from "../testing/pool/pool";
import { shuffleHiddenCards } from "../testing/shuffle-hidden";
import { SYNTHETIC_CARDS } from "../testing/soak/synthetic-cards";
import { createStartedGame } from "../testing/started-game";

const MOST_DECISIONS = 20_000;
const OPTIONS: GameOptions = { first: "random", practice: false, byHand: true };

const begin = (cards: Cards, decks: readonly [Deck, Deck], seed: number, options = OPTIONS): GameState =>
  createStartedGame(cards, decks, seed, options).state;

/** Answers at random, but not for long by hand: else nothing but that would happen until the game is over. */
function somewhatByHand(number: number): Seat {
  const random = seedRandom(number);
  const choose = randomSeat(random);
  return (cards, state, answers) => {
    const goesOn = state.choice?.ask !== "option" || state.choice.purpose !== "byHand" || nextIntBelow(random, 4) > 0;
    return goesOn ? choose(cards, state, answers) : { do: "done" };
  };
}

/** Plays a game at random on frozen states, and shows each of them to `look` before it is answered. */
function wander(
  cards: Cards,
  first: GameState,
  number: number,
  look: (state: GameState, answers: readonly PlayerAnswer[]) => void,
  hear: (event: Event) => void = () => {},
): GameState {
  const choose = somewhatByHand(number);
  let state = first;
  for (let decisions = 0; decisions < MOST_DECISIONS && state.choice !== null; decisions += 1) {
    const answers = legalAnswers(cards, state);
    look(state, answers);
    const result = advanceGame(cards, deepFreeze(state), choose(cards, state, answers));
    if (!result.ok) throw new Error(`An offered answer was refused: ${JSON.stringify(result.problem)}`);
    state = result.state;
    result.events.forEach(hear);
  }
  return state;
}

describe("random games in which players do things by hand", () => {
  it("keep every invariant, accept every offered answer, and end by a rule", () => {
    const done = new Set<string>();
    fc.assert(
      fc.property(poolDeckArbitrary, poolDeckArbitrary, seedArbitrary, (one, other, number) => {
        const first = begin(CARD_POOL, [one, other], number);
        const invariants = createInvariants(first, CARD_POOL);
        const look = (state: GameState, answers: readonly PlayerAnswer[]) => {
          expect(findBrokenInvariants(invariants, state)).toEqual([]);
          for (const answer of answers) expect(advanceGame(CARD_POOL, state, answer).ok).toBe(true);
        };
        const last = wander(CARD_POOL, first, number, look, (event) => {
          if (event.type === "actedByHand") done.add(event.act);
        });
        expect(findBrokenInvariants(invariants, last)).toEqual([]);
        expect(last.outcome?.rule).toMatch(/^(mag:202\.(3|3\.1|4)|house:10)$/);
      }),
      { numRuns: scaleRuns(6) },
    );
    expect(done.size).toBeGreaterThan(10);
  });

  it("come to the same again from their record", () => {
    fc.assert(
      fc.property(poolDeckArbitrary, poolDeckArbitrary, seedArbitrary, (one, other, number) => {
        const state = begin(CARD_POOL, [one, other], number);
        const answers: PlayerAnswer[] = [];
        const seat = somewhatByHand(number);
        playOut(CARD_POOL, state, [seat, seat], MOST_DECISIONS, answers);
        const record = { ...createRecord(CARD_POOL, [one, other], number, OPTIONS), answers };
        expect(replayGame(CARD_POOL, JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true, state });
      }),
      { numRuns: scaleRuns(20) },
    );
  });

  it("show a player nothing that is hidden, but the cards from which they choose by hand", () => {
    fc.assert(
      fc.property(legalDeckArbitrary, legalDeckArbitrary, seedArbitrary, (one, other, number) => {
        wander(SYNTHETIC_CARDS, begin(SYNTHETIC_CARDS, [one, other], number), number, (state) => {
          for (const player of [0, 1] as const) {
            // Whoever looks into a pile sees what lies there.
            if (state.choice?.player === player && viewGame(SYNTHETIC_CARDS, state, player).shown.length > 0) continue;
            expect(viewGame(SYNTHETIC_CARDS, shuffleHiddenCards(state, player, number), player)).toEqual(
              viewGame(SYNTHETIC_CARDS, state, player),
            );
          }
        });
      }),
      { numRuns: scaleRuns(5) },
    );
  });
});

describe("a game in which nothing is done by hand", () => {
  const decks = fc.tuple(legalDeckArbitrary, legalDeckArbitrary);

  it("offers it nowhere, and old records, which do not know of it, are such games", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, (pair, number) => {
        const options = { first: "random", practice: false } as const;
        wander(SYNTHETIC_CARDS, begin(SYNTHETIC_CARDS, pair, number, options), number, (_state, answers) => {
          expect(answers).not.toContainEqual({ do: "byHand" });
        });
        const without = replayGame(SYNTHETIC_CARDS, createRecord(SYNTHETIC_CARDS, pair, number, options));
        const refused = replayGame(
          SYNTHETIC_CARDS,
          createRecord(SYNTHETIC_CARDS, pair, number, { ...options, byHand: false }),
        );
        expect(without).toEqual(refused);
      }),
      { numRuns: scaleRuns(5) },
    );
  });

  it("goes the same way when it would be allowed, as long as nobody does", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, (pair, number) => {
        const options = { first: "random", practice: false } as const;
        const [allowed, forbidden] = [{ ...options, byHand: true }, options].map((given) => {
          const state = begin(SYNTHETIC_CARDS, pair, number, given);
          playOut(SYNTHETIC_CARDS, state, [passSeat, passSeat], MOST_DECISIONS);
          return structuredClone(state);
        });
        expect({ ...allowed, byHand: false }).toEqual(forbidden);
      }),
      { numRuns: scaleRuns(5) },
    );
  });
});
