import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import { exchangeWords, IDLE_PHRASES, INSERTED_PHRASES, insertPhrases, soakDrops } from "../../testing/texts/drops";

describe("phrases put into texts that are read in full", () => {
  it("are read as something, or the text is not read in full, but for phrases that say what holds anyway", () => {
    const lost = insertPhrases(scaleRuns(600), 1).filter(
      ({ found, phrase }) => found === "lost" && !(phrase in IDLE_PHRASES),
    );
    expect(lost).toEqual([]);
  });

  it("are at least sixty, each once, and those that may be lost are among them, with a reason", () => {
    expect(new Set(INSERTED_PHRASES).size).toBe(INSERTED_PHRASES.length);
    expect(INSERTED_PHRASES.length).toBeGreaterThan(60);
    for (const [phrase, reason] of Object.entries(IDLE_PHRASES)) {
      expect(INSERTED_PHRASES).toContain(phrase);
      expect(reason).not.toBe("");
    }
  });

  it("are counted by the command, and the same seed puts the same phrases into the same texts", () => {
    expect(insertPhrases(20, 5)).toEqual(insertPhrases(20, 5));
    const lines: string[] = [];
    expect(soakDrops({ insertions: 50, seed: 1 }, (line) => lines.push(line))).toBe(0);
    expect(lines.at(-2)).toMatch(/^\d+ insertions, \d+ read in full, \d+ idle, 0 lost\.$/u);
    expect(lines.at(-1)).toMatch(/^\d+ words exchanged, \d+ read as something else, 0 lost\.$/u);
  });
});

describe("words exchanged for others of their kind in texts that are read in full", () => {
  it("mean something else, or the text is not read in full", () => {
    const lost = exchangeWords(scaleRuns(1500), 2).filter(({ found }) => found === "lost");
    expect(lost).toEqual([]);
  });
});
