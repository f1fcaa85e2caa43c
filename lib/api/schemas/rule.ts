import { z } from "zod";
import { answerSchema } from "./library";
import { bilingualSchema, describeSchema } from "./parts";

/** A rule of the comprehensive rules, or a house ruling, as problems and rulings cite it. */
export const ruleSchema = z.strictObject({
  id: describeSchema(
    z.string(),
    "番号。`mag:702.3` や `house:3` など。変わりません。",
    "Rule id, such as `mag:702.3` or `house:3`. It never changes.",
  ),
  summary: describeSchema(
    bilingualSchema,
    "当サイトによる要約。公式の文ではありません。",
    "Summary in our own words, not the publisher's text.",
  ),
  reason: describeSchema(
    bilingualSchema.nullable(),
    "裁定の理由。総合ルールの項目ではnull。",
    "Reason for a ruling by this site; null for rules of the document.",
  ),
  answer: answerSchema,
  heading: describeSchema(
    z.boolean(),
    "下位の項目の見出しだけの項目か。",
    "Whether it is only a heading of the rules below it.",
  ),
  parent: describeSchema(z.string().nullable(), "1つ上の項目。なければnull。", "Parent rule; null at the top level."),
  related: describeSchema(
    z.array(z.string()),
    "総合ルールの項目では、それについてのこのサイトの裁定。裁定では、対象となるルール。",
    "For a rule: rulings by this site about it. For a ruling: the rules it clarifies.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この項目の固定URL。", "Permanent URL."),
    page: describeSchema(z.string(), "この項目のページのURL。", "URL of its page."),
  }),
});

const edition = describeSchema(z.string(), "総合ルールの版。", "Edition of the comprehensive rules.");

export const ruleResponseSchema = z.strictObject({ edition, rule: ruleSchema });
export const rulesResponseSchema = z.strictObject({
  edition,
  rules: describeSchema(
    z.array(ruleSchema),
    "総合ルールの項目（文書の順）と、その後にこのサイトの裁定。",
    "In the order of the document, then rulings by this site.",
  ),
});
