import type { Catalogue } from "@/lib/catalogue/types";
import { card, cardFile, catalogueOf, magic, printing, ruling, stone, unit } from "./card-file";

const SETS = [
  { code: "TS", name: "試し刷り", englishName: "Trial Print", releasedOn: "2025-04-25", type: "main" as const },
  { code: "ST", name: "はじめの束", englishName: "First Pile", releasedOn: "2025-10-10", type: "starter" as const },
  { code: "PR", name: "おまけ", englishName: "Extras", releasedOn: "2026-06-26", type: "promo" as const },
];

const WARDEN = "■このユニットは防御できない。（攻撃はできる。）";
const GROWTH = "■このユニットが召喚されたとき、このユニットにパワーカウンターを1個置く。";
const arrow = (points: number) => `■プレイヤー1人を対象とする。それに${points}点のダメージを与える。`;

const CARDS = [
  card(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [stone()] }),
  card(2, "赤の魔石", "あかのませき", { englishName: "Red Stone", revisions: [stone()] }),
  card(3, "火の子", "ひのこ", {
    englishName: "Spark",
    revisions: [unit({ useCost: "赤" })],
    printings: [
      printing("TS-003", { illustrator: "三毛あかり", flavor: "火はまだ名を知らない。" }),
      printing("PR-001", { set: "PR", illustrator: "朱肉ねずみ", finish: "foil", product: "店頭配布" }),
    ],
  }),
  card(4, "水鏡", "みずかがみ", {
    englishName: "Water Mirror",
    aliases: ["ミラー"],
    tags: ["draw"],
    revisions: [magic({ timing: "quick", useCost: "1青", text: "■カードを1枚引く。" })],
  }),
  card(5, "火矢", "ひや", {
    englishName: "Fire Arrow",
    tags: ["burn"],
    revisions: [
      magic({ timing: "quick", useCost: "赤", text: arrow(2) }),
      magic({ timing: "quick", useCost: "赤", text: arrow(1), effectiveOn: "2026-01-01" }),
    ],
    printings: [printing("TS-005"), printing("ST-001", { set: "ST", revision: "2026-01-01" })],
  }),
  card(6, "樫の番人", "かしのばんにん", {
    englishName: "Oak Warden",
    revisions: [unit({ useCost: "2緑緑", catalyst: "緑", ap: 3, hp: 5, text: WARDEN })],
  }),
  card(7, "双子の頁", "ふたごのぺーじ", {
    englishName: "Twin Pages",
    revisions: [unit({ useCost: "青赤", ap: 4, hp: 4, text: GROWTH })],
  }),
  card(8, "石の像", "いしのぞう", {
    englishName: "Clay Idol",
    revisions: [unit({ useCost: "3", ap: 3, hp: 3 })],
    printings: [printing("ST-002", { set: "ST" })],
  }),
  card(9, "灯の精", "ひのせい", {
    englishName: "Lamp Spirit",
    token: true,
    revisions: [unit({ useCost: "" })],
    printings: [],
  }),
  card(10, "失われた栞", "うしなわれたしおり", { englishName: "Lost Bookmark", retired: true }),
  card(11, "そよ風", "そよかぜ", {
    englishName: "Breeze",
    revisions: [magic({ useCost: "", text: "■《火の子》1体を対象とする。それをウェイクする。" })],
  }),
];

/** The cards against which every example of the help page is run. Not of any product, so that they never change with one. */
export const sampleCards = (asOf = "2026-11-20"): Catalogue =>
  catalogueOf(
    cardFile({
      sets: SETS,
      cards: CARDS,
      rulings: [ruling("TS-R001", { cards: ["水鏡", "火の子"], rules: ["mag:702.3"], date: "2025-11-01" })],
      lists: [{ id: "first-steps", name: "はじめの一歩", englishName: "First Steps", cards: ["火の子", "水鏡"] }],
    }),
    asOf,
  );
