import { type Cards, type GameState, type PlayerAnswer, stepGame } from "@/engine/magmell";
import { type AnsSymbolRange, decodeAnsSymbol, EMPTY_ANS_STATE, encodeAns } from "@/lib/decks/sharing/ans";
import type { AnswerModel } from "./answer-model";

/**
 * Packs answers into one integer; likely answers take fewer bits. Plays them on the state up to their end. Null for an
 * answer that is not among the options.
 */
export function packAnswers(
  cards: Cards,
  state: GameState,
  model: AnswerModel,
  answers: readonly PlayerAnswer[],
): bigint | null {
  const places: AnsSymbolRange[] = [];
  for (const answer of answers) {
    const place = placeOf(model, state, answer);
    if (place === null || stepGame(cards, state, answer) !== null) return null;
    places.push(place);
  }
  return encodeAns(places);
}

function placeOf(model: AnswerModel, state: GameState, answer: PlayerAnswer): AnsSymbolRange | null {
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
 * Unpacks answers and plays them on a state, in bounded time for any integer. `length` is null for a finished game.
 * Null if the integer does not encode such a game.
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
    const place =
      answers.length < most
        ? decodeAnsSymbol(
            rest,
            weighed.map(({ weight }) => weight),
          )
        : null;
    const chosen = place === null ? undefined : weighed[place.at];
    if (place === null || chosen === undefined || stepGame(cards, state, chosen.answer) !== null) return null;
    model.learn(place.at);
    rest = place.rest;
    answers.push(chosen.answer);
  }
  return rest === EMPTY_ANS_STATE ? answers : null;
}
