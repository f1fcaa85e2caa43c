import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { ruleIdSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";
import { ruleResponseSchema, rulesResponseSchema } from "../schemas/rule";

const rules = defineApiRoute({
  path: "/rules",
  group: "rules",
  title: { ja: "ルールの一覧", en: "Rules" },
  about: {
    ja: "MAGMELLの総合ルールの全項目の要約と、MAGMELLについてのこのサイトの裁定を返します。MAGMELLのデッキの問題の `rule` や裁定の `rules` にある番号は、この一覧の項目の番号です。",
    en: "Returns a summary of every rule in the MAGMELL comprehensive rules, followed by this site's rulings on MAGMELL. `rule` in problems of MAGMELL decks and `rules` in rulings are ids from this list.",
  },
  answer: rulesResponseSchema,
  cache: "version",
  limit: "apiSearch",
});

const ruleById = defineApiRoute({
  path: "/rules/{rule}",
  group: "rules",
  title: { ja: "ルールを番号で取得", en: "Rule by id" },
  about: {
    ja: "ルールやこのサイトの裁定を返します。このURLは変わりません。",
    en: "Returns a rule or a ruling by this site. This URL is permanent.",
  },
  params: z.strictObject({
    rule: describeSchema(
      ruleIdSchema,
      "ルール番号。`702.3`、`mag:702.3`、`house:3`、`mtg-6e:P.7.1`など。",
      "Rule id, such as `702.3`, `mag:702.3`, `house:3` or `mtg-6e:P.7.1`.",
    ),
  }),
  answer: ruleResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

export const ruleRoutes = { rules, ruleById };
