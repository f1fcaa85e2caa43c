import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { checkDeck, toNameKey } from "@/engine/magmell";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import { stringifyCardFile } from "@/lib/magmell/catalogue/import/files/write-card-file";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue, readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import { buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { getStarterDecks } from "@/lib/magmell/starters/data";
import { openDatabase } from "@/prisma/factories/database";
import { findDailyHand } from "./data";
import { addDays } from "./days";

/** The clock stands still: at midnight in Tokyo the day would change between two questions. */
const NOW = new Date("2026-11-28T03:00:00Z");
const TODAY = getTokyoDate(NOW);
const database = openDatabase();

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: NOW }));
beforeEach(async () => {
  await database.dailyHand.deleteMany();
});

type Content = { cards: { name: string; retired?: boolean }[]; lists: { cards: string[] }[] };

/** Withdraws cards, as a site does that wants its own cards alone. */
async function withdraw(isGone: (name: string) => boolean): Promise<void> {
  const content: Content = JSON.parse(stringifyCardFile(await readCatalogueRecords(database)));
  for (const card of content.cards) if (isGone(card.name)) card.retired = true;
  for (const list of content.lists) list.cards = list.cards.filter((name) => !isGone(name));
  const result = await importCardFiles([buildCardFileSource(content)], { database });
  if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)));
}

/** The catalogue of a newer version than `former`, which is read in the background, with a clock past what is remembered for a second. */
const catalogueAfter = (former: Catalogue) =>
  vi.waitFor(
    async () => {
      vi.advanceTimersByTime(5_000);
      const now = await getCatalogue();
      expect(now.version).not.toBe(former.version);
      return now;
    },
    { timeout: 50_000, interval: 50 },
  );

test("hands are dealt from legal decks alone, and from none where no deck can be legal", async () => {
  const before = await getCatalogue();
  const hand = await findDailyHand(TODAY, before);
  expect(hand?.deck && checkDeck(hand.deck, before.definitions)).toEqual([]);
  // The hand of today was voted on: its row keeps the deck, whatever becomes of that.
  if (hand) await database.dailyHand.create({ data: { day: new Date(TODAY), ...hand.deal } });
  const played = new Set(hand?.deck.grimoire.map(({ name }) => toNameKey(name)));
  await withdraw((name) => played.has(toNameKey(name)));
  const after = await catalogueAfter(before);
  expect(await findDailyHand(TODAY, after)).toBeNull();
  for (const { code } of await getStarterDecks()) expect(code).not.toBe(hand?.deal.code);
  for (let days = 1; days <= 12; days += 1) {
    const other = await findDailyHand(addDays(TODAY, -days), after);
    if (other)
      expect(checkDeck(other.deck, after.definitions).filter(({ severity }) => severity === "error")).toEqual([]);
  }

  await withdraw((name) => !name.endsWith("の魔石"));
  const empty = await catalogueAfter(after);
  expect(await getStarterDecks()).toEqual([]);
  expect(await findDailyHand(addDays(TODAY, -1), empty)).toBeNull();
});
