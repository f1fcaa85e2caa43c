import type { Symbols } from "@/engine/magmell";
import type { NumberKey, SymbolKey } from "./keys";
import { predicateNode } from "./read/nodes";
import type { Predicate, QueryNode, QueryWarning } from "./types";
import { writeNode } from "./write/write-node";

/** The keys that count what a cost key compares symbol by symbol. */
const COUNTS = { useCost: "useCount", catalyst: "catalystCount" } as const satisfies Record<SymbolKey, NumberKey>;

/**
 * Returns warnings about costs that are compared with a number alone, such as `use<=2`: it is the part of a cost without a color, so
 * no cost with a color is within it. Each names the comparison by count. Comparisons with an upper bound always get one, others where
 * nothing was found.
 */
export function plainCostWarnings(root: QueryNode | null, isEmpty: boolean): readonly QueryWarning[] {
  if (root === null) return [];
  if (root.type === "and" || root.type === "or") return root.parts.flatMap((part) => plainCostWarnings(part, isEmpty));
  if (root.type !== "test" || root.predicate.on !== "symbols") return [];
  const { key, op, symbols } = root.predicate;
  const isBound = op === "<" || op === "<=";
  if (!isPlain(symbols) || op === "!=" || !(isBound || isEmpty)) return [];
  const counted: Predicate = { on: "number", key: COUNTS[key], op, value: symbols.any };
  const nearest = writeNode(predicateNode(counted, root.at));
  return [{ code: "PLAIN_COST", at: root.at, text: writeNode(root), nearest, key }];
}

const isPlain = ({ any, ...colors }: Symbols): boolean =>
  any > 0 && Object.values(colors).every((count) => count === 0);
