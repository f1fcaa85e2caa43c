import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECK_ZONES, type Deck, toNameKey } from "@/engine/magmell";
import { EMPTY_ABOUT, isSameDeck, LIST_ZONES, normalizeDeck } from "./content";
import {
  applyDraftEdit,
  countCopies,
  createDraftHistory,
  DRAFT_LIMITS,
  DRAFT_REPLACEMENT_REASONS,
  type DraftEdit,
  type DraftHistory,
  EMPTY_DRAFT,
  getDraftLines,
  redoDraftEdit,
  stepThroughHistory,
  undoDraftEdit,
} from "./draft";

const names = fc.constantFrom(
  "灯台守",
  "灯 台 守",
  "ＡＢ",
  "AB",
  "波〜",
  "波~",
  "青の魔石",
  "緑の魔石",
  "名のないもの",
);
const lines = fc.array(fc.record({ name: names, count: fc.integer({ min: -3, max: 140 }) }), { maxLength: 12 });
const decks: fc.Arbitrary<Deck> = fc.record({ grimoire: lines, stoneDeck: lines });
const words = fc.array(fc.string({ maxLength: 40 }), { maxLength: 14 });
const zones = fc.constantFrom(...LIST_ZONES);
const edits: fc.Arbitrary<DraftEdit> = fc.oneof(
  fc.record({
    do: fc.constantFrom("add" as const, "remove" as const, "setCount" as const),
    zone: zones,
    card: names,
    count: fc.integer({ min: -5, max: 120 }),
  }),
  fc.record({
    do: fc.constant("move" as const),
    zone: zones,
    to: zones,
    card: names,
    count: fc.integer({ min: -5, max: 120 }),
  }),
  fc.record({ do: fc.constant("note" as const), card: names, note: fc.string({ maxLength: 600 }), tags: words }),
  fc.record({
    do: fc.constant("describe" as const),
    about: fc.record({
      description: fc.string({ maxLength: 400 }),
      primer: fc.string(),
      tags: words,
      hero: fc.option(names),
    }),
    typing: fc.boolean(),
  }),
  fc.record({ do: fc.constant("rename" as const), to: fc.string({ maxLength: 120 }), typing: fc.boolean() }),
  fc.record({ do: fc.constant("replace" as const), why: fc.constantFrom(...DRAFT_REPLACEMENT_REASONS), deck: decks }),
  fc.constant<DraftEdit>({ do: "clear" }),
);
const histories = fc
  .array(fc.oneof(edits, fc.constantFrom("undo" as const, "redo" as const)), { maxLength: 40 })
  .map((acts) =>
    acts.reduce<DraftHistory>(
      (history, act) =>
        act === "undo"
          ? undoDraftEdit(history)
          : act === "redo"
            ? redoDraftEdit(history)
            : applyDraftEdit(history, act),
      createDraftHistory(EMPTY_DRAFT),
    ),
  );

describe("a draft under any edits", () => {
  it("is what it was after an edit is undone, and what it became after it is done again", () => {
    fc.assert(
      fc.property(histories, edits, (before, edit) => {
        const after = applyDraftEdit(before, edit);
        fc.pre(after !== before && after.past.length > before.past.length);
        expect(undoDraftEdit(after).present).toEqual(before.present);
        expect(undoDraftEdit(after).past).toEqual(before.past);
        expect(redoDraftEdit(undoDraftEdit(after))).toEqual(after);
      }),
    );
  });

  it("holds one line per name, each with a count between one and the limit", () => {
    fc.assert(
      fc.property(histories, ({ present }) => {
        for (const zone of DECK_ZONES) {
          const keys = present.deck[zone].map(({ name }) => toNameKey(name));
          expect(new Set(keys).size).toBe(keys.length);
          for (const { count } of present.deck[zone]) {
            expect(count).toBeGreaterThanOrEqual(1);
            expect(count).toBeLessThanOrEqual(DRAFT_LIMITS.copies);
          }
        }
        expect(present.name.length).toBeLessThanOrEqual(DRAFT_LIMITS.name);
      }),
    );
  });

  it("moves copies without making or losing one", () => {
    fc.assert(
      fc.property(histories, zones, zones, names, fc.nat(120), (before, zone, to, card, count) => {
        const after = applyDraftEdit(before, { do: "move", zone, to, card, count });
        const copies = ({ present }: DraftHistory) =>
          LIST_ZONES.reduce((sum, list) => sum + countCopies(getDraftLines(present, list), card), 0);
        expect(copies(after)).toBe(copies(before));
      }),
    );
  });

  it("goes all the way back and forth again", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { past, future } = history;
        const first = stepThroughHistory(history, -past.length - 5);
        expect(first.past).toEqual([]);
        expect(first.present).toEqual(past[0]?.draft ?? history.present);
        expect(stepThroughHistory(first, past.length)).toEqual(history);
        expect(stepThroughHistory(history, future.length + 5).future).toEqual([]);
      }),
    );
  });

  it("keeps a bounded history", () => {
    let history = createDraftHistory(EMPTY_DRAFT);
    for (let n = 0; n < DRAFT_LIMITS.steps + 30; n += 1) {
      history = applyDraftEdit(history, { do: "rename", to: `第${n}稿`, typing: false });
    }
    expect(history.past).toHaveLength(DRAFT_LIMITS.steps);
    expect(undoDraftEdit(history).present.name).toBe(`第${DRAFT_LIMITS.steps + 28}稿`);
  });
});

describe("edits", () => {
  const start = createDraftHistory(EMPTY_DRAFT);

  it("leave the very same history when they change nothing", () => {
    expect(applyDraftEdit(start, { do: "clear" })).toBe(start);
    expect(applyDraftEdit(start, { do: "remove", zone: "grimoire", card: "灯台守", count: 1 })).toBe(start);
    expect(applyDraftEdit(start, { do: "rename", to: "", typing: true })).toBe(start);
    expect(applyDraftEdit(start, { do: "replace", why: "import", deck: EMPTY_DRAFT.deck })).toBe(start);
  });

  it("count copies of a name in all its spellings together", () => {
    const once = applyDraftEdit(start, { do: "add", zone: "grimoire", card: "灯台守", count: 1 });
    const twice = applyDraftEdit(once, { do: "add", zone: "grimoire", card: "灯 台 守", count: 1 });
    expect(twice.present.deck.grimoire).toEqual([{ name: "灯台守", count: 2 }]);
  });

  it("undo a name typed letter by letter in one step", () => {
    const typed = ["青", "青い", "青い本"].reduce(
      (history, to, index) => applyDraftEdit(history, { do: "rename", to, typing: index > 0 }),
      start,
    );
    expect(typed.past).toHaveLength(1);
    expect(typed.past[0]?.edit).toEqual({ do: "rename", to: "青い本" });
    expect(undoDraftEdit(typed).present).toEqual(EMPTY_DRAFT);
  });

  it("write one note per card, and forget one that says nothing", () => {
    const noted = applyDraftEdit(start, { do: "note", card: "灯台守", note: "初手に", tags: ["守り", " 守り ", ""] });
    expect(noted.present.notes).toEqual([{ card: "灯台守", note: "初手に", tags: ["守り"] }]);
    const again = applyDraftEdit(noted, { do: "note", card: "灯 台守", note: "後手に", tags: [] });
    expect(again.present.notes).toEqual([{ card: "灯 台守", note: "後手に", tags: [] }]);
    expect(applyDraftEdit(again, { do: "note", card: "灯台守", note: "", tags: [] }).present.notes).toEqual([]);
    expect(undoDraftEdit(again).present).toEqual(noted.present);
  });

  it("undo a description typed letter by letter in one step", () => {
    const typed = ["速", "速い", "速い青"].reduce(
      (history, description) =>
        applyDraftEdit(history, { do: "describe", about: { ...EMPTY_ABOUT, description }, typing: true }),
      start,
    );
    expect(typed.past).toHaveLength(1);
    expect(typed.present.about.description).toBe("速い青");
    expect(undoDraftEdit(typed).present).toEqual(EMPTY_DRAFT);
  });

  it("keep candidates, notes and words when only the deck is replaced", () => {
    const before = applyDraftEdit(applyDraftEdit(start, { do: "add", zone: "candidates", card: "灯台守", count: 2 }), {
      do: "note",
      card: "灯台守",
      note: "まだ迷う",
      tags: [],
    });
    const deck = { grimoire: [{ name: "AB", count: 3 }], stoneDeck: [] };
    const { present } = applyDraftEdit(before, { do: "replace", why: "import", deck });
    expect(present).toEqual({ ...before.present, deck });
    expect(applyDraftEdit(before, { do: "replace", why: "code", deck, candidates: [], notes: [] }).present).toEqual({
      ...EMPTY_DRAFT,
      deck,
    });
  });

  it("never cut a character in two", () => {
    const name = `${"あ".repeat(DRAFT_LIMITS.name - 1)}𠮷`;
    expect(applyDraftEdit(start, { do: "rename", to: name, typing: false }).present.name).toBe("あ".repeat(79));
  });

  it("drop what could be done again once something else is done", () => {
    const added = applyDraftEdit(start, { do: "add", zone: "grimoire", card: "灯台守", count: 1 });
    const other = applyDraftEdit(undoDraftEdit(added), { do: "add", zone: "stoneDeck", card: "青の魔石", count: 20 });
    expect(other.future).toEqual([]);
    expect(redoDraftEdit(other)).toEqual(other);
  });
});

describe("decks written down differently", () => {
  it("are the same when they hold the same copies", () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const tidy = normalizeDeck(deck);
        expect(isSameDeck(tidy, { grimoire: tidy.grimoire.toReversed(), stoneDeck: tidy.stoneDeck.toReversed() })).toBe(
          true,
        );
        expect(normalizeDeck(tidy)).toEqual(tidy);
        const more = { ...tidy, stoneDeck: [...tidy.stoneDeck, { name: "赤の魔石", count: 1 }] };
        expect(isSameDeck(tidy, more)).toBe(false);
      }),
    );
  });
});
