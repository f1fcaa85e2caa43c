import { z } from "zod";
import { deckInput } from "@/lib/sharing/schema";
import { apiRoute } from "../api-route";
import { deckCheckAnswer, deckCodeAnswer } from "../schemas/deck";
import { described } from "../schemas/parts";

const checkDeck = apiRoute({
  method: "POST",
  path: "/decks/check",
  group: "decks",
  title: { ja: "デッキを確かめる", en: "Check a deck" },
  about: {
    ja: "デッキを組むページと同じ検査です。問題はすべて、ルールの番号と直し方を添えて一度に返します。何も保存しません。",
    en: "The same check as the deckbuilder's: every problem at once, with its rule and what would mend it. Nothing is kept.",
  },
  body: deckInput,
  answer: deckCheckAnswer,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

const deckByCode = apiRoute({
  path: "/decks/code/{code}",
  group: "decks",
  title: { ja: "デッキコードを読む", en: "Read a deck code" },
  about: {
    ja: "コードが表すデッキ。壊れたコードには、どこが壊れているかを `problem` で答えます。",
    en: "The deck that a code stands for. Of a damaged code, `problem` says what is wrong.",
  },
  params: z.strictObject({ code: described(z.string().min(1).max(2000), "デッキコード。", "A deck code.") }),
  answer: deckCodeAnswer,
  refusals: ["invalid"],
});

export const deckRoutes = { checkDeck, deckByCode };
