import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DOCUMENT_FORMAT_DATA } from "@/engine/mtg/deck";
import { readDeckText } from "../deck-text";
import { applyDraftCommand } from "../draft-history";
import { printList, readList } from "../lists/pasted-list";
import { isCleanDraft, readDraftHead } from "./clean-draft";
import { diffDrafts } from "./draft-diff";
import { EMPTY_MTG_DRAFT, MTG_DRAFT_KIND } from "./draft-kind";
import { findFormatProblems } from "./format-problems";
import { hasMoreThanDeck, isSameDraft, readDraftDeck, toMtgDraft } from "./saved-draft";
import { createMtgDeckSchema } from "./schema";
import { parseLegacyMtgDraft, parseMtgDraft, serializeMtgDraft } from "./stored-draft";

const draft = (text: string, more = {}) => ({ ...EMPTY_MTG_DRAFT, name: "森", text, ...more });
const kept = (text: string, base: string | null = null) => ({
  history: applyDraftCommand(MTG_DRAFT_KIND.start(draft("")), { do: "set", to: { text } }),
  base: base === null ? null : { version: 3, draft: draft(base) },
  pending: null,
  at: 5,
  writer: "tab",
  copiedFrom: null,
  began: null,
});

describe("the deck of a list", () => {
  test("has one line for each name of a zone, whatever its spelling, in the first one", () => {
    expect(readDraftDeck("2 Lim-Dûl's Vault\n1 lim-dul’s vault\n\nSideboard\n3 Forest")).toEqual({
      main: [{ name: "Lim-Dûl's Vault", count: 3 }],
      sideboard: [{ name: "Forest", count: 3 }],
      pool: [],
    });
  });

  test("written down and read again it is the same", () => {
    const deck = readDraftDeck("4 Forest\n2 Sol Ring\n\nSideboard\n1 Swamp");
    expect(readDraftDeck(toMtgDraft({ name: "森", deck, format: "type1", on: EMPTY_MTG_DRAFT.on }).text)).toEqual(deck);
  });
});

test("the reading that was chosen for a line in doubt is kept through save and reload", () => {
  for (const line of ["1 《Sol Ring, Old Bell》", "4 《Moss Ox - good》", "4 《Moss Ox 3 Old Bell》"]) {
    const text = `${line}\n56 Forest`;
    const deck = readDraftDeck(text);
    const again = toMtgDraft({ name: "牛", deck, format: "type1", on: EMPTY_MTG_DRAFT.on }).text;
    expect(again).toBe(text);
    expect(readDeckText(again)).toMatchObject({ deck, unread: [] });
    expect(printList(readList(text))).toBe(text);
    expect(hasMoreThanDeck(text)).toBe(false);
  }
});

test("a list has more than an account keeps where it has remarks, headings of its own or sets", () => {
  for (const line of ["// a note", "# Creatures", "4 Moss Ox // why", "4 Moss Ox (MMQ) 3", "Mana (56)"])
    expect(hasMoreThanDeck(`${line}\n56 Forest`)).toBe(true);
  expect(hasMoreThanDeck("4 Moss Ox\r\n56 Forest\n\n Sideboard\n15 Swamp\n")).toBe(false);
});

test("a format or day that the site does not know is refused, and one that an operator added is taken", () => {
  const old = { id: "old", ja: "昔", en: "Old", sets: ["leg"], restricted: [], banned: [], source: "a test" };
  const book = { ...DOCUMENT_FORMAT_DATA, formats: [old] };
  expect(findFormatProblems({ format: "old", on: "2000-12-15" }, book)).toEqual([]);
  expect(findFormatProblems({ format: "old", on: "2000-12-15" }, DOCUMENT_FORMAT_DATA)).toMatchObject([
    { path: "format", code: "unknownFormat" },
  ]);
  expect(findFormatProblems({ format: "type1", on: "2090-01-01" }, book)).toMatchObject([
    { path: "on", code: "unknownDay" },
  ]);
  const deck = {
    name: "森",
    deck: { main: [], sideboard: [], pool: [] },
    format: "old",
    on: "2090-01-01",
    saveKey: undefined,
  };
  expect(createMtgDeckSchema.safeParse(deck).success).toBe(true);
  for (const wrong of ["", "two words", "x".repeat(31)])
    expect(createMtgDeckSchema.safeParse({ ...deck, format: wrong }).success).toBe(false);
  const written = serializeMtgDraft({
    ...kept("60 Forest"),
    history: MTG_DRAFT_KIND.start(draft("", { format: "old" })),
  });
  expect(parseMtgDraft(written)?.history.present.format).toBe("old");
});

describe("two drafts", () => {
  test("are the same to an account however their lists are written", () => {
    expect(isSameDraft(draft("4 Forest\n2 Swamp"), draft("2 swamp\n4x Forest"))).toBe(true);
    expect(isSameDraft(draft("4 Forest"), draft("3 Forest"))).toBe(false);
    expect(isSameDraft(draft("4 Forest"), draft("Sideboard\n4 Forest"))).toBe(false);
    expect(isSameDraft(draft("4 Forest"), draft("4 Forest", { format: "extended" }))).toBe(false);
  });

  test("differ by names and numbers in zones", () => {
    expect(diffDrafts("4 Forest\n1 Swamp", "4 forest\n2 Swamp\n\nSideboard\n1 Island")).toEqual([
      { zone: "main", name: "Swamp", before: 1, after: 2 },
      { zone: "sideboard", name: "Island", before: 0, after: 1 },
    ]);
  });
});

describe("a kept draft", () => {
  test("is told in a list by its name, if anything was written in it", () => {
    const key = "grimoire.mtg.draft.local-a";
    expect(readDraftHead(key, serializeMtgDraft(kept("4 Forest")))).toEqual({ id: "local-a", name: "森", at: 5 });
    expect(readDraftHead(key, serializeMtgDraft(kept("")))).toBeNull();
    for (const text of [null, "", "{}", "null", '{"present":{"name":3}}']) expect(readDraftHead(key, text)).toBeNull();
    expect(readDraftHead("grimoire.draft.local-a", serializeMtgDraft(kept("4 Forest")))).toBeNull();
  });

  test("comes back with its steps, and tells whether the account has all of it", () => {
    const clean = kept("4 Forest", "4 forest");
    expect(parseMtgDraft(serializeMtgDraft(clean))).toEqual({ ...clean, history: { ...clean.history, typing: null } });
    expect(isCleanDraft("grimoire.mtg.draft.x", serializeMtgDraft(clean))).toBe(true);
    expect(isCleanDraft("grimoire.mtg.draft.x", serializeMtgDraft(kept("5 Forest", "4 Forest")))).toBe(false);
    expect(isCleanDraft("grimoire.mtg.draft.x", serializeMtgDraft(kept("5 Forest")))).toBe(false);
    expect(isCleanDraft("grimoire.draft.x", serializeMtgDraft(clean))).toBe(false);
  });

  test("of the time when a browser kept only one is read", () => {
    const { past, present, future } = kept("4 Forest").history;
    expect(parseLegacyMtgDraft(JSON.stringify({ past, present, future }))?.history.present.text).toBe("4 Forest");
  });

  test("no text makes the reader throw", () => {
    const written = serializeMtgDraft(kept("4 Forest", "4 Forest"));
    fc.assert(
      fc.property(fc.nat(written.length), fc.string(), (place, noise) => {
        const spoilt = written.slice(0, place) + noise + written.slice(place + noise.length);
        parseMtgDraft(spoilt);
        parseLegacyMtgDraft(spoilt);
        isCleanDraft("grimoire.mtg.draft.x", spoilt);
      }),
    );
    for (const text of ["", "null", "[]", "{}", '{"format":1}', '{"format":2,"past":[]}'])
      expect(parseMtgDraft(text)).toBeNull();
  });
});
