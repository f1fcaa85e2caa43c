import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { BitSet } from "../index/bit-set";
import type { SearchIndex } from "../index/types";
import type { Query, QueryNode } from "../query/types";

/**
 * Returns the cards that a query searches. Tokens and retired cards are hidden unless the query includes them or has
 * `is:token` or `is:retired`.
 */
export function getVisibleCards(index: SearchIndex, { root, options }: Pick<Query, "root" | "options">): BitSet {
  const tokens = options.tokens === true || asksFor(root, "token");
  const retired = options.retired === true || asksFor(root, "retired");
  if (!tokens && !retired) return index.shown;
  const cards = index.catalogue.cards;
  return index.cachedBits("cards", `visible ${tokens} ${retired}`, (place) => {
    const card = cards[place] as CatalogueCard;
    return (tokens || !card.token) && (retired || !card.retired);
  });
}

/** Whether a query requires, or has as an alternative, a value of `is`. */
function asksFor(node: QueryNode | null, word: string, isExcluded = false): boolean {
  if (node === null) return false;
  if (node.type === "not") return asksFor(node.part, word, !isExcluded);
  if (node.type === "and" || node.type === "or") return node.parts.some((part) => asksFor(part, word, isExcluded));
  if (isExcluded) return false;
  return (
    node.type === "test" &&
    node.predicate.on === "choice" &&
    node.predicate.key === "is" &&
    node.predicate.value === word
  );
}
