import { type CardKind, type Color, toColorBits } from "@/engine/magmell";
import type { Predicate, QueryNode } from "@/lib/magmell/search/query/types";

/** Use costs that have a filter chip. The last one also stands for all higher costs. */
export const COST_CHOICES = [0, 1, 2, 3, 4, 5, 6] as const;

/** A color, or the absence of all (212.6). */
type ColorChoice = Color | "colorless";

/** Selected filter chips. A group without selected chips filters nothing. */
export type PoolChoices = {
  readonly kinds: readonly CardKind[];
  readonly colors: readonly ColorChoice[];
  readonly costs: readonly number[];
};

export const NO_POOL_CHOICES: PoolChoices = { kinds: [], colors: [], costs: [] };

export const countPoolChoices = ({ kinds, colors, costs }: PoolChoices): number =>
  kinds.length + colors.length + costs.length;

/** Returns the list with `member` added, or removed if it was there. */
export const toggleMember = <T>(list: readonly T[], member: T): readonly T[] =>
  list.includes(member) ? list.filter((other) => other !== member) : [...list, member];

/**
 * Returns the query terms for the selected chips, one per group. Cost chips also exclude stones, because stones are not
 * used.
 */
export function toQueryTerms({ kinds, colors, costs }: PoolChoices): readonly QueryNode[] {
  const groups = [
    kinds.map((value): QueryNode => term({ on: "choice", key: "kind", value })),
    colors.map((color): QueryNode => term(colorTest(color))),
    costs.map((cost): QueryNode => term(costTest(cost))),
  ];
  const used: readonly QueryNode[] =
    costs.length === 0 ? [] : [{ type: "not", part: term({ on: "choice", key: "kind", value: "stone" }), at: NOWHERE }];
  return [
    ...groups.flatMap((parts): readonly QueryNode[] => (parts.length > 0 ? [{ type: "or", parts, at: NOWHERE }] : [])),
    ...used,
  ];
}

/** Span for predicates of chips, which are not part of the text. */
const NOWHERE = { from: 0, to: 0 };

const term = (predicate: Predicate): QueryNode => ({ type: "test", predicate, at: NOWHERE });

const colorTest = (color: ColorChoice): Predicate =>
  color === "colorless"
    ? { on: "colors", key: "colors", op: "=", bits: 0 }
    : { on: "colors", key: "colors", op: ">=", bits: toColorBits([color]) };

const costTest = (value: number): Predicate => ({
  on: "number",
  key: "useCount",
  value,
  op: value === COST_CHOICES.length - 1 ? ">=" : "=",
});
