import { define } from "./define";

/** The form on the page about the interface that sends a request. */
export const tryRoute = define({
  ja: {
    title: "ここで試す",
    send: "送る",
    sending: "送っています",
    status: "状態 {status}・{size}・あと{left}回",
    statusOnly: "状態 {status}・{size}",
    offline: "サーバーに届きませんでした。接続を確かめて、もう一度送ってください。",
    cut: "長いので、はじめの{n}文字だけを表示しています。",
    binary: "文章ではない答えです（{type}）。",
    body: "答え",
    needed: "必須",
  },
  en: {
    title: "Try it here",
    send: "Send",
    sending: "Sending",
    status: "Status {status}, {size}, {left} requests left",
    statusOnly: "Status {status}, {size}",
    offline: "The server could not be reached. Check the connection and send it again.",
    cut: "It is long: the first {n} characters are shown.",
    binary: "The answer is no text ({type}).",
    body: "Answer",
    needed: "required",
  },
});
