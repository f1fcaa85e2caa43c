import { describe, expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { createDeck as seedDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { findOwnDeck } from "../data";
import { createDeck, saveDeck } from "../mutations";
import { setDeckVisibility } from "../testing/set-visibility";
import { computeVisibleDeckStamp, findDeckVersions, listNamedVersions } from "./data";
import { nameDeckVersion, restoreDeckVersion } from "./mutations";

const reader = async (): Promise<Viewer> => createTestViewer(await createUser());
const blue = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
const red = { grimoire: [], stoneDeck: [{ name: "赤の魔石", count: 20 }] };
const candidates = [{ name: "緑の魔石", count: 2 }];

/** A deck of two saves: first blue with candidates, then red. */
async function twoSaves(me: Viewer): Promise<string> {
  const made = await createDeck(me, { name: "青", deck: blue, candidates });
  const id = made?.id ?? "";
  await saveDeck(me, id, { name: "赤", deck: red, candidates: [], expectedVersion: 1 });
  return id;
}

describe("the versions of a deck", () => {
  test("are all there for the owner, the newest first, each as it was saved", async () => {
    const me = await reader();
    const found = await findDeckVersions(me, await twoSaves(me));
    expect(found).toMatchObject({ mine: true, version: 2, name: "赤" });
    expect(found?.entries.map(({ version, current, name }) => [version, current, name])).toEqual([
      [2, true, null],
      [1, false, null],
    ]);
    expect(found?.entries[1]?.draft).toMatchObject({ name: "青", deck: blue, candidates });
  });

  test("are nothing to others while the deck is hidden, and the named and the present one once it is public", async () => {
    const [me, stranger] = [await reader(), await reader()];
    const id = await twoSaves(me);
    expect(await nameDeckVersion(me, id, 1, "大会前")).toBe("named");
    for (const viewer of [null, stranger]) {
      expect(await findDeckVersions(viewer, id)).toBeNull();
      expect(await listNamedVersions(viewer, id)).toEqual([]);
    }
    await saveDeck(me, id, { name: "赤", deck: blue, expectedVersion: 2 });
    await setDeckVisibility(me, id, "public");
    const shown = await findDeckVersions(stranger, id);
    expect(shown?.mine).toBe(false);
    expect(shown?.entries.map(({ version, name }) => [version, name])).toEqual([
      [3, null],
      [1, "大会前"],
    ]);
    expect(shown?.entries.every(({ draft }) => draft.candidates.length === 0)).toBe(true);
    expect(await listNamedVersions(null, id)).toMatchObject([{ version: 1, name: "大会前" }]);
  });

  test("give the deck's page another stamp with each change, and none while visitors may not see it", async () => {
    const me = await reader();
    const id = await twoSaves(me);
    expect(await computeVisibleDeckStamp(id)).toBeNull();
    await setDeckVisibility(me, id, "public");
    const stamps = [await computeVisibleDeckStamp(id)];
    expect(await computeVisibleDeckStamp(id)).toBe(stamps[0]);
    await nameDeckVersion(me, id, 1, "大会前");
    stamps.push(await computeVisibleDeckStamp(id));
    await saveDeck(me, id, { name: "青", deck: red, expectedVersion: 2 });
    stamps.push(await computeVisibleDeckStamp(id));
    expect(new Set(stamps).size).toBe(3);
    await setDeckVisibility(me, id, "private");
    expect(await computeVisibleDeckStamp(id)).toBeNull();
  });

  test("get a name, lose it again, and belong to nobody else", async () => {
    const [me, stranger] = [await reader(), await reader()];
    const id = await twoSaves(me);
    expect(await nameDeckVersion(stranger, id, 1, "よそ")).toBe("missing");
    expect(await nameDeckVersion(me, id, 9, "無い")).toBe("missing");
    expect(await nameDeckVersion(me, id, 1, "名")).toBe("named");
    expect((await listNamedVersions(me, id)).map(({ name }) => name)).toEqual(["名"]);
    expect(await nameDeckVersion(me, id, 1, "")).toBe("named");
    expect(await listNamedVersions(me, id)).toEqual([]);
  });

  test("hold at most fifty names", async () => {
    const me = await reader();
    const { id } = await seedDeck({ id: me.userId });
    for (let version = 1; version <= 51; version += 1) {
      expect(await nameDeckVersion(me, id, version, `${version}`)).toBe(version <= 50 ? "named" : "full");
      await saveDeck(me, id, { name: "x", deck: blue, expectedVersion: version });
    }
  });

  test("begin with the present state where a deck was last saved before versions were kept", async () => {
    const me = await reader();
    const { id } = await seedDeck({ id: me.userId }, { name: "昔" });
    expect(await findDeckVersions(me, id)).toMatchObject({
      entries: [{ version: 1, current: true, draft: { name: "昔" } }],
    });
    expect(await nameDeckVersion(me, id, 1, "はじまり")).toBe("named");
    expect(await listNamedVersions(me, id)).toMatchObject([{ version: 1, name: "はじまり" }]);
  });
});

describe("restoring a version", () => {
  test("saves it anew and loses nothing of what was there", async () => {
    const me = await reader();
    const id = await twoSaves(me);
    expect(await restoreDeckVersion(me, id, 1, 2)).toMatchObject({
      outcome: "saved",
      deck: { name: "青", version: 3, deck: blue, candidates },
    });
    const found = await findDeckVersions(me, id);
    expect(found?.entries.map(({ draft }) => draft.name)).toEqual(["青", "赤", "青"]);
  });

  test("is refused over a save that the owner has not seen, to strangers, and for what is not there", async () => {
    const [me, stranger] = [await reader(), await reader()];
    const id = await twoSaves(me);
    expect(await restoreDeckVersion(me, id, 1, 1)).toMatchObject({ outcome: "conflict", current: { version: 2 } });
    expect(await restoreDeckVersion(stranger, id, 1, 2)).toEqual({ outcome: "missing" });
    expect(await restoreDeckVersion(me, id, 7, 2)).toEqual({ outcome: "missing" });
    expect(await findOwnDeck(me, id)).toMatchObject({ name: "赤", version: 2 });
    expect(await restoreDeckVersion(me, id, 2, 2)).toMatchObject({ outcome: "saved", deck: { version: 2 } });
  });
});
