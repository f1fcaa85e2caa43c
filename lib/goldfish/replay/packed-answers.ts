import { type Cards, type GameState, type PlayerAnswer, step } from "@/engine/magmell";
import type { AnswerModel } from "./answer-model";

/** The number that holds no answers: it tells at the end whether the answers were all that the number held. */
const EMPTY = 1n;

/** The place of an answer among all: the weights before it, its own, and those of all. */
type Place = { readonly before: number; readonly weight: number; readonly total: number };

/**
 * Packs answers into one number, which takes as many bits as they are unlikely (asymmetric numeral systems: a mixed radix whose
 * digits have shares of different sizes). Plays the state on to its end; `null` for an answer that no question offers.
 */
export function packAnswers(
  cards: Cards,
  state: GameState,
  model: AnswerModel,
  answers: readonly PlayerAnswer[],
): bigint | null {
  const places: Place[] = [];
  for (const answer of answers) {
    const place = placeOf(model, state, answer);
    if (place === null || step(cards, state, answer) !== null) return null;
    places.push(place);
  }
  // The last answer goes in first, so that the first comes out first.
  return places.reduceRight((packed, { before, weight, total }) => {
    const share = BigInt(weight);
    return (packed / share) * BigInt(total) + BigInt(before) + (packed % share);
  }, EMPTY);
}

function placeOf(model: AnswerModel, state: GameState, answer: PlayerAnswer): Place | null {
  const written = JSON.stringify(answer);
  let before = 0;
  let found: { at: number; before: number; weight: number } | null = null;
  for (const [at, { answer: other, weight }] of model.weigh(state).entries()) {
    if (found === null && JSON.stringify(other) === written) found = { at, before, weight };
    before += weight;
  }
  if (found === null) return null;
  model.learn(found.at);
  return { before: found.before, weight: found.weight, total: before };
}

/**
 * Unpacks answers and plays them on a state, in bounded time for any number. `length` is `null` for a game to its end. `null` for
 * a number that holds no such game.
 */
export function unpackAnswers(
  cards: Cards,
  state: GameState,
  model: AnswerModel,
  { packed, length, most }: { readonly packed: bigint; readonly length: number | null; readonly most: number },
): readonly PlayerAnswer[] | null {
  const answers: PlayerAnswer[] = [];
  let rest = packed;
  while (length === null ? state.choice !== null : answers.length < length) {
    const weighed = model.weigh(state);
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0 || answers.length >= most || rest < EMPTY) return null;
    let left = Number(rest % BigInt(total));
    const at = weighed.findIndex(({ weight }) => {
      if (left < weight) return true;
      left -= weight;
      return false;
    });
    const chosen = weighed[at];
    if (chosen === undefined || step(cards, state, chosen.answer) !== null) return null;
    model.learn(at);
    rest = BigInt(chosen.weight) * (rest / BigInt(total)) + BigInt(left);
    answers.push(chosen.answer);
  }
  return rest === EMPTY ? answers : null;
}
