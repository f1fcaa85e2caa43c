import { computeEditDistance } from "@/engine/magmell";
import { toNameKey } from "@/engine/mtg/deck";
import { memoizeWeakly } from "@/lib/cache";

/** Maximum number of suggestions per name. */
const MOST = 3;

/** Cards by key, each with its name, among which likely ones are looked for. */
type KnownNames = ReadonlyMap<string, string>;

/**
 * Returns suggestions for a misspelled name: names with the fewest changed characters first, then names that begin with
 * it.
 */
export function findNearestNames(written: string, known: KnownNames): readonly string[] {
  const key = toNameKey(written);
  if (key.length < 3) return [];
  const most = Math.min(4, Math.max(1, Math.floor(key.length / 4)));
  const found: { name: string; edits: number }[] = [];
  for (const [other, name] of likely(key, most, pairsOf(known))) {
    if (other.startsWith(key)) found.push({ name, edits: most + 1 });
    else if (Math.abs(other.length - key.length) <= most) {
      const edits = computeEditDistance(other, key, most);
      if (edits <= most) found.push({ name, edits });
    }
  }
  return found
    .sort((one, other) => one.edits - other.edits || one.name.localeCompare(other.name, "en"))
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** All names, and for each pair of neighboring characters the indexes of names with it. */
type Pairs = {
  readonly entries: readonly (readonly [key: string, name: string])[];
  readonly places: ReadonlyMap<string, readonly number[]>;
};

const pairsOf = memoizeWeakly((known: KnownNames): Pairs => {
  const entries = [...known];
  const places = new Map<string, number[]>();
  for (const [place, [key]] of entries.entries()) {
    for (const pair of pairsIn(key)) {
      const there = places.get(pair);
      if (there === undefined) places.set(pair, [place]);
      else there.push(place);
    }
  }
  return { entries, places };
});

/** Distinct pairs of neighboring characters in a key. */
const pairsIn = (key: string): ReadonlySet<string> =>
  new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2)));

/**
 * Names within so many changes of a key, and all that begin with it. A changed character removes at most two pairs, so
 * the other pairs are shared. For a very short key, all names qualify.
 */
function likely(key: string, changes: number, { entries, places }: Pairs): Pairs["entries"] {
  const pairs = pairsIn(key);
  const shared = pairs.size - 2 * changes;
  if (shared < 1) return entries;
  const counts = new Uint16Array(entries.length);
  for (const pair of pairs) for (const place of places.get(pair) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  return entries.filter((_, place) => (counts[place] ?? 0) >= shared);
}
