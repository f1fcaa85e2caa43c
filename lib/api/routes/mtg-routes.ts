import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { mtgChecksRequestSchema, mtgChecksResponseSchema } from "../schemas/mtg-checks";
import { mtgDeckCheckRequestSchema, mtgDeckCheckResponseSchema } from "../schemas/mtg-decks";
import { formatDateSchema, mtgFormatResponseSchema, mtgFormatsResponseSchema } from "../schemas/mtg-formats";
import { describeSchema } from "../schemas/parts";

const mtgChecks = defineApiRoute({
  method: "POST",
  path: "/mtg/checks",
  group: "mtg",
  title: { ja: "状況起因処理を確かめる", en: "Check state-based effects" },
  about: {
    ja: "手で並べた場面に、選んだ時代のルールで状況起因処理を何も起きなくなるまで行い、見つかったもの、質問、出来事をルールの番号とともに返します。駒は200個、確かめる回数は100回まで。何も保存しません。",
    en: "Lays a board in the eras asked for and checks state-based effects until nothing is found: what was found, what was asked and what happened, each with its rule. 200 pieces and 100 looks at most. Nothing is kept.",
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
  title: { ja: "フォーマットの一覧", en: "All formats" },
  about: {
    ja: "2000年12月の十二のフォーマット。枚数、その日に使えるセット、制限・禁止リストを、ルールの番号とともに。リストは2001-01-16のもので、サイトがほかの日のリストやセットを加えていれば、その日のものを返します。どの日のリストかは`listsOf`にあります。",
    en: "The twelve formats of December 2000: numbers, the sets that are legal on a day, restricted and banned lists, each with its rule. The document states its lists as of 2001-01-16; where a site has added lists and sets of other days, those that count on the day are told, and `listsOf` names their day.",
  },
  query: z.strictObject({ on: formatDateSchema }),
  answer: mtgFormatsResponseSchema,
  refusals: ["invalid"],
});

const mtgFormat = defineApiRoute({
  path: "/mtg/formats/{id}",
  group: "mtg",
  title: { ja: "フォーマットを引く", en: "A format by its id" },
  about: {
    ja: "一つのフォーマットと、そのセットが入れ替わった日。",
    en: "A format, and the days on which its sets came and went.",
  },
  params: z.strictObject({
    id: describeSchema(z.string().min(1).max(20), "フォーマットの名前。", "The id of a format."),
  }),
  query: z.strictObject({ on: formatDateSchema }),
  answer: mtgFormatResponseSchema,
  refusals: ["notFound", "invalid"],
});

const mtgDeckCheck = defineApiRoute({
  method: "POST",
  path: "/mtg/decks/check",
  group: "mtg",
  title: { ja: "フォーマットでデッキを確かめる", en: "Check a deck in a format" },
  about: {
    ja: "デッキの机と同じ検査です。問題はすべて、ルールの番号、今の数と求められる数、直し方を添えて一度に返します。同じ名前の枚数は、サイドボードの分も合わせて数えます。何も保存しません。",
    en: "The same check as the desk's: every problem at once, with its rule, what there is, what there should be, and what would mend it. Copies of a name count over deck and sideboard. Nothing is kept.",
  },
  body: mtgDeckCheckRequestSchema,
  answer: mtgDeckCheckResponseSchema,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

export const mtgRoutes = { mtgChecks, mtgFormats, mtgFormat, mtgDeckCheck };
