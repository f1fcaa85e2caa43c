import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };

/** Texts with 「使用できる」, 「発動できる」 and lists of other card games, with what they mean. */
const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  [
    "M",
    "相手のユニット1体を対象として使用できる。そのユニットを契約者の手札に戻す。",
    "■Return target unit your opponent controls to its owner's hand.",
  ],
  [
    "M",
    "相手のユニット1体を対象として発動する。そのユニットを破壊する。",
    "■Destroy target unit your opponent controls.",
  ],
  [
    "U",
    "このユニットが召喚された時、相手のユニット1体を対象として発動できる。それを破壊する。",
    "■When this unit is summoned, you may destroy target unit your opponent controls.",
  ],
  ["U", "自分のターンの開始時に発動できる。カードを1枚引く。", "■At the start of your turn, you may draw a card."],
  [
    "M",
    "相手の手札の枚数が自分の手札の枚数より多い場合に使用できる。カードを1枚引く。",
    "■Draw a card.\n■As long as your opponent has no more cards in hand than you, this card cannot be used.",
  ],
  [
    "M",
    "カードを1枚引き、その後、手札からユニット1体を召喚できる。",
    "■Draw a card. You may summon a unit card in your hand.",
  ],
  [
    "U",
    "このユニットが召喚されたとき、他のユニット1体を対象とする。このユニットが戦闘エリアを離れるまで、それを夢に置く。",
    "■When this unit is summoned, if it is in the battle area, put another target unit into the dream; the next time this unit leaves the battle area, summon the moved unit under its owner's control.",
  ],
  [
    "M",
    "次の効果から1つを選択して適用する。●相手に2点のダメージを与える。●カードを1枚引く。",
    "■Choose one —\n・Deal 2 damage to your opponent.\n・Draw a card.",
  ],
  [
    "U",
    "このユニットが召喚されたとき、次から1つを選ぶ。▶カードを1枚引く。▶相手に1点のダメージを与える。",
    "■When this unit is summoned, choose one —\n・Draw a card.\n・Deal 1 damage to your opponent.",
  ],
  ["M", "●カードを1枚引く。\n●相手に1点のダメージを与える。", "■Draw a card. Deal 1 damage to your opponent."],
];

/** Usual words for numbers, triggers and durations, with what they mean. */
const USUAL: readonly (readonly [kind: string, text: string, english: string])[] = [
  [
    "U",
    "あなたの支配する他のすべてのユニットは、AP+1/HP+1の修整を受ける。",
    "■Other units you control get +1 AP and +1 HP.",
  ],
  [
    "U",
    "このユニットは、あなたの手札1枚につきAP+1の修整を受ける。",
    "■This unit gets +1 AP for each card in your hand.",
  ],
  [
    "U",
    "このユニットのAPは、自分のダストに存在するマジックの枚数分アップする。",
    "■This unit gets +1 AP for each magic in your dust.",
  ],
  [
    "U",
    "相手のターンの間、このユニットのHPは手札の枚数分アップする。",
    "■During your opponent's turn, this unit gets +1 HP for each card in your hand.",
  ],
  [
    "M",
    "このターン、あなたの支配するすべてのユニットはAP+2の修整を受け、「このユニットは防御されない。」を得る。",
    "■Until end of turn, units you control get +2 AP. Until end of turn, units you control cannot be defended against.",
  ],
  [
    "M",
    "あなたのユニットを1体選び、このターン、AP+3/HP+3。",
    "■Choose a unit you control. Until end of turn, it gets +3 AP and +3 HP.",
  ],
  [
    "U",
    "お互いのターンの終了時毎に、このユニットにウィークカウンターを1つ置く。",
    "■At the end of each turn, put a weak counter on this unit.",
  ],
  [
    "U",
    "このユニットが防御された時、そのバトルが終わるまで、このユニットのAPを+2する。",
    "■Whenever a unit defends against this unit, this unit gets +2 AP until the end of the battle.",
  ],
  [
    "M",
    "ユニットを1体選び、火葬カウンターを2つのせる。このターンのおわりに、そのユニットを破壊する。",
    "■Choose a unit. Put two cremation counters on it. At the end of this turn, destroy it.",
  ],
  [
    "U",
    "相手がカードの効果でカードを引く度に、相手に1点のダメージを与える。",
    "■Whenever your opponent draws a card other than by the process of a phase, deal 1 damage to your opponent.",
  ],
  ["U", "このユニットはマジックの効果ではダメージを受けない。", "■This unit cannot be dealt damage by magics."],
  [
    "U",
    "自分の戦闘エリアに他のユニットが存在する限り、このユニットは攻撃対象に選択されない。",
    "■As long as you control another unit, this unit cannot be attacked.",
  ],
  ["S", "この魔石が表向きで存在する限り、相手はライフを回復できない。", "■Your opponent cannot recover life."],
  [
    "S",
    "各ターン、自分がはじめて使用するマジックの使用コストは1少なくなる。",
    "■As long as you did not use a magic this turn, magics you use cost 1 less to use.",
  ],
  [
    "M",
    "つぎの自分のターンのはじめまで、相手のユニットは攻撃できない。",
    "■Until the start of your next turn, units your opponent controls cannot attack.",
  ],
  [
    "U",
    "このユニットがダメージを与えられるたび、カードを1枚引く。",
    "■Whenever this unit is dealt damage, draw a card.",
  ],
];

/** Texts that say when something is used in a way that the game does not have. */
const REFUSED: readonly (readonly [kind: string, text: string])[] = [
  ["M", "カードを1枚引く。相手のユニット1体を対象として使用できる。それを破壊する。"],
  ["U", "このユニットが召喚された場合に発動できる。"],
  ["U", "このユニットが召喚された場合に発動できる。カードを1枚引く。この能力は1ターンに1度しか誘発しない。"],
  ["U", "自分のメインフェイズに手札を1枚捨てて発動できる。カードを1枚引く。"],
  ["M", "相手がマジックを使用した時に使用できる。カードを1枚引く。"],
  ["S", "各ターン、あなたが使用するマジックの使用コストは1少なくなる。"],
];

describe("texts that say when they are used", () => {
  it.each([...MEANINGS, ...USUAL])("%s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it.each(REFUSED)("%s %s is not read in full", (kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });

  it("ask whether a condition goes on behind 「さらに」", () => {
    const text = "自分の魔石が6枚以上あれば、このユニットのAPを+3する。さらに、このユニットは防御されない。";
    const [doubt] = findDoubts(text, "unit");
    expect(doubt?.readings.map(({ abilities }) => renderText(abilities, "en", "unit").split("\n")[1])).toEqual([
      "■As long as you control six or more stones, this unit cannot be defended against.",
      "■This unit cannot be defended against.",
    ]);
    expect(findDoubts("このユニットのAPを+3する。さらに、このユニットは防御されない。", "unit")).toEqual([]);
  });
});
