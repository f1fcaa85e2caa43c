/** A stretch of a name: kana, which are read as they stand, or other signs with the kana they are read as. */
export type AlignedPart = {
  readonly kana: boolean;
  readonly written: string;
  readonly read: string;
};

/** A name may be read along its reading in several ways, as 木木の木; more of them are not looked at. */
const MOST_WAYS = 8;
const RUNS = /[ぁ-ゖー]+|[^ぁ-ゖー]+/gu;

/**
 * The ways in which a name lies along its reading, both folded or both as they sound: its kana stand in the reading as they are,
 * and what is between them is how the signs between are read. None when the reading says something else.
 */
export function alignReading(name: string, reading: string): readonly (readonly AlignedPart[])[] {
  const ways: AlignedPart[][] = [];
  addWays({ runs: name.match(RUNS) ?? [], reading, ways }, [], 0);
  return ways;
}

type Reading = { readonly runs: readonly string[]; readonly reading: string; readonly ways: AlignedPart[][] };

/** Goes on behind these parts, which are read as the first so many kana. */
function addWays(all: Reading, parts: readonly AlignedPart[], heard: number): void {
  const { runs, reading, ways } = all;
  const written = runs[parts.length];
  if (written === undefined) {
    if (heard === reading.length) ways.push([...parts]);
    return;
  }
  const kana = isKana(written);
  const next = runs[parts.length + 1];
  const [least, most] = kana ? [written.length, written.length] : [leastKana(written), reading.length - heard];
  for (let length = next === undefined ? Math.max(least, most) : least; length <= most; length += 1) {
    if (ways.length === MOST_WAYS) return;
    const end = heard + length;
    if (kana ? !standsFor(written, reading, heard) : next !== undefined && !standsFor(next, reading, end)) continue;
    addWays(all, [...parts, { kana, written, read: reading.slice(heard, end) }], end);
  }
}

/** Whether a text begins with kana that is read as it is written. */
const isKana = (text: string): boolean => (text >= "ぁ" && text < "゗") || text.startsWith("ー");

const HAN = /^[々〆\p{Script=Han}]+$/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Every kanji is read as one kana at least; a number or a Latin word may be read as fewer than it has signs. */
export const leastKana = (written: string): number =>
  HAN.test(written) ? [...written].length : Number(LETTER.test(written));

const VOWELS = "あいうえお";
const mayBeLong = (one: string, other: string): boolean => one === "ー" && VOWELS.includes(other);

/**
 * Whether a sign of a text sounds like a kana of a reading. Whether a vowel is a long one is known from what stands before it,
 * which the text may have as a kanji.
 */
export function soundsLike(text: string, at: number, kana: string): boolean {
  const sign = text.charAt(at);
  if (sign === kana) return sign !== "";
  return !isKana(text.charAt(at - 1)) && (mayBeLong(sign, kana) || mayBeLong(kana, sign));
}

/** Whether kana of a name stand in its reading from a place. */
function standsFor(written: string, reading: string, from: number): boolean {
  if (from + written.length > reading.length) return false;
  // The small ケ of 八ヶ岳 is read otherwise than it is written.
  if (written === "け" && "かがこ".includes(reading.charAt(from))) return true;
  for (let at = 0; at < written.length; at += 1) if (!soundsLike(written, at, reading.charAt(from + at))) return false;
  return true;
}
