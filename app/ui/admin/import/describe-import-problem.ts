import type { Dictionary } from "@/app/i18n/dictionary";
import { getOwn } from "@/lib/collections";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { CARD_FILE_LIMITS } from "@/lib/magmell/catalogue/import/files/file-limits";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

type ImportProblemWords = Dictionary["importProblems"];
type Value = string | number | undefined;
type Values = Readonly<Record<string, Value>>;

/** A text, or several of which one fits. */
type Texts = string | { readonly [name: string]: string | undefined };

/** Returns why an import was refused at one place, as a sentence: in English where the language has no words for it. */
export const describeImportProblem = (words: ImportProblemWords, problem: ImportProblem): string =>
  sentenceOf(words, problem) ?? `${problem.reason.charAt(0).toUpperCase()}${problem.reason.slice(1)}.`;

/** Returns why an import was refused at a field, which is named first: by its label, or in English as the file calls it. */
export function describeFieldProblem(words: ImportProblemWords, problem: ImportProblem, label: string): string {
  const { field, reason } = problem;
  const sentence = sentenceOf(words, problem);
  const told = sentence && field ? fill(words, words.ofField, { field: label, problem: sentence }) : sentence;
  return told ?? `${field ? `“${field}” ` : ""}${reason}.`;
}

/** Returns how a problem is mended: by what it is about, or else as its field is written. */
export const describeImportFix = (words: ImportProblemWords, problem: ImportProblem): string =>
  fill(words, textsOf(words, problem)?.fix, valuesOf(words, problem)) ?? problem.fix;

function sentenceOf(words: ImportProblemWords, problem: ImportProblem): string | undefined {
  const values = valuesOf(words, problem);
  const reason = fill(words, textsOf(words, problem)?.reason, values);
  return reason === undefined ? undefined : fill(words, words.sentence, { ...values, reason });
}

type ProblemTexts = { readonly reason?: Texts; readonly fix?: Texts };

const textsOf = ({ codes = {} }: ImportProblemWords, { code }: ImportProblem): ProblemTexts | null =>
  getOwn<ProblemTexts>(codes, code);

/**
 * Fills the places of a text by values, and by phrases that have places themselves. Returns undefined where a word or a value is lacking:
 * half a sentence is worse than an English one.
 */
function fill(words: ImportProblemWords, texts: Texts | null | undefined, values: Values): string | undefined {
  let isWhole = true;
  const filled = fitting(texts, values)?.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = getOwn(values, place) ?? fill(words, getOwn<Texts | undefined>(words.phrases ?? {}, place), values);
    isWhole &&= value !== undefined;
    return String(value);
  });
  return isWhole ? filled : undefined;
}

/** Returns the one of several texts that is named after a kind of fault or after a value that is known, or else the plain one. */
function fitting(texts: Texts | null | undefined, values: Values): string | undefined {
  if (typeof texts !== "object" || texts === null) return texts ?? undefined;
  const { fault, form, there } = values;
  const known = Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== "");
  // Anything may stand in the cell that `there` quotes.
  const name = [fault, form, there === "nothing" && there, ...known].find((one) => getOwn(texts, String(one)) !== null);
  return texts[String(name ?? "plain")];
}

/** The facts of a problem, and how its field is written, in the words of the language. */
function valuesOf(words: ImportProblemWords, { facts = {}, fieldPath }: ImportProblem): Values {
  const { types = {}, jsonParts = {}, join = ", " } = words;
  const told: Values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "object" ? fact.join(join) : fact]),
  );
  return {
    ...told,
    found: getOwn<Value>(types, String(told.found)) ?? told.found,
    wanted: getOwn<Value>(types, String(told.wanted)) ?? told.wanted,
    part: getOwn<Value>(jsonParts, String(told.of)) ?? told.of,
    leastSide: IMAGE_LIMITS.leastSide,
    howToWrite: howToWrite(words, fieldPath),
  };
}

const FIELD_LIMITS = { ...CARD_FILE_LIMITS, imageName: IMAGE_LIMITS.name, imageAlt: IMAGE_LIMITS.alt };

function howToWrite(words: ImportProblemWords, fieldPath: string): string | undefined {
  const fields: Readonly<Record<string, string | undefined>> = words.fields ?? {};
  // The names in an object may be any.
  const parent = `${fieldPath.split(".").slice(0, -1).join(".")}.*`;
  return fill(words, getOwn(fields, fieldPath || "file") ?? getOwn(fields, parent) ?? words.anyField, FIELD_LIMITS);
}
