import {
  type Cards,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  paymentSeat,
  quickSeat,
  type Seat,
} from "@/engine/magmell";
import { isPaymentChoice } from "../advance";
import { getOpponentSeat, OPPONENT_ID } from "../opponents";
import type { OpponentKind } from "../types";
import { type WeightedAnswer, weighAnswers } from "./answer-weights";

/** A model of the likelihood of answers during one game. Encoder and decoder update it in the same way. */
export type AnswerModel = {
  /** All answers to the open question with their weights; empty when the game is over. */
  readonly weigh: (state: GameState) => readonly WeightedAnswer[];
  /** Takes in which of the answers that were weighed last was given, by its place among them. */
  readonly learn: (at: number) => void;
};

/**
 * Returns the model of version 1. Its weights depend only on the question, so codes stay valid when the opponents' play
 * changes.
 */
export const createPlainModel = (cards: Cards, opponent: OpponentKind): AnswerModel => ({
  weigh: (state) => weighAnswers(cards, state, opponent),
  learn: () => {},
});

/**
 * Edition of the predictions of version 2, on which its codes depend. Raise it whenever `wallSeat`, `quickSeat` or
 * `paymentSeat` answer differently, or the numbers below change. A test with recorded games detects a missing raise.
 */
export const PREDICTION_EDITION = 1;

/** Opponents with a seat fast enough for predictions. */
const PREDICTED: readonly OpponentKind[] = ["passive", "wall", "quick"];
/** How often predictions came true or failed before the first one: of an opponent by its own seat, and of anybody else. */
const CERTAIN: Tally = { hits: 1000, misses: 1 };
const LIKELY: Tally = { hits: 6, misses: 1 };
/** Work after which nothing is predicted any more, so that no code keeps a reader busy for long: the answers that `quickSeat` has tried, times the size of the game. */
const MOST_WORK = 200_000;

/** How often predictions of one sort came true and failed. */
type Tally = { readonly hits: number; readonly misses: number };

/**
 * Creates the model of version 2. It puts the predicted answer first, weighted by the rate of correct predictions in
 * this game so far. Wrong predictions make a code longer but never wrong. Uses integers only.
 */
export function createPredictingModel(cards: Cards, opponent: OpponentKind): AnswerModel {
  const tallies = new Map<string, Tally>();
  let work = 0;
  let open: { readonly key: string; readonly tally: Tally } | null = null;
  return {
    weigh: (state) => {
      open = null;
      const { choice } = state;
      if (choice === null) return [];
      const offered = legalAnswers(cards, state);
      const weighed = weighAnswers(cards, state, opponent, offered);
      if (weighed.length < 2 || offered.length === 0) return weighed;
      const isOwn = choice.player === OPPONENT_ID && PREDICTED.includes(opponent);
      const seat = predictorOf(state, isOwn ? opponent : null);
      const more = seat === quickSeat ? offered.length * (10 + state.zones.battleArea.length) : 0;
      if (work + more > MOST_WORK) return weighed;
      work += more;
      const predicted = seat(cards, state, offered);
      const at = weighed.findIndex(({ answer }) => isSame(answer, predicted));
      if (at < 0) return weighed;
      const key = sortOf(choice.player, state, predicted);
      const tally = tallies.get(key) ?? (isOwn ? CERTAIN : LIKELY);
      open = { key, tally };
      return withPrediction(weighed, at, tally);
    },
    learn: (at) => {
      if (open === null) return;
      const { key, tally } = open;
      const { hits, misses } = tally;
      tallies.set(key, at === 0 ? { hits: hits + 1, misses } : { hits, misses: misses + 1 });
    },
  };
}

/** The predicted answer in front, with its share by the tally; the others share the rest by their weights. */
function withPrediction(
  weighed: readonly WeightedAnswer[],
  at: number,
  { hits, misses }: Tally,
): readonly WeightedAnswer[] {
  const others = weighed.filter((_, place) => place !== at);
  const total = others.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = weighed.slice(at, at + 1);
  if (first === undefined) return weighed;
  return [
    { answer: first.answer, weight: total * hits },
    ...others.map(({ answer, weight }) => ({ answer, weight: weight * misses })),
  ];
}

/** The predicting seat: the opponent's own, or a substitute for a person. */
function predictorOf(state: GameState, own: OpponentKind | null): Seat {
  const seat = own === null ? null : getOpponentSeat(own);
  return seat ?? (isPaymentChoice(state) ? paymentSeat : quickSeat);
}

/** The sort of a prediction, by which it is trusted. */
function sortOf(player: PlayerId, { choice, turnPlayer, phase, battle, zones }: GameState, { do: act }: PlayerAnswer) {
  const isFree = player === turnPlayer && phase === "main" && battle === null && zones.chant.length === 0;
  const purpose = choice?.ask === "pick" ? choice.purpose : "";
  return [player, act, isFree, purpose].join();
}

/** Whether answers are equal; both list their parts in the order of the engine. */
const isSame = (one: PlayerAnswer, other: PlayerAnswer): boolean =>
  one === other || (one.do === other.do && JSON.stringify(one) === JSON.stringify(other));
