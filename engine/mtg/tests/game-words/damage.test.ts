import { describe, expect } from "vitest";
import { createMoveEvent } from "../../rules/events/move-event";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { rule } from "../../testing/rule";
import { scenario } from "../../testing/scenario";
import { createCreature as piece, TestBoard } from "../../testing/test-board";

const ALL = ["6e", "8e", "mod"] as const;
const OLDER = ["6e", "8e"] as const;

const ward = (amount: number) =>
  createSpell("Straw Ward", "instant", "W", {
    targets: [{ players: "you", min: 1, max: 1 }],
    effects: [{ do: "prevent", to: { target: 0 }, amount }],
  });
const biter = createCreature("Fen Biter", "1B", "2/2", {
  abilities: [
    createTriggeredAbility({ on: "dealsDamage", what: "self" }, { do: "loseLife", who: "opponent", amount: 5 }),
  ],
});

describe("a shield of some amount", () => {
  const attacked = {
    me: { battlefield: ["Fen Biter", "Moss Ox"] },
    you: { hand: ["Straw Ward"], pool: { w: 1 } },
    step: "attackers" as const,
  };
  const warded = [{ picks: ["Fen Biter", "Moss Ox"] }, "pass", { cast: "Straw Ward" }, "both pass"] as const;
  const chosen = [
    ["Fen Biter", 18],
    ["Moss Ox", 13],
  ] as const;
  for (const [first, life] of chosen) {
    const asked = { of: "you", ask: "pick", purpose: "prevent", offers: ["Fen Biter", "Moss Ox"] } as const;
    scenario("mtg-6e:G.11.3", `prevents what its player chooses of the damage of one moment (${first})`, {
      ...attacked,
      eras: OLDER,
      cards: [biter, ward(2)],
      play: [
        ...warded,
        { passTo: "damage" },
        "both pass",
        { now: { asks: asked } },
        { pick: first },
        { passTo: "main2" },
      ],
      after: { you: { life } },
    });
    scenario("mtg-6e:G.11.3", `prevents what its player chooses of damage that is dealt at once (${first})`, {
      ...attacked,
      eras: ["mod"],
      cards: [biter, ward(2)],
      play: [...warded, "both pass", "both pass", { now: { asks: asked } }, { pick: first }, { passTo: "main2" }],
      after: { you: { life } },
    });
  }
  scenario("mtg-6e:G.11.3", "leaves nothing to choose where it prevents all of it", {
    ...attacked,
    eras: ALL,
    cards: [biter, ward(4)],
    play: [...warded, { passTo: "main2" }],
    after: { you: { life: 20 } },
  });
  scenario("mtg-6e:G.11.3", "leaves nothing to choose with one source", {
    ...attacked,
    me: { battlefield: ["Fen Biter"] },
    eras: ALL,
    cards: [biter, ward(1)],
    play: [{ pick: "Fen Biter" }, ...warded.slice(1), { passTo: "main2" }],
    after: { you: { life: 14 } },
  });

  rule("mtg-6e:G.11.3", "is asked about for each thing that is dealt damage", () => {
    const state = { shields: [{ kind: "prevent" as const, amount: 1 }] };
    const ox = piece("Ox", [1, 4]);
    const board = new TestBoard("6e", [
      { card: ox, state },
      { card: ox, player: 1, state },
      piece("Imp", [1, 1]),
      piece("Bat", [1, 1]),
    ]);
    const damage = (instance: number, source: number) =>
      ({ type: "damaged", rule: "mtg-6e:G.10.2", target: { instance }, amount: 1, source, inCombat: false }) as const;
    board.happens(damage(1, 3), damage(1, 4), damage(2, 3), damage(2, 4));
    expect(board.game.state.agenda).toMatchObject([{ run: "shielded" }]);
    expect(board.at(1).object.damage).toBe(0);
  });
});

describe("division of damage", () => {
  const split = createSpell("Split Stones", "instant", "1R", {
    targets: [createTargetSpec({ type: "creature" }, { max: 2, divide: 3 })],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  });
  scenario("mtg-6e:G.10.4", "gives each thing some of it, and all of it is given", {
    eras: ALL,
    cards: [split],
    me: { hand: ["Split Stones"], pool: { r: 2 } },
    you: { battlefield: ["Gate Giant", "Moss Ox"] },
    play: [
      { cast: "Split Stones" },
      { picks: ["Gate Giant", "Moss Ox"] },
      { refused: { number: 0 }, because: [] },
      { refused: { number: 3 }, because: [] },
      { number: 2 },
      "both pass",
    ],
    after: {
      you: {
        battlefield: [
          { name: "Gate Giant", damage: 2 },
          { name: "Moss Ox", damage: 1 },
        ],
      },
    },
  });
});

describe("regeneration", () => {
  const troll = createCreature("Root Troll", "2G", "2/2");
  const shield = createSideEffectEnchantment("Root Charm", { do: "regenerate", what: { all: { name: "Root Troll" } } });
  const twice = createSpell("Twofold End", "instant", "B", {
    targets: [createTargetSpec({ name: "Root Troll" })],
    effects: [
      { do: "destroy", what: { target: 0 } },
      { do: "destroy", what: { target: 0 } },
    ],
  });
  const table = { eras: ALL, cards: [troll, shield, twice], you: { hand: ["Twofold End"], pool: { b: 1 } } };
  const end = ["pass", { cast: "Twofold End" }, "both pass"] as const;
  scenario("mtg-6e:G.29.r4", "stops one of two destructions of an effect", {
    ...table,
    me: { battlefield: ["Root Troll", "Root Charm"] },
    play: [{ mana: "Root Charm" }, ...end],
    after: { me: { battlefield: ["Root Charm"], graveyard: ["Root Troll"] } },
  });
  scenario("mtg-6e:G.29.r4", "done twice stops both", {
    ...table,
    me: { battlefield: ["Root Troll", "Root Charm"] },
    play: [{ mana: "Root Charm" }, { mana: "Root Charm" }, ...end],
    after: { me: { battlefield: [{ name: "Root Troll", tapped: true }, "Root Charm"] } },
  });
  rule("mtg-6e:G.29.r4", "stops one of two destructions of one moment, and its shield is used once", () => {
    for (const shields of [1, 2] as const) {
      const regenerate = Array.from({ length: shields }, () => ({ kind: "regenerate" as const }));
      const board = new TestBoard("6e", [{ card: piece("Ox", [1, 4]), state: { shields: regenerate } }]);
      const destroyed = () => createMoveEvent(board.at(1), "graveyard", { cause: "destroy", rule: "mtg-6e:G.13.1" });
      board.happens(destroyed(), destroyed());
      expect(board.battlefield, `${shields} shields`).toEqual(shields === 1 ? [] : ["Ox"]);
    }
  });
});

describe("what is removed from the game", () => {
  const gone = createSideEffectEnchantment("Open Grave", {
    do: "put",
    what: { all: { type: "creature" } },
    to: "exile",
  });
  const shield = createSideEffectEnchantment("Root Charm", { do: "regenerate", what: { all: { type: "creature" } } });
  const scarf = createEnchantment("Warm Scarf");
  scenario(["mtg-6e:G.30.r1", "mtg-6e:G.30.r2"], "is not regenerated, and its Auras go to the graveyard", {
    eras: ALL,
    cards: [gone, shield, { ...scarf, subtypes: ["Aura"], enchants: { objects: { type: "creature" } } }],
    me: { battlefield: ["Open Grave", "Root Charm", "Moss Ox", { name: "Warm Scarf", on: "Moss Ox" }] },
    play: [{ mana: "Root Charm" }, { mana: "Open Grave" }],
    after: { me: { battlefield: ["Open Grave", "Root Charm"], exile: ["Moss Ox"], graveyard: ["Warm Scarf"] } },
  });
});
