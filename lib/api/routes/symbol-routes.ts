import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { costResponseSchema, symbolCostSchema, symbolsResponseSchema } from "../schemas/symbols";

const symbols = defineApiRoute({
  path: "/symbols",
  group: "cards",
  title: { ja: "コストの記号", en: "Symbols of costs" },
  about: {
    ja: "使用コストと触媒の記号。",
    en: "The symbols of which use costs and catalysts are made.",
  },
  answer: symbolsResponseSchema,
  cache: "version",
});

const cost = defineApiRoute({
  path: "/symbols/cost",
  group: "cards",
  title: { ja: "コストを読む", en: "Read a cost" },
  about: {
    ja: "`2赤赤` のような書き方を、色ごとの数に分けます。",
    en: "Takes a cost such as `2赤赤` apart into its numbers by colour.",
  },
  query: z.strictObject({ cost: symbolCostSchema }),
  answer: costResponseSchema,
  refusals: ["invalid"],
  cache: "version",
});

export const symbolRoutes = { symbols, cost };
