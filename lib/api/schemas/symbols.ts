import { z } from "zod";
import { COLORS } from "@/engine/magmell";
import { parseTypedCost } from "../parse-typed-cost";
import { bilingualSchema, describeSchema } from "./parts";

const symbol = z.strictObject({
  symbol: describeSchema(z.string(), "コストに使う文字。", "Character used in costs."),
  color: describeSchema(
    z.enum(COLORS),
    "この記号を支払える魔石の色。",
    "Color of the stones that can pay for the symbol.",
  ),
  name: describeSchema(bilingualSchema, "色の名前。", "Color name."),
  rule: describeSchema(z.string(), "記号を定義するルールの番号。", "Id of the rule that defines the symbol."),
});

export const symbolsResponseSchema = z.strictObject({
  symbols: describeSchema(z.array(symbol), "色の記号。", "Colored symbols."),
  any: describeSchema(
    z.strictObject({
      rule: describeSchema(z.string(), "記号を定義するルールの番号。", "Id of the rule that defines the symbol."),
      about: describeSchema(bilingualSchema, "支払い方。", "How to pay for the symbol, in both languages."),
    }),
    "色を問わない記号。数で書かれます。",
    "Symbol that stones of any color can pay for, written as a number.",
  ),
});

export const symbolCostSchema = describeSchema(
  z
    .string()
    .min(1)
    .max(40)
    .refine((typed) => parseTypedCost(typed) !== null, {
      error:
        "Not a valid cost. Write a number from 1 to 99, color symbols (青, 緑, 赤 or b, g, r), or a number followed by color symbols, such as 2赤赤 or 2rr.",
    }),
  "コストか触媒。`2赤赤` のように書きます。全角の数字と `r`、`g`、`b` も使えます。",
  "Use cost or catalyst, such as `2赤赤`. Full-width digits also work, and `r`, `g` and `b` for the colors.",
);

export const costResponseSchema = z.strictObject({
  cost: describeSchema(z.string(), "正規化したコスト（`2赤赤` など）。", "Cost in canonical form, such as `2赤赤`."),
  total: describeSchema(z.int(), "支払う魔石の数。", "Total number of stones needed."),
  any: describeSchema(z.int(), "色を問わずに支払う魔石の数。", "Number of stones needed that can have any color."),
  colors: describeSchema(
    z.partialRecord(z.enum(COLORS), z.int()),
    "色を指定して支払う魔石の数。必要のない色は省きます。",
    "Number of stones needed of each color; colors that are not needed are absent.",
  ),
});
