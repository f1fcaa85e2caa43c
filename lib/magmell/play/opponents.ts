import {
  type Cards,
  type GameState,
  getOpponent,
  type PlayerAnswer,
  type PlayerId,
  passSeat,
  plannerSeat,
  quickSeat,
  SEARCH_EFFORTS,
  type Seat,
  type Thinking,
  thinkOfAnswer,
  wallSeat,
} from "@/engine/magmell";
import type { GoldfishSetup, OpponentKind } from "./types";

/** The seat of the player. */
export const PLAYER_ID: PlayerId = 0;
export const OPPONENT_ID: PlayerId = getOpponent(PLAYER_ID);

const SEATS: Readonly<Record<Exclude<OpponentKind, "hotSeat">, Seat>> = {
  passive: passSeat,
  wall: wallSeat,
  quick: quickSeat,
  play: plannerSeat(SEARCH_EFFORTS.play),
  strong: plannerSeat(SEARCH_EFFORTS.strong),
};

/** Returns the function that answers for the opponent; null if a person does. */
export const getOpponentSeat = (kind: OpponentKind): Seat | null => (kind === "hotSeat" ? null : SEATS[kind]);

/** Opponents whose answers take long enough to compute them in advance. */
type Planner = keyof typeof SEARCH_EFFORTS;
export const isPlanner = (kind: OpponentKind): kind is Planner => Object.hasOwn(SEARCH_EFFORTS, kind);

/** A thought that several may take up where the last has left it; it is thought to the end once. */
type SharedThought = () => Thinking<PlayerAnswer>;

/**
 * Computations of the opponent's answers by exact position, cached while answers are computed in advance for these
 * cards.
 */
const thoughts = new WeakMap<Cards, Map<string, SharedThought>>();

/** Clears the cached computations for earlier positions and starts caching those for later ones. */
export const keepThoughts = (cards: Cards): unknown => thoughts.set(cards, new Map());

/**
 * Computes the opponent's answer. Continues an earlier computation for exactly this position. The state must not be
 * changed meanwhile.
 */
export function* thinkForOpponent(
  kind: Exclude<OpponentKind, "hotSeat">,
  cards: Cards,
  state: GameState,
  answers: readonly PlayerAnswer[],
): Thinking<PlayerAnswer> {
  if (!isPlanner(kind)) return SEATS[kind](cards, state, answers);
  const known = thoughts.get(cards);
  if (known === undefined) return yield* thinkOfAnswer(SEARCH_EFFORTS[kind], cards, state, answers);
  const key = JSON.stringify([kind, state]);
  const thought = known.get(key) ?? shareThought(thinkOfAnswer(SEARCH_EFFORTS[kind], cards, state, answers));
  known.set(key, thought);
  return yield* thought();
}

function shareThought(thinking: Thinking<PlayerAnswer>): SharedThought {
  let answer: PlayerAnswer | null = null;
  return function* () {
    while (answer === null) {
      const piece = thinking.next();
      if (piece.done) answer = piece.value;
      else yield;
    }
    return answer;
  };
}

/** Returns the setup of a game against a passive opponent, with a hand determined by the seed. */
export const createPassiveOpponentSetup = (
  setup: Pick<GoldfishSetup, "deck" | "seed" | "goesFirst">,
): GoldfishSetup => ({
  ...setup,
  opponent: { kind: "passive", deck: null },
  opening: null,
});
