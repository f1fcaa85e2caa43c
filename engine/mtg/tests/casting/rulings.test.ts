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

const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "destroy", what: { target: 0 } }],
});
const swell = createSpell("Swelling", "instant", "G", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ add: "power", amount: 2 }] }],
});

describe("what an ability knows of its source", () => {
  const thrower = createCreature("Rock Thrower", "1R", "2/2", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        effects: [{ do: "damage", to: { player: "opponent" }, amount: { stat: "power", of: "self" } }],
      },
    ],
  });
  scenario(["mtg-6e:A.2.7", "mtg-6e:T.6.7", "mtg-6e:T.6.r1"], "is what the source is as the ability resolves", {
    cards: [thrower, swell],
    me: { battlefield: ["Rock Thrower"], hand: ["Swelling"], pool: { g: 1 } },
    play: [{ activate: "Rock Thrower" }, { cast: "Swelling" }, "both pass", "both pass"],
    after: { you: { life: 16 } },
  });
  scenario(["mtg-6e:A.2.7", "mtg-6e:T.6.8", "mtg-6e:A.2.6"], "is what the source last was, when it has gone", {
    cards: [thrower, swell, axe],
    me: { battlefield: ["Rock Thrower"], hand: ["Swelling", "Short Axe"], pool: { g: 1, b: 1 } },
    play: [
      { activate: "Rock Thrower" },
      { cast: "Swelling" },
      "both pass",
      { cast: "Short Axe" },
      "both pass",
      { now: { me: { battlefield: [] } } },
      "both pass",
    ],
    after: { you: { life: 16 } },
  });

  const herald = createCreature("Loud Herald", "1W", "1/1", {
    abilities: [
      createTriggeredAbility(
        { on: "enters", what: "self" },
        { do: "gainLife", who: "you", amount: { stat: "power", of: "self" } },
      ),
    ],
  });
  scenario("mtg-6e:A.4.6", "is read no sooner for a triggered one", {
    cards: [herald, swell],
    me: { hand: ["Loud Herald", "Swelling"], pool: { w: 2, g: 1 } },
    play: [{ cast: "Loud Herald" }, { option: 0 }, "both pass", { cast: "Swelling" }, "both pass", "both pass"],
    after: { me: { life: 23 } },
  });

  scenario(["mtg-6e:A.2.9", "mtg-6e:A.24.2"], "includes its color, for protection from it", {
    cards: [
      createCreature("Salt Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "r" } }] }),
      createCreature("Reed Archer", "1R", "1/1", {
        abilities: [
          {
            type: "activated",
            cost: { tap: true },
            targets: [createTargetSpec({ type: "creature", other: true })],
            effects: [{ do: "damage", to: { target: 0 }, amount: 1 }],
          },
        ],
      }),
    ],
    me: { battlefield: ["Reed Archer"] },
    you: { battlefield: ["Salt Knight"] },
    play: [{ refused: { activate: "Reed Archer" }, because: ["NO_TARGET"] }],
    after: {},
  });
});

describe("mana abilities and other makers of mana", () => {
  const count = createCreature("Grove Counter", "G", "1/1", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        mana: true,
        effects: [
          {
            do: "addMana",
            who: "you",
            mana: { ...NO_MANA, g: 1 },
            times: { count: { all: { subtype: "Forest", controller: "you" } } },
          },
        ],
      },
    ],
  });
  scenario("mtg-6e:A.6.5", "one that makes nothing now is a mana ability all the same", {
    cards: [count],
    me: { battlefield: ["Grove Counter"] },
    play: [{ mana: "Grove Counter" }],
    after: { stack: [], me: { pool: { g: 0 }, battlefield: [{ name: "Grove Counter", tapped: true }] } },
  });
  scenario(["mtg-6e:A.6.5", "mtg-6e:A.6.10"], "its mana is counted for a payment as it is now", {
    cards: [count],
    me: { hand: ["Moss Ox"], battlefield: ["Grove Counter", "Forest", "Forest"] },
    play: [{ cast: "Moss Ox" }, { pick: "Grove Counter" }],
    after: { stack: ["Moss Ox"], me: { pool: { g: 0 } } },
  });

  scenario("mtg-6e:A.6.r1", "a spell that makes mana is no mana ability", {
    cards: [
      createSpell("Dark Draught", "instant", "B", {
        effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, b: 3 } }],
      }),
    ],
    me: { hand: ["Dark Draught", "Gate Giant"], pool: { b: 1 } },
    play: [
      { refused: { cast: "Gate Giant" }, because: ["NO_MANA"] },
      { cast: "Dark Draught" },
      { now: { stack: ["Dark Draught"], me: { pool: { b: 0 } } } },
      "both pass",
    ],
    after: { me: { pool: { b: 3 } } },
  });

  scenario("mtg-6e:A.6.r2", "a trigger on mana that makes none waits for the stack", {
    cards: [
      createEnchantment(
        "Root Bell",
        createTriggeredAbility(
          { on: "tappedForMana", what: { type: "land" } },
          { do: "gainLife", who: "you", amount: 1 },
        ),
      ),
    ],
    me: { battlefield: ["Root Bell", "Forest"] },
    play: [{ mana: "Forest" }],
    after: { stack: ["triggered Root Bell"], me: { pool: { g: 1 }, life: 20 } },
  });

  scenario(
    ["mtg-6e:A.6.9", "mtg-6e:A.6.9.1", "mtg-6e:A.6.9.2", "mtg-6e:T.5.2"],
    "one is announced, paid and done in one act",
    {
      cards: [
        createCreature("Two Spring Elder", "G", "1/1", {
          abilities: [
            {
              type: "activated",
              cost: { tap: true },
              mana: true,
              modes: [
                { effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, w: 1 } }] },
                { effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, u: 1 } }] },
              ],
              choose: 1,
            },
          ],
        }),
      ],
      me: { battlefield: ["Two Spring Elder"] },
      play: [{ mana: "Two Spring Elder" }, { option: 1 }],
      after: { stack: [], me: { pool: { w: 0, u: 1 } } },
    },
  );
  scenario("mtg-6e:A.6.10", "within a payment it takes the mode that is needed", {
    cards: [
      createCreature("Two Spring Elder", "G", "1/1", {
        abilities: [
          {
            type: "activated",
            cost: { tap: true },
            mana: true,
            modes: [
              { effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, w: 1 } }] },
              { effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, u: 1 } }] },
            ],
            choose: 1,
          },
        ],
      }),
    ],
    me: { hand: ["Squire of Reeds"], battlefield: ["Two Spring Elder"] },
    play: [{ cast: "Squire of Reeds" }],
    after: { stack: ["Squire of Reeds"] },
  });
});

describe("the order of things", () => {
  scenario(["mtg-6e:T.4.r1", "mtg-6e:A.4.3"], "what triggers in an announcement waits until it is over", {
    cards: [
      createSpell("Hurled Friend", "instant", "R", {
        cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
        effects: [{ do: "loseLife", who: "opponent", amount: 2 }],
      }),
      createEnchantment(
        "Grave Bell",
        createTriggeredAbility({ on: "dies", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
      ),
    ],
    me: { hand: ["Hurled Friend"], battlefield: ["Moss Ox", "Grave Bell"], pool: { r: 1 } },
    play: [{ cast: "Hurled Friend" }],
    after: { stack: ["triggered Grave Bell", "Hurled Friend"], asks: { of: "me", ask: "priority" } },
  });

  scenario(["mtg-6e:T.2.r3", "mtg-6e:T.2.1"], "a spell waits while others are cast and resolve above it", {
    cards: [swell, axe],
    me: { hand: ["Moss Ox", "Swelling", "Short Axe"], battlefield: ["Gate Giant"], pool: { g: 3, b: 1 } },
    play: [
      { cast: "Moss Ox" },
      { option: 1 },
      { cast: "Swelling" },
      "both pass",
      { now: { stack: ["Moss Ox"] } },
      { cast: "Short Axe" },
      "both pass",
      { now: { stack: ["Moss Ox"], me: { battlefield: [] } } },
      "both pass",
    ],
    after: { me: { battlefield: ["Moss Ox"] } },
  });

  scenario("mtg-6e:A.4.r1", "what triggers as an ability resolves lies above those that wait", {
    cards: [
      createEnchantment(
        "Outer Ring",
        createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "gainLife", who: "you", amount: 1 }),
      ),
      createEnchantment(
        "Inner Ring",
        createTriggeredAbility({ on: "lifeGained", who: "you" }, { do: "loseLife", who: "opponent", amount: 1 }),
      ),
    ],
    step: "upkeep",
    me: { battlefield: ["Outer Ring", "Outer Ring", "Inner Ring"] },
    play: [{ option: 0 }, "both pass"],
    after: { stack: ["triggered Inner Ring", "triggered Outer Ring"] },
  });

  scenario("mtg-6e:T.11.4", "nothing is checked while something resolves", {
    eras: ["6e", "8e"],
    cards: [
      createSpell("Deep Breath", "instant", "W", {
        effects: [
          { do: "loseLife", who: "you", amount: 20 },
          { do: "gainLife", who: "you", amount: 1 },
        ],
      }),
    ],
    me: { hand: ["Deep Breath"], pool: { w: 1 } },
    play: [{ cast: "Deep Breath" }, "both pass"],
    after: { me: { life: 1 } },
  });

  scenario("mtg-6e:A.4.23", "what forbids playing abilities does not stop triggered ones", {
    cards: [
      createEnchantment("Stilled Hands", { type: "static", affects: { all: {} }, changes: [{ cannot: "activate" }] }),
      createEnchantment(
        "Dawn Bell",
        createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "gainLife", who: "you", amount: 1 }),
      ),
    ],
    step: "upkeep",
    me: { battlefield: ["Stilled Hands", "Dawn Bell"] },
    play: ["both pass"],
    after: { me: { life: 21 } },
  });

  scenario(["mtg-6e:K.23.4", "mtg-6e:K.19.r1", "mtg-6e:T.7.2"], "a spell is no permanent until it has resolved", {
    cards: [
      createSpell("Great Frost", "instant", "B", { effects: [{ do: "destroy", what: { all: { type: "creature" } } }] }),
      createSpell("Small No", "instant", "U", {
        targets: [createTargetSpec({}, { zone: "stack" })],
        effects: [{ do: "counter", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Moss Ox"], pool: { g: 2 } },
    you: { hand: ["Great Frost", "Small No"], pool: { b: 1, u: 1 } },
    play: [
      { cast: "Moss Ox" },
      "pass",
      { cast: "Great Frost" },
      "both pass",
      "both pass",
      { now: { me: { battlefield: ["Moss Ox"] } } },
      "pass",
      { refused: { cast: "Small No" }, because: ["NO_TARGET"] },
    ],
    after: {},
  });
});
