import { expect, it } from "vitest";
import type { DraftSaveResult } from "@/app/ui/editor/draft-saver";
import { getDraftKey } from "@/app/ui/editor/draft-slots";
import { createLocalDecks } from "@/app/ui/editor/local-decks";
import { createMapStorage } from "@/app/ui/editor/testing/map-storage";
import { type DeckDraft, type DraftEdit, EMPTY_DRAFT, undoDraftEdit } from "@/lib/magmell/decks/draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { createDeckSaver, createDraftStore, type DeckApi } from "./draft-store";

const add = (card: string): DraftEdit => ({ do: "add", zone: "grimoire", card, count: 1 });

const localDecksOf = (items: Map<string, string>) =>
  createLocalDecks({ storage: createMapStorage(items), now: () => 1, subscribeToOtherTabs: () => () => {} });

const saved = (id: string, version: number, draft: DeckDraft): SavedDeck => ({
  ...draft,
  id,
  version,
  visibility: "private",
  link: null,
  author: null,
  authorKey: "a",
  starter: null,
  mine: true,
  folder: "",
  copiedFrom: null,
  copies: 0,
  likes: 0,
  liked: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  problems: [],
});

/**
 * An account in memory that refuses stale versions and knows save keys as the API does, a network that may lose answers, and
 * a clock that is moved by hand.
 */
function world(deckId: string | null = null, signedIn = true) {
  const decks = new Map<string, { version: number; draft: DeckDraft }>();
  const answers = new Map<string, DraftSaveResult<SavedDeck>>();
  const timers = new Map<() => void, number>();
  const network = { up: true, losesAnswers: false, refusal: null as string | null, writes: 0 };
  const write = (id: string, draft: DeckDraft): DraftSaveResult<SavedDeck> => {
    network.writes += 1;
    const version = (decks.get(id)?.version ?? 0) + 1;
    decks.set(id, { version, draft });
    return { ok: true, deck: saved(id, version, draft) };
  };
  const over = async (key: string, act: () => DraftSaveResult<SavedDeck>): Promise<DraftSaveResult<SavedDeck>> => {
    if (!network.up) return { ok: false, code: "offline" };
    if (network.refusal) return { ok: false, code: network.refusal };
    const answer = answers.get(key) ?? act();
    if (answer.ok) answers.set(key, answer);
    return network.losesAnswers ? { ok: false, code: "offline" } : answer;
  };
  const api: DeckApi = {
    create: (draft, key) => over(key, () => write(`d${decks.size + 1}`, draft)),
    update: (id, draft, expected, key) =>
      over(key, () => {
        const there = decks.get(id);
        if (!there) return { ok: false, code: "notFound" };
        if (there.version === expected) return write(id, draft);
        return { ok: false, code: "conflict", current: saved(id, there.version, there.draft) };
      }),
  };
  if (deckId) write(deckId, EMPTY_DRAFT);
  const base = deckId ? { version: 1, draft: EMPTY_DRAFT } : null;
  const start = { draft: EMPTY_DRAFT, base };
  const items = new Map<string, string>();
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key${keys}`;
  };
  const createLocalId = () => `local-${newKey()}`;
  const later = (run: () => void, milliseconds: number) => {
    timers.set(run, milliseconds);
    return () => timers.delete(run);
  };
  /** The page as it is opened, also once more after it was closed. */
  const open = () => {
    timers.clear();
    const storage = createMapStorage(items);
    const store = createDraftStore({ deckId: deckId ?? "local-a", start, storage, writer: newKey(), now: () => 1 });
    const rest = { savedAt: null, unnamed: "無題", now: () => 7, later, newKey, createLocalId };
    return { store, saver: createDeckSaver({ store, api, signedIn, ...rest }) };
  };
  const { store, saver } = open();
  const runTimers = () => {
    for (const run of [...timers.keys()]) {
      timers.delete(run);
      run();
    }
  };
  const pass = async (page = { saver }) => {
    runTimers();
    await page.saver.save();
  };
  return { runTimers, decks, items, network, open, store, saver, timers, pass, write };
}

it("saves every edit by itself, from the first card on", async () => {
  const { decks, store, saver, timers, pass } = world();
  store.edit({ do: "rename", to: "夜の書", typing: true });
  expect([timers.size, saver.get().at]).toEqual([0, "local"]);
  store.edit(add("灯台守"));
  expect(saver.get()).toEqual({ at: "waiting" });
  await pass();
  expect(saver.get()).toEqual({ at: "saved", time: 7 });
  expect(saver.deckId()).toBe("d1");
  expect(decks.get("d1")?.draft).toEqual(store.get().history.present);
  store.edit(add("紙魚"));
  store.edit(add("紙魚"));
  expect(saver.get()).toEqual({ at: "waiting" });
  expect(timers.size).toBe(1);
  await pass();
  expect(decks.get("d1")).toEqual({ version: 2, draft: store.get().history.present });
});

it("gives the account a name for a deck without one, and leaves the field to the player", async () => {
  const { decks, store, pass, timers } = world();
  store.edit(add("灯台守"));
  await pass();
  expect(decks.get("d1")?.draft.name).toBe("無題");
  expect(store.get().history.present.name).toBe("");
  expect(timers.size).toBe(0);
});

it("keeps a guest's deck in the browser, and takes it into the account once there is one", async () => {
  const guest = world(null, false);
  guest.store.edit(add("灯台守"));
  expect([guest.timers.size, guest.saver.get().at]).toEqual([0, "local"]);
  const { items } = guest;
  const member = world();
  for (const [key, value] of items) member.items.set(key, value);
  const page = member.open();
  expect(page.saver.get()).toEqual({ at: "waiting" });
  await member.pass(page);
  expect(member.decks.get("d1")?.draft.deck).toEqual(guest.store.get().history.present.deck);
  expect(page.store.get().history.past).toEqual(guest.store.get().history.past);
});

it("leaves a fresh copy out of the account until it is edited or saved by hand", async () => {
  const { decks, items, open, timers, pass } = world();
  const copy = { ...EMPTY_DRAFT, name: "朝の書", deck: { grimoire: [{ name: "灯台守", count: 3 }], stoneDeck: [] } };
  localDecksOf(items).create(copy);
  const [slot = "", kept = ""] = [...items.entries()][0] ?? [];
  items.delete(slot);
  items.set(getDraftKey("local-a"), kept);
  const page = open();
  expect([timers.size, page.saver.get().at]).toEqual([0, "local"]);
  page.store.edit(add("紙魚"));
  await pass(page);
  expect(decks.get("d1")?.draft.name).toBe("朝の書");
});

it("saves once what was sent twice because the answer was lost", async () => {
  const { decks, network, store, saver, pass } = world();
  network.losesAnswers = true;
  store.edit(add("灯台守"));
  await saver.save();
  expect(saver.get()).toEqual({ at: "offline" });
  store.edit(add("紙魚"));
  network.losesAnswers = false;
  await pass();
  await pass();
  expect([...decks.keys()]).toEqual(["d1"]);
  expect(decks.get("d1")?.draft.deck).toEqual(store.get().history.present.deck);
  expect(saver.get().at).toBe("saved");
});

it("saves once what was sent before the page was closed", async () => {
  const { decks, network, store, saver, open, pass } = world();
  network.losesAnswers = true;
  store.edit(add("灯台守"));
  await saver.save();
  saver.stop();
  network.losesAnswers = false;
  const page = open();
  page.store.edit(add("紙魚"));
  await pass(page);
  await pass(page);
  expect([...decks.keys()]).toEqual(["d1"]);
  expect(decks.get("d1")?.draft.deck).toEqual(page.store.get().history.present.deck);
});

it("waits longer after each failure of the server, and goes on by itself", async () => {
  const { decks, network, store, saver, timers, runTimers, pass } = world("d9");
  network.refusal = "unexpected";
  store.edit(add("灯台守"));
  const waits: (number | undefined)[] = [];
  for (let round = 0; round < 5; round += 1) {
    runTimers();
    await new Promise(setImmediate);
    waits.push([...timers.values()].at(-1));
  }
  expect(waits).toEqual([15_000, 30_000, 60_000, 120_000, 120_000]);
  expect(saver.get()).toEqual({ at: "refused", code: "unexpected" });
  network.refusal = null;
  await pass();
  expect(decks.get("d9")?.draft.deck.grimoire).toHaveLength(1);
});

it("keeps a draft whose session ended, and saves it once after the next sign-in", async () => {
  const { decks, network, store, saver, open, timers, pass } = world("d9");
  network.refusal = "signedOut";
  store.edit(add("灯台守"));
  await saver.save();
  expect(saver.get()).toEqual({ at: "refused", code: "signedOut" });
  expect(timers.size).toBe(0);
  network.refusal = null;
  const page = open();
  await pass(page);
  expect(decks.get("d9")).toEqual({ version: 2, draft: { ...store.get().history.present, name: "無題" } });
});

it("saves what another tab left unsaved, but only after that tab had its time", () => {
  const { items, store, timers } = world("d9");
  const other = createDraftStore({
    deckId: "d9",
    start: { draft: EMPTY_DRAFT, base: { version: 1, draft: EMPTY_DRAFT } },
    storage: createMapStorage(items),
    writer: "other",
    now: () => 5,
  });
  other.edit(add("灯台守"));
  store.onStorage(getDraftKey("d9"), items.get(getDraftKey("d9")) ?? null);
  expect([...timers.values()]).toEqual([20_000]);
});

it("saves a deck that was deleted elsewhere as a new one when it is asked to", async () => {
  const { decks, store, saver, pass } = world("d9");
  decks.clear();
  store.edit(add("灯台守"));
  await pass();
  expect(saver.get()).toEqual({ at: "saved", time: 7 });
  expect([...decks.keys()]).toEqual(["d1"]);
});

it("does not write again what is already saved", async () => {
  const { network, store, saver } = world();
  store.edit(add("灯台守"));
  await saver.save();
  await Promise.all([saver.save(), saver.save()]);
  expect(network.writes).toBe(1);
});

it("sends an edit made during a save after it", async () => {
  const { decks, store, saver, pass } = world();
  store.edit(add("灯台守"));
  const first = saver.save();
  store.edit(add("紙魚"));
  await first;
  expect(saver.get()).toEqual({ at: "waiting" });
  await pass();
  expect(decks.get("d1")?.draft.deck).toEqual(store.get().history.present.deck);
});

it("keeps trying while the network is away", async () => {
  const { decks, network, store, saver, timers, pass } = world("d9");
  network.up = false;
  store.edit(add("灯台守"));
  await saver.save();
  expect(saver.get()).toEqual({ at: "offline" });
  expect([...timers.values()]).toEqual([15_000]);
  network.up = true;
  await pass();
  expect(saver.get()).toEqual({ at: "saved", time: 7 });
  expect(decks.get("d9")?.draft.deck.grimoire).toEqual([{ name: "灯台守", count: 1 }]);
});

it("writes nothing over a deck saved elsewhere, and does as the player chooses", async () => {
  const deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  const elsewhere: DeckDraft = { ...EMPTY_DRAFT, name: "あちら", deck };
  const conflict = async () => {
    const here = world("d9");
    here.write("d9", elsewhere);
    here.store.edit({ do: "rename", to: "こちら", typing: false });
    await here.saver.save();
    expect(here.saver.get()).toMatchObject({ at: "conflict", current: { version: 2 } });
    here.store.edit(add("灯台守"));
    await here.pass();
    expect(here.decks.get("d9")?.draft).toEqual(elsewhere);
    return here;
  };
  const copyName = (name: string) => `${name}の複製`;

  const mine = await conflict();
  await mine.saver.resolve("mine", copyName);
  expect(mine.decks.get("d9")).toEqual({ version: 3, draft: mine.store.get().history.present });
  expect(mine.store.get().history.present.name).toBe("こちら");

  const theirs = await conflict();
  await theirs.saver.resolve("theirs", copyName);
  expect(theirs.decks.get("d9")).toEqual({ version: 2, draft: elsewhere });
  expect(theirs.store.get().history.present).toEqual(elsewhere);
  expect(undoDraftEdit(theirs.store.get().history).present.name).toBe("こちら");

  const copy = await conflict();
  await copy.saver.resolve("copy", copyName);
  expect(copy.decks.get("d9")?.draft).toEqual(elsewhere);
  expect(copy.decks.get("d2")?.draft.name).toBe("こちらの複製");
  expect(copy.saver.deckId()).toBe("d2");
});

it("tells why the account refused", async () => {
  const { decks, store, saver } = world("d9");
  decks.clear();
  store.edit(add("灯台守"));
  await saver.save();
  expect(saver.get()).toEqual({ at: "refused", code: "notFound" });
});
