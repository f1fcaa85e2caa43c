import { z } from "zod";
import { MTG_DECK_PROBLEM_CODES, MTG_DECK_ZONES, PROBLEM_SEVERITIES } from "@/engine/mtg/deck";
import { mtgDeckZoneSchemas } from "@/lib/mtg/decks/schema";
import { formatDateSchema, formatIdSchema } from "./mtg-formats";
import { describeSchema, isoDateSchema } from "./parts";

/** A request for a check: a format, a day, and names with counts by zone. */
export const mtgDeckCheckRequestSchema = z.strictObject({
  format: formatIdSchema,
  on: formatDateSchema,
  ...mtgDeckZoneSchemas,
});

const line = z.strictObject({
  name: describeSchema(z.string(), "カード名。", "The name of a card."),
  count: describeSchema(z.int(), "枚数。", "How many copies."),
});
const zone = describeSchema(
  z.enum(MTG_DECK_ZONES),
  "デッキ、サイドボード、渡されたカード。",
  "Deck, sideboard, or pool.",
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
  code: describeSchema(z.enum(MTG_DECK_PROBLEM_CODES), "種類。", "What kind of problem it is."),
  rule: describeSchema(z.string(), "ルールの番号。", "The rule that says so, such as `mtg-6e:D.13.7`."),
  severity: describeSchema(
    z.enum(PROBLEM_SEVERITIES),
    "`error` はデッキが使えないこと、`advice` は確かめられなかったことです。",
    "An `error` makes the deck illegal; `advice` tells what could not be checked.",
  ),
  zone: describeSchema(
    z.enum([...MTG_DECK_ZONES, "both"]),
    "関わる領域。`both` はデッキとサイドボードの合計。",
    "The zone concerned; `both` are deck and sideboard together.",
  ),
  names: describeSchema(z.array(z.string()), "関わるカード。", "The cards concerned."),
  have: describeSchema(z.int(), "今の数。", "How many there are."),
  want: describeSchema(z.int(), "求められる数。", "How many there should be."),
  from: describeSchema(
    isoDateSchema.nullable(),
    "まだ使えないカードが使える最初の日。ほかではnull。",
    "The first day of cards that may not be used yet; null for others.",
  ),
  fix: describeSchema(fix.nullable(), "直し方。なければnull。", "What would put it right; null where nothing would."),
});

export const mtgDeckCheckResponseSchema = z.strictObject({
  format: formatIdSchema,
  on: describeSchema(isoDateSchema, "確かめた日。", "The day for which it was checked."),
  listsOf: describeSchema(
    isoDateSchema.nullable(),
    "当てはめた制限・禁止リストの日。リストのないフォーマットではnull。",
    "The day of the restricted and banned lists by which it was checked; null for formats without lists.",
  ),
  legal: describeSchema(z.boolean(), "`error` がないか。", "Whether there is no `error`."),
  cardData: describeSchema(
    z.boolean(),
    "カードのデータで確かめたか。falseなら枚数とリストだけです。",
    "Whether card data was there; without it only counts and lists are checked.",
  ),
  problems: describeSchema(z.array(problem), "問題と助言のすべて。", "All problems and advice."),
});
