import { expect, test } from "vitest";
import { type DeckDraft, EMPTY_DRAFT } from "./draft";
import { findDeckTextChanges } from "./text-changes";

const about = { description: "速く攻める", primer: "はじめに火を置く。", tags: ["速攻"], hero: "走り火" };
const before: DeckDraft = {
  ...EMPTY_DRAFT,
  name: "火の書",
  about,
  notes: [
    { card: "走り火", note: "最後まで取っておく", tags: ["決め手"] },
    { card: "燐寸の小人", note: "序盤に", tags: [] },
  ],
};

test("a content has no words that differ from itself, in whatever order its notes stand", () => {
  expect(findDeckTextChanges(before, before)).toEqual([]);
  expect(findDeckTextChanges(before, { ...before, notes: before.notes.toReversed() })).toEqual([]);
});

test("each text of a deck that is another one is told with both of its states", () => {
  const after: DeckDraft = {
    ...before,
    name: "炎の書",
    about: { description: "もっと速く攻める", primer: "", tags: ["速攻", "大会"], hero: null },
  };
  expect(findDeckTextChanges(before, after)).toEqual([
    { of: "name", card: null, before: "火の書", after: "炎の書" },
    { of: "description", card: null, before: "速く攻める", after: "もっと速く攻める" },
    { of: "tags", card: null, before: "#速攻", after: "#速攻 #大会" },
    { of: "hero", card: null, before: "走り火", after: "" },
    { of: "primer", card: null, before: "はじめに火を置く。", after: "" },
  ]);
});

test("notes are compared card by card: written, changed and taken away", () => {
  const after: DeckDraft = {
    ...before,
    notes: [
      { card: "走り火", note: "最後まで取っておく", tags: [] },
      { card: "夜警の猟犬", note: "相手の番に", tags: ["守り"] },
    ],
  };
  expect(findDeckTextChanges(before, after)).toEqual([
    { of: "note", card: "走り火", before: "最後まで取っておく #決め手", after: "最後まで取っておく" },
    { of: "note", card: "夜警の猟犬", before: "", after: "相手の番に #守り" },
    { of: "note", card: "燐寸の小人", before: "序盤に", after: "" },
  ]);
});
