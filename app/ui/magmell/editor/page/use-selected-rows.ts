"use client";

import { useCallback, useState } from "react";
import type { CardListEntry, ListPlace } from "../rows/card-list-entry";
import type { SelectedRows } from "../rows/list-tools";
import type { RowSelection } from "../rows/row-keys";

type Chosen = SelectedRows & { readonly last: string | null };

/** Returns the rows that are chosen, all of one list: choosing in another begins anew. */
export function useSelectedRows() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = useCallback(({ which }: RowSelection, { name, place }: CardListEntry, names: readonly string[]) => {
    setChosen((before) => chosenAfter(before?.place === place ? before : null, { which, name, place, names }));
  }, []);
  const begin = useCallback((place: ListPlace) => setChosen({ place, names: new Set(), last: null }), []);
  const none = useCallback(() => setChosen(null), []);
  return { chosen, choose, begin, none };
}

type Choice = {
  readonly which: RowSelection["which"];
  readonly name: string;
  readonly place: ListPlace;
  /** The names of the list in its order. */
  readonly names: readonly string[];
};

/** The rows chosen after one more choice. */
function chosenAfter(before: Chosen | null, { which, name, place, names }: Choice): Chosen {
  if (which === "all") return { place, names: new Set(names), last: name };
  const chosen = new Set(before?.names);
  if (which === "this") {
    if (!chosen.delete(name)) chosen.add(name);
    return { place, names: chosen, last: name };
  }
  const from = names.indexOf(before?.last ?? name);
  const to = names.indexOf(name);
  const [start, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  for (const one of names.slice(start, end + 1)) chosen.add(one);
  return { place, names: chosen, last: name };
}
