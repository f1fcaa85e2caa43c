import {
  hasParts,
  isAbsentOr,
  isFlag,
  isListOf,
  isOfSort,
  isOneOf,
  isPairOf,
  isSeat,
  isText,
  isWhole,
  type SortTests,
  type ValueTest,
} from "../../kernel/json-value";
import { type AnswerTests, COMMON_ANSWERS } from "../../kernel/step";
import type { ByHandAct, PlayerAnswer } from "../model/choice";
import { ERAS } from "../model/era";
import { MANA_TYPES } from "../model/mana";
import { VARIANT_NAMES } from "../model/state";
import { ZONE_IDS } from "../model/zone";

const isYes = isAbsentOr((value) => value === true);
/** Returns whether a value is a number; whether it is one that can be carried out is asked with the reasons against it. */
const isNumber: ValueTest = (value) => typeof value === "number";
const isMana = hasParts(Object.fromEntries(MANA_TYPES.map((type) => [type, isNumber])));

const BY_HAND: SortTests<"act", ByHandAct> = {
  cast: { instance: isWhole },
  move: { instance: isWhole, to: isOneOf(ZONE_IDS), bottom: isYes, tapped: isYes },
  tap: { instance: isWhole },
  untap: { instance: isWhole },
  counters: { instance: isWhole, counter: isText, count: isNumber },
  points: { instance: isWhole, power: isNumber, toughness: isNumber },
  damage: { instance: isWhole, amount: isNumber },
  attach: { instance: isWhole, to: isWhole },
  token: { card: isWhole, count: isNumber },
  life: { player: isSeat, amount: isNumber },
  addMana: { mana: isMana },
  spendMana: { mana: isMana },
  draw: { count: isNumber },
  look: { count: isNumber },
  shuffle: {},
};

/** Tests of the parts of all answers, which may come from outside. */
export const ANSWERS: AnswerTests<PlayerAnswer> = {
  ...COMMON_ANSWERS,
  keep: {},
  mulligan: {},
  pass: {},
  playLand: { instance: isWhole },
  cast: { instance: isWhole },
  activate: { instance: isWhole, ability: isWhole },
  byHand: { act: (value) => isOfSort("act", BY_HAND, value) },
};

/** Tests of the parts of a setup, which may come from outside. */
export const SETUP = {
  decks: isPairOf(isListOf(isText)),
  options: hasParts({
    era: isOneOf(ERAS),
    variant: isAbsentOr(isOneOf(VARIANT_NAMES)),
    chooser: isAbsentOr(isSeat),
    starter: isAbsentOr(isSeat),
    ordersGraveyards: isAbsentOr(isFlag),
    byHand: isAbsentOr(isFlag),
  }),
};
