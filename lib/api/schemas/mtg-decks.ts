import { z } from "zod";
import { MTG_DECK_PROBLEM_CODES, MTG_DECK_ZONES, PROBLEM_SEVERITIES } from "@/engine/mtg/deck";
import { DECK_VERDICTS } from "@/lib/mtg/decks/format-verdicts";
import { mtgDeckZoneSchemas } from "@/lib/mtg/decks/schema";
import { formatDateSchema, formatIdSchema } from "./mtg-formats";
import { describeSchema, isoDateSchema, problemWordsSchema } from "./parts";

/** A request for a check: a format, a day, and names with counts by zone. */
export const mtgDeckCheckRequestSchema = z.strictObject({
  format: formatIdSchema,
  on: formatDateSchema,
  ...mtgDeckZoneSchemas,
});

const line = z.strictObject({
  name: describeSchema(z.string(), "カード名。", "Card name."),
  count: describeSchema(z.int(), "枚数。", "Number of copies."),
});
const zone = describeSchema(
  z.enum(MTG_DECK_ZONES),
  "`main`はデッキ、`sideboard`はサイドボード、`pool`はカードプール。",
  "Zone of the deck: `main` (main deck), `sideboard` or `pool` (card pool).",
);
const name = z.string();
const count = z.int();
const edits = [
  z.strictObject({ do: z.literal("add"), zone, count, candidates: z.array(line) }),
  z.strictObject({ do: z.literal("cut"), zone, count, candidates: z.array(line) }),
  z.strictObject({ do: z.literal("remove"), zone, name, count }),
  z.strictObject({ do: z.literal("move"), from: zone, to: zone, name, count }),
  z.strictObject({ do: z.literal("rename"), zone, name, candidates: z.array(name) }),
  z.strictObject({ do: z.literal("fill"), zone, lines: z.array(line) }),
] as const;
/** A fix: an edit, or several one after the other, that would solve a problem. */
const fix = z.discriminatedUnion("do", [
  ...edits,
  z.strictObject({ do: z.literal("several"), fixes: z.array(z.discriminatedUnion("do", edits)) }),
]);

const problem = z.strictObject({
  code: describeSchema(z.enum(MTG_DECK_PROBLEM_CODES), "問題の種類。", "Kind of problem, as a code."),
  rule: describeSchema(z.string(), "ルール番号（`mtg-6e:D.13.7`など）。", "Rule id, such as `mtg-6e:D.13.7`."),
  severity: describeSchema(
    z.enum(PROBLEM_SEVERITIES),
    "`error` は構築ルール違反、`advice` は検証できなかったことです。",
    "`error`: the deck breaks a rule of the format; `advice`: something that could not be checked.",
  ),
  zone: describeSchema(
    z.enum([...MTG_DECK_ZONES, "both"]),
    "対象の領域。`both` はデッキとサイドボードの合計。",
    "Zone concerned; `both` means main deck and sideboard together.",
  ),
  names: describeSchema(z.array(z.string()), "対象のカードの名前。", "Names of the cards concerned."),
  have: describeSchema(z.int(), "対象のカードの現在の枚数。", "Current number of the cards concerned."),
  want: describeSchema(
    z.int(),
    "`error`では、ルールが求める枚数、または認める上限。`advice`では0。",
    "For an `error`, the number that the rule requires, or the most that it allows; 0 for `advice`.",
  ),
  from: describeSchema(
    isoDateSchema.nullable(),
    "まだ使えないカードが使えるようになる日。それ以外ではnull。",
    "Date from which the cards are legal, if that is after `on`; otherwise null.",
  ),
  fix: describeSchema(fix.nullable(), "修正方法。なければnull。", "Suggested fix; null if there is none."),
  words: problemWordsSchema,
});

export const mtgDeckCheckResponseSchema = z.strictObject({
  format: formatIdSchema,
  on: describeSchema(isoDateSchema, "検証に使った日付。", "Date for which the deck was checked."),
  listsOf: describeSchema(
    isoDateSchema.nullable(),
    "検証に使った制限・禁止リストの日付。リミテッドと、サイトが追加したフォーマットではnull。",
    "Date of the restricted and banned lists used; null for Limited formats and for formats that the site added.",
  ),
  legal: describeSchema(
    z.boolean(),
    "構築ルール違反がないか（`error` が1件もないか）。すべて検証できたかは `verdict` に示します。",
    "Whether the deck breaks no rule, which means that `problems` has no `error`. Read `verdict` to know whether all was checked.",
  ),
  verdict: describeSchema(
    z.enum(DECK_VERDICTS),
    "判定。`legal` は適正、`illegal` は構築ルール違反、`setsUnknown` は収録セットが分からないカードがあり判定できない、`unsure` はほかに検証できなかったことがある場合です。",
    "`legal`, `illegal`, `setsUnknown` if the sets of some cards are unknown, or `unsure` if something else could not be checked.",
  ),
  cardData: describeSchema(
    z.boolean(),
    "カードデータを使って検証したか。falseなら、カード名と収録セットは、ルール文書から分かる範囲だけで検証しました。",
    "Whether card data was used for the check; without it, card names and their sets are checked only as far as the rules documents name the cards.",
  ),
  problems: describeSchema(z.array(problem), "すべてのエラーと警告。", "All errors and warnings."),
});
