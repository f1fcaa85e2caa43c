import { z } from "zod";
import { bilingualSchema, describeSchema } from "./parts";

/** A rule of the comprehensive rules, or a house ruling, as problems and rulings cite it. */
export const ruleSchema = z.strictObject({
  id: describeSchema(
    z.string(),
    "番号。`mag:702.3` や `house:3`。決して変わりません。",
    "Its id: `mag:702.3` or `house:3`. It never changes.",
  ),
  summary: describeSchema(
    bilingualSchema,
    "私たちの言葉での要約。公式の文ではありません。",
    "What it says in our own words; not the publisher's text.",
  ),
  reason: describeSchema(
    bilingualSchema.nullable(),
    "裁定の理由。総合ルールの項目ではnull。",
    "Why a ruling of the house was made so; null for rules of the document.",
  ),
  heading: describeSchema(z.boolean(), "下の項目の見出しか。", "Whether it only names the rules below it."),
  parent: describeSchema(
    z.string().nullable(),
    "一つ上の項目。なければnull。",
    "The rule it stands under; null at the top.",
  ),
  related: describeSchema(
    z.array(z.string()),
    "ルールでは、そこを埋めるこのサイトの裁定。裁定では、答えを残しているルール。",
    "Of a rule the rulings of the house on it; of a ruling the rules that leave it open.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この項目の変わらないアドレス。", "Its address, for ever."),
    page: describeSchema(z.string(), "この項目のページ。", "The page about it."),
  }),
});

const edition = describeSchema(z.string(), "どの総合ルールか。", "The edition of the comprehensive rules.");

export const ruleResponseSchema = z.strictObject({ edition, rule: ruleSchema });
export const rulesResponseSchema = z.strictObject({
  edition,
  rules: describeSchema(
    z.array(ruleSchema),
    "文書の順、そのあとに裁定。",
    "In the order of the document, the rulings of the house last.",
  ),
});
