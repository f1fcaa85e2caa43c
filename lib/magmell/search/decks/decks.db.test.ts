import { describe, expect, test } from "vitest";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { findDecks } from "./data";

const grimoire = (name: string, count: number) => ({ zone: "grimoire" as const, name, count });
const stones = (name: string, count: number) => ({ zone: "stoneDeck" as const, name, count });

describe("a search over public decks", () => {
  test("finds them by name, author, cards and stones, and never a deck that is not public", async () => {
    const owner = await createUser({ name: "書庫のミケ" });
    const lines = [grimoire("走り火", 3), stones("赤の魔石", 12), stones("青の魔石", 8)];
    const open = await createDeck(owner, { name: "紫電一閃", visibility: "public", lines });
    for (const visibility of ["private", "unlisted"] as const)
      await createDeck(owner, { name: "紫電一閃", visibility, lines });
    for (const typed of [
      "紫電",
      "作者:書庫のみけ",
      "紫電 《走り火》",
      "紫電 [[種別:マジック]]=3 魔石:赤>=12",
      "更新>2025 紫電",
    ]) {
      const { decks, total } = await findDecks(null, typed, 1);
      expect([typed, total, decks.map(({ id }) => id)]).toEqual([typed, 1, [open.id]]);
    }
    expect(await findDecks(null, "紫電 魔石:赤>12", 1)).toMatchObject({ total: 0, decks: [], pages: 0 });
  });

  test("finds a deck from the moment it is public, also right after another search", async () => {
    const owner = await createUser({ name: "見返す人" });
    expect(await findDecks(null, "薄明の書", 1)).toMatchObject({ total: 0 });
    const { id } = await createDeck(owner, { name: "薄明の書", visibility: "public", lines: [] });
    const { decks } = await findDecks(null, "薄明の書", 1);
    expect(decks.map((deck) => deck.id)).toEqual([id]);
  });

  test("finds the decks that come with the site, and no deck with what it cannot read", async () => {
    const { total, decks } = await findDecks(null, "[[領域:魔石デッキ]]=20 legal:yes", 1);
    expect(total).toBeGreaterThan(0);
    expect(decks.some(({ starter }) => starter !== null)).toBe(true);
    expect(await findDecks(null, "-条見:x", 1)).toMatchObject({
      total: 0,
      query: { warnings: [{ code: "UNKNOWN_KEY" }] },
    });
  });
});
