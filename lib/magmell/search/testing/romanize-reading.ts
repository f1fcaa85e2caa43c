const ROWS: Readonly<Record<string, string>> = {
  "": "あいうえお",
  k: "かきくけこ",
  s: "さしすせそ",
  t: "たちつてと",
  n: "なにぬねの",
  h: "はひふへほ",
  m: "まみむめも",
  y: "や ゆ よ",
  r: "らりるれろ",
  w: "わ   を",
  g: "がぎぐげご",
  z: "ざじずぜぞ",
  d: "だぢづでど",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
};
const KUNREI = new Map(
  Object.entries(ROWS).flatMap(([start, kana]) =>
    [...kana].map((sign, vowel) => [sign, start + "aiueo"[vowel]] as const),
  ),
);
const SMALL: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };
const HEPBURN: Readonly<Record<string, string>> = {
  sy: "sh",
  ty: "ch",
  zy: "j",
  si: "shi",
  ti: "chi",
  tu: "tsu",
  zi: "ji",
  hu: "fu",
};

/** Readings that mark some long vowels by ー and spell others with two letters: romaji without marks has neither. */
const MARKED_AND_SPELLED = /^(?=.*ー).+[あいうえお]/u;

/** Returns the romanizations of a reading: Kunrei, Hepburn, and Hepburn without long-vowel marks. */
export function romanizeReading(reading: string): readonly string[] {
  const kunrei = letters(reading);
  const hepburn = kunrei.replace(/sy|ty|zy|si|ti|tu|zi|hu/gu, (syllable) => HEPBURN[syllable] ?? syllable);
  return [kunrei, hepburn, ...(MARKED_AND_SPELLED.test(reading) ? [] : [hepburn.replaceAll("-", "")])];
}

function letters(reading: string): string {
  let text = "";
  for (let at = 0; at < reading.length; at += 1) {
    const sign = reading.charAt(at);
    const next = KUNREI.get(reading.charAt(at + 1)) ?? "";
    if (sign === "ー") text += "-";
    else if (sign === "ん") text += /^[aiueoyn]/u.test(next) ? "n'" : "n";
    else if (sign === "っ") text += next.charAt(0);
    else if (SMALL[sign]) text = `${text.slice(0, -1)}y${SMALL[sign]}`;
    else text += KUNREI.get(sign) ?? "";
  }
  return text;
}
