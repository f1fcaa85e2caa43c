import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };

/** Texts that were once read in full as something else, with what they mean. */
const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  [
    "U",
    "相手は、マジックを使用したとき、ライフを1点失う。",
    "■Whenever your opponent uses a magic, your opponent loses 1 life.",
  ],
  [
    "U",
    "相手は、カードを引く場合、かわりにライフを1点失う。",
    "■If your opponent would draw a card, your opponent loses 1 life instead.",
  ],
  ["U", "マジックを使用したとき、カードを1枚引く。", "■Whenever you use a magic, draw a card."],
  ["U", "マジックが使用されたとき、カードを1枚引く。", "■Whenever a player uses a magic, draw a card."],
  ["U", "手札を捨てたとき、カードを1枚引く。", "■Whenever you discard a card, draw a card."],
  [
    "M",
    "このターンに使用したマジックの枚数だけ、カードを引く。",
    "■Draw cards equal to the number of times you used a magic this turn.",
  ],
  [
    "U",
    "相手はこのユニットを赤のマジックの対象にできない。",
    "■This unit cannot be targeted by red magics your opponent controls.",
  ],
  [
    "U",
    "このユニットが攻撃したとき、相手のユニット1体までを選ぶ。それを破壊する。",
    "■Whenever this unit attacks, you may destroy a unit your opponent controls.",
  ],
  [
    "U",
    "このユニットが召喚されたとき、ユニット1体までを対象とする。それを破壊する。",
    "■When this unit is summoned, destroy up to one target unit.",
  ],
  [
    "M",
    "ユニット1体を対象とする。あなたのユニット1体までを選ぶ。それを破壊する。",
    "■Choose as a target a unit. You may destroy a unit you control.",
  ],
  [
    "M",
    "あなたと相手の手札の枚数の差に等しい枚数のカードを引く。",
    "■Draw cards equal to the difference between the number of cards in your hand and the number of cards in your opponent's hand.",
  ],
  [
    "M",
    "カードを、相手とあなたのライフの差に等しい枚数引く。",
    "■Draw cards equal to the difference between your opponent's life and your life.",
  ],
  [
    "U",
    "このユニットが攻撃したとき、手札を1枚捨てる。捨てられないならば、このユニットを破壊する。",
    "■Whenever this unit attacks, discard a card. If no card was discarded this way, destroy this unit.",
  ],
  [
    "U",
    "相手がライフを回復する場合、かわりにあなたは同じ点数のライフを回復する。",
    "■If your opponent would recover life, you recover that much life instead.",
  ],
  [
    "U",
    "あなたがライフを失う場合、かわりに相手は同じ点数のライフを失う。",
    "■If you would lose life, your opponent loses that much life instead.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それが赤ならば破壊し、赤でないならば手札に戻す。",
    "■Choose as a target a unit. If it is red, destroy it. If it is not red, return it to its owner's hand.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それがレスト状態なら破壊する。ウェイク状態ならレストする。",
    "■Choose as a target a unit. If it is rested, destroy it. If it is awake, rest it.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それを破壊する。破壊されなかったならば、手札に戻す。",
    "■Destroy target unit. If no unit was destroyed this way, return that unit to its owner's hand.",
  ],
  [
    "M",
    "あなたのユニット1体と相手のユニット1体を対象とする。前者は後者にAPに等しいダメージを与える。",
    "■Target unit you control deals damage equal to its AP to target unit your opponent controls.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それは相手に、自身のAPに等しい点数のダメージを与える。",
    "■Target unit deals damage equal to its AP to your opponent.",
  ],
  [
    "U",
    "このユニットが召喚されたとき、このユニットは相手に、自身のAPに等しい点数のダメージを与える。",
    "■When this unit is summoned, deal damage equal to its AP to your opponent.",
  ],
  [
    "M",
    "このターンに破壊されたあなたのユニットの数だけカードを引く。",
    "■Draw cards equal to the number of units you controlled that were destroyed this turn.",
  ],
  [
    "U",
    "このユニットがプレイヤーに戦闘ダメージを与えるたび、そのダメージと同じ枚数のカードを引く。",
    "■Whenever this unit deals damage to a player in battle, draw that many cards.",
  ],
  [
    "U",
    "このユニットにダメージが与えられたとき、そのダメージと同じ点数のダメージを相手に与える。",
    "■Whenever this unit is dealt damage, deal that much damage to your opponent.",
  ],
  [
    "U",
    "このユニットがあなたのターンに破壊されたとき、カードを1枚引く。",
    "■When this unit is destroyed, if it is your turn, draw a card.",
  ],
  [
    "U",
    "このユニットが相手のメインフェイズに破壊されたとき、カードを1枚引く。",
    "■When this unit is destroyed, if it is your opponent's turn and it is the main phase, draw a card.",
  ],
  [
    "U",
    "このユニットが相手のターンに破壊される場合、かわりに契約者の手札に戻す。",
    "■If this unit would be destroyed during your opponent's turn, return it to its owner's hand instead.",
  ],
  [
    "M",
    "プレイヤー1人を対象とする。それに、このターンにあなたが使用した他のカードの枚数に等しい点数のダメージを与える。",
    "■Deal damage to target player equal to the number of times you used another card this turn.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それを破壊する。この効果で破壊されたユニットの支配者は、カードを1枚引く。",
    "■Destroy target unit. Its controller draws a card.",
  ],
  [
    "M",
    "相手の支配するレスト状態のすべてのユニットに2点のダメージを与える。このターン、それらのユニットが破壊される場合、かわりに夢に置く。",
    "■Deal 2 damage to each rested unit your opponent controls. Choose all rested units your opponent controls. Until end of turn, if a unit among them would be destroyed, put it into the dream instead.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それは次の相手のスタンバイフェイズにウェイクしない。",
    "■Choose as a target a unit. During your opponent's next standby phase, it cannot wake.",
  ],
  [
    "U",
    "このユニットが攻撃したとき、あなたの魔導書の一番上のカードを公開する。それがユニットならば、このターン、このユニットのAPは、それのAPに等しい点数増加する。",
    "■Whenever this unit attacks, reveal the top card of your grimoire. If it is a unit, until end of turn, this unit gets +X AP, where X is the revealed card's AP.",
  ],
  [
    "M",
    "相手の手札を見て、マジック1枚を選んで捨てさせる。",
    "■Look at your opponent's hand. Choose a magic from among them. Your opponent discards it.",
  ],
  [
    "M",
    "あなたの魔導書の上から5枚をダストに置く。その中にユニットがあれば、1枚を手札に加えてもよい。",
    "■Put the top five cards of your grimoire into the dust. If any of them is a unit, you may put a unit card from among them into its owner's hand.",
  ],
  [
    "M",
    "ダストからユニット1枚を、パワーカウンターが1個置かれた状態で召喚する。",
    "■Summon a unit card in your dust, with a power counter on it.",
  ],
  [
    "M",
    "あなたのライフが相手のライフより少ないなら、このカードは触媒を支払わずに使用できる。\nカードを2枚引く。",
    "■As long as you have less life than your opponent, this card needs no catalyst.\n■Draw two cards.",
  ],
  [
    "U",
    "このユニットが召喚されたとき、あなたのユニットが3体以上いるなら、相手のユニット1体を選び、それを手札に戻す。そうでないなら、このユニットを手札に戻す。",
    "■When this unit is summoned, if you control three or more units, return a unit your opponent controls to its owner's hand. Otherwise, return it to its owner's hand.",
  ],
  [
    "M",
    "ユニット1体を対象とする。このターンに次にそれへ与えられるダメージを0点にする。",
    "■The next time target unit would be dealt damage this turn, that damage is not dealt.",
  ],
  [
    "M",
    "各プレイヤーは、自身のユニットを1体選ぶ。選ばれたユニット以外のすべてのユニットを破壊する。",
    "■Each player chooses a unit they control. Destroy all units that were not chosen.",
  ],
  [
    "M",
    "相手に3点のダメージを与える。相手がこのターンにライフを失っていたなら、かわりにあなたのライフを3点回復する。",
    "■If your opponent lost life this turn, you recover 3 life. Otherwise, deal 3 damage to your opponent.",
  ],
  ["U", "このユニットは対象に選ばれない。", "■This unit cannot be targeted."],
  ["U", "このユニットは対象にされない。", "■This unit cannot be targeted."],
  ["U", "このユニットは相手のターンに攻撃できない。", "■During your opponent's turn, this unit cannot attack."],
  ["U", "このユニットはメインフェイズに防御できない。", "■During the main phase, this unit cannot defend."],
  ["U", "手札のこのカードが捨てられたとき、カードを1枚引く。", "■When this unit is discarded, draw a card."],
  [
    "U",
    "ダストにあるこのカードが手札に加えられたとき、カードを1枚引く。",
    "■When this unit is put into the hand from the dust, draw a card.",
  ],
  ["U", "戦闘エリアのこのユニットが破壊されたとき、カードを1枚引く。", "■When this unit is destroyed, draw a card."],
];

/** Texts that were once read in full without a part of them, or as something that cannot be done. */
const REFUSED: readonly (readonly [kind: string, text: string])[] = [
  ["U", "このユニットがバトル中に破壊されたとき、カードを1枚引く。"],
  ["U", "このユニットがバトル中に破壊される場合、かわりに契約者の手札に戻す。"],
  ["U", "このユニットはバトル中に攻撃できない。"],
  ["U", "このユニットはターン終了時まで攻撃できない。"],
  ["U", "このターン、このユニットは攻撃できない。"],
  ["U", "あなたは1ターンに1度しかマジックを使用できない。"],
  ["U", "このユニットが1ターンに2回攻撃したとき、カードを1枚引く。"],
  ["U", "このユニットが召喚されたとき、魔石デッキの一番上のカードをレスト状態で裏向きにして魔石エリアに置く。"],
  ["U", "このユニットが召喚されたとき、その点数に等しい枚数のカードを引く。"],
  ["U", "このユニットが相手のマジックの対象となったとき、それを無効化する。"],
  [
    "U",
    "各プレイヤーのターンの開始時、そのプレイヤーが支配するユニットの数が相手より少ないなら、そのプレイヤーはカードを1枚引く。",
  ],
  ["M", "各プレイヤーは、自身の手札が相手の手札より少ないなら、カードを1枚引く。"],
  ["U", "あなたがこのターンダメージを受ける場合、かわりにこのユニットがそのダメージを受ける。"],
  ["U", "このユニットが相手に戦闘ダメージを与える場合、かわりにその点数はレスト状態で2倍になる。"],
  ["U", "このユニットにダメージが与えられる場合、かわりにその点数は1ターンに1度1減少する。"],
  ["U", "このユニットに3点以上のダメージが与えられる場合、好きな順番でかわりに2点のダメージが与えられる。"],
  ["M", "ユニット1体を対象とする。レスト状態でそれを契約者の手札に戻す。"],
  ["M", "あなたはライフをレスト状態で1点回復する。"],
  ["M", "ユニット1体を3回対象とする。ターン終了時まで、それのAPは2増加する。"],
  ["M", "3回、すべてのユニットを破壊する。"],
  ["M", "バトル中のあなたのユニット1体を対象とする。無作為にこのバトルの間、それが与える戦闘ダメージは2倍になる。"],
  ["M", "無作為にユニット1体を対象とする。それを破壊する。"],
  ["M", "ユニット1体を無作為に対象とする。それを破壊する。"],
  ["M", "2つ目の対象を破壊する。"],
  ["M", "プレイヤー1人を対象とする。それを破壊する。"],
  ["M", "魔石1枚を対象とする。それに3点のダメージを与える。"],
  ["M", "手札1枚を対象とする。それをレストする。"],
  ["M", "ユニット1体を対象とする。それを無効化する。"],
  ["M", "すべてのユニットに合計3点のダメージを与える。"],
  ["M", "ユニット1体を対象とする。同時にそれを破壊する。"],
  ["M", "ユニット1体を対象とする。それをすべて破壊する。"],
  ["M", "ユニット1体を対象とする。次のスタンバイフェイズに、それのAPは2増加する。"],
  ["M", "好きな色を1つ選ぶ。カードを1枚引く。"],
  ["M", "ユニット1体を対象とする。次のスタンバイフェイズに、それの支配権を得る。"],
  ["M", "相手の手札を見る。その中からカード1枚を選ぶ。あなたは選んだカードを捨てる。"],
  ["M", "あなたの魔導書の一番上のカードを手札に加える。ダストに加えたカード1枚につき、ライフを1点失う。"],
  ["M", "ユニット2体を対象とする。それらは次のスタンバイフェイズにウェイクしない。"],
  ["M", "異なる名称のユニット2体を対象とする。それらを破壊する。"],
  ["M", "相手に2点すべてのダメージを与える。"],
  ["M", "その後、カードを1枚引く。"],
  ["M", "カードを1枚引く。ただし、それを手札に戻す。"],
  ["M", "このターン、ターン終了時まで、すべてのユニットは攻撃できない。"],
  ["M", "このターン、次にあなたがダメージを受ける場合、かわりに同じ点数の合計ライフを回復する。"],
  ["U", "このユニットが召喚されたとき、互いに、ユニット1体を対象とする。それを破壊する。"],
  ["U", "毎ターン、このユニットのAPは2増加する。"],
  ["M", "各ターンに、カードを1枚引く。"],
  ["U", "このユニットが最初に攻撃したとき、カードを1枚引く。"],
  ["U", "このユニットが最初に破壊される場合、かわりにこのユニットを手札に戻す。"],
  ["M", "ユニット2体を対象とする。それらは互いに2点のダメージを与える。"],
  ["U", "このユニットが召喚されたとき、このユニットが戦闘エリアを離れるまで、カードを1枚引く。"],
  ["M", "そいつに3点のダメージを与える。"],
  ["M", "2点のダメージを与える。"],
  ["U", "各プレイヤーは、マジックを使用したとき、カードを1枚引く。"],
  ["U", "各プレイヤーは、カードを引く場合、かわりにライフを1点失う。"],
  ["M", "ユニット2体を対象とする。カードを1枚引く。ユニット1体を対象とする。2点のダメージを与える。"],
  ["U", "このユニットが召喚されたとき、このユニットが戦闘エリアを離れるまで、他のユニットをすべて夢に置く。"],
  ["U", "このターン、ユニットが召喚されるたび、相手に1点のダメージを与える。"],
  ["U", "このユニットが1体ずつ召喚されたとき、カードを1枚引く。"],
  ["U", "このユニットが魔石エリアから手札に捨てられたとき、カードを1枚引く。"],
  ["U", "そうしたならば、このユニットは攻撃できない。"],
  ["U", "あなたのユニットのうち、APが最も高いもの3枚は破壊されない。"],
  ["U", "このマジックが召喚されたとき、カードを1枚引く。"],
  ["U", "このユニットが召喚されたとき、この魔石をレストする。"],
  ["S", "このユニットは、レスト状態で魔石エリアに置かれる。"],
  ["M", "このユニットを夢に置く。"],
  ["U", "あなたが支配する他のユニットは「このマジックが破壊されたとき、カードを1枚引く。」を持つ。"],
  ["U", "相手が支配するユニットが攻撃したとき、そのマジックに1点のダメージを与える。"],
  ["U", "このユニットがユニットにダメージを与えたとき、その魔石を破壊する。"],
  ["U", "あなたの他のユニットが召喚されたとき、その魔石にパワーカウンターを1個置く。"],
  ["M", "ユニット1体を対象とする。それを支配者の手札に戻す。"],
  ["U", "このユニットがダストに置かれる場合、かわりに支配者の魔導書の一番下に置かれる。"],
  ["U", "あなたがダストを捨てる場合、かわりにそのカードを魔導書の一番下に置いてもよい。"],
  ["M", "次の1つから1つを選ぶ。「カードを2枚引く。」「あなたのライフを4点回復する。」"],
  ["M", "次の中から3つを選ぶ。・カードを2枚引く。・相手に2点のダメージを与える。"],
  ["U", "このユニットが破壊されたとき、このカードを魔導書から手札に戻す。"],
  ["U", "このカードが手札から捨てられたとき、このカードを手札から召喚する。"],
  ["U", "あなたのユニットにパワーカウンターが置かれる場合、かわりにそれより1個多い数の栞カウンターを置く。"],
  ["U", "あなたがライフを失う場合、かわりに2点のダメージを失う。"],
  ["U", "このユニットが召喚されたとき、カードを1枚引く。それがユニットなら、それを公開して召喚してもよい。"],
  ["M", "ユニット1体を対象とする。それに3点のダメージを与える。それが破壊された場合、かわりに夢に置く。"],
  ["U", "あなたが次に使用するマジックの使用コストは2少なくなる。"],
  ["U", "あなたが次に使用するユニットは、クイックになる。"],
  ["U", "あなたのユニットすべては、それに置かれているパワーカウンター1個につきAPが1増加する。"],
  ["M", "相手の魔導書の一番上のカードを公開する。それがカードならば、相手に5点のダメージを与える。"],
  ["M", "【コスト：自分のユニット1体を破壊】カードを3枚引く。"],
  ["M", "【条件：自分の魔石が2個以上】カードを3枚引く。"],
  ["M", "【手札1枚を捨てる】カードを3枚引く。"],
  ["U", "ダストのこのユニットが破壊されたとき、カードを1枚引く。"],
];

describe("texts that were misread", () => {
  it.each(MEANINGS)("%s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it.each(REFUSED)("%s %s is not read in full", (kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });
});
