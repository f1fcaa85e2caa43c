import { lazy } from "@/lib/cache";
import { runCooperatively, runToCompletion, type Task } from "@/lib/tasks";
import { buildCatalogue, redateCatalogue } from "../model/build-catalogue";
import { getTokyoDate } from "../model/canonical";
import { EARLIEST_DATE, getPublicRecords, type HiddenEntries, type PublicRecords } from "../model/public-records";
import type { Catalogue, CatalogueRecords, IsoDate, TextReader } from "../model/types";
import { DateCache, DateCacheBudget } from "./date-cache";

/** One complete published state of the catalogue. */
export type PublishedState = {
  readonly version: number;
  readonly records: CatalogueRecords;
  readonly read: TextReader;
};

/** Source of published states. */
export type PublishedStateSource = {
  /** The number of the newest one; 0 before the first. */
  readonly newest: () => Promise<number>;
  readonly read: () => Promise<PublishedState>;
  /** Returns whether a failure means that the database is unreachable. */
  readonly isAway: (error: unknown) => boolean;
  /** The change feed; without it the reader polls. */
  readonly news?: { readonly listening: boolean; readonly subscribe: (onNews: () => void) => void };
};

/** A task that builds derived data of a catalogue, such as indexes. It runs before the catalogue is served. */
export type CataloguePreparation = (catalogue: Catalogue) => Task<void>;

type ReaderOptions = {
  readonly now?: () => Date;
  /** Preparation of the data derived from a new catalogue. Without this option the catalogue's first reader computes that data. */
  readonly prepare?: CataloguePreparation | undefined;
};

/** The age in milliseconds up to which a state is served unchecked without a change feed. */
const MAX_AGE_MS = 250;
/** Milliseconds between two questions while the database does not answer. */
const RETRY_MS = 1_000;
/** The age while the change feed is listening, in case a notification was lost. */
const MAX_AGE_WHILE_LISTENING_MS = 60_000;

/** A day after all that a card file may name: by it everything is in force. */
const LAST_DAY: IsoDate = "2199-12-31";

/** The state held in memory. */
type Held = PublishedState & {
  /** The part that is public today, from which catalogues of all dates are built. */
  readonly shown: PublicRecords;
  /** The days on which a revision comes into force, the oldest first. */
  readonly changeDays: readonly IsoDate[];
  /** Built catalogues by the first day of their period. */
  readonly days: DateCache;
  /** Returns the catalogue of everything, including unpublished parts. */
  readonly whole: () => Catalogue;
};

/**
 * Keeps the catalogue of a database in memory and follows new versions and dates. With a change feed, only the first
 * read waits: the old state is served until the new one is read, built and prepared. While the database is down, the
 * state in memory is served, and reads retry the database at most once per second.
 */
export class CatalogueReader {
  readonly #states: PublishedStateSource;
  readonly #now: () => Date;
  readonly #allowance: DateCacheBudget;
  #held: Held | null = null;
  #freshUntil = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  readonly #prepare: CataloguePreparation | undefined;
  /** Whether the last refresh in the background failed. */
  #backgroundReadFailed = false;
  /** Whether the last refresh found no database. */
  #away = false;
  /** A notification came during a read, so the result may be outdated already. */
  #notifiedWhileReading = false;

  constructor(states: PublishedStateSource, { now = () => new Date(), prepare }: ReaderOptions = {}) {
    this.#states = states;
    this.#now = now;
    this.#prepare = prepare;
    this.#allowance = new DateCacheBudget(() => now().getTime());
    states.news?.subscribe(() => this.#onNotification());
  }

  /** Whether a state is held, and can be served without the database. */
  get holds(): boolean {
    return this.#held !== null;
  }

  /** The number of the published state in memory; null if there is none. */
  get version(): number | null {
    return this.#held?.version ?? null;
  }

  /**
   * Returns the public catalogue as of a date, by default today in Tokyo. A future date includes announced changes of
   * public cards. Rejects if the database is unreachable and no state was ever read, and with `DateCacheLimitError` if
   * too many other dates are requested.
   */
  async on(asOf?: IsoDate): Promise<Catalogue> {
    const { held, today } = await this.#current();
    return asOf === undefined ? todayOf(held, today) : this.#onDay(held, asOf, today);
  }

  /** Returns the catalogue of everything published, as it will be when all of it is in force. For editors. */
  async whole(): Promise<Catalogue> {
    return (await this.#current()).held.whole();
  }

  /** Entries that were published and are not public today. */
  async hidden(): Promise<HiddenEntries> {
    return (await this.#current()).held.shown.hidden;
  }

  /** The state held, with what of it is public today. */
  async #current(): Promise<{ readonly held: Held; readonly today: IsoDate }> {
    if (this.#held === null) await this.refresh();
    else if (this.#now().getTime() >= this.#freshUntil) await this.#revalidate();
    if (this.#held === null) throw new Error("The catalogue was not read");
    const today = getTokyoDate(this.#now());
    const { from, until } = this.#held.shown;
    if (today < from || (until !== null && today >= until)) this.#held = heldOn(this.#held, today, this.#held.days.any);
    return { held: this.#held, today };
  }

  /**
   * The published state, never older than the call, shared by all callers. Rejects when the database cannot be reached.
   */
  async state(): Promise<PublishedState> {
    // A refresh in progress may have started before the latest publication.
    await this.#refreshing?.catch(() => {});
    await this.refresh();
    if (this.#held === null) throw new Error("The catalogue was not read");
    return this.#held;
  }

  /** The catalogue of another day. Today and the last day of change cost no budget: there is one of each. */
  #onDay(held: Held, asOf: IsoDate, today: IsoDate): Catalogue {
    const first = firstDayLike(held, asOf);
    const known = held.days.get(first);
    if (known) return known;
    const needed = [firstDayLike(held, today), held.changeDays.at(-1)];
    if (!needed.includes(first)) this.#allowance.take(held.records.cards.length);
    return openedOn(held, asOf);
  }

  /** Asks for the newest state and reads it; several callers share one reading. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
      if (!this.#notifiedWhileReading) return;
      this.#notifiedWhileReading = false;
      this.#onNotification();
    });
    return this.#refreshing;
  }

  /**
   * Waits for the database only if there is no change feed, or if the last background refresh failed. While the
   * database is down, it is queried in the background, and readers get the state in memory.
   */
  async #revalidate(): Promise<void> {
    if (this.#away) {
      if (!this.#refreshing) this.#onNotification();
      return;
    }
    return this.#askInTime().catch((error) => {
      if (!this.#states.isAway(error)) throw error;
    });
  }

  async #askInTime(): Promise<void> {
    if (this.#backgroundReadFailed || !this.#states.news?.listening) return this.refresh();
    if (!this.#refreshing) this.#onNotification();
  }

  #onNotification(): void {
    if (this.#refreshing) {
      this.#notifiedWhileReading = true;
      return;
    }
    // Readers get the old state meanwhile; after a failure the next reader refreshes in the foreground and gets the error.
    this.refresh().catch(() => {
      if (this.#away) return;
      this.#backgroundReadFailed = true;
      this.#freshUntil = Number.NEGATIVE_INFINITY;
    });
  }

  async #refresh(): Promise<void> {
    try {
      await this.#readNewest();
      this.#away = false;
    } catch (error) {
      this.#away = this.#states.isAway(error);
      if (this.#away) this.#freshUntil = this.#now().getTime() + RETRY_MS;
      throw error;
    }
  }

  async #readNewest(): Promise<void> {
    const asked = this.#now().getTime();
    if (this.#held?.version !== (await this.#states.newest())) {
      const state = await this.#states.read();
      const today = getTokyoDate(this.#now());
      const held = heldOn(state, today);
      const opened = await runCooperatively(buildCatalogue(held.shown.records, state.version, today, state.read));
      held.days.set(firstDayLike(held, today), opened);
      if (this.#prepare) await runCooperatively(this.#prepare(opened));
      this.#held = held;
    }
    this.#backgroundReadFailed = false;
    this.#freshUntil = asked + (this.#states.news?.listening ? MAX_AGE_WHILE_LISTENING_MS : MAX_AGE_MS);
  }
}

/**
 * Returns the data of a state for a date; `near` is a catalogue of the same state, whose unchanged cards are reused.
 */
function heldOn({ version, records, read }: PublishedState, today: IsoDate, near?: Catalogue): Held {
  const shown = getPublicRecords(records, today);
  const held: Held = {
    ...{ version, records, read, shown },
    changeDays: changeDaysOf(shown.records),
    days: new DateCache(records.cards.length, near),
    whole: lazy(() => runToCompletion(buildCatalogue(records, version, LAST_DAY, read, held.days.any))),
  };
  return held;
}

/** Today's catalogue; on a day without new revisions it is yesterday's under another date. */
function todayOf(held: Held, today: IsoDate): Catalogue {
  const opened = openedOn(held, today);
  if (opened.asOf === today) return opened;
  const dated = redateCatalogue(opened, today);
  held.days.set(firstDayLike(held, today), dated);
  return dated;
}

/** The catalogue of a day, built once for all days between two changes. */
function openedOn(held: Held, asOf: IsoDate): Catalogue {
  const first = firstDayLike(held, asOf);
  const known = held.days.get(first);
  if (known) return known;
  const opened = runToCompletion(buildCatalogue(held.shown.records, held.version, asOf, held.read, held.days.any));
  held.days.set(first, opened);
  return opened;
}

const firstDayLike = ({ changeDays }: Held, asOf: IsoDate): IsoDate =>
  changeDays.findLast((day) => day <= asOf) ?? EARLIEST_DATE;

const changeDaysOf = ({ cards }: CatalogueRecords): readonly IsoDate[] =>
  [...new Set(cards.flatMap(({ revisions }) => revisions.map(({ effectiveOn }) => effectiveOn)))].sort();
