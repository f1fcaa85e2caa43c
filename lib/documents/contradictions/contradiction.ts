import type { EraSwitchName } from "@/engine/mtg";
import type { MtgHouseRulingId, MtgRef } from "@/engine/mtg/rulebook";
import type { BilingualText } from "../documents";

/**
 * An entry on which a side rests. In an entry whose sentences have several sources, `source` selects the sentence by
 * its source; null selects a sentence without a source. Absent if the entry needs no selection.
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
  /** The switch whose value differs by era; null if one answer applies to all eras. */
  readonly bySwitch: EraSwitchName | null;
  /** The later entry, if its date decides; otherwise null. */
  readonly newer: MtgRef | null;
  /** Rulings of this site that decide between the sides; none where the era does. */
  readonly rulings: readonly MtgHouseRulingId[];
  /** The prepared board of the rules lab that demonstrates it; null if no board can. */
  readonly board: string | null;
  /** Page that demonstrates it instead of a board. */
  readonly elsewhere: (typeof DEMONSTRATION_PAGES)[number] | null;
};
