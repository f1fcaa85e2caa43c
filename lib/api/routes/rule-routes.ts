import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { ruleIdSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";
import { ruleResponseSchema, rulesResponseSchema } from "../schemas/rule";

const rules = defineApiRoute({
  path: "/rules",
  group: "rules",
  title: { ja: "ルールの一覧", en: "All rules" },
  about: {
    ja: "総合ルールの全項目の要約と、このサイトの裁定。`problems` や裁定の `rules` が指すものです。",
    en: "A summary of every number of the comprehensive rules, and the rulings of this site: what `problems` and the `rules` of rulings point at.",
  },
  answer: rulesResponseSchema,
  cache: "version",
  limit: "apiSearch",
});

const ruleById = defineApiRoute({
  path: "/rules/{rule}",
  group: "rules",
  title: { ja: "ルールを引く", en: "A rule by its id" },
  about: {
    ja: "ルールや裁定の変わらないアドレスです。",
    en: "The address of a rule or a ruling of the house for ever.",
  },
  params: z.strictObject({
    rule: describeSchema(
      ruleIdSchema,
      "ルールの番号。`702.3`、`mag:702.3`、`house:3`、`mtg-6e:P.7.1`。",
      "The number of a rule: `702.3`, `mag:702.3`, `house:3` or `mtg-6e:P.7.1`.",
    ),
  }),
  answer: ruleResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

export const ruleRoutes = { rules, ruleById };
