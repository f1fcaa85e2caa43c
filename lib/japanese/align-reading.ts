/**
 * A part of a name aligned with its reading: kana, which are read as written, or other characters with their reading in
 * kana.
 */
export type AlignedSegment = {
  readonly kana: boolean;
  readonly written: string;
  readonly read: string;
};

/** Alignments of one name that are considered at most; 木木の木 has several. */
const MOST_WAYS = 8;
const RUNS = /[ぁ-ゖー]+|[^ぁ-ゖー]+/gu;

/**
 * Returns the possible alignments of a name with its reading; both must be folded, or both be phonetic keys. Kana in
 * the name must occur in the reading; the kana between them are the reading of the other characters. Empty if name and
 * reading do not fit together.
 */
export function alignReading(name: string, reading: string): readonly (readonly AlignedSegment[])[] {
  const ways: AlignedSegment[][] = [];
  addWays({ runs: name.match(RUNS) ?? [], reading, ways }, [], 0);
  return ways;
}

type Reading = { readonly runs: readonly string[]; readonly reading: string; readonly ways: AlignedSegment[][] };

/** Extends an alignment that covers the first `heard` kana of the reading. */
function addWays(all: Reading, parts: readonly AlignedSegment[], heard: number): void {
  const { runs, reading, ways } = all;
  const written = runs[parts.length];
  if (written === undefined) {
    if (heard === reading.length) ways.push([...parts]);
    return;
  }
  const kana = isKana(written);
  const next = runs[parts.length + 1];
  const [least, most] = kana ? [written.length, written.length] : [countMinimumKana(written), reading.length - heard];
  for (let length = next === undefined ? Math.max(least, most) : least; length <= most; length += 1) {
    if (ways.length === MOST_WAYS) return;
    const end = heard + length;
    if (kana ? !standsFor(written, reading, heard) : next !== undefined && !standsFor(next, reading, end)) continue;
    addWays(all, [...parts, { kana, written, read: reading.slice(heard, end) }], end);
  }
}

/** Whether a text begins with kana. */
const isKana = (text: string): boolean => (text >= "ぁ" && text < "゗") || text.startsWith("ー");

const HAN = /^[々〆\p{Script=Han}]+$/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Returns the minimum number of kana that a run of characters reads as: one per kanji; numbers and Latin words may read as
 * fewer.
 */
export const countMinimumKana = (written: string): number =>
  HAN.test(written) ? [...written].length : Number(LETTER.test(written));

const VOWELS = "あいうえお";
const mayBeLong = (one: string, other: string): boolean => one === "ー" && VOWELS.includes(other);

/**
 * Returns whether a character of a text sounds like a kana of a reading. Long vowels depend on the preceding sound, which is
 * unknown after a kanji.
 */
export function matchesKanaSound(text: string, at: number, kana: string): boolean {
  const sign = text.charAt(at);
  if (sign === kana) return sign !== "";
  return !isKana(text.charAt(at - 1)) && (mayBeLong(sign, kana) || mayBeLong(kana, sign));
}

/** Whether kana of a name occur at a position of its reading. */
function standsFor(written: string, reading: string, from: number): boolean {
  if (from + written.length > reading.length) return false;
  // The small ケ of 八ヶ岳 reads か, が or こ.
  if (written === "け" && "かがこ".includes(reading.charAt(from))) return true;
  for (let at = 0; at < written.length; at += 1)
    if (!matchesKanaSound(written, at, reading.charAt(from + at))) return false;
  return true;
}
