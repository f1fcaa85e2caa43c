import { describe } from "vitest";
import { defineCard } from "..";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("the beginning of a turn", () => {
  const herald = createEnchantment(
    "Dawn Herald",
    createTriggeredAbility({ on: "turnBegins", whose: "you" }, { do: "gainLife", who: "you", amount: 1 }),
  );

  scenario(["mtg-6e:P.4.3", "mtg-6e:G.36.r1", "mtg-6e:G.27.5"], "without an untap step its trigger waits in upkeep", {
    cards: [herald],
    step: "turn",
    skips: [{ player: 0, step: "untap", source: null }],
    me: { battlefield: ["Dawn Herald", { name: "Moss Ox", tapped: true }], phasedOut: ["Squire of Reeds"] },
    play: [{ now: { step: "upkeep", stack: ["triggered Dawn Herald"], me: { life: 20 } } }, "both pass"],
    after: {
      step: "upkeep",
      me: {
        life: 21,
        battlefield: ["Dawn Herald", { name: "Moss Ox", tapped: true }],
        phasedOut: ["Squire of Reeds"],
      },
      events: [
        { type: "stepSkipped", step: "untap" },
        { type: "stepBegan", step: "upkeep", beginsTurn: true },
      ],
      never: [{ type: "untapped" }, { type: "phasedIn" }, { type: "stepBegan", step: "untap" }],
    },
  });

  scenario(["mtg-6e:P.4.3", "mtg-6e:P.5.2"], "usually it triggers in the untap step, and waits for the upkeep too", {
    cards: [herald],
    eras: ALL,
    step: "turn",
    me: { battlefield: ["Dawn Herald"] },
    after: {
      step: "upkeep",
      stack: ["triggered Dawn Herald"],
      events: [
        { type: "stepBegan", step: "untap", beginsTurn: true },
        { type: "triggered" },
        { type: "stepBegan", step: "upkeep", beginsTurn: false },
      ],
    },
  });

  scenario("mtg-6e:P.4.3", "a turn of the opponent is none of yours", {
    cards: [herald],
    step: "turn",
    active: "you",
    me: { battlefield: ["Dawn Herald"] },
    after: { step: "upkeep", stack: [], never: [{ type: "triggered" }] },
  });
});

describe("phasing", () => {
  const bell = createEnchantment(
    "Arrival Bell",
    createTriggeredAbility({ on: "enters", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
  );
  const knell = createEnchantment(
    "Parting Knell",
    createTriggeredAbility({ on: "leaves", what: { type: "creature" } }, { do: "loseLife", who: "you", amount: 1 }),
  );
  const table = {
    cards: [bell, knell],
    step: "turn" as const,
    me: {
      battlefield: ["Arrival Bell", "Parting Knell", "Fading Heron"],
      phasedOut: [{ name: "Moss Ox", tapped: true }],
    },
  };

  scenario(
    ["mtg-6e:P.5.3", "mtg-6e:G.27.2", "mtg-6e:G.27.5", "mtg-6e:G.27.6", "mtg-6e:G.27.7", "mtg-6e:G.27.9"],
    "one goes as another comes, at one moment and before untapping; leaving triggers, arriving does not",
    {
      ...table,
      eras: ["6e", "8e"],
      play: [{ now: { stack: ["triggered Parting Knell"] } }, "both pass"],
      after: {
        me: {
          life: 19,
          battlefield: ["Arrival Bell", "Parting Knell", { name: "Moss Ox", tapped: false }],
          phasedOut: ["Fading Heron"],
        },
        events: [
          { type: "phasedIn", name: "Moss Ox" },
          { type: "phasedOut", name: "Fading Heron" },
          { type: "untapped", name: "Moss Ox" },
        ],
      },
    },
  );

  scenario(["mtg-house:22", "mtg-6e:G.27.6"], "as a state it triggers nothing, and the permanent stays where it is", {
    ...table,
    eras: ["mod"],
    me: {
      battlefield: [
        "Arrival Bell",
        "Parting Knell",
        "Fading Heron",
        { name: "Moss Ox", tapped: true, phasedOut: true },
      ],
    },
    after: {
      stack: [],
      me: { life: 20, phasedOut: [] },
      events: [
        { type: "phasedIn", name: "Moss Ox" },
        { type: "phasedOut", name: "Fading Heron" },
        { type: "untapped", name: "Moss Ox" },
      ],
      never: [{ type: "triggered" }, { type: "moved", name: "Fading Heron" }],
    },
  });

  scenario(["mtg-6e:G.27.3", "mtg-6e:G.27.13"], "what is attached goes along, and comes back with it", {
    cards: [
      defineCard("Thin Veil", {
        types: ["enchantment"],
        subtypes: ["Aura"],
        enchants: { objects: { type: "creature" } },
      }),
    ],
    step: "turn",
    me: { battlefield: ["Fading Heron", { name: "Thin Veil", on: "Fading Heron" }] },
    play: [
      { now: { me: { battlefield: [], phasedOut: ["Fading Heron", "Thin Veil"] } } },
      { passTo: "upkeep", turn: 5 },
    ],
    after: { me: { battlefield: ["Fading Heron", "Thin Veil"], phasedOut: [] } },
  });
});

describe("untapping", () => {
  scenario(
    ["mtg-6e:P.5.1", "mtg-6e:P.5.r1", "mtg-8e:untap", "mtg-flow:1.1"],
    "all of the active player's untap, without a question",
    {
      eras: ALL,
      step: "turn",
      me: {
        battlefield: [
          { name: "Forest", tapped: true },
          { name: "Moss Ox", tapped: true },
        ],
      },
      you: { battlefield: [{ name: "Plains", tapped: true }] },
      after: {
        step: "upkeep",
        me: {
          battlefield: [
            { name: "Forest", tapped: false },
            { name: "Moss Ox", tapped: false },
          ],
        },
        you: { battlefield: [{ name: "Plains", tapped: true }] },
      },
    },
  );

  const shy = createCreature("Shy Hermit", "1W", "1/3", {
    abilities: [{ type: "static", affects: "self", changes: [{ may: "stayTapped" }] }],
  });
  const stiff = createCreature("Stiff Golem", "3", "3/3", {
    abilities: [{ type: "static", affects: "self", changes: [{ cannot: "untap" }] }],
  });
  scenario(["mtg-6e:P.5.1", "mtg-6e:T.8.13"], "what may stay tapped is asked for; what cannot untap stays", {
    cards: [shy, stiff],
    step: "turn",
    me: { battlefield: ["Shy Hermit", "Stiff Golem", "Forest"].map((name) => ({ name, tapped: true })) },
    play: [
      { now: { asks: { of: "me", ask: "pick", purpose: "untap", offers: ["Shy Hermit", "done"] } } },
      { pick: "Shy Hermit" },
    ],
    after: {
      me: {
        battlefield: [
          { name: "Shy Hermit", tapped: true },
          { name: "Stiff Golem", tapped: true },
          { name: "Forest", tapped: false },
        ],
      },
    },
  });
});

describe("the draw of the turn", () => {
  scenario(["mtg-6e:P.7.1", "mtg-6e:P.7.2"], "is an ability on the stack, which both may answer", {
    step: "draw",
    play: [
      { now: { stack: ["turnDraw game"], me: { handCount: 0 }, asks: { of: "me", ask: "priority" } } },
      "both pass",
    ],
    after: { step: "draw", stack: [], me: { handCount: 1 } },
  });

  scenario(["mtg-8e:draw", "mtg-flow:1.3"], "is done before anyone has priority", {
    eras: ["8e", "mod"],
    step: "draw",
    after: { step: "draw", stack: [], me: { handCount: 1 }, never: [{ type: "abilityPut" }] },
  });

  const lantern = createEnchantment(
    "Second Lantern",
    createTriggeredAbility({ on: "stepBegins", step: "draw" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario(["mtg-6e:P.7.1", "mtg-6e:A.4.8"], "its player orders it among the other abilities of the step", {
    cards: [lantern],
    step: "draw",
    me: { battlefield: ["Second Lantern"] },
    play: [{ now: { asks: { of: "me", ask: "option", purpose: "trigger" } } }, { option: 0 }],
    after: { stack: ["turnDraw game", "triggered Second Lantern"] },
  });

  scenario(
    ["mtg-6e:P.1.4", "mtg-6e:D.10.5", "mtg-house:5", "mtg-house:6"],
    "the starter's first draw step does not happen",
    {
      eras: ALL,
      cards: [lantern],
      step: "turn",
      turn: 1,
      me: { battlefield: ["Second Lantern"] },
      play: [{ passTo: "main1" }],
      after: {
        me: { handCount: 0, life: 20 },
        events: [{ type: "stepSkipped", step: "draw" }],
        never: [{ type: "stepBegan", step: "draw" }, { type: "triggered" }],
      },
    },
  );

  scenario("mtg-6e:P.1.4", "the other player draws in theirs", {
    step: "turn",
    turn: 2,
    active: "you",
    play: [{ passTo: "main1" }],
    after: { you: { handCount: 1 }, never: [{ type: "stepSkipped" }] },
  });

  scenario(["mtg-6e:Z.6.8", "mtg-house:10"], "from an empty library it loses at the next check, not before", {
    step: "draw",
    me: { library: [] },
    play: ["pass", { now: { asks: { of: "you", ask: "priority" } } }, "pass"],
    after: { winner: "you", events: [{ type: "drewFromEmpty" }, { type: "resolved" }, { type: "lost" }] },
  });

  scenario(["mtg-6e:Z.6.8", "mtg-house:10"], "drawn at once, the loss comes with the first priority of the step", {
    eras: ["8e", "mod"],
    step: "draw",
    me: { library: [] },
    after: { winner: "you", events: [{ type: "drewFromEmpty" }, { type: "lost" }], never: [{ type: "resolved" }] },
  });
});
