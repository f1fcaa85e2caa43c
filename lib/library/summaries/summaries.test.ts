import { describe, expect, it } from "vitest";
import { EVERY_ENTRY } from "../entries";

describe("topics of rulings", () => {
  const topics = EVERY_ENTRY.flatMap(({ id, kind, summary }) =>
    kind === "ruling" && summary ? [{ id, summary }] : [],
  );

  it("end without a full stop in both languages, for they are no sentences", () => {
    expect(topics.length).toBeGreaterThan(400);
    expect(topics.filter(({ summary }) => summary.ja.endsWith("。") || summary.en.endsWith("."))).toEqual([]);
  });
});

describe("summaries", () => {
  it("call basic lands by the word of the documents", () => {
    expect(EVERY_ENTRY.filter(({ summary }) => summary?.ja.includes("基本土地")).map(({ id }) => id)).toEqual([]);
  });
});
