import { expect, test } from "vitest";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { findPublicDecksWithCard } from "./data";

const NAME = "この試験だけの札";
const holding = (name: string) => [{ zone: "grimoire" as const, name, count: 2 }];

test("public decks that play a card are counted, the newest first, and hidden ones are not", async () => {
  const owner = await createUser({ name: "司書" });
  for (const [second, name] of ["一", "二", "三"].entries()) {
    const updatedAt = new Date(Date.UTC(2026, 10, 20, 0, 0, second));
    await createDeck(owner, { name, visibility: "public", lines: holding(NAME), updatedAt });
  }
  await createDeck(owner, { name: "秘密", visibility: "private", lines: holding(NAME) });
  await createDeck(owner, { name: "リンクだけ", visibility: "unlisted", lines: holding(NAME) });
  await createDeck(owner, { name: "別", visibility: "public", lines: holding("別の札") });
  const { total, newest } = await findPublicDecksWithCard(NAME, 2);
  expect(total).toBe(3);
  expect(newest).toMatchObject([
    { name: "三", author: "司書", starter: null },
    { name: "二", author: "司書", starter: null },
  ]);
});

test("starter decks are among them, by their names in both languages", async () => {
  const { newest, total } = await findPublicDecksWithCard("青の魔石", 50);
  expect(newest).toHaveLength(total);
  expect(newest.filter(({ starter }) => starter !== null).length).toBeGreaterThan(0);
});

test("a card that nobody plays is in no deck, nor is a text that no card can be called", async () => {
  for (const name of ['\'; DROP TABLE "Deck"; --', "青の\u0000魔石", "\ud800"])
    expect(await findPublicDecksWithCard(name)).toEqual({ total: 0, newest: [] });
});
