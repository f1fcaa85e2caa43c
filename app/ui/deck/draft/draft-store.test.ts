import { expect, it } from "vitest";
import { type DraftEdit, EMPTY_DRAFT, undo } from "@/lib/decks/draft";
import { draftSlot, isDirty, openDraftStore } from "./draft-store";

const SLOT = draftSlot(null);
const add = (card: string): DraftEdit => ({ do: "add", zone: "grimoire", card, count: 1 });
const namesIn = (store: ReturnType<typeof openDraftStore>) =>
  store.get().history.present.deck.grimoire.map(({ name }) => name);

/** Two or more tabs over one storage, which tells the others of each write as a browser does, when `deliver` is called. */
function browser() {
  const items = new Map<string, string>();
  const tabs: { writer: string; store: ReturnType<typeof openDraftStore> }[] = [];
  const pending: { writer: string; key: string; value: string }[] = [];
  let clock = 1000;
  const open = (
    writer: string,
    slot = SLOT,
    start = { draft: EMPTY_DRAFT, base: null as null | { version: number; draft: typeof EMPTY_DRAFT } },
  ) => {
    const storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => {
        items.set(key, value);
        pending.push({ writer, key, value });
      },
      removeItem: (key) => void items.delete(key),
    };
    const store = openDraftStore({ slot, start, storage, writer, now: () => clock });
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
  expect(undo(a.get().history).present.deck.grimoire).toEqual([{ name: "灯台守", count: 1 }]);
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
  const slot = draftSlot("d1");
  const saved = (version: number, name: string) => {
    const draft = { ...EMPTY_DRAFT, name };
    return { draft, base: { version, draft } };
  };
  open("a", slot, saved(1, "一")).edit(add("灯台守"));
  const dirty = open("b", slot, saved(2, "二"));
  expect(namesIn(dirty)).toEqual(["灯台守"]);
  expect(dirty.get().base?.version).toBe(1);
  expect(isDirty(dirty.get())).toBe(true);
  dirty.undo();
  expect(isDirty(dirty.get())).toBe(false);
  expect(open("c", slot, saved(2, "二")).get().history.present.name).toBe("二");
  items.set(slot, "{");
  expect(open("d", slot, saved(2, "二")).get().history.present.name).toBe("二");
});

it("moves to the deck's own slot once it is saved", () => {
  const { open, items } = browser();
  const store = open("a");
  store.edit(add("灯台守"));
  store.markSaved(draftSlot("d1"), { version: 1, draft: store.get().history.present });
  expect([...items.keys()]).toEqual([draftSlot("d1")]);
  expect(isDirty(store.get())).toBe(false);
  expect(open("b").get().history.present).toEqual(EMPTY_DRAFT);
});

it("learns from the other tab that the draft was saved", () => {
  const { open, deliver } = browser();
  const slot = draftSlot("d1");
  const start = { draft: EMPTY_DRAFT, base: { version: 1, draft: EMPTY_DRAFT } };
  const [a, b] = [open("a", slot, start), open("b", slot, start)];
  a.edit(add("灯台守"));
  deliver();
  expect([a.get().mine, b.get().mine]).toEqual([true, false]);
  a.markSaved(slot, { version: 2, draft: a.get().history.present });
  deliver();
  expect(b.get().base?.version).toBe(2);
  expect(isDirty(b.get())).toBe(false);
});

it("goes on without storage and says so", () => {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  const storages = [null, { getItem: refuse, setItem: refuse, removeItem: refuse }];
  for (const storage of storages) {
    const start = { draft: EMPTY_DRAFT, base: null };
    const store = openDraftStore({ slot: SLOT, start, storage, writer: "a", now: () => 1 });
    store.edit(add("灯台守"));
    expect(namesIn(store)).toEqual(["灯台守"]);
    expect(store.get().kept).toBe(false);
  }
});
