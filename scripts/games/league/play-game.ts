import {
  type Cards,
  type GameState,
  legalAnswers,
  type PlayerId,
  quickSeat,
  startWithDecks,
  stepGame,
} from "@/engine/magmell";
import type { Entrant } from "../field";

/** How a game ended: no life, no cards to draw, a card effect, a draw by rule, or the turn limit. */
export const GAME_ENDINGS = ["life", "decking", "effect", "draw", "cap"] as const;
export type GameEnding = (typeof GAME_ENDINGS)[number];

/** Result of one game of a pairing; decks are named by their index in the pair. */
export type GameResult = {
  readonly seed: number;
  readonly first: PlayerId;
  /** `null` for a draw. */
  readonly winner: PlayerId | null;
  /** The number of the turn in which it ended, both players' turns counted. */
  readonly turns: number;
  readonly end: GameEnding;
  /** The names that each deck used, with repetitions, in their order. */
  readonly used: readonly [readonly string[], readonly string[]];
};

/** Turn limit of a league game; a longer one is a draw. */
const MOST_TURNS = 100;
const MOST_DECISIONS = 20_000;

/** Plays the quick opponent against itself with two decks. The result depends only on the seed and who goes first. */
export function playGame(cards: Cards, pair: readonly [Entrant, Entrant], seed: number, first: PlayerId): GameResult {
  const state = startWithDecks(cards, [pair[0].lists, pair[1].lists], seed, first);
  const used: [string[], string[]] = [[], []];
  for (let decisions = 0; decisions < MOST_DECISIONS && state.turn <= MOST_TURNS; decisions += 1) {
    const { choice } = state;
    if (choice === null) break;
    const answer = quickSeat(cards, state, legalAnswers(cards, state));
    if (answer.do === "use") used[choice.player].push(nameOf(cards, state, answer.instance));
    const refusal = stepGame(cards, state, answer);
    if (refusal !== null)
      throw new Error(`The quick opponent answered ${JSON.stringify(answer)}, which is not offered`);
  }
  const { outcome, turn } = state;
  return { seed, first, winner: outcome?.winner ?? null, turns: turn, end: endOf(state), used };
}

function endOf({ outcome, defeats }: GameState): GameEnding {
  if (outcome === null) return "cap";
  if (outcome.winner === null) return "draw";
  const rules = defeats.filter(({ player }) => player !== outcome.winner).map(({ rule }) => rule);
  if (rules.includes("mag:705.4.1")) return "life";
  return rules.includes("mag:705.4.2") ? "decking" : "effect";
}

function nameOf(cards: Cards, { zones }: GameState, id: number): string {
  const places = [...zones.hand, ...zones.dust, ...zones.grimoire, ...zones.stoneArea, zones.dream].flat();
  const instance = places.find((one) => one.id === id);
  return (instance && cards.list[instance.card]?.name) ?? "";
}
