import { describe, expect } from "vitest";
import { rule } from "../../testing/rule";
import { compileText, renderText } from "../../text";

const eventOf = (text: string) => {
  const { abilities, coverage } = compileText(text, "unit");
  expect(coverage).toBe("full");
  const [ability] = abilities;
  return ability !== undefined && "on" in ability ? ability.on : null;
};

describe("a unit that is spoken of without an area", () => {
  rule("mag:405.4", "is one in the battle area, and a card is one wherever it is", () => {
    const unit = { on: "move", what: { kind: "unit", whose: "opponent" }, from: "battleArea" };
    expect(eventOf("■相手が支配するユニットがダストに置かれたとき、カードを1枚引く。")).toEqual({
      ...unit,
      to: "dust",
    });
    expect(eventOf("■ユニットが相手のダストに置かれたとき、カードを1枚引く。")).toEqual({ ...unit, to: "dust" });
    expect(eventOf("■相手が支配するユニットが手札に戻されたとき、カードを1枚引く。")).toEqual({
      ...unit,
      to: "hand",
      cause: "return",
    });
    expect(eventOf("■相手が支配するカードがダストに置かれたとき、カードを1枚引く。")).toEqual({
      on: "move",
      what: { whose: "opponent" },
      to: "dust",
    });
  });

  rule("mag:405.4", "may be one of any area where the text says so", () => {
    const text = "■相手が支配するユニットがいずれかの領域からダストに置かれたとき、カードを1枚引く。";
    expect(eventOf(text)).toEqual({ on: "move", what: { kind: "unit", whose: "opponent" }, to: "dust" });
    expect(renderText(compileText(text, "unit").abilities, "ja", "unit")).toBe(text);
  });
});
