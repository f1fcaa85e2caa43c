import type { RuleTexts } from "../rule-text";

export const ACTION_RULES = {
  "mag:225": { heading: true, ja: "使用", en: "Using cards" },
  "mag:225.1": {
    ja: "カードを使えるのは、メインかエンドのフェイズで使用権があり、タイミングが合うとき。",
    en: "You may use a card in a main or end phase if you have priority and its timing fits.",
  },
  "mag:225.1.1": {
    ja: "能力に従って使うカードは、タイミングを気にしなくてよい。",
    en: "A card used because an ability says so ignores timing.",
  },
  "mag:225.2": {
    ja: "使用とは、カードをチャントの一番上に移してコストを払い終えるまでをいう。",
    en: "Using a card means moving it to the top of the chant and paying its cost.",
  },
  "mag:226": { heading: true, ja: "召喚", en: "Summoning" },
  "mag:226.1": {
    ja: "ユニットがカードでもトークンでも、戦闘エリアに出れば召喚されたという。",
    en: "Putting a unit card or unit token into the battle area is summoning it.",
  },
  "mag:226.2": {
    ja: "召喚と使用は別のもので、一方が他方を意味しない。",
    en: "Summoning and using are separate things; neither implies the other.",
  },
  "mag:226.2.1": { ja: "使用せずに召喚されるユニットもある。", en: "A unit can be summoned without being used." },
  "mag:226.2.2": {
    ja: "チャントで無効化されたユニットは、召喚されないままダストに行く。",
    en: "A unit negated on the chant goes to the dust without ever being summoned.",
  },
  "mag:227": { heading: true, ja: "破壊", en: "Destroying" },
  "mag:227.1": {
    ja: "破壊は、戦闘エリアか魔石エリアにあるものをダストに送ること。",
    en: "To destroy is to send something from the battle area or stone area to the dust.",
  },
  "mag:228": { heading: true, ja: "戻す", en: "Returning" },
  "mag:228.1": {
    ja: "戻すとは、指示された領域から契約者の手札に移すこと。",
    en: "To return is to move something from the area stated to its owner's hand.",
  },
  "mag:229": { heading: true, ja: "引く", en: "Drawing" },
  "mag:229.1": {
    ja: "引くとは、自分の魔導書の上から1枚を手札に加えること。ドローフェイズの処理のほか効果でも行う。",
    en: "To draw is to take the top card of your grimoire into your hand, in your draw phase and whenever an effect says so.",
  },
  "mag:229.2": {
    ja: "何枚引くときも、1枚ずつその回数だけ引く。",
    en: "Drawing several cards is drawing one card that many times.",
  },
  "mag:229.3": {
    ja: "空の魔導書から引こうとすると、次のルール処理で負ける。",
    en: "Trying to draw with an empty grimoire loses the game at the next rule process.",
  },
  "mag:230": { heading: true, ja: "探す", en: "Searching" },
  "mag:230.1": {
    ja: "探すとは、魔導書や魔石デッキの示された範囲から、条件に合うカードを選び出すこと。",
    en: "To search is to pick cards that fit a condition from the stated part of a grimoire or stone deck.",
  },
  "mag:230.2": {
    ja: "範囲が書かれていなければ、その領域全体を探す。",
    en: "If no part is stated, the whole area is searched.",
  },
  "mag:230.3": {
    ja: "合うカードがあっても、見つからなかったことにしてよく、証明もいらない。",
    en: "You may fail to find a card even if one is there, and need not prove it.",
  },
  "mag:230.4": {
    ja: "断りがない限り、探した人は処理の最後に、探した範囲を無作為に並べ直す。",
    en: "Unless told otherwise, the player who searched puts the part searched in random order at the end of the process.",
  },
  "mag:231": { heading: true, ja: "無効化", en: "Negating" },
  "mag:231.1": {
    ja: "無効化は、解決前のものをチャントからダストに送ることで、戦闘エリアに出ることも効果を及ぼすこともなくなる。",
    en: "To negate is to send something from the chant to the dust before it resolves, so that it neither arrives nor does anything.",
  },
  "mag:231.2": {
    ja: "指定した対象が一つ残らず不適正になったものは、解決の際に無効化される。",
    en: "If every target it chose has become illegal, a card or ability is negated when it would resolve.",
  },
  "mag:232": { heading: true, ja: "使用権", en: "Priority" },
  "mag:232.1": {
    ja: "使用権は、カードの使用や攻撃などの行動を起こす権利。",
    en: "Priority is the right to act: to use cards or attack.",
  },
  "mag:232.2": {
    ja: "使用権を得たら行動するか放棄し、どちらにしても、次に誰かが得るまで使用権はなくなる。",
    en: "With priority you act or pass; either way it is spent until a player next receives it.",
  },
  "mag:232.3": {
    ja: "使用権が渡る前には、まずルール処理チェックを済ませる。",
    en: "Before a player receives priority, a rule check is completed first.",
  },
  "mag:232.4": {
    ja: "ターン・プレイヤーに使用権が来る機会を、以下に挙げる。",
    en: "The occasions on which the turn player gets priority follow.",
  },
  "mag:232.4.1": {
    ja: "フェイズやステップで誘発のチェックが済んだとき。",
    en: "When the triggers of a phase or step have been checked.",
  },
  "mag:232.4.2": { ja: "バトルが終わったとき。", en: "When a battle has ended." },
  "mag:232.4.3": { ja: "エンドフェイズ処理の最中。", en: "During the end phase procedure." },
  "mag:232.4.4": { ja: "チャントから一つ解決したとき。", en: "When one instance of the chant has been resolved." },
  "mag:232.4.5": { ja: "誰かが使用権を使って行動したとき。", en: "When a player has acted with priority." },
  "mag:232.5": {
    ja: "一人が放棄したら、二人続けての放棄でない限り、相手に使用権が移る。",
    en: "When one player passes, the other gets priority, unless both have now passed in a row.",
  },
  "mag:232.5.1": {
    ja: "フェイズやステップが変わると、放棄の連続は途切れる。",
    en: "Passing in a row is counted afresh in each phase and step.",
  },
  "mag:232.6": {
    ja: "二人続けて放棄したら、チャントの一番上を解決し、チャントが空ならフェイズかステップを終える。",
    en: "After two passes in a row the top of the chant resolves; if the chant is empty, the phase or step ends.",
  },
  "mag:233": { heading: true, ja: "捨てる", en: "Discarding" },
  "mag:233.1": {
    ja: "捨てるとは、示された枚数だけ手札からダストに移すこと。",
    en: "To discard is to move the stated number of cards from your hand to your dust.",
  },
  "mag:233.2": {
    ja: "どれを捨てるかは、断りがなければ契約者が選ぶ。",
    en: "Unless told otherwise, the owner chooses what to discard.",
  },
  "mag:233.3": {
    ja: "手札がなければ捨てることはできず、0枚捨てても捨てたことにはならない。",
    en: "With no hand there is nothing to discard, and discarding 0 cards is not discarding.",
  },
  "mag:234": { heading: true, ja: "回復", en: "Recovering" },
  "mag:234.1": {
    ja: "回復は、示された数だけライフを増やすこと。",
    en: "To recover is to raise life by the stated amount.",
  },
  "mag:234.2": {
    ja: "回復する数は、指示の中に書かれている。",
    en: "The instruction itself says how much is recovered.",
  },
} satisfies RuleTexts;
