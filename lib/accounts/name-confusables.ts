/** Kanji and katakana that one reads for each other. */
const KANJI_KATAKANA = ["口ロ", "二ニ", "力カ", "工エ", "一ー", "八ハ", "夕タ", "卜ト"];
const KATAKANA_BY_KANJI: Readonly<Record<string, string>> = Object.fromEntries(
  KANJI_KATAKANA.map(([kanji = "", kana = ""]) => [kanji, kana]),
);

/** Letters, digits and kana by the character they look like. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "aаαạᴀɑ4@",
    "bвьßʙ",
    "cсϲᴄ",
    "dԁᴅ",
    "eеεё3ᴇ",
    "gɡ",
    "hһнʜ",
    "iіιı1l!|íìɪʟ",
    "kкκ",
    "mмᴍ",
    "nոпηñɴ",
    "oоοօ0ᴏσ",
    "pрρᴘ",
    "rгʀ",
    "sѕ5$",
    "tтτ7ᴛ",
    "uυսᴜ",
    "vѵν",
    "wԝω",
    "xхχ",
    "yуγʏ",
    ...KANJI_KATAKANA,
  ].flatMap(([latin = "", ...others]) => others.map((other) => [other, latin] as const)),
);

/** Returns the skeleton of a name; names with equal skeletons look alike. */
export const getNameSkeleton = (name: string): string =>
  [
    ...name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]/gu, ""),
  ]
    .map((sign) => LOOKS[sign] ?? sign)
    .join("");

/** Pairs of letters that together look like another letter. */
const JOINED = [
  [/rn/g, "m"],
  [/vv/g, "w"],
] as const;

/**
 * Returns the skeleton of a name without characters between its letters. For a name without letters, returns the plain
 * skeleton.
 */
export function getLooseNameSkeleton(name: string): string {
  const look = getNameSkeleton(name.normalize("NFKC").replace(/cl/gi, "d"));
  return JOINED.reduce((text, [letters, one]) => text.replace(letters, one), stripPunctuation(look) || look);
}

/** Returns whether two names look alike. */
export const areConfusable = (one: string, other: string): boolean =>
  getLooseNameSkeleton(one) === getLooseNameSkeleton(other);

/** Removes everything but letters and digits. */
export const stripPunctuation = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** Returns a text with katakana, and kanji that look like katakana, converted to hiragana. */
export const foldToHiragana = (text: string): string =>
  text
    .replace(/[口二力工一八夕卜]/g, (kanji) => KATAKANA_BY_KANJI[kanji] ?? kanji)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
