import { describe } from "vitest";
import type { Ability } from "../../model/ability";
import { defineCard } from "../../model/card";
import type { Color } from "../../model/mana";
import type { Amount, Filter } from "../../model/select";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createSpell,
  createTargetSpec,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
/** The eras in which the order of a graveyard is asked for. */
const OLDER = ["6e", "8e"] as const;

/** A lever that paints all permanents of a name until the end of the game. */
const paint = (name: string, what: string, color: Color) =>
  createSideEffectEnchantment(name, {
    do: "change",
    what: { all: { name: what } },
    until: "game",
    changes: [{ become: { colors: [color] }, keep: false }],
  });
/** A lever that gives its player as much life as an amount says. */
const scale = (name: string, amount: Amount) =>
  createSideEffectEnchantment(name, { do: "gainLife", who: "you", amount });
/** A lever that destroys all that match. */
const end = (name: string, what: Filter) => createSideEffectEnchantment(name, { do: "destroy", what: { all: what } });
/** An enchantment that prevents all damage to its player from sources that match. */
const circle = (name: string, other: Filter) =>
  createEnchantment(name, {
    type: "replacement",
    on: { on: "damaged", what: { player: "you" }, other },
    instead: { prevent: "all" },
  });
const swell = createSpell("Swelling", "instant", "G", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ add: "power", amount: 2 }] }],
});

describe("power and toughness below 0", () => {
  const weak = createCreature("Weak Ox", "G", "1/3", {
    abilities: [{ type: "static", affects: "self", changes: [{ add: "power", amount: -3 }] }],
  });
  const ox = (power: number) => ({ name: "Weak Ox", power });
  scenario("mtg-6e:K.10.3", "count as 0 where they are read", {
    eras: ALL,
    cards: [weak, scale("Fair Scale", { sum: [5, { stat: "power", of: { all: { name: "Weak Ox" } } }] })],
    me: { battlefield: ["Weak Ox", "Fair Scale"] },
    play: [{ mana: "Fair Scale" }],
    after: { me: { life: 25, battlefield: [ox(-2), "Fair Scale"] } },
  });
  scenario("mtg-6e:K.10.3", "count as 0 where they are asked for", {
    eras: ALL,
    cards: [weak, end("End of None", { type: "creature", power: { is: "=", than: 0 } })],
    me: { battlefield: ["Weak Ox", "Moss Ox", "End of None"] },
    play: [{ mana: "End of None" }],
    after: { me: { battlefield: ["Moss Ox", "End of None"], graveyard: ["Weak Ox"] } },
  });
  scenario("mtg-6e:K.10.3", "count as they are where they are changed", {
    eras: ALL,
    cards: [weak, swell],
    me: { hand: ["Swelling"], battlefield: ["Weak Ox"], pool: { g: 1 } },
    play: [{ cast: "Swelling" }, "both pass"],
    after: { me: { battlefield: [ox(0)] } },
  });
  scenario("mtg-6e:K.10.3", "deal no damage in combat, and heal nobody", {
    eras: ALL,
    cards: [weak],
    me: { battlefield: ["Weak Ox"] },
    step: "attackers",
    play: [{ pick: "Weak Ox" }, { passTo: "main2" }],
    after: { you: { life: 20 }, never: [{ type: "damaged" }] },
  });
});

describe("characteristics of a spell", () => {
  const dye = createSpell("Strange Dye", "instant", "U", {
    targets: [createTargetSpec({}, { zone: "stack" })],
    effects: [
      { do: "change", what: { target: 0 }, until: "game", changes: [{ become: { colors: ["r"] }, keep: false }] },
    ],
  });
  scenario("mtg-6e:K.6.4", "stay changed as it becomes a permanent", {
    eras: ALL,
    cards: [dye, scale("Red Scale", { count: { all: { color: "r" } } })],
    me: { hand: ["Squire of Reeds", "Strange Dye"], battlefield: ["Red Scale"], pool: { w: 1, u: 1 } },
    play: [{ cast: "Squire of Reeds" }, { cast: "Strange Dye" }, "both pass", "both pass", { mana: "Red Scale" }],
    after: { me: { battlefield: ["Squire of Reeds", "Red Scale"], life: 21 } },
  });
  scenario("mtg-6e:K.6.4", "are those of its card otherwise", {
    eras: ALL,
    cards: [scale("Red Scale", { count: { all: { color: "r" } } })],
    me: { hand: ["Moss Ox"], battlefield: ["Red Scale"], pool: { g: 2 } },
    play: [{ cast: "Moss Ox" }, "both pass", { mana: "Red Scale" }],
    after: { me: { battlefield: ["Moss Ox", "Red Scale"], life: 20 } },
  });
});

describe("characteristics of an ability", () => {
  const prayer = createCreature("Praying Squire", "W", "1/1", {
    abilities: [{ type: "activated", cost: { tap: true }, effects: [{ do: "draw", who: "you", amount: 1 }] }],
  });
  const onStack = (color: Color): Amount => ({ count: { all: { color }, zone: "stack" } });
  scenario("mtg-6e:K.6.5", "are those that its source had as it was played", {
    eras: ALL,
    cards: [
      prayer,
      paint("Red Paint", "Praying Squire", "r"),
      paint("Blue Paint", "Praying Squire", "u"),
      scale("Scale of Colors", {
        sum: [onStack("r"), { product: [10, onStack("u")] }, { product: [10, onStack("w")] }],
      }),
    ],
    me: { battlefield: ["Praying Squire", "Red Paint", "Blue Paint", "Scale of Colors"] },
    play: [
      { mana: "Red Paint" },
      { activate: "Praying Squire" },
      { mana: "Blue Paint" },
      { now: { stack: ["activated Praying Squire"] } },
      { mana: "Scale of Colors" },
    ],
    after: { me: { life: 21 } },
  });
  scenario("mtg-6e:K.6.5", "stay when the source goes", {
    eras: ALL,
    cards: [
      prayer,
      paint("Red Paint", "Praying Squire", "r"),
      end("End of Squires", { name: "Praying Squire" }),
      scale("Red Scale", onStack("r")),
    ],
    me: { battlefield: ["Praying Squire", "Red Paint", "End of Squires", "Red Scale"] },
    play: [{ mana: "Red Paint" }, { activate: "Praying Squire" }, { mana: "End of Squires" }, { mana: "Red Scale" }],
    after: { me: { life: 21, graveyard: ["Praying Squire"] }, stack: ["activated Praying Squire"] },
  });

  const slinger = createCreature("Stone Slinger", "1W", "2/2", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        effects: [{ do: "damage", to: { player: "opponent" }, amount: 1 }],
      },
    ],
  });
  for (const [color, life] of [
    ["r", 20],
    ["u", 19],
  ] as const) {
    scenario(["mtg-6e:K.6.r4", "mtg-6e:G.11.5"], `are of no account for what its source does: it is ${color} by then`, {
      eras: ALL,
      cards: [slinger, circle("Ring against Red", { color: "r" }), paint("Paint", "Stone Slinger", color)],
      me: { battlefield: ["Stone Slinger", "Paint"] },
      you: { battlefield: ["Ring against Red"] },
      play: [{ activate: "Stone Slinger" }, { mana: "Paint" }, "both pass"],
      after: { you: { life } },
    });
  }

  const self = createCreature("Proud Smith", "R", "1/1", {
    abilities: [
      {
        type: "activated",
        cost: {},
        perTurn: 1,
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "gainLife", who: "you", amount: { stat: "power", of: { target: 0 } } }],
      },
    ],
  });
  scenario(["mtg-6e:K.6.r3", "mtg-6e:K.6.6"], "aimed at its own source are read as it resolves, not as it is aimed", {
    eras: ALL,
    cards: [self, swell],
    me: { hand: ["Swelling"], battlefield: ["Proud Smith"], pool: { g: 1 } },
    play: [{ activate: "Proud Smith" }, { cast: "Swelling" }, "both pass", "both pass"],
    after: { me: { life: 23 } },
  });
});

describe("what is read as something resolves", () => {
  const toll = createSpell("Heavy Toll", "sorcery", "B", {
    effects: [{ do: "loseLife", who: "opponent", amount: { count: { all: { type: "creature" } } } }],
  });
  const axe = createSpell("Short Axe", "instant", "B", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [{ do: "destroy", what: { target: 0 } }],
  });
  scenario("mtg-6e:K.6.6", "is what it is then, and was not fixed before", {
    eras: ALL,
    cards: [toll, axe],
    me: { hand: ["Heavy Toll"], battlefield: ["Moss Ox", "Gate Giant"], pool: { b: 1 } },
    you: { hand: ["Short Axe"], pool: { b: 1 } },
    play: [{ cast: "Heavy Toll" }, "pass", { cast: "Short Axe" }, { pick: "Moss Ox" }, "both pass", "both pass"],
    after: { you: { life: 19 } },
  });

  const wings: Ability = {
    type: "static",
    affects: { all: { name: "Moss Ox" } },
    changes: [{ gain: "flying" }, { add: "power", amount: 1 }],
  };
  scenario("mtg-6e:K.6.r1", "takes in what something has gained", {
    eras: ALL,
    cards: [createEnchantment("Winds of Moss", wings), end("Storm", { keyword: "flying" })],
    me: { battlefield: ["Winds of Moss", "Moss Ox", "Gate Giant", "Storm"] },
    play: [
      { now: { me: { battlefield: ["Winds of Moss", "Gate Giant", "Storm", { name: "Moss Ox", power: 3 }] } } },
      { mana: "Storm" },
    ],
    after: { me: { battlefield: ["Winds of Moss", "Gate Giant", "Storm"], graveyard: ["Moss Ox"] } },
  });
});

describe("several colors", () => {
  const both = createCreature("Ash Marauder", "BR", "2/2", {
    abilities: [
      { type: "activated", cost: { tap: true }, effects: [{ do: "damage", to: { player: "opponent" }, amount: 1 }] },
    ],
  });
  const dread = createSpell("Old Dread", "instant", "1B", {
    targets: [createTargetSpec({ type: "creature", not: { color: "b" } })],
    effects: [{ do: "destroy", what: { target: 0 } }],
  });
  scenario(["mtg-6e:K.7.r2", "mtg-6e:K.7.r3"], "are each a color: what is partly black is not nonblack", {
    eras: ALL,
    cards: [both, dread],
    me: { hand: ["Old Dread"], pool: { b: 2 } },
    you: { battlefield: ["Ash Marauder"] },
    play: [{ refused: { cast: "Old Dread" }, because: ["NO_TARGET"] }],
    after: {},
  });
  scenario("mtg-6e:K.7.r3", "are nonblack only without black among them", {
    eras: OLDER,
    cards: [both, end("Black Day", { type: "creature", not: { color: "b" } })],
    me: { battlefield: ["Ash Marauder", "Moss Ox", "Gate Giant", "Black Day"] },
    play: [{ mana: "Black Day" }, { pick: "Moss Ox" }],
    after: { me: { battlefield: ["Ash Marauder", "Black Day"] } },
  });
  for (const color of ["b", "r"] as const) {
    scenario("mtg-6e:K.7.r2", `let any of them be prevented (${color})`, {
      eras: ALL,
      cards: [both, circle("Ring", { color })],
      me: { battlefield: ["Ash Marauder"] },
      you: { battlefield: ["Ring"] },
      play: [{ activate: "Ash Marauder" }, "both pass"],
      after: { you: { life: 20 }, never: [{ type: "damaged" }] },
    });
  }
  scenario("mtg-6e:K.7.r2", "are not all of them: a third is not prevented", {
    cards: [both, circle("Ring", { color: "u" })],
    me: { battlefield: ["Ash Marauder"] },
    you: { battlefield: ["Ring"] },
    play: [{ activate: "Ash Marauder" }, "both pass"],
    after: { you: { life: 19 } },
  });
});

describe("converted mana cost", () => {
  const deep = createCreature("Deep Diver", "3UU", "1/1");
  const costly = (than: number) => end(`End at ${than}`, { manaValue: { is: "=", than } });
  scenario("mtg-6e:K.8.1", "is the amount of mana in the cost, whatever its colors", {
    eras: OLDER,
    cards: [deep, scale("Scale of Cost", { stat: "manaValue", of: { all: { name: "Deep Diver" } } }), costly(5)],
    me: { battlefield: ["Deep Diver", "Moss Ox", "Gate Giant", "Scale of Cost", "End at 5"] },
    play: [{ mana: "Scale of Cost" }, { mana: "End at 5" }, { pick: "Deep Diver" }],
    after: { me: { life: 25, battlefield: ["Moss Ox", "Scale of Cost", "End at 5"] } },
  });
  scenario("mtg-6e:K.15.7", "of a land is 0", {
    eras: OLDER,
    cards: [costly(0), defineCard("Grey Cave", { types: ["land"] })],
    me: { battlefield: ["Forest", "Moss Ox", "Grey Cave", "End at 0"] },
    play: [{ mana: "End at 0" }, { pick: "Forest" }],
    after: { me: { battlefield: ["Moss Ox", "End at 0"] } },
  });
});
