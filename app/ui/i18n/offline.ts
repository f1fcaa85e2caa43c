import { define } from "./define";

/** Pages without a network, and the offer of a new release. */
export const offline = define({
  ja: {
    title: "つながりがありません",
    lead: "このページを開くには、つながりが要ります。この端末のデッキは、いまも組めます。",
    again: "もう一度開く",
    elsewhere: {
      title: "このデッキは、この端末にありません",
      text: "アカウントのデッキのうち、つながりがないときに開けるのは、この端末で一度開いたものだけです。",
    },
    release: {
      title: "新しい版があります",
      text: "作りかけのデッキは、そのまま残ります。",
      reload: "読み込み直す",
      later: "あとで",
    },
  },
  en: {
    title: "There is no connection",
    lead: "This page needs a connection. You can still build the decks of this device.",
    again: "Open it again",
    elsewhere: {
      title: "This deck is not on this device",
      text: "Without a connection you can open those decks of your account that you have opened here before.",
    },
    release: {
      title: "There is a new version",
      text: "The deck you are building stays as it is.",
      reload: "Reload",
      later: "Later",
    },
  },
});
