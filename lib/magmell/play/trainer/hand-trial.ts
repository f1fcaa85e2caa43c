import { type Cards, type Deck, legalAnswers, passSeat, quickSeat, startGame, stepGame } from "@/engine/magmell";
import { getNextSeed } from "@/lib/play/seed";
import { OPPONENT_ID, PLAYER_ID } from "../opponents";
import { addSums, EMPTY_HAND_TRIAL, type HandTrialSums } from "../trial/trial-sums";

type Wanted = {
  readonly deck: Deck;
  /** Names of the cards of the opening hand; `null` for a fresh hand by the seed. */
  readonly hand: readonly string[] | null;
  readonly goesFirst: boolean;
  /** The first seed; games take one after the other. */
  readonly seed: number;
  readonly games: number;
};

/** The number of own turns that counts for a game that is not won by then. */
const MOST_TURNS = 20;
const MOST_DECISIONS = 5000;

/**
 * Plays games until they are won, with a given opening hand that is kept. The quick opponent's strategy plays the hand
 * against a passive opponent. Throws for a deck that cannot be played.
 */
export function simulateHand(cards: Cards, { deck, hand, goesFirst, seed, games }: Wanted): HandTrialSums {
  let sums = EMPTY_HAND_TRIAL;
  for (let game = 0; game < games; game += 1) {
    const turns = turnsToWin(cards, deck, hand, goesFirst, getNextSeed(seed, game));
    sums = addSums(sums, { games: 1, turns, squares: turns * turns });
  }
  return sums;
}

function turnsToWin(
  cards: Cards,
  deck: Deck,
  hand: readonly string[] | null,
  goesFirst: boolean,
  seed: number,
): number {
  const dealt = startGame(cards, [deck, deck], seed, {
    first: goesFirst ? PLAYER_ID : OPPONENT_ID,
    practice: true,
    opening: [hand && { hand, stones: [] }, null],
  });
  if (!dealt.ok) throw new Error("The deck cannot be played");
  const { state } = dealt;
  for (let decisions = 0; decisions < MOST_DECISIONS && state.choice !== null; decisions += 1) {
    if (ownTurn(state.turn, goesFirst) > MOST_TURNS) break;
    const { choice } = state;
    const idle = choice.player !== PLAYER_ID || choice.ask === "redraw";
    const answer = (idle ? passSeat : quickSeat)(cards, state, legalAnswers(cards, state));
    const refusal = stepGame(cards, state, answer);
    if (refusal !== null) throw new Error(`Seed ${seed}: the answer "${answer.do}" is refused: ${refusal.code}`);
  }
  const won = state.outcome?.winner === PLAYER_ID;
  return won ? Math.min(MOST_TURNS, ownTurn(state.turn, goesFirst)) : MOST_TURNS;
}

/** The number of the player's own turns by a turn of the game. */
const ownTurn = (turn: number, goesFirst: boolean): number => Math.floor((turn + (goesFirst ? 1 : 0)) / 2);
