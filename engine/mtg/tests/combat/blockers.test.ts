import { describe } from "vitest";
import type { Keyword } from "../../model/keyword";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const able = (name: string, cost: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, cost, "2/2", { keywords });

describe("declaring blockers", () => {
  scenario(
    [
      "mtg-6e:C.4.1",
      "mtg-6e:C.4.2",
      "mtg-6e:C.4.4",
      "mtg-6e:C.4.6",
      "mtg-6e:C.4.7",
      "mtg-6e:C.4.r2",
      "mtg-8e:blockers",
      "mtg-flow:3.3",
      "mtg-house:8",
    ],
    "each blocker is assigned to one attacker, several may share one, and none of them taps",
    {
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Gate Giant", "Moss Ox"] },
      you: { battlefield: ["Squire of Reeds", "Sap Gatherer", "Ember Sprite"] },
      play: [
        { picks: ["Gate Giant", "Moss Ox"] },
        "both pass",
        {
          now: {
            asks: {
              of: "you",
              ask: "pick",
              purpose: "blockers",
              offers: ["Squire of Reeds", "Sap Gatherer", "Ember Sprite", "done"],
            },
          },
        },
        { picks: ["Squire of Reeds", "Sap Gatherer"] },
        "done",
        { now: { asks: { of: "you", ask: "pick", purpose: "blocked", offers: ["Gate Giant", "Moss Ox"] } } },
        { picks: ["Gate Giant", "Gate Giant"] },
      ],
      after: {
        step: "blockers",
        asks: { of: "me", ask: "priority" },
        you: { battlefield: [{ name: "Squire of Reeds", tapped: false }, "Sap Gatherer", "Ember Sprite"] },
        events: [
          { type: "blockersDeclared", player: "you" },
          { type: "becameBlocked", name: "Gate Giant" },
        ],
        never: [{ type: "becameBlocked", name: "Moss Ox" }],
      },
    },
  );

  scenario(
    ["mtg-6e:C.4.3", "mtg-6e:C.4.r1", "mtg-6e:C.4.r3", "mtg-6e:C.4.r7", "mtg-6e:C.4.r4"],
    "only untapped creatures of the defender, and one that has just come too",
    {
      cards: [
        createEnchantment("Soft Song", {
          type: "static",
          affects: { all: { type: "creature", keyword: "banding" } },
          changes: [{ cannot: "block" }],
        }),
        able("Meek Lamb", "W", "banding"),
      ],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Moss Ox", "Squire of Reeds", "Soft Song"] },
      you: {
        battlefield: [
          "Forest",
          { name: "Gate Giant", tapped: true },
          { name: "Sap Gatherer", settled: false },
          "Meek Lamb",
        ],
      },
      play: [
        { pick: "Moss Ox" },
        "done",
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["Sap Gatherer", "done"] } } },
        { refused: { pick: "Gate Giant" }, because: ["IS_TAPPED"] },
        { refused: { pick: "Forest" }, because: ["NOT_A_CREATURE"] },
        { refused: { pick: "Squire of Reeds" }, because: ["NOT_YOURS"] },
        { refused: { pick: "Meek Lamb" }, because: ["FORBIDDEN"] },
        "done",
      ],
      after: { step: "blockers", never: [{ type: "becameBlocked" }] },
    },
  );

  const grim = createCreature("Grim Sentry", "2", "1/3", {
    abilities: [{ type: "static", affects: "self", changes: [{ must: "block" }] }],
  });

  scenario(["mtg-6e:C.4.9", "mtg-6e:C.4.r1", "mtg-6e:C.7.1"], "who must block is not left out, unless it cannot", {
    cards: [grim],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox"] },
    you: { battlefield: ["Squire of Reeds", "Grim Sentry"] },
    play: [
      { pick: "Moss Ox" },
      "both pass",
      { refused: "done", because: ["MUST_BLOCK"] },
      { refused: { pick: "Squire of Reeds" }, because: ["MUST_BLOCK"] },
      { pick: "Grim Sentry" },
      "done",
    ],
    after: { step: "blockers", events: [{ type: "becameBlocked", name: "Moss Ox" }] },
  });
  scenario(
    ["mtg-6e:C.7.1", "mtg-6e:C.4.r8"],
    "against what it cannot block the demand means nothing, and others need not make up for it",
    {
      cards: [grim, able("Grey Gull", "1U", "flying")],
      step: "attackers",
      me: { battlefield: ["Grey Gull"] },
      you: { battlefield: ["Grim Sentry"] },
      play: [{ pick: "Grey Gull" }, "both pass"],
      after: { step: "blockers", asks: { of: "me", ask: "priority" }, never: [{ type: "becameBlocked" }] },
    },
  );
});

describe("what becomes of a block", () => {
  const wings = createSideEffectEnchantment("Gift of Wings", {
    do: "change",
    what: { all: { type: "creature", attacking: true } },
    changes: [{ gain: "flying" }],
    until: "turn",
  });
  scenario(
    ["mtg-6e:C.4.r5", "mtg-6e:C.4.8", "mtg-6e:A.13.r2"],
    "an attacker that gains flying afterwards stays blocked",
    {
      cards: [wings],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Moss Ox", "Gift of Wings"] },
      you: { battlefield: ["Sap Gatherer"] },
      play: [
        { pick: "Moss Ox" },
        "both pass",
        { pick: "Sap Gatherer" },
        { mana: "Gift of Wings" },
        { passTo: "main2" },
      ],
      after: {
        me: { battlefield: [{ name: "Moss Ox", damage: 1 }, "Gift of Wings"] },
        you: { life: 20, graveyard: ["Sap Gatherer"] },
      },
    },
  );
  scenario("mtg-6e:A.13.r3", "one that flies before is not blocked, and cannot choose to be", {
    cards: [wings],
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Gift of Wings"] },
    you: { battlefield: ["Sap Gatherer"] },
    play: [{ pick: "Moss Ox" }, { mana: "Gift of Wings" }, "both pass"],
    after: { step: "blockers", asks: { of: "me", ask: "priority" }, never: [{ type: "becameBlocked" }] },
  });

  const alarm = createEnchantment(
    "Alarm Bell",
    createTriggeredAbility(
      { on: "becomesBlocked", what: { type: "creature" } },
      { do: "gainLife", who: "you", amount: 1 },
    ),
    createTriggeredAbility(
      { on: "blocks", what: { type: "creature" } },
      { do: "loseLife", who: "opponent", amount: 1 },
    ),
  );
  scenario(
    ["mtg-6e:C.4.1", "mtg-6e:A.4.18"],
    "its triggers wait for the priority after it: once for the attacker, once for each blocker",
    {
      cards: [alarm],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Gate Giant", "Alarm Bell"] },
      you: { battlefield: ["Squire of Reeds", "Sap Gatherer"] },
      play: [
        { pick: "Gate Giant" },
        "both pass",
        { picks: ["Squire of Reeds", "Sap Gatherer"] },
        { option: 0 },
        { option: 0 },
        "both pass",
        "both pass",
        "both pass",
      ],
      after: { step: "blockers", stack: [], me: { life: 21 }, you: { life: 18 } },
    },
  );
});
