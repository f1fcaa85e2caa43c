import { expect, test } from "vitest";
import type { LocalDeck } from "@/app/ui/editor/local-decks";
import { chooseDeck, currentDeck } from "./current-deck";

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
  expect(currentDeck(DECKS, memory(), true)?.id).toBe("a");
  expect(currentDeck([], memory(), true)).toBeNull();
});

test("without an account, decks of an account are left alone", () => {
  expect(currentDeck(DECKS, memory(), false)?.id).toBe("b");
});

test("a choice counts until another deck is edited, and as long as the deck is there", () => {
  const storage = memory();
  chooseDeck(storage, "c", 40);
  expect(currentDeck(DECKS, storage, true)?.id).toBe("c");
  expect(currentDeck([deck("b", 50), ...DECKS], storage, true)?.id).toBe("b");
  expect(currentDeck(DECKS.slice(0, 2), storage, true)?.id).toBe("a");
});

test.each(["", "nonsense", "[]", '{"id":1,"at":2}'])("a choice that cannot be read is none: %s", (text) => {
  expect(currentDeck(DECKS, { getItem: () => text, setItem: () => {} }, true)?.id).toBe("a");
  expect(currentDeck(DECKS, null, true)?.id).toBe("a");
});
