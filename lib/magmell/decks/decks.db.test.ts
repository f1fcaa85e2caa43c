import { describe, expect, test } from "vitest";
import type { Deck } from "@/engine/magmell";
import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { countStatements } from "@/prisma/factories/count-statements";
import { createDeck as seedDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { findDeckByLinkToken, findDeckForViewer, findOwnDeck } from "./data";
import { changeDeck, createDeck, deleteDeck, saveDeck } from "./mutations";
import { setDeckVisibility } from "./testing/set-visibility";

const reader = async (name: string | null = null): Promise<Viewer> => createTestViewer(await createUser({ name }));
const owner = (viewer: Viewer) => ({ id: viewer.userId });
const stones: Deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
const MISSING = "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7";

test("an account holds as many decks as it may, however many are saved at once", async () => {
  const me = await reader();
  const rows = Array.from({ length: ACCOUNT_LIMITS.decks - 5 }, (_, at) => ({ ownerId: me.userId, name: `組 ${at}` }));
  await openDatabase().deck.createMany({ data: rows });
  const made = await Promise.all(Array.from({ length: 40 }, () => createDeck(me, { name: "もう一つ", deck: stones })));
  expect(made.filter((deck) => deck !== null)).toHaveLength(5);
  expect(await openDatabase().deck.count({ where: { ownerId: me.userId } })).toBe(ACCOUNT_LIMITS.decks);
});

test("an id is made of chance alone: it tells neither when its deck was made nor which came before", async () => {
  const me = await reader();
  for (let made = 0; made < 20; made += 1)
    expect((await createDeck(me, { name: "番号", deck: stones }))?.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/,
    );
});

describe("a save that is sent again with its key", () => {
  const key = () => crypto.randomUUID();
  const rowsOf = (me: Viewer) => openDatabase().deck.count({ where: { ownerId: me.userId } });

  test("makes one deck, one after the other and at once, and is answered alike", async () => {
    const me = await reader();
    const input = { name: "一度だけ", deck: stones, saveKey: key() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => createDeck(me, input)));
    answers.push(await createDeck(me, input));
    expect(new Set(answers.map((deck) => `${deck?.id} ${deck?.version}`)).size).toBe(1);
    expect(await rowsOf(me)).toBe(1);
    await createDeck(await reader(), input);
    expect(await rowsOf(me)).toBe(1);
  });

  test("saves once, and is answered with what it saved even after a later save", async () => {
    const me = await reader();
    const { id } = await seedDeck(owner(me));
    const first = { name: "先", deck: stones, expectedVersion: 1, saveKey: key() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => saveDeck(me, id, first)));
    for (const answer of answers) expect(answer).toMatchObject({ outcome: "saved", deck: { name: "先", version: 2 } });
    await saveDeck(me, id, { name: "後", deck: { ...stones, stoneDeck: [] }, expectedVersion: 2, saveKey: key() });
    expect(await saveDeck(me, id, first)).toMatchObject({
      outcome: "saved",
      deck: { name: "先", version: 2, deck: stones },
    });
    expect(await findOwnDeck(me, id)).toMatchObject({ name: "後", version: 3 });
    const stranger = await reader();
    expect(await saveDeck(stranger, id, first)).toEqual({ outcome: "missing" });
  });

  test("leaves a version behind, of which the newest are kept and all that have a name", async () => {
    const me = await reader();
    const { id } = await seedDeck(owner(me));
    for (let version = 1; version <= 23; version += 1) {
      await saveDeck(me, id, { name: `${version}`, deck: stones, expectedVersion: version });
      if (version === 1)
        await openDatabase().deckVersion.updateMany({ where: { deckId: id }, data: { name: "はじめの形" } });
    }
    const kept = await openDatabase().deckVersion.findMany({ where: { deckId: id }, orderBy: { version: "asc" } });
    expect(kept.map(({ version }) => version)).toEqual([2, ...Array.from({ length: 20 }, (_, n) => n + 5)]);
  });
});

describe("what a deck says of itself", () => {
  const about = { description: "速い青", primer: "# 手引き", tags: ["速攻"], hero: "青の魔石" };
  const notes = [{ card: "青の魔石", note: "20枚", tags: ["土台"] }];
  const candidates = [{ name: "赤の魔石", count: 2 }];

  test("comes back, stays when a save leaves it out, and candidates are for the owner only", async () => {
    const me = await reader("司書");
    const made = await createDeck(me, { name: "語る", deck: stones, about, notes, candidates });
    expect(made).toMatchObject({ about, notes, candidates });
    const id = made?.id ?? "";
    await saveDeck(me, id, { name: "語る", deck: stones, expectedVersion: 1 });
    await setDeckVisibility(me, id, "public");
    expect(await findOwnDeck(me, id)).toMatchObject({ about, notes, candidates, version: 2 });
    expect(await findDeckForViewer(null, id)).toMatchObject({ about, notes, candidates: [], folder: "" });
  });

  test("includes of which deck it is a copy, as long as the viewer may open that one", async () => {
    const author = await reader();
    const me = await reader();
    const open = await seedDeck(owner(author), { name: "見える", visibility: "public" });
    const hidden = await seedDeck(owner(author), { name: "見えない" });
    const copy = (id: string, name: string) => createDeck(me, { name, deck: stones, copiedFrom: { id, name } });
    const first = await copy(open.id, "見える");
    expect(first).toMatchObject({ copiedFrom: { id: open.id, name: "見える" } });
    expect(await copy(hidden.id, "写しの名")).toMatchObject({ copiedFrom: { id: null, name: "写しの名" } });
    await setDeckVisibility(me, first?.id ?? "", "public");
    expect(await findDeckForViewer(null, open.id)).toMatchObject({ copies: 1 });
    await setDeckVisibility(author, open.id, "private");
    expect(await findOwnDeck(me, first?.id ?? "")).toMatchObject({ copiedFrom: { id: null, name: "見える" } });
  });

  test("does not grow younger when the deck is put into a folder", async () => {
    const me = await reader();
    const { id } = await seedDeck(owner(me));
    const before = await findOwnDeck(me, id);
    expect(await changeDeck(me, id, { folder: "大会" })).toMatchObject({
      folder: "大会",
      updatedAt: before?.updatedAt,
      version: 1,
    });
    expect(await changeDeck(await reader(), id, { folder: "よそ" })).toBeNull();
    expect(await findOwnDeck(me, id)).toMatchObject({ folder: "大会" });
  });
});

describe("saving", () => {
  test("a new deck is private, keeps its lines in order and comes back with its problems", async () => {
    const me = await reader("司書");
    const lines = ["赤の魔石", "青の魔石", "緑の魔石"].map((name, i) => ({ name, count: i + 1 }));
    const deck = await createDeck(me, { name: "三色", deck: { grimoire: [], stoneDeck: lines } });
    expect(deck).toMatchObject({
      name: "三色",
      visibility: "private",
      version: 1,
      link: null,
      author: "司書",
      mine: true,
    });
    expect(deck?.deck.stoneDeck).toEqual(lines);
    expect(deck?.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(["GRIMOIRE_COUNT", "STONE_COUNT"]));
  });

  test("over the version it started from makes the next one, with the lines that were sent and no others", async () => {
    const me = await reader();
    const first = await createDeck(me, { name: "一", deck: { ...stones, grimoire: [{ name: "無い札", count: 3 }] } });
    const result = await saveDeck(me, first?.id ?? "", { name: "二", deck: stones, expectedVersion: 1 });
    expect(result).toMatchObject({ outcome: "saved", deck: { name: "二", version: 2, deck: stones } });
  });

  test("over an older version is refused and shows what is there", async () => {
    const me = await reader();
    const { id } = await seedDeck(owner(me));
    await saveDeck(me, id, { name: "先", deck: stones, expectedVersion: 1 });
    const late = await saveDeck(me, id, { name: "後", deck: { ...stones, stoneDeck: [] }, expectedVersion: 1 });
    expect(late).toMatchObject({ outcome: "conflict", current: { name: "先", version: 2, deck: stones } });
    expect(await findOwnDeck(me, id)).toMatchObject({ name: "先", version: 2, deck: stones });
  });

  test("at the same moment, exactly one of many wins and is kept whole", async () => {
    const me = await reader();
    const { id } = await seedDeck(owner(me));
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        saveDeck(me, id, {
          name: `${n}`,
          deck: { grimoire: [{ name: `札${n}`, count: 1 }], stoneDeck: [] },
          expectedVersion: 1,
        }),
      ),
    );
    const winners = results.flatMap((result, n) => (result.outcome === "saved" ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === "conflict")).toHaveLength(49);
    const kept = await findOwnDeck(me, id);
    expect(kept).toMatchObject({ version: 2, name: `${winners[0]}` });
    expect(kept?.deck.grimoire).toEqual([{ name: `札${winners[0]}`, count: 1 }]);
  });
});

describe("a stranger", () => {
  test.each(["private", "unlisted", "public"] as const)("changes nothing of a %s deck", async (visibility) => {
    const [me, stranger] = [await reader(), await reader()];
    const { id } = await seedDeck(owner(me), { visibility, name: "私の" });
    const before = await openDatabase().deck.findUnique({ where: { id }, include: { lines: true } });
    expect(await saveDeck(stranger, id, { name: "x", deck: stones, expectedVersion: 1 })).toEqual({
      outcome: "missing",
    });
    expect(await changeDeck(stranger, id, { name: "x" })).toBeNull();
    expect(await setDeckVisibility(stranger, id, "public")).toBeNull();
    expect(await deleteDeck(stranger, id)).toBe(false);
    expect(await findOwnDeck(stranger, id)).toBeNull();
    expect(await openDatabase().deck.findUnique({ where: { id }, include: { lines: true } })).toEqual(before);
  });

  test("finds a public deck by its id, and any other is as if it were not there", async () => {
    const [me, stranger] = [await reader(), await reader()];
    const [hidden, unlisted, open] = [
      await seedDeck(owner(me)),
      await seedDeck(owner(me), { visibility: "unlisted" }),
      await seedDeck(owner(me), { visibility: "public" }),
    ];
    for (const viewer of [stranger, null]) {
      expect(await findDeckForViewer(viewer, hidden.id)).toBeNull();
      expect(await findDeckForViewer(viewer, unlisted.id)).toBeNull();
      expect(await findDeckForViewer(viewer, open.id)).toMatchObject({ id: open.id, mine: false, link: null });
    }
    expect(await findDeckForViewer(me, hidden.id)).toMatchObject({ id: hidden.id, mine: true });
  });

  test("that is hidden costs no more than one that is missing, so that its id cannot be felt out", async () => {
    const [me, stranger] = [await reader(), await reader()];
    const lines = [{ zone: "stoneDeck", name: "青の魔石", count: 20 }] as const;
    const hidden = await seedDeck(owner(me), { lines: [...lines] });
    const unlisted = await seedDeck(owner(me), { visibility: "unlisted", lines: [...lines] });
    for (const viewer of [stranger, null])
      for (const find of [findDeckForViewer, findOwnDeck]) {
        const cost = await countStatements(() => find(viewer, MISSING));
        expect(cost).toBeGreaterThan(0);
        for (const { id } of [hidden, unlisted]) expect(await countStatements(() => find(viewer, id))).toBe(cost);
      }
  });

  test.each(["", "x", "../decks", "\u0000", `${MISSING}'`, MISSING])("asks for %j and gets nothing", async (id) => {
    const stranger = await reader();
    expect(await findDeckForViewer(stranger, id)).toBeNull();
    expect(await deleteDeck(stranger, id)).toBe(false);
    expect(await saveDeck(stranger, id, { name: "x", deck: stones, expectedVersion: 1 })).toEqual({
      outcome: "missing",
    });
  });
});

describe("a link", () => {
  const tokenOf = (deck: { link: string | null } | null) => deck?.link?.slice("/s/".length) ?? "";

  test("opens an unlisted deck, dies when it is unlisted no more, and never comes back", async () => {
    const me = await reader();
    const { id } = await seedDeck(owner(me));
    const first = tokenOf(await setDeckVisibility(me, id, "unlisted"));
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await findDeckByLinkToken(null, first)).toMatchObject({ id, link: null, mine: false });
    expect(await findDeckByLinkToken(me, first)).toMatchObject({ id, link: `/s/${first}`, mine: true });
    expect(tokenOf(await setDeckVisibility(me, id, "unlisted"))).toBe(first);
    for (const visibility of ["private", "public"] as const) {
      expect((await setDeckVisibility(me, id, visibility))?.link).toBeNull();
      expect(await findDeckByLinkToken(null, first)).toBeNull();
    }
    expect(tokenOf(await setDeckVisibility(me, id, "unlisted"))).not.toBe(first);
    expect(await findDeckByLinkToken(null, first)).toBeNull();
  });

  test.each(["", "A".repeat(22), "A".repeat(2000), "\u0000".repeat(22), "%"])(
    "that is none opens nothing: %j",
    async (token) => {
      expect(await findDeckByLinkToken(null, token)).toBeNull();
    },
  );
});
