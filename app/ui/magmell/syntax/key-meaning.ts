import type { Dictionary } from "@/app/i18n/dictionary";
import { CHOICE_VALUES, DECK_FORMATS } from "@/lib/magmell/search/query/choices";
import { QUERY_KEYS, type QueryKeyId } from "@/lib/magmell/search/query/keys";
import { OPTION_WORDS } from "@/lib/magmell/search/query/option-words";

type SyntaxWords = Dictionary["syntax"];

/** Returns the operators that may stand between a key and its value. */
export function getKeyOperators(key: QueryKeyId): string {
  const { value, level } = QUERY_KEYS[key];
  if (level === "option") return ": =";
  if (value === "stones") return ":";
  return ["number", "colors", "symbols", "date"].includes(value) ? ": = != < <= > >=" : ": = !=";
}

/** Returns the operator that `:` stands for. */
export function describeColonOperator(key: QueryKeyId, { colon }: SyntaxWords): string {
  const { value, level, colon: stands } = QUERY_KEYS[key];
  if (level === "option") return colon.option;
  if (value === "colors") return stands === "<=" ? colon.needs : colon.colors;
  if (value === "text") return stands === "holds" ? colon.holds : colon.is;
  if (value === "choice" || value === "rule") return colon.is;
  return colon[value];
}

/** Returns the allowed values of a key in English and Japanese; null for keys without a fixed list of values. */
export function getKeyChoices(key: QueryKeyId): readonly (readonly [string, string])[] | null {
  const choices: Partial<Record<QueryKeyId, readonly (readonly [string, string, ...string[]])[]>> = {
    ...CHOICE_VALUES,
    ...OPTION_WORDS,
    legal: DECK_FORMATS,
    banned: DECK_FORMATS,
    limited: DECK_FORMATS,
  };
  return choices[key]?.map(([english, japanese]) => [english, japanese] as const) ?? null;
}

/** Returns a description of the values of a key that has no fixed list; empty for keys that have one. */
export function describeKeyValues(key: QueryKeyId, { valueKinds }: SyntaxWords): string {
  const { value, colon } = QUERY_KEYS[key];
  if (key === "asOf") return valueKinds.day;
  if (value === "text") return colon === "holds" ? valueKinds.text : valueKinds.fixedText;
  return value === "choice" ? "" : valueKinds[value];
}
