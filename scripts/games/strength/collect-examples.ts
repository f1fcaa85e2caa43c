import {
  autopilotSeat,
  legalAnswers,
  nextIntBelow,
  type PlayerId,
  seedRandom,
  startWithDecks,
  stepGame,
} from "@/engine/magmell";
import { createGame } from "@/engine/magmell/model/state";
import { computePositionFeatures } from "@/engine/magmell/seats/opponent/position-features";
import type { GameWorld } from "../field";
import type { Example } from "./train-net";

/** Share of random decisions, in thousandths, so that unusual positions occur too. */
const STRAY = 50;
const MOST_TURNS = 80;
const MOST_DECISIONS = 20_000;

/**
 * Plays the autopilot against itself, with a few random decisions. Returns the first position of each main phase, for
 * the turn player, and whether that player won; empty for a draw.
 */
export function collectExamples({ cards, entrants }: GameWorld, seed: number): readonly Example[] {
  const random = seedRandom(seed);
  const entrant = () => entrants[nextIntBelow(random, entrants.length)];
  const [one, other] = [entrant(), entrant()];
  if (one === undefined || other === undefined) throw new Error("Not enough decks for a match");
  const state = startWithDecks(cards, [one.lists, other.lists], seed, (seed % 2) as PlayerId);
  const seen: { readonly x: readonly number[]; readonly player: PlayerId }[] = [];
  let turn = 0;
  for (let count = 0; state.choice !== null && state.turn <= MOST_TURNS && count < MOST_DECISIONS; count += 1) {
    const { choice, turnPlayer } = state;
    if (choice.ask === "priority" && state.phase === "main" && state.turn !== turn) {
      turn = state.turn;
      seen.push({ x: computePositionFeatures(createGame(cards, state), turnPlayer), player: turnPlayer });
    }
    const answers = legalAnswers(cards, state);
    const strays = choice.ask === "priority" && nextIntBelow(random, 1000) < STRAY;
    const answer = strays ? answers[nextIntBelow(random, answers.length)] : autopilotSeat(cards, state, answers);
    if (answer !== undefined) stepGame(cards, state, answer);
  }
  const winner = state.outcome?.winner ?? null;
  return winner === null ? [] : seen.map(({ x, player }) => ({ x, won: player === winner ? 1 : 0 }));
}
