import { describe } from "vitest";
import type { Effect } from "..";
import type { ReplacementAbility } from "../model/ability";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "destroy", what: { target: 0 } }],
});

/** An enchantment that does something else with whatever would die. */
const grave = (name: string, instead: ReplacementAbility["instead"]) =>
  createEnchantment(name, { type: "replacement", on: { on: "dies", what: { type: "creature" } }, instead });

describe("replacements that exclude each other", () => {
  const far = grave("Far Shore", { moveTo: "exile" });
  const near = grave("Near Shore", { moveTo: "hand" });
  const table = {
    eras: ALL,
    cards: [axe, far, near],
    me: { hand: ["Short Axe"], pool: { b: 1 }, battlefield: ["Far Shore"] },
    you: { battlefield: ["Near Shore", "Moss Ox"] },
  } as const;

  scenario("mtg-6e:T.10.10", "are chosen among by the controller of what they affect", {
    ...table,
    play: [
      { cast: "Short Axe" },
      "both pass",
      { now: { asks: { of: "you", ask: "option", purpose: "replacement", offers: ["option 0", "option 1"] } } },
      { option: 1 },
    ],
    after: { you: { hand: ["Moss Ox"], exile: [], graveyard: [] } },
  });

  scenario("mtg-6e:T.10.10", "take the place of each other, so that the one that is chosen is the only one", {
    ...table,
    play: [{ cast: "Short Axe" }, "both pass", { option: 0 }],
    after: { you: { hand: [], exile: ["Moss Ox"], graveyard: [] } },
  });

  scenario("mtg-6e:T.10.10", "are not asked about where both say the same", {
    ...table,
    cards: [axe, far, grave("Near Shore", { moveTo: "exile" })],
    play: [{ cast: "Short Axe" }, "both pass"],
    after: { you: { exile: ["Moss Ox"] }, asks: { of: "me", ask: "priority" } },
  });

  const lament: Effect = { do: "gainLife", who: "you", amount: 5 };
  scenario("mtg-6e:T.10.10", "may be instructions against a destination", {
    eras: ALL,
    cards: [axe, far, grave("Song of Staying", { effects: [lament] })],
    me: { hand: ["Short Axe"], pool: { b: 1 }, battlefield: ["Far Shore"] },
    you: { battlefield: ["Song of Staying", "Moss Ox"] },
    play: [{ cast: "Short Axe" }, "both pass", { option: 1 }],
    after: { you: { life: 25, battlefield: ["Song of Staying", "Moss Ox"] } },
  });

  scenario(["mtg-6e:T.10.10", "mtg-6e:G.29.3"], "leave what is regenerated alone, which does not die", {
    ...table,
    you: { battlefield: ["Near Shore", { name: "Moss Ox", shields: [{ kind: "regenerate" }] }] },
    play: [{ cast: "Short Axe" }, "both pass"],
    after: { you: { battlefield: ["Near Shore", { name: "Moss Ox", tapped: true }] } },
  });
});

describe("cards put into a library together", () => {
  const flood = (bottom?: true) =>
    createSpell("Rising Flood", "sorcery", "U", {
      effects: [{ do: "put", what: { all: { type: "creature" } }, to: "library", ...(bottom && { bottom }) }],
    });
  const table = {
    eras: ALL,
    me: {
      hand: ["Rising Flood"],
      pool: { u: 1 },
      battlefield: ["Moss Ox", "Ember Sprite", "Squire of Reeds"],
      library: ["Forest"],
    },
  } as const;

  scenario("mtg-6e:Z.6.6", "lie in the order that their owner says, the last one on top", {
    ...table,
    cards: [flood()],
    play: [
      { cast: "Rising Flood" },
      "both pass",
      {
        now: {
          asks: { of: "me", ask: "pick", purpose: "order", offers: ["Moss Ox", "Ember Sprite", "Squire of Reeds"] },
        },
      },
      { picks: ["Ember Sprite", "Squire of Reeds"] },
    ],
    after: { me: { library: ["Moss Ox", "Squire of Reeds", "Ember Sprite", "Forest"] } },
  });

  scenario("mtg-6e:Z.6.6", "lie below all others in that order where they go to the bottom", {
    ...table,
    cards: [flood(true)],
    play: [{ cast: "Rising Flood" }, "both pass", { picks: ["Ember Sprite", "Squire of Reeds"] }],
    after: { me: { library: ["Forest", "Moss Ox", "Squire of Reeds", "Ember Sprite"] } },
  });

  scenario("mtg-6e:Z.6.6", "are ordered by each owner, whoever controls what puts them", {
    eras: ["6e"],
    cards: [flood()],
    me: { hand: ["Rising Flood"], pool: { u: 1 }, battlefield: ["Moss Ox"], library: [] },
    you: { battlefield: ["Moss Ox", "Ember Sprite"], library: [] },
    play: [
      { cast: "Rising Flood" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", purpose: "order", offers: ["Moss Ox", "Ember Sprite"] } } },
      { pick: "Ember Sprite" },
    ],
    after: { me: { library: ["Moss Ox"] }, you: { library: ["Moss Ox", "Ember Sprite"] } },
  });

  scenario("mtg-6e:Z.6.6", "need no order where they are alike, or one alone", {
    eras: ["6e"],
    cards: [flood()],
    me: { hand: ["Rising Flood"], pool: { u: 1 }, battlefield: ["Moss Ox", "Moss Ox"], library: [] },
    you: { battlefield: ["Ember Sprite"], library: [] },
    play: [{ cast: "Rising Flood" }, "both pass"],
    after: { me: { library: ["Moss Ox", "Moss Ox"] }, asks: { of: "me", ask: "priority" } },
  });

  const mixing = createSpell("Short Mixing", "sorcery", "U", { effects: [{ do: "shuffle", who: "you" }] });
  const order = ["Forest", "Plains", "Swamp", "Moss Ox", "Island", "Ember Sprite", "Gate Giant", "Mountain"];
  scenario("mtg-6e:Z.6.3", "keep their order, and so do the others, until something says to shuffle", {
    eras: ALL,
    cards: [mixing],
    step: "end",
    me: { library: order },
    play: [{ passTo: "main1", turn: 5 }],
    after: { me: { library: order.slice(1), hand: ["Forest"] }, never: [{ type: "shuffled" }] },
  });
  scenario("mtg-6e:Z.6.3", "are put into another order by a shuffle, one's own alone", {
    eras: ALL,
    cards: [mixing],
    seed: 3,
    me: { library: order, hand: ["Short Mixing"], pool: { u: 1 } },
    you: { library: order },
    play: [{ cast: "Short Mixing" }, "both pass"],
    after: { you: { library: order }, events: [{ type: "shuffled", player: "me" }] },
  });
});

describe("what is to happen at the end of the turn", () => {
  const hex = createSpell("Evening Hex", "sorcery", "B", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [
      {
        do: "delay",
        ability: createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "destroy", what: { target: 0 } }),
      },
    ],
  });
  const veil = createEnchantment("Long Veil", {
    type: "activated",
    cost: {},
    mana: true,
    effects: [{ do: "phaseOut", what: { all: { name: "Moss Ox" } } }],
  });
  const dawn = createEnchantment("Second Dawn", {
    type: "activated",
    cost: {},
    mana: true,
    effects: [{ do: "extraPhase", phases: ["beginning"] }],
  });
  const table = {
    cards: [hex, veil, dawn],
    me: { hand: ["Evening Hex"], pool: { b: 1 }, battlefield: ["Long Veil", "Second Dawn", "Moss Ox", "Gate Giant"] },
  } as const;

  scenario(["mtg-6e:T.8.r4", "mtg-6e:T.8.8"], "to a permanent does not happen once it has been phased out", {
    ...table,
    eras: ["6e", "8e"],
    play: [
      { cast: "Evening Hex" },
      { pick: "Moss Ox" },
      "both pass",
      { mana: "Long Veil" },
      { now: { me: { phasedOut: ["Moss Ox"] } } },
      { mana: "Second Dawn" },
      { passTo: "upkeep" },
      { now: { turn: 3, me: { phasedOut: [], battlefield: ["Long Veil", "Second Dawn", "Moss Ox", "Gate Giant"] } } },
      { passTo: "upkeep", turn: 4 },
    ],
    after: { me: { graveyard: ["Evening Hex"] } },
  });

  scenario("mtg-6e:T.8.r4", "happens to one that has stayed, when another one phases out", {
    ...table,
    eras: ["6e", "8e"],
    play: [
      { cast: "Evening Hex" },
      { pick: "Gate Giant" },
      "both pass",
      { mana: "Long Veil" },
      { passTo: "end" },
      "both pass",
    ],
    after: { me: { graveyard: ["Gate Giant", "Evening Hex"] } },
  });
});

describe("poison", () => {
  scenario(["mtg-6e:E.9.3", "mtg-6e:E.9.2"], "kills by its counters, with no card there that speaks of it", {
    eras: ALL,
    you: { poison: 10 },
    after: { winner: "me", events: [{ type: "lost", player: "you" }] },
  });
  scenario("mtg-6e:E.9.3", "of nine counters does nothing", {
    eras: ALL,
    you: { poison: 9 },
    after: { asks: { of: "me", ask: "priority" }, never: [{ type: "lost" }] },
  });
});

describe("checks of the modern era", () => {
  const hollow = createCreature("Hollow Reed", "G", "1/0");
  const bell = createEnchantment(
    "Parting Bell",
    createTriggeredAbility({ on: "dies", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario(
    "mtg-house:2",
    "come before each priority, all at once, until nothing is left, and before waiting abilities",
    {
      eras: ["mod"],
      cards: [hollow, bell],
      me: { battlefield: ["Hollow Reed", "Hollow Reed", "Parting Bell"] },
      play: [{ now: { me: { graveyard: ["Hollow Reed", "Hollow Reed"] }, stack: [] } }, { option: 0 }],
      after: {
        stack: ["triggered Parting Bell", "triggered Parting Bell"],
        me: { graveyard: ["Hollow Reed", "Hollow Reed"] },
        asks: { of: "me", ask: "priority" },
      },
    },
  );
  scenario("mtg-house:2", "come in cleanup, too, which then gives priority", {
    eras: ["mod"],
    cards: [hollow],
    step: "cleanup",
    me: { battlefield: ["Hollow Reed"] },
    after: { step: "cleanup", me: { graveyard: ["Hollow Reed"] }, asks: { of: "me", ask: "priority" } },
  });
});

describe("basic lands", () => {
  const frost = createEnchantment(
    "Frost Ledger",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep" },
      { do: "tap", what: { all: { type: "land", not: { supertype: "basic" } } } },
    ),
  );
  const cave = { name: "Dim Cave", types: ["land"] } as const;
  scenario("mtg-house:16", "are told from others in every era", {
    eras: ALL,
    cards: [frost, { ...createCreature("Dim Cave", "0", "0/0"), ...cave, cost: null, power: null, toughness: null }],
    step: "upkeep",
    me: { battlefield: ["Frost Ledger", "Forest", "Dim Cave"] },
    play: ["both pass"],
    after: {
      me: { battlefield: ["Frost Ledger", { name: "Forest", tapped: false }, { name: "Dim Cave", tapped: true }] },
    },
  });
});
