import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { mtgChecksRequestSchema, mtgChecksResponseSchema } from "../schemas/mtg-checks";
import { mtgDeckCheckRequestSchema, mtgDeckCheckResponseSchema } from "../schemas/mtg-decks";
import { formatDateSchema, mtgFormatResponseSchema, mtgFormatsResponseSchema } from "../schemas/mtg-formats";
import { wordsLangSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const mtgChecks = defineApiRoute({
  method: "POST",
  path: "/mtg/checks",
  group: "mtg",
  title: { ja: "状況起因処理を確認", en: "Check state-based effects" },
  about: {
    ja: "リクエストの場面で、指定した時代のルールの状況起因処理を、何も起きなくなるまで行います。該当したもの、選択、イベントをルール番号とともに返します。オブジェクトは200個、確認は100回（大きな場面ではそれ以下）まで。データは保存しません。",
    en: "Sets up a scene and checks state-based effects by the rules of the given eras until none apply. Returns what applied, the choices made and the resulting events, each with its rule. At most 200 objects and 100 checks, fewer for large scenes. Nothing is stored.",
  },
  body: mtgChecksRequestSchema,
  answer: mtgChecksResponseSchema,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

const mtgFormats = defineApiRoute({
  path: "/mtg/formats",
  group: "mtg",
  title: { ja: "フォーマットの一覧", en: "Formats" },
  about: {
    ja: "2000年12月の12のフォーマットと、サイトが追加したフォーマットについて、枚数、指定日に使えるセット、制限・禁止リストをルール番号とともに返します。12のフォーマットのリストは2001-01-16のものです。サイトがほかの日のリストやセットを追加している場合は、指定日のものを返します。リストの日付は`listsOf`にあります。",
    en: "Lists the twelve formats of December 2000 and any that the site has added: deck sizes, legal sets on a date, and restricted and banned lists, each with its rule. The lists of the twelve are those of 2001-01-16. If the site has added lists and sets for other dates, those in force on the date are returned; `listsOf` gives the date of the lists.",
  },
  query: z.strictObject({ on: formatDateSchema }),
  answer: mtgFormatsResponseSchema,
  refusals: ["invalid"],
});

const mtgFormat = defineApiRoute({
  path: "/mtg/formats/{id}",
  group: "mtg",
  title: { ja: "フォーマットをIDで取得", en: "Format by id" },
  about: {
    ja: "1つのフォーマットと、使えるセットが入れ替わった日を返します。",
    en: "Returns a format, and the dates on which its legal sets changed.",
  },
  params: z.strictObject({
    id: describeSchema(
      z.string().min(1).max(30),
      "フォーマットのID（`extended`など）。",
      "Format id, such as `extended`.",
    ),
  }),
  query: z.strictObject({ on: formatDateSchema }),
  answer: mtgFormatResponseSchema,
  refusals: ["notFound", "invalid"],
});

const mtgDeckCheck = defineApiRoute({
  method: "POST",
  path: "/mtg/decks/check",
  group: "mtg",
  title: { ja: "フォーマットでデッキを検証", en: "Check a deck in a format" },
  about: {
    ja: "Magicのデッキエディターと同じ検証です。すべてのエラーと警告を、ルール番号、現在の数と必要な数、説明、修正方法とともに返します。同名カードの枚数は、サイドボードと合わせて数えます。データは保存しません。",
    en: "Checks a deck as the Magic deck editor does. Returns all errors and warnings, each with its rule, current and required numbers, a description and suggested fixes. Copies of a card in the main deck and the sideboard are counted together. Nothing is stored.",
  },
  query: z.strictObject({ lang: wordsLangSchema }),
  body: mtgDeckCheckRequestSchema,
  answer: mtgDeckCheckResponseSchema,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

export const mtgRoutes = { mtgChecks, mtgFormats, mtgFormat, mtgDeckCheck };
