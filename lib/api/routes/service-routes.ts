import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { describeSchema } from "../schemas/parts";
import { indexResponseSchema } from "../schemas/service";

const index = defineApiRoute({
  path: "",
  group: "service",
  title: { ja: "入り口", en: "The entrance" },
  about: {
    ja: "今のカタログの版と、主なアドレス。動いているかを確かめるのに使えます。",
    en: "The version of the catalogue and the main addresses. Good for asking whether all is well.",
  },
  answer: indexResponseSchema,
});

const openApi = defineApiRoute({
  path: "/openapi.json",
  group: "service",
  title: { ja: "OpenAPI 3.1", en: "OpenAPI 3.1" },
  about: {
    ja: "このページにあるすべてを機械が読める形で。`lang=ja` で説明が日本語になります。",
    en: "All that this page tells, for machines. With `lang=ja` its descriptions are Japanese.",
  },
  query: z.strictObject({
    lang: describeSchema(z.enum(["ja", "en"]).default("en"), "説明の言語。", "The language of descriptions."),
  }),
  answer: "application/json",
  refusals: ["invalid"],
  cache: "version",
});

export const serviceRoutes = { index, openApi };
