import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Modules that ask for decks without their game, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "lib/moderation/data.ts": "decks of either game are hidden and shown again",
  "lib/moderation/mutations.ts": "decks of either game are hidden and shown again",
  "lib/decks/stored/mutations.ts":
    "an account holds so many decks of both games together; a version is of a deck that was just written",
  "lib/magmell/starters/mutations.ts": "a starter deck is found by its key and written by its id",
};

const sources = ["lib", "app"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
    .map((path) => `${folder}/${path}`),
);

test("decks are asked for through getGameDecks, which takes their game", () => {
  const asking = sources.filter((path) => /\.deck\s*\.\w+\(/.test(readFileSync(join(ROOT, path), "utf8")));
  expect(sources.length).toBeGreaterThan(500);
  expect(asking.sort(), "write getGameDecks(game) instead of db().deck").toEqual(Object.keys(EXCEPTIONS).sort());
});
