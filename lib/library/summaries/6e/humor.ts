import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries U.1 to U.3 of the general rulings summary. */
export const HUMOR_SUMMARIES = {
  "mtg-6e:U.1": { ja: "お遊びのセットについて", en: "About the humorous set" },
  "mtg-6e:U.1.1": { ja: "アングルードは笑うためのもの。", en: "Unglued is meant to be funny; keep that in mind." },
  "mtg-6e:U.1.2": {
    ja: "アングルードに公式の裁定を求めるのは無粋。解釈が分かれたら、いちばん愉快なものを選ぶか、話し合いやコイン投げで決める。",
    en: "Do not ask for official answers on Unglued: take the funniest reading, or settle it by talking or a coin.",
  },
  "mtg-6e:U.2": { ja: "トークン用のカード", en: "Token cards" },
  "mtg-6e:U.2.1": {
    ja: "絵だけのカードは、手元の小物の代わりにトークンとして置くためのもの。",
    en: "Cards with nothing but a picture are there to stand for tokens.",
  },
  "mtg-6e:U.2.2": {
    ja: "絵だけのカードをトークンとして置いた間は、カードではなくトークンとみなす。",
    en: "While a card with nothing but a picture stands for a token, it is a token and no card.",
  },
  "mtg-6e:U.3": { ja: "そのほか", en: "Other matters" },
  "mtg-6e:U.3.1": {
    ja: "勝利条件を共にする人が「チームメイト」。二人戦や全員が敵の試合にはいない。",
    en: "A teammate shares your way to win; duels and free-for-alls have none.",
  },
  "mtg-6e:U.3.2": {
    ja: "主観で測るしかない課題は、自分の良識で判定し、小さな抜けは大目に見る。",
    en: "Judge subjective tasks by your own best sense, and forgive small slips.",
  },
  "mtg-6e:U.3.3": {
    ja: "コインとサイコロは互いに代用できるが、何を振ったことになるかは元の指示のまま。",
    en: "Coins and dice may stand in for each other, yet the result counts as of what was asked for.",
  },
  "mtg-6e:U.3.4": {
    ja: "ほかのゲームのプレイヤーは対象にできない。",
    en: "Players of another game cannot be targeted.",
  },
  "mtg-6e:U.3.5": {
    ja: "効果で破れたり印が付いたりしたカードのためにデッキが60枚を割ったら、次のゲームの前にサイドボードから足す。違反にはならない。",
    en: "Tearing or marking cards for an effect does not make a deck illegal; if it falls below 60, refill it from the sideboard before the next game.",
  },
  "mtg-6e:U.3.6": {
    ja: "効果でカードを抜かれたデッキは違反にならない。60枚を割ったら、次のゲームの前にサイドボードから足す。",
    en: "A deck short of 60 because an effect took cards out is no offense; refill it from the sideboard before the next game.",
  },
  "mtg-6e:U.3.r1": {
    ja: "代用にしてはいけないコインやサイコロ",
    en: "Coins and dice that may not be used as stand-ins",
  },
} as const satisfies SummaryRows;
