import { findKey, KEY_NAMES, NOT } from "../find-key";
import { KEYS, type KeyId, type NumberKey } from "../keys";
import { MAX_DIGITS } from "../limits";
import { nearestWords, offerOf } from "./nearest-words";
import { comparisonOf, fault, orNode, predicateNode, type ValueReader } from "./nodes";

/** Parity words; true for odd. */
const PARITY: ReadonlyMap<string, boolean> = new Map([
  ["even", false],
  ["偶数", false],
  ["odd", true],
  ["奇数", true],
]);
const DIGITS = /^\d+$/u;
const RANGE = /^(\d*)(?:\.{2,3}|[~〜])(\d*)$|^(\d+)-(\d+)$/u;

const isNumberKey = (id: KeyId | typeof NOT | null): id is NumberKey =>
  id !== null && id !== NOT && KEYS[id].value === "number";
/** Whether a key is about decks, whose numbers are not compared with those of cards. */
const isOfDecks = (key: NumberKey): boolean => KEYS[key].level === "deck";
const NUMBER_WORDS = [...PARITY.keys(), ...KEY_NAMES.filter((name) => isNumberKey(findKey(name)))];

/** Returns reader of numbers: `3`, `even`, `2..4`, `4..`, or another numeric key. */
export const readNumber: ValueReader<NumberKey> = (key, op, member) => {
  const text = member.text.trim().toLowerCase();
  const compared = comparisonOf(op, "=");
  if (DIGITS.test(text)) {
    if (text.length > MAX_DIGITS) return fault("UNKNOWN_VALUE", { limit: MAX_DIGITS });
    return predicateNode({ on: "number", key, op: compared, value: Number(text) }, member.at);
  }
  const odd = PARITY.get(text);
  if (odd !== undefined) {
    if (compared !== "=" && compared !== "!=") return fault("OPERATOR");
    return predicateNode({ on: "parity", key, odd: odd === (compared === "=") }, member.at);
  }
  const range = RANGE.exec(text);
  if (range) return readRange(key, op, member, [range[1] || range[3] || "", range[2] || range[4] || ""]);
  const other = findKey(text);
  if (isNumberKey(other) && isOfDecks(other) !== isOfDecks(key)) return fault("UNKNOWN_VALUE");
  if (isNumberKey(other)) return predicateNode({ on: "numbers", key, op: compared, other }, member.at);
  return fault("UNKNOWN_VALUE", offerOf(nearestWords(text, NUMBER_WORDS, (word) => PARITY.get(word) ?? findKey(word))));
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
  if (op !== ":" && op !== "=" && op !== "!=") return fault("OPERATOR");
  if (first.length > MAX_DIGITS || last.length > MAX_DIGITS) return fault("UNKNOWN_VALUE", { limit: MAX_DIGITS });
  if (first === "" && last === "") return fault("UNKNOWN_VALUE");
  const [from, to] = [first, last].map((digits) => (digits === "" ? null : Number(digits))) as [number, number];
  if (first !== "" && last !== "" && from > to) return fault("EMPTY_RANGE");
  const below = predicateNode({ on: "number", key, op: "<", value: from }, at);
  const above = predicateNode({ on: "number", key, op: ">", value: to }, at);
  if (op === "!=") return first === "" ? above : last === "" ? below : orNode([below, above]);
  if (first === "") return predicateNode({ on: "number", key, op: "<=", value: to }, at);
  if (last === "") return predicateNode({ on: "number", key, op: ">=", value: from }, at);
  if (from === to) return predicateNode({ on: "number", key, op: "=", value: from }, at);
  return predicateNode({ on: "range", key, from, to }, at);
}
