import type { Effect } from "../../../model/effect";

/** Merges the last two instructions of 「それを無効化し、ダストに置くかわりに夢に置く」 into one that negates with a destination (231.1). */
export function mergeNegatedDestination(out: Effect[]): void {
  const [negate, put] = out.slice(-2);
  if (negate?.do !== "negate" || (put?.do !== "put" && put?.do !== "return") || negate.to !== undefined) return;
  if (negate.store === undefined || JSON.stringify(put.what) !== JSON.stringify({ stored: negate.store })) return;
  const to = put.to ?? "hand";
  const inPlace = put.position === undefined || put.position === "top";
  out.splice(-2, 2, { ...negate, to }, ...(inPlace ? [] : [put]));
}
