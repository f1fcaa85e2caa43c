import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries M.1 to M.3 of the general rulings summary. */
export const MULTIPLAYER_SUMMARIES = {
  "mtg-6e:M.1": { ja: "三人以上で遊ぶとき", en: "Games of more than two players" },
  "mtg-6e:M.1.1": {
    ja: "三人以上の公式な遊び方は定められておらず、カードの読み方だけが決まっている。",
    en: "There are no official rules for three or more players, only ways to read the cards.",
  },
  "mtg-6e:M.1.2": {
    ja: "起動のたびにプレイヤーを対象に取る能力は、毎回ちがう相手を選べる。",
    en: "An ability that targets a player on activation may name a different one each time.",
  },
  "mtg-6e:M.1.3": {
    ja: "優先権は時計回りに移り、全員が続けてパスしたら最上段が解決する。",
    en: "Priority passes clockwise, and the top of the stack resolves once everybody has passed.",
  },
  "mtg-6e:M.1.r1": {
    ja: "脱落した人のカードと、その人がスタックに残したものの扱い",
    en: "Cards of a player who is out, and what that player left on the stack",
  },
  "mtg-6e:M.2": { ja: "全員が敵どうし", en: "Free-for-all" },
  "mtg-6e:M.2.1": { ja: "自分のほかは皆「対戦相手」。", en: "Everybody but you is an opponent." },
  "mtg-6e:M.3": { ja: "チーム戦", en: "Teams" },
  "mtg-6e:M.3.1": { ja: "別のチームの人が「対戦相手」。", en: "Players of other teams are your opponents." },
} as const satisfies SummaryRows;
