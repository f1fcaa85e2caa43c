import type { RuleTexts } from "../rule-text";

export const CHECK_RULES = {
  "mag:705": { heading: true, ja: "ルール処理チェック", en: "Rule checks" },
  "mag:705.1": {
    ja: "ルール処理チェックは、使用権が渡る前か、ルールに求められたときに行う。",
    en: "A rule check takes place before a player gets priority, or when a rule calls for one.",
  },
  "mag:705.2": {
    ja: "チェックはチャントを通さずその場で行い、ルール処理と、待機中の能力をチャントに載せることを受け持つ。",
    en: "The check runs immediately, without the chant: it applies rule processes and puts waiting abilities on the chant.",
  },
  "mag:705.3": { ja: "ここからは、チェックの進め方。", en: "A rule check goes through the steps below." },
  "mag:705.3.1": {
    ja: "条件に当てはまるルール処理を、残らず調べ出す。",
    en: "Find every rule process whose condition holds.",
  },
  "mag:705.3.2": {
    ja: "見つかったルール処理はすべて同時に行い、チェックを頭からやり直す。",
    en: "Carry out all that were found at the same time, then begin the check again.",
  },
  "mag:705.3.3": {
    ja: "行うべきルール処理がなくなったら、待機中の能力をすべてチャントに載せる。",
    en: "When no rule process applies any more, all waiting triggered abilities go on the chant.",
  },
  "mag:705.3.3.1": {
    ja: "能力が載ったら、チェックを頭からやり直す。",
    en: "If any ability went on, begin the check again.",
  },
  "mag:705.3.4": {
    ja: "チェックが終わり、使用権を待っていた人がいればその人に渡る。",
    en: "The check ends, and a player who was about to get priority gets it.",
  },
  "mag:705.4": { ja: "ルール処理には、以下のものがある。", en: "The rule processes are listed below." },
  "mag:705.4.1": { ja: "ライフが残っていないプレイヤーは敗北。", en: "A player with 0 life or less loses." },
  "mag:705.4.2": {
    ja: "前のチェックの後、空の魔導書から引こうとしたプレイヤーは敗北。",
    en: "A player who tried to draw from an empty grimoire since the last check loses.",
  },
  "mag:705.4.3": {
    ja: "HP 以上のダメージを負ったユニットは破壊。",
    en: "A unit with damage of at least its HP is destroyed.",
  },
  "mag:705.4.4": { ja: "HP の残っていないユニットは破壊。", en: "A unit with 0 HP or less is destroyed." },
  "mag:705.4.5": {
    ja: "戦闘エリアにも魔石エリアにもないトークンは、その場で消滅。",
    en: "A token outside battle and stone areas vanishes where it is.",
  },
  "mag:705.4.6": {
    ja: "前のチェックの後に領域を移ったトークンは、その場で消滅。",
    en: "A token that changed area since the last check vanishes where it is.",
  },
  "mag:705.4.7": { ja: "カードの上にないカウンターは除去。", en: "A counter that is not on a card is removed." },
  "mag:705.4.8": {
    ja: "前のチェックの後に領域を移ったカウンターは除去。",
    en: "A counter that changed area since the last check is removed.",
  },
  "mag:705.4.9": {
    ja: "パワーとウィークのカウンターが同じユニットに載っていれば、少ない方の数だけ両方を除去。",
    en: "If a unit has both power and weak counters, remove as many of each as the rarer sort has.",
  },
} satisfies RuleTexts;
