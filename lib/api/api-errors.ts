import { ERROR_STATUS } from "@/lib/error-codes";
import type { BilingualText } from "@/lib/magmell/catalogue/model/types";

type ErrorRow = {
  readonly status: number;
  /** The cause and the remedy, in the answer itself; a route may send a closer sentence. */
  readonly message: string;
  /** The cause and the remedy, on the page about the API. */
  readonly about: BilingualText;
};

/** The errors of the public API. Codes are frozen; sentences may change. */
export const API_ERRORS = {
  malformed: {
    status: ERROR_STATUS.malformed,
    message: "The body is not valid JSON. Send one JSON object.",
    about: {
      ja: "本文がJSONとして読めません。JSONのオブジェクトを一つ送ってください。",
      en: "The body cannot be read as JSON. Send one JSON object.",
    },
  },
  notFound: {
    status: ERROR_STATUS.notFound,
    message: "There is nothing at this address. The page in `docs` lists every address there is.",
    about: {
      ja: "そのアドレスには何もありません。カードの名前が違うときは `suggestions` に近い名前が入ります。",
      en: "There is nothing at this address. Where a card's name was wrong, `suggestions` holds names close to it.",
    },
  },
  wrongMethod: {
    status: ERROR_STATUS.wrongMethod,
    message: "This address does not answer this method. The header Allow names those that it answers.",
    about: {
      ja: "そのメソッドには答えません。`Allow` ヘッダーにあるメソッドを使ってください。",
      en: "The address does not answer this method. Use one that the header `Allow` names.",
    },
  },
  tooLarge: {
    status: ERROR_STATUS.tooLarge,
    message: "The body is too large. Send 32 KiB at most.",
    about: { ja: "本文が大きすぎます。32 KiBまでにしてください。", en: "The body is too large. Send 32 KiB at most." },
  },
  notJson: {
    status: ERROR_STATUS.notJson,
    message: "Send a JSON object with Content-Type: application/json.",
    about: {
      ja: "`Content-Type: application/json` を付けてJSONを送ってください。",
      en: "Send JSON with `Content-Type: application/json`.",
    },
  },
  invalid: {
    status: ERROR_STATUS.invalid,
    message: "Some parameters or fields are missing, unknown or out of bounds. `fields` names each of them.",
    about: {
      ja: "足りない、知らない、または範囲の外の値があります。`fields` に場所と理由が入ります。",
      en: "Values are missing, unknown or out of bounds. `fields` says where and why.",
    },
  },
  limited: {
    status: ERROR_STATUS.limited,
    message: "Too many requests. Wait as many seconds as the header Retry-After says.",
    about: {
      ja: "要求が多すぎます。`Retry-After` ヘッダーの秒数だけ待ってください。",
      en: "There were too many requests. Wait as many seconds as the header `Retry-After` says.",
    },
  },
  busy: {
    status: ERROR_STATUS.busy,
    message: "Too much is asked of the server at the moment. Wait as many seconds as the header Retry-After says.",
    about: {
      ja: "アクセスが集中しています。`Retry-After` ヘッダーの秒数だけ待ってください。",
      en: "Too much is asked of the server at the moment. Wait as many seconds as the header `Retry-After` says.",
    },
  },
  unexpected: {
    status: ERROR_STATUS.unexpected,
    message: "Something failed on the server. Try again later; when it stays, tell us the id.",
    about: {
      ja: "サーバー側の失敗です。しばらくしてからやり直し、続くときは `id` を添えて知らせてください。",
      en: "Something failed on the server. Try again later; when it stays, tell us the `id`.",
    },
  },
  unavailable: {
    status: ERROR_STATUS.unavailable,
    message:
      "The database does not answer at the moment, and this answer needs it. Wait as many seconds as the header Retry-After says.",
    about: {
      ja: "データベースにつながらず、この答えはそこにあります。`Retry-After` ヘッダーの秒数だけ待ってください。",
      en: "The database does not answer, and this answer needs it. Wait as many seconds as the header `Retry-After` says.",
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export const API_ERROR_CODES = Object.keys(API_ERRORS) as ApiErrorCode[];
