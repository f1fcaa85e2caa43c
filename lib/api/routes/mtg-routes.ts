import { apiRoute } from "../api-route";
import { mtgChecksAnswer, mtgChecksInput } from "../schemas/mtg-checks";

const mtgChecks = apiRoute({
  method: "POST",
  path: "/mtg/checks",
  group: "mtg",
  title: { ja: "状況起因処理を確かめる", en: "Check state-based effects" },
  about: {
    ja: "手で並べた場面に、選んだ時代のルールで状況起因処理を何も起きなくなるまで行い、見つかったもの、質問、出来事をルールの番号とともに返します。駒は200個、確かめる回数は100回まで。何も保存しません。",
    en: "Lays a board in the eras asked for and checks state-based effects until nothing is found: what was found, what was asked and what happened, each with its rule. 200 pieces and 100 looks at most. Nothing is kept.",
  },
  body: mtgChecksInput,
  answer: mtgChecksAnswer,
  refusals: ["invalid"],
  cache: "never",
  limit: "apiSearch",
});

export const mtgRoutes = { mtgChecks };
