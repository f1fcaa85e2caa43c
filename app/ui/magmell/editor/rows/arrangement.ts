/** Layouts of card lists: rows, rows with card text, or card faces. */
export const LIST_LAYOUTS = ["list", "text", "faces"] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

/** Properties by which a list can be grouped; `tag` is a tag of the player. */
export const GROUP_KEYS = ["none", "kind", "cost", "color", "timing", "set", "tag"] as const;
export type GroupKey = (typeof GROUP_KEYS)[number];

export const SORT_KEYS = ["cost", "name", "color", "kind", "timing", "set"] as const;
export type ListSortKey = (typeof SORT_KEYS)[number];

/** A way to show a list of cards. */
export type ListArrangement = { readonly view: ListLayout; readonly group: GroupKey; readonly sort: ListSortKey };

/** The two lists whose arrangements a browser remembers. */
export type CardListId = "pool" | "deck";

const DEFAULT_ARRANGEMENTS: Readonly<Record<CardListId, ListArrangement>> = {
  pool: { view: "list", group: "none", sort: "cost" },
  deck: { view: "list", group: "kind", sort: "cost" },
};

type ArrangementStorage = Pick<Storage, "getItem" | "setItem">;

const keyOf = (list: CardListId) => `grimoire.view.${list}`;

/** Reads the arrangement of a list from browser storage. Missing or unknown parts get their default. */
export function readArrangement(storage: ArrangementStorage | null, list: CardListId): ListArrangement {
  const first = DEFAULT_ARRANGEMENTS[list];
  const [view, group, sort] = (readItem(storage, keyOf(list)) ?? "").split(" ");
  return {
    view: LIST_LAYOUTS.find((one) => one === view) ?? first.view,
    group: GROUP_KEYS.find((one) => one === group) ?? first.group,
    sort: SORT_KEYS.find((one) => one === sort) ?? first.sort,
  };
}

/** Stores the arrangement of a list in browser storage. Does nothing if the browser blocks storage. */
export function writeArrangement(storage: ArrangementStorage | null, list: CardListId, one: ListArrangement): void {
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
