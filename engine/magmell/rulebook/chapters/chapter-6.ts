import type { RuleTexts } from "../rule-text";

export const TURN_RULES = {
  "mag:601": { heading: true, ja: "ターン：全体", en: "Turns in general" },
  "mag:601.1": { ja: "二人が代わる代わるターンを行う。", en: "The players take turns one after the other." },
  "mag:601.2": {
    ja: "一つのターンは、スタンバイ、ドロー、魔石、メイン、エンドの順に進み、何も起きないフェイズも省かない。",
    en: "A turn runs through standby, draw, stone, main and end, and no phase is left out for being empty.",
  },
  "mag:601.3": {
    ja: "メインより前のフェイズでは、誰もカードを使えない。",
    en: "Nobody can use cards in the three phases before main.",
  },
  "mag:601.4": {
    ja: "バトル中でなくチャントも空のとき、二人続けて放棄すれば次のフェイズに移り、エンドの後は次のターンになる。",
    en: "Outside battle, two passes in a row on an empty chant move on to the next phase, and after the end phase to the next turn.",
  },
  "mag:601.5": {
    ja: "バトル中は、チャントが空で二人続けて放棄すると次のステップに移る。",
    en: "During battle, two passes in a row on an empty chant move on to the next step instead.",
  },
  "mag:602": { heading: true, ja: "スタンバイフェイズ", en: "Standby phase" },
  "mag:602.1": {
    ja: "ターン・プレイヤーは、チャントを使わずに、自分のユニットと魔石を残らずウェイクする。",
    en: "The turn player wakes every unit and stone under their control, without the chant.",
  },
  "mag:602.2": {
    ja: "続いて、「ターン開始時」の能力が誘発する。",
    en: 'Next, "at the start of the turn" abilities trigger.',
  },
  "mag:602.3": { ja: "終わりに、使用権がターン・プレイヤーに渡る。", en: "Finally the turn player gets priority." },
  "mag:603": { heading: true, ja: "ドローフェイズ", en: "Draw phase" },
  "mag:603.1": {
    ja: "ターン・プレイヤーが、チャントを使わずに1枚引く。",
    en: "The turn player draws a card, without the chant.",
  },
  "mag:603.1.1": {
    ja: "先攻の最初のターンだけは、このフェイズがない。",
    en: "The first player's first turn has no draw phase.",
  },
  "mag:603.2": {
    ja: "続いて、「ドローフェイズの開始時」の能力が誘発する。",
    en: 'Next, "at the start of the draw phase" abilities trigger.',
  },
  "mag:603.3": { ja: "終わりに、使用権がターン・プレイヤーに渡る。", en: "Finally the turn player gets priority." },
  "mag:604": { heading: true, ja: "魔石フェイズ", en: "Stone phase" },
  "mag:604.1": {
    ja: "ターン・プレイヤーは、チャントを使わずに、魔石デッキの一番上を表向きのウェイクで魔石エリアに出す。",
    en: "The turn player puts the top card of their stone deck into their stone area, face up and awake, without the chant.",
  },
  "mag:604.2": {
    ja: "続いて、「魔石フェイズの開始時」の能力が誘発する。",
    en: 'Next, "at the start of the stone phase" abilities trigger.',
  },
  "mag:604.3": { ja: "終わりに、使用権がターン・プレイヤーに渡る。", en: "Finally the turn player gets priority." },
  "mag:605": { heading: true, ja: "メインフェイズ", en: "Main phase" },
  "mag:605.1": {
    ja: "フェイズに入ると、「メインフェイズの開始時」の能力が誘発する。",
    en: 'To begin, "at the start of the main phase" abilities trigger.',
  },
  "mag:605.2": { ja: "誘発が済んだら、使用権がターン・プレイヤーに渡る。", en: "Then the turn player gets priority." },
  "mag:605.3": {
    ja: "ノーマルのカードは、使用権のあるターン・プレイヤーが、バトル中でなくチャントも空のときに使える。",
    en: "The turn player may use normal cards with priority, outside battle and on an empty chant.",
  },
  "mag:605.4": {
    ja: "ターン・プレイヤーが攻撃を宣言できるのは、ウェイクのユニットがいて、使用権を持ち、チャントが空で、バトル中でないとき。",
    en: "With priority, outside battle, on an empty chant and with an awake unit, the turn player may declare an attack.",
  },
  "mag:605.4.1": {
    ja: "先攻の最初のターンには攻撃できない。",
    en: "The first player cannot attack on the first turn.",
  },
  "mag:605.4.2": {
    ja: "攻撃を宣言するとバトル状態になり、攻撃指定ステップが始まる。",
    en: "Declaring an attack starts the battle, with its designation step.",
  },
  "mag:605.5": {
    ja: "クイックのカードは、使用権さえあればどちらのプレイヤーも使える。",
    en: "Either player may use quick cards when they have priority.",
  },
  "mag:606": { heading: true, ja: "エンドフェイズ", en: "End phase" },
  "mag:606.1": {
    ja: "フェイズに入ると、「ターンの終了時」の能力が誘発する。",
    en: 'To begin, "at the end of the turn" abilities trigger.',
  },
  "mag:606.2": { ja: "誘発が済んだら、使用権がターン・プレイヤーに渡る。", en: "Then the turn player gets priority." },
  "mag:606.2.1": { ja: "ここで使えるのは、クイックのカード。", en: "Quick cards may be used here." },
  "mag:606.3": {
    ja: "二人とも放棄したら、以下のエンドフェイズ処理に入る。",
    en: "When both have passed, the end phase procedure below is carried out.",
  },
  "mag:606.3.1": { ja: "どのユニットのダメージも、すべて消える。", en: "All damage comes off all units." },
  "mag:606.3.2": {
    ja: "「このターン」までの継続効果が切れる。",
    en: 'Continuous effects that last "this turn" run out.',
  },
  "mag:606.3.3": { ja: "続けて、ルール処理を調べる。", en: "A rule check follows." },
  "mag:606.3.4": {
    ja: "その結果チャントに何か載れば、使用権がターン・プレイヤーに渡る。",
    en: "If that put anything on the chant, the turn player gets priority.",
  },
  "mag:606.3.4.1": { ja: "その間も、クイックのカードは使える。", en: "Quick cards may be used here as well." },
  "mag:606.3.4.2": {
    ja: "その後、チャントが空で二人続けて放棄するとエンドフェイズ処理を最初からやり直し、使用権が渡らなかったなら処理は終わる。",
    en: "After such priority, two passes in a row on an empty chant start the procedure again; otherwise it is finished.",
  },
  "mag:606.4": {
    ja: "エンドフェイズ処理が終われば、エンドフェイズもターンも終わり、次のターンが始まる。",
    en: "When the procedure is finished, so are phase and turn, and the next turn begins.",
  },
} satisfies RuleTexts;
