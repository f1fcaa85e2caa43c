import { createHeadingFinder } from "@/lib/decks/lists/headings";
import type { ListZone } from "../content";

/** Finds a heading: of a list, or of a kind of card or the deck as a whole, whose lists the kind of each card decides. */
export const parseHeading = createHeadingFinder({
  grimoire: "maindeck main mainboard grimoire spellbook メインデッキ メイン 魔導書 魔導書デッキ",
  stoneDeck: "stonedeck stones stone 魔石デッキ 魔石 魔石でっき ストーンデッキ ストーン",
  candidates:
    "candidates candidate maybe maybeboard considering sideboard side sidedeck 候補 検討 検討中 候補カード 検討カード 保留 入れ替え候補 サイド サイドボード サイドデッキ",
  byKind:
    "deck decklist デッキ デッキリスト リスト レシピ デッキレシピ 構築 unit units creatures magic magics spell spells quick normal ユニット マジック 魔法 クイック ノーマル クイックマジック ノーマルマジック その他 blue green red 青 緑 赤 無色 colorless 青のカード 緑のカード 赤のカード",
} satisfies Record<ListZone | "byKind", string>);

/** Returns the list that a cell names: `grimoire`, 魔石, Sideboard; `null` for none. */
export function parseZoneWord(cell: string): ListZone | null {
  const heading = parseHeading(cell);
  return heading === "byKind" ? null : heading;
}
