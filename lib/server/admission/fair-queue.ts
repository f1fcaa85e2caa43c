/** The owner of work in the queue: an IP address, or null for all clients with an unknown address. */
export type QueueKey = string | null;

/** The reason why the queue is full: `own` if the key has used up its places, `all` if all places are taken. */
export type QueueFullReason = "own" | "all";

export type QueueLimits = {
  /** Pieces of work done at once. */
  readonly slots: number;
  /** Pieces of work of one key done at once. */
  readonly ownSlots: number;
  /** Pieces of work that may wait. */
  readonly places: number;
  /** Pieces of work of one key that may wait. */
  readonly ownPlaces: number;
};

type Waiting = { readonly start: () => void; gone: boolean };

/** Keys that one client may own together, or a single key. */
type Group = {
  readonly name: QueueKey;
  /** Places that its keys may have together. */
  readonly places: number;
  shares: number;
  waiting: number;
  /** Number of its last turn, or of its arrival; the lowest is next. */
  turn: number;
};

/** The part of a queue that one key has; slots that rest count as running. */
type Share = { readonly group: Group; running: number; readonly waiting: Waiting[] };

/**
 * Releases a slot or a place; a second call does nothing. For `rest` milliseconds, the slot still counts against the
 * limit of its key, while other keys can use it at once.
 */
export type SlotRelease = (rest?: number) => void;

/**
 * A queue in which keys take turns: a client waits for at most one job of every other key, no matter how many jobs they
 * submit. Keys of one group share one turn and half of the places. All unknown keys count as one key, which may use all
 * slots and places.
 */
export class FairQueue {
  readonly #bounds: QueueLimits;
  readonly #groupOf: (key: string) => string | null;
  readonly #groups = new Map<QueueKey, Group>();
  /** Keys in the order of their turns; those that had one go to the end. */
  readonly #shares = new Map<QueueKey, Share>();
  #turn = 0;
  #running = 0;
  #waiting = 0;

  /** `groupOf` returns the group of a key; null for a key without one. */
  constructor(bounds: QueueLimits, groupOf: (key: string) => string | null = () => null) {
    this.#bounds = bounds;
    this.#groupOf = groupOf;
  }

  /** Pieces of work that are done and that wait, at this moment. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Calls `start` when the job's turn comes, often at once. Returns why the queue is full otherwise. */
  enter(key: QueueKey, start: () => void): SlotRelease | QueueFullReason {
    const share = this.#shares.get(key) ?? this.#newShare(key);
    const isFree = this.#running < this.#bounds.slots && share.running < this.#ownSlots(key);
    if (!isFree && share.waiting.length >= this.#ownPlaces(key)) return key === null ? "all" : "own";
    if (!isFree && share.group.waiting >= share.group.places) return "own";
    if (!isFree && this.#waiting >= this.#bounds.places) return "all";
    this.#keep(key, share);
    const entry: Waiting = { start, gone: false };
    if (isFree) this.#begin(key, share, entry);
    else {
      share.waiting.push(entry);
      this.#countWaiting(share, 1);
    }
    return (rest = 0) => this.#leave(key, share, entry, rest);
  }

  #newShare(key: QueueKey): Share {
    const name = key === null ? null : (this.#groupOf(key) ?? key);
    const places = name === key ? this.#bounds.places : Math.floor(this.#bounds.places / 2);
    const group = this.#groups.get(name) ?? { name, places, shares: 0, waiting: 0, turn: this.#countTurn() };
    return { group, running: 0, waiting: [] };
  }

  #countTurn(): number {
    this.#turn += 1;
    return this.#turn;
  }

  #keep(key: QueueKey, share: Share): void {
    if (this.#shares.has(key)) return;
    this.#shares.set(key, share);
    this.#groups.set(share.group.name, share.group);
    share.group.shares += 1;
  }

  #forget(key: QueueKey, { group }: Share): void {
    if (!this.#shares.delete(key)) return;
    group.shares -= 1;
    if (group.shares === 0) this.#groups.delete(group.name);
  }

  #countWaiting({ group }: Share, change: number): void {
    group.waiting += change;
    this.#waiting += change;
  }

  #ownSlots(key: QueueKey): number {
    return key === null ? this.#bounds.slots : this.#bounds.ownSlots;
  }

  #ownPlaces(key: QueueKey): number {
    return key === null ? this.#bounds.places : this.#bounds.ownPlaces;
  }

  #begin(key: QueueKey, share: Share, entry: Waiting): void {
    share.running += 1;
    this.#running += 1;
    // Whoever had a turn stands last.
    share.group.turn = this.#countTurn();
    this.#shares.delete(key);
    this.#shares.set(key, share);
    entry.start();
  }

  #leave(key: QueueKey, share: Share, entry: Waiting, rest: number): void {
    if (entry.gone) return;
    entry.gone = true;
    const place = share.waiting.indexOf(entry);
    if (place >= 0) {
      share.waiting.splice(place, 1);
      this.#countWaiting(share, -1);
      this.#release(key, share, 0);
      return;
    }
    this.#running -= 1;
    if (rest > 0) setTimeout(() => this.#release(key, share, 1), rest).unref();
    this.#release(key, share, rest > 0 ? 0 : 1);
  }

  /** Releases slots of a key, and starts the next job. */
  #release(key: QueueKey, share: Share, slots: number): void {
    share.running -= slots;
    if (share.running === 0 && share.waiting.length === 0) this.#forget(key, share);
    this.#fill();
  }

  /** Gives free slots to the keys whose turn it is. */
  #fill(): void {
    while (this.#waiting > 0 && this.#running < this.#bounds.slots) {
      const next = this.#next();
      const entry = next?.share.waiting.shift();
      if (next === undefined || entry === undefined) return;
      this.#countWaiting(next.share, -1);
      this.#begin(next.key, next.share, entry);
    }
  }

  /** Finds the next key: the first one in the group with the longest time since its last turn. */
  #next(): { readonly key: QueueKey; readonly share: Share } | undefined {
    let first: { readonly key: QueueKey; readonly share: Share } | undefined;
    for (const [key, share] of this.#shares) {
      const mayBegin = share.waiting.length > 0 && share.running < this.#ownSlots(key);
      if (mayBegin && (first === undefined || share.group.turn < first.share.group.turn)) first = { key, share };
    }
    return first;
  }
}
