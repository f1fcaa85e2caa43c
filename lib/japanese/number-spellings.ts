const DIGITS = "〇一二三四五六七八九";
const UNITS = ["", "十", "百", "千"] as const;

/** Returns the other spellings of a folded text with its numbers in kanji or in digits: 3 for 三 and 三 for 3. */
export function getNumberSpellings(folded: string): readonly string[] {
  const inKanji = folded.replace(/(?<![\d.])\d{1,4}(?![\d.])/gu, (digits) => kanjiOf(Number(digits)));
  const inDigits = folded.replace(/[〇一二三四五六七八九十百千]+/gu, (kanji) => String(numberOf(kanji) ?? kanji));
  return [...new Set([inKanji, inDigits])].filter((spelling) => spelling !== folded);
}

function kanjiOf(number: number): string {
  if (number === 0) return "〇";
  return [...String(number)]
    .map((digit, place, { length }) => {
      const unit = UNITS[length - 1 - place] ?? "";
      if (digit === "0") return "";
      return (digit === "1" && unit !== "" ? "" : DIGITS.charAt(Number(digit))) + unit;
    })
    .join("");
}

/** The number of a kanji numeral below 10,000; `null` for others, such as 十十. */
function numberOf(kanji: string): number | null {
  const parts =
    /^(?:([二三四五六七八九]?)千)?(?:([二三四五六七八九]?)百)?(?:([二三四五六七八九]?)十)?([一二三四五六七八九]?)$/u.exec(
      kanji,
    );
  if (kanji === "〇") return 0;
  if (!parts) return null;
  const [, thousands, hundreds, tens, ones] = parts;
  const times = (digit: string | undefined, unit: number) =>
    digit === undefined ? 0 : DIGITS.indexOf(digit || "一") * unit;
  return times(thousands, 1000) + times(hundreds, 100) + times(tens, 10) + (ones ? DIGITS.indexOf(ones) : 0);
}
