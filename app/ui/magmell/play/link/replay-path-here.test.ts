import { afterEach, expect, test, vi } from "vitest";
import { getCurrentReplayPath } from "./replay-path-here";

vi.mock("../start/read-local-name", () => ({
  readLocalDeckName: async (id: string) => (id === "local-1" ? "朝の試し" : null),
}));
afterEach(() => vi.unstubAllGlobals());

const CODE = "KFBXUHBT8Q";
const replay = async () => "abc";
const at = (address: string) => vi.stubGlobal("window", { location: new URL(address, "https://grimoire.example") });

test.each([
  [`/goldfish/${CODE}?seed=7`, null, `/goldfish/${CODE}/replay/abc`],
  [`/goldfish/${CODE}?seed=7&against=xyz`, null, `/goldfish/${CODE}/replay/abc?against=xyz`],
  [`/goldfish/${CODE}?n=5r2u44Gu5pu4`, "潮の書", `/goldfish/${CODE}/replay/abc?n=5r2u44Gu5pu4`],
  [`/en/goldfish/${CODE}?against=xyz`, "潮の書", `/goldfish/${CODE}/replay/abc?n=5r2u44Gu5pu4&against=xyz`],
  [`/goldfish/${CODE}?deck=local-1`, null, `/goldfish/${CODE}/replay/abc?n=5pyd44Gu6Kmm44GX`],
  [`/goldfish/${CODE}?deck=local-2`, null, `/goldfish/${CODE}/replay/abc`],
])("the replay of the game at %s, given the name %s, is at %s", async (address, given, path) => {
  at(address);
  expect(await getCurrentReplayPath(replay, given)).toBe(path);
});

test("a game with a card that somebody made up has no replay", async () => {
  at(`/goldfish/${CODE}#c=abc`);
  expect(await getCurrentReplayPath(replay, "潮の書")).toBeNull();
});
