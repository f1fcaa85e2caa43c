import {
  hasParts,
  isAbsentOr,
  isFlag,
  isListOf,
  isOneOf,
  isPairOf,
  isText,
  isWhole,
  type ValueTest,
} from "../../kernel/json-value";
import { type AnswerTests, COMMON_ANSWERS } from "../../kernel/step";
import type { PlayerAnswer } from "../model/choice";
import { DECK_ZONES } from "../model/deck";

/** Tests of the parts of all answers, which may come from outside. */
export const ANSWERS: AnswerTests<PlayerAnswer> = {
  ...COMMON_ANSWERS,
  keep: {},
  redraw: {},
  pass: {},
  use: { instance: isWhole },
  attack: { unit: isWhole },
  byHand: {},
};

const isNumber: ValueTest = (value) => typeof value === "number";
const isLine = hasParts({ name: isText, count: isNumber });
const isOpening = hasParts({ hand: isListOf(isText), stones: isListOf(isText) });

/** Tests of the parts of a setup, which may come from outside. */
export const SETUP = {
  decks: isPairOf(hasParts(Object.fromEntries(DECK_ZONES.map((zone) => [zone, isListOf(isLine)])))),
  options: hasParts({
    first: isOneOf([0, 1, "random"]),
    practice: isFlag,
    byHand: isAbsentOr(isFlag),
    opening: isAbsentOr(isPairOf((value) => value === null || isOpening(value))),
  }),
};
