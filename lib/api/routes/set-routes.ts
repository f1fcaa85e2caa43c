import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { cardNameSchema, pageSchema, ruleIdSchema, rulingIdSchema, setCodeSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";
import { rulingResponseSchema, rulingsResponseSchema, setResponseSchema, setsResponseSchema } from "../schemas/set";

const sets = defineApiRoute({
  path: "/sets",
  group: "sets",
  title: { ja: "セットの一覧", en: "Sets" },
  about: { ja: "すべてのセットを発売日順に返します。", en: "Returns all sets, ordered by release date." },
  answer: setsResponseSchema,
  cache: "version",
});

const setByCode = defineApiRoute({
  path: "/sets/{code}",
  group: "sets",
  title: { ja: "セットを記号で取得", en: "Set by code" },
  about: {
    ja: "セットと、その収録を100件ずつ返します。",
    en: "Returns a set and its printings, 100 printings per page.",
  },
  params: z.strictObject({ code: setCodeSchema }),
  query: z.strictObject({ page: pageSchema }),
  answer: setResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const rulings = defineApiRoute({
  path: "/rulings",
  group: "rulings",
  title: { ja: "裁定の一覧", en: "Rulings" },
  about: {
    ja: "裁定を裁定番号順に60件ずつ返します。カードやルールで絞り込めます。",
    en: "Returns rulings ordered by id, 60 per page. They can be filtered by card and by rule.",
  },
  query: z.strictObject({
    card: cardNameSchema.optional(),
    rule: describeSchema(
      ruleIdSchema.optional(),
      "ルール番号。`702.3`、`mag:702.3`、`house:3`など。",
      "Rule id, such as `702.3`, `mag:702.3` or `house:3`.",
    ),
    page: pageSchema,
  }),
  answer: rulingsResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const rulingById = defineApiRoute({
  path: "/rulings/{id}",
  group: "rulings",
  title: { ja: "裁定を番号で取得", en: "Ruling by id" },
  about: { ja: "裁定を返します。このURLは変わりません。", en: "Returns a ruling by its id. This URL is permanent." },
  params: z.strictObject({ id: rulingIdSchema }),
  answer: rulingResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

export const setRoutes = { sets, setByCode, rulings, rulingById };
