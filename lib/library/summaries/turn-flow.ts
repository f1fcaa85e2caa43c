import type { SummaryRows } from "./summary-rows";

/** Summaries of the points of the page on the flow of a modern turn. */
export const TURN_FLOW_SUMMARIES = {
  "mtg-flow:fact.1": { ja: "ライフは20点から始まる。", en: "Everyone begins at 20 life." },
  "mtg-flow:fact.2": {
    ja: "最初の手札も、手札の上限も7枚。",
    en: "Opening hand and maximum hand size are both seven.",
  },
  "mtg-flow:fact.3": {
    ja: "場に出しておけるパーマネントの数に限りはない。",
    en: "Any number of permanents may be on the battlefield.",
  },
  "mtg-flow:fact.4": {
    ja: "先攻の人から始め、ターンが終わるたびに次の人に渡す。",
    en: "The starting player has the first turn, and turns then pass from player to player.",
  },
  "mtg-flow:fact.5": { ja: "二人からで、人数に上限はない。", en: "Two players or more can play, without limit." },
  "mtg-flow:lose.1": { ja: "ライフがなくなると負け。", en: "You lose once you have no life left." },
  "mtg-flow:lose.2": {
    ja: "ドロー・ステップに引くカードがないと負け。",
    en: "You lose if your draw step finds no card in your library.",
  },
  "mtg-flow:lose.3": { ja: "投了すれば負け。", en: "You lose by conceding." },
  "mtg-flow:lose.4": { ja: "毒カウンターが10個たまると負け。", en: "You lose once you have ten poison counters." },
  "mtg-flow:lose.5": {
    ja: "カードが定めた負けの条件に当てはまると負け。",
    en: "You lose if a card's condition for losing comes true for you.",
  },
  "mtg-flow:lose.6": {
    ja: "相手がカードの勝ちの条件を満たすと負け。",
    en: "You lose if an opponent meets a card's condition for winning.",
  },
  "mtg-flow:lose.7": {
    ja: "勝ちと負けが自分に同時に当てはまるときは、負けになる。",
    en: "If winning and losing apply to you together, you lose.",
  },
  "mtg-flow:win.1": {
    ja: "自分が負けておらず、ほかの全員が負けになれば勝ち。",
    en: "You win when all others have lost and you have not.",
  },
  "mtg-flow:win.2": {
    ja: "カードが定めた勝ちの条件に当てはまると勝ち。",
    en: "You win if a card's condition for winning comes true for you.",
  },
  "mtg-flow:0.1": { ja: "まず、二人以上が集まる。", en: "First, two or more players come together." },
  "mtg-flow:0.2": { ja: "各自60枚以上のデッキを持ち寄る。", en: "Everyone brings a deck of at least 60 cards." },
  "mtg-flow:0.3": { ja: "先攻の人は、どんな決め方をしてもよい。", en: "Any way of choosing who goes first will do." },
  "mtg-flow:0.4": { ja: "各自が7枚を引いて、最初の手札とする。", en: "Each player draws an opening hand of seven." },
  "mtg-flow:mulligan.1": {
    ja: "引き直すかどうかを先攻の人から順に、全員が決める。",
    en: "Beginning with the starting player, everyone decides whether to mulligan.",
  },
  "mtg-flow:mulligan.2": {
    ja: "引き直す人は一斉に手札を戻して同じ枚数を引き、引き直した回数だけ好きな順でライブラリーの下に置く。",
    en: "Those who do put hands back and draw as many at the same time, then bottom one card per mulligan taken, in any order.",
  },
  "mtg-flow:mulligan.3": {
    ja: "だれも引き直さなくなるか、引き直せなくなるまで繰り返す。",
    en: "This goes on until nobody will or can mulligan any more.",
  },
  "mtg-flow:1.1": {
    ja: "自分のタップしているものをみな起こす。この時期だけの能力を除き、だれも何も使えない。1ターン目には何も起こらない。",
    en: "All your tapped permanents untap; nothing may be played except abilities made for this step. In the first turn nothing happens here.",
  },
  "mtg-flow:1.2": {
    ja: "アップキープに働くカードがあれば処理する。使えるのはインスタントと能力だけ。",
    en: "Cards that act in upkeep do so; only instants and abilities may be used.",
  },
  "mtg-flow:1.3": {
    ja: "ライブラリーから1枚引く（先攻の最初のターンは引かない）。使えるのはインスタントと能力だけ。",
    en: "You draw a card, except in the starting player's first turn; only instants and abilities may be used.",
  },
  "mtg-flow:2": {
    ja: "ターンのプレイヤーは、どの種類のカードも使え、土地は1ターンに1枚まで。相手はインスタントと能力だけ。",
    en: "The active player may use cards of all types, one land a turn; others have instants and abilities only.",
  },
  "mtg-flow:3.1": {
    ja: "戦闘の始まりに働くカードがあれば処理する。使えるのはインスタントと能力だけ。",
    en: "Cards that act as combat begins do so; only instants and abilities may be used.",
  },
  "mtg-flow:3.2": {
    ja: "攻撃するものをタップして、プレイヤーかプレインズウォーカーに向ける。攻撃できるものがなければ、ブロックとダメージも飛ばす。",
    en: "Attackers tap and are aimed at players or planeswalkers; if none could attack, blocks and damage are skipped as well.",
  },
  "mtg-flow:3.3": {
    ja: "攻撃された人は、好きならタップしていないものでブロックできる。この資料は、ブロックするものをタップすると書いている。",
    en: "The attacked player may block with untapped creatures; this page says that blocking taps them.",
  },
  "mtg-flow:3.4": {
    ja: "互いにダメージを与え、タフネスが尽きたものは墓地へ。通った分は、プレイヤーのライフかプレインズウォーカーの忠誠度を減らす。",
    en: "Damage is dealt; creatures out of toughness die, and what gets through hurts the player or lowers a planeswalker's loyalty.",
  },
  "mtg-flow:3.5": {
    ja: "戦闘の終わりに働くカードがあれば処理する。使えるのはインスタントと能力だけ。",
    en: "Cards that act as combat ends do so; only instants and abilities may be used.",
  },
  "mtg-flow:4": {
    ja: "戦闘の後にも、ターンのプレイヤーはどの種類のカードも使える。相手はインスタントと能力だけ。土地は、このターンにまだ出していないときだけ出せる。",
    en: "After combat, too, the active player may use cards of all types, and others instants and abilities only; a land only if none has been played this turn.",
  },
  "mtg-flow:5.1": {
    ja: "ターンの終わりに働くカードがあれば処理する。使えるのはインスタントと能力だけ。",
    en: "Cards that act at the end of the turn do so; only instants and abilities may be used.",
  },
  "mtg-flow:5.2": {
    ja: "クリーチャーのダメージがみな消え、ターンのプレイヤーは手札が7枚になるまで捨てる。だれも何も使えない。",
    en: "Damage on all creatures goes away and the active player discards down to seven; nobody may use anything.",
  },
  "mtg-flow:next-turn": {
    ja: "次の人のターンになる。二人なら相手のターン。",
    en: "The next player takes a turn: with two players, the opponent.",
  },
} as const satisfies SummaryRows;
