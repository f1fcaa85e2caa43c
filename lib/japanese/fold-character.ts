import { MODERN_KANJI } from "./modern-kanji";

/** Combining marks, and the spacing forms of dakuten. */
const MARK = /^[\p{M}\u309b\u309c\uff9e\uff9f\u1160-\u11ff]$/u;
/** Hyphens, which are typed for ー. */
const HYPHEN = /^[-‐−]$/u;
/** Wave dashes and long dashes: drawn for ー within a word, or around a subtitle. */
const WAVE = /^[‒–—―〜∼~─━]$/u;
const REPEAT = /^[々〻ゝゞヽヾ]$/u;
/** Characters without meaning for searching. Punctuation that is meaningful in card texts stays: / % # & @ *. */
const SILENT = /[\s\p{C}゠=・`^¨´_]|(?![/%#&@*])\p{P}/gu;
const KATAKANA = /[ァ-ヶ]/gu;
const TO_HIRAGANA = 0x60;
const KANA = /^[\u3041-\u3096\u309d-\u30ff]/u;

/**
 * Returns whether a code unit belongs to the character before it: an accent, a dakuten, or the second half of a surrogate pair.
 */
export const isCombiningUnit = (unit: string): boolean => (unit >= "\udc00" && unit <= "\udfff") || MARK.test(unit);

/** Returns the kind of a character whose folding depends on its neighbours; `null` for other characters. */
export function getContextualKind(sign: string): "hyphen" | "wave" | "repeat" | null {
  const plain = withoutAccents(normalizeWidth(sign));
  if (HYPHEN.test(plain)) return "hyphen";
  if (WAVE.test(plain)) return "wave";
  return REPEAT.test(plain) ? "repeat" : null;
}

/** Returns the text in its usual width with composed dakuten (NFKC, spacing dakuten included). */
export const normalizeWidth = (sign: string): string =>
  sign
    .replace(/[\u309b\uff9e]/gu, "\u3099")
    .replace(/[\u309c\uff9f]/gu, "\u309a")
    .normalize("NFKC");

/** Returns a character with its marks, folded without its context: mostly one code unit, sometimes none or several. */
export function foldCharacter(sign: string): string {
  const whole = normalizeWidth(sign);
  // Accents are removed, dakuten are kept.
  const bare = KANA.test(whole) ? whole.replace(/\p{M}/gu, "") : withoutAccents(whole);
  return bare
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[ゕゖ⁄]/gu, (small) => ({ ゕ: "か", ゖ: "け" })[small] ?? "/")
    .replace(SILENT, "")
    .replace(/\p{Script=Han}/gu, (kanji) => MODERN_KANJI.get(kanji) ?? kanji);
}

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC");
