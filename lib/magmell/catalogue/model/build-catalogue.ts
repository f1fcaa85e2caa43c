import { computeFingerprint, createCards, getEffectiveColors, getNeededColors, toNameKey } from "@/engine/magmell";
import { lazy } from "@/lib/cache";
import { compareTexts } from "@/lib/collections";
import type { Task } from "@/lib/tasks";
import { getCanonicalRevision } from "./canonical";
import { createImageResolver } from "./card-image";
import { getEnglishName } from "./english-name";
import { indexNames } from "./lookup";
import { EARLIEST_DATE } from "./public-records";
import { groupRulingsByCard } from "./rulings";
import type {
  BilingualText,
  CardRecord,
  Catalogue,
  CatalogueCard,
  CatalogueRecords,
  IsoDate,
  RulingRecord,
  TextReader,
} from "./types";

/**
 * Builds the catalogue of a date, on the server or in the browser, without cards that have no revision in force. `near`
 * is a catalogue of the same records on another date; its unchanged cards are reused. Takes more than a second for
 * 30,000 cards. Throws if two records share a name or a number, which imports prevent.
 */
export function* buildCatalogue(
  records: CatalogueRecords,
  dataVersion: number,
  asOf: IsoDate,
  read: TextReader,
  near?: Catalogue,
): Task<Catalogue> {
  const cards: CatalogueCard[] = [];
  const withImages = createImageResolver(records);
  for (const held of records.cards) {
    const record = withImages(held);
    const card = sameCard(record, asOf, near) ?? getCardInForce(record, asOf, read);
    if (card) cards.push(card);
    yield;
  }
  cards.sort((a, b) => a.number - b.number);
  const sets = records.sets
    .map(inEnglishToo)
    .sort((a, b) => compareTexts(a.releasedOn, b.releasedOn) || compareTexts(a.code, b.code));
  const byNumber = new Map(cards.map((card) => [card.number, card]));
  if (byNumber.size !== cards.length) throw new Error("Two cards share a number");
  const names = indexNames(cards);
  const double = cards.find((card) => names.keys.get(card.key) !== card);
  if (double) throw new Error(`Two cards share the name 《${double.name}》`);
  // Only the engine needs the definitions: many processes never ask for them.
  const definitions = lazy(() =>
    createCards(
      cards.filter(({ retired }) => !retired),
      cards.flatMap(({ name, retired }) => (retired ? name : [])),
    ),
  );
  return {
    version: yield* versionOf(records, cards, dataVersion, asOf),
    asOf,
    sets,
    cards,
    get definitions() {
      return definitions();
    },
    byNumber,
    names,
    rulings: groupRulingsByCard((records.rulings ?? []).map(readInEnglishToo), byNumber),
    lists: (records.lists ?? []).map(inEnglishToo),
  };
}

/** Returns a ruling whose Japanese text serves in English, too, if there is no translation. */
function readInEnglishToo(ruling: RulingRecord): RulingRecord {
  const { question, answer } = ruling;
  if (question.en !== "" && answer.en !== "") return ruling;
  const both = ({ ja, en }: BilingualText): BilingualText => ({ ja, en: en || ja });
  return { ...ruling, question: both(question), answer: both(answer) };
}

/** Uses the Japanese name of a set or list in both languages if there is no translation. */
const inEnglishToo = <T extends { readonly name: string; readonly englishName: string }>(named: T): T =>
  named.englishName === "" ? { ...named, englishName: named.name } : named;

/**
 * Returns a catalogue relabeled with another date. This is valid only if no revision comes into force between the two
 * dates.
 */
export const redateCatalogue = (catalogue: Catalogue, asOf: IsoDate): Catalogue =>
  Object.defineProperties({} as Catalogue, {
    ...Object.getOwnPropertyDescriptors(catalogue),
    asOf: { value: asOf, enumerable: true },
  });

function sameCard(record: CardRecord, asOf: IsoDate, near: Catalogue | undefined): CatalogueCard | null {
  const card = near?.byNumber.get(record.number);
  if (!card || card.revisions !== record.revisions) return null;
  // More of its printings may be public on one of the days.
  if (card.printings.length !== record.printings.length) return null;
  return getCanonicalRevision(record.revisions, asOf)?.effectiveOn === card.effectiveOn ? card : null;
}

/** Returns a card with the revision in force on a day; `null` before its first revision. */
export function getCardInForce(record: CardRecord, asOf: IsoDate, read: TextReader): CatalogueCard | null {
  const current = getCanonicalRevision(record.revisions, asOf);
  if (!current) return null;
  const { abilities, englishText, coverage } = read(record, current);
  const { name, token } = record;
  const { kind, timing, useCost, catalyst, ap, hp, text, readings, effectiveOn } = current;
  // Written out: spreading a dozen fields three times takes many times as long, and a catalogue may hold 30,000 cards.
  return {
    number: record.number,
    name,
    key: toNameKey(name),
    reading: record.reading,
    englishName: getEnglishName(record),
    romanized: record.englishName === "",
    token,
    retired: record.retired,
    aliases: record.aliases,
    tags: record.tags,
    revisions: record.revisions,
    printings: record.printings,
    kind,
    timing,
    useCost,
    catalyst,
    ap,
    hp,
    text,
    readings,
    effectiveOn,
    abilities,
    englishText,
    coverage,
    colors: getEffectiveColors({ name, useCost, abilities }),
    neededColors: getNeededColors(current),
  };
}

/**
 * Version of a catalogue. Dates without text changes between them share a version, so that a cached snapshot stays
 * valid overnight. It includes the readings of texts: with another compiler, the same data has another version.
 */
function* versionOf(
  records: CatalogueRecords,
  cards: readonly CatalogueCard[],
  dataVersion: number,
  asOf: IsoDate,
): Task<string> {
  let youngest = EARLIEST_DATE;
  const days = [
    ...records.sets.map(({ releasedOn }) => releasedOn),
    ...(records.rulings ?? []).map(({ date }) => date),
  ];
  for (const { revisions } of records.cards)
    days.push(getCanonicalRevision(revisions, asOf)?.effectiveOn ?? EARLIEST_DATE);
  for (const day of days) if (day <= asOf && day > youngest) youngest = day;
  const readings: string[] = [];
  for (const { abilities, englishText, coverage } of cards) {
    readings.push(`${JSON.stringify(abilities)}${englishText}${coverage === "full" ? "" : coverage}`);
    yield;
  }
  return `${dataVersion}.${youngest}.${computeFingerprint(readings).slice(0, 8)}`;
}

/**
 * Parses a catalogue version into its data version and the latest date on which a change came into force; null for a
 * malformed version.
 */
export function parseCatalogueVersion(version: string): { readonly dataVersion: number; readonly day: IsoDate } | null {
  const [, dataVersion, day] = /^(\d{1,10})\.(\d{4}-\d{2}-\d{2})(?:\.[0-9a-f]{8})?$/.exec(version) ?? [];
  return dataVersion === undefined || day === undefined ? null : { dataVersion: Number(dataVersion), day };
}
