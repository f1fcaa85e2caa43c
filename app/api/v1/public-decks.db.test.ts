import { beforeAll, expect, test, vi } from "vitest";
import { askApi } from "@/app/api/v1/testing/ask-api";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";

const q = encodeURIComponent;
const lines = [{ zone: "stoneDeck" as const, name: "青の魔石", count: 20 }];
const json = async (path: string) => (await askApi(path)).json();

beforeAll(async () => {
  vi.stubEnv("NEXTAUTH_URL", "https://decks.example/");
  await publishExampleCatalogue(openDatabase());
});

test("a deck that is not public is answered as one that is not there, and stands in no list", async () => {
  const owner = await createUser({ name: "秘めた人" });
  const missing = await (await askApi("/decks/01a1f89a-9cbb-70eb-b343-000000000000")).text();
  for (const visibility of ["private", "unlisted"] as const) {
    const { id } = await createDeck(owner, { name: "秘めた書", visibility, lines });
    const response = await askApi(`/decks/${id}`);
    expect([response.status, await response.text()]).toEqual([404, missing]);
  }
  const { id } = await createDeck(owner, { name: "秘めない書", visibility: "public", lines });
  vi.setSystemTime(Date.now() + 60_000);
  const found = await json(`/decks?q=${q("作者:秘めた人")}`);
  vi.useRealTimers();
  expect(found.decks.map((deck: { id: string }) => deck.id)).toEqual([id]);
  const { deck } = await json(`/decks/${id}`);
  expect(deck).toMatchObject({ name: "秘めない書", author: { name: "秘めた人" }, likes: 0, notes: [], primer: "" });
  expect(deck.links).toEqual({
    self: `https://decks.example/api/v1/decks/${id}`,
    page: `https://decks.example/decks/${id}`,
    picture: `https://decks.example/decks/${id}/picture`,
  });
  const told = JSON.stringify([found, deck]);
  for (const secret of [owner.id, owner.email]) expect(told).not.toContain(secret);
});

test("a query that cannot be read is told and widens nothing, and a page beyond the end is empty", async () => {
  const unread = await json(`/decks?q=${q("autor:x")}`);
  expect(unread).toMatchObject({ total: 0, decks: [], warnings: [{ code: "UNKNOWN_KEY", nearest: "author" }] });
  const beyond = await json("/decks?page=99");
  expect(beyond.decks).toEqual([]);
  expect(beyond.links.previous).toBe("https://decks.example/api/v1/decks");
});
