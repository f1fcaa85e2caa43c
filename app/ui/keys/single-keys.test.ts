import { expect, it } from "vitest";
import { readSingleKeys, writeSingleKeys } from "./single-keys";

const storageOf = (values: Readonly<Record<string, string>>) => {
  const map = new Map(Object.entries(values));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

it("is on until it is turned off, and without storage", () => {
  expect(readSingleKeys(storageOf({}))).toBe(true);
  expect(readSingleKeys(null)).toBe(true);
});

it.each([
  [{ "grimoire.letters": "off" }, false],
  [{ "goldfish-keys": "off" }, false],
  [{ "grimoire.letters": "on", "goldfish-keys": "off" }, false],
  [{ "grimoire.letters": "off", "goldfish-keys": "on" }, false],
  [{ "grimoire.letters": "on", "goldfish-keys": "on" }, true],
])("takes over the settings that screens once had on their own: %j", (values, on) => {
  expect(readSingleKeys(storageOf(values))).toBe(on);
});

it("remembers the choice over an older one, whose keys it clears away", () => {
  const storage = storageOf({ "grimoire.letters": "off", "goldfish-keys": "off" });
  writeSingleKeys(storage, true);
  expect(readSingleKeys(storage)).toBe(true);
  expect([...storage.map.keys()]).toEqual(["grimoire.keys"]);
  writeSingleKeys(storage, false);
  expect(readSingleKeys(storage)).toBe(false);
});

it("survives a browser that forbids storage", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  expect(() => writeSingleKeys(storage, false)).not.toThrow();
  expect(readSingleKeys(storage)).toBe(true);
});
