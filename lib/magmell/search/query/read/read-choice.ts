import { CHOICES, type ChoiceWords, findChoice, RESERVED_WORDS } from "../choices";
import type { CardKey, ChoiceKey, RuleKey } from "../keys";
import { foldedValue } from "./folded-value";
import { nearestWords, offerOf } from "./nearest-words";
import { asserted, fault, predicateNode, type ValueFault, type ValueReader } from "./nodes";

/** Returns reader of words from a closed list. */
export const readChoice: ValueReader<ChoiceKey> = (key, op, member) => {
  const word = foldedValue(member.text);
  const value = findChoice(CHOICES[key], word);
  if (value !== null) return asserted(op, predicateNode({ on: "choice", key, value }, member.at));
  return key === "is" && RESERVED_WORDS.includes(word) ? fault("RESERVED") : unknownWord(word, CHOICES[key]);
};

/** Returns the fault of an unknown word, with the known ones that were probably meant. */
export const unknownWord = (word: string, choices: readonly ChoiceWords[]): ValueFault =>
  fault("UNKNOWN_VALUE", offerOf(nearestWords(word, choices.flat(), (one) => findChoice(choices, one))));

/** Returns reader of card names: in 《》, in quotes, or plain. */
export const readCard: ValueReader<CardKey> = (key, op, member) => {
  const name = foldedValue(member.text);
  if (member.form === "pattern") return fault("UNKNOWN_VALUE");
  return name === "" ? fault("NO_VALUE") : asserted(op, predicateNode({ on: "card", key, name }, member.at));
};

/** Returns reader of rule ids: a number of the rules document, which includes all rules below it, or a house ruling. */
export const readRule: ValueReader<RuleKey> = (key, op, member) => {
  const [, number, house] =
    /^(?:mag:)?(\d{3}(?:\.\d{1,3}){0,5})$|^house:(\d{1,4})$/u.exec(foldedValue(member.text)) ?? [];
  if (number === undefined && house === undefined) return fault("UNKNOWN_VALUE");
  const rule = house === undefined ? `mag:${number}` : `house:${Number(house)}`;
  return asserted(op, predicateNode({ on: "rule", key, rule }, member.at));
};
