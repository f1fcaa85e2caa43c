import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { createDeck } from "./create-deck";
import { createUser } from "./create-user";
import { openDatabase } from "./database";

test("a test file has a database of its own, migrated and with the starter cards", async () => {
  const [row] = await openDatabase().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  expect(row?.name).toMatch(/^grimoire_test_/);
  expect(await openDatabase().card.count()).toBeGreaterThan(40);
  expect(await openDatabase().user.count()).toBe(0);
});

test("a made user can be found by the address and opened by the password", async () => {
  const user = await createUser({ name: "司書" });
  const found = await openDatabase().user.findUniqueOrThrow({ where: { email: user.email } });
  expect(found.name).toBe("司書");
  expect(await verify(found.passwordHash ?? "", user.password)).toBe(true);
  expect(await verify(found.passwordHash ?? "", `${user.password}!`)).toBe(false);
});

test("two made users share nothing", async () => {
  const [first, second] = [await createUser(), await createUser()];
  expect(first.email).not.toBe(second.email);
  expect(first.password).not.toBe(second.password);
});

test("a made deck keeps its lines in order, and only an unlisted one has a link", async () => {
  const owner = await createUser();
  const lines = [
    { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
    { zone: "grimoire" as const, name: "試しの頁", count: 3 },
  ];
  const deck = await createDeck(owner, { visibility: "unlisted", lines });
  expect(deck.lines.map(({ zone, name, count }) => ({ zone, name, count }))).toEqual(lines);
  expect(deck.linkToken).toMatch(/^[\w-]{22}$/);
  expect((await createDeck(owner)).linkToken).toBeNull();
});
