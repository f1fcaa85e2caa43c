import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECK_ZONES, type Deck, nameKey } from "@/engine/magmell";
import {
  copiesIn,
  DRAFT_LIMITS,
  type DraftEdit,
  type DraftHistory,
  EMPTY_DRAFT,
  editDraft,
  REPLACEMENTS,
  redo,
  sameDeck,
  startHistory,
  tidyDeck,
  travel,
  undo,
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
const edits: fc.Arbitrary<DraftEdit> = fc.oneof(
  fc.record({
    do: fc.constantFrom("add" as const, "remove" as const, "setCount" as const, "move" as const),
    zone: fc.constantFrom(...DECK_ZONES),
    card: names,
    count: fc.integer({ min: -5, max: 120 }),
  }),
  fc.record({ do: fc.constant("rename" as const), to: fc.string({ maxLength: 120 }), typing: fc.boolean() }),
  fc.record({ do: fc.constant("replace" as const), why: fc.constantFrom(...REPLACEMENTS), deck: decks }),
  fc.constant<DraftEdit>({ do: "clear" }),
);
const histories = fc
  .array(fc.oneof(edits, fc.constantFrom("undo" as const, "redo" as const)), { maxLength: 40 })
  .map((acts) =>
    acts.reduce<DraftHistory>(
      (history, act) => (act === "undo" ? undo(history) : act === "redo" ? redo(history) : editDraft(history, act)),
      startHistory(EMPTY_DRAFT),
    ),
  );

describe("a draft under any edits", () => {
  it("is what it was after an edit is undone, and what it became after it is done again", () => {
    fc.assert(
      fc.property(histories, edits, (before, edit) => {
        const after = editDraft(before, edit);
        fc.pre(after !== before && after.past.length > before.past.length);
        expect(undo(after).present).toEqual(before.present);
        expect(undo(after).past).toEqual(before.past);
        expect(redo(undo(after))).toEqual(after);
      }),
    );
  });

  it("holds one line per name, each with a count between one and the limit", () => {
    fc.assert(
      fc.property(histories, ({ present }) => {
        for (const zone of DECK_ZONES) {
          const keys = present.deck[zone].map(({ name }) => nameKey(name));
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
      fc.property(histories, fc.constantFrom(...DECK_ZONES), names, fc.nat(120), (before, zone, card, count) => {
        const after = editDraft(before, { do: "move", zone, card, count });
        const copies = ({ present }: DraftHistory) =>
          copiesIn(present.deck, "grimoire", card) + copiesIn(present.deck, "stoneDeck", card);
        expect(copies(after)).toBe(copies(before));
      }),
    );
  });

  it("goes all the way back and forth again", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { past, future } = history;
        const first = travel(history, -past.length - 5);
        expect(first.past).toEqual([]);
        expect(first.present).toEqual(past[0]?.draft ?? history.present);
        expect(travel(first, past.length)).toEqual(history);
        expect(travel(history, future.length + 5).future).toEqual([]);
      }),
    );
  });

  it("keeps a bounded history", () => {
    let history = startHistory(EMPTY_DRAFT);
    for (let n = 0; n < DRAFT_LIMITS.steps + 30; n += 1) {
      history = editDraft(history, { do: "rename", to: `第${n}稿`, typing: false });
    }
    expect(history.past).toHaveLength(DRAFT_LIMITS.steps);
    expect(undo(history).present.name).toBe(`第${DRAFT_LIMITS.steps + 28}稿`);
  });
});

describe("edits", () => {
  const start = startHistory(EMPTY_DRAFT);

  it("leave the very same history when they change nothing", () => {
    expect(editDraft(start, { do: "clear" })).toBe(start);
    expect(editDraft(start, { do: "remove", zone: "grimoire", card: "灯台守", count: 1 })).toBe(start);
    expect(editDraft(start, { do: "rename", to: "", typing: true })).toBe(start);
    expect(editDraft(start, { do: "replace", why: "import", deck: EMPTY_DRAFT.deck })).toBe(start);
  });

  it("count copies of a name in all its spellings together", () => {
    const once = editDraft(start, { do: "add", zone: "grimoire", card: "灯台守", count: 1 });
    const twice = editDraft(once, { do: "add", zone: "grimoire", card: "灯 台 守", count: 1 });
    expect(twice.present.deck.grimoire).toEqual([{ name: "灯台守", count: 2 }]);
  });

  it("undo a name typed letter by letter in one step", () => {
    const typed = ["青", "青い", "青い本"].reduce(
      (history, to, index) => editDraft(history, { do: "rename", to, typing: index > 0 }),
      start,
    );
    expect(typed.past).toHaveLength(1);
    expect(typed.past[0]?.edit).toEqual({ do: "rename", to: "青い本" });
    expect(undo(typed).present).toEqual(EMPTY_DRAFT);
  });

  it("drop what could be done again once something else is done", () => {
    const added = editDraft(start, { do: "add", zone: "grimoire", card: "灯台守", count: 1 });
    const other = editDraft(undo(added), { do: "add", zone: "stoneDeck", card: "青の魔石", count: 20 });
    expect(other.future).toEqual([]);
    expect(redo(other)).toEqual(other);
  });
});

describe("decks written down differently", () => {
  it("are the same when they hold the same copies", () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const tidy = tidyDeck(deck);
        expect(sameDeck(tidy, { grimoire: tidy.grimoire.toReversed(), stoneDeck: tidy.stoneDeck.toReversed() })).toBe(
          true,
        );
        expect(tidyDeck(tidy)).toEqual(tidy);
        const more = { ...tidy, stoneDeck: [...tidy.stoneDeck, { name: "赤の魔石", count: 1 }] };
        expect(sameDeck(tidy, more)).toBe(false);
      }),
    );
  });
});
