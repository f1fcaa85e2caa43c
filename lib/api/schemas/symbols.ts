import { z } from "zod";
import { COLORS } from "@/engine/magmell";
import { parseTypedCost } from "../parse-typed-cost";
import { bilingualSchema, describeSchema } from "./parts";

const symbol = z.strictObject({
  symbol: describeSchema(
    z.string(),
    "記号。カードのコストにこの字で書かれます。",
    "The sign, as costs are written with it.",
  ),
  color: describeSchema(z.enum(COLORS), "払える魔石の色。", "The colour of the stones that pay it."),
  name: describeSchema(bilingualSchema, "色の名前。", "Name of the colour."),
  rule: describeSchema(z.string(), "定めるルール。", "The rule that defines it."),
});

export const symbolsResponseSchema = z.strictObject({
  symbols: describeSchema(z.array(symbol), "色の記号。", "The coloured symbols."),
  any: describeSchema(
    z.strictObject({
      rule: describeSchema(z.string(), "定めるルール。", "The rule that defines it."),
      about: describeSchema(bilingualSchema, "払い方。", "How it is paid."),
    }),
    "色を問わない記号。数で書かれます。",
    "The symbol that any stone pays, which is written as a number.",
  ),
});

export const symbolCostSchema = describeSchema(
  z
    .string()
    .min(1)
    .max(40)
    .refine((typed) => parseTypedCost(typed) !== null, {
      error: "is no cost: write a number, then a sign for each coloured symbol, such as 2赤赤 or 2rr",
    }),
  "コストか触媒。`2赤赤` のように書きます。全角の数字と `r`、`g`、`b` も読めます。",
  "A use cost or a catalyst such as `2赤赤`; wide digits and `r`, `g`, `b` are read too.",
);

export const costResponseSchema = z.strictObject({
  cost: describeSchema(z.string(), "カードファイルと同じ書き方。", "The cost as card files write it."),
  total: describeSchema(z.int(), "払う魔石の数。", "How many stones pay it."),
  any: describeSchema(z.int(), "色を問わない数。", "How many of them may be of any colour."),
  colors: describeSchema(z.partialRecord(z.enum(COLORS), z.int()), "色ごとの数。", "How many of each colour."),
});
