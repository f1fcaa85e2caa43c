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
  wordsLangSchema,
} from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const searchCards = defineApiRoute({
  path: "/cards",
  group: "cards",
  title: { ja: "カードを検索", en: "Search cards" },
  about: {
    ja: "検索式に一致するカードを、カード検索のページと同じ順で60件ずつ返します。解釈できない語は `warnings` に入り、どのカードにも一致しません。",
    en: "Returns the cards that match a query, 60 per page, in the same order as the card search page. Terms that cannot be read are listed in `warnings` and match no cards.",
  },
  query: z.strictObject({ q: searchQuerySchema, page: pageSchema, lang: wordsLangSchema }),
  answer: searchResponseSchema,
  refusals: ["invalid"],
  cache: "version",
  limit: "apiSearch",
});

const cardByName = defineApiRoute({
  path: "/cards/{name}",
  group: "cards",
  title: { ja: "カードを名前で取得", en: "Card by name" },
  about: {
    ja: "カード1枚の全情報を返します。名称、かなやローマ字の読み、英語名、愛称、収録番号で指定できます。名前が見つからないときは、近いカードを `candidates` に入れます。`fuzzy=true` を指定すると、候補が1枚に決まる場合はそのカードを返します。名前の解釈は `match` で分かります（`exact`、`nickname`、`guessed`）。取り下げられたカードは `retired: true` で返します。",
    en: "Returns everything about one card, by its name, its reading in kana or romaji, its English name, a nickname or a collector number. For an unknown name, `candidates` lists similar cards; with `fuzzy=true`, the closest card is returned if only one is plausible. `match` says how the name was matched: `exact`, `nickname` or `guessed`. Withdrawn cards are returned with `retired: true`.",
  },
  params: z.strictObject({ name: cardNameSchema }),
  query: z.strictObject({
    asof: asOfSchema,
    fuzzy: describeSchema(
      z.enum(["true", "false"]).default("false"),
      "名前が一致しないとき、候補が1枚に決まればそのカードを返すか。",
      "Whether an unknown name returns the closest card, if only one is plausible.",
    ),
  }),
  answer: cardResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const cardByNumber = defineApiRoute({
  path: "/cards/number/{number}",
  group: "cards",
  title: { ja: "カードを番号で取得", en: "Card by number" },
  about: {
    ja: "番号からカードを返します。このURLは変わりません（番号は再利用されません）。",
    en: "Returns a card by its number. This URL is permanent, because numbers are never reused.",
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
  title: { ja: "ランダムに1枚", en: "Random card" },
  about: {
    ja: "検索式に一致するカードから、ランダムに1枚を返します。一致するカードがなければ404を返します。",
    en: "Returns a random card that matches a query, or 404 if no card matches.",
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
  title: { ja: "名前の補完", en: "Name completion" },
  about: {
    ja: "指定した文字列を名前に含むカードを20件まで返します。その文字列で始まる名前が先です。かな、ローマ字、英語名、愛称に対応しています。",
    en: "Returns up to 20 cards with a name that contains the given text; those with a name that starts with the text come first. The search covers nicknames and names in Japanese, kana, romaji and English.",
  },
  query: z.strictObject({
    q: describeSchema(z.string().min(1).max(100), "名前の一部。", "Part of a name."),
  }),
  answer: autocompleteResponseSchema,
  refusals: ["invalid"],
  cache: "minute",
  limit: "apiSearch",
});

const printing = defineApiRoute({
  path: "/printings/{set}/{number}",
  group: "cards",
  title: { ja: "収録を取得", en: "Printing" },
  about: {
    ja: "カードに印刷されたセットの記号と収録番号から、カードとその収録を返します。",
    en: "Returns the card and the printing with a given set code and collector number.",
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
  title: { ja: "複数のカードを取得", en: "Card collection" },
  about: {
    ja: "最大75枚のカードを、番号、名前、収録のいずれかで指定して一度に取得します。見つからなかったものは `notFound` に、名前が近いカードは `suggestions` に入ります。",
    en: "Returns up to 75 cards in one request, each by number, name or printing. Identifiers that match no card are listed in `notFound`; for unknown names, `suggestions` lists similar cards.",
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
  title: { ja: "名前と語の一覧", en: "Word lists" },
  about: {
    ja: "すべてのカードの名称、英語名、読み、愛称、イラストレーター、用途のいずれかを返します。取り下げられたカードは含みません。トークンも、イラストレーターの一覧以外では含みません。",
    en: "Returns all names, English names, readings, nicknames, illustrators or tags of cards. Withdrawn cards are left out, and so are tokens, except for their illustrators.",
  },
  params: z.strictObject({ list: describeSchema(z.enum(WORD_LIST_NAMES), "一覧の名前。", "Name of the list.") }),
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
