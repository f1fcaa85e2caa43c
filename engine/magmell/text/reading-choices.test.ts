import { describe, expect, test } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, type ReadingChoice, renderText } from ".";

const DOUBTFUL = "■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
const CLEAR = "■カードを1枚引く。ライフを2点回復する。";

/** The choice of one of the readings of the only ability in doubt. */
function choose(text: string, reading: number): ReadingChoice {
  const [doubt] = findDoubts(text, "magic");
  const choice = doubt?.readings[reading]?.choice;
  if (doubt === undefined || choice === undefined) throw new Error(`${text} has no such reading`);
  return { textHash: doubt.textHash, sentence: doubt.sentence, choice };
}

const english = (text: string, choices?: readonly ReadingChoice[]): string =>
  renderText(compileText(text, "magic", choices).abilities, "en", "magic");

describe("a text that can be read in several ways", () => {
  test("has each of its readings, the one that it is read in first", () => {
    const [doubt, ...more] = findDoubts(DOUBTFUL, "magic");
    expect(more).toEqual([]);
    expect(doubt?.readings.map(({ abilities }) => renderText(abilities, "en", "magic"))).toEqual([
      "■Negate target card on the chant that targets a unit you control.",
      "■Negate target card you control on the chant that targets a unit.",
    ]);
    expect(doubt?.readings[0]?.abilities).toEqual(compileText(DOUBTFUL, "magic").abilities);
  });

  test("is read in the one that was chosen, behind other abilities too", () => {
    const text = `${CLEAR}\n${DOUBTFUL}`;
    expect(choose(text, 1).sentence).toBe(2);
    expect(english(text, [choose(text, 1)])).toContain("target card you control on the chant that targets a unit.");
    expect(compileText(text, "magic", [choose(text, 1)]).coverage).toBe("full");
  });

  test.each([
    ["of another text", [{ ...choose(DOUBTFUL, 1), textHash: "0".repeat(16) }]],
    ["of another ability", [{ ...choose(DOUBTFUL, 1), sentence: 1 }]],
    ["that it does not have", [{ ...choose(DOUBTFUL, 1), choice: "0".repeat(16) }]],
  ])("is read in the likeliest way with a choice %s", (_about, choices) => {
    expect(english(DOUBTFUL, choices)).toBe(english(DOUBTFUL));
  });

  test("keeps its choice where only notes and widths change", () => {
    const spaced = DOUBTFUL.replace("1枚", "１枚").replace("■", "■ （注釈）");
    expect(english(spaced, [choose(DOUBTFUL, 1)])).toBe(english(DOUBTFUL, [choose(DOUBTFUL, 1)]));
  });
});

test.each([
  [
    "states that change places",
    "■ウェイク状態のユニットをすべてレストし、レスト状態のユニットをすべてウェイクする。",
    [
      "■Rest all awake units. Wake all rested units.",
      "■Choose all rested units. Rest all awake units. Wake the chosen units.",
    ],
  ],
  [
    "a dust of nobody named",
    "■あなたはダストのカード1枚を夢に置いてもよい。",
    ["■You may put a card in the dust into the dream.", "■You may put a card in your dust into the dream."],
  ],
])("asks about %s", (_about, text, readings) => {
  expect(
    findDoubts(text, "magic").flatMap((doubt) =>
      doubt.readings.map(({ abilities }) => renderText(abilities, "en", "magic")),
    ),
  ).toEqual(readings);
});

test("reveals what is turned face up in a pile", () => {
  const text = "■あなたの魔導書の上から3枚を表向きにする。その中からユニットを好きな数、手札に加える。";
  expect(english(text)).toBe(
    "■Reveal the top three cards of your grimoire. Put any number of unit cards from among them into your hand.",
  );
});

test.each<[CardKind, string]>([
  ["magic", CLEAR],
  ["unit", "■相手のユニットは、このユニット以外のあなたのユニットを攻撃対象に指定できない。"],
])("as a %s, %s can be read in one way", (kind, text) => {
  expect(findDoubts(text, kind)).toEqual([]);
});
