import { indexHeadings, LEFT_OUT_HEADINGS } from "@/lib/decks/lists/list-lines";
import type { ListZone } from "../content";

/** Headings: of a list, or of a kind of card or the deck as a whole, whose lists the kind of each card decides. */
const HEADINGS = indexHeadings<ListZone | "byKind">({
  grimoire: "maindeck main mainboard grimoire spellbook メインデッキ メイン 魔導書 魔導書デッキ",
  stoneDeck: "stonedeck stones stone 魔石デッキ 魔石 魔石でっき ストーンデッキ ストーン 石",
  candidates: `${LEFT_OUT_HEADINGS} candidates candidate sideboard side sidedeck 検討中のカード 候補のカード サイド サイドボード サイドデッキ 採用を見送ったカード お気に入り`,
  byKind:
    "deck decklist デッキ デッキリスト リスト レシピ デッキレシピ 構築 unit units creatures magic magics spell spells quick normal ユニット マジック 魔法 クイック ノーマル クイックマジック ノーマルマジック その他 blue green red 青 緑 赤 無色 colorless 青のカード 緑のカード 赤のカード",
});

/** No heading is longer. */
const MAX_HEADING = 60;
const ORNAMENTS = new Set(" \t-=ー－―─━~*_#[]<>()【】〔〕〈〉「」『』≪≫《》■□◆◇●○★☆▼▽▲△♦:;.,・|+!?＊");
const DIGITS = new Set("0123456789/");
const CLOSERS = new Set([...ORNAMENTS, "計"]);

/** Parses a heading, with or without ornaments and a card count; null for any other line. */
export function parseHeading(line: string): ListZone | "byKind" | null {
  if (line.length > MAX_HEADING) return null;
  const plain = line.normalize("NFKC");
  if (COST.test(trimOrnaments(plain))) return "byKind";
  const words = [plain, plain.replace(REMARK, "")].flatMap((bare) => {
    const word = trimOrnaments(bare).replace(/\s/gu, "").toLowerCase();
    return [word, withoutTally(word), word.replace(LEADING_TALLY, "")];
  });
  return words.map((word) => HEADINGS.get(word)).find((heading) => heading !== undefined) ?? null;
}

/** A cost whose cards stand below: `3コスト`, `4〜5コス (8枚)`. */
const COST =
  /^(?:\d{1,2}(?:[-~〜]\d{1,2})?\s?(?:コスト|コス|マナ)|(?:コスト|マナ)\s?\d{1,2})(?:以[上下])?[\s([:]{0,3}(?:\d{1,3}枚?)?$/u;
const COST_WORD = /^\D{0,9}\d{1,2}(?:[-~〜]\d{1,2})?\s?(?:コスト|コス|マナ)|(?:コスト|マナ)\s?\d{1,2}/u;

/** A remark behind the words of a heading: `サイド（仮）`, `【魔石デッキ】 ※20枚`. */
const REMARK = /(?:\s?※.{0,60}|\([^()\d]{0,40}\)[\s\]】:]{0,9})$/u;

/** A number of cards before the words: `20魔石`, `20枚の魔石`. */
const LEADING_TALLY = /^\d{1,3}(?:枚の?)?/u;

/** Returns the number of cards stated in a heading or a total; null if it states none. */
export function parseTally(line: string): number | null {
  const digits = /\d{1,3}/u.exec(line.normalize("NFKC").replace(COST_WORD, ""))?.[0];
  return digits === undefined ? null : Number(digits);
}

/** Returns the list that a table cell names, such as `grimoire`, 魔石 or Sideboard; null for other cells. */
export function parseZoneWord(cell: string): ListZone | null {
  const heading = parseHeading(cell);
  return heading === "byKind" ? null : heading;
}

/** Returns whether a line has ornaments around its words, such as a heading with an unknown name. */
export function isDecoratedLine(line: string): boolean {
  const bare = trimOrnaments(line);
  const at = line.indexOf(bare);
  return (at >= 2 && line.length - at - bare.length >= 2) || /^[[【〔<].*[\]】〕>]$/u.test(line);
}

/** Returns whether a line consists of ornaments only. */
export const isSeparatorLine = (line: string): boolean => trimOrnaments(line) === "" && !/[《》]/u.test(line);

/** Without a number of cards at the end: `main(40)`, 魔石20枚, `units24cards`, 魔導書40/40. */
function withoutTally(word: string): string {
  let end = trimEndWith(word, CLOSERS);
  for (const unit of ["枚", "cards", "card", "種"]) if (end.endsWith(unit)) end = end.slice(0, -unit.length);
  return trimOrnaments(trimEndWith(end, DIGITS));
}

/** Trims the ornaments around the words of a heading. */
export const trimOrnaments = (line: string): string => trimWith(line, ORNAMENTS);

/** Trims characters at both ends, in linear time also on long rows of dashes, unlike a regular expression. */
export function trimWith(text: string, signs: ReadonlySet<string>): string {
  let start = 0;
  while (start < text.length && signs.has(text.charAt(start))) start += 1;
  return trimEndWith(text.slice(start), signs);
}

/** Trims characters at the end. */
export function trimEndWith(text: string, signs: ReadonlySet<string>): string {
  let end = text.length;
  while (end > 0 && signs.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
