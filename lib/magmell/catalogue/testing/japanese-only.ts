import { nextIntBelow, seedRandom } from "@/engine/magmell";
import type { CardInput } from "@/lib/magmell/catalogue/import/files/schema";
import { buildMagicRevision, buildStoneRevision, buildUnitRevision, type CardFileContent } from "./card-file";

const BEGIN = ["雨", "灯", "石", "風", "紙", "墨", "夜", "朝", "森", "海", "雪", "霧", "星", "炎", "葉"] as const;
const MIDDLE = ["つぎ", "まとい", "よび", "わたり", "ほどき", "かさね", "もり", "ひろい", "しらべ", "おくり"] as const;
const END = ["見習い", "書き手", "渡し守", "小鳥", "番人", "使い", "羊", "帆", "鐘", "糸"] as const;
const READ: Readonly<Record<string, string>> = {
  ...{ 雨: "あめ", 灯: "ひ", 石: "いし", 風: "かぜ", 紙: "かみ", 墨: "すみ", 夜: "よる", 朝: "あさ" },
  ...{ 森: "もり", 海: "うみ", 雪: "ゆき", 霧: "きり", 星: "ほし", 炎: "ほのお", 葉: "は" },
  ...{ 見習い: "みならい", 書き手: "かきて", 渡し守: "わたしもり", 小鳥: "ことり", 番人: "ばんにん" },
  ...{ 使い: "つかい", 羊: "ひつじ", 帆: "ほ", 鐘: "かね", 糸: "いと" },
};

/**
 * Generates a card file of one set with `count` cards and without any English, as a Japanese-only operator would write
 * it. The same seed gives the same file.
 */
export function generateJapaneseOnlyFile(count: number, seed = 1): CardFileContent {
  const random = seedRandom(seed);
  const one = <T>(list: readonly T[]): T => list[nextIntBelow(random, list.length)] as T;
  const names = BEGIN.flatMap((begin) => MIDDLE.flatMap((middle) => END.map((end) => [begin, middle, end] as const)));
  const cards = names.slice(0, count).map(([begin, middle, end], at): CardInput => {
    const cost = one(["1青", "緑", "2赤", "1赤緑", "3"]);
    const revision = one([
      buildUnitRevision({ useCost: cost, ap: at % 5, hp: 1 + (at % 4) }),
      buildMagicRevision({ useCost: cost }),
      buildStoneRevision(),
    ]);
    return {
      number: 1_000 + at,
      name: `${begin}${middle}の${end}`,
      reading: `${READ[begin]}${middle}の${READ[end]}`,
      revisions: [revision],
      printings: [
        {
          set: "JP",
          number: `JP-${String(at + 1).padStart(3, "0")}`,
          revision: revision.effectiveOn,
          ...(at % 3 > 0 && { rarity: one(["C", "U", "SR"]) }),
          ...(at % 4 === 0 && { illustrator: "絵師" }),
        },
      ],
    };
  });
  const rarities = ["C", "U", "SR"].map((code) => ({ code, name: `${code}級` }));
  return {
    format: "grimoire-cards/1",
    sets: [{ code: "JP", name: "和文だけの巻", releasedOn: "2025-04-25", rarities }],
    cards,
    rulings: [
      {
        id: "JP-R001",
        question: { ja: "2枚あるときはどうなりますか。" },
        answer: { ja: "順に解決します。" },
        cards: cards.slice(0, 2).map(({ name }) => name),
        rules: ["mag:702.3"],
        source: "official",
        date: "2026-01-01",
      },
    ],
    lists: [{ id: "japanese", name: "和文の一覧", cards: cards.slice(0, 5).map(({ name }) => name) }],
  };
}
