import { countTypos } from "../../kernel/edit-distance";
import { BLOCK_BANNED, DUAL_LANDS, EXTENDED_BANNED, LAST_PRINTED, TYPE1_BANNED, TYPE1_RESTRICTED } from "./lists";
import { memoizeByName } from "./memoize-by-name";
import { BASIC_LAND_NAMES, isBasicLand, isJapaneseName, JAPANESE_CARD_NAMES, SPLIT_CARDS, toNameKey } from "./name-key";

/** All English names that the documents' lists tell of, basic lands first. */
const LISTED: readonly string[] = [
  ...BASIC_LAND_NAMES,
  ...[TYPE1_RESTRICTED, TYPE1_BANNED, EXTENDED_BANNED, DUAL_LANDS, SPLIT_CARDS].flat(),
  ...Object.values(BLOCK_BANNED).flat(),
  ...Object.values(LAST_PRINTED).flat(),
];

const listedKeys: ReadonlySet<string> = new Set(LISTED.map(toNameKey));

/** Returns whether the lists of the documents contain a name in either language. Card data is not used. */
export const isKnownName = (name: string): boolean => listedKeys.has(toNameKey(name));

/** A name as misspellings are compared: its letters without signs, spaces and a plural, and its words. */
type Spelling = { readonly name: string; readonly letters: string; readonly plain: string; readonly words: string[] };

function spellingOf(name: string): Spelling {
  const key = isJapaneseName(name) ? name.normalize("NFKC") : toNameKey(name).replaceAll("'", "");
  const words = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const letters = words.join("");
  return { name, letters, plain: letters.replace(/s$/u, ""), words };
}

/** Spellings of the lists by the number of their letters, each card once, with the Japanese names of some. */
const spellings: ReadonlyMap<number, readonly Spelling[]> = byLength([
  ...new Map(LISTED.map((name) => [toNameKey(name), name])).values(),
  ...JAPANESE_CARD_NAMES.keys(),
]);

function byLength(names: readonly string[]): ReadonlyMap<number, readonly Spelling[]> {
  const lengths = new Map<number, Spelling[]>();
  for (const spelling of names.map(spellingOf)) {
    const same = lengths.get(spelling.plain.length);
    if (same === undefined) lengths.set(spelling.plain.length, [spelling]);
    else same.push(spelling);
  }
  return lengths;
}

/** Maximum number of differing characters for a spelling of this length. A single kanji is already a word. */
function changesFor({ name, letters }: Spelling): 0 | 1 | 2 {
  if (isJapaneseName(name)) return letters.length >= 8 ? 1 : 0;
  return letters.length >= 9 ? 2 : letters.length >= 5 ? 1 : 0;
}

/** Words of at most so many letters become other words by two changes, as longer ones do by another first letter. */
const SHORT_WORD = 5;

const isOtherWord = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) <= SHORT_WORD && countTypos(one, other, 2) > 1;

/** The changes from one spelling to another; more than any that count where they are different names. */
function distance(one: Spelling, other: Spelling): number {
  const most = changesFor(other);
  if (Math.abs(one.plain.length - other.plain.length) > most) return Number.POSITIVE_INFINITY;
  const count = one.plain === other.plain ? 0 : countTypos(one.plain, other.plain, most);
  if (count > most) return Number.POSITIVE_INFINITY;
  const areWords = one.words.length === other.words.length;
  const isOther =
    count === 2 &&
    (one.plain[0] !== other.plain[0] ||
      !areWords ||
      one.words.some((word, at) => isOtherWord(word, other.words[at] ?? "")));
  return isOther ? Number.POSITIVE_INFINITY : count;
}

/** Most names that are proposed for one. */
const MOST_PROPOSED = 3;

/**
 * Returns the names on the lists that a misspelled name probably means: the names with the fewest changes, basic lands
 * first. Empty for a listed name, and if no listed name is similar. A real card that is not on the lists may still have
 * the given name.
 */
export const findNearestKnownNames: (name: string) => readonly string[] = memoizeByName((name) =>
  isKnownName(name) ? [] : nearest(spellingOf(name)),
);

function nearest(written: Spelling): readonly string[] {
  if (written.plain === "") return [];
  const lengths = [-2, -1, 0, 1, 2].map((more) => written.plain.length + more);
  const likely = lengths.flatMap((length) => spellings.get(length) ?? []);
  const found = likely
    .map((one) => ({ name: one.name, count: distance(written, one) }))
    .filter(({ count }) => count <= 2)
    .sort((one, other) => one.count - other.count || Number(isBasicLand(other.name)) - Number(isBasicLand(one.name)));
  const names = found.filter(({ count }) => count === found[0]?.count).map(({ name }) => name);
  const [likeliest] = names;
  return likeliest !== undefined && isBasicLand(likeliest)
    ? names.filter(isBasicLand).slice(0, MOST_PROPOSED)
    : names.slice(0, MOST_PROPOSED);
}

/** Returns whether an unlisted name is a misspelled basic land, of which a deck may have any number. */
export function isMisspelledBasicLand(name: string): boolean {
  const [likeliest] = findNearestKnownNames(name);
  return likeliest !== undefined && isBasicLand(likeliest);
}
