import type { SetInput } from "@/lib/magmell/catalogue/import/files/schema";
import {
  buildCard,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildStoneRevision,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";

const PROMO: SetInput = {
  code: "PX",
  name: "おまけ",
  englishName: "Extras",
  releasedOn: "2026-06-26",
  type: "promo",
  rarities: [
    { code: "C", name: "コモン" },
    { code: "SR", name: "スーパーレア", englishName: "Super rare" },
  ],
};
const SECOND: SetInput = {
  code: "SB",
  name: "二の巻",
  englishName: "Second Book",
  releasedOn: "2026-01-15",
  type: "main",
};

/** Returns a small card file in which every query key distinguishes cards. */
export const buildSearchCardFile = (): CardFileContent => ({
  format: "grimoire-cards/1",
  sets: [TEST_SET, SECOND, PROMO],
  cards: [
    buildCard(1, "青の魔石", "あおのませき", {
      englishName: "Blue Stone",
      revisions: [buildStoneRevision()],
      printings: [
        buildPrinting("TS-001", { illustrator: "波戸", flavor: "雨の色。" }),
        buildPrinting("SB-101", { set: "SB", illustrator: "森口", flavor: "海の色。" }),
      ],
    }),
    buildCard(2, "灰色の石", "はいいろのいし", {
      englishName: "Grey Pebble",
      revisions: [buildStoneRevision({ text: "■この魔石は攻撃できない。" })],
    }),
    buildCard(3, "火の子", "ひのこ", {
      englishName: "Spark",
      aliases: ["ちび火"],
      tags: ["burn"],
      revisions: [
        buildUnitRevision({ useCost: "赤", ap: 1, hp: 1, text: "■このユニットは防御されない。" }),
        buildUnitRevision({
          effectiveOn: "2026-03-01",
          useCost: "赤",
          ap: 2,
          hp: 1,
          text: "■このユニットは攻撃されない。",
        }),
      ],
      printings: [
        buildPrinting("TS-003", { illustrator: "波戸", flavor: "消えない。" }),
        buildPrinting("PX-001", {
          set: "PX",
          illustrator: "灰原",
          rarity: "SR",
          finish: "foil",
          product: "集いのおまけ",
        }),
      ],
    }),
    buildCard(4, "水鏡", "みずかがみ", {
      englishName: "Water Mirror",
      tags: ["draw"],
      revisions: [
        buildMagicRevision({
          timing: "quick",
          useCost: "1青",
          catalyst: "青",
          text: "■カードを1枚引く。（魔導書の一番上から引く。）",
        }),
      ],
      printings: [buildPrinting("TS-004", { illustrator: "森口" })],
    }),
    buildCard(5, "火と水の学者", "ひとみずのがくしゃ", {
      englishName: "Scholar of Fire and Water",
      revisions: [
        buildUnitRevision({
          useCost: "2青赤",
          catalyst: "赤",
          ap: 3,
          hp: 4,
          text: "■このユニットが召喚されたとき、《火の子》1枚を手札に思い出す。",
        }),
      ],
      printings: [buildPrinting("SB-002", { set: "SB", illustrator: "灰原", flavor: "どちらも本にある。" })],
    }),
    buildCard(6, "無色の番人", "むしょくのばんにん", {
      englishName: "Colorless Warden",
      revisions: [buildUnitRevision({ timing: "quick", useCost: "3", ap: 2, hp: 5, text: "" })],
      printings: [buildPrinting("SB-003", { set: "SB", illustrator: "森口" })],
    }),
    buildCard(7, "成長の書", "せいちょうのしょ", {
      englishName: "Book of Growth",
      revisions: [
        buildMagicRevision({ useCost: "2緑緑", text: "■ユニット1体を対象とする。それにパワーカウンターを1個置く。" }),
      ],
      printings: [
        buildPrinting("TS-007", { illustrator: "森口" }),
        buildPrinting("TS-107", { illustrator: "森口", finish: "foil" }),
      ],
    }),
    buildCard(8, "紙の鳥", "かみのとり", {
      englishName: "Paper Bird",
      token: true,
      revisions: [buildUnitRevision({ useCost: "", timing: "normal", ap: 1, hp: 1 })],
    }),
    buildCard(9, "失われた頁", "うしなわれたぺーじ", {
      englishName: "Lost Page",
      retired: true,
      revisions: [buildMagicRevision({ useCost: "1", text: "■カードを2枚引く。" })],
    }),
  ],
  rulings: [
    buildRuling("TS-R001", { cards: ["火の子", "水鏡"], rules: ["mag:702.3.2", "mag:701.1.2"] }),
    buildRuling("TS-R002", {
      cards: ["成長の書"],
      rules: ["mag:224.4.1"],
      question: { ja: "いつまでですか。", en: "For how long?" },
    }),
  ],
  lists: [{ id: "first-steps", name: "はじめの一歩", englishName: "First Steps", cards: ["火の子", "水鏡"] }],
});
