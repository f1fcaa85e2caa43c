import { expect, test } from "vitest";
import { readPoolSearchInput, storePoolSearchInput } from "./use-pool";

const storageOf = () => {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
};
const typed = { text: "種別:ユニット", choices: { kinds: [], colors: ["red"], costs: [] } } as const;

test("the words of a query come back in the window where they were typed", () => {
  const storage = storageOf();
  storePoolSearchInput("t:unit c:r", typed, storage);
  expect(readPoolSearchInput("t:unit c:r", storage)).toEqual(typed);
});

test("another query is its own words, and so is one without storage", () => {
  const storage = storageOf();
  storePoolSearchInput("t:unit c:r", typed, storage);
  const none = { kinds: [], colors: [], costs: [] };
  expect(readPoolSearchInput("t:magic", storage)).toEqual({ text: "t:magic", choices: none });
  expect(readPoolSearchInput("t:magic", null)).toEqual({ text: "t:magic", choices: none });
  storage.setItem("grimoire.pool", "{broken");
  expect(readPoolSearchInput("", storage)).toEqual({ text: "", choices: none });
  expect(readPoolSearchInput("t:unit", storage)).toEqual({ text: "t:unit", choices: none });
});
