import {
  hasFields,
  isArrayOf,
  isBoolean,
  isInteger,
  isOneOf,
  isOptional,
  isPairOf,
  isPlayerId,
  isString,
  isVariant,
  type ValuePredicate,
  type VariantPredicates,
} from "../../kernel/json-value";
import { type AnswerPredicates, COMMON_ANSWER_PREDICATES } from "../../kernel/step";
import type { ByHandAct, PlayerAnswer } from "../model/choice";
import { ERAS } from "../model/era";
import { MANA_TYPES } from "../model/mana";
import { VARIANT_NAMES } from "../model/state";
import { ZONE_IDS } from "../model/zone";

const isYes = isOptional((value) => value === true);
/**
 * Returns whether a value is a number. Whether the number is possible is checked with the other reasons against an
 * answer.
 */
const isNumber: ValuePredicate = (value) => typeof value === "number";
const isMana = hasFields(Object.fromEntries(MANA_TYPES.map((type) => [type, isNumber])));

const BY_HAND: VariantPredicates<"act", ByHandAct> = {
  cast: { instance: isInteger },
  move: { instance: isInteger, to: isOneOf(ZONE_IDS), bottom: isYes, tapped: isYes },
  tap: { instance: isInteger },
  untap: { instance: isInteger },
  counters: { instance: isInteger, counter: isString, count: isNumber },
  points: { instance: isInteger, power: isNumber, toughness: isNumber },
  damage: { instance: isInteger, amount: isNumber },
  attach: { instance: isInteger, to: isInteger },
  token: { card: isInteger, count: isNumber },
  life: { player: isPlayerId, amount: isNumber },
  addMana: { mana: isMana },
  spendMana: { mana: isMana },
  draw: { count: isNumber },
  look: { count: isNumber },
  shuffle: {},
};

/** Predicates for the fields of all answers, which may be untrusted. */
export const ANSWER_PREDICATES: AnswerPredicates<PlayerAnswer> = {
  ...COMMON_ANSWER_PREDICATES,
  keep: {},
  mulligan: {},
  pass: {},
  playLand: { instance: isInteger },
  cast: { instance: isInteger },
  activate: { instance: isInteger, ability: isInteger },
  byHand: { act: (value) => isVariant("act", BY_HAND, value) },
};

/** Predicates for the fields of a setup, which may be untrusted. */
export const SETUP_PREDICATES = {
  decks: isPairOf(isArrayOf(isString)),
  options: hasFields({
    era: isOneOf(ERAS),
    variant: isOptional(isOneOf(VARIANT_NAMES)),
    chooser: isOptional(isPlayerId),
    starter: isOptional(isPlayerId),
    ordersGraveyards: isOptional(isBoolean),
    byHand: isOptional(isBoolean),
  }),
};
