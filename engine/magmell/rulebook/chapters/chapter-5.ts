import type { RuleTexts } from "../rule-text";

export const PREPARATION_RULES = {
  "mag:501": { heading: true, ja: "魔導書の構築", en: "Building the grimoire" },
  "mag:501.1": {
    ja: "ゲームの前に、各自が以下の条件で魔導書を用意する。",
    en: "Before the game each player builds a grimoire under the conditions below.",
  },
  "mag:501.1.1": { ja: "入れてよいのはユニットとマジックだけ。", en: "It holds nothing but units and magic." },
  "mag:501.1.2": { ja: "ちょうど40枚にする。", en: "It has exactly 40 cards." },
  "mag:501.1.3": { ja: "同じ名前は3枚まで。", en: "It has no more than three cards of any one name." },
  "mag:502": { heading: true, ja: "魔石デッキの構築", en: "Building the stone deck" },
  "mag:502.1": {
    ja: "ゲームの前に、各自が以下の条件で魔石デッキを用意する。",
    en: "Before the game each player builds a stone deck under the conditions below.",
  },
  "mag:502.1.1": { ja: "入れてよいのは魔石だけ。", en: "It holds nothing but stones." },
  "mag:502.1.2": { ja: "ちょうど20枚にする。", en: "It has exactly 20 cards." },
  "mag:503": { heading: true, ja: "ゲーム開始処理", en: "Setting up the game" },
  "mag:503.1": { ja: "ゲームの前に、以下の順で支度をする。", en: "Before play the set-up runs through these steps." },
  "mag:503.1.1": {
    ja: "相手の魔導書と魔石デッキを、互いに無作為に混ぜる。",
    en: "The players put each other's grimoire and stone deck in random order.",
  },
  "mag:503.1.1.1": {
    ja: "先攻は無作為に決め、その人のターンから始める。",
    en: "Chance decides who goes first; the game begins with that player's turn.",
  },
  "mag:503.1.1.2": { ja: "めいめい5枚引く。", en: "Everybody draws five cards." },
  "mag:503.1.1.3": {
    ja: "先攻、後攻の順に、手札をそのまま持つか、全部を混ぜ戻して5枚引き直すかを決め、決めたことは同時に行う。",
    en: "First player, then second, decides to keep the hand or to shuffle all of it back and draw five anew; both decisions are carried out together.",
  },
  "mag:503.1.1.4": { ja: "支度が終わり、ゲームを始められる。", en: "The set-up is finished and play can begin." },
} satisfies RuleTexts;
