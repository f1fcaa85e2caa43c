import { describe, expect } from "vitest";
import { card } from "../../model/card";
import { NO_AIM } from "../../model/stack";
import { selected } from "../../rules/derive/evaluate";
import { scopeOf } from "../../rules/derive/scope";
import { Board, creature as piece } from "../../testing/board";
import { lever, spell, targeting } from "../../testing/pool";
import { rule } from "../../testing/rule";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
const OLDER = ["6e", "8e"] as const;

const loan = spell("Brief Oath", "instant", "U", {
  targets: [targeting({ type: "creature" })],
  effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ control: "you" }] }],
});
const mist = lever("Rising Mist", { do: "phaseOut", what: { all: { type: "creature" } } });
const veil = card("Thin Veil", {
  types: ["enchantment"],
  subtypes: ["Aura"],
  enchants: { objects: { type: "creature" } },
});

describe("phasing", () => {
  scenario("mtg-6e:A.23.2", "takes its permanent out as its controller's untap step begins, and no other", {
    eras: OLDER,
    step: "turn",
    me: { battlefield: ["Fading Heron", "Moss Ox"] },
    you: { battlefield: ["Fading Heron"] },
    play: [{ now: { step: "upkeep", me: { battlefield: ["Moss Ox"], phasedOut: ["Fading Heron"] } } }],
    after: { you: { battlefield: ["Fading Heron"], phasedOut: [] } },
  });

  scenario("mtg-6e:G.27.11", "ends a loan, and brings the creature back in the borrower's untap step", {
    eras: OLDER,
    cards: [loan, mist],
    me: { hand: ["Brief Oath"], battlefield: ["Rising Mist"], pool: { u: 1 } },
    you: { battlefield: ["Moss Ox"] },
    play: [
      { cast: "Brief Oath" },
      "both pass",
      { mana: "Rising Mist" },
      { passTo: "upkeep", turn: 4 },
      { now: { me: { battlefield: ["Rising Mist"] }, you: { battlefield: [], phasedOut: ["Moss Ox"] } } },
      { passTo: "upkeep", turn: 5 },
    ],
    after: { active: "me", me: { battlefield: ["Rising Mist"] }, you: { battlefield: ["Moss Ox"], phasedOut: [] } },
  });
  scenario("mtg-6e:G.27.11", "without a loan brings it back in its own controller's untap step", {
    eras: OLDER,
    cards: [mist],
    me: { battlefield: ["Rising Mist"] },
    you: { battlefield: ["Moss Ox"] },
    play: [{ mana: "Rising Mist" }, { now: { you: { battlefield: [] } } }, { passTo: "upkeep", turn: 4 }],
    after: { active: "you", you: { battlefield: ["Moss Ox"], phasedOut: [] } },
  });

  rule("mtg-6e:G.27.4", "takes shields, which are of limited duration, as well", () => {
    for (const era of ["6e", "8e"] as const) {
      const shields = [{ kind: "regenerate" as const }, { kind: "prevent" as const, amount: 3 }];
      const board = new Board(era, [{ card: piece("Ox", [1, 4]), state: { shields } }]);
      board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 1, with: null });
      board.happens({ type: "phasedIn", rule: "mtg-6e:G.27.5", instance: 1, with: null });
      expect(board.at(1).object.shields, era).toEqual([]);
    }
  });

  scenario("mtg-6e:G.27.13", "of a token ends it, and what was attached to it never comes back", {
    eras: OLDER,
    cards: [veil],
    step: "turn",
    me: {
      battlefield: [
        { name: "Fading Heron", isToken: true },
        { name: "Thin Veil", on: "Fading Heron" },
      ],
    },
    play: [
      { now: { me: { battlefield: [], phasedOut: ["Thin Veil"], graveyard: [] } } },
      { passTo: "upkeep", turn: 5 },
    ],
    after: { me: { battlefield: [], phasedOut: ["Thin Veil"], graveyard: [] } },
  });

  const bless = spell("Long Blessing", "instant", "W", {
    targets: [targeting({ type: "creature" })],
    effects: [
      { do: "change", what: { target: 0 }, until: "game", changes: [{ add: "power", amount: 3 }] },
      { do: "gainLife", who: "you", amount: 1 },
    ],
  });
  scenario("mtg-6e:G.27.r3", "makes a target illegal only as what is aimed at it resolves", {
    eras: ALL,
    cards: [bless, mist],
    me: { hand: ["Long Blessing"], battlefield: ["Moss Ox", "Rising Mist"], pool: { w: 1 } },
    play: [{ cast: "Long Blessing" }, { mana: "Rising Mist" }, { now: { stack: ["Long Blessing"] } }, "both pass"],
    after: { stack: [], me: { life: 20, graveyard: ["Long Blessing"] } },
  });
  rule("mtg-6e:G.27.r3", "brings back the same permanent, which is a target still", () => {
    for (const era of ALL) {
      const ox = piece("Ox", [1, 4]);
      const board = new Board(era, [ox, ox]);
      const scope = { ...scopeOf(board.at(1).object, 0), aim: { ...NO_AIM, targets: [[{ instance: 2 }]] } };
      const aimed = () => selected(board.game, scope, { target: 0 });
      board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 2, with: null });
      expect(aimed(), era).toEqual([]);
      board.happens({ type: "phasedIn", rule: "mtg-6e:G.27.5", instance: 2, with: null });
      expect(aimed(), era).toEqual([{ instance: 2 }]);
    }
  });
});
