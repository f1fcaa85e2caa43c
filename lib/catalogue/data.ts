import type { RuleRef } from "@/engine";
import { db } from "@/lib/db";
import { dayInTokyo } from "./canonical";
import { openCatalogue } from "./open-catalogue";
import { symbolsOf } from "./symbols-of";
import { textReader } from "./text-reader";
import type { CardRecord, Catalogue, CatalogueRecords, IsoDate, RulingRecord, Tag, TextReader } from "./types";

type Database = ReturnType<typeof db>;
/** A database, or a transaction in it. */
export type CatalogueRows = Pick<Database, "cardSet" | "card" | "ruling" | "curatedList" | "dataVersion">;

/** How long it is believed that no newer data version was published, in milliseconds. */
const BELIEVED = 1_000;
/** Days that are kept opened at once: today, and some that somebody asked about. */
const KEPT_DAYS = 6;

/** All sets, cards and rulings as the database holds them. */
export async function readRecords(rows: CatalogueRows): Promise<CatalogueRecords> {
  const sets = await rows.cardSet.findMany({ orderBy: [{ releasedOn: "asc" }, { code: "asc" }] });
  const cards = await rows.card.findMany({
    orderBy: { number: "asc" },
    include: {
      revisions: { orderBy: { effectiveOn: "asc" } },
      printings: { orderBy: [{ set: { releasedOn: "asc" } }, { setCode: "asc" }, { number: "asc" }] },
    },
  });
  return {
    sets: sets.map(({ releasedOn, counters, ...set }) => ({
      ...set,
      releasedOn: isoDay(releasedOn),
      ...namedCounters(counters),
    })),
    cards: cards.map(
      ({ revisions, printings, number, name, reading, englishName, ...card }): CardRecord => ({
        ...{ number, name, reading, englishName },
        ...{ token: card.token, retired: card.retired, aliases: card.aliases, tags: card.tags as Tag[] },
        revisions: revisions.map(({ effectiveOn, kind, timing, useCost, catalyst, ap, hp, text }) => ({
          ...{ effectiveOn: isoDay(effectiveOn), kind, timing, ap, hp, text },
          useCost: symbolsOf(useCost),
          catalyst: symbolsOf(catalyst),
        })),
        printings: printings.map(({ setCode, number: inSet, illustrator, flavor, finish, product, revisedOn }) => ({
          ...{ set: setCode, number: inSet, illustrator, flavor, finish, product },
          revision: isoDay(revisedOn),
        })),
      }),
    ),
    rulings: await readRulings(rows),
    lists: await rows.curatedList.findMany({ orderBy: { id: "asc" } }),
  };
}

/** The import took nothing but names. */
const namedCounters = (counters: unknown): { readonly counters?: Record<string, string> } =>
  Object.keys(counters as object).length === 0 ? {} : { counters: counters as Record<string, string> };

async function readRulings(rows: Pick<CatalogueRows, "ruling">): Promise<readonly RulingRecord[]> {
  const rulings = await rows.ruling.findMany({
    orderBy: { id: "asc" },
    include: { cards: { orderBy: { position: "asc" }, select: { cardNumber: true } } },
  });
  return rulings.map(({ id, question, englishQuestion, answer, englishAnswer, rules, source, ruledOn, cards }) => ({
    ...{ id, source, date: isoDay(ruledOn) },
    question: { ja: question, en: englishQuestion },
    answer: { ja: answer, en: englishAnswer },
    cards: cards.map(({ cardNumber }) => cardNumber),
    // The import took no other ids.
    rules: rules as RuleRef[],
  }));
}

/** The number of the newest published state; 0 before the first import. */
export async function newestVersion(rows: Pick<CatalogueRows, "dataVersion">): Promise<number> {
  const newest = await rows.dataVersion.findFirst({ orderBy: { version: "desc" }, select: { version: true } });
  return newest?.version ?? 0;
}

/** Keeps the catalogue of one database in memory and notices when a newer state is published or a new day begins. */
export class CatalogueReader {
  readonly #database: () => Database;
  readonly #now: () => Date;
  #held: { version: number; records: CatalogueRecords; read: TextReader; days: Map<IsoDate, Catalogue> } | null = null;
  #believedUntil = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;

  constructor(database: () => Database, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  /** See `catalogue`. */
  async on(asOf: IsoDate = dayInTokyo(this.#now())): Promise<Catalogue> {
    if (this.#held === null || this.#now().getTime() >= this.#believedUntil) {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = null;
      });
      await this.#refreshing;
    }
    if (this.#held === null) throw new Error("The catalogue was not read");
    const { version, records, read, days } = this.#held;
    const opened = days.get(asOf) ?? openCatalogue(records, version, asOf, read);
    // Asked for last, thrown out last.
    days.delete(asOf);
    days.set(asOf, opened);
    for (const day of [...days.keys()].slice(0, -KEPT_DAYS)) days.delete(day);
    return opened;
  }

  async #refresh(): Promise<void> {
    const asked = this.#now().getTime();
    if (this.#held?.version !== (await newestVersion(this.#database()))) this.#held = await this.#read();
    this.#believedUntil = asked + BELIEVED;
  }

  async #read() {
    return this.#database().$transaction(
      async (rows) => {
        const version = await newestVersion(rows);
        const records = await readRecords(rows);
        return { version, records, read: textReader(records), days: new Map<IsoDate, Catalogue>() };
      },
      // Without it a version could be read together with the cards of the next one.
      { isolationLevel: "RepeatableRead", timeout: 60_000 },
    );
  }
}

const reader = new CatalogueReader(db);

/**
 * The catalogue as it stands on a day, by default today in Tokyo. It lives in memory; the database is asked at most once a
 * second whether there is a newer one. Rejects only when the database cannot be reached.
 */
export const catalogue = (asOf?: IsoDate): Promise<Catalogue> => reader.on(asOf);

const isoDay = (date: Date): IsoDate => date.toISOString().slice(0, 10);
