/**
 * Returns the normalized form of a card name (205.3). Spellings that differ only in width, spaces or the kind of wave dash are
 * the same name. Kana are not folded, because あ and ア may be two cards.
 */
export function toNameKey(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s+/gu, "")
    .replace(/[~〜～∼]/gu, "〜");
}
