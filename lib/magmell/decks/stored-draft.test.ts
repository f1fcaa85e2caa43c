import fc from "fast-check";
import { expect, it } from "vitest";
import { applyDraftEdit, createDraftHistory, DRAFT_LIMITS, EMPTY_DRAFT, undoDraftEdit } from "./draft";
import { parseStoredDraft, type StoredDraft, serializeDraft } from "./stored-draft";

const keep = (history: StoredDraft["history"]): StoredDraft => ({
  history,
  base: null,
  at: 1_790_000_000_000,
  writer: "a",
  copiedFrom: null,
  pending: null,
  began: null,
});

const edited = ["灯台守", "紙魚", "余白の火"].reduce(
  (history, card) => applyDraftEdit(history, { do: "add", zone: "grimoire", card, count: 2 }),
  applyDraftEdit(createDraftHistory(EMPTY_DRAFT), { do: "rename", to: "夜の書", typing: true }),
);

it("brings back a draft with its way back and forth", () => {
  const written = keep(undoDraftEdit(edited));
  expect(parseStoredDraft(serializeDraft(written))).toEqual(written);
  const saved = { ...written, base: { version: 4, draft: EMPTY_DRAFT } };
  expect(parseStoredDraft(serializeDraft(saved))).toEqual(saved);
  const copy = { ...written, copiedFrom: { id: null, name: "朝の書" }, began: "local-a" };
  expect(parseStoredDraft(serializeDraft(copy))).toEqual(copy);
  const sent = { ...saved, pending: { key: "k", draft: edited.present } };
  expect(parseStoredDraft(serializeDraft(sent))).toEqual(sent);
});

it("brings back what the deck says of itself, and writes it once however long the history is", () => {
  const about = { description: "速い青", primer: "長い話。".repeat(4000), tags: ["速攻"], hero: "灯台守" };
  const described = [
    { do: "describe", about, typing: false },
    { do: "note", card: "灯台守", note: "初手に", tags: ["守り"] },
    ...["AB", "紙魚", "灯台守"].map((card) => ({ do: "add", zone: "candidates", card, count: 1 }) as const),
  ] as const;
  const written = keep(described.reduce((history, act) => applyDraftEdit(history, act), edited));
  const saved = { ...written, base: { version: 2, draft: written.history.present } };
  const text = serializeDraft(saved);
  expect(parseStoredDraft(text)).toEqual(saved);
  expect(text.length).toBeLessThan(1.5 * about.primer.length);
});

it("writes each text once, also one that was changed, and keeps short what is long", () => {
  const primer = "長い話。".repeat(4000);
  const about = { description: "", primer, tags: [], hero: null };
  const described = applyDraftEdit(edited, { do: "describe", about, typing: false });
  const cards = Array.from({ length: 20 }, (_, n) => `札${n}`);
  const built = cards.reduce(
    (history, card) => applyDraftEdit(history, { do: "add", zone: "grimoire", card, count: 1 }),
    described,
  );
  const changed = applyDraftEdit(built, { do: "describe", about: { ...about, primer: `${primer}終` }, typing: false });
  const text = serializeDraft(keep(changed));
  expect(text.length).toBeLessThan(2.5 * primer.length);
  expect(parseStoredDraft(text)).toEqual(keep(changed));
  const rewritten = cards.reduce(
    (history, card) =>
      applyDraftEdit(history, { do: "describe", about: { ...about, primer: primer + card }, typing: false }),
    built,
  );
  const short = serializeDraft(keep(rewritten));
  expect(short.length).toBeLessThan(200_000);
  const back = parseStoredDraft(short);
  expect(back?.history.present).toEqual(rewritten.present);
  expect(back?.history.past.length).toBeGreaterThan(0);
  expect(rewritten.past.slice(-(back?.history.past.length ?? 0))).toEqual(back?.history.past);
});

it("keeps a deck with its history in a small part of a browser's storage", () => {
  const lines = Array.from({ length: 60 }, (_, n) => `墨つぎの見習い${n % 20}`);
  const built = lines.reduce(
    (history, card) => applyDraftEdit(history, { do: "add", zone: "grimoire", card, count: 1 }),
    createDraftHistory(EMPTY_DRAFT),
  );
  expect(serializeDraft(keep(built)).length).toBeLessThan(10_000);
});

it("brings back a deck that the first format kept, without its history", () => {
  const { name, deck } = edited.present;
  const step = { edit: { do: "move", zone: "grimoire", card: "灯台守", count: 1 }, draft: { name, deck } };
  const old = { format: 1, history: { past: [step], present: { name, deck }, future: [] }, at: 5, writer: "a" };
  const base = { version: 3, draft: { name: "", deck: EMPTY_DRAFT.deck } };
  expect(parseStoredDraft(JSON.stringify({ ...old, base }))).toEqual({
    history: createDraftHistory(edited.present),
    base: { version: 3, draft: EMPTY_DRAFT },
    at: 5,
    writer: "a",
    copiedFrom: null,
    pending: null,
    began: null,
  });
});

it("keeps the latest steps of a long history", () => {
  let long = createDraftHistory(EMPTY_DRAFT);
  for (let n = 0; n < DRAFT_LIMITS.steps; n += 1) {
    long = applyDraftEdit(long, { do: "rename", to: `第${n}稿`, typing: false });
  }
  const back = parseStoredDraft(serializeDraft(keep(long)));
  expect(back?.history.present).toEqual(long.present);
  expect(back?.history.past.at(-1)).toEqual(long.past.at(-1));
  expect(back?.history.past.length).toBeLessThan(long.past.length);
});

it("refuses what is not a kept draft of this format", () => {
  const good = serializeDraft(keep(edited));
  for (const bad of [
    "",
    "{",
    "null",
    "[]",
    good.replace('"format":2', '"format":3'),
    good.replaceAll('"count":2', '"count":-1'),
  ]) {
    expect(parseStoredDraft(bad)).toBeNull();
  }
  expect(parseStoredDraft(good.replace('"at"', '"when"'))).toBeNull();
});

it("never throws", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (written) => void parseStoredDraft(written)));
});
