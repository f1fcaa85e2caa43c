/** The ways in which lists of cards are shown. */
export const LIST_VIEWS = ["list", "text", "faces"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** The facts by which lists are cut into groups; `tag` is the player's own. */
export const GROUPINGS = ["none", "kind", "cost", "color", "timing", "set", "tag"] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const SORTINGS = ["cost", "name", "color", "kind", "timing", "set"] as const;
export type Sorting = (typeof SORTINGS)[number];

/** A way to show a list of cards. */
export type Arrangement = { readonly view: ListView; readonly group: Grouping; readonly sort: Sorting };

/** The two lists whose arrangements a browser remembers. */
export type ArrangedList = "pool" | "deck";

const DEFAULT_ARRANGEMENTS: Readonly<Record<ArrangedList, Arrangement>> = {
  pool: { view: "list", group: "none", sort: "cost" },
  deck: { view: "list", group: "kind", sort: "cost" },
};

type ArrangementStorage = Pick<Storage, "getItem" | "setItem">;

const keyOf = (list: ArrangedList) => `grimoire.view.${list}`;

/** Reads the arrangement that the browser remembers; parts that it does not know are those of the beginning. */
export function readArrangement(storage: ArrangementStorage | null, list: ArrangedList): Arrangement {
  const first = DEFAULT_ARRANGEMENTS[list];
  const [view, group, sort] = (readItem(storage, keyOf(list)) ?? "").split(" ");
  return {
    view: LIST_VIEWS.find((one) => one === view) ?? first.view,
    group: GROUPINGS.find((one) => one === group) ?? first.group,
    sort: SORTINGS.find((one) => one === sort) ?? first.sort,
  };
}

/** Remembers an arrangement. A browser that forbids storage forgets it with the page. */
export function writeArrangement(storage: ArrangementStorage | null, list: ArrangedList, one: Arrangement): void {
  try {
    storage?.setItem(keyOf(list), `${one.view} ${one.group} ${one.sort}`);
  } catch {
    // Nothing is lost but the memory.
  }
}

function readItem(storage: ArrangementStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
