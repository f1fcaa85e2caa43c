import type { Catalogue, IsoDate } from "../model/types";

/** Maximum number of cards in all cached catalogues together; a few dates are always cached. */
const KEPT_CARDS = 180_000;
const KEPT_DAYS = { least: 6, most: 60 };
/** Cards in catalogues built per minute at most: some seconds of work at 30,000 cards. */
const OPENED_CARDS = 300_000;
const MINUTE = 60_000;

/** The error when too many dates of the catalogue are requested in a short time; `wait` is in seconds. */
export class DateCacheLimitError extends Error {
  override readonly name = "DateCacheLimitError";
  constructor(readonly wait: number) {
    super(`Too many different days of the catalogue were asked for; wait ${wait} seconds`);
  }
}

/** Recognizes the error by name, because pages and routes may each have their own copy of the class. */
export const isDateCacheLimitError = (error: unknown): error is DateCacheLimitError =>
  error instanceof Error && error.name === "DateCacheLimitError";

/** A rate limit on building catalogues of other dates, shared by all requests of a process. */
export class DateCacheBudget {
  readonly #now: () => number;
  readonly #room: number;
  #opened: { readonly at: number; readonly cards: number }[] = [];

  constructor(now: () => number, room = OPENED_CARDS) {
    this.#now = now;
    this.#room = room;
  }

  /**
   * Throws `DateCacheLimitError` if the limit per minute leaves no room for another catalogue with this number of
   * cards. The first one always has room.
   */
  take(cards: number): void {
    const now = this.#now();
    this.#opened = this.#opened.filter(({ at }) => now - at < MINUTE);
    const [oldest] = this.#opened;
    const used = this.#opened.reduce((sum, one) => sum + one.cards, 0);
    if (oldest && used + cards > this.#room)
      throw new DateCacheLimitError(Math.max(1, Math.ceil((oldest.at + MINUTE - now) / 1_000)));
    this.#opened.push({ at: now, cards });
  }
}

/** An LRU cache of the catalogues of one published state by day. */
export class DateCache {
  readonly #days = new Map<IsoDate, Catalogue>();
  readonly #most: number;
  #near: Catalogue | undefined;

  /** `near` is a catalogue of the same state, given by `any` for as long as there is no other. */
  constructor(cards: number, near?: Catalogue) {
    this.#near = near;
    const fitting = Math.floor(KEPT_CARDS / Math.max(1, cards));
    this.#most = Math.min(KEPT_DAYS.most, Math.max(KEPT_DAYS.least, fitting));
  }

  /** An already built catalogue whose cards others can reuse. */
  get any(): Catalogue | undefined {
    const [first = this.#near] = this.#days.values();
    return first;
  }

  get(day: IsoDate): Catalogue | undefined {
    const known = this.#days.get(day);
    if (known) this.set(day, known);
    return known;
  }

  set(day: IsoDate, catalogue: Catalogue): void {
    this.#near = undefined;
    this.#days.delete(day);
    this.#days.set(day, catalogue);
    for (const old of [...this.#days.keys()].slice(0, -this.#most)) this.#days.delete(old);
  }
}
