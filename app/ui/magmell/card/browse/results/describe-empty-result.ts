import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { EmptyResultExplanation, SimilarQuery } from "@/lib/magmell/search/run/explain";

/** Returns why nothing was found, in a sentence. `labels` are the terms in words. */
export function describeEmptyResult(
  { emptying, terms }: EmptyResultExplanation,
  labels: readonly string[],
  { empty }: Pick<Dictionary["search"], "empty">,
): string {
  const [first = "", second = ""] = emptying.map((place) => labels[place] ?? "");
  if (terms.length === 0) return empty.start;
  if (emptying.length === 1) return format(empty.alone, { term: first });
  return emptying.length === 2 ? format(empty.pair, { first, second }) : empty.together;
}

/** Describes how a suggested query with results differs from the query without results. */
export function describeNearQuery(
  near: SimilarQuery,
  labels: readonly string[],
  { empty, or }: Pick<Dictionary["search"], "empty" | "or">,
): string {
  if (near.change === "any") return empty.anywhere;
  if (near.change === "apart") return empty.apart;
  if (near.change === "include") return empty.hidden;
  return format(empty.without, { term: near.without.map((place) => labels[place]).join(or) });
}
