import { z } from "zod";
import { COLORS } from "@/engine/magmell";
import { parseTypedCost } from "../parse-typed-cost";
import { bilingualSchema, describeSchema } from "./parts";

const symbol = z.strictObject({
  symbol: describeSchema(z.string(), "コストに使う文字。", "Character used in costs."),
  color: describeSchema(z.enum(COLORS), "支払える魔石の色。", "Color of the stones that can pay it."),
  name: describeSchema(bilingualSchema, "色の名前。", "Color name."),
  rule: describeSchema(z.string(), "定義するルール。", "Rule that defines it."),
});

export const symbolsResponseSchema = z.strictObject({
  symbols: describeSchema(z.array(symbol), "色の記号。", "Colored symbols."),
  any: describeSchema(
    z.strictObject({
      rule: describeSchema(z.string(), "定義するルール。", "Rule that defines it."),
      about: describeSchema(bilingualSchema, "支払い方。", "How it is paid."),
    }),
    "色を問わない記号。数で書かれます。",
    "Symbol that any stone can pay, written as a number.",
  ),
});

export const symbolCostSchema = describeSchema(
  z
    .string()
    .min(1)
    .max(40)
    .refine((typed) => parseTypedCost(typed) !== null, {
      error: "Not a valid cost. Write a number, then one character for each colored symbol, such as 2赤赤 or 2rr.",
    }),
  "コストか触媒。`2赤赤` のように書きます。全角の数字と `r`、`g`、`b` も使えます。",
  "Use cost or catalyst, such as `2赤赤`. Full-width digits and `r`, `g`, `b` also work.",
);

export const costResponseSchema = z.strictObject({
  cost: describeSchema(z.string(), "コスト。カードファイルと同じ書き方です。", "Cost in the notation of card files."),
  total: describeSchema(z.int(), "支払う魔石の数。", "Number of stones needed."),
  any: describeSchema(z.int(), "どの色でも支払える魔石の数。", "Number of stones of any color."),
  colors: describeSchema(z.partialRecord(z.enum(COLORS), z.int()), "色ごとの魔石の数。", "Number of stones by color."),
});
