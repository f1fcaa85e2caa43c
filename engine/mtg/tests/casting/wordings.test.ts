import { describe } from "vitest";
import { defineCard } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import { createCreature, createEnchantment, createSpell, createTargetSpec } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "destroy", what: { target: 0 } }],
});
const _swell = createSpell("Swelling", "instant", "G", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ add: "power", amount: 2 }] }],
});

describe("costs that change", () => {
  const cheaper = createEnchantment("Open Market", {
    type: "static",
    affects: { all: { controller: "you" } },
    changes: [{ costsMore: -2 }],
  });
  scenario(["mtg-6e:K.20.4", "mtg-6e:K.18.1"], "become less only in their generic part", {
    cards: [cheaper],
    me: { hand: ["Moss Ox"], battlefield: ["Open Market"], pool: { g: 1 } },
    play: [{ cast: "Moss Ox" }],
    after: { stack: ["Moss Ox"] },
  });
  scenario("mtg-6e:K.20.4", "never become less than their colored part", {
    cards: [cheaper],
    me: { hand: ["Moss Ox"], battlefield: ["Open Market"], pool: { r: 5 } },
    play: [{ refused: { cast: "Moss Ox" }, because: ["NO_MANA"] }],
    after: {},
  });
  scenario(["mtg-6e:K.20.r2", "mtg-6e:G.17.3"], "become less in the mana for X, too", {
    cards: [
      cheaper,
      createSpell("Rising Blaze", "sorcery", "XR", { effects: [{ do: "loseLife", who: "opponent", amount: "x" }] }),
    ],
    me: { hand: ["Rising Blaze"], battlefield: ["Open Market"], pool: { r: 2 } },
    play: [{ cast: "Rising Blaze" }, { number: 3 }, "both pass"],
    after: { you: { life: 17 } },
  });
  scenario(["mtg-6e:K.20.3", "mtg-6e:K.20.1"], "and those that a card adds are paid together with its mana", {
    cards: [
      createSpell("Blood Letter", "sorcery", "B", {
        cost: { life: 2, mana: parseManaCost("1") ?? undefined },
        effects: [],
      }),
    ],
    me: { hand: ["Blood Letter"], pool: { b: 2 } },
    play: [{ cast: "Blood Letter" }],
    after: { stack: ["Blood Letter"], me: { life: 18, pool: { b: 0 } } },
  });
});

describe("words of instructions", () => {
  const twiddle = createSpell("Little Twist", "instant", "U", {
    modes: [
      { targets: [createTargetSpec({})], effects: [{ do: "tap", what: { target: 0 } }] },
      { targets: [createTargetSpec({})], effects: [{ do: "untap", what: { target: 0 } }] },
    ],
    choose: 1,
  });
  scenario(["mtg-6e:G.38.3", "mtg-6e:G.41.r2"], "what is tapped may be chosen to be tapped, and nothing happens", {
    cards: [twiddle],
    me: { hand: ["Little Twist"], battlefield: [{ name: "Moss Ox", tapped: true }], pool: { u: 1 } },
    play: [{ cast: "Little Twist" }, { option: 0 }, "both pass"],
    after: { me: { battlefield: [{ name: "Moss Ox", tapped: true }] }, never: [{ type: "tapped" }] },
  });
  scenario(["mtg-6e:G.43.3", "mtg-6e:G.43.1", "mtg-6e:G.41.r2"], "and what is untapped to be untapped", {
    cards: [twiddle],
    me: { hand: ["Little Twist"], battlefield: ["Moss Ox"], pool: { u: 1 } },
    play: [{ cast: "Little Twist" }, { option: 1 }, "both pass"],
    after: { never: [{ type: "untapped" }] },
  });
  scenario("mtg-6e:G.38.1", "a land tapped by an effect makes no mana", {
    cards: [twiddle],
    me: { battlefield: ["Forest"] },
    you: { hand: ["Little Twist"], pool: { u: 1 } },
    play: ["pass", { cast: "Little Twist" }, { option: 0 }, "both pass"],
    after: { me: { battlefield: [{ name: "Forest", tapped: true }], pool: { g: 0 } } },
  });
  scenario("mtg-6e:G.41.r1", "what takes an ability away may choose a creature without it", {
    cards: [
      createSpell("Cut Wings", "instant", "G", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ lose: "flying" }] }],
      }),
    ],
    me: { hand: ["Cut Wings"], battlefield: ["Moss Ox"], pool: { g: 1 } },
    play: [{ cast: "Cut Wings" }, "both pass"],
    after: { me: { graveyard: ["Cut Wings"] } },
  });
  scenario("mtg-6e:G.41.r3", "what chooses attackers waits for an attack", {
    cards: [
      createSpell("Sure Arrow", "instant", "W", {
        targets: [createTargetSpec({ type: "creature", attacking: true })],
        effects: [{ do: "destroy", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Sure Arrow"], battlefield: ["Moss Ox"], pool: { w: 1 } },
    play: [{ refused: { cast: "Sure Arrow" }, because: ["NO_TARGET"] }],
    after: {},
  });
  scenario(
    ["mtg-6e:G.13.1", "mtg-6e:G.13.2", "mtg-6e:G.29.2", "mtg-6e:G.29.5", "mtg-6e:G.29.r3"],
    "regeneration waits for the next destruction",
    {
      cards: [
        axe,
        createSpell("Bark Skin", "instant", "G", {
          targets: [createTargetSpec({ type: "creature" })],
          effects: [{ do: "regenerate", what: { target: 0 } }],
        }),
      ],
      me: { hand: ["Bark Skin", "Short Axe"], battlefield: ["Moss Ox"], pool: { g: 1, b: 1 } },
      play: [
        { cast: "Bark Skin" },
        "both pass",
        { now: { me: { battlefield: [{ name: "Moss Ox", tapped: false }] } } },
        { cast: "Short Axe" },
        "both pass",
      ],
      after: { me: { battlefield: [{ name: "Moss Ox", tapped: true }] }, events: [{ type: "regenerated" }] },
    },
  );
  scenario(["mtg-6e:G.29.4", "mtg-6e:G.33.2"], "no regeneration meets a sacrifice", {
    cards: [
      createSpell("Bark Skin", "instant", "G", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "regenerate", what: { target: 0 } }],
      }),
      createSpell("Hurled Friend", "instant", "R", {
        cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
        effects: [],
      }),
    ],
    me: { hand: ["Bark Skin", "Hurled Friend"], battlefield: ["Moss Ox"], pool: { g: 1, r: 1 } },
    play: [{ cast: "Bark Skin" }, "both pass", { cast: "Hurled Friend" }],
    after: { me: { battlefield: [], graveyard: ["Moss Ox", "Bark Skin"] }, never: [{ type: "regenerated" }] },
  });
});

describe("Auras put down by an effect", () => {
  const banner = defineCard("Small Banner", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: parseManaCost("W"),
    enchants: { objects: { type: "creature" } },
    abilities: [{ type: "static", affects: "attached", changes: [{ add: "power", amount: 1 }] }],
  });
  const dig = createSpell("Dug Up Banner", "sorcery", "U", {
    effects: [
      { do: "put", what: { all: { type: "enchantment" }, zone: "graveyard", whose: "you" }, to: "battlefield" },
    ],
  });
  scenario(
    ["mtg-6e:K.12.12", "mtg-6e:G.28.5", "mtg-6e:G.5.2"],
    "enchant what its player chooses, without targeting it",
    {
      eras: ["6e", "8e", "mod"],
      cards: [
        banner,
        dig,
        createCreature("Veiled Guest", "G", "1/1", {
          abilities: [{ type: "static", affects: "self", changes: [{ cannot: "beTargeted" }] }],
        }),
      ],
      me: {
        hand: ["Dug Up Banner"],
        graveyard: ["Small Banner"],
        battlefield: ["Veiled Guest", "Moss Ox"],
        pool: { u: 1 },
      },
      play: [
        { cast: "Dug Up Banner" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", purpose: "choose", offers: ["Veiled Guest", "Moss Ox"] } } },
        { pick: "Veiled Guest" },
      ],
      after: { me: { battlefield: ["Small Banner", { name: "Veiled Guest", power: 2 }, "Moss Ox"] } },
    },
  );
  scenario(["mtg-6e:K.12.14", "mtg-6e:G.28.5"], "stay where they are when there is nothing to enchant", {
    cards: [banner, dig],
    me: { hand: ["Dug Up Banner"], graveyard: ["Small Banner"], battlefield: ["Forest"], pool: { u: 1 } },
    play: [{ cast: "Dug Up Banner" }, "both pass"],
    after: { me: { battlefield: ["Forest"], graveyard: ["Dug Up Banner", "Small Banner"] } },
  });
  scenario(["mtg-6e:G.28.2", "mtg-6e:K.27.r2"], "a card that is put down has chosen no X", {
    cards: [
      createCreature("Growing Vine", "XG", "0/1", {
        abilities: [
          {
            type: "replacement",
            on: { on: "enters", what: "self" },
            instead: { enters: { counters: ["+1/+1", "x"] } },
          },
        ],
      }),
      createSpell("Second Breath", "sorcery", "B", {
        targets: [createTargetSpec({ type: "creature" }, { zone: "graveyard" })],
        effects: [{ do: "put", what: { target: 0 }, to: "battlefield" }],
      }),
    ],
    me: { hand: ["Growing Vine", "Second Breath"], graveyard: ["Growing Vine"], pool: { g: 3, b: 1 } },
    play: [
      { cast: "Growing Vine" },
      { number: 2 },
      { option: 1 },
      { option: 1 },
      "both pass",
      { cast: "Second Breath" },
      "both pass",
    ],
    after: {
      me: {
        battlefield: [
          { name: "Growing Vine", power: 2, toughness: 3 },
          { name: "Growing Vine", power: 0, toughness: 1, counters: null },
        ],
      },
    },
  });
});
