/** The error when a queue accepts no more work. */
export class QueueFullError extends Error {
  /** Seconds to wait before a retry. */
  readonly wait = 2;

  constructor() {
    super("The queue is full, or has too much work of one client; try again later.");
  }
}

/** The client of the work: `known` for accounts and devices that were here before, `stranger` for everyone else. */
type Lane = "known" | "stranger";
export type QueueClient = {
  readonly lane: Lane;
  /** IP or account of the client; null if unknown. */
  readonly key: string | null;
};

type Bounds = {
  /** Pieces of work done at once. */
  readonly slots: number;
  /** Pieces of work that may wait, in each lane. */
  readonly places: number;
  /** Pieces of work of one key that may wait or be done. */
  readonly perKey: number;
};

/**
 * A queue for costly work, with few jobs running and few waiting. Further jobs are rejected at once. Known devices and
 * strangers have separate lanes that take turns, so that a flood of strangers does not block known devices. One key can
 * take only some of the places.
 */
export class WorkQueue {
  readonly #bounds: Bounds;
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { known: [], stranger: [] };
  readonly #byKey = new Map<string, number>();
  #running = 0;
  #done = 0;
  #refused = 0;
  #next: Lane = "known";

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Numbers of running and waiting jobs, and of finished and rejected jobs since the start. */
  get load() {
    const { known, stranger } = this.#waiting;
    const waiting = { known: known.length, stranger: stranger.length };
    return { running: this.#running, waiting, done: this.#done, refused: this.#refused };
  }

  /** Returns whether work would be rejected now. */
  isFull({ lane, key }: QueueClient): boolean {
    if (key !== null && (this.#byKey.get(key) ?? 0) >= this.#bounds.perKey) return true;
    return this.#running >= this.#bounds.slots && this.#waiting[lane].length >= this.#bounds.places;
  }

  /** Runs work when its turn comes. Throws `QueueFullError` at once if the queue is full. */
  async run<Result>(worker: QueueClient, work: () => Promise<Result>): Promise<Result> {
    if (this.isFull(worker)) {
      this.#refused += 1;
      throw new QueueFullError();
    }
    this.#count(worker.key, 1);
    if (this.#running < this.#bounds.slots) this.#running += 1;
    else await new Promise<void>((start) => this.#waiting[worker.lane].push(start));
    try {
      return await work();
    } finally {
      this.#done += 1;
      this.#count(worker.key, -1);
      this.#passOn();
    }
  }

  /** Passes a slot to the next job of the lane whose turn it is, otherwise of the other lane. */
  #passOn(): void {
    const other: Lane = this.#next === "known" ? "stranger" : "known";
    const lane = this.#waiting[this.#next].length > 0 ? this.#next : other;
    const start = this.#waiting[lane].shift();
    this.#next = lane === "known" ? "stranger" : "known";
    if (start) start();
    else this.#running -= 1;
  }

  #count(key: string | null, change: number): void {
    if (key === null) return;
    const count = (this.#byKey.get(key) ?? 0) + change;
    if (count > 0) this.#byKey.set(key, count);
    else this.#byKey.delete(key);
  }
}
