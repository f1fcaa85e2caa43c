import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { cardNameSchema, pageSchema, ruleIdSchema, rulingIdSchema, setCodeSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";
import { rulingResponseSchema, rulingsResponseSchema, setResponseSchema, setsResponseSchema } from "../schemas/set";

const sets = defineApiRoute({
  path: "/sets",
  group: "sets",
  title: { ja: "セットの一覧", en: "All sets" },
  about: { ja: "発売の順です。", en: "In the order in which they came out." },
  answer: setsResponseSchema,
  cache: "version",
});

const setByCode = defineApiRoute({
  path: "/sets/{code}",
  group: "sets",
  title: { ja: "セットを引く", en: "A set by its code" },
  about: { ja: "セットと、その収録を100件ずつ。", en: "A set and its printings, 100 at a time." },
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
    ja: "裁定を番号順に60件ずつ。カードやルールで絞れます。",
    en: "The rulings by their ids, 60 at a time; those on one card, or those that rest on one rule.",
  },
  query: z.strictObject({
    card: cardNameSchema.optional(),
    rule: describeSchema(
      ruleIdSchema.optional(),
      "ルールの番号。`702.3`、`mag:702.3`、`house:3`。",
      "The number of a rule: `702.3`, `mag:702.3` or `house:3`.",
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
  title: { ja: "裁定を引く", en: "A ruling by its id" },
  about: { ja: "裁定の変わらないアドレスです。", en: "The address of a ruling for ever." },
  params: z.strictObject({ id: rulingIdSchema }),
  answer: rulingResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

export const setRoutes = { sets, setByCode, rulings, rulingById };
