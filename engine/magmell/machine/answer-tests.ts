import {
  hasFields,
  isArrayOf,
  isBoolean,
  isInteger,
  isOneOf,
  isOptional,
  isPairOf,
  isString,
  type ValuePredicate,
} from "../../kernel/json-value";
import { type AnswerPredicates, COMMON_ANSWER_PREDICATES } from "../../kernel/step";
import type { PlayerAnswer } from "../model/choice";
import { DECK_ZONES } from "../model/deck";

/** Predicates for the fields of all answers, which may be untrusted. */
export const ANSWER_PREDICATES: AnswerPredicates<PlayerAnswer> = {
  ...COMMON_ANSWER_PREDICATES,
  keep: {},
  redraw: {},
  pass: {},
  use: { instance: isInteger },
  attack: { unit: isInteger },
  byHand: {},
};

const isNumber: ValuePredicate = (value) => typeof value === "number";
const isLine = hasFields({ name: isString, count: isNumber });
const isOpening = hasFields({ hand: isArrayOf(isString), stones: isArrayOf(isString) });

/** Predicates for the fields of a setup, which may be untrusted. */
export const SETUP_PREDICATES = {
  decks: isPairOf(hasFields(Object.fromEntries(DECK_ZONES.map((zone) => [zone, isArrayOf(isLine)])))),
  options: hasFields({
    first: isOneOf([0, 1, "random"]),
    practice: isBoolean,
    byHand: isOptional(isBoolean),
    opening: isOptional(isPairOf((value) => value === null || isOpening(value))),
  }),
};
