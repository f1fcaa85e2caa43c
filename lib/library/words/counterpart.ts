import type { RuleId } from "@/engine/magmell/rulebook";
import type { MtgRef } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

/** A word with the entries of its game that say what it means. */
type Side<Ref> = Bilingual & { readonly rules: readonly Ref[] };

/** Things of the two games that play the same part, or one that only one of them has. */
export type Counterpart = {
  /** The word of MAGMELL; `null` for what only Magic has. */
  readonly magmell: Side<RuleId> | null;
  /** The word of Magic; `null` for what only MAGMELL has. */
  readonly mtg: Side<MtgRef> | null;
  /** The difference that a player of one game trips over in the other. */
  readonly differs: Bilingual | null;
};

const side = <Ref>(ja: string, en: string, ...rules: readonly Ref[]): Side<Ref> => ({ ja, en, rules });

/** A word of MAGMELL with the rules that it is known by. */
export const mag = (ja: string, en: string, ...rules: readonly RuleId[]): Side<RuleId> => side(ja, en, ...rules);

/** A word of Magic with entries of its documents. */
export const mtg = (ja: string, en: string, ...rules: readonly MtgRef[]): Side<MtgRef> => side(ja, en, ...rules);

/** A row of the table. */
export const row = (
  magmell: Side<RuleId> | null,
  other: Side<MtgRef> | null,
  ja: string | null = null,
  en: string | null = null,
): Counterpart => ({ magmell, mtg: other, differs: ja === null || en === null ? null : { ja, en } });
