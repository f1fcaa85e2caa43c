import type { SortKey, SortTerm } from "@/lib/magmell/search/query/types";
import type { GroupKey, ListArrangement, ListSortKey } from "../rows/arrangement";

const SORT_KEYS: Readonly<Record<ListSortKey | Exclude<GroupKey, "none" | "tag">, SortKey>> = {
  cost: "use",
  name: "name",
  color: "color",
  kind: "kind",
  timing: "timing",
  set: "set",
};

const by = (key: SortKey): SortTerm => ({ by: key, descending: false });

/** Returns the order of the pool's results for an arrangement: what they stand together by, and their order within. */
export function getPoolOrder({ group, sort }: Pick<ListArrangement, "group" | "sort">): {
  readonly groups: readonly SortTerm[];
  readonly order: readonly SortTerm[];
} {
  const order = sort === "cost" ? [by("use")] : [by(SORT_KEYS[sort]), by("use")];
  return { groups: group === "none" || group === "tag" ? [] : [by(SORT_KEYS[group])], order };
}
