/**
 * The key under which a name is one card (205.3): two spellings that differ only in width, spaces or the kind of wave
 * dash are the same name. Kana are not folded here, because あ and ア may be two cards.
 */
export function nameKey(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\s+/gu, "")
    .replace(/[~〜～∼]/gu, "〜");
}
