import { findQueryKey, KEY_NAMES, NOT_KEY } from "../find-key";
import { type NumberKey, QUERY_KEYS, type QueryKeyId } from "../keys";
import { MAX_NUMBER_DIGITS } from "../limits";
import { findNearestWords, toWarningSuggestion } from "./nearest-words";
import { createOrNode, createPredicateNode, createValueFault, resolveComparison, type ValueReader } from "./nodes";

/** Parity words; true for odd. */
const PARITY: ReadonlyMap<string, boolean> = new Map([
  ["even", false],
  ["偶数", false],
  ["odd", true],
  ["奇数", true],
]);
const DIGITS = /^\d+$/u;
const RANGE = /^(\d*)(?:\.{2,3}|[~〜])(\d*)$|^(\d+)-(\d+)$/u;

const isNumberKey = (id: QueryKeyId | typeof NOT_KEY | null): id is NumberKey =>
  id !== null && id !== NOT_KEY && QUERY_KEYS[id].value === "number";
/** Whether a key is about decks, whose numbers are not compared with those of cards. */
const isOfDecks = (key: NumberKey): boolean => QUERY_KEYS[key].level === "deck";
const NUMBER_WORDS = [...PARITY.keys(), ...KEY_NAMES.filter((name) => isNumberKey(findQueryKey(name)))];

/** Reads numbers: `3`, `even`, `2..4`, `4..`, or another numeric key. */
export const readNumber: ValueReader<NumberKey> = (key, op, member) => {
  const text = member.text.trim().toLowerCase();
  const compared = resolveComparison(op, "=");
  if (DIGITS.test(text)) {
    if (text.length > MAX_NUMBER_DIGITS) return createValueFault("UNKNOWN_VALUE", { limit: MAX_NUMBER_DIGITS });
    return createPredicateNode({ on: "number", key, op: compared, value: Number(text) }, member.at);
  }
  const odd = PARITY.get(text);
  if (odd !== undefined) {
    if (compared !== "=" && compared !== "!=") return createValueFault("OPERATOR");
    return createPredicateNode({ on: "parity", key, odd: odd === (compared === "=") }, member.at);
  }
  const range = RANGE.exec(text);
  if (range) return readRange(key, op, member, [range[1] || range[3] || "", range[2] || range[4] || ""]);
  const other = findQueryKey(text);
  if (isNumberKey(other) && isOfDecks(other) !== isOfDecks(key)) return createValueFault("UNKNOWN_VALUE");
  if (isNumberKey(other)) return createPredicateNode({ on: "numbers", key, op: compared, other }, member.at);
  return createValueFault(
    "UNKNOWN_VALUE",
    toWarningSuggestion(findNearestWords(text, NUMBER_WORDS, (word) => PARITY.get(word) ?? findQueryKey(word))),
  );
};

/**
 * A range as a node. An open end makes it a comparison; a negated range means below or above it, so a card must have
 * the number.
 */
function readRange(
  key: NumberKey,
  op: Parameters<ValueReader<NumberKey>>[1],
  { at }: Parameters<ValueReader<NumberKey>>[2],
  [first, last]: readonly [string, string],
): ReturnType<ValueReader<NumberKey>> {
  if (op !== ":" && op !== "=" && op !== "!=") return createValueFault("OPERATOR");
  if (first.length > MAX_NUMBER_DIGITS || last.length > MAX_NUMBER_DIGITS)
    return createValueFault("UNKNOWN_VALUE", { limit: MAX_NUMBER_DIGITS });
  if (first === "" && last === "") return createValueFault("UNKNOWN_VALUE");
  const [from, to] = [first, last].map((digits) => (digits === "" ? null : Number(digits))) as [number, number];
  if (first !== "" && last !== "" && from > to) return createValueFault("EMPTY_RANGE");
  const below = createPredicateNode({ on: "number", key, op: "<", value: from }, at);
  const above = createPredicateNode({ on: "number", key, op: ">", value: to }, at);
  if (op === "!=") return first === "" ? above : last === "" ? below : createOrNode([below, above]);
  if (first === "") return createPredicateNode({ on: "number", key, op: "<=", value: to }, at);
  if (last === "") return createPredicateNode({ on: "number", key, op: ">=", value: from }, at);
  if (from === to) return createPredicateNode({ on: "number", key, op: "=", value: from }, at);
  return createPredicateNode({ on: "range", key, from, to }, at);
}
