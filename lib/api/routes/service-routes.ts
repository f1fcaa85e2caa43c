import { z } from "zod";
import { defineApiRoute } from "../define-api-route";
import { describeSchema } from "../schemas/parts";
import { indexResponseSchema } from "../schemas/service";

const index = defineApiRoute({
  path: "",
  group: "service",
  title: { ja: "APIのルート", en: "API root" },
  about: {
    ja: "カタログの現在のバージョンと、主なエンドポイントのURLを返します。稼働の確認にも使えます。",
    en: "Returns the current catalog version and the URLs of the main endpoints. Also useful as a health check.",
  },
  answer: indexResponseSchema,
});

const openApi = defineApiRoute({
  path: "/openapi.json",
  group: "service",
  title: { ja: "OpenAPI 3.1", en: "OpenAPI 3.1" },
  about: {
    ja: "このAPIの説明をOpenAPI 3.1の形式で返します。`lang=ja` で説明が日本語になります。",
    en: "Returns the description of this API in the OpenAPI 3.1 format. With `lang=ja`, descriptions are in Japanese.",
  },
  query: z.strictObject({
    lang: describeSchema(z.enum(["ja", "en"]).default("en"), "説明の言語。", "Language of the descriptions."),
  }),
  answer: "application/json",
  refusals: ["invalid"],
  cache: "version",
});

export const serviceRoutes = { index, openApi };
