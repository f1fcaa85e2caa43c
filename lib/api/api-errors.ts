import { ERROR_STATUS } from "@/lib/error-codes";
import type { BilingualText } from "@/lib/magmell/catalogue/model/types";

type ErrorRow = {
  readonly status: number;
  /** The cause and the remedy: in English in the response itself, where a route may send a closer sentence. */
  readonly about: BilingualText;
};

/** The errors of the public API. Codes are frozen; sentences may change. */
export const API_ERRORS = {
  malformed: {
    status: ERROR_STATUS.malformed,
    about: {
      ja: "リクエストボディが有効なJSONではありません。JSONオブジェクトを1つ送ってください。",
      en: "The request body is not valid JSON. Send one JSON object.",
    },
  },
  notFound: {
    status: ERROR_STATUS.notFound,
    about: {
      ja: "該当するものがありません。URLを確認してください。エンドポイントの一覧は `docs` のページにあります。カード名が見つからないときは、近い名前が `suggestions` に入ります。",
      en: "Not found. Check the URL; the page in `docs` lists all endpoints. For an unknown card name, `suggestions` holds similar names.",
    },
  },
  wrongMethod: {
    status: ERROR_STATUS.wrongMethod,
    about: {
      ja: "このエンドポイントでは使えないメソッドです。`Allow` ヘッダーにあるメソッドを使ってください。",
      en: "This endpoint does not support the request method. Use one from the `Allow` header.",
    },
  },
  tooLarge: {
    status: ERROR_STATUS.tooLarge,
    about: {
      ja: "リクエストボディが大きすぎます。32 KiB以下にしてください。",
      en: "The request body is too large. Send at most 32 KiB.",
    },
  },
  notJson: {
    status: ERROR_STATUS.notJson,
    about: {
      ja: "リクエストボディの形式がJSONではありません。`Content-Type: application/json` を付けてJSONオブジェクトを送ってください。",
      en: "The request body is not sent as JSON. Send a JSON object with `Content-Type: application/json`.",
    },
  },
  invalid: {
    status: ERROR_STATUS.invalid,
    about: {
      ja: "不足している値、未対応の項目、または無効な値があります。`fields` にある場所と理由を見て修正してください。",
      en: "The request has missing, unknown or invalid values. Fix those in `fields`, which gives the place and reason of each.",
    },
  },
  limited: {
    status: ERROR_STATUS.limited,
    about: {
      ja: "リクエストが多すぎます。`Retry-After` ヘッダーの秒数だけ待ってから、もう一度お試しください。",
      en: "Too many requests. Wait the number of seconds in the `Retry-After` header, then try again.",
    },
  },
  busy: {
    status: ERROR_STATUS.busy,
    about: {
      ja: "サーバーが混み合っています。`Retry-After` ヘッダーの秒数だけ待ってから、もう一度お試しください。",
      en: "The server is busy. Wait the number of seconds in the `Retry-After` header, then try again.",
    },
  },
  unexpected: {
    status: ERROR_STATUS.unexpected,
    about: {
      ja: "サーバーでエラーが発生しました。しばらくしてからもう一度お試しください。続くときは、`id` を添えてサイトの運営者にお知らせください。",
      en: "Server error. Try again later; if it persists, report the `id` to the site's operator.",
    },
  },
  unavailable: {
    status: ERROR_STATUS.unavailable,
    about: {
      ja: "データベースが応答していないため、このリクエストを処理できません。`Retry-After` ヘッダーの秒数だけ待ってから、もう一度お試しください。",
      en: "The database is not responding, and this request needs it. Wait the number of seconds in the `Retry-After` header, then try again.",
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export const API_ERROR_CODES = Object.keys(API_ERRORS) as ApiErrorCode[];
