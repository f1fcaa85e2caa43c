import { describe, expect, it } from "vitest";
import { VOCABULARY_WORDS } from "./all-words";
import { CARD_POOL, POOL_SPELLS, POOL_STONES } from "./pool";
import { collectVocabulary } from "./vocabulary";

describe("the pool", () => {
  const used = collectVocabulary(CARD_POOL.list);

  it.each(VOCABULARY_WORDS)("uses every %s", (sort, all) => {
    const unused = all.filter((word) => !used.has(`${sort} ${word}`));
    expect(unused, "add a card that uses it to engine/magmell/testing/pool").toEqual([]);
  });

  it("has at least 100 names for a grimoire, and stones with and without text", () => {
    expect(POOL_SPELLS.length).toBeGreaterThanOrEqual(100);
    expect(POOL_STONES.length).toBeGreaterThanOrEqual(8);
  });

  it("has tokens, two colours at once, and catalysts that any stone pays", () => {
    expect(CARD_POOL.list.filter(({ token }) => token).length).toBeGreaterThanOrEqual(2);
    expect(CARD_POOL.list.some(({ useCost: { red, green } }) => red > 0 && green > 0)).toBe(true);
    expect(CARD_POOL.list.some(({ catalyst }) => catalyst.any > 0)).toBe(true);
  });
});
