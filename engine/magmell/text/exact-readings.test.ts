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
