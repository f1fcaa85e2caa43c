import type { CardKind } from "@/engine/magmell";
import { compileText } from "@/engine/magmell/text";
import { createNameTranslations, type NameTranslations, renderAbilitiesInEnglish } from "./english-names";
import type { CatalogueRecords, TextReader, TextReading } from "./types";

const READ_NOTHING: TextReading = { abilities: [], englishText: "", coverage: "full" };

/**
 * Creates a reader that compiles card texts to abilities and caches them by text and kind. `records` supplies the
 * English names of cards and counters. Importing this module loads the compiler; browsers read snapshots instead, which
 * contain the readings.
 */
export function createTextReader(records: Pick<CatalogueRecords, "sets" | "cards">): TextReader {
  const names = createNameTranslations(records);
  const known = new Map<string, TextReading>();
  return (_record, { text, kind }) => {
    const key = `${kind} ${text}`;
    const reading = known.get(key) ?? readCardText(text, kind, names);
    known.set(key, reading);
    return reading;
  };
}

/** Returns the reading of one text; an empty text has no abilities and full coverage. */
export function readCardText(text: string, kind: CardKind, names: NameTranslations): TextReading {
  if (text.trim() === "") return READ_NOTHING;
  const { abilities, coverage } = compileText(text, kind);
  return { abilities, coverage, englishText: renderAbilitiesInEnglish(abilities, kind, names) };
}
