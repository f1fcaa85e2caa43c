import type { RuleRef } from "@/engine/magmell";
import type { ReadingChoice } from "@/engine/magmell/text";
import { readImageMetadata, readTakedownHashes } from "@/lib/magmell/card-images/data";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { db, getReplicaDb } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { DatabaseNotifications } from "@/lib/server/notifications";
import type { HiddenEntries } from "../model/public-records";
import { parseStoredSymbols } from "../model/stored-symbols";
import type {
  CardRecord,
  CardTag,
  Catalogue,
  CatalogueRecords,
  CatalogueRevision,
  IsoDate,
  Rarity,
  RulingRecord,
} from "../model/types";
import {
  type CataloguePreparation,
  CatalogueReader,
  type PublishedState,
  type PublishedStateSource,
} from "./catalogue-reader";
import { loadStoredTextReader } from "./readings/data";

type Database = ReturnType<typeof db>;
/** A database, or a transaction in it. */
type CatalogueRows = Pick<
  Database,
  "cardSet" | "card" | "ruling" | "curatedList" | "cardImage" | "takenDownImage" | "dataVersion"
>;

/** Returns all sets, cards and rulings as the database holds them. */
export async function readCatalogueRecords(rows: CatalogueRows): Promise<CatalogueRecords> {
  const sets = await rows.cardSet.findMany({ orderBy: [{ releasedOn: "asc" }, { code: "asc" }] });
  return {
    sets: sets.map(({ releasedOn, counters, rarities, showsImages, ...set }) => ({
      ...set,
      releasedOn: isoDay(releasedOn),
      ...namedCounters(counters),
      ...((rarities as Rarity[]).length > 0 && { rarities: rarities as Rarity[] }),
      ...(!showsImages && { showsImages }),
    })),
    cards: await readCards(rows),
    rulings: await readRulings(rows),
    lists: await rows.curatedList.findMany({ orderBy: { id: "asc" } }),
    ...(await readImages(rows)),
  };
}

/** Nothing where nothing is stored, as on a site without pictures. */
async function readImages(rows: CatalogueRows): Promise<Pick<CatalogueRecords, "images" | "takenDownImages">> {
  const [images, takenDownImages] = [await readImageMetadata(rows), await readTakedownHashes(rows)];
  return { ...(images.size > 0 && { images }), ...(takenDownImages.size > 0 && { takenDownImages }) };
}

/** Cards per query: turning rows into objects blocks the event loop. */
const CARDS_AT_ONCE = 500;

async function readCards(rows: Pick<CatalogueRows, "card">): Promise<readonly CardRecord[]> {
  const cards: CardRecord[] = [];
  for (let last = CARDS_AT_ONCE; last === CARDS_AT_ONCE; ) {
    const read = await cardsAfter(cards.at(-1)?.number ?? 0, rows);
    cards.push(...read.map(recordOf));
    last = read.length;
  }
  return cards;
}

const cardsAfter = (number: number, { card }: Pick<CatalogueRows, "card">) =>
  card.findMany({
    where: { number: { gt: number } },
    orderBy: { number: "asc" },
    take: CARDS_AT_ONCE,
    include: {
      revisions: { orderBy: { effectiveOn: "asc" } },
      printings: { orderBy: [{ set: { releasedOn: "asc" } }, { setCode: "asc" }, { number: "asc" }] },
    },
  });

type CardRow = Awaited<ReturnType<typeof cardsAfter>>[number];

const recordOf = ({ revisions, printings, number, name, reading, englishName, ...card }: CardRow): CardRecord => ({
  number,
  name,
  reading,
  englishName,
  token: card.token,
  retired: card.retired,
  aliases: card.aliases,
  tags: card.tags as CardTag[],
  revisions: revisions.map(({ effectiveOn, kind, timing, useCost, catalyst, ap, hp, text, readings }) => ({
    effectiveOn: isoDay(effectiveOn),
    kind,
    timing,
    ap,
    hp,
    text,
    useCost: parseStoredSymbols(useCost),
    catalyst: parseStoredSymbols(catalyst),
    ...chosenReadings(readings),
  })),
  printings: printings.map(({ setCode, number: inSet, illustrator, flavor, finish, product, revisedOn, ...more }) => ({
    set: setCode,
    number: inSet,
    illustrator,
    flavor,
    finish,
    product,
    revision: isoDay(revisedOn),
    ...(more.rarity && { rarity: more.rarity }),
    ...(more.image && { image: more.image }),
    ...(more.imageAlt && { imageAlt: more.imageAlt }),
  })),
});

/** The import took nothing but choices. */
const chosenReadings = (readings: unknown): Pick<CatalogueRevision, "readings"> =>
  (readings as readonly unknown[]).length === 0 ? {} : { readings: readings as readonly ReadingChoice[] };

/** The import took nothing but names. */
const namedCounters = (counters: unknown): { readonly counters?: Record<string, string> } =>
  Object.keys(counters as object).length === 0 ? {} : { counters: counters as Record<string, string> };

async function readRulings(rows: Pick<CatalogueRows, "ruling">): Promise<readonly RulingRecord[]> {
  const rulings = await rows.ruling.findMany({
    orderBy: { id: "asc" },
    include: { cards: { orderBy: { position: "asc" }, select: { cardNumber: true } } },
  });
  return rulings.map(({ id, question, englishQuestion, answer, englishAnswer, rules, source, ruledOn, cards }) => ({
    id,
    source,
    date: isoDay(ruledOn),
    question: { ja: question, en: englishQuestion },
    answer: { ja: answer, en: englishAnswer },
    cards: cards.map(({ cardNumber }) => cardNumber),
    // The import took no other ids.
    rules: rules as RuleRef[],
  }));
}

/** Returns the number of the newest published state; 0 before the first import. */
export async function getNewestVersion(rows: Pick<CatalogueRows, "dataVersion">): Promise<number> {
  const newest = await rows.dataVersion.findFirst({ orderBy: { version: "desc" }, select: { version: true } });
  return newest?.version ?? 0;
}

type VersionRead = Pick<PublishedState, "version" | "records">;

/** The newest state that a database holds, as of one moment. */
const readNewest = (database: Database): Promise<VersionRead> =>
  database.$transaction(
    async (rows) => ({ version: await getNewestVersion(rows), records: await readCatalogueRecords(rows) }),
    // Without it a version could be read together with the cards of the next one.
    { isolationLevel: "RepeatableRead", timeout: 60_000 },
  );

/**
 * Reads the newest state from the replica if it has caught up. Otherwise, or if it is down, reads from the primary
 * database.
 */
async function readFromReplica(replica: Database, database: Database): Promise<VersionRead> {
  const newest = await getNewestVersion(database);
  const read = await readNewest(replica).catch(() => null);
  return read?.version === newest ? read : readNewest(database);
}

/** Returns the source of the published states of a database. Reads from the replica if there is one. */
export const createPublishedStateSource = (
  database: () => Database,
  news?: DatabaseNotifications,
  replica: () => Database | null = () => null,
): PublishedStateSource => ({
  newest: () => getNewestVersion(database()),
  read: async () => {
    const copy = replica();
    const { version, records } = await (copy ? readFromReplica(copy, database()) : readNewest(database()));
    return { version, records, read: await loadStoredTextReader(database(), records) };
  },
  isAway: isDatabaseUnavailable,
  ...(news && { news }),
});

// In a production build pages and routes may each have their own copy of a module; a process needs one catalogue.
const globals = globalThis as { grimoireCatalogue?: CatalogueReader; grimoireNews?: DatabaseNotifications };
// The development server evaluates modules again on each change and must not keep a catalogue of the old code.
let own: CatalogueReader | undefined;

const heldReader = () => (process.env.NODE_ENV === "production" ? globals.grimoireCatalogue : own);

function newReader(prepare?: CataloguePreparation): CatalogueReader {
  const { CATALOGUE_NEWS, DATABASE_DIRECT_URL, DATABASE_URL } = env();
  if (CATALOGUE_NEWS === "listen")
    globals.grimoireNews ??= new DatabaseNotifications(DATABASE_DIRECT_URL ?? DATABASE_URL, "grimoire_data_version");
  own = new CatalogueReader(createPublishedStateSource(db, globals.grimoireNews, getReplicaDb), { prepare });
  globals.grimoireCatalogue = own;
  return own;
}

const reader = (): CatalogueReader => heldReader() ?? newReader();

/**
 * Loads the catalogue into memory before the first request. `prepare` runs on this and each later catalogue before it
 * is served. Without it, as in scripts and on the development server, the first reader of an index builds it.
 */
export async function warmUpCatalogue(prepare: CataloguePreparation): Promise<void> {
  await (heldReader() ?? newReader(prepare)).on();
}

/**
 * Returns the public catalogue as of a date, by default today in Tokyo. It is held in memory and updated by database
 * notifications; while the database is down, the last state is returned. Rejects if the database was never reachable,
 * and with `DateCacheLimitError` if too many dates are requested.
 */
export const getCatalogue = (asOf?: IsoDate): Promise<Catalogue> => reader().on(asOf);

/**
 * Returns the catalogue with everything published, including entries that are not public yet. For administrators only.
 */
export const getUnfilteredCatalogue = (): Promise<Catalogue> => reader().whole();

/** Returns the published entries that are not public today, so that callers can hide everything about them. */
export const getHiddenEntries = (): Promise<HiddenEntries> => reader().hidden();

/** Returns the published state, read in one transaction. All callers share the object, so it must not be changed. */
export const getPublishedState = (): Promise<PublishedState> => reader().state();

/** Reads the version that was just published, so that the publisher sees it on the next page. */
export const refreshCatalogue = (): Promise<void> => reader().refresh();

const isoDay = (date: Date): IsoDate => date.toISOString().slice(0, 10);
