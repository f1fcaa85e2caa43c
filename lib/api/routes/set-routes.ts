import { z } from "zod";
import { apiRoute } from "../api-route";
import { cardName, page, ruleId, rulingId, setCode } from "../schemas/parameters";
import { described } from "../schemas/parts";
import { rulingAnswer, rulingsAnswer, setAnswer, setsAnswer } from "../schemas/set";

const sets = apiRoute({
  path: "/sets",
  group: "sets",
  title: { ja: "セットの一覧", en: "All sets" },
  about: { ja: "発売の順です。", en: "In the order in which they came out." },
  answer: setsAnswer,
  cache: "version",
});

const setByCode = apiRoute({
  path: "/sets/{code}",
  group: "sets",
  title: { ja: "セットを引く", en: "A set by its code" },
  about: { ja: "セットと、その収録を100件ずつ。", en: "A set and its printings, 100 at a time." },
  params: z.strictObject({ code: setCode }),
  query: z.strictObject({ page }),
  answer: setAnswer,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const rulings = apiRoute({
  path: "/rulings",
  group: "rulings",
  title: { ja: "裁定の一覧", en: "Rulings" },
  about: {
    ja: "裁定を番号順に60件ずつ。カードやルールで絞れます。",
    en: "The rulings by their ids, 60 at a time; those on one card, or those that rest on one rule.",
  },
  query: z.strictObject({
    card: cardName.optional(),
    rule: described(
      ruleId.optional(),
      "ルールの番号。`702.3`、`mag:702.3`、`house:3`。",
      "The number of a rule: `702.3`, `mag:702.3` or `house:3`.",
    ),
    page,
  }),
  answer: rulingsAnswer,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const rulingById = apiRoute({
  path: "/rulings/{id}",
  group: "rulings",
  title: { ja: "裁定を引く", en: "A ruling by its id" },
  about: { ja: "裁定の変わらないアドレスです。", en: "The address of a ruling for ever." },
  params: z.strictObject({ id: rulingId }),
  answer: rulingAnswer,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

export const setRoutes = { sets, setByCode, rulings, rulingById };
