import { describe, expect, it } from "vitest";
import { createWeakMemo } from "./weak-memo";

describe("a weak memo", () => {
  it("computes once for each key, by identity", () => {
    const asked: string[] = [];
    const lengthOf = createWeakMemo(({ word }: { readonly word: string }) => {
      asked.push(word);
      return word.length;
    });
    const key = { word: "stone" };
    expect([lengthOf(key), lengthOf(key), lengthOf({ word: "stone" })]).toEqual([5, 5, 5]);
    expect(asked).toEqual(["stone", "stone"]);
  });

  it("keeps values that count as false", () => {
    let asked = 0;
    const isEmpty = createWeakMemo((list: readonly unknown[]) => {
      asked += 1;
      return list.length === 0;
    });
    const key = [1];
    expect([isEmpty(key), isEmpty(key)]).toEqual([false, false]);
    expect(asked).toBe(1);
  });

  it("may ask itself for parts of a key", () => {
    type Tree = { readonly parts: readonly Tree[] };
    const countTrees: (tree: Tree) => number = createWeakMemo((tree: Tree) =>
      tree.parts.reduce((sum, part) => sum + countTrees(part), 1),
    );
    const leaf: Tree = { parts: [] };
    expect(countTrees({ parts: [leaf, { parts: [leaf, leaf] }] })).toBe(5);
  });
});
