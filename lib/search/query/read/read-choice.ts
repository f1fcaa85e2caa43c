import { CHOICES, type ChoiceWords, findChoice, RESERVED_WORDS } from "../choices";
import type { CardKey, ChoiceKey, RuleKey } from "../keys";
import { foldedValue } from "./folded-value";
import { nearestWord } from "./nearest-word";
import { asserted, fault, predicateNode, type ValueFault, type ValueReader } from "./nodes";

/** A word of a closed list. */
export const readChoice: ValueReader<ChoiceKey> = (key, op, member) => {
  const word = foldedValue(member.text);
  const value = findChoice(CHOICES[key], word);
  if (value !== null) return asserted(op, predicateNode({ on: "choice", key, value }, member.at));
  return key === "is" && RESERVED_WORDS.includes(word) ? fault("RESERVED") : unknownWord(word, CHOICES[key]);
};

/** A word that a list does not know, with the one that was probably meant. */
export const unknownWord = (word: string, choices: readonly ChoiceWords[]): ValueFault =>
  fault("UNKNOWN_VALUE", { nearest: nearestWord(word, choices.flat()) });

/** The name of a card, in 《》, in quotes or as it is. */
export const readCard: ValueReader<CardKey> = (key, op, member) => {
  const name = foldedValue(member.text);
  if (member.form === "pattern") return fault("UNKNOWN_VALUE");
  return name === "" ? fault("NO_VALUE") : asserted(op, predicateNode({ on: "card", key, name }, member.at));
};

/** A number of the rules document, with all that stands below it, or of a ruling of the house. */
export const readRule: ValueReader<RuleKey> = (key, op, member) => {
  const [, number, house] =
    /^(?:mag:)?(\d{3}(?:\.\d{1,3}){0,5})$|^house:(\d{1,4})$/u.exec(foldedValue(member.text)) ?? [];
  if (number === undefined && house === undefined) return fault("UNKNOWN_VALUE");
  const rule = house === undefined ? `mag:${number}` : `house:${Number(house)}`;
  return asserted(op, predicateNode({ on: "rule", key, rule }, member.at));
};
