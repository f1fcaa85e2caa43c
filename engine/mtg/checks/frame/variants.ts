import type { GameState, Variant } from "../../model/state";
import { RULE_CHECKS } from "../table";
import type { RuleCheck } from "./rule-check";

/** State-based effects that a variant adds, and usual effects that it omits. @rule mtg-cr:704.6 */
type VariantRow = { readonly without: readonly string[]; readonly more: readonly RuleCheck[] };

/** Variants by name. A two-headed game counts poison by a separate rule (704.5c). */
export const VARIANT_CHECKS: Readonly<Record<Variant, VariantRow>> = {
  none: { without: [], more: [] },
  twoHeaded: { without: ["704.5c"], more: [] },
};

const KNOWN = new Map<string, readonly RuleCheck[]>();

/** Returns the state-based effects of a game's era and variant, cached for each combination. */
export function getUsualChecks({ era, variant }: Pick<GameState, "era" | "variant">): readonly RuleCheck[] {
  const key = `${era} ${variant}`;
  const found = KNOWN.get(key) ?? getRuleChecks({ era, variant });
  KNOWN.set(key, found);
  return found;
}

/** Returns the state-based effects of a game: those of its era, changed by its variant. */
export const getRuleChecks = (
  { era, variant }: Pick<GameState, "era" | "variant">,
  table: readonly RuleCheck[] = RULE_CHECKS,
  variants: Readonly<Record<Variant, VariantRow>> = VARIANT_CHECKS,
): readonly RuleCheck[] => {
  const { without, more } = variants[variant];
  return [...table, ...more].filter(({ id, rule }) => rule[era] !== null && !without.includes(id));
};
