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
    "当サイトによる要約（裁定では主題）。公式の文ではありません。",
    "Summary in our own words, not the publisher's text; for rulings, the topic.",
  ),
  reason: describeSchema(
    bilingualSchema.nullable(),
    "このサイトの裁定の理由。ほかの項目ではnull。",
    "Reason for a ruling by this site; null for other entries.",
  ),
  answer: answerSchema,
  heading: describeSchema(
    z.boolean(),
    "下位の項目の見出しだけの項目か。",
    "Whether the entry is only a heading for the rules below it.",
  ),
  parent: describeSchema(
    z.string().nullable(),
    "1つ上の項目の番号。なければnull。",
    "Id of the parent rule; null at the top level.",
  ),
  related: describeSchema(
    z.array(z.string()),
    "このサイトの裁定では、対象となるルールの番号。ほかの項目では、それについてのこのサイトの裁定の番号。",
    "For a ruling by this site: ids of the rules that it clarifies. For other entries: ids of this site's rulings about them.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この項目の固定URL。", "Permanent URL of this rule in the API."),
    page: describeSchema(z.string(), "この項目のページのURL。", "URL of this rule's page."),
  }),
});

const edition = describeSchema(z.string(), "ルール文書の版。", "Edition of the rules document.");

export const ruleResponseSchema = z.strictObject({ edition, rule: ruleSchema });
export const rulesResponseSchema = z.strictObject({
  edition,
  rules: describeSchema(
    z.array(ruleSchema),
    "総合ルールの項目（文書の順）と、その後にこのサイトの裁定。",
    "Rules in the order of the document, followed by the rulings by this site.",
  ),
});
