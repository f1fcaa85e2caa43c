import { indexHeadings } from "@/lib/decks/lists/list-lines";
import type { IgnoredSection, ListSection, ParsedLine } from "./list-markup";

/** Headings, and the part of the list that follows them; groups are within the part before them. */
const HEADINGS = indexHeadings<ListSection | IgnoredSection | "group">({
  pool: "pool cardpool プール カードプール",
  about: "about metadata general デッキ情報 情報",
  aside:
    "maybeboard maybe considering acquire acquireboard wishlist wunschliste token tokens planes/schemes planes schemes attractions contraptions stickers dungeons 検討中 検討 候補 検討カード トークン",
  main: "deck decklist main maindeck mainboard hauptdeck commander mazo mazzo колода 덱 套牌 デッキ デッキリスト デッキレシピ メイン メインデッキ メインボード 統率者",
  side: "sideboard side sb companion wishboard réserve reserva banquillo резерв 사이드보드 备牌 備牌 サイド サイドボード サイドデッキ 相棒",
  group:
    "land lands basiclands nonbasiclands creature creatures spell spells otherspells artifact artifacts enchantment enchantments instant instants sorcery sorceries sorc. planeswalker planeswalkers battle battles other others total cards 土地 基本土地 基本でない土地 クリーチャー 呪文 スペル その他 その他の呪文 アーティファクト エンチャント インスタント ソーサリー プレインズウォーカー バトル 合計 枚数 計",
});
const ORNAMENTS = /^[\s=\-–—*_~【[(<{（「『《≪〈|■◆●○▼▽:]+|[\s=\-–—*_~】\])>}）」』》≫〉|■◆●○▼▽□◇▲△:]+$/gu;

/** Sums of headings: behind their words, before them, or nowhere. */
const HEADING_SUMS = [
  /^(?<name>.*?)[\s(:[/-]*(?<sum>\d{1,3})\s?(?:枚|cards?)?[)\]]*\s*:?\s*$/iu,
  /^[\s=*_-]*(?<sum>\d{1,3})\s?(?:枚の?|x|cards?\s)?\s?(?<name>\D*)$/iu,
  /^(?<name>.*)$/u,
];

/** A mark of a heading whose part began above or in another column. */
export const CONTINUED = /\s\(?(?:continued|cont(?:'d|\.)?)\)?(?=:?$)/iu;

/** Parses a line as a heading, with or without a number of cards; null for any other line. */
export function parseListHeading(line: string): Extract<ParsedLine, { readonly is: "heading" }> | null {
  for (const bare of new Set([line, line.replace(CONTINUED, ""), line.replace(/\s?\([^()]*\)$/u, "")])) {
    for (const form of HEADING_SUMS) {
      const { name = "", sum } = form.exec(bare.replace(/^[\s=*_-]+(.*?)[\s=*_-]+$/u, "$1"))?.groups ?? {};
      const heading = headingOf(name);
      if (heading !== null)
        return {
          is: "heading",
          part: heading === "group" ? null : heading,
          sum: sum === undefined ? null : Number(sum),
        };
    }
  }
  return null;
}

/**
 * Returns the kind of heading that a text is; null if it is none. A heading may have several words, such as "Instants
 * and Sorceries".
 */
export function headingOf(text: string): ListSection | IgnoredSection | "group" | null {
  const find = (part: string) => {
    const word = part
      .replace(ORNAMENTS, "")
      .replace(/\s|(?<=\p{L})-(?=\p{L})/gu, "")
      .toLowerCase();
    return HEADINGS.get(word) ?? HEADINGS.get(word.replace(/(?:cards?|の?(?:合計|総計|小計|計))$/u, ""));
  };
  const parts = text.split(/\s?(?:[・&,+/]|\band\b)\s?/iu);
  return find(text) ?? (parts.every((part) => find(part) === "group") ? "group" : null);
}

/** Returns the list section that a heading word means; null for card types and other words. */
export const sectionOf = (text = ""): ListSection | IgnoredSection | null => {
  const section = headingOf(text);
  return section === "group" ? null : section;
};
