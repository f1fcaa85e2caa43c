import { editDistance } from "@/engine/magmell";
import { nameKey } from "@/engine/mtg/deck";

/** Most names that are proposed for one. */
const MOST = 3;

/** Cards by key, each with its name, among which likely ones are looked for. */
type KnownNames = ReadonlyMap<string, string>;

/**
 * Names that a misspelt one probably means, the likeliest first: those with the fewest changes of a sign, and then those that
 * begin with what was written.
 */
export function nearestNames(written: string, known: KnownNames): readonly string[] {
  const key = nameKey(written);
  if (key.length < 3) return [];
  const most = Math.min(4, Math.max(1, Math.floor(key.length / 4)));
  const found: { name: string; edits: number }[] = [];
  for (const [other, name] of known) {
    if (other.startsWith(key)) found.push({ name, edits: most + 1 });
    else if (Math.abs(other.length - key.length) <= most) {
      const edits = editDistance(other, key, most);
      if (edits <= most) found.push({ name, edits });
    }
  }
  return found
    .sort((one, other) => one.edits - other.edits || one.name.localeCompare(other.name, "en"))
    .slice(0, MOST)
    .map(({ name }) => name);
}
