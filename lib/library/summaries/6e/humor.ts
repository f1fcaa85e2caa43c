import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries U.1 to U.3 of the general rulings summary. */
export const HUMOR_SUMMARIES = {
  "mtg-6e:U.1": { ja: "お遊びのセットについて", en: "About the humorous set" },
  "mtg-6e:U.1.1": { ja: "このセットは笑うためのもの。", en: "This set is meant to be funny; keep that in mind." },
  "mtg-6e:U.1.2": {
    ja: "公式の裁定を求めるのは無粋。解釈が分かれたら、いちばん愉快なものを選ぶか、話し合いやコイン投げで決める。",
    en: "Do not ask for official answers: take the funniest reading, or settle it by talking or a coin.",
  },
  "mtg-6e:U.2": { ja: "トークン用のカード", en: "Token cards" },
  "mtg-6e:U.2.1": {
    ja: "絵だけのカードは、手元の小物の代わりにトークンとして置くためのもの。",
    en: "Cards with nothing but a picture are there to stand for tokens.",
  },
  "mtg-6e:U.2.2": {
    ja: "トークンの代わりに置いた間は、カードではなくトークンとみなす。",
    en: "While one of them stands for a token it is a token and no card.",
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
    en: "Coins and dice may stand in for each other, yet count as what was asked for.",
  },
  "mtg-6e:U.3.4": { ja: "隣の卓のゲームの人は対象にできない。", en: "Players of another game cannot be targeted." },
  "mtg-6e:U.3.5": {
    ja: "破れたり印が付いたりしたカードのせいで60枚を割った分は、次のゲームが始まる前に控えから足す。",
    en: "Cards torn or marked by an effect are made up from the sideboard before the next game if the deck falls below 60.",
  },
  "mtg-6e:U.3.6": {
    ja: "カードを抜けと言われて60枚に足りなくなっても違反ではなく、次のゲームの前に控えで埋める。",
    en: "A deck short of 60 because an effect took cards out is no offence; refill it from the sideboard before the next game.",
  },
  "mtg-6e:U.3.r1": {
    ja: "代用にしてはいけないコインやサイコロ",
    en: "Coins and dice that may not be used as stand-ins",
  },
} as const satisfies SummaryRows;
