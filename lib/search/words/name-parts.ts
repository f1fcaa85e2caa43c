/** A stretch of a name, as it sounds: kana, which are read as they stand, or other signs with the kana they are read as. */
export type NamePart = {
  readonly kana: boolean;
  readonly written: string;
  readonly read: string;
};

/** A name may be read along its reading in several ways, as 木木の木; more of them are not looked at. */
const MOST_WAYS = 8;
const RUNS = /[ぁ-ゖー]+|[^ぁ-ゖー]+/gu;
const KANA = /^[ぁ-ゖー]/u;

/**
 * The ways in which a name lies along its reading, both as they sound (`soundOf`): its kana stand in the reading as they are,
 * and what is between them is how the signs between are read. None when the reading says something else.
 */
export function namePartsOf(name: string, reading: string): readonly (readonly NamePart[])[] {
  const runs = name.match(RUNS) ?? [];
  const ways: NamePart[][] = [];
  const follow = (parts: readonly NamePart[], heard: number): void => {
    const written = runs[parts.length];
    if (written === undefined) {
      if (heard === reading.length) ways.push([...parts]);
      return;
    }
    const kana = isKana(written);
    const isLast = parts.length === runs.length - 1;
    const most = kana ? written.length : reading.length - heard;
    for (let length = kana || isLast ? most : leastKana(written); length <= most; length += 1) {
      if (ways.length === MOST_WAYS) return;
      const read = reading.slice(heard, heard + length);
      const fits = kana ? standsFor(written, read) : length >= leastKana(written);
      if (fits) follow([...parts, { kana, written, read }], heard + length);
    }
  };
  follow([], 0);
  return ways;
}

const HAN = /^[々〆\p{Script=Han}]+$/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Every kanji is read as one kana at least; a number or a Latin word may be read as fewer than it has signs. */
export const leastKana = (written: string): number =>
  HAN.test(written) ? [...written].length : Number(LETTER.test(written));

const VOWELS = "あいうえお";
const isKana = (sign: string): boolean => KANA.test(sign);
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

function standsFor(written: string, read: string): boolean {
  // The small ケ of 八ヶ岳 is read otherwise than it is written.
  if (written === "け" && read !== "" && "かがこ".includes(read)) return true;
  return written.length === read.length && [...read].every((kana, at) => soundsLike(written, at, kana));
}
