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
} from "../../kernel/json-value";
import { type AnswerTests, COMMON_ANSWERS } from "../../kernel/step";
import type { ByHandAct, PlayerAnswer } from "../model/choice";
import { ERAS } from "../model/era";
import { MANA_TYPES } from "../model/mana";
import { VARIANT_NAMES } from "../model/state";
import { ZONE_IDS } from "../model/zone";

const isYes = isAbsentOr((value) => value === true);
const isMana = hasParts(Object.fromEntries(MANA_TYPES.map((type) => [type, isWhole])));

const BY_HAND: SortTests<"act", ByHandAct> = {
  cast: { instance: isWhole },
  move: { instance: isWhole, to: isOneOf(ZONE_IDS), bottom: isYes, tapped: isYes },
  tap: { instance: isWhole },
  untap: { instance: isWhole },
  counters: { instance: isWhole, counter: isText, count: isWhole },
  points: { instance: isWhole, power: isWhole, toughness: isWhole },
  damage: { instance: isWhole, amount: isWhole },
  attach: { instance: isWhole, to: isWhole },
  token: { card: isWhole, count: isWhole },
  life: { player: isSeat, amount: isWhole },
  addMana: { mana: isMana },
  spendMana: { mana: isMana },
  draw: { count: isWhole },
  look: { count: isWhole },
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
