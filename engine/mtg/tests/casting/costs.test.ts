import { describe } from "vitest";
import { NO_MANA } from "../../model/mana";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
const GREEN = { ...NO_MANA, g: 1 };

const fling = createSpell("Hurled Friend", "instant", "R", {
  cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
  targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
  effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
});

describe("costs besides mana", () => {
  scenario(["mtg-6e:G.6.1", "mtg-6e:G.33.r4", "mtg-6e:G.33.1"], "a sacrifice is paid before anyone can answer", {
    eras: ALL,
    cards: [fling],
    me: { hand: ["Hurled Friend"], battlefield: ["Moss Ox", "Squire of Reeds"], pool: { r: 1 } },
    play: [
      { cast: "Hurled Friend" },
      { pick: "you" },
      { now: { asks: { of: "me", ask: "pick", purpose: "sacrifice", offers: ["Moss Ox", "Squire of Reeds"] } } },
      { pick: "Squire of Reeds" },
      { now: { stack: ["Hurled Friend"], me: { battlefield: ["Moss Ox"], graveyard: ["Squire of Reeds"] } } },
      "both pass",
    ],
    after: { you: { life: 18 } },
  });

  scenario(["mtg-6e:G.33.3", "mtg-6e:G.6.4", "mtg-6e:T.4.6"], "without a creature of one's own it is not offered", {
    cards: [fling],
    me: { hand: ["Hurled Friend"], pool: { r: 1 } },
    you: { battlefield: ["Moss Ox"] },
    play: [{ refused: { cast: "Hurled Friend" }, because: ["NO_COST"] }],
    after: {},
  });

  scenario("mtg-6e:G.33.r6", "a tapped or sick creature may be sacrificed", {
    cards: [fling],
    me: {
      hand: ["Hurled Friend"],
      battlefield: [{ name: "Moss Ox", tapped: true, settled: false }],
      pool: { r: 1 },
    },
    play: [{ cast: "Hurled Friend" }, { pick: "you" }],
    after: { stack: ["Hurled Friend"], me: { battlefield: [], graveyard: ["Moss Ox"] } },
  });

  scenario(["mtg-6e:G.6.r1", "mtg-6e:G.7.r2"], "what was paid stays paid when the spell is countered", {
    cards: [
      fling,
      createSpell("Small No", "instant", "U", {
        targets: [createTargetSpec({}, { zone: "stack" })],
        effects: [{ do: "counter", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Hurled Friend"], battlefield: ["Moss Ox"], pool: { r: 1 } },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [{ cast: "Hurled Friend" }, { pick: "you" }, "pass", { cast: "Small No" }, "both pass"],
    after: { stack: [], me: { graveyard: ["Hurled Friend", "Moss Ox"], pool: { r: 0 } }, you: { life: 20 } },
  });

  scenario("mtg-6e:G.14.r4", "a discard as a cost is chosen by who pays", {
    eras: ALL,
    cards: [
      createSpell("Burnt Page", "sorcery", "B", {
        cost: { discard: { count: 1 } },
        effects: [{ do: "draw", who: "you", amount: 2 }],
      }),
    ],
    me: { hand: ["Burnt Page", "Forest", "Gate Giant"], pool: { b: 1 } },
    play: [
      { cast: "Burnt Page" },
      { now: { asks: { of: "me", ask: "pick", purpose: "discard", offers: ["Forest", "Gate Giant"] } } },
      { pick: "Gate Giant" },
      { now: { me: { graveyard: ["Gate Giant"] } } },
      "both pass",
    ],
    after: { me: { hand: ["Forest", "Moss Ox", "Moss Ox"] } },
  });

  scenario("mtg-6e:G.14.r4", "without a card to discard it is not offered", {
    cards: [
      createSpell("Burnt Page", "sorcery", "B", {
        cost: { discard: { count: 1, what: { type: "land" } } },
        effects: [{ do: "draw", who: "you", amount: 2 }],
      }),
    ],
    me: { hand: ["Burnt Page", "Gate Giant"], pool: { b: 1 } },
    play: [{ refused: { cast: "Burnt Page" }, because: ["NO_COST"] }],
    after: {},
  });

  const blood = createSpell("Blood Letter", "sorcery", "B", {
    cost: { life: 3 },
    effects: [{ do: "draw", who: "you", amount: 1 }],
  });
  scenario(
    ["mtg-6e:G.19.6", "mtg-house:21", "mtg-6e:G.19.3"],
    "all of one's life may be paid; the next check asks for it (N33)",
    {
      eras: ALL,
      cards: [blood],
      me: { life: 3, hand: ["Blood Letter"], pool: { b: 1 } },
      play: [{ cast: "Blood Letter" }],
      after: { winner: "you" },
    },
  );
  scenario(["mtg-6e:G.19.6", "mtg-6e:G.6.4"], "more life than one has cannot be paid (N33)", {
    eras: ALL,
    cards: [blood],
    me: { life: 2, hand: ["Blood Letter"], pool: { b: 1 } },
    play: [{ refused: { cast: "Blood Letter" }, because: ["NO_COST"] }],
    after: { me: { life: 2 } },
  });
  scenario("mtg-6e:G.21.r1", "paying life is losing it for what looks for that", {
    cards: [
      blood,
      createEnchantment(
        "Leech Jar",
        createTriggeredAbility({ on: "lifeLost", who: "you" }, { do: "gainLife", who: "opponent", amount: 1 }),
      ),
    ],
    me: { hand: ["Blood Letter"], battlefield: ["Leech Jar"], pool: { b: 1 } },
    play: [{ cast: "Blood Letter" }, { now: { stack: ["triggered Leech Jar", "Blood Letter"] } }, "both pass"],
    after: { me: { life: 17 }, you: { life: 21 } },
  });

  scenario(["mtg-6e:T.4.10", "mtg-6e:G.6.r6"], "what is tapped for the mana may be sacrificed afterwards", {
    cards: [
      createSpell("Last Harvest", "instant", "G", {
        cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
        effects: [{ do: "gainLife", who: "you", amount: 5 }],
      }),
    ],
    me: { hand: ["Last Harvest"], battlefield: ["Sap Gatherer"] },
    play: [{ cast: "Last Harvest" }, "both pass"],
    after: { me: { life: 25, graveyard: ["Last Harvest", "Sap Gatherer"] } },
  });

  const seed = createCreature("Seed Pod", "G", "0/1", {
    abilities: [
      {
        type: "activated",
        cost: { sacrifice: { what: "self", count: 1 } },
        mana: true,
        effects: [{ do: "addMana", who: "you", mana: GREEN }],
      },
    ],
  });
  scenario(["mtg-6e:G.6.r4", "mtg-6e:G.33.r2", "mtg-6e:G.6.5"], "one permanent is not given twice", {
    cards: [
      seed,
      createSpell("Last Harvest", "instant", "G", {
        cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
        effects: [{ do: "gainLife", who: "you", amount: 5 }],
      }),
    ],
    me: { hand: ["Last Harvest"], battlefield: ["Seed Pod"] },
    play: [{ refused: { cast: "Last Harvest" }, because: ["NO_MANA"] }],
    after: {},
  });
  scenario(["mtg-6e:G.33.r5", "mtg-6e:A.6.10"], "a permanent may give itself for mana in the middle of a payment", {
    cards: [seed],
    me: { hand: ["Moss Ox"], battlefield: ["Seed Pod", "Forest"] },
    play: [{ cast: "Moss Ox" }],
    after: { stack: ["Moss Ox"], me: { graveyard: ["Seed Pod"], battlefield: [{ name: "Forest", tapped: true }] } },
  });
});

describe("mana abilities within a payment", () => {
  const prism = (name: string, life?: number) => ({
    ...createCreature(name, "2", "0/1", {
      abilities: [
        {
          type: "activated" as const,
          cost: { tap: true as const, ...(life !== undefined && { life }) },
          mana: true as const,
          effects: [{ do: "addAnyMana" as const, who: "you" as const, amount: 1 }],
        },
      ],
    }),
    types: ["artifact"] as const,
    power: null,
    toughness: null,
  });

  scenario(["mtg-6e:A.6.3", "mtg-6e:A.6.10"], "a source of any color makes the one that is needed", {
    eras: ALL,
    cards: [
      prism("Plain Prism"),
      createSpell("Quick Word", "instant", "WU", { effects: [{ do: "gainLife", who: "you", amount: 1 }] }),
    ],
    me: { hand: ["Quick Word"], battlefield: ["Plain Prism", "Island"] },
    play: [{ cast: "Quick Word" }, "both pass"],
    after: { me: { life: 21, pool: { w: 0, u: 0 } } },
  });

  scenario(["mtg-6e:A.6.10", "mtg-6e:T.4.5"], "only what leaves the rest payable is offered", {
    cards: [prism("Plain Prism")],
    me: { hand: ["Moss Ox"], battlefield: ["Plain Prism", "Island", "Plains"] },
    play: [
      { cast: "Moss Ox" },
      { now: { asks: { of: "me", ask: "pick", purpose: "mana", offers: ["Island", "Plains", "Plain Prism"] } } },
      { pick: "Plain Prism" },
    ],
    after: { asks: { of: "me", ask: "pick", purpose: "mana", offers: ["Island", "Plains"] } },
  });

  scenario(["mtg-6e:G.19.6", "mtg-6e:A.6.10"], "life for mana comes out of what the spell leaves", {
    cards: [
      prism("Thorned Prism", 2),
      createSpell("Blood Word", "instant", "B", {
        cost: { life: 2 },
        effects: [{ do: "gainLife", who: "you", amount: 9 }],
      }),
    ],
    me: { life: 3, hand: ["Blood Word"], battlefield: ["Thorned Prism"] },
    play: [{ refused: { cast: "Blood Word" }, because: ["NO_MANA"] }],
    after: {},
  });

  scenario("mtg-6e:A.6.10", "with life to spare it is paid", {
    cards: [
      prism("Thorned Prism", 2),
      createSpell("Black Word", "instant", "B", { effects: [{ do: "draw", who: "you", amount: 1 }] }),
    ],
    me: { life: 3, hand: ["Black Word"], battlefield: ["Thorned Prism"] },
    play: [{ cast: "Black Word" }],
    after: { stack: ["Black Word"], me: { life: 1 } },
  });

  scenario(["mtg-6e:G.23.1", "mtg-6e:A.6.7"], "played with priority, its color is asked for", {
    cards: [prism("Plain Prism")],
    me: { battlefield: ["Plain Prism"] },
    play: [{ mana: "Plain Prism" }, { now: { asks: { of: "me", ask: "option", purpose: "color" } } }, { option: 3 }],
    after: { me: { pool: { r: 1 } } },
  });

  const bloom = createEnchantment(
    "Bloom Song",
    createTriggeredAbility({ on: "tappedForMana", what: { type: "land" } }, { do: "addMana", who: "you", mana: GREEN }),
  );
  scenario(
    ["mtg-6e:A.6.4", "mtg-6e:A.6.1", "mtg-6e:A.6.8"],
    "a trigger that makes mana follows at once, without the stack",
    {
      eras: ALL,
      cards: [bloom],
      me: { battlefield: ["Bloom Song", "Forest"] },
      play: [{ mana: "Forest" }],
      after: { stack: [], me: { pool: { g: 2 } } },
    },
  );
  scenario(["mtg-6e:A.6.4", "mtg-6e:A.6.10"], "and pays for the spell on the way", {
    cards: [bloom],
    me: { hand: ["Moss Ox"], battlefield: ["Bloom Song", "Forest", "Forest"] },
    play: [{ cast: "Moss Ox" }],
    after: { stack: ["Moss Ox"], asks: { of: "me", ask: "priority", offers: ["activate Forest"] } },
  });
  scenario("mtg-6e:A.6.r2", "a trigger that does something else waits for the stack", {
    cards: [
      createEnchantment(
        "Root Bell",
        createTriggeredAbility(
          { on: "tappedForMana", what: { type: "land" } },
          { do: "gainLife", who: "you", amount: 1 },
        ),
      ),
    ],
    me: { hand: ["Moss Ox"], battlefield: ["Root Bell", "Forest", "Forest"] },
    play: [{ cast: "Moss Ox" }, { option: 0 }],
    after: { stack: ["triggered Root Bell", "triggered Root Bell", "Moss Ox"] },
  });

  const lender = (name: string) =>
    createCreature(name, "G", "1/1", {
      abilities: [
        {
          type: "activated",
          cost: { tap: true, sacrifice: { what: "self", count: 1 } },
          mana: true,
          effects: [{ do: "addMana", who: "you", mana: GREEN }],
        },
        { type: "static", affects: { all: { type: "creature", other: true } }, changes: [{ gain: "haste" }] },
      ],
    });
  scenario(["mtg-6e:T.12.r6", "mtg-6e:T.4.6"], "a payment that breaks half-way is taken back whole", {
    eras: ALL,
    cards: [lender("First Lender"), lender("Second Lender")],
    me: {
      hand: ["Moss Ox"],
      battlefield: [
        { name: "First Lender", settled: false },
        { name: "Second Lender", settled: false },
      ],
    },
    play: [{ cast: "Moss Ox" }],
    after: {
      stack: [],
      asks: { of: "me", ask: "priority" },
      me: { hand: ["Moss Ox"], battlefield: ["First Lender", "Second Lender"], graveyard: [], pool: { g: 0 } },
      events: [{ type: "takenBack" }],
    },
  });
});
