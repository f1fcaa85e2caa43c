import { DECK_SYNONYMS } from "../choices";
import { KEYS, type KeyId } from "../keys";
import { COLOR_LETTERS, writeColors, writeSymbols } from "../read/read-colors";
import { writeTimeSpan } from "../read/read-date";
import type { Operator } from "../read/tokens";
import type { Comparison, Predicate } from "../types";

/** A predicate as head (key and operator) and value, so that predicates with one head can form a list. */
type WrittenPredicate = { readonly head: string; readonly value: string };

/** Canonical text of a predicate. Words and card names have an empty head. */
export function writePredicate(test: Predicate): WrittenPredicate {
  switch (test.on) {
    case "words":
      return { head: "", value: IS_WORD.test(test.value) ? test.value : quoted(test.value) };
    case "exact":
      return { head: "", value: named(test.value, "!") };
    case "text":
      return writeText(test);
    case "number":
      return written(test.key, usual(test.op, "="), String(test.value));
    case "numbers":
      return written(test.key, usual(test.op, "="), canonicalKeyName(test.other));
    case "parity":
      return written(test.key, ":", test.odd ? "odd" : "even");
    case "range":
      return written(test.key, ":", `${test.from ?? ""}..${test.to ?? ""}`);
    case "colors":
      // Colourless is written with `:`: every card has at least none of the colours, so `>=` would be void.
      return written(test.key, usual(test.op, test.bits === 0 ? "=" : KEYS[test.key].colon), writeColors(test.bits));
    case "colorCount":
      return written(test.key, test.op, String(test.value));
    case "symbols": {
      const value = writeSymbols(test.symbols);
      return written(test.key, usual(test.op, value === "0" ? "=" : KEYS[test.key].colon), value);
    }
    case "date":
      return written(test.key, usual(test.op, "="), writeTimeSpan(test));
    case "setDate":
      return written(test.key, usual(test.op, "="), test.set);
    case "choice":
      return written(test.key, ":", test.value);
    case "card":
      return written(test.key, ":", named(test.name, ""));
    case "rule":
      return written(test.key, ":", test.rule);
    case "stones":
      return written("stones", ":", `${COLOR_LETTERS[test.color]}${test.op}${test.value}`);
  }
}

function writeText({ key, match, value }: Extract<Predicate, { on: "text" }>): WrittenPredicate {
  const isUsual = (match === "is") === (KEYS[key].colon === "=") || match === "matches";
  const isPlain = IS_PLAIN.test(value) && !(key === "inSet" && DECK_SYNONYMS.includes(value.toLowerCase()));
  const safe = match === "matches" ? `/${value}/` : isPlain ? value : quoted(value);
  return written(key, isUsual ? ":" : "=", safe);
}

export const canonicalKeyName = (key: KeyId): string => KEYS[key].names[0];

const written = (key: KeyId, op: Operator, value: string): WrittenPredicate => ({
  head: `${canonicalKeyName(key)}${op}`,
  value,
});
const usual = (op: Comparison, colon: Comparison): Operator => (op === colon ? ":" : op);

/** A word that needs no quotes: it is no connective, contains no syntax and does not look like an option. */
const IS_WORD =
  /^(?!(?:or|and|または|かつ|\+\+|@@)$)[^\s()|<>=≠≤≥≦≧:"“”„「」『』《》[\]/!,-][^\s()|<>=≠≤≥≦≧:"“”„「」『』《》[\]]*$/u;
/** A value that needs no quotes. */
const IS_PLAIN = /^[^\s()|,<>=:"“”„「」『』《》[\]/!-][^\s()|,<>=:"“”„「」『』《》[\]]*$/u;

const quoted = (value: string): string => `"${value.replace(/["“”„\\]/gu, "\\$&")}"`;
/** A card name as rule 207.3 writes it. */
const named = (name: string, mark: string): string => (name.includes("》") ? `${mark}${quoted(name)}` : `《${name}》`);
