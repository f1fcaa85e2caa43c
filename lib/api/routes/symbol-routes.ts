import { z } from "zod";
import { apiRoute } from "../api-route";
import { costAnswer, symbolCost, symbolsAnswer } from "../schemas/symbols";

const symbols = apiRoute({
  path: "/symbols",
  group: "cards",
  title: { ja: "コストの記号", en: "Symbols of costs" },
  about: {
    ja: "使用コストと触媒の記号。",
    en: "The symbols of which use costs and catalysts are made.",
  },
  answer: symbolsAnswer,
  cache: "version",
});

const cost = apiRoute({
  path: "/symbols/cost",
  group: "cards",
  title: { ja: "コストを読む", en: "Read a cost" },
  about: {
    ja: "`2赤赤` のような書き方を、色ごとの数に分けます。",
    en: "Takes a cost such as `2赤赤` apart into its numbers by colour.",
  },
  query: z.strictObject({ cost: symbolCost }),
  answer: costAnswer,
  refusals: ["invalid"],
  cache: "version",
});

export const symbolRoutes = { symbols, cost };
