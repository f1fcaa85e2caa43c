import type { Kind } from "@/engine/magmell";
import { compileText } from "@/engine/magmell/text";
import { inEnglish, type TextNames, textNames } from "./english-names";
import type { CatalogueRecords, TextReader, TextReading } from "./types";

const READ_NOTHING: TextReading = { abilities: [], englishText: "", coverage: "full" };

/**
 * Reads card texts as abilities, each text of a kind once as long as the reader lives. `records` give the English names of
 * the cards and counters that texts mention. This is what loads the compiler: a snapshot carries what was read.
 */
export function textReader(records: Pick<CatalogueRecords, "sets" | "cards">): TextReader {
  const names = textNames(records);
  const known = new Map<string, TextReading>();
  return (_record, { text, kind }) => {
    const key = `${kind} ${text}`;
    const reading = known.get(key) ?? readCardText(text, kind, names);
    known.set(key, reading);
    return reading;
  };
}

/** What one text says; an empty one says nothing, in full. */
export function readCardText(text: string, kind: Kind, names: TextNames): TextReading {
  if (text.trim() === "") return READ_NOTHING;
  const { abilities, coverage } = compileText(text, kind);
  return { abilities, coverage, englishText: inEnglish(abilities, kind, names) };
}
