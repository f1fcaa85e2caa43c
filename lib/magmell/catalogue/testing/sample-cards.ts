import type { CardInput } from "@/lib/magmell/catalogue/import/files/schema";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildStoneRevision,
  buildTestCatalogue,
  buildUnitRevision,
} from "./card-file";

const SETS = [
  { code: "FL", name: "はじめの灯", englishName: "First Light", releasedOn: "2025-04-25", type: "main" as const },
  { code: "ST", name: "はじめの束", englishName: "First Pile", releasedOn: "2025-10-10", type: "starter" as const },
  { code: "NM", name: "夜の余白", englishName: "Night Margins", releasedOn: "2026-06-26", type: "promo" as const },
];

const WARDEN = "■このユニットは防御できない。（APは2より大きい。）";
const GROWTH = "■このユニットが召喚されたとき、このユニットにパワーカウンターを1個置く。";
const flame = (points: number) => `■ユニット1体を対象とする。それに${points}点のダメージを与える。`;

/** A card of the first set, unless told otherwise. */
const firstCard = (number: number, name: string, reading: string, more: Partial<CardInput>): CardInput =>
  buildCard(number, name, reading, {
    printings: [buildPrinting(`FL-${String(number).padStart(3, "0")}`, { set: "FL" })],
    ...more,
  });

const CARDS = [
  firstCard(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [buildStoneRevision()] }),
  firstCard(2, "赤の魔石", "あかのませき", { englishName: "Red Stone", revisions: [buildStoneRevision()] }),
  firstCard(3, "火種の見習い", "ひだねのみならい", {
    englishName: "Tinder Apprentice",
    revisions: [buildUnitRevision({ useCost: "赤" })],
    printings: [
      buildPrinting("FL-003", { set: "FL", illustrator: "三毛あかり", flavor: "火はまだ本を知らない。" }),
      buildPrinting("NM-001", { set: "NM", illustrator: "朱肉ねずみ", finish: "foil", product: "店頭配布" }),
    ],
  }),
  firstCard(4, "三冊の取り寄せ", "さんさつのとりよせ", {
    englishName: "Order of Three Volumes",
    aliases: ["三冊"],
    tags: ["draw"],
    revisions: [buildMagicRevision({ timing: "quick", useCost: "2青", text: "■カードを3枚引く。" })],
  }),
  firstCard(5, "走り火", "はしりび", {
    englishName: "Running Flame",
    tags: ["removal"],
    revisions: [
      buildMagicRevision({ timing: "quick", useCost: "赤", text: flame(2) }),
      buildMagicRevision({ timing: "quick", useCost: "赤", text: flame(1), effectiveOn: "2026-01-01" }),
    ],
    printings: [buildPrinting("FL-005", { set: "FL" }), buildPrinting("ST-001", { set: "ST", revision: "2026-01-01" })],
  }),
  firstCard(6, "樫の番人", "かしのばんにん", {
    englishName: "Oak Warden",
    revisions: [buildUnitRevision({ useCost: "2緑緑", catalyst: "緑", ap: 3, hp: 5, text: WARDEN })],
  }),
  firstCard(7, "双子の頁", "ふたごのぺーじ", {
    englishName: "Twin Pages",
    revisions: [buildUnitRevision({ useCost: "青赤", ap: 4, hp: 4, text: GROWTH })],
  }),
  firstCard(8, "石の像", "いしのぞう", {
    englishName: "Clay Idol",
    revisions: [buildUnitRevision({ useCost: "3", ap: 3, hp: 3 })],
    printings: [buildPrinting("ST-002", { set: "ST" })],
  }),
  firstCard(9, "墨の影", "すみのかげ", {
    englishName: "Ink Shade",
    token: true,
    printings: [],
    revisions: [buildUnitRevision({ useCost: "" })],
  }),
  firstCard(10, "失われた栞", "うしなわれたしおり", { englishName: "Lost Bookmark", retired: true }),
  firstCard(11, "そよ風", "そよかぜ", {
    englishName: "Breeze",
    revisions: [buildMagicRevision({ useCost: "", text: "■《墨の影》1体を対象とする。それをウェイクする。" })],
  }),
];

/**
 * Returns the cards as of a date against which a test runs every example of the help page. They belong to no product,
 * so new products do not change them.
 */
export const buildSampleCatalogue = (asOf = "2026-11-20"): Catalogue =>
  buildTestCatalogue(
    buildCardFile({
      sets: SETS,
      cards: CARDS,
      rulings: [
        buildRuling("FL-R001", { cards: ["三冊の取り寄せ", "火種の見習い"], rules: ["mag:702.3"], date: "2025-11-01" }),
      ],
      lists: [
        {
          id: "first-deck",
          name: "はじめの一歩",
          englishName: "First Steps",
          cards: ["火種の見習い", "三冊の取り寄せ"],
        },
      ],
    }),
    asOf,
  );
