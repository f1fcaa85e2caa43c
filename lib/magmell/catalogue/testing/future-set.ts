import { convertPictures } from "@/lib/magmell/card-images/server/convert-pictures";
import { createPngPicture } from "@/lib/magmell/card-images/testing/pictures";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import type { openDatabase } from "@/prisma/factories/database";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildUnitRevision,
} from "./card-file";
import { publishExampleCatalogue } from "./example-catalogue";

/** The date on which the set of `publishFutureSet` comes into force, and a moment on that date. */
export const FUTURE_SET_DATE = "2026-12-24";
export const FUTURE_SET_NOW = new Date("2026-12-24T03:00:00.000Z");

/** Words, ids and numbers that only the future set contains. */
export const FUTURE_SET_MARKERS = [
  "雪の使者",
  "雪影",
  "ゆきのししゃ",
  "Snow Envoy",
  "雪ん子",
  "7041",
  "7042",
  "冬の書架",
  "Winter Stacks",
  "K2",
  "未来の絵師",
  "白い朝。",
  "冬の束",
  "winter-pile",
  "雪が降る日の裁定",
  "二十四日の裁定",
] as const;

const SET = {
  code: "K2",
  name: "冬の書架",
  englishName: "Winter Stacks",
  releasedOn: FUTURE_SET_DATE,
  type: "main" as const,
};

const inSet = (number: string, image: string) =>
  buildPrinting(number, { set: "K2", illustrator: "未来の絵師", flavor: "白い朝。", revision: FUTURE_SET_DATE, image });

const CARDS = [
  buildCard(7041, "雪の使者", "ゆきのししゃ", {
    englishName: "Snow Envoy",
    aliases: ["雪ん子"],
    revisions: [buildUnitRevision({ effectiveOn: FUTURE_SET_DATE, text: "■カードを1枚引く。" })],
    printings: [inSet("K2-001", "envoy.png")],
  }),
  buildCard(7042, "雪影", "ゆきかげ", {
    englishName: "Snow Shade",
    token: true,
    revisions: [buildUnitRevision({ effectiveOn: FUTURE_SET_DATE, useCost: "" })],
    printings: [],
  }),
  // A card that everybody knows, printed again.
  buildCard(3, "水鏡", "みずかがみ", {
    englishName: "Water Mirror",
    tags: ["draw"],
    revisions: [buildMagicRevision({ catalyst: "緑", text: "■カードを1枚引く。" })],
    printings: [buildPrinting("TS-003"), { ...inSet("K2-003", "mirror.png"), revision: "2025-04-25" }],
  }),
];

const text = (ja: string) => ({ ja, en: ja });

const FILE = buildCardFile({
  sets: [SET],
  cards: CARDS,
  rulings: [
    buildRuling("K2-R001", { cards: ["雪の使者"], question: text("雪が降る日の裁定") }),
    buildRuling("K2-R002", { cards: ["水鏡", "雪の使者"], question: text("雪が降る日の裁定") }),
    buildRuling("TS-R024", { cards: ["水鏡"], question: text("二十四日の裁定"), date: FUTURE_SET_DATE }),
  ],
  lists: [
    { id: "winter-pile", name: "冬の束", englishName: "Winter Pile", cards: ["雪の使者"] },
    { id: "first-deck", name: "はじめの一冊", englishName: "First Deck", cards: ["青の魔石", "雪の使者", "火の子"] },
  ],
});

/** Publishes the example catalogue, then a set whose cards, rulings and lists come into force on `FUTURE_SET_DATE`. Returns its pictures. */
export async function publishFutureSet(database: ReturnType<typeof openDatabase>): Promise<readonly string[]> {
  await publishExampleCatalogue(database);
  const pictures = await convertPictures([
    { file: "envoy.png", bytes: await createPngPicture("red") },
    { file: "mirror.png", bytes: await createPngPicture("blue") },
  ]);
  const result = await importCardFiles([buildCardFileSource(FILE, "winter.json")], { database, pictures });
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
  return [...pictures.addresses.values()];
}
