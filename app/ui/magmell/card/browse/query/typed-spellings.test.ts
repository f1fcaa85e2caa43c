import { expect, test } from "vitest";
import { addTypedSpelling, readTypedFragment, readTypedSpelling, storeTypedSpelling } from "./typed-spellings";

function memory(start: string | null = null) {
  let kept = start;
  return {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  };
}

test("the last words for a query are kept, and those of the last searches", () => {
  const storage = memory();
  storeTypedSpelling(storage, "t:unit c:r", "種別:ユニット 色:赤");
  storeTypedSpelling(storage, "t:unit c:r", "色:赤 種別:ユニット");
  expect(readTypedSpelling(storage, "t:unit c:r")).toBe("色:赤 種別:ユニット");
  expect(readTypedSpelling(storage, "c:r")).toBeNull();
  for (let search = 0; search < 40; search++) storeTypedSpelling(storage, `q${search}`, `typed ${search}`);
  expect(readTypedSpelling(storage, "t:unit c:r")).toBeNull();
  expect(readTypedSpelling(storage, "q39")).toBe("typed 39");
});

test.each(["", "{}", "[1]", '[["a"]]', "nonsense"])("a storage that holds %s holds no words", (text) => {
  expect(readTypedSpelling(memory(text), "a")).toBeNull();
  expect(readTypedSpelling(null, "a")).toBeNull();
  expect(() => storeTypedSpelling(null, "a", "b")).not.toThrow();
});

test("a redirect carries the words as they were typed, unless they are long", () => {
  for (const typed of ["twins of ink", "色:青　種別:ユニット", "100% #&?"]) {
    const { hash, search } = new URL(addTypedSpelling("/cards?q=x", typed), "http://x");
    expect([search, readTypedFragment(hash)]).toEqual(["?q=x", typed]);
  }
  expect(addTypedSpelling("/cards?q=x", "a".repeat(201))).toBe("/cards?q=x");
  for (const hash of ["", "#main", "#typed=%"]) expect(readTypedFragment(hash)).toBeNull();
});
