import { type Contradiction, contradiction, sentence, side } from "./contradiction";

/** Contradictions 15 to 28. */
export const CONTRADICTIONS_15: readonly Contradiction[] = [
  contradiction({
    number: 15,
    topic: { ja: "毒は状況起因効果か", en: "Whether losing to poison is state-based" },
    sides: [
      side(
        "調べるときに敗北する",
        "the player loses when state-based effects are looked for",
        "mtg-6e:E.9.2",
        "mtg-6e:G.20.n1",
      ),
      side("一覧に毒がない", "the list of state-based effects leaves it out", sentence("mtg-6e:T.11.5", "comp-rules")),
    ],
    bySwitch: null,
    rulings: ["mtg-house:11"],
    board: "704.5c",
  }),
  contradiction({
    number: 16,
    topic: { ja: "ターン終了のインスタント", en: "Instants at the end of a turn" },
    sides: [
      side("使えるときの一覧に終了フェイズがない", "the list of their times leaves the end phase out", "mtg-6e:T.1.4"),
      side(
        "ターン終了ステップに優先権があり、使える",
        "there is priority in the end of turn step, and they may be used",
        "mtg-6e:P.12.1",
        "mtg-6e:P.12.n2",
      ),
    ],
    bySwitch: null,
    rulings: ["mtg-house:14"],
    board: "end-of-turn",
  }),
  contradiction({
    number: 17,
    topic: { ja: "基本地形のタイプになった土地", en: "A land that becomes a basic type" },
    sides: [
      side("名前と「伝説の」を失う", "loses its name and legendary", sentence("mtg-6e:K.16.4", "comp-rules")),
      side("特殊タイプは残る", "keeps its supertypes", "mtg-8e:word.land-type"),
    ],
    bySwitch: "landBecomesBasic",
    rulings: [],
    board: "land-type",
  }),
  contradiction({
    number: 18,
    topic: { ja: "基本地形", en: "Basic lands" },
    sides: [
      side("基本かどうかはタイプの一部でない", "being basic is no part of the type", "mtg-6e:K.15.3"),
      side("基本は特殊タイプである", "basic is a supertype", "mtg-8e:word.land-type"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:16"],
    board: null,
  }),
  contradiction({
    number: 19,
    topic: { ja: "誘発型能力の「してもよい」", en: "“May” in triggered abilities" },
    sides: [
      side("解決するときに選ぶ。新しい記述", "chosen on resolution; the newer statement", "mtg-6e:A.4.14"),
      side(
        "前のルール410.5では、宣言するときに選んだ",
        "chosen on announcement, by the older rule 410.5",
        sentence("mtg-6e:A.4.14", null),
      ),
    ],
    bySwitch: null,
    rulings: ["mtg-house:25"],
    board: null,
    newer: "mtg-6e:A.4.14",
  }),
  contradiction({
    number: 20,
    topic: { ja: "フェイズ・アウトで離れること", en: "Leaving by phasing out" },
    sides: [
      side(
        "別の領域に移り、場を離れたときの能力が誘発する",
        "the permanent moves to a zone of its own, and abilities that see it leave trigger",
        "mtg-6e:G.27.1",
        "mtg-6e:G.27.2",
      ),
      side("フェイジングに触れていない", "not a word on phasing", "mtg-flow:1.1"),
    ],
    bySwitch: "phasing",
    rulings: ["mtg-house:22"],
    board: "phasing",
  }),
  contradiction({
    number: 21,
    topic: { ja: "カウンターと設定する効果", en: "Counters and setting effects" },
    sides: [
      side(
        "カウンターが先で、設定する効果が消す",
        "counters come first, and a setting effect wipes them out",
        "mtg-6e:K.10.2",
        "mtg-6e:K.10.r3",
      ),
      side(
        "打ち消し合うとだけあり、設定する効果に触れていない",
        "counters cancel each other; not a word on setting effects",
        "mtg-cr:704.5q",
      ),
    ],
    bySwitch: "countersFirst",
    rulings: ["mtg-house:23"],
    board: "counters-and-setting",
  }),
  contradiction({
    number: 22,
    topic: { ja: "エクステンデッドで使えないセット", en: "Sets that Extended leaves out" },
    sides: [
      side(
        "五つのセットの、再録されていないカードを禁じる。古い記述",
        "cards of five sets that were not reprinted are out; the older statement",
        "mtg-6e:D.15.8",
      ),
      side(
        "使えるセットを挙げ、十のセットを除く。新しい記述",
        "names the sets that are in, and ten that are out; the newer statement",
        "mtg-6e:D.15.1",
      ),
    ],
    bySwitch: null,
    rulings: ["mtg-house:15"],
    board: null,
    elsewhere: "extended",
    newer: "mtg-6e:D.15.1",
  }),
  contradiction({
    number: 23,
    topic: { ja: "二つのT.8.13", en: "The two entries T.8.13" },
    sides: [
      side("「できない」が勝つ", "“cannot” wins", "mtg-6e:T.8.13"),
      side("厳しいほうが勝つ", "the stricter wins", sentence("mtg-6e:T.8.13b", "comp-rules")),
    ],
    bySwitch: null,
    rulings: ["mtg-house:24"],
    board: null,
  }),
  contradiction({
    number: 24,
    topic: { ja: "先攻を決めること", en: "Who plays first" },
    sides: [
      side("初めは無作為、次からは負けた側が選ぶ", "at random, then the loser chooses", "mtg-6e:P.1.4", "mtg-6e:P.1.5"),
      side("決め方は自由", "any way will do", "mtg-flow:0.3"),
    ],
    bySwitch: "chooser",
    rulings: [],
    board: null,
  }),
  contradiction({
    number: 25,
    topic: { ja: "先攻の最初のドロー", en: "The starting player's first draw" },
    sides: [
      side("ステップ全体を飛ばす", "the whole step is skipped", "mtg-6e:P.1.4", "mtg-6e:G.36.r1"),
      side("引くことだけがない", "only the draw is left out", "mtg-flow:1.3"),
    ],
    bySwitch: "firstDraw",
    rulings: ["mtg-house:6"],
    board: "first-draw",
  }),
  contradiction({
    number: 26,
    topic: { ja: "相手の呪文に応えること", en: "Answering the other player" },
    sides: [
      side(
        "文字どおりでは、アクティブ・プレイヤーがもう一度尋ねられないことがある",
        "read to the letter, the active player may not be asked again",
        "mtg-6e:T.2.2",
      ),
      side(
        "最後の行動のあと、二人が続けてパスする",
        "both pass in a row after the last action",
        "mtg-6e:T.5.1",
        "mtg-8e:word.priority",
      ),
    ],
    bySwitch: null,
    rulings: ["mtg-house:19"],
    board: "answering",
  }),
  contradiction({
    number: 27,
    topic: { ja: "解決中の選択の順番", en: "Who chooses while something resolves" },
    sides: [
      side(
        "呪文や能力のコントローラーから選ぶ",
        "the controller of the spell or ability chooses first",
        "mtg-6e:T.6.6",
      ),
      side(
        "順番があるのは、マリガンでの先攻からと、セクターでのプレイヤーの組ごとだけ",
        "only mulligans, from the starting player on, and sectors, by groups of players, have an order",
        "mtg-flow:mulligan.1",
        "mtg-cr:704.5u",
      ),
    ],
    bySwitch: "choicesInResolution",
    rulings: ["mtg-house:17"],
    board: "704.5u",
  }),
  contradiction({
    number: 28,
    topic: { ja: "ライフを支払いきること", en: "Paying one's last life" },
    sides: [
      side("持っているだけ支払える", "as much as one has may be paid", "mtg-6e:G.19.6"),
      side("0点以下になる支払いはできない", "a payment that leaves zero or less is not allowed", "mtg-6e:G.6.r2"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:21"],
    board: "704.5a",
  }),
  contradiction({
    number: 29,
    topic: { ja: "戦闘を離れたクリーチャーのダメージ", en: "Damage of a creature that has left combat" },
    sides: [
      side(
        "戦闘から外れたものは、ダメージを与えも受けもしない",
        "what has left combat deals and receives no damage",
        "mtg-6e:C.1.r1",
      ),
      side(
        "ダメージがスタックで待つ間に外れたものは、受けはしないが与える",
        "what leaves while damage waits on the stack receives none, but deals its own",
        "mtg-6e:C.1.r3",
      ),
    ],
    bySwitch: null,
    newer: "mtg-6e:C.1.r3",
    rulings: [],
    board: "combat-damage",
  }),
];
