import { describe } from "vitest";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const no = createSpell("Small No", "instant", "U", {
  targets: [createTargetSpec({}, { zone: "stack" })],
  effects: [{ do: "counter", what: { target: 0 } }],
});
const archer = createCreature("Reed Archer", "1R", "1/1", {
  abilities: [
    {
      type: "activated",
      cost: { tap: true },
      targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
      effects: [{ do: "damage", to: { target: 0 }, amount: 1 }],
    },
  ],
});

describe("countering", () => {
  scenario(
    ["mtg-6e:G.7.1", "mtg-6e:G.7.2", "mtg-6e:G.7.r2", "mtg-6e:T.2.4"],
    "puts a spell into its owner's graveyard without effect",
    {
      eras: ALL,
      cards: [no],
      me: { hand: ["Moss Ox"], pool: { g: 2 } },
      you: { hand: ["Small No"], pool: { u: 1 } },
      play: [{ cast: "Moss Ox" }, "pass", { cast: "Small No" }, "both pass"],
      after: {
        stack: [],
        me: { battlefield: [], graveyard: ["Moss Ox"], pool: { g: 0 } },
        you: { graveyard: ["Small No"] },
        events: [{ type: "countered", name: "Moss Ox" }],
      },
    },
  );

  scenario("mtg-6e:G.7.r1", "leaves other spells that chose the same one without a target", {
    cards: [no],
    me: { hand: ["Moss Ox"], pool: { g: 2 } },
    you: { hand: ["Small No", "Small No"], pool: { u: 2 } },
    play: [
      { cast: "Moss Ox" },
      "pass",
      { cast: "Small No" },
      { cast: "Small No" },
      { pick: "Moss Ox" },
      "both pass",
      { now: { stack: ["Small No"], me: { graveyard: ["Moss Ox"] } } },
      "both pass",
    ],
    after: {
      stack: [],
      you: { graveyard: ["Small No", "Small No"] },
      events: [{ type: "countered", name: "Small No" }],
    },
  });

  scenario("mtg-6e:G.7.r3", "does not undo that the spell was cast", {
    cards: [
      no,
      createEnchantment(
        "Herald's Bell",
        createTriggeredAbility({ on: "cast", who: "each" }, { do: "gainLife", who: "you", amount: 1 }),
      ),
    ],
    me: { hand: ["Moss Ox"], pool: { g: 2 } },
    you: { hand: ["Small No"], pool: { u: 1 }, battlefield: ["Herald's Bell"] },
    play: [{ cast: "Moss Ox" }, "both pass", "pass", { cast: "Small No" }, "both pass", "both pass"],
    after: { you: { life: 22 }, me: { graveyard: ["Moss Ox"] } },
  });

  scenario("mtg-6e:G.7.1", "of spells chooses no abilities", {
    cards: [no, archer],
    me: { battlefield: ["Reed Archer"] },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [
      { activate: "Reed Archer" },
      { pick: "you" },
      "pass",
      { refused: { cast: "Small No" }, because: ["NO_TARGET"] },
    ],
    after: {},
  });

  scenario("mtg-6e:G.7.1", "of everything on the stack ends abilities too", {
    cards: [
      archer,
      createSpell("Great Hush", "instant", "U", {
        effects: [{ do: "counter", what: { all: { other: true }, zone: "stack" } }],
      }),
    ],
    me: { battlefield: ["Reed Archer"] },
    you: { hand: ["Great Hush"], pool: { u: 1 } },
    play: [{ activate: "Reed Archer" }, { pick: "you" }, "pass", { cast: "Great Hush" }, "both pass"],
    after: { stack: [], you: { life: 20, graveyard: ["Great Hush"] } },
  });

  scenario("mtg-6e:T.8.13", "does nothing to a spell that cannot be countered", {
    eras: ALL,
    cards: [
      no,
      createSpell("Loud Word", "sorcery", "R", { effects: [{ do: "loseLife", who: "opponent", amount: 3 }] }),
      createEnchantment("Open Sky", {
        type: "static",
        affects: { all: { type: "sorcery" } },
        changes: [{ cannot: "beCountered" }],
      }),
    ],
    me: { hand: ["Loud Word"], pool: { r: 1 }, battlefield: ["Open Sky"] },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [{ cast: "Loud Word" }, "pass", { cast: "Small No" }, "both pass", "both pass"],
    after: { you: { life: 17, graveyard: ["Small No"] } },
  });

  scenario("mtg-6e:T.8.13", "does nothing to one that says so of itself", {
    cards: [
      no,
      createCreature("Plain Herald", "G", "1/1", {
        abilities: [{ type: "static", zone: "stack", affects: "self", changes: [{ cannot: "beCountered" }] }],
      }),
    ],
    me: { hand: ["Plain Herald"], pool: { g: 1 } },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [{ cast: "Plain Herald" }, "pass", { cast: "Small No" }, "both pass", "both pass"],
    after: { me: { battlefield: ["Plain Herald"] } },
  });

  scenario("mtg-6e:G.39.6", "for want of targets is none of those effects", {
    cards: [
      createSpell("Sure Axe", "sorcery", "B", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "destroy", what: { target: 0 } }],
      }),
      createSpell("Sudden Tug", "instant", "U", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "return", what: { target: 0 } }],
      }),
      createEnchantment("Open Sky", {
        type: "static",
        affects: { all: { type: "sorcery" } },
        changes: [{ cannot: "beCountered" }],
      }),
    ],
    me: { hand: ["Sure Axe"], pool: { b: 1 }, battlefield: ["Open Sky"] },
    you: { battlefield: ["Moss Ox"], hand: ["Sudden Tug"], pool: { u: 1 } },
    play: [{ cast: "Sure Axe" }, "pass", { cast: "Sudden Tug" }, "both pass", "both pass"],
    after: { me: { graveyard: ["Sure Axe"] }, events: [{ type: "countered", name: "Sure Axe" }] },
  });
});
