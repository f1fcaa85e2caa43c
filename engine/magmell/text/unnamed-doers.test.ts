import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, renderText } from "./index";

const read = (text: string, kind: CardKind = "magic"): string => {
  const { coverage, abilities } = compileText(text, kind);
  return coverage === "full" ? renderText(abilities, "en", kind) : "not read";
};

const doubts = (text: string): readonly string[] =>
  findDoubts(text, "magic").flatMap(({ readings }) =>
    readings.map(({ abilities }) => renderText(abilities, "en", "magic")),
  );

describe("what is done without naming anybody", () => {
  it.each([
    ["そうした場合、", "If they do, your opponent draws a card.", "If they do, draw a card."],
    ["そうした場合は、", "If they do, your opponent draws a card.", "If they do, draw a card."],
    ["そうしなかった場合、", "If they don't, your opponent draws a card.", "If they don't, draw a card."],
    ["捨てた場合、", "If they do, draw a card.", "If they do, your opponent draws a card."],
  ])("may be done by you or the opponent behind the opponent's choice: 「%s」", (words, ...readings) => {
    expect(doubts(`■相手は手札を1枚捨ててもよい。${words}カードを1枚引く。`)).toEqual(
      readings.map((one) => `■Your opponent may discard a card. ${one}`),
    );
  });

  it.each(["その後、", "また、", "そして、"])("may be done by either player behind 「%s」", (words) => {
    expect(doubts(`■相手は手札を1枚捨てる。${words}カードを1枚引く。`)).toEqual([
      "■Your opponent discards a card. Your opponent draws a card.",
      "■Your opponent discards a card. Draw a card.",
    ]);
    expect(doubts(`■相手は手札を1枚捨てる。${words}相手はカードを1枚引く。`)).toEqual([]);
  });

  it("may be done under the condition before it or not behind 「さらに」", () => {
    expect(doubts("■あなたのライフが5以下ならば、カードを1枚引く。さらに、相手に1点のダメージを与える。")).toEqual([
      "■If you have 5 or less life, draw a card and deal 1 damage to your opponent.",
      "■If you have 5 or less life, draw a card. Deal 1 damage to your opponent.",
    ]);
  });

  it("is no doubt where the player is named, or the choice is yours", () => {
    expect(doubts("■相手は手札を1枚捨ててもよい。そうした場合、あなたはカードを1枚引く。")).toEqual([]);
    expect(doubts("■手札を1枚捨ててもよい。そうした場合、カードを1枚引く。")).toEqual([]);
  });

  it("is done by the player who alone has seen the cards", () => {
    expect(read("■相手は魔導書の上から3枚を見る。その中の1枚を手札に加える。")).toContain(
      "Your opponent chooses one of them.",
    );
  });

  it("may be done by either player with cards that both have seen", () => {
    expect(doubts("■相手は魔導書の上からカードを3枚公開する。その中の1枚を手札に加える。")).toHaveLength(2);
  });

  it("is not read where both act on each other and somebody decides", () => {
    expect(read("■お互いに1点のダメージを与えてもよい。")).toBe("not read");
    expect(read("■お互いのプレイヤーに1点のダメージを与えてもよい。")).toBe("■You may deal 1 damage to each player.");
  });
});

describe("what only rules destroy after the resolution", () => {
  it.each([
    "それがこのターンに破壊されなかったならば、カードを1枚引く。",
    "それがこのターンに破壊されたならば、カードを1枚引く。そうでないならば、カードを1枚捨てる。",
  ])("is not asked about before: %s", (words) => {
    expect(read(`■ユニット1体を対象とする。それに2点のダメージを与える。${words}`)).toBe("not read");
  });
});

describe("damage that is passed on", () => {
  it("keeps its source", () => {
    const words = "■あなたの他のユニットがダメージを受ける場合、かわりにこのユニットがそのダメージを受ける。";
    expect(read(words, "unit")).toBe(
      "■If another unit you control would be dealt damage, the source of that damage deals that much damage to this unit instead.",
    );
  });
});

describe("what never holds", () => {
  it.each([
    ["magic", "■魔石1枚を選び、このターン、それは使えない。"],
    ["magic", "■魔石1枚を対象とする。それは使用できない。"],
    ["unit", "■相手の魔石は使用できない。"],
  ] as const)("is not read: the use of stones (%s: %s)", (kind, text) => {
    expect(read(text, kind)).toBe("not read");
  });

  it("does not come of a card in an area where its ability would not work", () => {
    expect(read("■手札にあるこのカードの色は赤になる。", "unit")).toBe("■While this card is in your hand: it is red.");
  });
});

describe("an otherwise behind two conditions on different things", () => {
  const both = "もしあなたのライフが5以下ならば、カードを1枚引く。もし相手のライフが5以下ならば、カードを2枚引く。";

  it.each(["そうでないならば、", "そうでない場合、", "それ以外の場合、"])("is not read: 「%s」", (words) => {
    expect(read(`■${both}${words}手札を1枚捨てる。`)).toBe("not read");
  });

  it("belongs to the last one in its sentence", () => {
    const text = `■${both.slice(0, -9)}カードを2枚引き、そうでないならば、カードを1枚捨てる。`;
    expect(read(text)).toContain("Otherwise, discard a card.");
  });

  it("is written with the condition to which it belongs in 「」", () => {
    const text = `■もしあなたのライフが5以下ならば、カードを1枚引く。「もし相手のライフが5以下ならば、カードを2枚引く。そうでないならば、カードを1枚捨てる。」を行う。`;
    expect(renderText(compileText(text, "magic").abilities, "ja", "magic")).toBe(text);
  });
});
