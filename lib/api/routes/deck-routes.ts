import { z } from "zod";
import { deckCodeInputSchema } from "@/lib/magmell/decks/sharing/schema";
import { defineApiRoute } from "../define-api-route";
import {
  deckCheckRequestSchema,
  deckCheckResponseSchema,
  deckCodeResponseSchema,
  publicDeckResponseSchema,
  publicDecksResponseSchema,
} from "../schemas/deck";
import { deckQuerySchema, deckSortSchema, pageSchema, wordsLangSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const checkDeck = defineApiRoute({
  method: "POST",
  path: "/decks/check",
  group: "decks",
  title: { ja: "デッキを検証", en: "Check a deck" },
  about: {
    ja: "デッキエディターと同じ検証です。すべてのエラーと警告を、ルール番号、修正方法、説明とともに返します。カードは名称、読み、ローマ字、英語名、愛称、収録番号、カード番号で指定でき、解釈した名前は `read` に入ります。魔導書と魔石デッキの代わりに、デッキコードも送れます。データは保存しません。",
    en: "Checks a deck as the deck editor does. Returns all errors and warnings, each with its rule, a description and suggested fixes. Cards can be given by name, reading, romaji, English name, nickname, collector number or card number; `read` lists how names were matched. A deck code can be sent instead of both zones. Nothing is stored.",
  },
  query: z.strictObject({ lang: wordsLangSchema }),
  body: deckCheckRequestSchema,
  answer: deckCheckResponseSchema,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

const deckByCode = defineApiRoute({
  path: "/decks/code/{code}",
  group: "decks",
  title: { ja: "デッキコードを解読", en: "Decode a deck code" },
  about: {
    ja: "デッキコードの内容を返します。無効なコードの場合は、理由を `problem` に入れます。",
    en: "Returns the cards that a deck code stands for. For an invalid code, `problem` gives the reason.",
  },
  params: z.strictObject({ code: describeSchema(deckCodeInputSchema, "デッキコード。", "Deck code.") }),
  query: z.strictObject({ lang: wordsLangSchema }),
  answer: deckCodeResponseSchema,
  refusals: ["invalid"],
});

const publicDecks = defineApiRoute({
  path: "/decks",
  group: "decks",
  title: { ja: "公開デッキを検索", en: "Search public decks" },
  about: {
    ja: "公開デッキとスターターデッキを、公開デッキのページと同じ検索式で24件ずつ返します。解釈できない語は `warnings` に入り、どのデッキにも一致しません。",
    en: "Returns public decks and starter decks that match a query, 24 per page. Queries use the same syntax as the public decks page. Terms that cannot be read are listed in `warnings` and match no decks.",
  },
  query: z.strictObject({ q: deckQuerySchema, sort: deckSortSchema, page: pageSchema, lang: wordsLangSchema }),
  answer: publicDecksResponseSchema,
  refusals: ["invalid"],
  limit: "apiSearch",
});

const publicDeck = defineApiRoute({
  path: "/decks/{id}",
  group: "decks",
  title: { ja: "公開デッキを取得", en: "Public deck" },
  about: {
    ja: "公開デッキの内容、作者の説明とデッキ解説、いいねの数を返します。非公開のデッキには、存在しないデッキと同じく404を返します。",
    en: "Returns a public deck: its cards, description, primer and number of likes. Decks that are not public return 404, as unknown ids do.",
  },
  params: z.strictObject({
    id: describeSchema(
      z.guid({ error: "Not a valid deck id. Copy the id from the URL of the deck." }).max(36),
      "デッキID。",
      "Deck id.",
    ),
  }),
  answer: publicDeckResponseSchema,
  refusals: ["notFound", "invalid"],
});

export const deckRoutes = { publicDecks, publicDeck, checkDeck, deckByCode };
