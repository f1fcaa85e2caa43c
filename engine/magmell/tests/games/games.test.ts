import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../../../kernel/invariants";
import { deepFreeze } from "../../../kernel/testing/deep-freeze";
import { playRandomly as wanderIn } from "../../../kernel/testing/play-randomly";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import {
  advanceGame,
  type Cards,
  createRecord,
  type Deck,
  type GameOptions,
  type GameState,
  type PlayerAnswer,
  playOut,
  randomSeat,
  replayGame,
  seedRandom,
  startGame,
  stepGame,
  viewGame,
} from "../..";
import {
  deckArbitrary,
  gameOptionsArbitrary,
  legalDeckArbitrary,
  poolDeckArbitrary,
  seedArbitrary,
} from "../../testing/arbitraries/deck-arbitraries";
import { createInvariants, listInstances } from "../../testing/invariants";
import { MAGMELL_TEST_KIT } from "../../testing/kit";
import { CARD_POOL } from "../../testing/pool/pool";
import { shuffleHiddenCards } from "../../testing/shuffle-hidden";
import { SYNTHETIC_CARDS } from "../../testing/soak/synthetic-cards";
import { createStartedGame } from "../../testing/started-game";

const MOST_DECISIONS = 20_000;

/** Plain cards, and cards that use the whole vocabulary; games of the latter take longer, so there are fewer of them. */
const SETS = [
  { name: "plain cards", cards: SYNTHETIC_CARDS, decks: fc.tuple(legalDeckArbitrary, legalDeckArbitrary), runs: 6 },
  { name: "the whole vocabulary", cards: CARD_POOL, decks: fc.tuple(poolDeckArbitrary, poolDeckArbitrary), runs: 2 },
];

const begin = (cards: Cards, decks: readonly [Deck, Deck], seed: number, options: GameOptions): GameState =>
  createStartedGame(cards, decks, seed, options).state;

/** Plays a game at random on copies, and shows each state to `look` before it is answered. */
const wander = (
  cards: Cards,
  first: GameState,
  seed: number,
  look: (state: GameState, answers: readonly PlayerAnswer[]) => void,
): GameState => wanderIn(MAGMELL_TEST_KIT, cards, first, seed, look);

describe.each(SETS)("random games of legal decks of $name", ({ cards, decks, runs }) => {
  it("keep every invariant, offer an answer to each choice, and end by a rule", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, gameOptionsArbitrary, (pair, number, given) => {
        const first = begin(cards, pair, number, given);
        const invariants = createInvariants(first, cards);
        const last = wander(cards, first, number, (state, answers) => {
          expect(findBrokenInvariants(invariants, state)).toEqual([]);
          expect(answers.length).toBeGreaterThan(0);
        });
        expect(findBrokenInvariants(invariants, last)).toEqual([]);
        // A game that does not stop is drawn without anybody having lost (house:10).
        const lost = last.defeats.length > 0 ? /^mag:202\.(3|3\.1|4)$/ : /^house:10$/;
        expect(last.outcome?.rule).toMatch(lost);
      }),
      { numRuns: scaleRuns(2 * runs) },
    );
  });

  it("accept every offered answer, not only the one that is taken", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, gameOptionsArbitrary, (pair, number, given) => {
        wander(cards, begin(cards, pair, number, given), number, (state, answers) => {
          for (const answer of answers) expect(advanceGame(cards, state, answer).ok).toBe(true);
        });
      }),
      { numRuns: scaleRuns(runs) },
    );
  });

  it("leave a frozen state as it is, and answer it like any other", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, gameOptionsArbitrary, (pair, number, given) => {
        wander(cards, begin(cards, pair, number, given), number, (state, [answer]) => {
          if (answer === undefined) throw new Error("A choice offered no answer");
          const json = JSON.stringify(state);
          const result = advanceGame(cards, deepFreeze(state), answer);
          expect(JSON.stringify(state)).toBe(json);
          expect(result).toEqual(advanceGame(cards, JSON.parse(json), answer));
        });
      }),
      { numRuns: scaleRuns(runs) },
    );
  });

  it("come to the same in place as on copies, and again from their record", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, gameOptionsArbitrary, (pair, number, given) => {
        const answers: PlayerAnswer[] = [];
        const inPlace = begin(cards, pair, number, given);
        const seat = randomSeat(seedRandom(number));
        playOut(cards, inPlace, [seat, seat], MOST_DECISIONS, answers);
        expect(wander(cards, begin(cards, pair, number, given), number, () => {})).toEqual(inPlace);
        const record = { ...createRecord(cards, pair, number, given), answers };
        const again = replayGame(cards, JSON.parse(JSON.stringify(record)));
        expect(again).toMatchObject({ ok: true, state: inPlace });
      }),
      { numRuns: scaleRuns(2 * runs) },
    );
  });

  it("log the same events on copies as in place", () => {
    fc.assert(
      fc.property(decks, seedArbitrary, gameOptionsArbitrary, (pair, number, given) => {
        wander(cards, begin(cards, pair, number, given), number, (state, [answer]) => {
          if (answer === undefined) throw new Error("A choice offered no answer");
          const result = advanceGame(cards, state, answer);
          const owned = structuredClone(state);
          const log: unknown[] = [];
          expect(stepGame(cards, owned, answer, log as never)).toBeNull();
          expect(result).toEqual({ ok: true, state: owned, events: log });
        });
      }),
      { numRuns: scaleRuns(runs) },
    );
  });
});

describe("random games as a player sees them", () => {
  it("show a player nothing that is hidden: any other hidden cards would look the same", () => {
    fc.assert(
      fc.property(
        fc.tuple(legalDeckArbitrary, legalDeckArbitrary),
        seedArbitrary,
        gameOptionsArbitrary,
        (pair, number, given) => {
          wander(SYNTHETIC_CARDS, begin(SYNTHETIC_CARDS, pair, number, given), number, (state) => {
            for (const player of [0, 1] as const) {
              expect(viewGame(SYNTHETIC_CARDS, shuffleHiddenCards(state, player, number), player)).toEqual(
                viewGame(SYNTHETIC_CARDS, state, player),
              );
            }
          });
        },
      ),
      { numRuns: scaleRuns(5) },
    );
  });
});

describe("practice", () => {
  it("lets any deck of known names be tried, and plays it to an end", () => {
    fc.assert(
      fc.property(deckArbitrary, legalDeckArbitrary, seedArbitrary, (deck, opponent, number) => {
        const begun = startGame(SYNTHETIC_CARDS, [deck, opponent], number, { first: 0, practice: true });
        if (!begun.ok) {
          expect(begun.problems[0].length).toBeGreaterThan(0);
          expect(begun.problems[1]).toEqual([]);
          return;
        }
        const seat = randomSeat(seedRandom(number));
        playOut(SYNTHETIC_CARDS, begun.state, [seat, seat], MOST_DECISIONS);
        expect(listInstances(begun.state).length).toBeGreaterThanOrEqual(60);
      }),
    );
  });
});
