import { describe } from "vitest";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("the stack", () => {
  const first = createEnchantment(
    "Mill Wheel",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "loseLife", who: "each", amount: 1 }),
  );
  const other = createEnchantment(
    "Still Pond",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "gainLife", who: "you", amount: 5 }),
  );

  scenario(
    ["mtg-6e:A.4.8", "mtg-6e:T.2.1", "mtg-6e:T.2.r2"],
    "the active player's abilities go down first and resolve last",
    {
      eras: ALL,
      cards: [first, other],
      step: "upkeep",
      me: { battlefield: ["Mill Wheel"] },
      you: { battlefield: ["Still Pond"] },
      play: [
        { now: { stack: ["triggered Still Pond", "triggered Mill Wheel"] } },
        "both pass",
        { now: { stack: ["triggered Mill Wheel"], you: { life: 25 }, asks: { of: "me", ask: "priority" } } },
        "both pass",
      ],
      after: { stack: [], me: { life: 19 }, you: { life: 24 } },
    },
  );

  scenario("mtg-6e:A.4.8", "of several of one player that player says the order", {
    cards: [first, other],
    step: "upkeep",
    me: { battlefield: ["Mill Wheel", "Still Pond"] },
    play: [{ now: { asks: { of: "me", ask: "option", purpose: "trigger" } } }, { option: 1 }],
    after: { stack: ["triggered Mill Wheel", "triggered Still Pond"] },
  });

  scenario(["mtg-6e:A.4.5", "mtg-6e:A.4.21"], "an ability stays when its source has gone", {
    cards: [
      createCreature("Frail Echo", "1B", "1/0", {
        abilities: [createTriggeredAbility({ on: "dies", what: "self" }, { do: "gainLife", who: "you", amount: 1 })],
      }),
    ],
    step: "upkeep",
    me: { battlefield: ["Frail Echo"] },
    play: [{ now: { stack: ["triggered Frail Echo"], me: { graveyard: ["Frail Echo"] } } }, "both pass"],
    after: { me: { life: 21 } },
  });
});

describe("conditions and delays", () => {
  const census = createEnchantment("Village Census", {
    ...createTriggeredAbility({ on: "stepBegins", step: "end", whose: "you" }, { do: "draw", who: "you", amount: 1 }),
    if: { amount: { count: { all: { type: "creature", controller: "you" } } }, is: ">=", than: 3 },
  });
  const fall = createEnchantment(
    "Falling Branch",
    createTriggeredAbility(
      { on: "stepBegins", step: "end" },
      { do: "destroy", what: { all: { name: "Squire of Reeds" } } },
    ),
  );
  const three = ["Moss Ox", "Ember Sprite", "Squire of Reeds"];

  scenario("mtg-6e:A.4.15", "a condition is looked at as it triggers and again as it resolves", {
    eras: ALL,
    cards: [census, fall],
    step: "end",
    me: { battlefield: ["Village Census", ...three] },
    you: { battlefield: ["Falling Branch"] },
    play: [{ now: { stack: ["triggered Falling Branch", "triggered Village Census"] } }, "both pass", "both pass"],
    after: { me: { handCount: 0, graveyard: ["Squire of Reeds"] } },
  });

  scenario("mtg-6e:A.4.15", "with three to the end, the card is drawn", {
    cards: [census],
    step: "end",
    me: { battlefield: ["Village Census", ...three] },
    play: ["both pass"],
    after: { me: { handCount: 1 } },
  });

  scenario("mtg-6e:A.4.15", "with two it does not trigger at all", {
    cards: [census],
    step: "end",
    me: { battlefield: ["Village Census", "Moss Ox", "Ember Sprite"] },
    after: { stack: [], never: [{ type: "triggered" }] },
  });

  const loan = createEnchantment(
    "Evening Loan",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep", whose: "you" },
      {
        do: "delay",
        ability: createTriggeredAbility(
          { on: "stepBegins", step: "end" },
          { do: "return", what: { event: "subject" } },
          { do: "gainLife", who: "you", amount: 1 },
        ),
      },
    ),
  );
  scenario(["mtg-6e:A.5.1", "mtg-6e:A.5.5"], "a delayed ability triggers once", {
    cards: [loan],
    step: "upkeep",
    me: { battlefield: ["Evening Loan"] },
    play: ["both pass", { passTo: "end" }, "both pass", { now: { me: { life: 21 } } }, { passTo: "end", turn: 4 }],
    after: { turn: 4, me: { life: 21 } },
  });

  const ferry = createCreature("Reed Ferry", "1U", "1/1", {
    abilities: [
      createTriggeredAbility(
        { on: "stepBegins", step: "upkeep", whose: "you" },
        {
          do: "delay",
          ability: createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "return", what: "self" }),
        },
      ),
    ],
  });
  const flicker = createEnchantment(
    "Passing Cloud",
    createTriggeredAbility(
      { on: "stepBegins", step: "main1" },
      { do: "put", what: { all: { name: "Reed Ferry" } }, to: "exile" },
      { do: "put", what: { all: { name: "Reed Ferry" }, zone: "exile" }, to: "battlefield" },
    ),
  );
  scenario(["mtg-6e:A.5.4", "mtg-6e:Z.1.3"], "it finds nothing when its card has left and come back", {
    eras: ALL,
    cards: [ferry, flicker],
    step: "upkeep",
    me: { battlefield: ["Reed Ferry", "Passing Cloud"] },
    play: ["both pass", { passTo: "main1" }, "both pass", { passTo: "end" }, "both pass"],
    after: { me: { battlefield: ["Reed Ferry", "Passing Cloud"], hand: ["Moss Ox"] } },
  });

  scenario("mtg-6e:A.5.4", "it returns a card that has stayed", {
    cards: [ferry],
    step: "upkeep",
    me: { battlefield: ["Reed Ferry"] },
    play: ["both pass", { passTo: "end" }, "both pass"],
    after: { me: { battlefield: [], hand: ["Moss Ox", "Reed Ferry"] } },
  });
});

describe("the end of a game", () => {
  const tower = createEnchantment(
    "Last Tower",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep" },
      { do: "win", who: "you" },
      { do: "loseLife", who: "you", amount: 20 },
    ),
  );
  scenario(["mtg-6e:G.20.6", "mtg-flow:lose.7", "mtg-house:28"], "who wins and loses at one check loses", {
    eras: ALL,
    cards: [tower],
    step: "upkeep",
    me: { battlefield: ["Last Tower"] },
    play: ["both pass"],
    after: { winner: "you" },
  });

  const crown = createEnchantment(
    "Bright Crown",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "win", who: "you" }),
  );
  scenario(["mtg-6e:G.20.6", "mtg-house:28"], "who only wins has won", {
    eras: ALL,
    cards: [crown],
    step: "upkeep",
    me: { battlefield: ["Bright Crown"] },
    play: ["both pass"],
    after: { winner: "me", rule: "mtg-6e:G.20.6" },
  });

  const flood = createEnchantment(
    "Great Flood",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "loseLife", who: "each", amount: 20 }),
  );
  scenario("mtg-6e:G.20.1", "when both lose at once nobody wins", {
    eras: ALL,
    cards: [flood],
    step: "upkeep",
    me: { battlefield: ["Great Flood"] },
    play: ["both pass"],
    after: { winner: "nobody", rule: "mtg-6e:G.20.1" },
  });

  const echo = createEnchantment(
    "Endless Echo",
    createTriggeredAbility({ on: "lifeGained", who: "you" }, { do: "gainLife", who: "opponent", amount: 1 }),
  );
  const start = createEnchantment(
    "First Note",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario("mtg-6e:G.18.4", "a loop that nobody can end is a draw", {
    eras: ALL,
    cards: [echo, start],
    step: "upkeep",
    me: { battlefield: ["Endless Echo", "First Note"] },
    you: { battlefield: ["Endless Echo"] },
    play: ["pass to the end"],
    after: { winner: "nobody", rule: "mtg-6e:G.18.4" },
  });

  scenario("mtg-6e:G.18.r1", "a chain that ends by itself is played to its end", {
    cards: [echo, start],
    step: "upkeep",
    me: { battlefield: ["Endless Echo", "First Note"] },
    play: ["both pass", "both pass"],
    after: { step: "upkeep", stack: [], me: { life: 21 }, you: { life: 21 } },
  });

  scenario("mtg-6e:G.20.3", "a player may concede at any time", {
    play: [{ concede: "you" }],
    after: { winner: "me", rule: "mtg-6e:G.20.3" },
  });
});
