import { ERROR_STATUS } from "@/lib/error-codes";
import type { BilingualText } from "@/lib/magmell/catalogue/model/types";

type ErrorRow = {
  readonly status: number;
  /** The cause and the remedy: in English in the response itself, where a route may send a closer sentence. */
  readonly about: BilingualText;
};

/** The errors of the public API. Codes never change; messages may. */
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
      ja: "このURLに該当するものがありません。パスと、その中の名前や番号を確認してください。エンドポイントの一覧は `docs` のページにあります。カード名が見つからないときは、近い名前があれば `suggestions` に入ります。",
      en: "Nothing found at this URL. Check the path and the name, number or id in it; the page in `docs` lists all endpoints. For an unknown card name, `suggestions` lists similar names, if there are any.",
    },
  },
  wrongMethod: {
    status: ERROR_STATUS.wrongMethod,
    about: {
      ja: "このエンドポイントでは使えないメソッドです。`Allow` ヘッダーにあるメソッドを使ってください。",
      en: "This endpoint does not support the request method. Use a method from the `Allow` header.",
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
      en: "The `Content-Type` of the request is not JSON. Send a JSON object with `Content-Type: application/json`.",
    },
  },
  invalid: {
    status: ERROR_STATUS.invalid,
    about: {
      ja: "不足している値、未対応の項目、または無効な値があります。`fields` にある場所と理由（デッキコードでは `problem` にある理由）を見て修正してください。",
      en: "The request has missing, unknown or invalid values. Correct those listed in `fields`, each with its place and the reason; for a deck code, `problem` gives the reason.",
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
      en: "Server error. Try again later. If the error persists, report the `id` to the site's operator.",
    },
  },
  unavailable: {
    status: ERROR_STATUS.unavailable,
    about: {
      ja: "データベースが応答していないため、このリクエストを処理できません。`Retry-After` ヘッダーの秒数だけ待ってから、もう一度お試しください。",
      en: "The database is not responding, so this request cannot be processed. Wait the number of seconds in the `Retry-After` header, then try again.",
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export const API_ERROR_CODES = Object.keys(API_ERRORS) as ApiErrorCode[];
