import fc from "fast-check";
import { expect, it } from "vitest";
import { getDraftKey } from "@/app/ui/editor/draft-slots";
import { createMapStorage, createThrowingStorage } from "@/app/ui/editor/testing/map-storage";
import { type DraftEdit, EMPTY_DRAFT, undoDraftEdit } from "@/lib/magmell/decks/draft";
import { isDraftDirty } from "@/lib/magmell/decks/stored-draft";
import { createDraftStore } from "./draft-store";

const LOCAL = "local-a";
const add = (card: string): DraftEdit => ({ do: "add", zone: "grimoire", card, count: 1 });
const namesIn = (store: ReturnType<typeof createDraftStore>) =>
  store.get().history.present.deck.grimoire.map(({ name }) => name);

/** Two or more tabs over one storage, which tells the others of each write as a browser does, when `deliver` is called. */
function browser() {
  const items = new Map<string, string>();
  const tabs: { writer: string; store: ReturnType<typeof createDraftStore> }[] = [];
  const pending: { writer: string; key: string; value: string }[] = [];
  let clock = 1000;
  const open = (
    writer: string,
    deckId = LOCAL,
    start = { draft: EMPTY_DRAFT, base: null as null | { version: number; draft: typeof EMPTY_DRAFT } },
  ) => {
    const storage = createMapStorage(items, (key, value) => pending.push({ writer, key, value }));
    const store = createDraftStore({ deckId, start, storage, writer, now: () => clock });
    tabs.push({ writer, store });
    return store;
  };
  const deliver = () => {
    for (const { writer, key, value } of pending.splice(0)) {
      for (const tab of tabs) if (tab.writer !== writer) tab.store.onStorage(key, value);
    }
    return pending.length;
  };
  const tick = () => {
    clock += 1;
  };
  return { open, deliver, items, tick };
}

it("is there again after a reload, with its way back", () => {
  const { open } = browser();
  const before = open("a");
  before.edit(add("灯台守"));
  before.edit(add("紙魚"));
  before.undo();
  const after = open("b");
  expect(after.get().history).toEqual(before.get().history);
  after.redo();
  expect(namesIn(after)).toEqual(["灯台守", "紙魚"]);
});

it("shows the newest draft in both tabs and keeps the other one undo away", () => {
  const { open, deliver, tick } = browser();
  const [a, b] = [open("a"), open("b")];
  a.edit(add("灯台守"));
  tick();
  b.edit(add("紙魚"));
  expect(deliver()).toBe(0);
  expect(namesIn(a)).toEqual(["紙魚"]);
  expect(namesIn(b)).toEqual(["紙魚"]);
  expect(a.get().replacedCount).toBe(1);
  expect(b.get().replacedCount).toBe(0);
  expect(undoDraftEdit(a.get().history).present.deck.grimoire).toEqual([{ name: "灯台守", count: 1 }]);
});

it("comes to the same draft in both tabs when they edit in the same moment", () => {
  const { open, deliver } = browser();
  const [a, b] = [open("a"), open("b")];
  a.edit(add("灯台守"));
  b.edit(add("紙魚"));
  expect(deliver()).toBe(0);
  expect(namesIn(a)).toEqual(namesIn(b));
});

it("starts from the account when nothing was changed here, and from what was changed when something was", () => {
  const { open, items } = browser();
  const slot = "d1";
  const saved = (version: number, name: string) => {
    const draft = { ...EMPTY_DRAFT, name };
    return { draft, base: { version, draft } };
  };
  open("a", slot, saved(1, "一")).edit(add("灯台守"));
  const dirty = open("b", slot, saved(2, "二"));
  expect(namesIn(dirty)).toEqual(["灯台守"]);
  expect(dirty.get().base?.version).toBe(1);
  expect(isDraftDirty(dirty.get())).toBe(true);
  dirty.undo();
  expect(isDraftDirty(dirty.get())).toBe(false);
  expect(open("c", slot, saved(2, "二")).get().history.present.name).toBe("二");
  items.set(getDraftKey(slot), "{");
  expect(open("d", slot, saved(2, "二")).get().history.present.name).toBe("二");
});

it("moves to the deck's own slot once it is saved", () => {
  const { open, items } = browser();
  const store = open("a");
  store.edit(add("灯台守"));
  store.markSaved("d1", { version: 1, draft: store.get().history.present });
  expect([...items.keys()]).toEqual([getDraftKey("d1")]);
  expect(isDraftDirty(store.get())).toBe(false);
  expect(open("b").get().history.present).toEqual(EMPTY_DRAFT);
});

it("learns from the other tab that the draft was saved", () => {
  const { open, deliver } = browser();
  const slot = "d1";
  const start = { draft: EMPTY_DRAFT, base: { version: 1, draft: EMPTY_DRAFT } };
  const [a, b] = [open("a", slot, start), open("b", slot, start)];
  a.edit(add("灯台守"));
  deliver();
  expect([a.get().mine, b.get().mine]).toEqual([true, false]);
  a.markSaved(slot, { version: 2, draft: a.get().history.present });
  deliver();
  expect(b.get().base?.version).toBe(2);
  expect(isDraftDirty(b.get())).toBe(false);
});

it("goes on without storage and says so", () => {
  for (const storage of [null, createThrowingStorage()]) {
    const start = { draft: EMPTY_DRAFT, base: null };
    const store = createDraftStore({ deckId: LOCAL, start, storage, writer: "a", now: () => 1 });
    expect(store.get().kept).toBe(false);
    store.edit(add("灯台守"));
    expect(namesIn(store)).toEqual(["灯台守"]);
    expect(store.get().kept).toBe(false);
  }
});

it("follows the deck into the account when another tab saves it", () => {
  const { open, deliver, items, tick } = browser();
  const [a, b] = [open("a"), open("b")];
  a.edit(add("灯台守"));
  deliver();
  a.markPending({ key: "k", draft: a.get().history.present });
  deliver();
  expect(b.get().pending?.key).toBe("k");
  a.markSaved("d1", { version: 1, draft: a.get().history.present });
  deliver();
  expect([b.deckId(), b.get().base?.version, b.get().pending]).toEqual(["d1", 1, null]);
  tick();
  b.edit(add("紙魚"));
  expect([...items.keys()]).toEqual([getDraftKey("d1")]);
});

it("stays the deck that it was for others when it leaves the account", () => {
  const { open, items } = browser();
  const store = open("a", "d1", { draft: EMPTY_DRAFT, base: { version: 4, draft: EMPTY_DRAFT } });
  store.edit(add("灯台守"));
  store.leaveAccount("local-b");
  expect([...items.keys()]).toEqual([getDraftKey("local-b")]);
  expect(store.get().base).toBeNull();
  expect(open("b", "local-b").get().history).toEqual(store.get().history);
});

it("knows a fresh copy from a deck that somebody edited", () => {
  const { open } = browser();
  const store = open("a");
  expect(store.get().touched).toBe(false);
  store.edit(add("灯台守"));
  store.undo();
  expect(store.get().touched).toBe(true);
  expect(open("b").get().touched).toBe(true);
});

it("makes room in a full storage by what the account has, and never by what it lacks", () => {
  const { open, items } = browser();
  const base = { version: 1, draft: EMPTY_DRAFT };
  open("a", "d1", { draft: EMPTY_DRAFT, base }).edit({ do: "rename", to: "未保存", typing: false });
  const saved = open("a", "d2", { draft: EMPTY_DRAFT, base });
  saved.edit(add("灯台守"));
  saved.undo();
  open("a", "local-b").edit(add("紙魚"));
  const full = [...items.entries()].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const start = { draft: EMPTY_DRAFT, base: null };
  const storage = createMapStorage(items, () => {}, full);
  const store = createDraftStore({ deckId: "local-c", start, storage, writer: "a", now: () => 1 });
  store.edit(add("火"));
  expect(store.get().kept).toBe(true);
  expect([...items.keys()].sort()).toEqual(["d1", "local-b", "local-c"].map(getDraftKey));
});

it("goes on from what another tab saved meanwhile, so that both never stand against each other", () => {
  const { open, deliver, tick } = browser();
  const base = { version: 1, draft: EMPTY_DRAFT };
  const [a, b] = [open("a", "d1", { draft: EMPTY_DRAFT, base }), open("b", "d1", { draft: EMPTY_DRAFT, base })];
  b.edit(add("紙魚"));
  tick();
  a.edit(add("灯台守"));
  b.markSaved("d1", { version: 2, draft: b.get().history.present });
  deliver();
  expect(a.get().base?.version).toBe(2);
  expect([namesIn(a), namesIn(open("c", "d1"))]).toEqual([["灯台守"], ["灯台守"]]);
  expect(isDraftDirty(a.get())).toBe(true);
});

it("comes to one draft in all tabs and in the storage, in whatever order they edit and hear", () => {
  const act = fc.record({ tab: fc.nat(2), card: fc.constantFrom("灯台守", "紙魚", "火"), heard: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const { open, deliver, tick } = browser();
      const tabs = ["a", "b", "c"].map((writer) => open(writer));
      for (const { tab, card, heard } of acts) {
        tabs[tab]?.edit(add(card));
        if (heard > 0) tick();
        if (heard > 1) deliver();
      }
      for (let left = 1; left > 0; ) left = deliver();
      const drafts = [...tabs, open("d")].map((store) => store.get().history.present);
      for (const draft of drafts) expect(draft).toEqual(drafts[0]);
    }),
  );
});
