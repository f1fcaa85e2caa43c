import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { costResponseSchema, symbolCostSchema, symbolsResponseSchema } from "../schemas/symbols";

const symbols = defineApiRoute({
  path: "/symbols",
  group: "cards",
  title: { ja: "コストの記号", en: "Cost symbols" },
  about: {
    ja: "使用コストと触媒に使う記号を返します。",
    en: "Returns the symbols used in use costs and catalysts.",
  },
  answer: symbolsResponseSchema,
  cache: "version",
});

const cost = defineApiRoute({
  path: "/symbols/cost",
  group: "cards",
  title: { ja: "コストを解析", en: "Parse a cost" },
  about: {
    ja: "`2赤赤` のようなコストを、色ごとの数に分けて返します。",
    en: "Returns the number of stones of each color in a cost such as `2赤赤`.",
  },
  query: z.strictObject({ cost: symbolCostSchema }),
  answer: costResponseSchema,
  refusals: ["invalid"],
  cache: "version",
});

export const symbolRoutes = { symbols, cost };
