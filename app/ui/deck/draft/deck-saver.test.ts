import { expect, it } from "vitest";
import { type Draft, type DraftEdit, EMPTY_DRAFT, undo } from "@/lib/decks/draft";
import type { SavedDeck } from "@/lib/decks/types";
import type { DeckApi, SaveResult } from "./deck-api";
import { openDeckSaver } from "./deck-saver";
import { draftSlot, openDraftStore } from "./draft-store";

const add = (card: string): DraftEdit => ({ do: "add", zone: "grimoire", card, count: 1 });

const saved = (id: string, version: number, draft: Draft): SavedDeck => ({
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

/** An account in memory that refuses stale versions as the API does, and a clock that is moved by hand. */
function world(deckId: string | null = null) {
  const decks = new Map<string, { version: number; draft: Draft }>();
  const timers = new Set<() => void>();
  const network = { up: true, writes: 0 };
  const write = (id: string, draft: Draft): SaveResult => {
    network.writes += 1;
    const version = (decks.get(id)?.version ?? 0) + 1;
    decks.set(id, { version, draft });
    return { ok: true, deck: saved(id, version, draft) };
  };
  const api: DeckApi = {
    create: async (draft) => (network.up ? write(`d${decks.size + 1}`, draft) : { ok: false, code: "offline" }),
    update: async (id, draft, expected) => {
      const there = decks.get(id);
      if (!network.up || !there) return { ok: false, code: network.up ? "notFound" : "offline" };
      if (there.version === expected) return write(id, draft);
      return { ok: false, code: "conflict", current: saved(id, there.version, there.draft) };
    },
  };
  if (deckId) write(deckId, EMPTY_DRAFT);
  const base = deckId ? { version: 1, draft: EMPTY_DRAFT } : null;
  const start = { draft: EMPTY_DRAFT, base };
  const store = openDraftStore({ slot: draftSlot(deckId), start, storage: null, writer: "a", now: () => 1 });
  const later = (run: () => void) => {
    timers.add(run);
    return () => timers.delete(run);
  };
  const saver = openDeckSaver({ store, api, deckId, savedAt: null, unnamed: "無題", now: () => 7, later });
  const pass = async () => {
    for (const run of [...timers]) {
      timers.delete(run);
      run();
    }
    await saver.save();
  };
  return { decks, network, store, saver, timers, pass, write };
}

it("saves nothing until it is asked to, and every edit by itself from then on", async () => {
  const { decks, store, saver, timers, pass } = world();
  store.edit(add("灯台守"));
  expect(timers.size).toBe(0);
  expect(saver.get()).toEqual({ at: "local" });
  await saver.save();
  expect(saver.get()).toEqual({ at: "saved", time: 7 });
  expect(saver.deckId()).toBe("d1");
  expect(decks.get("d1")?.draft).toEqual({ ...store.get().history.present, name: "無題" });
  store.edit(add("紙魚"));
  store.edit(add("紙魚"));
  expect(saver.get()).toEqual({ at: "waiting" });
  expect(timers.size).toBe(1);
  await pass();
  expect(decks.get("d1")).toEqual({ version: 2, draft: store.get().history.present });
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
  expect(decks.get("d1")?.draft).toEqual(store.get().history.present);
});

it("keeps trying while the network is away", async () => {
  const { decks, network, store, saver, timers, pass } = world("d9");
  network.up = false;
  store.edit(add("灯台守"));
  await saver.save();
  expect(saver.get()).toEqual({ at: "offline" });
  expect(timers.size).toBe(1);
  network.up = true;
  await pass();
  expect(saver.get()).toEqual({ at: "saved", time: 7 });
  expect(decks.get("d9")?.draft.deck.grimoire).toEqual([{ name: "灯台守", count: 1 }]);
});

it("writes nothing over a deck saved elsewhere, and does as the player chooses", async () => {
  const deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  const elsewhere: Draft = { ...EMPTY_DRAFT, name: "あちら", deck };
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
  expect(undo(theirs.store.get().history).present.name).toBe("こちら");

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
