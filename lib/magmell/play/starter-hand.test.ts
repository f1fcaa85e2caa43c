import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Cards, createCards } from "@/engine/magmell";
import { readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { createCardRecord, createSetRecord } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { runToCompletion } from "@/lib/tasks";
import { selectGameCards } from "./game-cards";
import { createPassiveOpponentSetup, PLAYER_ID } from "./opponents";
import { dealHand } from "./sample-hand";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { GoldfishSession } from "./types";

const FILE = fileURLToPath(new URL("../../../prisma/seed/cards/first-light.json", import.meta.url));

function starterCatalogue() {
  const read = runToCompletion(readCardFile({ file: FILE, bytes: readFileSync(FILE) }));
  if (!("cards" in read)) throw new Error("The starter file cannot be read");
  const records = {
    sets: read.sets.map(({ value }) => createSetRecord(value)),
    cards: read.cards.map(({ value }) => createCardRecord(value)),
  };
  return runToCompletion(buildCatalogue(records, 1, "2026-11-20", createTextReader(records)));
}

const { cards, definitions } = starterCatalogue();

function deal(from: Cards): GoldfishSession {
  const decoded = decodeDeck("KFBXUHBT8Q", createNumberTable(cards));
  if (!decoded.ok) throw new Error(decoded.problem.code);
  const begun = startSession(from, createPassiveOpponentSetup({ deck: decoded.deck, seed: 7, goesFirst: true }));
  if (!begun.ok) throw new Error("The deck is refused");
  return begun.session;
}

const names = (from: Cards, session: GoldfishSession) =>
  (buildTableView(from, session).view.sides[PLAYER_ID].hand ?? []).map(({ card }) =>
    card === null ? "" : from.list[card]?.name,
  );

/** The browser deals the same: the spec of the goldfish in `e2e` expects these very cards. */
describe("a deck of starter cards with seed 7", () => {
  const decoded = decodeDeck("KFBXUHBT8Q", createNumberTable(cards));
  const few = createCards(decoded.ok ? selectGameCards(cards, decoded.deck) : []);

  it.each([
    ["the whole catalogue", definitions],
    ["the cards that the page is given", few],
  ])("deals the hand that it has always dealt, from %s", (_, from) => {
    const dealt = deal(from);
    expect(names(from, dealt)).toEqual(["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"]);
    expect(names(from, applyCommand(from, dealt, "redraw"))).toEqual([
      "頁渡りの海蛇",
      "三冊の取り寄せ",
      "差し戻し",
      "返却台の渡し守",
      "深海の書庫番",
    ]);
  });

  it("gives the page only what a game may come upon", () => {
    expect(few.list.length).toBeLessThan(definitions.list.length);
    // Tokens that only abilities define, and the one made by hand, follow those of the catalogue.
    const given = few.list.slice(0, few.list.length - few.tokenIndexOf.size);
    expect(given.filter(({ token }) => token)).toEqual(selectGameCards(cards, { grimoire: [], stoneDeck: [] }));
  });
});

describe("the hand on the page of a deck", () => {
  const decoded = decodeDeck("KFBXUHBT8Q", createNumberTable(cards));
  const deck = decoded.ok ? decoded.deck : expect.fail(decoded.problem.code);

  it("is dealt once for the same cards, deck and seed", () => {
    const dealt = dealHand({ cards }, deck, 7);
    expect(dealt?.hand.map(({ name }) => name)).toEqual(names(definitions, deal(definitions)));
    expect(dealHand({ cards }, structuredClone(deck), 7)).toBe(dealt);
    expect(dealHand({ cards: [...cards] }, deck, 7)).not.toBe(dealt);
  });

  it("is another for another seed or deck", () => {
    expect(dealHand({ cards }, deck, 8)?.hand).not.toEqual(dealHand({ cards }, deck, 7)?.hand);
    expect(dealHand({ cards }, { ...deck, grimoire: [] }, 7)?.hand).toEqual([]);
  });
});
