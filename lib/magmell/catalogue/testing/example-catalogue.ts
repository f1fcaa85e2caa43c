import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import type { CardInput } from "@/lib/magmell/catalogue/import/files/schema";
import type { openDatabase } from "@/prisma/factories/database";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildStoneRevision,
  buildUnitRevision,
  TEST_SET,
} from "./card-file";

/** The current time in tests of the example catalogue. */
export const EXAMPLE_CATALOGUE_NOW = new Date("2026-11-21T03:00:00.000Z");

const CARDS: readonly CardInput[] = [
  buildCard(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [buildStoneRevision()] }),
  buildCard(2, "火の子", "ひのこ", {
    englishName: "Spark",
    tags: ["burn"],
    revisions: [
      buildUnitRevision(),
      buildUnitRevision({ effectiveOn: "2026-04-01", ap: 3 }),
      buildUnitRevision({ effectiveOn: "2199-12-31", ap: 9 }),
    ],
    printings: [
      buildPrinting("TS-002", { flavor: "小さくても火は火。" }),
      buildPrinting("PR-001", { set: "PR", finish: "foil", revision: "2026-04-01" }),
    ],
  }),
  buildCard(3, "水鏡", "みずかがみ", {
    englishName: "Water Mirror",
    tags: ["draw"],
    revisions: [buildMagicRevision({ catalyst: "緑", text: "■カードを1枚引く。" })],
  }),
  buildCard(4, "半分/半分 100%", "はんぶん", { englishName: "Half" }),
  buildCard(5, "影の子", "かげのこ", {
    englishName: "Shade",
    token: true,
    revisions: [buildUnitRevision({ useCost: "" })],
  }),
  buildCard(6, "忘れられた頁", "わすれられたぺえじ", { englishName: "Forgotten Page" }),
];

const FIRST = buildCardFile({
  sets: [TEST_SET, { code: "PR", name: "配布", englishName: "Promo", releasedOn: "2026-04-01", type: "promo" }],
  cards: [...CARDS],
  rulings: [buildRuling("TS-R001")],
  lists: [{ id: "first-deck", name: "はじめの一冊", englishName: "First Deck", cards: ["青の魔石", "火の子"] }],
});

/** A correction: a nickname, a card that is withdrawn, and a ruling. */
const SECOND = buildCardFile({
  sets: [],
  cards: CARDS.flatMap((one): CardInput[] => {
    if (one.number === 2) return [{ ...one, aliases: ["ひのっこ"] }];
    return one.number === 6 ? [{ ...one, retired: true }] : [];
  }),
  rulings: [buildRuling("TS-R002", { cards: ["水鏡", "火の子"], rules: ["mag:702.3", "house:3"], source: "official" })],
});

type Database = ReturnType<typeof openDatabase>;

/** A public deck of a player who has a name. */
async function publishDeck(database: Database): Promise<void> {
  const lines = [
    { zone: "grimoire", name: "火の子", count: 3, position: 0 },
    { zone: "stoneDeck", name: "青の魔石", count: 20, position: 0 },
  ] as const;
  const owner = { email: "mike@example.org", name: "ミケ", authorKey: "3f2a9c0b7d5e4f1896a2b4c6d8e0f135" };
  await database.deck.create({
    data: {
      id: "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7",
      name: "火の子の手はじめ",
      visibility: "public",
      description: "火の子で速く攻めるデッキ。",
      primer: "# 遊びかた\n\n《火の子》から始めます。",
      tags: ["速攻"],
      hero: "火の子",
      cardNotes: [{ card: "火の子", note: "3枚必要", tags: [] }],
      createdAt: new Date("2026-11-02T01:00:00.000Z"),
      updatedAt: new Date("2026-11-20T09:30:00.000Z"),
      owner: { create: owner },
      lines: { create: [...lines] },
    },
  });
}

/** Replaces the catalogue in a test's own database by a small, fixed one with two published versions. */
export async function publishExampleCatalogue(database: Database): Promise<void> {
  await database.$executeRaw`
    TRUNCATE "Ruling", "RulingCard", "CuratedList", "Printing", "Revision", "Suggestion", "Card", "CardSet", "DataVersion"
    RESTART IDENTITY CASCADE`;
  for (const [index, file] of [FIRST, SECOND].entries()) {
    const result = await importCardFiles([buildCardFileSource(file, `examples-${index + 1}.json`)], { database });
    if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
  }
  for (const version of [1, 2]) {
    const publishedAt = new Date(Date.UTC(2026, 9 + version, 1));
    await database.dataVersion.update({ where: { version }, data: { publishedAt } });
  }
  await publishDeck(database);
}
