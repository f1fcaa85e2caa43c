import { inject } from "vitest";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { type CatalogueSnapshot, readSnapshot } from "@/lib/magmell/catalogue/views/snapshot";

/**
 * Number of copies of each card in a legal deck of bundled cards with blue and green stones. No name is part of
 * another.
 */
export const LEGAL_DECK = {
  grimoire: [
    ...["墨つぎの見習い", "青墨の小魚", "雨垂れの書記", "返却台の渡し守", "頁渡りの海蛇", "深海の書庫番", "差し戻し"],
    ...["貸出停止", "三冊の取り寄せ", "若葉の栞", "苔むす踏み台", "樹皮紙の小鹿", "庭番の製本師", "紙折りの園丁"],
  ].map((name) => ({ name, count: name === "紙折りの園丁" ? 1 : 3 })),
  stoneDeck: [
    { name: "青の魔石", count: 12 },
    { name: "緑の魔石", count: 8 },
  ],
};

const LEGAL_NAMES = [...LEGAL_DECK.grimoire, ...LEGAL_DECK.stoneDeck].map(({ name }) => name);

/** Returns the snapshot of the bundled cards with these names, by default those of the legal deck and one red card. */
export function createFixtureSnapshot(
  names: readonly string[] = [...LEGAL_NAMES, "赤の魔石", "火種の見習い"],
): CatalogueSnapshot {
  const all = inject("snapshot");
  const cards = all.cards.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !cards.some((card) => card.name === name));
  if (missing.length > 0) throw new Error(`No bundled card is named ${missing.join(", ")}`);
  const numbers = new Set(cards.map(({ number }) => number));
  return {
    ...all,
    cards,
    rulings: all.rulings.filter((ruling) => ruling.cards.every((number) => numbers.has(number))),
    lists: [],
  };
}

/** Returns the catalogue of `createFixtureSnapshot`. */
export const createFixtureCatalogue = (names?: readonly string[]): Catalogue =>
  readSnapshot(createFixtureSnapshot(names));
