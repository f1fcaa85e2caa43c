import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, renderText } from "./index";

const read = (text: string, kind: CardKind): string => {
  const { coverage, abilities } = compileText(text, kind);
  return coverage === "full" ? renderText(abilities, "en", kind) : "not read";
};

const doubts = (text: string, kind: CardKind): readonly string[] =>
  findDoubts(text, kind).flatMap(({ readings }) => readings.map(({ abilities }) => renderText(abilities, "en", kind)));

describe("a trigger that an instruction creates", () => {
  it("triggers once with 「とき」 (302.1.3.1), and every time with 「たび」", () => {
    expect(read("■このターン、あなたのユニットが破壊されたとき、カードを1枚引く。", "magic")).toBe(
      "■The next time a unit you control is destroyed this turn, draw a card.",
    );
    expect(read("■このターン、あなたのユニットが破壊されるたび、カードを1枚引く。", "magic")).toBe(
      "■Whenever a unit you control is destroyed this turn, draw a card.",
    );
  });

  it("may mean either for the whole game, which is asked", () => {
    expect(doubts("■このゲームの間、あなたがマジックを使用したとき、カードを1枚引く。", "magic")).toEqual([
      "■The next time you use a magic, draw a card.",
      "■For the rest of the game, whenever you use a magic, draw a card.",
    ]);
  });

  it("is written with 「たび」 for several events, too", () => {
    const text = "■このターン、あなたがカードを引くたび、またはユニットが破壊されるたび、相手はライフを1点失う。";
    expect(renderText(compileText(text, "magic").abilities, "ja", "magic")).toBe(text);
  });
});

/** Texts in which a word was once passed over or taken too widely, with what they mean. */
const MEANINGS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "magic",
    "すべてのユニットを破壊する。各プレイヤーは、これによって破壊された自分のユニット1体につき1枚カードを引く。",
    "■Destroy all units. Each player draws cards equal to the number of those of the destroyed units that are units and controlled by that player.",
  ],
  [
    "magic",
    "すべてのユニットをレストする。レストした相手のユニットを破壊する。",
    "■Rest all units. Destroy those of them that are units and controlled by your opponent.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それにウィークカウンターを2個置く。それがこのターンに破壊されたならば、カードを1枚引く。",
    "■Put two weak counters on target unit. The next time it is destroyed this turn, draw a card.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それを破壊する。それがこのターンに破壊されたならば、カードを1枚引く。",
    "■Destroy target unit. If it was destroyed this turn, draw a card.",
  ],
  [
    "unit",
    "各プレイヤーは、1ターンに2枚以上のカードを使用できない。",
    "■As long as you used a card this turn, you cannot use cards.\n■As long as your opponent used a card this turn, your opponent cannot use cards.",
  ],
  [
    "magic",
    "このターン、プレイヤーは2枚以上のマジックを使用できない。",
    "■Until end of turn, as long as you used a magic this turn, you cannot use magics. Until end of turn, as long as your opponent used a magic this turn, your opponent cannot use magics.",
  ],
  [
    "unit",
    "プレイヤーは1ターンに1回しか攻撃できない。",
    "■As long as a unit you controlled attacked this turn, units you control cannot attack.\n■As long as a unit your opponent controlled attacked this turn, units your opponent controls cannot attack.",
  ],
  [
    "unit",
    "このユニットは相手が支配するカードの対象にならない。",
    "■This unit cannot be targeted by cards your opponent controls.",
  ],
  [
    "unit",
    "このユニットは相手が支配するカードや能力の対象にならない。",
    "■This unit cannot be targeted by cards and abilities your opponent controls.",
  ],
  [
    "unit",
    "このユニットが相手のカードの対象になったとき、カードを1枚引く。",
    "■Whenever this unit becomes the target of a card your opponent controls, draw a card.",
  ],
  ["unit", "あなたのマジックの使用コストは1減少する。", "■Magics you use cost 1 less to use."],
  ["unit", "すべてのマジックの使用コストは1増加する。", "■Magics cost 1 more to use."],
  ["unit", "あなたの手札にあるマジックの使用コストは1減少する。", "■Magics in your hand cost 1 less to use."],
  ["unit", "相手のマジックは使用できない。", "■Your opponent cannot use magics."],
  ["unit", "あなたのユニットは触媒を支払わずに使用できる。", "■Unit cards you use need no catalyst."],
  [
    "magic",
    "相手は、次の自身のターンの開始時、カードを1枚引く。",
    "■At the start of your opponent's next turn, your opponent draws a card.",
  ],
  [
    "unit",
    "各プレイヤーは、自身のターンの開始時、カードを1枚引く。",
    "■At the start of each turn, the turn player draws a card.",
  ],
  [
    "magic",
    "相手の魔導書を無作為化する。その後、カードを1枚引く。",
    "■Your opponent shuffles their grimoire. Draw a card.",
  ],
  [
    "unit",
    "カードが相手のダストを離れたとき、カードを1枚引く。",
    "■Whenever a card leaves your opponent's dust, draw a card.",
  ],
  [
    "unit",
    "あなたのダストからカードが1枚以上離れるたび、カードを1枚引く。",
    "■Whenever one or more cards leave your dust, draw a card.",
  ],
  [
    "unit",
    "相手がカードを1枚以上引いたとき、ライフを1点回復する。",
    "■Whenever your opponent draws one or more cards, you recover 1 life.",
  ],
  [
    "unit",
    "あなたのターンの開始時、このカードがダストにあるなら、このカードを手札に戻す。",
    "■While this card is in your dust: at the start of your turn, if it is in the dust, return it to its owner's hand.",
  ],
  [
    "unit",
    "このカードがダストにあるかぎり、あなたのユニットは防御されない。",
    "■While this card is in your dust: units you control cannot be defended against.",
  ],
];

/** Conditions behind a replaced event: otherwise, it happens as usual. */
const REPLACEMENTS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "unit",
    "このユニットが破壊される場合、あなたのライフが5以上なら、かわりに手札に戻す。",
    "■If this unit would be destroyed while you have 5 or more life, return it to its owner's hand instead.",
  ],
  [
    "unit",
    "ユニットが破壊される場合、それが緑なら、かわりに夢に置く。",
    "■If a unit would be destroyed while it is green, put it into the dream instead.",
  ],
];

/** Conditions on one thing, and numbers of several things. */
const CONDITIONS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "magic",
    "あなたの魔導書の一番上のカードを公開する。それがユニットなら手札に加える。マジックならダストに置く。それ以外の場合、夢に置く。",
    "■Reveal the top card of your grimoire. If it is a unit, put it into your hand. Otherwise, if it is a magic, put it into the dust; otherwise, put it into the dream.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それのAPが2以下なら破壊する。それのAPが5以上なら手札に戻す。それ以外の場合、レストする。",
    "■Choose as a target a unit. If it has 2 AP or less, destroy it. Otherwise, if it has 5 AP or more, return it to its owner's hand; otherwise, rest it.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。それが緑なら手札に戻す。それが赤なら破壊する。",
    "■Choose as a target a unit. If it is green, return it to its owner's hand. If it is red, destroy it.",
  ],
  [
    "magic",
    "ユニット2体を対象とする。それらのAPの合計が3以下なら、それらを破壊する。",
    "■Choose as targets two units. If the total AP of them is 3 or less, destroy them.",
  ],
];

/** Texts that contradict themselves or may mean two things. */
const REFUSED: readonly (readonly [kind: CardKind, text: string])[] = [
  ["unit", "相手のダストからカードがあなたの手札に戻ったとき、カードを1枚引く。"],
  ["magic", "HPの合計が5以下の相手のユニット2体を破壊する。"],
  ["magic", "使用コストの合計が4以下の好きな数のユニットを対象とする。それらを破壊する。"],
  ["magic", "あなたのダストから使用コストの合計が3以下のユニットを2枚まで手札に加える。"],
  ["unit", "このカードが相手のダストにあるかぎり、あなたのユニットのAPは1増加する。"],
  ["unit", "このユニットが破壊される場合、かわりに、あなたのライフが5以上なら手札に戻す。"],
  ["magic", "相手がこのターンに使用したマジック1枚を選び、使用する。"],
  ["magic", "ユニット2体を対象とする。それらのAPが3以下なら、それらを破壊する。"],
  ["magic", "ユニット2体を対象とする。相手にそれらのAPに等しい点数のダメージを与える。"],
  [
    "magic",
    "あなたのライフが5以下なら、カードを1枚引く。あなたのライフが10以下なら、ライフを1点回復する。そうでない場合、相手に1点のダメージを与える。",
  ],
  ["magic", "各プレイヤーは、次の自身のターンの開始時、カードを1枚引く。"],
];

describe("every word of a text", () => {
  it.each([...MEANINGS, ...REPLACEMENTS, ...CONDITIONS])("counts on a %s: %s", (kind, text, english) => {
    expect(read(`■${text}`, kind)).toBe(english);
    expect(doubts(`■${text}`, kind)).toEqual([]);
    const { abilities } = compileText(`■${text}`, kind);
    expect(compileText(renderText(abilities, "ja", kind), kind).abilities).toEqual(abilities);
  });

  it.each(REFUSED)("is refused on a %s where it fits nothing: %s", (kind, text) => {
    expect(read(`■${text}`, kind)).toBe("not read");
  });
});
