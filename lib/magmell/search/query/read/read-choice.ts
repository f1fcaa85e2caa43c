import { CHOICE_VALUES, type ChoiceWords, findChoice, RESERVED_IS_VALUES } from "../choices";
import type { CardKey, ChoiceKey, RuleKey } from "../keys";
import { findNearestWords, toWarningSuggestion } from "./nearest-words";
import {
  applyBooleanOperator,
  createPredicateNode,
  createValueFault,
  type ValueFault,
  type ValueReader,
} from "./nodes";
import { normalizeValue } from "./normalize-value";

/** Reads words from a closed list. */
export const readChoice: ValueReader<ChoiceKey> = (key, op, member) => {
  const word = normalizeValue(member.text);
  const value = findChoice(CHOICE_VALUES[key], word);
  if (value !== null) return applyBooleanOperator(op, createPredicateNode({ on: "choice", key, value }, member.at));
  return key === "is" && RESERVED_IS_VALUES.includes(word)
    ? createValueFault("RESERVED")
    : createUnknownWordFault(word, CHOICE_VALUES[key]);
};

/** Returns the error for an unknown word, with the known words that were probably meant. */
export const createUnknownWordFault = (word: string, choices: readonly ChoiceWords[]): ValueFault =>
  createValueFault(
    "UNKNOWN_VALUE",
    toWarningSuggestion(findNearestWords(word, choices.flat(), (one) => findChoice(choices, one))),
  );

/** Reads card names: in 《》, in quotes, or plain. */
export const readCard: ValueReader<CardKey> = (key, op, member) => {
  const name = normalizeValue(member.text);
  if (member.form === "pattern") return createValueFault("UNKNOWN_VALUE");
  return name === ""
    ? createValueFault("NO_VALUE")
    : applyBooleanOperator(op, createPredicateNode({ on: "card", key, name }, member.at));
};

/** Reads rule ids: a rule number, which also matches all rules below it, or a house ruling. */
export const readRule: ValueReader<RuleKey> = (key, op, member) => {
  const [, number, house] =
    /^(?:mag:)?(\d{3}(?:\.\d{1,3}){0,5})$|^house:(\d{1,4})$/u.exec(normalizeValue(member.text)) ?? [];
  if (number === undefined && house === undefined) return createValueFault("UNKNOWN_VALUE");
  const rule = house === undefined ? `mag:${number}` : `house:${Number(house)}`;
  return applyBooleanOperator(op, createPredicateNode({ on: "rule", key, rule }, member.at));
};
