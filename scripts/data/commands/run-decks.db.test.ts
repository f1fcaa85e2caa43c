import { expect, test, vi } from "vitest";
import { countListed } from "@/lib/decks/listed/data";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { runDecks } from "./run-decks";

test("counts that were changed by hand are mended", async () => {
  const [author, fan] = [await createUser(), await createUser()];
  const deck = await createDeck(author, { visibility: "public" });
  const database = openDatabase();
  await database.deckLike.create({ data: { deckId: deck.id, userId: fan.id } });
  const decks = await countListed("decks", "magmell");
  await database.deck.update({ where: { id: deck.id }, data: { likeCount: 99, copyCount: 7 } });
  const name = { subject: "decks", name: "magmell" };
  await database.listCount.upsert({
    where: { subject_name: name },
    create: { ...name, count: 500 },
    update: { count: 500 },
  });
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await runDecks(["recount"])).toBe(0);
  expect(said.mock.calls.join()).toMatch(/^Counted anew\. Public decks: \d+, authors: \d+\.$/);
  expect(await database.deck.findUnique({ where: { id: deck.id } })).toMatchObject({ likeCount: 1, copyCount: 0 });
  expect(await countListed("decks", "magmell")).toBe(decks);
});
