import type { WorkKind } from "./classify-work";
import type { CpuBudgetLimits } from "./cpu-budgets";
import type { QueueLimits } from "./fair-queue";

/**
 * Queue limits of one process, which has one thread for all requests. Work that depends on the query has its own queue,
 * so that reading continues beside it. More parallel work would finish nothing sooner, so the rest waits; what does not
 * fit is rejected at once rather than answered late.
 */
export const WORK_QUEUE_LIMITS: Readonly<Record<WorkKind, QueueLimits>> = {
  search: { slots: 2, ownSlots: 1, places: 60, ownPlaces: 12 },
  drawing: { slots: 2, ownSlots: 1, places: 60, ownPlaces: 30 },
  page: { slots: 6, ownSlots: 2, places: 200, ownPlaces: 40 },
  lookup: { slots: 8, ownSlots: 4, places: 200, ownPlaces: 60 },
};

/** The processor time of one address in one process: three tenths of a core, and four seconds of it at once. */
export const CPU_BUDGET: CpuBudgetLimits = { perSecond: 300, most: 4000, keys: 20_000 };

/**
 * Milliseconds of rest that an address takes after each millisecond of work, before the next work in the same slot: one that searches
 * without a pause has a quarter of the thread, and between its pieces the others come through.
 */
export const COOLDOWN_FACTORS: Readonly<Record<WorkKind, number>> = { search: 3, drawing: 0, page: 3, lookup: 1 };
/** The longest rest in milliseconds. */
export const MAX_COOLDOWN_MILLISECONDS = 2000;

/** Milliseconds after which a request frees its slot: its work is done, and only a slow client is left. */
export const MAX_SLOT_MILLISECONDS = 5000;

/** Seconds after which a line is likely to be shorter. */
export const QUEUE_RETRY_SECONDS = 2;

/**
 * Milliseconds for which the refusal of one address's surplus is held back, so that asking again at once gains nothing, and how many
 * refusals are held back at most.
 */
export const REJECTION_DELAY = { milliseconds: 1000, most: 2000 } as const;

export type FilePacingLimits = CpuBudgetLimits & {
  /** Files for which one address may wait at a time. */
  readonly waiting: number;
  /** The longest wait for a file in milliseconds. */
  readonly longest: number;
};

/**
 * Files for one IP from one process: so many a second after a burst of 2,000, as for fifty first visits from one
 * network. Each costs about two milliseconds.
 */
export const FILE_PACING: FilePacingLimits = { perSecond: 60, most: 2000, keys: 20_000, waiting: 100, longest: 2000 };
