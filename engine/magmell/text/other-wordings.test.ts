import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

/** Texts in the manner of other card games, with what they mean. */
const MEANINGS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "unit",
    "このユニットがバトルで相手ユニットを破壊したとき、このユニットはウェイクする。",
    "■Whenever a unit your opponent controls that is the unit in battle with this unit and this unit dealt damage to in battle this turn is destroyed, wake it.",
  ],
  [
    "unit",
    "このユニットはAPが3以下のユニットしか防御できない。",
    "■This unit cannot defend against units that do not fit this: they are units and have 3 AP or less.",
  ],
  [
    "unit",
    "このユニットの攻撃中、相手はマジックを使用できない。",
    "■As long as this unit is attacking, your opponent cannot use magics.",
  ],
  [
    "unit",
    "このユニットのバトル中、相手はユニットを使用できない。",
    "■As long as this unit is in battle, your opponent cannot use unit cards.",
  ],
  [
    "unit",
    "このユニットが攻撃したとき、防御されなければ、カードを1枚引く。",
    "■Whenever this unit attacks and is not defended against, draw a card.",
  ],
  [
    "unit",
    "このユニットが防御したとき、バトル終了時にそのバトルの相手ユニットを破壊する。",
    "■Whenever this unit defends, at the end of this battle, destroy the unit in battle with it.",
  ],
  [
    "unit",
    "このユニットがウェイク状態でいる限り、相手はあなたを攻撃できない。",
    "■As long as this unit is awake, units your opponent controls cannot attack you.",
  ],
  [
    "unit",
    "このユニットは召喚されたターンには攻撃できない。",
    "■As long as this unit was summoned this turn, this unit cannot attack.",
  ],
  [
    "unit",
    "このユニットが破壊されたとき、これをレスト状態で戦闘エリアに戻してもよい。",
    "■When this unit is destroyed, you may put it into the battle area rested.",
  ],
  [
    "unit",
    "このユニットがダメージを受けたとき、その発生源を支配しているプレイヤーに同じ点数のダメージを与える。",
    "■Whenever this unit is dealt damage, deal that much damage to the controller of the source of that damage.",
  ],
  [
    "unit",
    "このユニットが召喚されたとき、パワーカウンターを3個得る。",
    "■When this unit is summoned, put three power counters on it.",
  ],
  [
    "unit",
    "あなたのトークンが召喚される場合、その数は2倍になる。",
    "■If a token you control would be summoned, two of those tokens are summoned instead.",
  ],
  [
    "unit",
    "あなたがライフを回復する場合、その点数を2倍にする。",
    "■If you would recover life, you recover twice that much instead.",
  ],
  [
    "unit",
    "あなたがダメージを受けたターンの終了時、このユニットにパワーカウンターを1個置く。",
    "■At the end of each turn, if you were dealt damage this turn, put a power counter on this unit.",
  ],
  [
    "unit",
    "各ターンに一度、あなたが使用するユニットの使用コストは1少なくなる。",
    "■As long as you did not use a unit card this turn, unit cards you use cost 1 less to use.",
  ],
  [
    "unit",
    "あなたのダストにあるこのカードは、手札から使用するかのように使用できる。",
    "■While this card is in your dust: it may be used as though from the hand.",
  ],
  [
    "unit",
    "相手が1ターンに2枚以上のカードを引いたとき、相手は手札を1枚捨てる。",
    "■Whenever your opponent draws their second card in a turn, your opponent discards a card.",
  ],
  [
    "stone",
    "あなたが支配するユニットが5体以上いるかぎり、あなたのユニットすべてはAP+1を得る。",
    "■As long as you control five or more units, units you control get +1 AP.",
  ],
  [
    "magic",
    "このマジックは無効化されない。相手に3点のダメージを与える。",
    "■Deal 3 damage to your opponent.\n■This magic cannot be negated.",
  ],
  [
    "magic",
    "このカードは相手のターンにしか使用できない。ユニット1体を破壊する。",
    "■Destroy a unit.\n■As long as it is not your opponent's turn, this card cannot be used.",
  ],
  [
    "magic",
    "カードを2枚引く。このマジックは、あなたのユニットが攻撃している間しか使用できない。",
    "■Draw two cards.\n■As long as the attacking unit does not fit this: it is a unit and controlled by you, this card cannot be used.",
  ],
  [
    "magic",
    "このカードを使用するとき、追加でライフを2点失ってもよい。相手に2点のダメージを与える。追加コストを支払っていたなら、代わりに5点のダメージを与える。",
    "■Deal 2 damage to your opponent, or 5 if its price was paid.\n■As you use this magic, you may lose 2 life.",
  ],
  [
    "magic",
    "このマジックを使うとき、追加で自分のユニット1体を破壊してもよい。そうしたなら、カードを2枚引く。",
    "■If its price was paid, draw two cards.\n■As you use this magic, you may destroy a unit you control.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それを手札に戻す。あなたのライフが5以下ならば、代わりにそれを破壊する。",
    "■If you have 5 or less life, destroy target unit. Otherwise, return that unit to its owner's hand.",
  ],
  [
    "magic",
    "自分のユニット1体を破壊する。そうしたら、相手のユニット1体を破壊する。",
    "■Destroy a unit you control. If a unit was destroyed this way, destroy a unit your opponent controls.",
  ],
  [
    "magic",
    "相手は、自分のユニット1体を破壊するか、ライフを3点失うか、どちらかを選ぶ。",
    "■Your opponent chooses one on resolution —\n・Your opponent chooses a unit they control. Destroy it.\n・Your opponent loses 3 life.",
  ],
  [
    "magic",
    "ユニット1体とプレイヤー1人を対象とする。前者に2点、後者に3点のダメージを与える。",
    "■Deal 2 damage to target unit. Deal 3 damage to target player.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。あなたはそれのHPに等しい値のライフを得る。",
    "■You recover life equal to target unit's HP.",
  ],
  [
    "magic",
    "このターン、あなたのユニットに与えられる戦闘ダメージをすべて軽減する。",
    "■Until end of turn, if a unit you control would be dealt damage in battle, that damage is not dealt.",
  ],
  [
    "magic",
    "このターンの終了時、このターンに破壊されたあなたのユニットをすべて手札に戻す。",
    "■At the end of this turn, return all unit cards in your dust that were destroyed this turn to your hand.",
  ],
  [
    "magic",
    "次の相手のターン、相手は2枚以上のカードを使用できない。",
    "■During your opponent's next turn, as long as your opponent used a card this turn, your opponent cannot use cards.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。次の相手のターンの終わりまで、それは攻撃できない。",
    "■Until the end of your opponent's next turn, target unit cannot attack.",
  ],
  [
    "magic",
    "相手のダストにあるカードをすべて夢に置き、置いた枚数1枚につきライフを1点回復する。",
    "■Put all cards in your opponent's dust into the dream. You recover that much life.",
  ],
  [
    "unit",
    "相手の魔石が裏向きになるたび、このユニットの上にパワーカウンターを1個置く。",
    "■Whenever a stone your opponent controls is turned face down, put a power counter on this unit.",
  ],
  [
    "unit",
    "このユニットの上に1個以上のカウンターが置かれたとき、カードを1枚引く。",
    "■Whenever one or more counters are put on this unit, draw a card.",
  ],
  [
    "unit",
    "このユニットが召喚されたとき、ユニット1体を対象とする。それに、パワーカウンター1個か火葬カウンター1個を置く。",
    "■When this unit is summoned, choose as a target a unit. Choose one on resolution —\n・Put a power counter on it.\n・Put a cremation counter on it.",
  ],
  [
    "unit",
    "このカードの使用コストの無色部分は、あなたが支配する魔石3枚につき1少なくなる。",
    "■This card costs 1 less to use, as many times as the number of stones you control divided by 3, rounded down.",
  ],
  [
    "unit",
    "あなたは、このカードの使用コストを支払うかわりに、カードを2枚捨ててもよい。そうした場合、このユニットはレスト状態で召喚される。",
    "■As you use this unit, you may discard two cards. If you do, this unit may be used without paying the use cost.\n■As long as its price was paid, this unit is summoned rested.",
  ],
  [
    "unit",
    "あなたは、赤のユニットを使用する際、その触媒を支払わなくてもよい。",
    "■Red unit cards you use need no catalyst.",
  ],
  [
    "unit",
    "あなたの手札が0枚で、あなたのライフが5以下であるなら、このユニットは破壊されない。",
    "■As long as you have no cards in hand and have 5 or less life, this unit cannot be destroyed.",
  ],
  [
    "unit",
    "青でも緑でもない他のユニットのAPは2、HPは1減少する。",
    "■Other units that are not blue or green get -2 AP and -1 HP.",
  ],
  [
    "unit",
    "このユニットが召喚されたときか防御したとき、相手はライフを1点失う。",
    "■Whenever this unit is summoned or defends, your opponent loses 1 life.",
  ],
  [
    "unit",
    "このユニットが召喚されたとき、相手の手札があなたの手札より多いならば、その差に等しい数の、AP1/HP2で青のユニット・トークン《波》を召喚する。",
    "■When this unit is summoned, if your opponent has more cards in hand than you, summon a number of 1/2 blue unit tokens named 《波》 equal to the difference between the number of cards in your opponent's hand and the number of cards in your hand.",
  ],
  [
    "unit",
    "このユニットが召喚されたとき、相手はカードを1枚捨ててもよい。相手がそうしなかったなら、相手は2点のダメージを受ける。",
    "■When this unit is summoned, your opponent may discard a card. If they don't, deal 2 damage to your opponent.",
  ],
  ["stone", "この魔石は、赤の魔石でも緑の魔石でもあるものとして扱う。", "■This stone is green and red."],
  [
    "stone",
    "あなたの他の魔石が5枚以上あるなら、この魔石はレスト状態で魔石エリアに置かれる。",
    "■As long as you control five or more other stones, this stone is put into the stone area rested.",
  ],
  [
    "magic",
    "あなたがこのターンにカードを捨てていたなら、あなたはこのカードをコストを支払わずに使用してもよい。\nカードを2枚引く。",
    "■As long as you discarded a card this turn, this card may be used without paying its use cost and needs no catalyst.\n■Draw two cards.",
  ],
  [
    "magic",
    "Xは、あなたの裏向きの魔石の枚数に等しい。\n相手にX点のダメージを与える。",
    "■Deal damage to your opponent equal to the number of face-down stones you control.",
  ],
  [
    "magic",
    "あなたはライフを好きな点数失う。その後、HPがその点数以下のユニットをすべて破壊する。",
    "■Choose a number from 0 to your life. You lose that much life. Destroy all units with HP less than or equal to the chosen number.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。このターン、それに次に与えられるダメージを0にする。それをあなたが支配しているなら、カードを1枚引く。",
    "■The next time target unit would be dealt damage this turn, that damage is not dealt. If that unit is controlled by you, draw a card.",
  ],
  [
    "magic",
    "プレイヤー1人を対象とする。そのプレイヤーは、自身の次の魔石フェイズを飛ばす。",
    "■Target player skips their next stone phase.",
  ],
  [
    "magic",
    "あなたの次のターン開始時、あなたはカードを1枚引き、3点のダメージを受ける。",
    "■At the start of your next turn, draw a card and deal 3 damage to you.",
  ],
  [
    "magic",
    "AP1/HP1で緑のユニット・トークン《芽》を、あなたと相手が1体ずつ召喚する。",
    "■For each player, summon a 1/1 green unit token named 《芽》 under their control.",
  ],
  [
    "magic",
    "あなたの魔石が8枚以上あり、あなたの手札が0枚であるなら、カードを4枚引く。そうでないなら、カードを1枚引く。",
    "■If you control eight or more stones and have no cards in hand, draw four cards. Otherwise, draw a card.",
  ],
  [
    "magic",
    "ユニット1体と、それ以外のユニット1体を対象とする。前者の上に置かれているカウンターをすべて後者の上に移す。",
    "■Move all counters from target unit to target unit that is not it.",
  ],
];

describe("texts in the manner of other card games", () => {
  it.each(MEANINGS)("on a %s: %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, kind);
    expect([coverage, renderText(abilities, "en", kind)]).toEqual(["full", english]);
  });
});
