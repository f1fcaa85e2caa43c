import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

/** Texts in the manner of other card games, and texts that were once read as something else, with what they mean. */
const MEANINGS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "unit",
    "相手が自分のターンに2枚目のカードを使用したとき、カードを1枚引く。",
    "■Whenever your opponent uses their second card in a turn, if it is your opponent's turn, draw a card.",
  ],
  [
    "magic",
    "プレイヤー1人とユニット1体を対象とする。そのユニットに3点、そのプレイヤーに1点のダメージを与える。",
    "■Deal 3 damage to target unit. Deal 1 damage to target player.",
  ],
  [
    "magic",
    "ユニット1体と魔石1枚を対象とする。そのユニットを破壊し、その魔石をレストする。",
    "■Destroy target unit. Rest target stone.",
  ],
  [
    "unit",
    "このユニットにパワーカウンターが置かれたとき、その数が合計10個以上ならば、あなたはゲームに勝利する。",
    "■Whenever one or more power counters are put on this unit, if it has ten or more power counters on it, you win the game.",
  ],
  [
    "unit",
    "ドローフェイズ以外であなたがカードを引く場合、かわりにカードを2枚引く。",
    "■If you would draw a card while it is not the draw phase, draw two cards instead.",
  ],
  [
    "unit",
    "あなたの他のユニットが破壊される場合、かわりにそれを契約者の手札に戻すことができる。",
    "■If another unit you control would be destroyed, you may return it to its owner's hand instead.",
  ],
  [
    "magic",
    "相手はカードを1枚捨ててもよい。相手がそうしたなら、カードを2枚引く。",
    "■Your opponent may discard a card. If they do, draw two cards.",
  ],
  [
    "magic",
    "次のあなたのターンの開始時、カードを1枚引く。その後、手札を1枚捨てる。",
    "■At the start of your next turn, draw a card and discard a card.",
  ],
  ["magic", "手札のユニット1枚をレストして召喚する。", "■Summon a unit card in your hand, rested."],
  [
    "unit",
    "このユニットが召喚されたとき、相手の手札を見て1枚捨てさせることができる。",
    "■When this unit is summoned, look at your opponent's hand. You may have your opponent discard one of them.",
  ],
  [
    "magic",
    "あなたの魔導書の一番上のカードを見て、ダストに置いてもよい。",
    "■Look at the top card of your grimoire. You may put it into the dust.",
  ],
  [
    "magic",
    "カードを2枚引きます。このターンの終了時、手札をすべて捨てます。",
    "■Draw two cards. At the end of this turn, discard your hand.",
  ],
  [
    "unit",
    "相手のターンの間にこのユニットがレストされるたび、カードを1枚引く。",
    "■Whenever this unit is rested, if it is your opponent's turn, draw a card.",
  ],
  [
    "unit",
    "このユニットに蓄積しているダメージ1点につき、このユニットはAP+2される。",
    "■This unit gets +X AP, where X is twice the damage on it.",
  ],
  [
    "unit",
    "赤のユニット1体につき、このユニットはAP+1、HP+1される。",
    "■This unit gets +1 AP and +1 HP for each red unit.",
  ],
  [
    "magic",
    "相手のユニット1体を対象とする。このターン、それは能力をすべて失い、攻撃することも防御することもできない。",
    "■Until end of turn, target unit your opponent controls loses all abilities and cannot attack or defend.",
  ],
  [
    "magic",
    "このマジックを使用する際、追加コストとしてカードを1枚捨てる。\nカードを3枚引く。",
    "■As an additional cost to use this magic, discard a card.\n■Draw three cards.",
  ],
  [
    "unit",
    "あなたの手札が0枚なら、このカードの使用コストを支払わずに、このカードを手札から使用してもよい。",
    "■As long as you have no cards in hand, this card may be used without paying its use cost.",
  ],
  [
    "magic",
    "相手の手札を見て、その中でAPが最も大きいユニットを1枚選ぶ。相手はそれを捨てる。",
    "■Look at your opponent's hand. Choose a unit card with the highest AP among those of them that are units from among them. Your opponent discards it.",
  ],
  [
    "stone",
    "この魔石が表向きで魔石エリアに置かれたとき、カードを1枚引く。",
    "■When this stone is put into the stone area, draw a card.",
  ],
  [
    "unit",
    "このユニットが戦闘エリアを離れたとき、相手のユニットを1体選び、離れる直前のこのユニットのHPと同じ点数のダメージを与える。",
    "■When this unit leaves the battle area, choose a unit your opponent controls. Deal damage equal to this unit's HP to the chosen unit.",
  ],
  [
    "unit",
    "このユニットが攻撃したとき、相手のユニットを1体選び、ウィークカウンターを2個置く。",
    "■Whenever this unit attacks, choose a unit your opponent controls. Put two weak counters on it.",
  ],
  [
    "unit",
    "各ターンのメインフェイズの開始時、ターン・プレイヤーはカードを1枚引く。",
    "■At the start of each main phase, the turn player draws a card.",
  ],
  [
    "unit",
    "相手が使用する、タイミングがノーマルのユニットの使用コストは1多くなる。",
    "■Unit cards your opponent uses with normal timing cost 1 more to use.",
  ],
  ["stone", "この魔石は緑であり、青であり、赤である。", "■This stone is blue, green and red."],
  [
    "magic",
    "APが2、HPが1の無色のユニット・トークン《影》を2体、相手の支配下に召喚する。",
    "■Summon two 2/1 unit tokens named 《影》 under your opponent's control.",
  ],
  [
    "magic",
    "あなたのユニット1体と相手のユニット1体を対象とする。それらの支配者を入れ替える。",
    "■Exchange control of target unit you control and target unit your opponent controls.",
  ],
  [
    "unit",
    "このターンに相手のライフが回復していたなら、このユニットは防御されない。",
    "■As long as your opponent recovered life this turn, this unit cannot be defended against.",
  ],
  [
    "unit",
    "あなたの赤のユニットはすべて、「防御されない」を持つ。",
    "■Red units you control cannot be defended against.",
  ],
  ["unit", "あなたの緑のユニットのうち、このユニット以外はHP+2される。", "■Other green units you control get +2 HP."],
  [
    "unit",
    "あなたのターンの終了時、このターンにあなたが受けたダメージの合計が3点以上ならば、カードを1枚引く。",
    "■At the end of your turn, if the total damage you took this turn is 3 or more, draw a card.",
  ],
  [
    "unit",
    "相手のターンの終了時、相手がこのユニットの支配を得る。",
    "■At the end of your opponent's turn, your opponent gains control of this unit.",
  ],
  [
    "magic",
    "カードの名称を1つ宣言する。相手は手札を公開し、その名称のカードをすべて捨てる。相手が1枚も捨てなかったなら、ライフを2点回復する。",
    "■Choose a card name. Reveal your opponent's hand. Your opponent discards all cards of the chosen name in their hand. If no card was discarded this way, you recover 2 life.",
  ],
  [
    "unit",
    "このユニットが破壊されたとき、次の相手のターン開始時に、このカードがダストにあるなら手札に戻す。",
    "■When this unit is destroyed, at the start of your opponent's next turn, if it is in the dust, return that unit to its owner's hand.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。次にそれが攻撃したときか防御したとき、それを手札に戻す。",
    "■The next time target unit attacks or that unit defends, return it to its owner's hand.",
  ],
  [
    "magic",
    "マジックが公開されるまで、あなたの魔導書を上から1枚ずつ公開する。それを手札に加え、この方法で公開した他のカードをすべて魔導書に加えて無作為化する。",
    "■Reveal cards from the top of your grimoire until you reveal a magic. Put it into your hand. Put the other revealed cards on top of your grimoire. Shuffle your grimoire.",
  ],
  [
    "unit",
    "あなたのターンの終了時、相手より手札が少ないプレイヤーは、カードを1枚引く。",
    "■At the end of your turn, for each player, if the number of cards in their hand is less than the number of cards in players' hands that are not controlled by that player, that player draws a card.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それをレストする。それの支配者の次のスタンバイフェイズの間、それはウェイクしない。",
    "■Rest target unit. During its controller's next standby phase, it cannot wake.",
  ],
  [
    "unit",
    "相手は、自身のメインフェイズにのみカードを使用できる。",
    "■As long as it is not your opponent's turn or it is not the main phase, your opponent cannot use cards.",
  ],
  [
    "unit",
    "相手は相手のターンにのみマジックを使用できる。",
    "■As long as it is not your opponent's turn, your opponent cannot use magics.",
  ],
  [
    "unit",
    "あなたが支配するユニットは、あなたのターンにのみ防御できる。",
    "■As long as it is not your turn, units you control cannot defend.",
  ],
  [
    "unit",
    "このユニットは、あなたのターンにのみユニットを防御できる。",
    "■As long as it is not your turn, this unit cannot defend against units.",
  ],
  [
    "unit",
    "相手は、自身のライフが5以下であるかぎり、マジックを使用できない。",
    "■As long as your opponent has 5 or less life, your opponent cannot use magics.",
  ],
  [
    "unit",
    "ユニットが召喚されたとき、そのユニットのAPがHP以上ならば、カードを1枚引く。",
    "■Whenever a unit is summoned, if its AP is greater than or equal to its HP, draw a card.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それのHPがAPより低いなら、それを破壊する。",
    "■Choose as a target a unit. If its HP is less than its AP, destroy it.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それはAPがHPに等しくなる。",
    "■For the rest of the game, target unit has AP equal to its HP.",
  ],
  [
    "magic",
    "相手の手札をすべて魔導書に戻して無作為化する。",
    "■Return all cards in your opponent's hand to the top of your opponent's grimoire. Your opponent shuffles their grimoire.",
  ],
  [
    "magic",
    "相手のユニット1体を魔導書に戻して無作為化する。",
    "■Return a unit your opponent controls to the top of its owner's grimoire. Its owner shuffles their grimoire.",
  ],
  [
    "magic",
    "あなたのダストにあるカードを2枚まで対象とし、それらを魔導書に加えて無作為化する。",
    "■Put up to two target cards in your dust on top of your grimoire. Shuffle your grimoire.",
  ],
  [
    "magic",
    "相手のダストにあるカード2枚を対象とする。それらを契約者の魔導書に加えて無作為化する。",
    "■Put two target cards in your opponent's dust on top of your opponent's grimoire. Your opponent shuffles their grimoire.",
  ],
  [
    "magic",
    "相手のユニット1体を選ぶ。それを魔導書に加えて無作為化する。",
    "■Put a unit your opponent controls on top of its owner's grimoire. Its owner shuffles their grimoire.",
  ],
  [
    "magic",
    "お互いの手札をすべて魔導書に戻し、魔導書を無作為化する。",
    "■Return all cards in players' hands to the top of their owners' grimoires. Each player shuffles their grimoire.",
  ],
];

/** Texts that were once read in full as something else, or that nobody can do. */
const REFUSED: readonly (readonly [kind: CardKind, text: string])[] = [
  ["unit", "このユニットが召喚されたとき、相手はカードを1枚捨ててもよい。あなたがそうしたなら、カードを1枚引く。"],
  [
    "unit",
    "このユニットが召喚されたとき、各プレイヤーはカードを1枚捨ててもよい。相手がそうしたなら、カードを1枚引く。",
  ],
  ["unit", "相手のユニットが自分のターンに攻撃したとき、カードを1枚引く。"],
  ["magic", "あなたの手札1枚を選ぶ。それをレストする。"],
  ["magic", "相手はカードを1枚捨ててもよい。あなたが捨てたなら、カードを1枚引く。"],
  ["magic", "手札を1枚選び、2点のダメージを与える。"],
  ["magic", "手札を1枚選び、パワーカウンターを1個置く。"],
  ["unit", "すべてのプレイヤーは、自身のメインフェイズにのみカードを使用できる。"],
  ["unit", "すべてのプレイヤーは、あなたのターンにのみマジックを使用できる。"],
  ["magic", "APがHPより高いユニット1体を対象とする。それを破壊する。"],
  ["unit", "あなたのユニットのAPはHPに等しい。"],
  ["magic", "ユニット1体を対象とする。それにAPに等しい点数のダメージを与える。"],
  ["unit", "あなたのユニットが破壊されたとき、APに等しい点数のライフを回復する。"],
  ["magic", "ユニット1体を対象とする。それのAPは1増加する（ターン終了時まで）。"],
  ["magic", "カードを2枚引く。（あなたのターンの間）"],
  ["magic", "ユニット1体を対象とする。（相手のユニットのみ）それを破壊する。"],
  ["unit", "このユニットが召喚されたとき、カードを1枚引く（1ターンに1度）。"],
  ["unit", "このユニットが攻撃したとき（あなたのライフが5以下の場合）、カードを1枚引く。"],
];

describe("who does what, when and to what", () => {
  it.each(MEANINGS)("is read as said, on a %s: %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, kind);
    expect([coverage, renderText(abilities, "en", kind)]).toEqual(["full", english]);
  });

  it.each(REFUSED)("is not guessed, on a %s: %s", (kind, text) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
  });

  it("counts the counters of what was destroyed, not of what they are put on", () => {
    const text =
      "あなたの他のユニットが破壊されたとき、それに置かれていたパワーカウンターと同じ数のパワーカウンターをこのユニットに置く。";
    const count = { counters: "power", on: { event: "subject" } };
    expect(compileText(text, "unit").abilities).toMatchObject([
      { effects: [{ do: "putCounters", on: "self", count }] },
    ]);
  });
});
