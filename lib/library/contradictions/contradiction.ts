import type { SwitchName } from "@/engine/mtg";
import type { MtgHouseId, MtgRef } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

/** An answer to a question, with the entries that give it. */
type Side = { readonly says: Bilingual; readonly rules: readonly MtgRef[] };

/** A question on which entries disagree, between eras or in one document. */
export type Contradiction = {
  readonly number: number;
  readonly topic: Bilingual;
  readonly sides: readonly Side[];
  /** The switch by which each era goes its own way; `null` where one answer serves all. */
  readonly bySwitch: SwitchName | null;
  /** Rulings of this site that decide. */
  readonly rulings: readonly MtgHouseId[];
  /** The ready board of the lab that shows it. */
  readonly board: string | null;
};

/** A side of a contradiction: what it says in both languages, and the entries that say so. */
export const side = (ja: string, en: string, ...rules: readonly MtgRef[]): Side => ({ says: { ja, en }, rules });
