import { fromColorBits } from "@/engine/magmell";
import { CHOICE_VALUES, DECK_SYNONYMS } from "../choices";
import { QUERY_KEYS, type QueryKeyId } from "../keys";
import { COLOR_LETTERS, writeColors, writeSymbols } from "../read/read-colors";
import { writeTimeSpan } from "../read/read-date";
import type { QueryOperator } from "../read/tokens";
import type { Comparison, Predicate } from "../types";

/** A predicate as head (key and operator) and value, so that predicates with one head can form a list. */
type WrittenPredicate = { readonly head: string; readonly value: string };

/** The language of keys and listed values in a written query; `canonical` is the language of URLs. */
export type QueryTextLanguage = "canonical" | "ja";

/**
 * Returns the text of a predicate, canonical unless a language is given. Bare words and card names are written without
 * a key.
 */
export function writePredicate(predicate: Predicate, language: QueryTextLanguage = "canonical"): WrittenPredicate {
  const plain = writeCanonical(predicate);
  if (language === "canonical" || !("key" in predicate)) return plain;
  const { key } = predicate;
  const [canonical, japanese] = QUERY_KEYS[key].names;
  const head = IN_LETTERS.has(key) ? plain.head : plain.head.replace(canonical, japanese);
  return { head, value: japaneseValue(predicate) ?? plain.value };
}

/** Keys that cards, and so players, write in Latin letters. */
const IN_LETTERS: ReadonlySet<QueryKeyId> = new Set(["ap", "hp"]);

/** The value of a predicate in Japanese; `null` where it is written alike in all languages. */
function japaneseValue(predicate: Predicate): string | null {
  if (predicate.on === "choice")
    return CHOICE_VALUES[predicate.key].find(([word]) => word === predicate.value)?.[1] ?? null;
  if (predicate.on === "colors")
    return (
      fromColorBits(predicate.bits)
        .map((color) => JAPANESE_COLORS[color])
        .join("") || "無色"
    );
  return predicate.on === "numbers" ? QUERY_KEYS[predicate.other].names[1] : null;
}

const JAPANESE_COLORS = { blue: "青", green: "緑", red: "赤" } as const;

function writeCanonical(predicate: Predicate): WrittenPredicate {
  switch (predicate.on) {
    case "words":
      return { head: "", value: IS_WORD.test(predicate.value) ? predicate.value : quoted(predicate.value) };
    case "exact":
      return { head: "", value: named(predicate.value, "!") };
    case "text":
      return writeText(predicate);
    case "number":
      return written(predicate.key, usual(predicate.op, "="), String(predicate.value));
    case "numbers":
      return written(predicate.key, usual(predicate.op, "="), getCanonicalKeyName(predicate.other));
    case "parity":
      return written(predicate.key, ":", predicate.odd ? "odd" : "even");
    case "range":
      return written(predicate.key, ":", `${predicate.from ?? ""}..${predicate.to ?? ""}`);
    case "colors":
      // Colorless is written with `:`: every card has at least none of the colors, so `>=` would be void.
      return written(
        predicate.key,
        usual(predicate.op, predicate.bits === 0 ? "=" : QUERY_KEYS[predicate.key].colon),
        writeColors(predicate.bits),
      );
    case "colorCount":
      return written(predicate.key, predicate.op, String(predicate.value));
    case "symbols":
      return written(
        predicate.key,
        usual(predicate.op, QUERY_KEYS[predicate.key].colon),
        writeSymbols(predicate.symbols),
      );
    case "date":
      return written(predicate.key, usual(predicate.op, "="), writeTimeSpan(predicate));
    case "setDate":
      return written(predicate.key, usual(predicate.op, "="), predicate.set);
    case "choice":
      return written(predicate.key, ":", predicate.value);
    case "card":
      return written(predicate.key, ":", named(predicate.name, ""));
    case "rule":
      return written(predicate.key, ":", predicate.rule);
    case "stones":
      return written("stones", ":", `${COLOR_LETTERS[predicate.color]}${predicate.op}${predicate.value}`);
  }
}

function writeText({ key, match, value }: Extract<Predicate, { on: "text" }>): WrittenPredicate {
  const isUsual = (match === "is") === (QUERY_KEYS[key].colon === "=") || match === "matches";
  const isPlain = IS_PLAIN.test(value) && !(key === "inSet" && DECK_SYNONYMS.includes(value.toLowerCase()));
  const safe = match === "matches" ? `/${value}/` : isPlain ? value : quoted(value);
  return written(key, isUsual ? ":" : "=", safe);
}

export const getCanonicalKeyName = (key: QueryKeyId): string => QUERY_KEYS[key].names[0];

const written = (key: QueryKeyId, op: QueryOperator, value: string): WrittenPredicate => ({
  head: `${getCanonicalKeyName(key)}${op}`,
  value,
});
const usual = (op: Comparison, colon: Comparison): QueryOperator => (op === colon ? ":" : op);

/** A word that needs no quotes: no connective, no syntax, not like an option. */
const IS_WORD =
  /^(?!(?:or|and|かつ|\+\+|@@)$|.*または)[^\s()|<>=≠≤≥≦≧:"“”„「」『』《》[\]/!,-][^\s()|<>=≠≤≥≦≧:"“”„「」『』《》[\]]*$/u;
/** A value that needs no quotes. */
const IS_PLAIN = /^[^\s()|,<>=:"“”„「」『』《》[\]/!-][^\s()|,<>=:"“”„「」『』《》[\]]*$/u;

const quoted = (value: string): string => `"${value.replace(/["“”„\\]/gu, "\\$&")}"`;
/** A card name as rule 207.3 writes it. */
const named = (name: string, mark: string): string => (name.includes("》") ? `${mark}${quoted(name)}` : `《${name}》`);
