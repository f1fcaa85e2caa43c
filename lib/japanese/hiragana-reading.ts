const TO_HIRAGANA = 0x60;
/** Half-width katakana with their voicing marks, which use two characters for one sound. */
const HALF_WIDTH = /[\uFF65-\uFF9F]+/gu;
/** Katakana with one hiragana each. ヵ and ヶ are read か, が or け, and only people know which. */
const KATAKANA = /[ァ-ヴヽヾ]/gu;

/**
 * Converts katakana in a reading to hiragana, including half-width katakana: `ﾌﾞﾙｰ・カード` becomes `ぶるー・かーど`. Other
 * characters stay.
 */
export const toHiraganaReading = (written: string): string =>
  written
    .replace(HALF_WIDTH, (kana) => kana.normalize("NFKC"))
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));
