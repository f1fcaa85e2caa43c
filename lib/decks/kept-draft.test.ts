import fc from "fast-check";
import { expect, it } from "vitest";
import { DRAFT_LIMITS, EMPTY_DRAFT, editDraft, startHistory, undo } from "./draft";
import { type KeptDraft, readKeptDraft, writeKeptDraft } from "./kept-draft";

const keep = (history: KeptDraft["history"]): KeptDraft => ({
  history,
  base: null,
  at: 1_790_000_000_000,
  writer: "a",
});

const edited = ["灯台守", "紙魚", "余白の火"].reduce(
  (history, card) => editDraft(history, { do: "add", zone: "grimoire", card, count: 2 }),
  editDraft(startHistory(EMPTY_DRAFT), { do: "rename", to: "夜の書", typing: true }),
);

it("brings back a draft with its way back and forth", () => {
  const written = keep(undo(edited));
  expect(readKeptDraft(writeKeptDraft(written))).toEqual(written);
  const saved = { ...written, base: { version: 4, draft: EMPTY_DRAFT } };
  expect(readKeptDraft(writeKeptDraft(saved))).toEqual(saved);
});

it("keeps the latest steps of a long history", () => {
  let long = startHistory(EMPTY_DRAFT);
  for (let n = 0; n < DRAFT_LIMITS.steps; n += 1) {
    long = editDraft(long, { do: "rename", to: `第${n}稿`, typing: false });
  }
  const back = readKeptDraft(writeKeptDraft(keep(long)));
  expect(back?.history.present).toEqual(long.present);
  expect(back?.history.past.at(-1)).toEqual(long.past.at(-1));
  expect(back?.history.past.length).toBeLessThan(long.past.length);
});

it("refuses what is not a kept draft of this format", () => {
  const good = writeKeptDraft(keep(edited));
  for (const bad of [
    "",
    "{",
    "null",
    "[]",
    good.replace('"format":1', '"format":2'),
    good.replaceAll('"count":2', '"count":-1'),
  ]) {
    expect(readKeptDraft(bad)).toBeNull();
  }
  expect(readKeptDraft(good.replace('"at"', '"when"'))).toBeNull();
});

it("never throws", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (written) => void readKeptDraft(written)));
});
