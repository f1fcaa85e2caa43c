import { createHash } from "node:crypto";
import { TEXT_EDITION } from "@/engine/magmell/text";
import { createNameTranslations, type NameTranslations } from "@/lib/magmell/catalogue/model/english-names";
import { translateCardNames } from "@/lib/magmell/catalogue/model/english-text";
import {
  computeReadingKey,
  createTextReader,
  type ReadableText,
  readCardText,
} from "@/lib/magmell/catalogue/model/text-reader";
import type {
  CardRecord,
  CatalogueRecords,
  CatalogueRevision,
  TextReader,
  TextReading,
} from "@/lib/magmell/catalogue/model/types";
import type { db } from "@/lib/server/db";
import { runCooperatively, type Task } from "@/lib/tasks";

type Database = Pick<ReturnType<typeof db>, "textReading">;

const CHUNK = 500;

/** Changes when the same compiled text is stored as something else. */
const STORED_FORM = 2;

/** A card text with the key of its stored reading. */
type Text = ReadableText & { readonly key: string };

/**
 * Returns a text reader for all texts of a catalogue. Uses the readings stored in the database, and compiles and stores
 * only new texts. When it stores new readings, it deletes those of other editions of the text language.
 */
export async function loadStoredTextReader(database: Database, records: CatalogueRecords): Promise<TextReader> {
  const names = createNameTranslations(records);
  const texts = await runCooperatively(textsOf(records.sets, records.cards));
  const known = await loadReadings(database);
  const missing = [...texts.values()].filter(({ key }) => !known.has(key));
  await compile(missing, names, known);
  if (missing.length > 0) await database.textReading.deleteMany({ where: { edition: { not: TEXT_EDITION } } });
  await storeReadings(database, missing, known);
  return runCooperatively(readerOf(texts, known, names, createTextReader(records)));
}

/**
 * Returns a text reader for unpublished revisions that falls back to `published`. New readings are stored, so that a
 * later review or the publication need not compile the texts again. Their English text contains Japanese card names.
 */
export async function loadUpcomingTextReader(
  database: Pick<Database, "textReading">,
  sets: CatalogueRecords["sets"],
  revisions: readonly CatalogueRevision[],
  published: TextReader,
): Promise<TextReader> {
  const texts = await runCooperatively(textsOf(sets, [{ revisions }]));
  const keys = [...texts.values()].map(({ key }) => key);
  const known = new Map<string, TextReading>();
  for (let start = 0; start < keys.length; start += CHUNK) {
    const rows = await database.textReading.findMany({ where: { key: { in: keys.slice(start, start + CHUNK) } } });
    await runCooperatively(parseReadings(rows, known));
  }
  const names = createNameTranslations({ sets, cards: [] });
  const missing = [...texts.values()].filter(({ key }) => !known.has(key));
  await compile(missing, names, known);
  await storeReadings(database, missing, known);
  return runCooperatively(readerOf(texts, known, names, published));
}

async function compile(
  texts: readonly Text[],
  names: NameTranslations,
  known: Map<string, TextReading>,
): Promise<void> {
  for (const [key, reading] of await runCooperatively(compileTexts(texts, names))) known.set(key, reading);
}

/** The stored English calls cards by their Japanese names, which never change; English names may. */
function* readerOf(
  texts: ReadonlyMap<string, Text>,
  known: ReadonlyMap<string, TextReading>,
  names: NameTranslations,
  otherwise: TextReader,
): Task<TextReader> {
  const ready = new Map<string, TextReading>();
  for (const [place, { key }] of texts) {
    const reading = known.get(key);
    if (reading) ready.set(place, { ...reading, englishText: translateCardNames(reading.englishText, names.cardName) });
    yield;
  }
  return (record, revision) => ready.get(computeReadingKey(revision)) ?? otherwise(record, revision);
}

function* textsOf(
  sets: CatalogueRecords["sets"],
  cards: readonly Pick<CardRecord, "revisions">[],
): Task<ReadonlyMap<string, Text>> {
  // Counters are called by the names that sets give them; a set that names none changes no reading.
  const naming = sets.flatMap((set) => (set.counters ? [[set.releasedOn, set.counters] as const] : []));
  const counters = JSON.stringify(naming.sort(([a], [b]) => Number(a > b) - Number(a < b)));
  const texts = new Map<string, Text>();
  for (const { revisions } of cards) {
    for (const { kind, text, readings } of revisions) {
      const place = computeReadingKey({ kind, text, readings });
      if (text.trim() === "" || texts.has(place)) continue;
      const key = createHash("sha256")
        .update(`${TEXT_EDITION}\n${STORED_FORM}\n${counters}\n${place}`)
        .digest("base64url");
      texts.set(place, { key, kind, text, readings });
    }
    yield;
  }
  return texts;
}

/** All stored readings of this edition, read in chunks because parsing them blocks the event loop. */
async function loadReadings({ textReading }: Database): Promise<Map<string, TextReading>> {
  const known = new Map<string, TextReading>();
  const read = (after: string) =>
    textReading.findMany({
      where: { edition: TEXT_EDITION, key: { gt: after } },
      orderBy: { key: "asc" },
      take: CHUNK,
    });
  for (let rows = await read(""); rows.length > 0; rows = await read(rows.at(-1)?.key ?? "")) {
    await runCooperatively(parseReadings(rows, known));
    if (rows.length < CHUNK) break;
  }
  return known;
}

function* parseReadings(
  rows: readonly { key: string; reading: string }[],
  known: Map<string, TextReading>,
): Task<void> {
  for (const { key, reading } of rows) {
    known.set(key, JSON.parse(reading) as TextReading);
    yield;
  }
}

function* compileTexts(texts: readonly Text[], { counterName }: NameTranslations): Task<Map<string, TextReading>> {
  const readings = new Map<string, TextReading>();
  for (const { key, ...text } of texts) {
    readings.set(key, readCardText(text, { counterName, cardName: () => null }));
    yield;
  }
  return readings;
}

async function storeReadings(
  database: Database,
  texts: readonly Text[],
  readings: ReadonlyMap<string, TextReading>,
): Promise<void> {
  for (let start = 0; start < texts.length; start += CHUNK) {
    const data = texts.slice(start, start + CHUNK).map(({ key }) => ({
      key,
      edition: TEXT_EDITION,
      reading: JSON.stringify(readings.get(key)),
    }));
    await database.textReading.createMany({ data, skipDuplicates: true });
  }
}
