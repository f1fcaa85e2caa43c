import { expect, test } from "vitest";
import type { LocalDeck } from "@/app/ui/editor/local-decks";
import { findCurrentDeck, storeChosenDeck } from "./current-deck";

const deck = (id: string, editedAt: number, account: string | null = null): LocalDeck => ({
  id,
  name: id,
  counts: { grimoire: 0, stoneDeck: 0 },
  editedAt,
  account,
  unsaved: false,
  blank: false,
  copiedFrom: null,
});

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

const DECKS = [deck("a", 30, "a"), deck("b", 20), deck("c", 10)];

test("the deck that was edited last is the current one", () => {
  expect(findCurrentDeck(DECKS, memory(), true)?.id).toBe("a");
  expect(findCurrentDeck([], memory(), true)).toBeNull();
});

test("without an account, decks of an account are left alone", () => {
  expect(findCurrentDeck(DECKS, memory(), false)?.id).toBe("b");
});

test("a choice counts until another deck is edited, and as long as the deck is there", () => {
  const storage = memory();
  storeChosenDeck(storage, "c", 40);
  expect(findCurrentDeck(DECKS, storage, true)?.id).toBe("c");
  expect(findCurrentDeck([deck("b", 50), ...DECKS], storage, true)?.id).toBe("b");
  expect(findCurrentDeck(DECKS.slice(0, 2), storage, true)?.id).toBe("a");
});

test.each(["", "nonsense", "[]", '{"id":1,"at":2}'])("a choice that cannot be read is none: %s", (text) => {
  expect(findCurrentDeck(DECKS, { getItem: () => text, setItem: () => {} }, true)?.id).toBe("a");
  expect(findCurrentDeck(DECKS, null, true)?.id).toBe("a");
});
