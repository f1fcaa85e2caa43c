import { define } from "./define";

/** The words of answers to requests that are refused before any page sees them. */
export const busy = define({
  ja: {
    title: "混み合っています",
    limited:
      "同じ接続元からのアクセスが続いているため、いまは順番を待てません。{seconds}秒ほど待ってからお試しください。",
    busy: "アクセスが集中しているため、いまは表示できません。{seconds}秒ほど待ってからお試しください。",
    again: "もう一度試す",
    longAddress: "アドレスが長すぎます。検索の言葉は500字までです。",
    unknownAddress: "このアドレスには何もありません。トップページは「/」です。",
    unknownMethod: "ここで使えるメソッドは、{allowed}だけです。",
    doubledHost: "リクエストにHostヘッダーが複数あります。1つにしてください。",
    tooMany: "リクエストが多すぎます。{seconds}秒後にもう一度お試しください。",
  },
  en: {
    title: "Too much at once",
    limited: "Too many requests come from your network at the moment. Please wait about {seconds} s and try again.",
    busy: "The site is busy at the moment. Please wait about {seconds} s and try again.",
    again: "Try again",
    longAddress: "The address is too long. A search has 500 characters at most.",
    unknownAddress: "There is nothing at this address. The home page is /.",
    unknownMethod: "Only these methods work here: {allowed}.",
    doubledHost: "The request has several Host headers. Send one.",
    tooMany: "Too many requests. Try again in {seconds} s.",
  },
});
