import { describe, expect } from "vitest";
import { createCards, viewGame } from "../..";
import type { Effect } from "../../model/effect";
import { MTG_TEST_KIT } from "../../testing/kit";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
  TEST_POOL_CARDS,
} from "../../testing/pool";
import { rule } from "../../testing/rule";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
const OLDER = ["6e", "8e"] as const;

const oath = (name: string, until: "game" | "turn" | "whileSourceStays" = "game") =>
  createSpell(name, "instant", "U", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [{ do: "change", what: { target: 0 }, until, changes: [{ control: "you" }] }],
  });

describe("control", () => {
  const taking: Effect = { do: "draw", who: "you", amount: 1 };
  scenario("mtg-6e:G.5.1", "of a spell or ability is with who played it", {
    eras: ALL,
    cards: [
      createSpell("Short Lesson", "instant", "U", { effects: [taking] }),
      createCreature("Old Reader", "W", "1/1", {
        abilities: [{ type: "activated", cost: { tap: true }, effects: [taking] }],
      }),
      oath("Borrowed Oath"),
    ],
    me: { battlefield: ["Old Reader"] },
    you: { hand: ["Short Lesson", "Borrowed Oath"], pool: { u: 2 } },
    play: [
      { activate: "Old Reader" },
      "pass",
      { cast: "Borrowed Oath" },
      "both pass",
      { now: { you: { battlefield: [] }, stack: ["activated Old Reader"] } },
      "pass",
      { cast: "Short Lesson" },
      "both pass",
      { now: { me: { handCount: 0 }, you: { handCount: 1 } } },
      "both pass",
    ],
    after: { me: { handCount: 1 }, you: { handCount: 1 } },
  });

  const reader = createCreature("Old Reader", "W", "1/1", {
    abilities: [{ type: "activated", cost: {}, perTurn: 1, effects: [{ do: "draw", who: "you", amount: 1 }] }],
  });
  scenario(["mtg-6e:G.5.3", "mtg-6e:G.5.4"], "goes to the newest effect, and back as that ends", {
    eras: ALL,
    cards: [oath("Lasting Oath"), oath("Brief Oath", "turn"), reader],
    me: { hand: ["Lasting Oath"], pool: { u: 1 } },
    you: { hand: ["Brief Oath"], battlefield: ["Old Reader"], pool: { u: 1 } },
    play: [
      { cast: "Lasting Oath" },
      "pass",
      { cast: "Brief Oath" },
      "both pass",
      "both pass",
      { activate: "Old Reader" },
      "both pass",
      { now: { me: { handCount: 1 }, you: { handCount: 0 } } },
      { passTo: "main1", turn: 4 },
      "pass",
      { activate: "Old Reader" },
      "both pass",
    ],
    after: { me: { handCount: 2 } },
  });
  scenario("mtg-6e:G.5.4", "is with the newer of two effects, the older one waits beneath it", {
    eras: ALL,
    cards: [oath("Lasting Oath"), oath("Brief Oath", "turn"), reader],
    me: { hand: ["Lasting Oath"], pool: { u: 1 } },
    you: { hand: ["Brief Oath"], battlefield: ["Old Reader"], pool: { u: 1 } },
    play: [
      { cast: "Lasting Oath" },
      "both pass",
      "pass",
      { cast: "Brief Oath" },
      "both pass",
      "pass",
      { activate: "Old Reader" },
      "both pass",
      { now: { me: { handCount: 0 }, you: { handCount: 1 } } },
      { passTo: "upkeep", turn: 4 },
      { refused: { activate: "Old Reader" }, because: ["NOT_YOURS"] },
      "pass",
      { activate: "Old Reader" },
      "both pass",
    ],
    after: { me: { handCount: 1 } },
  });
  scenario("mtg-6e:G.5.4", "returns to the first controller when no effect is left", {
    eras: ALL,
    cards: [oath("Brief Oath", "turn"), reader],
    me: { hand: ["Brief Oath"], pool: { u: 1 } },
    you: { battlefield: ["Old Reader"] },
    play: [
      { cast: "Brief Oath" },
      "both pass",
      { now: { asks: { of: "me", ask: "priority", offers: ["activate Old Reader"] } } },
      { passTo: "upkeep", turn: 4 },
    ],
    after: { asks: { of: "you", ask: "priority", offers: ["activate Old Reader"] } },
  });

  scenario("mtg-6e:G.5.r1", "of an effect is with who controls the spell", {
    eras: ALL,
    cards: [createSpell("Long Rest", "instant", "W", { effects: [{ do: "gainLife", who: "you", amount: 3 }] })],
    you: { hand: ["Long Rest"], pool: { w: 1 } },
    play: ["pass", { cast: "Long Rest" }, "both pass"],
    after: { me: { life: 20 }, you: { life: 23 } },
  });
});

describe("cards that move", () => {
  const regret = createEnchantment(
    "Regret",
    createTriggeredAbility({ on: "discards", who: "you" }, { do: "loseLife", who: "you", amount: 1 }),
    createTriggeredAbility({ on: "draws", who: "you" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario("mtg-6e:G.14.r2", "from the hand to the graveyard are discarded only where that is said", {
    eras: OLDER,
    cards: [
      regret,
      createSideEffectEnchantment("Buried Hand", {
        do: "put",
        what: { all: {}, zone: "hand", whose: "you" },
        to: "graveyard",
      }),
      createSideEffectEnchantment("Open Hand", { do: "discard", who: "you", amount: 1, choose: "owner" }),
    ],
    me: { battlefield: ["Regret", "Buried Hand", "Open Hand"], hand: ["Moss Ox"] },
    play: [{ mana: "Buried Hand" }],
    after: { stack: [], me: { graveyard: ["Moss Ox"] }, never: [{ type: "triggered" }] },
  });
  scenario("mtg-6e:G.14.r2", "by a discard are discarded", {
    eras: ALL,
    cards: [
      regret,
      createSideEffectEnchantment("Open Hand", { do: "discard", who: "you", amount: 1, choose: "owner" }),
    ],
    me: { battlefield: ["Regret", "Open Hand"], hand: ["Moss Ox"] },
    play: [{ mana: "Open Hand" }, "both pass"],
    after: { me: { graveyard: ["Moss Ox"], life: 19 } },
  });

  scenario(["mtg-6e:G.15.1", "mtg-6e:G.15.r1"], "from the top of the library to the hand by a draw are drawn", {
    eras: ALL,
    cards: [regret, createSideEffectEnchantment("Deep Thought", { do: "draw", who: "you", amount: 1 })],
    me: { battlefield: ["Regret", "Deep Thought"], library: ["Gate Giant", "Moss Ox"] },
    play: [{ mana: "Deep Thought" }, "both pass"],
    after: { me: { hand: ["Gate Giant"], library: ["Moss Ox"], life: 21 } },
  });
  scenario("mtg-6e:G.15.r1", "from the library to the hand in another way are not drawn", {
    eras: ALL,
    cards: [
      regret,
      createSideEffectEnchantment("Found Giant", {
        do: "put",
        what: { all: { name: "Gate Giant" }, zone: "library" },
        to: "hand",
      }),
    ],
    me: { battlefield: ["Regret", "Found Giant"], library: ["Gate Giant", "Moss Ox"] },
    play: [{ mana: "Found Giant" }],
    after: { stack: [], me: { hand: ["Gate Giant"], life: 20 }, never: [{ type: "triggered" }] },
  });
});

describe("life", () => {
  const library = Array.from({ length: 60 }, () => "Forest");
  const begun = () => {
    const cards = createCards(TEST_POOL_CARDS);
    const result = MTG_TEST_KIT.start({ cards, decks: [library, library], seed: 1, options: { era: "6e" } });
    if (!result.ok) throw new Error("The game does not start");
    return { cards, state: result.state };
  };
  rule("mtg-6e:G.19.1", "is 20 at the start for each player", () => {
    expect(begun().state.players.map(({ life }) => life)).toEqual([20, 20]);
  });
  rule("mtg-6e:G.26.1", "and cards: who began with a card in the library owns it", () => {
    const { zones } = begun().state;
    for (const player of [0, 1] as const) {
      expect(new Set(zones.library[player].map(({ owner }) => owner))).toEqual(new Set([player]));
    }
  });
  rule("mtg-6e:G.19.4", "of both is known to both at any time", () => {
    const { cards, state } = MTG_TEST_KIT.lay({ me: { life: 3 }, you: { life: 41 } });
    for (const player of [0, 1] as const) {
      expect(viewGame(cards, state, player).sides.map(({ life }) => life)).toEqual([3, 41]);
    }
  });

  scenario("mtg-6e:G.19.2", "has no upper end", {
    eras: ALL,
    cards: [createSideEffectEnchantment("Endless Spring", { do: "gainLife", who: "you", amount: 900 })],
    me: { battlefield: ["Endless Spring"] },
    play: [{ mana: "Endless Spring" }, { mana: "Endless Spring" }],
    after: { me: { life: 1820 } },
  });

  const half: Effect = { do: "loseLife", who: "you", amount: { half: { life: "you" }, round: "up" } };
  const gain: Effect = { do: "gainLife", who: "you", amount: 10 };
  const debt = (name: string, ...effects: readonly Effect[]) => createSpell(name, "instant", "B", { effects });
  scenario(["mtg-6e:G.19.7", "mtg-6e:G.19.r1"], "below 0 counts as 0 where a share of it is lost", {
    eras: ALL,
    cards: [debt("Deep Debt", { do: "loseLife", who: "you", amount: 25 }, half, gain)],
    me: { hand: ["Deep Debt"], pool: { b: 1 } },
    play: [{ cast: "Deep Debt" }, "both pass"],
    after: { me: { life: 5 }, events: [{ type: "lifeLost", amount: 25 }, { type: "lifeGained" }] },
  });
  scenario("mtg-6e:G.19.7", "below 0 counts as it is where life is gained", {
    eras: ALL,
    cards: [debt("Deep Debt", { do: "loseLife", who: "you", amount: 29 }, gain)],
    me: { hand: ["Deep Debt"], pool: { b: 1 } },
    play: [{ cast: "Deep Debt" }, "both pass"],
    after: { me: { life: 1 } },
  });
  scenario(["mtg-6e:G.32.2", "mtg-6e:G.32.3"], "is halved up or down as the text says", {
    eras: ALL,
    cards: [
      createSideEffectEnchantment("Half Up", { do: "loseLife", who: "you", amount: { half: 9, round: "up" } }),
      createSideEffectEnchantment("Half Down", { do: "loseLife", who: "opponent", amount: { half: 9, round: "down" } }),
    ],
    me: { battlefield: ["Half Up", "Half Down"] },
    play: [{ mana: "Half Up" }, { mana: "Half Down" }],
    after: { me: { life: 15 }, you: { life: 16 } },
  });
  scenario("mtg-6e:G.32.1", "of an even number is halved alike in both ways", {
    eras: ALL,
    cards: [
      createSideEffectEnchantment("Half Up", { do: "loseLife", who: "you", amount: { half: 8, round: "up" } }),
      createSideEffectEnchantment("Half Down", { do: "loseLife", who: "opponent", amount: { half: 8, round: "down" } }),
    ],
    me: { battlefield: ["Half Up", "Half Down"] },
    play: [{ mana: "Half Up" }, { mana: "Half Down" }],
    after: { me: { life: 16 }, you: { life: 16 } },
  });

  const bolt = (amount: number) =>
    createSideEffectEnchantment("Last Bolt", { do: "loseLife", who: "opponent", amount });
  scenario("mtg-6e:G.20.4", "of 0 loses the game, at the check before the next priority", {
    eras: OLDER,
    cards: [bolt(20)],
    me: { battlefield: ["Last Bolt"] },
    play: [{ mana: "Last Bolt" }],
    after: { winner: "me", rule: "mtg-6e:T.11.5.a" },
  });
  scenario("mtg-6e:G.20.4", "of 1 does not", {
    eras: ALL,
    cards: [bolt(19)],
    me: { battlefield: ["Last Bolt"] },
    play: [{ mana: "Last Bolt" }],
    after: { asks: { of: "me", ask: "priority" }, you: { life: 1 } },
  });
});
