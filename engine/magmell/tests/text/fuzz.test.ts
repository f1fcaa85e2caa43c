import { describe, expect, it } from "vitest";
import { sampleShare, scaleRuns } from "../../../kernel/testing/scale-runs";
import { CARD_KINDS } from "../../model/card";
import { listCardTexts } from "../../testing/texts/card-texts";
import { createMutationMaterial, fuzzText, fuzzTexts } from "../../testing/texts/fuzz";
import { MAX_TEXT_LENGTH } from "../../testing/texts/mutate";
import { TEXT_VARIATIONS } from "../../testing/texts/variations";
import { WORST_TEXTS } from "../../testing/texts/worst-texts";
import { compileText, renderText } from "../../text";
import { MemoizedSource } from "../../text/grammar/grammar";
import { getJapaneseGrammar } from "../../text/japanese/japanese-grammar";
import { findAbilitySpans, normalizeText } from "../../text/normalize";

/** Steps needed to read each ability of a text, per character. */
function stepsPerSign(given: string): number {
  const folded = normalizeText(given);
  const counts = findAbilitySpans(folded).map(({ start, end }) => {
    const source = new MemoizedSource(getJapaneseGrammar(), folded.text.slice(start, end));
    for (const category of ["Ability", "Modes", "Body", "TriggerHead", "Clauses.and"]) source.read(category, 0);
    return source.steps / (end - start);
  });
  return Math.max(0, ...counts);
}

const moreThan = (steps: number, texts: readonly string[]) =>
  texts.map((text) => [stepsPerSign(text), text]).filter(([count]) => Number(count) > steps);

describe("reading takes no more than so many steps for each sign", () => {
  it("of texts as they are written", () => {
    expect(
      moreThan(
        60,
        [...listCardTexts(), ...TEXT_VARIATIONS].map(({ text }) => text),
      ),
    ).toEqual([]);
  });

  it("of texts that ask as much as any, which is far from where reading gives up", () => {
    expect(moreThan(60, WORST_TEXTS)).toEqual([]);
  });

  it("even where it gives up", () => {
    const source = new MemoizedSource(getJapaneseGrammar(), "「".repeat(50));
    source.steps = source.maxSteps;
    expect(source.read("Ability", 0)).toEqual([]);
    expect(source.steps).toBe(source.maxSteps + 1);
  });
});

describe("any text is read and written in both languages", () => {
  it("when it is as long and as bad as can be", () => {
    for (const text of WORST_TEXTS) {
      expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
      for (const kind of sampleShare(CARD_KINDS)) {
        const { abilities } = compileText(text, kind);
        for (const language of ["ja", "en"] as const)
          expect(typeof renderText(abilities, language, kind)).toBe("string");
      }
    }
  });

  it("when it is a card text that somebody has spoilt", () => {
    const from = createMutationMaterial();
    const failed = Array.from({ length: scaleRuns(400) }, (_, seed) => fuzzText(from, seed)).filter(
      ({ problem }) => problem !== null,
    );
    expect(failed).toEqual([]);
  });

  it("and the same seed spoils it in the same way", () => {
    const from = createMutationMaterial();
    expect(fuzzText(from, 7).text).toBe(fuzzText(from, 7).text);
    const lines: string[] = [];
    const texts = scaleRuns(150);
    expect(fuzzTexts({ texts, seed: 1 }, (line) => lines.push(line))).toBe(0);
    expect(lines[0]).toContain(`${texts} texts of at most 1000 signs`);
    expect(lines.at(-1)).toBe("No failure.");
  });
});
