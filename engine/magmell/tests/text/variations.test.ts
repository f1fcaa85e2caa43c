import { describe, expect, it } from "vitest";
import { readCardFiles } from "../../testing/starter/read-card-files";
import { COMBINABLE_PARTS, TEXT_VARIATIONS } from "../../testing/texts/variations";
import { UNSUPPORTED_TEXTS } from "../../testing/texts/variations/not-understood";
import { compileText, renderText } from "../../text";

describe("texts that no card has", () => {
  it("are over two hundred, each of its own, and none is a line of a card", () => {
    const texts = TEXT_VARIATIONS.map(({ text }) => text);
    const lines = new Set(
      readCardFiles("9999-12-31").flatMap(({ revision: { text } }) => [text, ...text.split("\n").slice(0)]),
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => lines.has(text))).toEqual([]);
  });

  it("are understood whole in at least 95 of 100 cases, those beyond the language counted in", () => {
    const all = [...TEXT_VARIATIONS, ...UNSUPPORTED_TEXTS];
    const left = all.filter(({ text, kind }) => compileText(text, kind).coverage !== "full");
    const share = 1 - left.length / all.length;
    console.info(
      `${(100 * share).toFixed(1)} % of ${all.length} texts are understood whole; not so: ${left.map(({ text }) => text).join(" ")}`,
    );
    expect(left.map(({ text }) => text)).toEqual(UNSUPPORTED_TEXTS.map(({ text }) => text));
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  it.each(TEXT_VARIATIONS)("$text", ({ text, means, kind }) => {
    const { abilities, sentences } = compileText(text, kind);
    expect(sentences.flatMap(({ unread }) => unread)).toEqual([]);
    expect(abilities).toEqual(compileText(means, kind).abilities);
    expect(renderText(abilities, "ja", kind)).toBe(means);
  });
});

describe("texts beyond the language", () => {
  it.each(UNSUPPORTED_TEXTS)("$text: $why", ({ text, kind, coverage, unread }) => {
    const compiled = compileText(text, kind);
    const found = compiled.sentences.flatMap((sentence) => sentence.unread);
    expect(compiled.coverage).toBe(coverage);
    expect(found.map((one) => [one.text, one.nearest])).toEqual(unread);
    for (const { start, end, text: stretch } of found) expect(text.slice(start, end)).toBe(stretch);
    expect(JSON.stringify(compiled.abilities)).toContain(unread[0]?.[0]);
  });
});

describe("parts that are understood apart", () => {
  const together = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const { abilities, coverage } = compileText(text, "unit");
      return coverage === "full" && renderText(abilities, "ja", "unit") === text ? [] : [text];
    });

  it("are understood together and written back as they stand: events, conditions, targets, instructions", () => {
    const { events, conditions, aims, instructions } = COMBINABLE_PARTS;
    const texts = events.flatMap((event, index) =>
      conditions.flatMap((condition, other) =>
        instructions.map((instruction, last) => {
          const aim = condition === "" ? (aims[(index + other + last) % aims.length] ?? "") : "";
          return `■${event}${condition}${aim}${instruction}`;
        }),
      ),
    );
    expect(texts.length).toBe(600);
    expect(together(texts)).toEqual([]);
  });

  it("are understood together: what holds as long as something is so", () => {
    const { whiles, affected, changes } = COMBINABLE_PARTS;
    const texts = whiles.flatMap((since) =>
      affected.flatMap((whom) =>
        changes.map((change) => `■${since}${whom}${whom.includes("、") ? change.replace(/^は/u, "は、") : change}`),
      ),
    );
    expect(together(texts)).toEqual([]);
  });
});
