import type { OutOfScopeReason, RuleStatus } from "./status";

/** A rules document as the trace sees it: its entries in order, each with the group it is counted in. */
export type RuleDocument = {
  /** The key before the colon of its ids, such as `mag`, which is also the name of its file. */
  readonly key: string;
  readonly entries: readonly {
    readonly id: string;
    /** The chapter or other group that the entry is counted in. */
    readonly group: string;
    /** The status; `null` for entries that have none, such as house rulings of a finished game. */
    readonly status: RuleStatus | null;
    /** Why the entry is outside, if it is. */
    readonly why?: OutOfScopeReason;
  }[];
  /** The number of entries that may still be `later`; the trace requires the exact number. */
  readonly laterCeiling: number;
};
