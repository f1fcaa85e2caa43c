import { expect, test } from "vitest";
import { looksLikeDeck } from "./use-pasted-list";

test.each([
  "3 走り火\n2 延焼",
  "《走り火》",
  "KFBXUHBT8Q",
  "https://example.com/d/KFBXUHBT8Q",
  "墨つぎの見習い3、走り火2",
  "走り火×３／延焼×２",
  '{"grimoire":[]}',
])("%s is taken for a deck", (text) => {
  expect(looksLikeDeck(text)).toBe(true);
});

test.each(["", "走り火", "赤い カード", "2026年11月", `a${"\n".repeat(20_000)}`])("%j is left to the page", (text) => {
  expect(looksLikeDeck(text)).toBe(false);
});
