import { describe, expect } from "vitest";
import { viewGame, ZONES } from "..";
import { MTG_TEST_KIT } from "../testing/kit";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { rule } from "../testing/rule";
import { scenario } from "../testing/scenario";
import type { TableSetup } from "../testing/table";

const ALL = ["6e", "8e", "mod"] as const;

/** The game as the opponent sees it. */
const seenByYou = (table: TableSetup) => {
  const { cards, state } = MTG_TEST_KIT.lay(table);
  return { names: cards.list.map(({ name }) => name), seen: viewGame(cards, state, 1) };
};

describe("zones", () => {
  rule("mtg-6e:Z.1.2", "are each player's own, but for the battlefield and the stack", () => {
    for (const zone of ["library", "hand", "graveyard"] as const) expect(ZONES[zone].shared).toBe(false);
    for (const zone of ["battlefield", "stack"] as const) expect(ZONES[zone].shared).toBe(true);
  });

  const table: TableSetup = {
    me: {
      library: ["Forest", "Moss Ox"],
      hand: ["Gate Giant", "Plains"],
      graveyard: ["Moss Ox", "Forest", "Squire of Reeds"],
      exile: ["Ember Sprite"],
    },
  };
  rule(["mtg-6e:Z.3.5", "mtg-6e:Z.8.2"], "of dead and removed cards are open to both, in their order", () => {
    const { names, seen } = seenByYou(table);
    const inOrder = seen.sides[0].graveyard.map(({ card }) => names[card]).reverse();
    expect(inOrder).toEqual(["Moss Ox", "Forest", "Squire of Reeds"]);
    expect(seen.exile.map(({ card }) => names[card])).toEqual(["Ember Sprite"]);
  });

  rule(["mtg-6e:Z.6.2", "mtg-6e:Z.6.4", "mtg-6e:Z.4.2"], "of libraries and hands show their number only", () => {
    const { seen } = seenByYou(table);
    expect(seen.sides[0]).toMatchObject({ library: 2, handCount: 2, hand: null });
    const { cards, state } = MTG_TEST_KIT.lay(table);
    const own = viewGame(cards, state, 0).sides[0];
    expect(own.library).toBe(2);
    expect(own.hand).toHaveLength(2);
  });

  rule(["mtg-6e:Z.9.4", "mtg-6e:Z.9.6", "mtg-6e:Z.9.2"], "of the stack show abilities as things of their own", () => {
    const bell = createEnchantment(
      "Noon Bell",
      createTriggeredAbility({ on: "stepBegins", step: "main1" }, { do: "draw", who: "you", amount: 1 }),
    );
    const { names, seen } = seenByYou({ cards: [bell], me: { battlefield: ["Noon Bell"] } });
    expect(seen.stack.map(({ card, thing }) => [names[card], thing?.sort])).toEqual([["Noon Bell", "triggered"]]);
  });
});

describe("the stack", () => {
  const bell = createEnchantment(
    "Noon Bell",
    createTriggeredAbility({ on: "stepBegins", step: "main1" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario(["mtg-6e:Z.9.2", "mtg-6e:Z.9.3"], "takes new things on top, and lets them go as they resolve", {
    eras: ALL,
    cards: [bell],
    me: { battlefield: ["Noon Bell"] },
    you: { battlefield: ["Noon Bell"] },
    play: [
      { now: { stack: ["triggered Noon Bell", "triggered Noon Bell"] } },
      "pass",
      { now: { stack: ["triggered Noon Bell", "triggered Noon Bell"] } },
      "pass",
    ],
    after: {
      stack: ["triggered Noon Bell"],
      me: { life: 20 },
      you: { life: 21 },
      events: [{ type: "resolved" }, { type: "ceased" }],
    },
  });
});

describe("a graveyard", () => {
  const sun = createEnchantment(
    "Buried Sun",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "gainLife", who: "you", amount: 1 }),
    {
      type: "static",
      affects: { all: { type: "creature" } },
      changes: [{ add: "power", amount: 1 }],
    },
  );
  scenario("mtg-6e:Z.3.6", "gives abilities no work", {
    eras: ALL,
    cards: [sun],
    step: "upkeep",
    me: { graveyard: ["Buried Sun"], battlefield: ["Moss Ox"] },
    after: { stack: [], me: { battlefield: [{ name: "Moss Ox", power: 2 }] }, never: [{ type: "triggered" }] },
  });

  const flame = createEnchantment(
    "Falling Flame",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep" },
      { do: "destroy", what: { all: { type: "creature" } } },
    ),
  );
  const mourner = createEnchantment(
    "Quiet Mourner",
    createTriggeredAbility({ on: "dies", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario(["mtg-6e:Z.3.r1", "mtg-6e:K.25.6", "mtg-6e:T.11.5.f"], "keeps no token, which has died all the same", {
    eras: ALL,
    cards: [flame, mourner],
    step: "upkeep",
    me: { battlefield: ["Falling Flame", "Quiet Mourner", { name: "Moss Ox", isToken: true }] },
    play: ["both pass", { now: { me: { graveyard: [] }, stack: ["triggered Quiet Mourner"] } }, "both pass"],
    after: {
      me: { life: 21, graveyard: [] },
      events: [{ type: "moved", cause: "destroy" }, { type: "ceased" }, { type: "abilityPut" }],
    },
  });

  scenario(["mtg-6e:Z.1.4", "mtg-6e:Z.3.3"], "is ordered by its owner where several cards come together", {
    eras: ["6e", "8e"],
    cards: [flame],
    step: "upkeep",
    me: { battlefield: ["Falling Flame", "Moss Ox", "Ember Sprite"] },
    play: [
      "both pass",
      { now: { asks: { of: "me", ask: "pick", purpose: "order", offers: ["Moss Ox", "Ember Sprite"] } } },
      { pick: "Ember Sprite" },
    ],
    after: { me: { graveyard: ["Moss Ox", "Ember Sprite"] } },
  });

  scenario("mtg-house:20", "is asked about in the modern era only where the option is on", {
    eras: ["mod"],
    cards: [flame],
    step: "upkeep",
    me: { battlefield: ["Falling Flame", "Moss Ox", "Ember Sprite"] },
    play: ["both pass"],
    after: { asks: { of: "me", ask: "priority" } },
  });
});

describe("a new object", () => {
  const stray = createCreature("Stray Cat", "1G", "1/1");
  scenario("mtg-6e:Z.1.3", "has forgotten what it was", {
    eras: ALL,
    cards: [
      stray,
      createEnchantment(
        "Revolving Door",
        createTriggeredAbility(
          { on: "stepBegins", step: "upkeep" },
          { do: "put", what: { all: { name: "Stray Cat" } }, to: "exile" },
          { do: "put", what: { all: { name: "Stray Cat" }, zone: "exile" }, to: "battlefield" },
        ),
      ),
    ],
    step: "upkeep",
    me: {
      battlefield: ["Revolving Door", { name: "Stray Cat", tapped: true, counters: { "+1/+1": 2 }, damage: 1 }],
    },
    play: ["both pass"],
    after: {
      me: {
        battlefield: ["Revolving Door", { name: "Stray Cat", tapped: false, damage: 0, power: 1, settled: false }],
      },
    },
  });
});
