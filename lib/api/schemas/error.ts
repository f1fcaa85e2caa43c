import { z } from "zod";
import { API_ERROR_CODES } from "../api-errors";
import { describeSchema, namedCardSchema, problemWordsSchema } from "./parts";

const field = z.strictObject({
  path: describeSchema(
    z.string(),
    "値の場所。`query.page`、`path.number`、`body.grimoire.0.count`など。",
    "Place of the value, such as `query.page`, `path.number` or `body.grimoire.0.count`.",
  ),
  code: describeSchema(z.string(), "理由のコード。", "Reason, as a code."),
  message: describeSchema(
    z.string(),
    "値の誤りと対処方法（英語）。",
    "What is wrong with the value and what to do, in English.",
  ),
});

/** The JSON body of every error. */
export const errorResponseSchema = z.strictObject({
  error: z.strictObject({
    code: describeSchema(z.enum(API_ERROR_CODES), "エラーコード。", "Error code."),
    message: describeSchema(
      z.string(),
      "何が起きたかと対処方法（英語）。",
      "What happened and what to do, in English.",
    ),
    docs: describeSchema(z.string(), "このエラーの説明のURL。", "URL of the documentation for this error."),
    fields: describeSchema(
      z.array(field).optional(),
      "無効な値、不足している値、未対応の項目の、場所と理由。",
      "Invalid, missing or unknown values, each with its place and the reason.",
    ),
    suggestions: describeSchema(z.array(z.string()).optional(), "近いカード名。", "Similar card names, in Japanese."),
    candidates: describeSchema(
      z.array(namedCardSchema).optional(),
      "`suggestions` と同じカードの番号と、日本語名・英語名。",
      "The cards of `suggestions`, with number and names in both languages.",
    ),
    problem: describeSchema(
      z.looseObject({ code: z.string(), words: problemWordsSchema.optional() }).optional(),
      "デッキコードが無効な理由。",
      "Why a deck code is invalid.",
    ),
    current: describeSchema(z.string().optional(), "代わりに使うURL。", "URL to use instead."),
    id: describeSchema(
      z.string().optional(),
      "サーバーのログにある、このエラーのID。",
      "Id of this error in the server log.",
    ),
  }),
});

export type ErrorResponse = z.infer<typeof errorResponseSchema>;
