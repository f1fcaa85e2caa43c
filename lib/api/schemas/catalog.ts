import { z } from "zod";
import { foundCardSchema } from "./card";
import { cardNameSchema, printingNumberSchema, setCodeSchema } from "./parameters";
import { describeSchema, isoDateSchema, namedCardSchema, versionSchema } from "./parts";

export const WORD_LIST_NAMES = [
  "card-names",
  "english-names",
  "readings",
  "nicknames",
  "illustrators",
  "tags",
] as const;
export type WordListName = (typeof WORD_LIST_NAMES)[number];

const list = describeSchema(z.enum(WORD_LIST_NAMES), "どの一覧か。", "Which list it is.");

export const wordListResponseSchema = z.strictObject({
  version: versionSchema,
  list,
  total: describeSchema(z.int(), "いくつあるか。", "How many there are."),
  values: describeSchema(z.array(z.string()), "重なりのない語。", "The words, each once."),
});

/** The three ways to identify a card in a request for many. */
export const cardIdentifierSchema = z.union(
  [
    z.strictObject({ number: describeSchema(z.int().min(1).max(99_999), "カードの番号。", "The card's number.") }),
    z.strictObject({ name: cardNameSchema }),
    z.strictObject({ printing: z.strictObject({ set: setCodeSchema, number: printingNumberSchema }) }),
  ],
  { error: "names a card by its `number`, its `name`, or a `printing` with `set` and `number`" },
);

/** The most cards in one request. */
const MOST_CARDS = 75;

export const collectionRequestSchema = z.strictObject({
  cards: describeSchema(
    z.array(cardIdentifierSchema).min(1).max(MOST_CARDS),
    "欲しいカード。75枚まで。番号、名前、印刷のどれかで指します。",
    "The cards that are wanted, 75 at most, each by its number, its name or a printing.",
  ),
});

export const collectionResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(isoDateSchema, "どの日のテキストか。", "The day whose texts these are."),
  cards: describeSchema(
    z.array(foundCardSchema),
    "見つかったカード。頼まれた順です。",
    "The cards that were found, in the order in which they were asked for.",
  ),
  notFound: describeSchema(
    z.array(cardIdentifierSchema),
    "見つからなかったもの。送られたままです。",
    "What was not found, as it was sent.",
  ),
  suggestions: describeSchema(
    z.array(
      z.strictObject({
        name: describeSchema(z.string(), "送られた名前。", "The name as it was sent."),
        candidates: describeSchema(
          z.array(namedCardSchema),
          "近いカード。",
          "Cards that may have been meant, the likeliest first.",
        ),
      }),
    ),
    "見つからなかった名前に近いカード。名前20個まで。",
    "Cards near to the names that were not found, for 20 names at most.",
  ),
});
