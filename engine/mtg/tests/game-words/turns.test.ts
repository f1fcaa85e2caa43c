import { describe } from "vitest";
import { createEnchantment, createSideEffectEnchantment, createTriggeredAbility } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
const OLDER = ["6e", "8e"] as const;

describe("mana", () => {
  const ember = createEnchantment(
    "Singed Sleeve",
    createTriggeredAbility({ on: "lifeLost", who: "you" }, { do: "loseLife", who: "opponent", amount: 5 }),
  );
  scenario("mtg-6e:G.22.r1", "that burns triggers what waits for the next priority, in the next phase", {
    eras: OLDER,
    cards: [ember],
    me: { battlefield: ["Singed Sleeve"], pool: { r: 2 } },
    play: [
      "both pass",
      { now: { step: "beginCombat", stack: ["triggered Singed Sleeve"], me: { life: 18 }, you: { life: 20 } } },
      "both pass",
    ],
    after: { step: "beginCombat", you: { life: 15 } },
  });

  scenario("mtg-6e:G.23.r1", "stays in the pool while several spells are cast", {
    eras: ALL,
    me: { hand: ["Squire of Reeds", "Sap Gatherer"], pool: { w: 1, g: 2 } },
    play: [
      { cast: "Squire of Reeds" },
      "both pass",
      { now: { me: { pool: { w: 0, g: 2 } } } },
      { cast: "Sap Gatherer" },
      "both pass",
    ],
    after: { me: { pool: { g: 1 }, battlefield: ["Squire of Reeds", "Sap Gatherer"] } },
  });
});

describe("a skip", () => {
  const fast = createEnchantment(
    "Dry Well",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep", whose: "you" },
      { do: "skip", who: "you", step: "upkeep" },
    ),
  );
  scenario("mtg-6e:G.36.5", "of a step that has begun leaves it alone, and meets the next one", {
    eras: ALL,
    cards: [fast],
    step: "upkeep",
    me: { battlefield: ["Dry Well"] },
    play: [
      "both pass",
      { now: { step: "upkeep", asks: { of: "me", ask: "priority" } } },
      { passTo: "draw" },
      { passTo: "draw", turn: 5 },
    ],
    after: { turn: 5, events: [{ type: "stepSkipped", step: "upkeep", player: "me" }] },
  });
  const pact = createSideEffectEnchantment("Sudden Pact", {
    do: "change",
    what: { player: "you" },
    until: "game",
    changes: [{ skip: "main1" }],
  });
  scenario(["mtg-6e:G.36.5", "mtg-6e:G.36.3"], "that stands from the middle of a step on meets all later ones", {
    eras: ALL,
    cards: [pact],
    me: { battlefield: ["Sudden Pact"] },
    play: [
      { mana: "Sudden Pact" },
      { now: { step: "main1", asks: { of: "me", ask: "priority" } } },
      { passTo: "beginCombat", turn: 5 },
      { passTo: "beginCombat", turn: 7 },
    ],
    after: {
      turn: 7,
      events: [
        { type: "stepSkipped", step: "main1", player: "me" },
        { type: "stepSkipped", step: "main1", player: "me" },
      ],
    },
  });

  const skip = { player: 0, source: null } as const;
  scenario("mtg-6e:G.36.r3", "of the next step of a sort waits for one that could begin", {
    eras: ALL,
    skips: [{ ...skip, step: "blockers" }],
    me: { battlefield: ["Moss Ox"] },
    play: [{ passTo: "main2" }, { now: { never: [{ type: "stepSkipped" }] } }, { passTo: "attackers", turn: 5 }],
    after: { asks: { of: "me", ask: "pick" } },
  });
  const twice = createEnchantment(
    "Second Dawn",
    createTriggeredAbility({ on: "stepBegins", step: "end", whose: "you" }, { do: "extraTurn", who: "you" }),
  );
  scenario("mtg-6e:G.36.r3", "of the next step takes the one of an extra turn, if that comes first", {
    cards: [twice],
    step: "end",
    skips: [{ ...skip, step: "draw" }],
    me: { battlefield: ["Second Dawn"] },
    play: ["both pass", { passTo: "main1", turn: 4 }],
    after: { active: "me", me: { handCount: 0 }, events: [{ type: "stepSkipped", step: "draw" }] },
  });
});

describe("what is done at one moment", () => {
  const still = createEnchantment("Long Rest", {
    type: "static",
    affects: { all: { type: "creature" } },
    changes: [{ may: "stayTapped" }],
  });
  const tired = (name: string) => ({ name, tapped: true });
  scenario("mtg-6e:G.34.2", "is decided whole before any of it is done", {
    eras: ALL,
    cards: [still],
    step: "turn",
    me: { battlefield: ["Long Rest", tired("Moss Ox"), tired("Gate Giant"), tired("Forest")] },
    play: [
      {
        now: {
          asks: { of: "me", ask: "pick", purpose: "untap", offers: ["Moss Ox", "Gate Giant", "done"] },
          me: { battlefield: ["Long Rest", tired("Moss Ox"), tired("Gate Giant"), tired("Forest")] },
          never: [{ type: "untapped" }],
        },
      },
      { pick: "Moss Ox" },
      { now: { never: [{ type: "untapped" }] } },
      "done",
    ],
    after: {
      step: "upkeep",
      me: {
        battlefield: [
          "Long Rest",
          tired("Moss Ox"),
          { name: "Gate Giant", tapped: false },
          { name: "Forest", tapped: false },
        ],
      },
    },
  });
});
