import { define } from "./define";

/** The words of the error page, in a file of their own: the browser has to hold them before anything goes wrong. */
export const failure = define({
  ja: {
    title: "ページを表示できません",
    text: "こちらの問題です。少し待ってから、もう一度試してください。続くときは、次の番号を添えて知らせてください。",
    again: "もう一度試す",
    home: "はじめのページ",
    number: "番号 {digest}",
    part: {
      title: "この部分を読み込めません",
      text: "つながりを確かめて、もう一度お試しください。作りかけのものは、そのまま残っています。",
      again: "もう一度読み込む",
      close: "閉じる",
    },
  },
  en: {
    title: "This page cannot be shown",
    text: "The fault is ours. Wait a moment and try again. If it stays, tell us and quote the number below.",
    again: "Try again",
    home: "First page",
    number: "Number {digest}",
    part: {
      title: "This part cannot be loaded",
      text: "Check the connection and try again. Your work stays as it is.",
      again: "Load it again",
      close: "Close",
    },
  },
});
