import { expect, it } from "vitest";
import { readSingleKeySetting, writeSingleKeySetting } from "./single-keys";

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
  expect(readSingleKeySetting(storageOf({}))).toBe(true);
  expect(readSingleKeySetting(null)).toBe(true);
});

it.each([
  [{ "grimoire.letters": "off" }, false],
  [{ "goldfish-keys": "off" }, false],
  [{ "grimoire.letters": "on", "goldfish-keys": "off" }, false],
  [{ "grimoire.letters": "off", "goldfish-keys": "on" }, false],
  [{ "grimoire.letters": "on", "goldfish-keys": "on" }, true],
])("takes over the settings that screens once had on their own: %j", (values, on) => {
  expect(readSingleKeySetting(storageOf(values))).toBe(on);
});

it("remembers the choice over an older one, whose keys it clears away", () => {
  const storage = storageOf({ "grimoire.letters": "off", "goldfish-keys": "off" });
  writeSingleKeySetting(storage, true);
  expect(readSingleKeySetting(storage)).toBe(true);
  expect([...storage.map.keys()]).toEqual(["grimoire.keys"]);
  writeSingleKeySetting(storage, false);
  expect(readSingleKeySetting(storage)).toBe(false);
});

it("survives a browser that forbids storage", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  expect(() => writeSingleKeySetting(storage, false)).not.toThrow();
  expect(readSingleKeySetting(storage)).toBe(true);
});
