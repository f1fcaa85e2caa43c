import { describe, expect } from "vitest";
import type { ContinuousChange, StaticAbility } from "../../model/ability";
import { defineCard } from "../../model/card";
import { NO_ANNOUNCED_CHOICES } from "../../model/stack";
import { createScope } from "../../rules/continuous/create-scope";
import { selectTargets } from "../../rules/continuous/evaluate";
import { createPhaseOutEvents } from "../../rules/phasing";
import { applyPhasing } from "../../rules/turn/untap";
import { createSideEffectEnchantment, createSpell, createTargetSpec } from "../../testing/pool";
import { rule } from "../../testing/rule";
import { scenario } from "../../testing/scenario";
import { createCreature as piece, TestBoard } from "../../testing/test-board";

const ALL = ["6e", "8e", "mod"] as const;
const OLDER = ["6e", "8e"] as const;

const loan = createSpell("Brief Oath", "instant", "U", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ control: "you" }] }],
});
const mist = createSideEffectEnchantment("Rising Mist", { do: "phaseOut", what: { all: { type: "creature" } } });
const veil = defineCard("Thin Veil", {
  types: ["enchantment"],
  subtypes: ["Aura"],
  enchants: { objects: { type: "creature" } },
});

/** An Aura on permanents of a type, whose changes affect these things. */
const aura = (
  name: string,
  type: "creature" | "enchantment",
  changes: readonly ContinuousChange[],
  affects: StaticAbility["affects"],
) =>
  defineCard(name, {
    types: ["enchantment"],
    subtypes: ["Aura"],
    enchants: { objects: { type } },
    abilities: changes.length === 0 ? [] : [{ type: "static", affects, changes }],
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
      const board = new TestBoard(era, [{ card: piece("Ox", [1, 4]), state: { shields } }]);
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

  const bless = createSpell("Long Blessing", "instant", "W", {
    targets: [createTargetSpec({ type: "creature" })],
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
      const board = new TestBoard(era, [ox, ox]);
      const scope = {
        ...createScope(board.at(1).object, 0),
        aim: { ...NO_ANNOUNCED_CHOICES, targets: [[{ instance: 2 }]] },
      };
      const aimed = () => selectTargets(board.game, scope, { target: 0 });
      board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 2, with: null });
      expect(aimed(), era).toEqual([]);
      board.happens({ type: "phasedIn", rule: "mtg-6e:G.27.5", instance: 2, with: null });
      expect(aimed(), era).toEqual([{ instance: 2 }]);
    }
  });

  const heldAura = aura("Silk Wing", "creature", [{ set: "power", amount: 3 }], "attached");
  const onAura = aura("Frayed Seam", "enchantment", [{ set: "power", amount: 7 }], { all: { type: "creature" } });
  const lastAura = aura("Lead Hem", "creature", [{ set: "power", amount: 5 }], "attached");
  const onThat = aura("Loose Thread", "enchantment", [], "attached");
  const dressed = [
    "Rising Mist",
    "Moss Ox",
    { name: "Silk Wing", on: "Moss Ox" },
    { name: "Lead Hem", on: "Moss Ox" },
    { name: "Frayed Seam", on: "Silk Wing" },
    { name: "Loose Thread", on: "Frayed Seam" },
  ];
  const clothes = ["Frayed Seam", "Lead Hem", "Loose Thread", "Silk Wing"];
  const dressing = [mist, heldAura, onAura, lastAura, onThat];

  scenario(
    ["mtg-6e:G.27.3", "mtg-6e:G.27.13", "mtg-6e:G.34.3", "mtg-6e:G.34.3.b", "mtg-6e:G.34.3.c"],
    "takes Auras on Auras along, and brings them back in the order in which they hang",
    {
      eras: OLDER,
      cards: dressing,
      me: { battlefield: dressed },
      play: [
        { now: { me: { battlefield: ["Rising Mist", { name: "Moss Ox", power: 7 }, ...clothes] } } },
        { mana: "Rising Mist" },
        { now: { me: { battlefield: ["Rising Mist"], phasedOut: ["Moss Ox", ...clothes] } } },
        { passTo: "upkeep", turn: 5 },
      ],
      after: {
        me: { battlefield: ["Rising Mist", { name: "Moss Ox", power: 5 }, ...clothes], phasedOut: [], graveyard: [] },
      },
    },
  );
  scenario(["mtg-6e:G.27.3", "mtg-6e:G.27.13", "mtg-house:22"], "takes Auras on Auras along where it is a state", {
    eras: ["mod"],
    cards: dressing,
    me: { battlefield: dressed },
    play: [
      { mana: "Rising Mist" },
      {
        now: {
          me: {
            battlefield: ["Rising Mist", ...["Moss Ox", ...clothes].map((name) => ({ name, phasedOut: true }))],
            graveyard: [],
          },
        },
      },
      { passTo: "upkeep", turn: 5 },
    ],
    after: {
      me: {
        battlefield: ["Rising Mist", { name: "Moss Ox", power: 5, phasedOut: false }, ...clothes],
        graveyard: [],
      },
    },
  });

  const fading = defineCard("Fading Silk", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    enchants: { objects: { type: "creature" } },
    keywords: ["phasing"],
  });
  rule(["mtg-6e:G.27.3", "mtg-6e:G.27.13"], "takes an Aura along that would phase out by itself as well", () => {
    for (const era of ALL) {
      const board = new TestBoard(era, [
        { card: fading, state: { attachedTo: { instance: 2 } } },
        piece("Heron", [2, 1], { keywords: ["phasing"] }),
      ]);
      applyPhasing(board.game);
      expect([board.at(1).object.phasedWith, board.at(2).object.phasedWith], era).toEqual([2, null]);
      applyPhasing(board.game);
      expect([board.at(1).object.attachedTo, board.at(1).zone], era).toEqual([{ instance: 2 }, "battlefield"]);
    }
  });
  const world = (name: string) => defineCard(name, { types: ["enchantment"], supertypes: ["world"] });
  const worlds = {
    cards: [world("World of Fog"), world("World of Dew")],
    step: "turn" as const,
    me: { battlefield: [{ name: "World of Fog", phasedOut: true }, "World of Dew"] },
  };
  scenario(["mtg-house:22", "mtg-cr:704.5k"], "leaves a world as old as it was where it is a state", {
    ...worlds,
    eras: ["mod"],
    after: { me: { battlefield: ["World of Dew"], graveyard: ["World of Fog"] } },
  });
  scenario(["mtg-6e:G.27.r2", "mtg-6e:K.12.10"], "makes a world the newest where it comes from a zone", {
    ...worlds,
    eras: OLDER,
    me: { battlefield: ["World of Dew"], phasedOut: ["World of Fog"] },
    after: { me: { battlefield: ["World of Fog"], graveyard: ["World of Dew"] } },
  });

  rule("mtg-6e:G.27.3", "takes Auras along that hang on each other", () => {
    for (const era of ALL) {
      const board = new TestBoard(era, [
        { card: onAura, state: { attachedTo: { instance: 2 } } },
        { card: onAura, state: { attachedTo: { instance: 1 } } },
      ]);
      board.happens(...createPhaseOutEvents(board.game, [board.at(1).object, board.at(2).object], "mtg-6e:G.27.1"));
      expect(
        board.game.log?.map(({ type }) => type),
        era,
      ).toEqual(["phasedOut", "phasedOut"]);
      applyPhasing(board.game);
      expect(
        board.game.state.zones.battlefield.map(({ phasedOut }) => phasedOut),
        era,
      ).toEqual([false, false]);
    }
  });

  scenario(["mtg-6e:P.13.1.2", "mtg-house:22"], "does not keep damage past the end of the turn", {
    eras: ALL,
    cards: [mist],
    me: { battlefield: ["Rising Mist", { name: "Gate Giant", damage: 4 }] },
    play: [{ mana: "Rising Mist" }, { passTo: "upkeep", turn: 5 }],
    after: { me: { battlefield: ["Rising Mist", { name: "Gate Giant", damage: 0, phasedOut: false }] } },
  });
  scenario(["mtg-6e:T.10.6", "mtg-6e:P.13.1.2", "mtg-house:22"], "does not keep shields past the end of the turn", {
    eras: ALL,
    cards: [mist],
    me: {
      battlefield: [
        "Rising Mist",
        { name: "Gate Giant", shields: [{ kind: "regenerate" }, { kind: "prevent", amount: 3 }] },
      ],
    },
    play: [{ mana: "Rising Mist" }, { passTo: "upkeep", turn: 5 }],
    after: { me: { battlefield: ["Rising Mist", { name: "Gate Giant", shields: [], phasedOut: false }] } },
  });
});
