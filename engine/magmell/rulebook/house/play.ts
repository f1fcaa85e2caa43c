import type { HouseRuling } from "./ruling";

/** On turns, zones, battles and the end of a game. */
export const HOUSE_PLAY = {
  "house:1": {
    rules: ["mag:701.1.2", "mag:701.3.1.3"],
    title: {
      ja: "レストできない攻撃ユニットは、指定の時点なら巻き戻し、攻撃ステップからはバトル終了ステップへ進む",
      en: "An attacker that cannot be rested: rewound at designation, battle end step from the attack step on",
    },
    reason: {
      ja: "総則は攻撃前まで巻き戻すと言い、攻撃ステップの規定はバトル終了ステップへ進むと言う。攻撃ステップの前には使用権が渡り、その間に起きたことは取り消せないので、巻き戻しは攻撃指定ステップまでとする。",
      en: "The general rule rewinds to before the attack; the attack step goes on to the battle end step. Players had priority in between and what they did cannot be taken back, so rewinding stops at the designation step.",
    },
  },
  "house:2": {
    rules: ["mag:604.1", "mag:103"],
    title: {
      ja: "魔石デッキが空なら、魔石フェイズには何も置かない",
      en: "With an empty stone deck the stone phase puts nothing",
    },
    reason: {
      ja: "魔導書と違い、空の魔石デッキで負けるとはどこにも書かれていない。できない指示は飛ばすという原則に従う。",
      en: "Unlike an empty grimoire, nothing says that an empty stone deck loses. The principle applies that impossible instructions are skipped.",
    },
  },
  "house:3": {
    rules: ["mag:229.1", "mag:603.1"],
    title: { ja: "「ドローステップ」はドローフェイズと読む", en: "The “draw step” is read as the draw phase" },
    reason: {
      ja: "ステップはバトルの中にしかなく、ドローステップという名前のものはない。毎ターンの1枚はドローフェイズ処理で引く。",
      en: "Steps exist only within a battle and none is called the draw step. The card of each turn is drawn by the draw phase procedure.",
    },
  },
  "house:4": {
    rules: ["mag:228.1"],
    title: {
      ja: "戻す先は、カードに書いてあればその領域、書いてなければ契約者の手札",
      en: "Returned cards go to the area the card names, otherwise to their owner's hand",
    },
    reason: {
      ja: "前半は「指定された領域」へ戻すと言い、後半は手札へ移すと言う。行き先を書いたカードを生かすため、手札は書かれていないときの行き先とする。",
      en: "One sentence speaks of a stated area, the next of the hand. So that cards which state an area mean what they say, the hand is where cards go when none is stated.",
    },
  },
  "house:5": {
    rules: ["mag:219.6.2", "mag:219.6.3"],
    title: {
      ja: "裏向きの魔石の表を見てよいのは契約者で、効果はそれを読めない",
      en: "The owner may look at a face-down stone; effects may not read it",
    },
    reason: {
      ja: "見てよい「プレイヤー」が誰かは書かれていない。表を知っているのは自分のデッキに入れた契約者であり、効果については情報を失うという規定がそのまま当てはまる。",
      en: "The rule does not say which player may look. The owner put the card in the deck and knows it anyway; for effects the card simply has no information.",
    },
  },
  "house:6": {
    rules: ["mag:306.1", "mag:306.1.2"],
    title: {
      ja: "継続効果は、裁定14の区分のそれぞれの中で、発生した順に適用する。置換効果がいくつもあれば、どれからかを影響を受けるプレイヤーが選ぶ",
      en: "Within each group of ruling 14, continuous effects apply in the order they began; among replacements the affected player chooses which comes first",
    },
    reason: {
      ja: "効果どうしの順番は書かれていない。後から生じた効果が前のものに重なるとするのが最も予想しやすく、置き換えの順番は不利になりうる人に選ばせる。同じ出来事を同じ効果が二度置き換えることはなく、置き換えとして行われる出来事も同じ効果では置き換えない。何も残らなくなった出来事を、別の効果がさらに置き換えることもない。",
      en: "No order among effects is given. Letting the newer apply on top of the older is easiest to foresee, and the player who bears the result chooses among replacements. One effect replaces one event at most once, and does not replace what it has put in its place either. When nothing is left of an event, no further effect replaces it.",
    },
  },
  "house:7": {
    rules: ["mag:701.5.2", "mag:701.5.1"],
    title: {
      ja: "「ダメージステップの開始時」は、戦闘ダメージの後に誘発する",
      en: "“At the start of the damage step” triggers after battle damage",
    },
    reason: {
      ja: "言葉は始まりを指すが、番号の順ではダメージの後に置かれている。手順は番号の順に行うので、書かれたとおりにする。",
      en: "The words speak of the start, yet the number stands after the damage. Procedures run in the order of their numbers, so it is played as printed.",
    },
  },
  "house:8": {
    rules: ["mag:224.2", "mag:401.6", "mag:705.4.8"],
    title: {
      ja: "カウンターは移動先へ付いて行き、次のルール処理で取り除かれる",
      en: "Counters travel with the instance and are removed by the next rule process",
    },
    reason: {
      ja: "移った先では別のインスタンスになるが、カウンターが共に移ることは明記されている。取り除かれるまでは、移動先で数えることができる。",
      en: "The instance is a new one where it arrives, but the rules say plainly that its counters come along. Until they are removed they can be counted there.",
    },
  },
  "house:9": {
    rules: ["mag:302.1.1", "mag:703.2"],
    title: {
      ja: "何体も同時に離れたときは、一体ごとに一回誘発する",
      en: "When several units leave together, an ability triggers once for each",
    },
    reason: {
      ja: "「出来事一回」の数え方は書かれていない。同時に起きても、一体が離れることを一つの出来事と数える。",
      en: "The rules do not say how events are counted. Each unit that leaves is one event, even when they leave at the same moment.",
    },
  },
  "house:10": {
    rules: ["mag:202.1"],
    title: { ja: "終わりのない繰り返しは引き分け", en: "An endless loop is a draw" },
    reason: {
      ja: "誰にも止められない繰り返しの扱いは書かれていない。処理の回数に上限を設け、それに達したゲームは引き分けとする。",
      en: "Nothing is said of loops that nobody can stop. There is a limit on how much the game may process by itself, and a game that reaches it is a draw.",
    },
  },
  "house:11": {
    rules: ["mag:202.1", "mag:202.3"],
    title: {
      ja: "勝敗が決まった瞬間にゲームは終わり、後始末はしない",
      en: "The game is over the moment it is decided; nothing is cleaned up",
    },
    reason: {
      ja: "負けたプレイヤーをゲームから取り除くとあるが、二人の対戦では取り除いた後に起きることがない。",
      en: "The loser is said to be removed from the game, but with two players nothing can happen after that.",
    },
  },
  "house:12": {
    rules: ["mag:701.1.2", "mag:702.3"],
    title: {
      ja: "最後まで行えない使用と攻撃は、はじめから選べない",
      en: "A use or attack that cannot be completed is never offered",
    },
    reason: {
      ja: "行き詰まった使用や攻撃は始める前まで巻き戻される。対象とコストを先に確かめて選べないようにすれば、結果は同じになる。",
      en: "A use or attack that gets stuck is rewound to before it began. Checking targets and costs first, and not offering it, comes to the same.",
    },
  },
  "house:13": {
    rules: ["mag:601.3", "mag:602.3", "mag:603.3", "mag:604.3"],
    title: {
      ja: "誰もカードを使えないフェイズでは、使用権をどうするか尋ねない",
      en: "Where nobody can use cards, nobody is asked what to do with priority",
    },
    reason: {
      ja: "スタンバイ、ドロー、魔石の各フェイズで使用権を得ても、放棄するほかない。二人とも放棄したものとして進める。",
      en: "In the standby, draw and stone phases priority can only be passed. Play goes on as if both had passed.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;
