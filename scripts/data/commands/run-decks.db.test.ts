import { expect, test, vi } from "vitest";
import { countPublicListings } from "@/lib/decks/listed/data";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { runDecks } from "./run-decks";

test("counts that were changed by hand are mended", async () => {
  const [author, fan] = [await createUser(), await createUser()];
  const deck = await createDeck(author, { visibility: "public" });
  const database = openDatabase();
  await database.deckLike.create({ data: { deckId: deck.id, userId: fan.id } });
  const decks = await countPublicListings("decks");
  await database.deck.update({ where: { id: deck.id }, data: { likeCount: 99, copyCount: 7 } });
  const name = { subject: "decks", name: "magmell" };
  await database.listCount.upsert({
    where: { subject_name: name },
    create: { ...name, count: 500 },
    update: { count: 500 },
  });
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await runDecks(["recount"])).toBe(0);
  expect(said.mock.calls.join()).toMatch(/^Counts updated\. Public decks: \d+, authors: \d+\.$/);
  expect(await database.deck.findUnique({ where: { id: deck.id } })).toMatchObject({ likeCount: 1, copyCount: 0 });
  expect(await countPublicListings("decks")).toBe(decks);
});

test("starter decks are listed with their keys and taken away by them, and copies stay", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const refused = vi.spyOn(console, "error").mockImplementation(() => {});
  const database = openDatabase();
  const before = (await database.starter.findMany()).length;
  const starter = await database.deck.findFirstOrThrow({ where: { starterKey: { not: null } } });
  const copy = await createDeck(await createUser());
  await database.deck.update({ where: { id: copy.id }, data: { copiedFromId: starter.id } });
  expect(await runDecks(["list"])).toBe(0);
  expect(lines).toHaveLength(before);
  expect(lines.join("\n")).toContain(`${starter.starterKey}  ${starter.name}`);
  expect(await runDecks(["remove", starter.starterKey ?? "", "no-such-key"])).toBe(1);
  expect(refused).toHaveBeenLastCalledWith(
    expect.stringMatching(/^No starter deck matches: no-such-key\. Nothing was removed/),
  );
  for (const words of [["remove"], ["remove", "--all", "x"], ["list", "x"]]) expect(await runDecks(words)).toBe(1);
  expect((await database.starter.findMany()).length).toBe(before);
  expect(await runDecks(["remove", starter.starterKey ?? ""])).toBe(0);
  expect((await database.starter.findMany()).length).toBe(before - 1);
  expect(await database.deck.findUnique({ where: { id: starter.id } })).toBeNull();
  expect(await database.deck.findUnique({ where: { id: copy.id } })).toMatchObject({ copiedFromId: null });
  vi.restoreAllMocks();
});
