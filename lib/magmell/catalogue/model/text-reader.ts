import { compileText, findDoubts } from "@/engine/magmell/text";
import { createNameTranslations, type NameTranslations, renderAbilitiesInEnglish } from "./english-names";
import { hasOpenDoubt, isWrittenBack } from "./open-doubts";
import { formatReadingChoice } from "./reading-choices";
import type { CatalogueRecords, CatalogueRevision, TextReader, TextReading } from "./types";

const READ_NOTHING: TextReading = { abilities: [], englishText: "", coverage: "full" };

/**
 * Creates a reader that compiles card texts to abilities and caches them by text, kind and chosen readings. `records` supplies the
 * English names of cards and counters. Importing this module loads the compiler; browsers read snapshots instead, which
 * contain the readings.
 */
export function createTextReader(records: Pick<CatalogueRecords, "sets" | "cards">): TextReader {
  const names = createNameTranslations(records);
  const known = new Map<string, TextReading>();
  return (_record, revision) => {
    const key = computeReadingKey(revision);
    const reading = known.get(key) ?? readCardText(revision, names);
    known.set(key, reading);
    return reading;
  };
}

/** What the reading of a text depends on. */
export type ReadableText = Pick<CatalogueRevision, "kind" | "text" | "readings">;

/** Returns a key that revisions share only if their texts are read alike. */
export const computeReadingKey = ({ kind, text, readings = [] }: ReadableText): string =>
  [`${kind} ${text}`, ...readings.map(formatReadingChoice)].join("\n");

/**
 * Returns the reading of one text with its choices; an empty text has no abilities and full coverage. A text with an
 * open doubt is read in the likeliest way, and is not `full`.
 */
export function readCardText({ text, kind, readings }: ReadableText, names: NameTranslations): TextReading {
  if (text.trim() === "") return READ_NOTHING;
  const { abilities, coverage: compiled } = compileText(text, kind, readings);
  // Only a text that is written otherwise is searched for other readings, which takes many times as long as reading it.
  const isOpen =
    compiled === "full" &&
    !isWrittenBack(abilities, text, kind) &&
    hasOpenDoubt(findDoubts(text, kind), readings ?? []);
  const coverage = isOpen ? "partial" : compiled;
  return { abilities, coverage, englishText: renderAbilitiesInEnglish(abilities, kind, names) };
}
