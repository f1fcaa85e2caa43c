import { editDistance } from "@/engine/magmell";
import { nameKey } from "@/engine/mtg/deck";
import { weakMemo } from "@/lib/cache";

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
  const signs = signsOf(key);
  const found: { name: string; edits: number }[] = [];
  for (const { other, name, signs: others } of entriesOf(known)) {
    if (other.startsWith(key)) found.push({ name, edits: most + 1 });
    // A change takes one sign away and brings another at most, so that most names are told apart by a number.
    else if (Math.abs(other.length - key.length) <= most && bitsOf(signs ^ others) <= 2 * most) {
      const edits = editDistance(other, key, most);
      if (edits <= most) found.push({ name, edits });
    }
  }
  return found
    .sort((one, other) => one.edits - other.edits || one.name.localeCompare(other.name, "en"))
    .slice(0, MOST)
    .map(({ name }) => name);
}

const entriesOf = weakMemo((known: KnownNames) =>
  [...known].map(([other, name]) => ({ other, name, signs: signsOf(other) })),
);

/** The signs of a key, however often, as bits of a number; several signs share a bit. */
function signsOf(key: string): number {
  let signs = 0;
  for (let at = 0; at < key.length; at += 1) signs |= 1 << (key.charCodeAt(at) & 31);
  return signs;
}

/** How many bits of a number of 32 are set. */
function bitsOf(number: number): number {
  let left = number - ((number >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
