import fc from "fast-check";
import { expect, it } from "vitest";
import { createDraftStore } from "@/app/ui/magmell/editor/draft/draft-store";
import { chooseDraft } from "@/app/ui/magmell/editor/draft/open-draft";
import { type DeckDraft, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { getDraftKey } from "./draft-slots";
import { createLocalDecks, getLocalDeckPath } from "./local-decks";
import { createMapStorage, createThrowingStorage } from "./testing/map-storage";

const deckOf = (name: string, count = 1): DeckDraft => ({
  ...EMPTY_DRAFT,
  name,
  deck: { grimoire: [{ name: "灯台守", count }], stoneDeck: [{ name: "青の魔石", count: 2 }] },
});
const copyName = (name: string) => `${name}の複製`;

/** A browser whose clock moves with each look, and a way to be another tab. */
function browser(storage = createMapStorage(new Map())) {
  let clock = 1000;
  const heard = new Set<(key: string | null) => void>();
  const now = () => {
    clock += 1;
    return clock;
  };
  const decks = createLocalDecks({
    storage,
    now,
    subscribeToOtherTabs: (changed) => {
      heard.add(changed);
      return () => heard.delete(changed);
    },
  });
  const tell = (key: string) => {
    for (const changed of heard) changed(key);
  };
  return { decks, storage, now, tell };
}

it("keeps as many decks as are made, the newest first, each with what it came from", () => {
  const { decks } = browser();
  decks.create(deckOf("一"));
  const second = decks.create(deckOf("二", 3), { id: null, name: "元の書" });
  expect(decks.list().map(({ name }) => name)).toEqual(["二", "一"]);
  expect(decks.list()[0]).toEqual({
    id: second,
    name: "二",
    counts: { grimoire: 3, stoneDeck: 2 },
    editedAt: 1002,
    account: null,
    unsaved: true,
    blank: false,
    copiedFrom: { id: null, name: "元の書" },
  });
  expect(decks.latest()?.id).toBe(second);
});

it("copies, renames and edits a deck without touching the others", () => {
  const { decks } = browser();
  const first = decks.create(deckOf("一")) ?? "";
  const copy = decks.duplicate(first, copyName) ?? "";
  expect(decks.rename(copy, "二")).toBe(true);
  expect(decks.edit(copy, { do: "add", zone: "grimoire", card: "紙魚", count: 2 })).toBe(true);
  expect(decks.list().map(({ id, name, counts }) => [id, name, counts.grimoire])).toEqual([
    [copy, "二", 3],
    [first, "一", 1],
  ]);
  expect(decks.edit("local-none", { do: "clear" })).toBe(false);
  expect(decks.duplicate("local-none", copyName)).toBeNull();
});

it("gives a removed deck back with its history", () => {
  const { decks, storage, now } = browser();
  const id = decks.create(deckOf("一")) ?? "";
  decks.edit(id, { do: "clear" });
  const before = storage.getItem(getDraftKey(id));
  const takeBack = decks.remove(id);
  expect(decks.list()).toEqual([]);
  takeBack();
  expect(storage.getItem(getDraftKey(id))).toBe(before);
  const start = { draft: EMPTY_DRAFT, base: null };
  const store = createDraftStore({ deckId: id, start, storage, writer: "a", now });
  store.undo();
  expect(store.get().history.present).toEqual(deckOf("一"));
});

it("hears of other tabs and stays the same list until something changes", () => {
  const { decks, storage, now, tell } = browser();
  let calls = 0;
  const stop = decks.subscribe(() => {
    calls += 1;
  });
  expect(decks.list()).toBe(decks.list());
  const otherTab = createLocalDecks({ storage, now, subscribeToOtherTabs: () => () => {} });
  const id = otherTab.create(deckOf("よそ")) ?? "";
  tell("another.key");
  expect([calls, decks.list()]).toEqual([0, []]);
  tell(getDraftKey(id));
  expect([calls, decks.list().map(({ name }) => name)]).toEqual([1, ["よそ"]]);
  stop();
  tell(getDraftKey(id));
  expect(calls).toBe(1);
});

it("takes over the only deck that earlier versions kept, once and with nothing lost", () => {
  const { decks, storage, now } = browser();
  const start = { draft: deckOf("むかし"), base: null };
  createDraftStore({ deckId: "new", start, storage, writer: "a", now }).edit({
    do: "add",
    zone: "grimoire",
    card: "紙魚",
    count: 1,
  });
  expect(decks.latest()).toMatchObject({ name: "むかし", counts: { grimoire: 2, stoneDeck: 2 } });
  expect(storage.getItem(getDraftKey("new"))).toBeNull();
  expect(decks.list()).toHaveLength(1);
  storage.setItem(getDraftKey("new"), '{"format":99}');
  expect(decks.list()).toHaveLength(1);
  expect(storage.getItem(getDraftKey("new"))).not.toBeNull();
});

it("lists drafts of an account's decks with what was not saved yet", () => {
  const { decks, storage, now } = browser();
  const start = { draft: deckOf("一"), base: { version: 1, draft: deckOf("一") } };
  const store = createDraftStore({ deckId: "d1", start, storage, writer: "a", now });
  store.edit({ do: "rename", to: "二", typing: false });
  expect(decks.list()).toMatchObject([{ id: "d1", account: "d1", unsaved: true, name: "二" }]);
  expect(decks.latest()).toBeNull();
  expect(decks.duplicate("d1", copyName)).toMatch(/^local-/);
  expect(decks.latest()).toMatchObject({ name: "二の複製", copiedFrom: { id: "d1", name: "二" } });
});

it("says when the browser keeps nothing, and does not throw", () => {
  for (const storage of [createThrowingStorage(), createMapStorage(new Map(), () => {}, 10)]) {
    const { decks } = browser(storage);
    expect(decks.create(deckOf("一"))).toBeNull();
    expect(decks.list()).toEqual([]);
    decks.remove("local-a")();
    expect(decks.rename("local-a", "二")).toBe(false);
    const opened = chooseDraft(decks, null, { draft: deckOf("写し"), copiedFrom: null });
    expect(opened).toMatchObject({ draft: { name: "写し" } });
  }
});

it("makes a deck of its own of every arrival, whatever is kept already", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 8 }), { maxLength: 6 }), (names) => {
      const { decks } = browser();
      for (const name of names) {
        const opened = chooseDraft(decks, null, { draft: deckOf(name), copiedFrom: { id: null, name } });
        expect(opened).toEqual({ go: getLocalDeckPath(decks.latest()?.id ?? "") });
      }
      expect(decks.list().map(({ name }) => name)).toEqual([...names].reverse());
    }),
  );
});

it("opens the deck that the address names, else the latest, else an empty one that two tabs share", () => {
  const { decks, storage, now } = browser();
  const empty = chooseDraft(decks, null, null);
  expect(chooseDraft(decks, null, null)).toEqual(empty);
  expect(decks.latest()?.blank).toBe(true);
  const first = decks.create(deckOf("一")) ?? "";
  const second = decks.create(deckOf("二")) ?? "";
  expect(chooseDraft(decks, first, null)).toMatchObject({ id: first });
  expect(chooseDraft(decks, null, null)).toMatchObject({ id: second });
  expect(chooseDraft(decks, "new", null)).toEqual({ go: getLocalDeckPath("id" in empty ? empty.id : "") });
  const start = { draft: EMPTY_DRAFT, base: null };
  const store = createDraftStore({ deckId: first, start, storage, writer: "a", now });
  store.markSaved("d1", { version: 1, draft: deckOf("一") });
  expect(chooseDraft(decks, first, null)).toEqual({ go: "/decks/d1/edit" });
  expect(chooseDraft(decks, "../x", null)).toMatchObject({ id: second });
});
