import type { Bilingual } from "@/lib/catalogue/model/types";

type ErrorRow = {
  readonly status: number;
  /** What went wrong and what to do about it; an answer may say it more closely. */
  readonly message: string;
  /** The same for the page about the interface. */
  readonly about: Bilingual;
};

/** Everything that the interface can refuse with. The codes are for ever; the sentences may change. */
export const API_ERRORS = {
  malformed: {
    status: 400,
    message: "The body is not valid JSON. Send one JSON object.",
    about: {
      ja: "本文がJSONとして読めません。JSONのオブジェクトを一つ送ってください。",
      en: "The body cannot be read as JSON. Send one JSON object.",
    },
  },
  notFound: {
    status: 404,
    message: "There is nothing at this address. The page in `docs` lists every address there is.",
    about: {
      ja: "そのアドレスには何もありません。カードの名前が違うときは `suggestions` に近い名前が入ります。",
      en: "There is nothing at this address. Where a card's name was wrong, `suggestions` holds names close to it.",
    },
  },
  wrongMethod: {
    status: 405,
    message: "This address does not answer this method. The header Allow names those that it answers.",
    about: {
      ja: "そのメソッドには答えません。`Allow` ヘッダーにあるメソッドを使ってください。",
      en: "The address does not answer this method. Use one that the header `Allow` names.",
    },
  },
  tooLarge: {
    status: 413,
    message: "The body is too large. Send 32 KiB at most.",
    about: { ja: "本文が大きすぎます。32 KiBまでにしてください。", en: "The body is too large. Send 32 KiB at most." },
  },
  notJson: {
    status: 415,
    message: "Send a JSON object with Content-Type: application/json.",
    about: {
      ja: "`Content-Type: application/json` を付けてJSONを送ってください。",
      en: "Send JSON with `Content-Type: application/json`.",
    },
  },
  invalid: {
    status: 422,
    message: "Some parameters or fields are missing, unknown or out of bounds. `fields` names each of them.",
    about: {
      ja: "足りない、知らない、または範囲の外の値があります。`fields` に場所と理由が入ります。",
      en: "Values are missing, unknown or out of bounds. `fields` says where and why.",
    },
  },
  limited: {
    status: 429,
    message: "Too many requests. Wait as many seconds as the header Retry-After says.",
    about: {
      ja: "要求が多すぎます。`Retry-After` ヘッダーの秒数だけ待ってください。",
      en: "There were too many requests. Wait as many seconds as the header `Retry-After` says.",
    },
  },
  unexpected: {
    status: 500,
    message: "Something failed on the server. Try again later; when it stays, tell us the id.",
    about: {
      ja: "サーバー側の失敗です。しばらくしてからやり直し、続くときは `id` を添えて知らせてください。",
      en: "Something failed on the server. Try again later; when it stays, tell us the `id`.",
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export const API_ERROR_CODES = Object.keys(API_ERRORS) as ApiErrorCode[];
