import { type Kind, nameKey } from "@/engine";
import { compileText, renderText } from "@/engine/text";
import { withEnglishNames } from "./english-text";
import type { CardRecord, TextReader, TextReading } from "./types";

const READ_NOTHING: TextReading = { abilities: [], englishText: "", coverage: "full" };

/**
 * Reads card texts as abilities, each text of a kind once as long as the reader lives. `records` give the English names of
 * the cards that texts mention. This is what loads the compiler: a snapshot carries what was read.
 */
export function textReader(records: readonly CardRecord[]): TextReader {
  const englishNames = new Map(records.map(({ name, englishName }) => [nameKey(name), englishName]));
  const nameOf = (name: string) => englishNames.get(nameKey(name)) ?? null;
  const known = new Map<string, TextReading>();
  return (_record, { text, kind }) => {
    const key = `${kind} ${text}`;
    const reading = known.get(key) ?? readText(text, kind, nameOf);
    known.set(key, reading);
    return reading;
  };
}

function readText(text: string, kind: Kind, nameOf: (name: string) => string | null): TextReading {
  if (text.trim() === "") return READ_NOTHING;
  const { abilities, coverage } = compileText(text, kind);
  return { abilities, coverage, englishText: withEnglishNames(renderText(abilities, "en", kind), nameOf) };
}
