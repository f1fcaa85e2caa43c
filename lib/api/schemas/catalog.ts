import { z } from "zod";
import { cardSearchResultSchema } from "./card";
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

const list = describeSchema(z.enum(WORD_LIST_NAMES), "一覧の名前。", "Name of the list.");

export const wordListResponseSchema = z.strictObject({
  version: versionSchema,
  list,
  total: describeSchema(z.int(), "`values` の件数。", "Number of entries in `values`."),
  values: describeSchema(
    z.array(z.string()),
    "一覧の項目。重複はなく、文字コード順です。",
    "Entries of the list, without duplicates and sorted by character code.",
  ),
});

/** The three ways to identify a card in a request for several cards. */
export const cardIdentifierSchema = z.union(
  [
    z.strictObject({ number: describeSchema(z.int().min(1).max(99_999), "カードの番号。", "Card number.") }),
    z.strictObject({ name: cardNameSchema }),
    z.strictObject({ printing: z.strictObject({ set: setCodeSchema, number: printingNumberSchema }) }),
  ],
  {
    error:
      "Not a valid card identifier. Send an object with only `number` (1 to 99999), only `name` (1 to 200 characters), or only `printing` (with `set` and `number`).",
  },
);

/** The most cards in one request. */
const MOST_CARDS = 75;

export const collectionRequestSchema = z.strictObject({
  cards: describeSchema(
    z.array(cardIdentifierSchema).min(1).max(MOST_CARDS),
    "取得するカード（75枚まで）。カード番号、名称、収録のいずれかで指定します。",
    "Up to 75 cards, each by card number, name or printing.",
  ),
});

export const collectionResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(isoDateSchema, "この日に有効なテキスト。", "Date for which the texts are given."),
  cards: describeSchema(
    z.array(cardSearchResultSchema),
    "見つかったカード。リクエストの順に並びます。",
    "Cards found, in the order of the request.",
  ),
  notFound: describeSchema(
    z.array(cardIdentifierSchema),
    "見つからなかったカード（リクエストの値のまま）。",
    "Identifiers that match no card, as sent.",
  ),
  suggestions: describeSchema(
    z.array(
      z.strictObject({
        name: describeSchema(z.string(), "リクエストの名前。", "Name as sent."),
        candidates: describeSchema(
          z.array(namedCardSchema),
          "近いカード。近い順に並びます。",
          "Similar cards, best match first.",
        ),
      }),
    ),
    "見つからなかった名前に近いカード（名前20個分まで）。",
    "Similar cards for up to 20 of the names that were not found.",
  ),
});
