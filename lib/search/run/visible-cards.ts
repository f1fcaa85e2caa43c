import type { CatalogueCard } from "@/lib/catalogue/model/types";
import type { Bits } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { Query, QueryNode } from "../query/types";

/**
 * The cards that a query is about. Tokens and withdrawn cards are hidden unless it includes them, or asks for them: what
 * looks for `is:token` wants to see tokens.
 */
export function visibleCards(index: SearchIndex, { root, options }: Pick<Query, "root" | "options">): Bits {
  const tokens = options.tokens === true || asksFor(root, "token");
  const retired = options.retired === true || asksFor(root, "retired");
  if (!tokens && !retired) return index.shown;
  const cards = index.catalogue.cards;
  return index.cachedBits("cards", `visible ${tokens} ${retired}`, (place) => {
    const card = cards[place] as CatalogueCard;
    return (tokens || !card.token) && (retired || !card.retired);
  });
}

/** Whether a word of `is` must be true of what passes, or may be where there is a choice. */
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
