import {
  getParentRule,
  HOUSE_RULINGS_BY_ID,
  type HouseRulingId,
  type RuleId,
  type RuleRef,
} from "@/engine/magmell/rulebook";
import type { MtgRef } from "@/engine/mtg/rulebook";
import type { BilingualText } from "../documents";
import { GLOSSARY_CONCEPTS } from "./concepts";
import ROWS from "./counterparts.json";

/** A word with the entries of its game that define it. */
type Side<Ref> = BilingualText & { readonly rules: readonly Ref[] };

/** Terms of the two games with the same role, or a term that only one game has. */
type Counterpart = {
  /** The word of MAGMELL; `null` for what only Magic has. */
  readonly magmell: Side<RuleId> | null;
  /** The word of Magic; `null` for what only MAGMELL has. */
  readonly mtg: Side<MtgRef> | null;
  /** The difference that a player of one game trips over in the other. */
  readonly differs: BilingualText | null;
};

const isUnder = (rule: RuleId, above: string): boolean => {
  const parent = getParentRule(rule);
  return rule === above || (parent !== null && isUnder(parent, above));
};

/** How near a row is to a rule: rows of a number inside of it or above it. */
const speaksOf = ({ magmell }: Counterpart, rule: RuleId): boolean =>
  magmell?.rules.some((known) => isUnder(rule, known) || isUnder(known, rule)) ?? false;

const isHouse = (id: RuleRef): id is HouseRulingId => id.startsWith("house:");

const TABLE = (ROWS as readonly Partial<Counterpart>[]).map(
  (row): Counterpart => ({ magmell: null, mtg: null, differs: null, ...row }),
);

/** Words of the glossary whose counterpart is in no row of the table: they mean the same in both games. */
const ALIKE: readonly Counterpart[] = GLOSSARY_CONCEPTS.flatMap(({ ja, en, uses, magmell }) => {
  if (magmell === null || TABLE.some((one) => speaksOf(one, magmell.rule))) return [];
  const rules = [...new Set(uses.filter(({ retired }) => retired === null).map(({ rule }) => rule))];
  const { rule, ...word } = magmell;
  return [{ magmell: { ...word, rules: [rule] }, mtg: { ja, en, rules }, differs: null }];
});

/** Terms with the same role in MAGMELL and Magic, and terms that only one of them has. */
export const COUNTERPARTS: readonly Counterpart[] = [...TABLE, ...ALIKE];

/**
 * Returns the Magic counterparts of a MAGMELL rule, including those of its parents and subrules. For a ruling, returns
 * the counterparts of the rules it rests on.
 */
export function findMagicCounterparts(id: RuleRef): readonly Counterpart[] {
  const rules = isHouse(id) ? HOUSE_RULINGS_BY_ID[id].rules : [id];
  return COUNTERPARTS.filter((one) => rules.some((rule) => speaksOf(one, rule)));
}

/** Returns the MAGMELL counterparts of a Magic entry that defines a word. */
export const findMagmellCounterparts = (id: MtgRef): readonly Counterpart[] =>
  COUNTERPARTS.filter(({ mtg }) => mtg?.rules.includes(id) ?? false);
