import { z } from "zod";
import { API_ERROR_CODES } from "../api-errors";
import { describeSchema, namedCardSchema } from "./parts";

const field = z.strictObject({
  path: describeSchema(
    z.string(),
    "場所。`query.page` や `body.grimoire.0.count` のように書きます。",
    "Where: `query.page`, `path.number` or `body.grimoire.0.count`.",
  ),
  code: describeSchema(z.string(), "理由の記号。", "Why, as a code."),
  message: describeSchema(z.string(), "理由。", "Why, as a sentence."),
});

/** The JSON body of every error. */
export const errorResponseSchema = z.strictObject({
  error: z.strictObject({
    code: describeSchema(z.enum(API_ERROR_CODES), "種類。", "What kind of error it is."),
    message: describeSchema(z.string(), "何が起き、どうすればよいか。", "What happened and what to do."),
    docs: describeSchema(z.string(), "この種類の説明があるページ。", "The page that tells about this kind of error."),
    fields: describeSchema(z.array(field).optional(), "直すところ。", "What has to be mended."),
    suggestions: describeSchema(
      z.array(z.string()).optional(),
      "近いカード名。",
      "Names of cards that may have been meant, in Japanese.",
    ),
    candidates: describeSchema(
      z.array(namedCardSchema).optional(),
      "同じカードを、番号と両方の言語の名前で。",
      "The same cards by number, with their names in both languages.",
    ),
    problem: describeSchema(
      z.looseObject({ code: z.string() }).optional(),
      "デッキコードのどこが読めないか。",
      "What is wrong with a deck code.",
    ),
    current: describeSchema(z.string().optional(), "代わりに使えるアドレス。", "The address to use instead."),
    id: describeSchema(z.string().optional(), "サーバーの記録の番号。", "Names the entry in the server's log."),
  }),
});

export type ErrorResponse = z.infer<typeof errorResponseSchema>;
