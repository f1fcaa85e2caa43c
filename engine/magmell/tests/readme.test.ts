import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { POOL_CARDS } from "../testing/pool/pool";
import { collectVocabulary } from "../testing/pool/vocabulary";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const table = README.slice(README.indexOf("## The vocabulary of card text"), README.indexOf("## Adding to it"));
const named = new Set([...table.matchAll(/`([A-Za-z]+)`/g)].map(([, word]) => word));

/** Sorts of words that say how a part is given, not what it is. */
const MANNERS = ["times", "position", "how", "count", "comparison", "target count", "target zone", "zone", "subject"];

describe("the vocabulary in the engine's README", () => {
  it("names every word that the cards of the pool use, and so all there are", () => {
    const words = [...collectVocabulary(POOL_CARDS)].filter(
      (word) => !MANNERS.some((sort) => word.startsWith(`${sort} `)),
    );
    expect(words.length).toBeGreaterThan(120);
    const missing = words.filter((word) => {
      const [, first = "", second] = word.split(" ");
      return !named.has(first) && !(second !== undefined && named.has(second));
    });
    expect(missing, "name it in the table of engine/README.md, The vocabulary of card text").toEqual([]);
  });
});
