import type { SwitchName } from "@/engine/mtg";
import type { MtgHouseId, MtgRef } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

/** An answer to a question, with the entries that give it. */
type Side = { readonly says: Bilingual; readonly rules: readonly MtgRef[] };

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
  /** Rulings of this site that decide, beside those that the switch cites. */
  readonly rulings: readonly MtgHouseId[];
  /** The ready board of the lab that shows it; `null` where no board can. */
  readonly board: string | null;
  /** Where it is seen instead of the lab. */
  readonly elsewhere: Elsewhere | null;
};

/** A side of a contradiction: what it says in both languages, and the entries that say so. */
export const side = (ja: string, en: string, ...rules: readonly MtgRef[]): Side => ({ says: { ja, en }, rules });

/** A contradiction with what is usual: no day decides, and no place shows it but the lab. */
export const contradiction = (
  parts: Omit<Contradiction, "newer" | "elsewhere"> & Partial<Pick<Contradiction, "newer" | "elsewhere">>,
): Contradiction => ({ newer: null, elsewhere: null, ...parts });
