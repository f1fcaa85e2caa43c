import type { Ability } from "../../model/ability";
import { alwaysStores } from "../../model/effect";

/** Keys that hold the name of a store. */
const STORED = ["stored", "storedColor", "storedName"];

/** Renames stored results to #1, #2 … in the order of the text, and removes names to which nothing refers. */
export function nameStoredValues(ability: Ability): Ability {
  const spoken = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (STORED.includes(key)) spoken.add(value as string);
      if (!OWN.includes(key)) look(value);
    }
  };
  look(ability);
  const names = new Map<string, string>();
  for (const store of storesIn(ability, spoken)) names.set(store, `#${names.size + 1}`);
  const rename = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(rename);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).flatMap(([key, value]) => {
        if (key === "store" || key === "others")
          return names.has(value as string) ? [[key, names.get(value as string)]] : [];
        if (STORED.includes(key)) return [[key, names.get(value as string)]];
        return [[key, OWN.includes(key) ? value : rename(value)]];
      }),
    );
  };
  return rename(ability) as Ability;
}

/** Keys whose values have store names of their own. */
const OWN = ["grant", "token"];

/** Stores in the order of the instructions; a loop comes before its contents. */
function storesIn(part: unknown, spoken: ReadonlySet<string>): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const { store, others, do: verb } = part as { readonly [Key in "store" | "others" | "do"]?: unknown };
  const own = [store, others].filter(
    (name): name is string => typeof name === "string" && (spoken.has(name) || alwaysStores(verb)),
  );
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, value]) => (OWN.includes(key) ? [] : storesIn(value, spoken))),
  ];
}
