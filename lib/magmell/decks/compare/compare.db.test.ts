import { expect, test } from "vitest";
import type { Deck } from "@/engine/magmell";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { createDeck as seedDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { createDeck, saveDeck } from "../mutations";
import { findComparedDeck } from "./data";

const reader = async (): Promise<Viewer> => createTestViewer(await createUser());
const stones = (count: number): Deck => ({ grimoire: [], stoneDeck: [{ name: "青の魔石", count }] });

test("public decks, unlisted ones by their link, and codes are found by anybody", async () => {
  const author = { id: (await reader()).userId };
  const open = await seedDeck(author, { name: "公開の書", visibility: "public" });
  const linked = await seedDeck(author, { name: "回覧の書", visibility: "unlisted" });
  for (const asker of [null, await reader()]) {
    expect(await findComparedDeck(asker, open.id)).toMatchObject({ name: "公開の書", path: `/decks/${open.id}` });
    expect(await findComparedDeck(asker, `https://example.com/s/${linked.linkToken}`)).toMatchObject({
      name: "回覧の書",
    });
    expect(await findComparedDeck(asker, linked.id)).toBeNull();
    expect(await findComparedDeck(asker, "KFBXUHBT8Q")).toMatchObject({
      name: "",
      path: "/d/KFBXUHBT8Q",
      savedOn: null,
    });
    expect(await findComparedDeck(asker, "https://example.com/en/d/KFBXUHBT8Q?n=5r2u44Gu5pu4")).toMatchObject({
      name: "潮の書",
      path: "/d/KFBXUHBT8Q?n=5r2u44Gu5pu4",
    });
    expect(await findComparedDeck(asker, "KFBXUHBT8R")).toBeNull();
    expect(await findComparedDeck(asker, "")).toBeNull();
  }
});

test("a private deck and its versions are found by their owner, as they were saved, and by nobody else", async () => {
  const me = await reader();
  const made = await createDeck(me, { name: "はじめ", deck: stones(20), candidates: [{ name: "走り火", count: 1 }] });
  const id = made?.id ?? "";
  await saveDeck(me, id, { name: "あと", deck: stones(12), expectedVersion: 1 });
  expect(await findComparedDeck(me, id)).toMatchObject({ name: "あと", deck: stones(12), version: null });
  const first = await findComparedDeck(me, `${id}@1`);
  expect(first).toMatchObject({ name: "はじめ", deck: stones(20), version: 1, path: null });
  expect(first?.candidates).toEqual([{ name: "走り火", count: 1 }]);
  expect(await findComparedDeck(me, `${id}@9`)).toBeNull();
  for (const stranger of [null, await reader()]) {
    expect(await findComparedDeck(stranger, id)).toBeNull();
    expect(await findComparedDeck(stranger, `${id}@1`)).toBeNull();
  }
});

test("the versions of a public deck are for its owner alone", async () => {
  const me = await reader();
  const { id } = await seedDeck({ id: me.userId }, { visibility: "public" });
  await saveDeck(me, id, { name: "あと", deck: stones(12), expectedVersion: 1 });
  expect(await findComparedDeck(me, `${id}@2`)).not.toBeNull();
  expect(await findComparedDeck(await reader(), `${id}@2`)).toBeNull();
});
