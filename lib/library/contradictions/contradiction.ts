import type { SwitchName } from "@/engine/mtg";
import type { MtgHouseId, MtgRef } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

/**
 * An entry on which a side rests. `source` names the one after the sentence that is meant, in an entry whose sentences have
 * several; it is `null` for a sentence without any, and absent where there is nothing to choose.
 */
type Ground = { readonly rule: MtgRef; readonly source?: string | null };

/** An answer to a question, with the entries that give it. */
type Side = { readonly says: Bilingual; readonly grounds: readonly Ground[]; readonly rules: readonly MtgRef[] };

/** A part of the site beside the lab in which a point is seen at work. */
type Elsewhere = "goldfish" | "extended";

/** A question on which entries disagree, between eras or in one document. */
export type Contradiction = {
  readonly number: number;
  readonly topic: Bilingual;
  readonly sides: readonly Side[];
  /** The switch by which each era goes its own way; `null` where one answer serves all. */
  readonly bySwitch: SwitchName | null;
  /** The entry that decides because it was said later than what it contradicts; `null` where no day decides. */
  readonly newer: MtgRef | null;
  /** Rulings of this site that decide between the sides; none where the era does. */
  readonly rulings: readonly MtgHouseId[];
  /** The ready board of the lab that shows it; `null` where no board can. */
  readonly board: string | null;
  /** Where it is seen instead of the lab. */
  readonly elsewhere: Elsewhere | null;
};

/** Returns the ground of a sentence of an entry, by the source that stands after it; `null` for a sentence without one. */
export const sentence = (rule: MtgRef, source: string | null): Ground => ({ rule, source });

/** Returns a side of a contradiction: what it says in both languages, and the entries that say so. */
export function side(ja: string, en: string, ...entries: readonly (MtgRef | Ground)[]): Side {
  const grounds = entries.map((entry): Ground => (typeof entry === "string" ? { rule: entry } : entry));
  return { says: { ja, en }, grounds, rules: grounds.map(({ rule }) => rule) };
}

/** A contradiction with what is usual: no day decides, and no place shows it but the lab. */
export const contradiction = (
  parts: Omit<Contradiction, "newer" | "elsewhere"> & Partial<Pick<Contradiction, "newer" | "elsewhere">>,
): Contradiction => ({ newer: null, elsewhere: null, ...parts });
