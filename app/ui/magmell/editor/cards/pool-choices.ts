import { type CardKind, type Color, toColorBits } from "@/engine/magmell";
import type { Predicate, QueryNode } from "@/lib/magmell/search/query/types";

/** Use costs with a chip of their own; the last one means itself and everything above. */
export const COST_CHOICES = [0, 1, 2, 3, 4, 5, 6] as const;

/** A color, or the absence of all (212.6). */
type ColorChoice = Color | "colorless";

/** The chips that are on. A group without any lets everything pass. */
export type PoolChoices = {
  readonly kinds: readonly CardKind[];
  readonly colors: readonly ColorChoice[];
  readonly costs: readonly number[];
};

export const NO_POOL_CHOICES: PoolChoices = { kinds: [], colors: [], costs: [] };

export const countPoolChoices = ({ kinds, colors, costs }: PoolChoices): number =>
  kinds.length + colors.length + costs.length;

/** Returns the list with the member added, or taken out when it was there. */
export const toggleMember = <T>(list: readonly T[], member: T): readonly T[] =>
  list.includes(member) ? list.filter((other) => other !== member) : [...list, member];

/** Returns the query terms of the chips that are on: one of each group, and no cost of stones, since stones are not used. */
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
