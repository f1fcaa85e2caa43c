/** Interchangeable letter groups, each with its canonical form; longer groups first. */
const ALIKE = [
  ["shi", "si"],
  ["sh", "sy"],
  ["chi", "ti"],
  ["tch", "tty"],
  ["ch", "ty"],
  ["tsu", "tu"],
  ["ji", "zi"],
  ["jy", "zy"],
  ["j", "zy"],
  ["fu", "hu"],
  ["l", "r"],
  ["di", "zi"],
  ["du", "zu"],
  ["mb", "nb"],
  ["mp", "np"],
  ["mm", "nm"],
  ["ou", "o"],
  ["oo", "o"],
  ["uu", "u"],
  ["aa", "a"],
  ["ii", "i"],
  ["ee", "e"],
  ["ei", "e"],
  ["'", ""],
  ["-", ""],
] as const;

/**
 * Returns a key for comparing romaji: it is independent of the romanization system and has no long vowels. Unreadable
 * words have a key, too.
 */
export function toRomajiKey(word: string): string {
  let letters = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  for (const [from, to] of ALIKE) letters = letters.replaceAll(from, to);
  return letters;
}

const KANA_ROWS = [
  ["", "あいうえお"],
  ["k", "かきくけこ"],
  ["s", "さしすせそ"],
  ["t", "たちつてと"],
  ["n", "なにぬねの"],
  ["h", "はひふへほ"],
  ["m", "まみむめも"],
  ["r", "らりるれろ"],
  ["g", "がぎぐげご"],
  ["z", "ざじずぜぞ"],
  ["d", "だぢづでど"],
  ["b", "ばびぶべぼ"],
  ["p", "ぱぴぷぺぽ"],
] as const;
/** Romaji of single hiragana, regular throughout: し is `si`. */
export const REGULAR_ROMAJI: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    KANA_ROWS.flatMap(([start, kana]) => [...kana].map((sign, vowel) => [sign, start + "aiueo".charAt(vowel)])),
  ),
  ...{ や: "ya", ゆ: "yu", よ: "yo", わ: "wa", ん: "n" },
};

/**
 * Returns the romaji key of a phonetic key without long vowels. Phonetic keys do not distinguish small kana from large
 * ones, so きや is `kya` too.
 */
export function kanaToRomajiKey(short: string): string {
  let letters = "";
  for (const kana of short) letters += REGULAR_ROMAJI[kana] ?? kana;
  return letters.replace(/iy(?=[auo])/gu, "y").replace(/tu(?=[kstp])/gu, "");
}
