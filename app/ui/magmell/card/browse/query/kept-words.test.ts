import { expect, test } from "vitest";
import { keepWords, keptWords } from "./kept-words";

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
  keepWords(storage, "t:unit c:r", "種別:ユニット 色:赤");
  keepWords(storage, "t:unit c:r", "色:赤 種別:ユニット");
  expect(keptWords(storage, "t:unit c:r")).toBe("色:赤 種別:ユニット");
  expect(keptWords(storage, "c:r")).toBeNull();
  for (let search = 0; search < 40; search++) keepWords(storage, `q${search}`, `typed ${search}`);
  expect(keptWords(storage, "t:unit c:r")).toBeNull();
  expect(keptWords(storage, "q39")).toBe("typed 39");
});

test.each(["", "{}", "[1]", '[["a"]]', "nonsense"])("a storage that holds %s holds no words", (text) => {
  expect(keptWords(memory(text), "a")).toBeNull();
  expect(keptWords(null, "a")).toBeNull();
  expect(() => keepWords(null, "a", "b")).not.toThrow();
});
