import type { WorkKind } from "./classify-work";
import type { CpuBudgetLimits } from "./cpu-budgets";
import type { QueueLimits } from "./fair-queue";

/**
 * Queue limits of one process, which serves all requests on one thread. Searches have their own queue, so that pages
 * can still be read. More parallel work would finish nothing sooner, so the rest waits; work that does not fit is
 * rejected at once.
 */
export const WORK_QUEUE_LIMITS: Readonly<Record<WorkKind, QueueLimits>> = {
  search: { slots: 2, ownSlots: 1, places: 60, ownPlaces: 12 },
  drawing: { slots: 2, ownSlots: 1, places: 60, ownPlaces: 30 },
  page: { slots: 6, ownSlots: 2, places: 200, ownPlaces: 40 },
  lookup: { slots: 8, ownSlots: 4, places: 200, ownPlaces: 60 },
};

/** CPU time of one IP address in one process: 300 ms per second, and bursts of up to four seconds. */
export const CPU_BUDGET: CpuBudgetLimits = { perSecond: 300, most: 4000, keys: 20_000 };

/**
 * Rest in milliseconds after each millisecond of work, before the same address may start work in the same slot. A
 * client that searches without pause thus gets a quarter of the thread.
 */
export const COOLDOWN_FACTORS: Readonly<Record<WorkKind, number>> = { search: 3, drawing: 0, page: 3, lookup: 1 };
/** Maximum rest in milliseconds. */
export const MAX_COOLDOWN_MILLISECONDS = 2000;

/** Milliseconds after which a request frees its slot. By then its work is done, and only the client is slow. */
export const MAX_SLOT_MILLISECONDS = 5000;

/** Seconds after which the queue is probably shorter, sent as the retry time. */
export const QUEUE_RETRY_SECONDS = 2;

/**
 * Delay of a rejection in milliseconds, so that immediate retries gain nothing, and the maximum number of delayed
 * rejections at a time.
 */
export const REJECTION_DELAY = { milliseconds: 1000, most: 2000 } as const;

export type FilePacingLimits = CpuBudgetLimits & {
  /** Files for which one address may wait at a time. */
  readonly waiting: number;
  /** The longest wait for a file in milliseconds. */
  readonly longest: number;
};

/**
 * Static files for one IP from one process: a rate per second after a burst of 2,000 files, which is about fifty first
 * visits from one network. Each file costs about two milliseconds.
 */
export const FILE_PACING: FilePacingLimits = { perSecond: 60, most: 2000, keys: 20_000, waiting: 100, longest: 2000 };
