import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import { CARD_KINDS } from "../../model/card";
import { abilityArbitrary } from "../../testing/arbitraries/any-ability";
import { CARD_POOL } from "../../testing/pool/pool";
import { renderEnglish } from "./render-english";

/** Faults that no printed text has: traces of code, gaps, sentences without a beginning or an end. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["something that is not there", /undefined|null|NaN|\[object/],
  ["two spaces, or one before a stop", / {2}| [,.;]/],
  ["a sentence that begins small", /[.] [a-z]|^[■・][a-z]/m],
  ["a sentence without an end", /[^.。」"'—]$/m],
  ["stops side by side", /,,|\.\.|—\./],
  ["two articles side by side", /\b(?:a|an|the) (?:a|an|the)\b/],
];

const faultsIn = (text: string): readonly string[] =>
  FAULTS.flatMap(([fault, pattern]) => (pattern.test(text) ? [`${fault}: ${text}`] : []));

describe("English of any abilities", () => {
  it("reads like print for every card of the pool", () => {
    const texts = CARD_POOL.list
      .map(({ abilities, kind }) => renderEnglish(abilities, kind))
      .filter((text) => text !== "");
    expect(texts.length).toBeGreaterThan(120);
    expect(texts.flatMap(faultsIn)).toEqual([]);
  });

  it("is some text without such faults, whatever the tree", () => {
    const kind = fc.constantFrom(...CARD_KINDS);
    fc.assert(
      fc.property(fc.array(abilityArbitrary, { maxLength: 3 }), kind, (abilities, of) => {
        const text = renderEnglish(abilities, of);
        expect(faultsIn(text)).toEqual([]);
        if (abilities.length > 0) expect(text).toMatch(/^■./);
      }),
      { numRuns: scaleRuns(300) },
    );
  });

  it("has a line for each ability and each mode", () => {
    const draw = { do: "draw", who: "you", count: 1 } as const;
    const text = renderEnglish(
      [
        { type: "magic", modes: [{ effects: [draw] }, { effects: [draw, draw] }] },
        { type: "unsupported", text: "■何か\n別" },
      ],
      "magic",
    );
    expect(text.split("\n")).toEqual([
      "■Choose one —",
      "・Draw a card.",
      "・Draw a card. Draw a card.",
      "■「何か」.",
      "■「別」.",
    ]);
  });

  it("is empty for no abilities", () => {
    expect(renderEnglish([], "unit")).toBe("");
  });
});
