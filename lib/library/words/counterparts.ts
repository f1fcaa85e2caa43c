import { HOUSE, type HouseId, parentOf, type RuleId, type RuleRef } from "@/engine/magmell/rulebook";
import type { MtgRef } from "@/engine/mtg/rulebook";
import { CONCEPTS } from "./concepts";
import { type Counterpart, mag, mtg, row } from "./counterpart";
import { COUNTERPARTS_OF_PLAY } from "./counterparts-play";
import { COUNTERPARTS_OF_THINGS } from "./counterparts-things";

const isUnder = (rule: RuleId, above: string): boolean => {
  const parent = parentOf(rule);
  return rule === above || (parent !== null && isUnder(parent, above));
};

/** How near a row is to a rule: rows of a number inside of it or above it. */
const speaksOf = ({ magmell }: Counterpart, rule: RuleId): boolean =>
  magmell?.rules.some((known) => isUnder(rule, known) || isUnder(known, rule)) ?? false;

const isHouse = (id: RuleRef): id is HouseId => id.startsWith("house:");

const TABLE: readonly Counterpart[] = [...COUNTERPARTS_OF_THINGS, ...COUNTERPARTS_OF_PLAY];

/** Words of the glossary whose counterpart is in no row of the table: they mean the same in both games. */
const ALIKE: readonly Counterpart[] = CONCEPTS.flatMap(({ ja, en, uses, magmell }) => {
  if (magmell === null || TABLE.some((one) => speaksOf(one, magmell.rule))) return [];
  const entries = [...new Set(uses.filter(({ retired }) => retired === null).map(({ rule }) => rule))];
  return [row(mag(magmell.ja, magmell.en, magmell.rule), mtg(ja, en, ...entries))];
});

/** Words of MAGMELL and of Magic that play the same part, or that only one of them has. */
export const COUNTERPARTS: readonly Counterpart[] = [...TABLE, ...ALIKE];

/**
 * The counterparts in Magic of what a rule of MAGMELL speaks of: of its own number, of those it stands under, and of those
 * under it. Of a ruling those of the rules it is about.
 */
export function counterpartsOf(id: RuleRef): readonly Counterpart[] {
  const rules = isHouse(id) ? HOUSE[id].rules : [id];
  return COUNTERPARTS.filter((one) => rules.some((rule) => speaksOf(one, rule)));
}

/** The counterparts in MAGMELL of an entry of Magic's documents that says what a word means. */
export const counterpartsIn = (id: MtgRef): readonly Counterpart[] =>
  COUNTERPARTS.filter(({ mtg }) => mtg?.rules.includes(id) ?? false);
