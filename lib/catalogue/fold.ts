/** Every stroke that people type where a long vowel mark or a wave dash belongs. */
const DASHES = /[-‐‑‒–—―−ー〜~∼]/gu;
/** What is left out when people type a name from memory. */
const SILENT = /[\s・·•゠=‘’'“”"]/gu;
const KATAKANA = /[ァ-ヶヽヾ]/gu;
const TO_HIRAGANA = 0x60;

/**
 * What two spellings of one thing have in common: width, case, hiragana or katakana, spaces, middle dots, quotes and
 * the kind of dash do not count. For finding only: what decides whether two names are one card is `nameKey`.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(DASHES, "ー")
    .replace(SILENT, "")
    .normalize("NFKC");
}
