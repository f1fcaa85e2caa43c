import type { Dictionary } from "@/app/i18n/dictionary";
import { getOwn } from "@/lib/collections";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { CARD_FILE_LIMITS } from "@/lib/magmell/catalogue/import/files/file-limits";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

type ImportProblemWords = Dictionary["importProblems"];
type Value = string | number | undefined;
type Values = Readonly<Record<string, Value>>;

/** A text, or several variants of it. */
type Texts = string | { readonly [name: string]: string | undefined };

/** Describes in a sentence why an import was refused at one place. */
export function describeImportProblem(words: ImportProblemWords, problem: ImportProblem): string {
  const values = valuesOf(words, problem);
  const reason = fill(words, words.codes[problem.code].reason, values);
  return fill(words, words.sentence, { ...values, reason });
}

/** Describes why an import was refused at a field, beginning with the field's name. */
export function describeFieldProblem(words: ImportProblemWords, problem: ImportProblem, label: string): string {
  const sentence = describeImportProblem(words, problem);
  return problem.field ? fill(words, words.ofField, { field: label, problem: sentence }) : sentence;
}

/** Describes how to fix an import problem. */
export const describeImportFix = (words: ImportProblemWords, problem: ImportProblem): string =>
  fill(words, words.codes[problem.code].fix, valuesOf(words, problem));

/** Fills the placeholders of a text with values, or with phrases that have placeholders themselves. */
const fill = (words: ImportProblemWords, texts: Texts, values: Values): string =>
  fitting(texts, values).replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = getOwn(values, place);
    if (value !== null && value !== undefined) return String(value);
    const phrase = getOwn<Texts>(words.phrases, place);
    return phrase === null ? "" : fill(words, phrase, values);
  });

/** Returns the one of several texts that is named after a kind of fault or after a value that is known, or else the plain one. */
function fitting(texts: Texts, values: Values): string {
  if (typeof texts === "string") return texts;
  const { fault, form, there } = values;
  const known = Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== "");
  // Anything may stand in the cell that `there` quotes.
  const name = [fault, form, there === "nothing" && there, ...known].find((one) => getOwn(texts, String(one)) !== null);
  return texts[String(name ?? "plain")] ?? "";
}

/** Returns the facts of a problem and the format of its field, in the dictionary's words. */
function valuesOf(words: ImportProblemWords, problem: ImportProblem): Values {
  const { types, jsonParts, join } = words;
  const told: Values = Object.fromEntries(
    Object.entries(problem.facts ?? {}).map(([name, fact]) => [
      name,
      typeof fact === "object" ? fact.join(join) : fact,
    ]),
  );
  return {
    ...told,
    found: getOwn<Value>(types, String(told.found)) ?? told.found,
    wanted: getOwn<Value>(types, String(told.wanted)) ?? told.wanted,
    part: getOwn<Value>(jsonParts, String(told.of)) ?? told.of,
    leastSide: IMAGE_LIMITS.leastSide,
    howToWrite: howToWrite(words, problem),
  };
}

/** Limits that texts about the fields of card files mention. */
const CARD_LIMITS = { ...CARD_FILE_LIMITS, imageName: IMAGE_LIMITS.name, imageAlt: IMAGE_LIMITS.alt };

function howToWrite(words: ImportProblemWords, { fieldPath, kind, limits = CARD_LIMITS }: ImportProblem): string {
  const { fields: cards, starterFields: starter, formatFields: formats, anyField } = words;
  const known: Readonly<Record<string, string>> = { cards, starter, formats }[kind ?? "cards"];
  // The names in an object may be any.
  const parent = `${fieldPath.split(".").slice(0, -1).join(".")}.*`;
  return fill(words, getOwn(known, fieldPath || "file") ?? getOwn(known, parent) ?? anyField, limits as Values);
}
