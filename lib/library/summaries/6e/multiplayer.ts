import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries M.1 to M.3 of the general rulings summary. */
export const MULTIPLAYER_SUMMARIES = {
  "mtg-6e:M.1": { ja: "三人以上で遊ぶとき", en: "Games of more than two players" },
  "mtg-6e:M.1.1": {
    ja: "三人以上の公式な遊び方は定められておらず、カードの読み方だけが決まっている。",
    en: "There are no official rules for three or more players, only ways to read the cards.",
  },
  "mtg-6e:M.1.2": {
    ja: "起動のたびにプレイヤーを対象に取る能力は、毎回ちがうプレイヤーを選べる。",
    en: "An ability that targets a player may target a different one each time it is activated.",
  },
  "mtg-6e:M.1.3": {
    ja: "3人以上なら優先権は時計回りに移り、全員が続けてパスしたら最上段が解決する。",
    en: "With more than two players, priority passes clockwise, and the top of the stack resolves once everybody has passed.",
  },
  "mtg-6e:M.1.r1": {
    ja: "脱落した人のカードと、その人がスタックに残したものの扱い",
    en: "What becomes of the cards of a player who is out, and of what that player left on the stack",
  },
  "mtg-6e:M.2": { ja: "全員が敵どうし", en: "Free-for-all" },
  "mtg-6e:M.2.1": {
    ja: "全員が敵どうしのゲームでは、自分のほかは皆「対戦相手」。",
    en: "In a free-for-all everybody but you is an opponent.",
  },
  "mtg-6e:M.3": { ja: "チーム戦", en: "Teams" },
  "mtg-6e:M.3.1": {
    ja: "チーム戦では、別のチームの人が「対戦相手」。",
    en: "In team play the players of other teams are your opponents.",
  },
} as const satisfies SummaryRows;
