import type { EraSwitchName } from "@/engine/mtg";
import type { MtgHouseRulingId, MtgRef } from "@/engine/mtg/rulebook";
import type { BilingualText } from "../documents";

/**
 * An entry on which a side rests. `source` names the one after the sentence that is meant, in an entry whose sentences have
 * several; it is `null` for a sentence without any, and absent where there is nothing to choose.
 */
type Ground = { readonly rule: MtgRef; readonly source?: string | null };

/** One side's answer, with the entries that support it. */
type Side = { readonly says: BilingualText; readonly grounds: readonly Ground[]; readonly rules: readonly MtgRef[] };

/** Pages other than the rules lab that demonstrate a contradiction. */
export const DEMONSTRATION_PAGES = ["goldfish", "extended"] as const;

/** A question on which entries disagree, between eras or within one document. */
export type Contradiction = {
  readonly number: number;
  readonly topic: BilingualText;
  readonly sides: readonly Side[];
  /** The switch by which each era goes its own way; `null` where one answer serves all. */
  readonly bySwitch: EraSwitchName | null;
  /** The later entry, if its date decides; otherwise null. */
  readonly newer: MtgRef | null;
  /** Rulings of this site that decide between the sides; none where the era does. */
  readonly rulings: readonly MtgHouseRulingId[];
  /** The ready board of the lab that shows it; `null` where no board can. */
  readonly board: string | null;
  /** Page that demonstrates it instead of a board. */
  readonly elsewhere: (typeof DEMONSTRATION_PAGES)[number] | null;
};
