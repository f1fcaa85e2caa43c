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
import { deckQuerySchema, deckSortSchema, pageSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const checkDeck = defineApiRoute({
  method: "POST",
  path: "/decks/check",
  group: "decks",
  title: { ja: "デッキを確かめる", en: "Check a deck" },
  about: {
    ja: "デッキを組むページと同じ検査です。問題はすべて、ルールの番号と直し方、両方の言語の説明を添えて一度に返します。カードは名称のほか、読み、ローマ字、英語名、愛称、番号でも指せ、読み替えは `read` に入ります。二つのデッキの代わりにデッキコードも送れます。何も保存しません。",
    en: "The same check as the deckbuilder's: every problem at once, with its rule, how to fix it, and a sentence in both languages. Cards may be named by their readings, romaji, English names, nicknames and numbers too; `read` says what was read as what. A deck code may stand in place of both zones. Nothing is kept.",
  },
  body: deckCheckRequestSchema,
  answer: deckCheckResponseSchema,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

const deckByCode = defineApiRoute({
  path: "/decks/code/{code}",
  group: "decks",
  title: { ja: "デッキコードを読む", en: "Read a deck code" },
  about: {
    ja: "コードが表すデッキ。壊れたコードには、どこが壊れているかを `problem` で答えます。",
    en: "The deck that a code stands for. Of a damaged code, `problem` says what is wrong.",
  },
  params: z.strictObject({ code: describeSchema(deckCodeInputSchema, "デッキコード。", "A deck code.") }),
  answer: deckCodeResponseSchema,
  refusals: ["invalid"],
});

const publicDecks = defineApiRoute({
  path: "/decks",
  group: "decks",
  title: { ja: "公開デッキを探す", en: "Search public decks" },
  about: {
    ja: "公開デッキとスターターデッキを、公開デッキのページと同じ検索式で24件ずつ返します。読めない語は `warnings` に入り、結果を広げることはありません。",
    en: "Public decks and starter decks that match a query, 24 at a time, in the language of the page of public decks. What cannot be read is told in `warnings` and never widens the result.",
  },
  query: z.strictObject({ q: deckQuerySchema, sort: deckSortSchema, page: pageSchema }),
  answer: publicDecksResponseSchema,
  refusals: ["invalid"],
  limit: "apiSearch",
});

const publicDeck = defineApiRoute({
  path: "/decks/{id}",
  group: "decks",
  title: { ja: "公開デッキを読む", en: "A public deck" },
  about: {
    ja: "公開デッキの内容、作者の説明と手引き、いいねの数。公開されていないデッキは、ないデッキと同じ答えになります。",
    en: "What a public deck holds, what its author wrote of it, and its likes. A deck that is not public is answered as one that is not there.",
  },
  params: z.strictObject({ id: describeSchema(z.guid().max(36), "デッキの番号。", "The id of a deck.") }),
  answer: publicDeckResponseSchema,
  refusals: ["notFound", "invalid"],
});

export const deckRoutes = { publicDecks, publicDeck, checkDeck, deckByCode };
