import { createMtgjsonSetReader, findNameMismatch, readMtgjsonCard } from "../catalogue/import/mtgjson-entry";
import { type CardDataText, cardDataText, quoteText } from "../catalogue/import/plain-words";
import { readScryfallEntry } from "../catalogue/import/scryfall-entry";
import type { SourceEntry } from "../catalogue/import/source-card";
import { refuseFile, type UnreadableDataError } from "./card-data-problem";
import { END_OF_FILE, JSON_DELIMITERS, type JsonByteReader } from "./json-bytes";

/** An entry of a file with its position. */
export type LocatedEntry = { readonly place: string | CardDataText; readonly entry: SourceEntry };

/** Yields the entries of a Scryfall bulk file. Cards are in a JSON array, or one per line (JSON Lines). */
export async function* readScryfallEntries(json: JsonByteReader): AsyncGenerator<LocatedEntry> {
  json.inside = entryPlace(0);
  const cards = (await json.next()) === JSON_DELIMITERS.list ? elements(json) : rows(json);
  for await (const index of cards) {
    json.inside = entryPlace(index);
    const value = await json.value();
    const wrong = index === 0 ? checkScryfallFile(value) : null;
    if (wrong !== null) throw wrong;
    yield { place: named(index, value), entry: readScryfallEntry(value) };
  }
  json.inside = "";
  if ((await json.next()) !== END_OF_FILE) throw json.wrong("afterList");
}

const entryPlace = (index: number): CardDataText => cardDataText("entry", { n: index + 1 });

const named = (index: number, value: unknown): CardDataText =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
    ? cardDataText("namedEntry", { n: index + 1, name: value.name.slice(0, 60) })
    : entryPlace(index);

/** Yields the entries of an MTGJSON file: the cards or the sets of the object under `data`. */
export async function* readMtgjsonEntries(json: JsonByteReader): AsyncGenerator<LocatedEntry> {
  const parts: string[] = [];
  for await (const part of members(json)) {
    parts.push(part);
    json.inside = part;
    if (part === "data") yield* dataEntries(json);
    else await json.value();
    json.inside = "";
  }
  if ((await json.next()) !== END_OF_FILE) {
    throw json.wrong("afterObject", {}, cardDataText("fix.oneFile"));
  }
  const [other] = parts.filter((part) => part !== "meta");
  if (!parts.includes("data") && other !== undefined) throw createMissingDataError(other);
}

async function* dataEntries(json: JsonByteReader): AsyncGenerator<LocatedEntry> {
  if ((await json.next()) === JSON_DELIMITERS.list) throw createMtgjsonListError();
  for await (const name of members(json)) {
    const wrong = checkMtgjsonFile(name);
    if (wrong !== null) throw wrong;
    const place = `data.${name.slice(0, 200)}`;
    json.inside = place;
    if ((await json.next()) === JSON_DELIMITERS.object) yield* setEntries(json, place);
    else {
      const value = await json.value();
      yield { place, entry: findNameMismatch(value, name) ?? readMtgjsonCard(value) };
    }
    json.inside = "data";
  }
}

/** Yields the cards of a set one by one; they come before its name and date. */
async function* setEntries(json: JsonByteReader, place: string): AsyncGenerator<LocatedEntry> {
  const set = createMtgjsonSetReader();
  for await (const field of members(json)) {
    if (field !== "cards" || (await json.next()) !== JSON_DELIMITERS.list) {
      json.inside = `${place}.${field.slice(0, 60)}`;
      set.field(field, await json.value());
    } else {
      for await (const index of elements(json)) {
        json.inside = `${place}.cards[${index}]`;
        set.card(await json.value());
      }
    }
    json.inside = place;
  }
  for (const entry of set.entries()) yield { place, entry };
}

/** Yields the positions of a list's values. The caller must read each value before the next one. */
async function* elements(json: JsonByteReader): AsyncGenerator<number> {
  await json.take(JSON_DELIMITERS.list);
  if (await json.took(JSON_DELIMITERS.listEnd)) return;
  for (let index = 0; ; index += 1) {
    yield index;
    if (await json.took(JSON_DELIMITERS.listEnd)) return;
    await json.take(JSON_DELIMITERS.comma);
  }
}

/** Yields the positions of consecutive values. */
async function* rows(json: JsonByteReader): AsyncGenerator<number> {
  for (let index = 0; (await json.next()) !== END_OF_FILE; index += 1) yield index;
}

/** Yields the member names of an object, which must be unique. The caller must read each value. */
async function* members(json: JsonByteReader): AsyncGenerator<string> {
  const names = new Set<string>();
  await json.take(JSON_DELIMITERS.object);
  if (await json.took(JSON_DELIMITERS.objectEnd)) return;
  for (;;) {
    const name = await json.value();
    if (typeof name !== "string") throw json.wrong("expectedName");
    if (names.has(name)) throw json.wrong("twice", { name: `“${name.slice(0, 60)}”` });
    names.add(name);
    await json.take(JSON_DELIMITERS.colon);
    yield name;
    if (await json.took(JSON_DELIMITERS.objectEnd)) return;
    await json.take(JSON_DELIMITERS.comma);
  }
}

const BULK_FIX = cardDataText("fix.scryfall");
const ALL_FIX = cardDataText("fix.mtgjson");

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns an error if the first value shows that a Scryfall file contains no cards; null otherwise. */
function checkScryfallFile(first: unknown): UnreadableDataError | null {
  if (!isObject(first)) return null;
  if (first.object === "error") {
    const details = typeof first.details === "string" ? quoteText(first.details) : "-";
    return refuseFile(cardDataText("scryfallError", { details }), BULK_FIX);
  }
  const inside = first.object === "list" && Array.isArray(first.data) ? first.data[0] : first;
  if (isObject(inside) && (inside.object === "bulk_data" || "download_uri" in inside)) {
    return refuseFile(cardDataText("scryfallList"), cardDataText("fix.downloadUri"));
  }
  if (first.object !== "list") return null;
  return refuseFile(cardDataText("scryfallSearch"), BULK_FIX);
}

/** Member names of an MTGJSON set, as opposed to card names and set codes. */
const OF_A_SET: ReadonlySet<string> = new Set([
  ...["baseSetSize", "totalSetSize", "block", "booster", "cards", "code", "isFoilOnly", "isOnlineOnly", "keyruneCode"],
  ...["languages", "mcmId", "mcmName", "mtgoCode", "releaseDate", "sealedProduct", "tcgplayerGroupId", "tokens"],
]);
const IDENTIFIER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Returns an error if a name under `data` shows that an MTGJSON file contains neither cards nor sets; null otherwise.
 */
function checkMtgjsonFile(name: string): UnreadableDataError | null {
  if (OF_A_SET.has(name)) return refuseFile(cardDataText("mtgjsonSet"), ALL_FIX);
  if (name === "date" || name === "version") return refuseFile(cardDataText("mtgjsonMeta"), ALL_FIX);
  if (!IDENTIFIER.test(name)) return null;
  return refuseFile(cardDataText("mtgjsonIds"), ALL_FIX);
}

/** Creates the error for an MTGJSON file whose `data` is not an object of cards or sets. */
const createMtgjsonListError = (): UnreadableDataError => refuseFile(cardDataText("mtgjsonList"), ALL_FIX);

/** Creates the error for an MTGJSON file without `data`, by the first name found instead. */
const createMissingDataError = (name: string): UnreadableDataError =>
  refuseFile(cardDataText("noData", { name: quoteText(name) }), cardDataText("fix.files"));
