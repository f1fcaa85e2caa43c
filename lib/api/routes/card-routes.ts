import { z } from "zod";
import { apiRoute } from "../api-route";
import { autocompleteAnswer, cardAnswer, printingAnswer, searchAnswer } from "../schemas/card";
import { collectionAnswer, collectionBody, WORD_LISTS, wordListAnswer } from "../schemas/catalog";
import { asOf, cardName, cardNumber, page, printingNumber, query, setCode } from "../schemas/parameters";
import { described } from "../schemas/parts";

const searchCards = apiRoute({
  path: "/cards",
  group: "cards",
  title: { ja: "カードを探す", en: "Search cards" },
  about: {
    ja: "検索式に当てはまるカードを、カード検索のページと同じ順で60件ずつ返します。読めない語は `warnings` に入り、結果を広げることはありません。",
    en: "The cards that match a query, 60 at a time, in the order of the search page. What cannot be read is told in `warnings` and never widens the result.",
  },
  query: z.strictObject({ q: query, page }),
  answer: searchAnswer,
  refusals: ["invalid"],
  cache: "version",
  limit: "apiSearch",
});

const cardByName = apiRoute({
  path: "/cards/{name}",
  group: "cards",
  title: { ja: "名前でカードを引く", en: "A card by its name" },
  about: {
    ja: "カード一枚のすべて。名称、かなやローマ字の読み、英語名、愛称、印刷の番号で引けます。名前がないときは `candidates` に近いカードが入り、`fuzzy=true` なら、ほかに考えられないときその一枚で答えます。`match` が、どう読んだか（`exact`、`nickname`、`guessed`）を伝えます。取り下げられたカードも `retired: true` で答えます。",
    en: "All about one card, by its name, its reading in kana or romaji, its English name, a nickname or a printed number. Where no card has the name, `candidates` holds cards close to it; with `fuzzy=true` the answer is the card that was meant, when only one can be. `match` says how the name was read: `exact`, `nickname` or `guessed`. Withdrawn cards are answered too, with `retired: true`.",
  },
  params: z.strictObject({ name: cardName }),
  query: z.strictObject({
    asof: asOf,
    fuzzy: described(
      z.enum(["true", "false"]).default("false"),
      "名前が違っても、一枚に決まるなら答えるか。",
      "Whether a name that is wrong is answered when it can mean one card only.",
    ),
  }),
  answer: cardAnswer,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const cardByNumber = apiRoute({
  path: "/cards/number/{number}",
  group: "cards",
  title: { ja: "番号でカードを引く", en: "A card by its number" },
  about: {
    ja: "カードの変わらないアドレスです。番号は一度だけ付き、使い回されません。",
    en: "The address of a card for ever. Numbers are given once and never used again.",
  },
  params: z.strictObject({ number: cardNumber }),
  query: z.strictObject({ asof: asOf }),
  answer: cardAnswer,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const randomCard = apiRoute({
  path: "/cards/random",
  group: "cards",
  title: { ja: "無作為の一枚", en: "A random card" },
  about: {
    ja: "検索式に当てはまるカードから一枚を選びます。一枚もなければ404です。",
    en: "One of the cards that match a query, chosen at random; 404 when there is none.",
  },
  query: z.strictObject({ q: query }),
  answer: cardAnswer,
  refusals: ["notFound", "invalid"],
  cache: "never",
  limit: "apiSearch",
});

const autocomplete = apiRoute({
  path: "/autocomplete",
  group: "cards",
  title: { ja: "名前の候補", en: "Complete a name" },
  about: {
    ja: "打ちかけの名前に続くカードを20件まで返します。かな、ローマ字、英語、愛称で打てます。",
    en: "Up to 20 cards whose names go on from what was typed: in kana, romaji, English, or as a nickname.",
  },
  query: z.strictObject({
    q: described(z.string().min(1).max(100), "打ちかけの名前。", "The beginning of a name."),
  }),
  answer: autocompleteAnswer,
  refusals: ["invalid"],
  cache: "minute",
  limit: "apiSearch",
});

const printing = apiRoute({
  path: "/printings/{set}/{number}",
  group: "cards",
  title: { ja: "印刷を引く", en: "A printing" },
  about: {
    ja: "カードに印刷されたセットと番号から、そのカードを引きます。",
    en: "The card that carries this set and number at its foot.",
  },
  params: z.strictObject({ set: setCode, number: printingNumber }),
  answer: printingAnswer,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const cardCollection = apiRoute({
  method: "POST",
  path: "/cards/collection",
  group: "cards",
  title: { ja: "何枚もまとめて引く", en: "Many cards at once" },
  about: {
    ja: "75枚までのカードを、番号、名前、印刷のどれかで一度に引きます。見つからなかったものは `notFound` に、名前のときは近いカードが `suggestions` に入ります。",
    en: "Up to 75 cards in one request, each by its number, its name or a printing. What was not found stands in `notFound`, with cards near to its name in `suggestions`.",
  },
  query: z.strictObject({ asof: asOf }),
  body: collectionBody,
  answer: collectionAnswer,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

const wordList = apiRoute({
  path: "/catalog/{list}",
  group: "cards",
  title: { ja: "名前や語の一覧", en: "Lists of names and words" },
  about: {
    ja: "すべてのカード名、英語名、読み、愛称、絵師、用途。取り下げられたカードとトークンは入りません。",
    en: "All names of cards, English names, readings, nicknames, illustrators or tags; without withdrawn cards and tokens.",
  },
  params: z.strictObject({ list: described(z.enum(WORD_LISTS), "どの一覧か。", "Which list.") }),
  answer: wordListAnswer,
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
