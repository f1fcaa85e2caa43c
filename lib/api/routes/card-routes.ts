import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import {
  autocompleteResponseSchema,
  cardResponseSchema,
  printingResponseSchema,
  searchResponseSchema,
} from "../schemas/card";
import {
  collectionRequestSchema,
  collectionResponseSchema,
  WORD_LIST_NAMES,
  wordListResponseSchema,
} from "../schemas/catalog";
import {
  asOfSchema,
  cardNameSchema,
  cardNumberSchema,
  pageSchema,
  printingNumberSchema,
  searchQuerySchema,
  setCodeSchema,
} from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const searchCards = defineApiRoute({
  path: "/cards",
  group: "cards",
  title: { ja: "カードを探す", en: "Search cards" },
  about: {
    ja: "検索式に当てはまるカードを、カード検索のページと同じ順で60件ずつ返します。読めない語は `warnings` に入り、結果を広げることはありません。",
    en: "The cards that match a query, 60 at a time, in the order of the search page. What cannot be read is told in `warnings` and never widens the result.",
  },
  query: z.strictObject({ q: searchQuerySchema, page: pageSchema }),
  answer: searchResponseSchema,
  refusals: ["invalid"],
  cache: "version",
  limit: "apiSearch",
});

const cardByName = defineApiRoute({
  path: "/cards/{name}",
  group: "cards",
  title: { ja: "名前でカードを引く", en: "A card by its name" },
  about: {
    ja: "カード一枚のすべて。名称、かなやローマ字の読み、英語名、愛称、印刷の番号で引けます。名前がないときは `candidates` に近いカードが入り、`fuzzy=true` なら、ほかに考えられないときその一枚で答えます。`match` が、どう読んだか（`exact`、`nickname`、`guessed`）を伝えます。取り下げられたカードも `retired: true` で答えます。",
    en: "All about one card, by its name, its reading in kana or romaji, its English name, a nickname or a printed number. Where no card has the name, `candidates` holds cards close to it; with `fuzzy=true` the answer is the card that was meant, when only one can be. `match` says how the name was read: `exact`, `nickname` or `guessed`. Withdrawn cards are answered too, with `retired: true`.",
  },
  params: z.strictObject({ name: cardNameSchema }),
  query: z.strictObject({
    asof: asOfSchema,
    fuzzy: describeSchema(
      z.enum(["true", "false"]).default("false"),
      "名前が違っても、一枚に決まるなら答えるか。",
      "Whether a name that is wrong is answered when it can mean one card only.",
    ),
  }),
  answer: cardResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const cardByNumber = defineApiRoute({
  path: "/cards/number/{number}",
  group: "cards",
  title: { ja: "番号でカードを引く", en: "A card by its number" },
  about: {
    ja: "カードの変わらないアドレスです。番号は一度だけ付き、使い回されません。",
    en: "The address of a card for ever. Numbers are given once and never used again.",
  },
  params: z.strictObject({ number: cardNumberSchema }),
  query: z.strictObject({ asof: asOfSchema }),
  answer: cardResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const randomCard = defineApiRoute({
  path: "/cards/random",
  group: "cards",
  title: { ja: "無作為の一枚", en: "A random card" },
  about: {
    ja: "検索式に当てはまるカードから一枚を選びます。一枚もなければ404です。",
    en: "One of the cards that match a query, chosen at random; 404 when there is none.",
  },
  query: z.strictObject({ q: searchQuerySchema }),
  answer: cardResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "never",
  limit: "apiSearch",
});

const autocomplete = defineApiRoute({
  path: "/autocomplete",
  group: "cards",
  title: { ja: "名前の候補", en: "Complete a name" },
  about: {
    ja: "打ちかけの名前に続くカードを20件まで返します。かな、ローマ字、英語、愛称で打てます。",
    en: "Up to 20 cards whose names go on from what was typed: in kana, romaji, English, or as a nickname.",
  },
  query: z.strictObject({
    q: describeSchema(z.string().min(1).max(100), "打ちかけの名前。", "The beginning of a name."),
  }),
  answer: autocompleteResponseSchema,
  refusals: ["invalid"],
  cache: "minute",
  limit: "apiSearch",
});

const printing = defineApiRoute({
  path: "/printings/{set}/{number}",
  group: "cards",
  title: { ja: "印刷を引く", en: "A printing" },
  about: {
    ja: "カードに印刷されたセットと番号から、そのカードを引きます。",
    en: "The card that carries this set and number at its foot.",
  },
  params: z.strictObject({ set: setCodeSchema, number: printingNumberSchema }),
  answer: printingResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const cardCollection = defineApiRoute({
  method: "POST",
  path: "/cards/collection",
  group: "cards",
  title: { ja: "何枚もまとめて引く", en: "Many cards at once" },
  about: {
    ja: "75枚までのカードを、番号、名前、印刷のどれかで一度に引きます。見つからなかったものは `notFound` に、名前のときは近いカードが `suggestions` に入ります。",
    en: "Up to 75 cards in one request, each by its number, its name or a printing. What was not found stands in `notFound`, with cards near to its name in `suggestions`.",
  },
  query: z.strictObject({ asof: asOfSchema }),
  body: collectionRequestSchema,
  answer: collectionResponseSchema,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

const wordList = defineApiRoute({
  path: "/catalog/{list}",
  group: "cards",
  title: { ja: "名前や語の一覧", en: "Lists of names and words" },
  about: {
    ja: "すべてのカード名、英語名、読み、愛称、絵師、用途。取り下げられたカードとトークンは入りません。",
    en: "All names of cards, English names, readings, nicknames, illustrators or tags; without withdrawn cards and tokens.",
  },
  params: z.strictObject({ list: describeSchema(z.enum(WORD_LIST_NAMES), "どの一覧か。", "Which list.") }),
  answer: wordListResponseSchema,
  refusals: ["invalid"],
  cache: "version",
  limit: "apiSearch",
});

export const cardRoutes = {
  searchCards,
  cardByName,
  cardByNumber,
  randomCard,
  cardCollection,
  autocomplete,
  wordList,
  printing,
};
