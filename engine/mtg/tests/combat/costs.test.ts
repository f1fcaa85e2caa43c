import { describe } from "vitest";
import { parseManaCost } from "../../model/mana";
import { createCreature, createEnchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const toll = createEnchantment("Road Toll", {
  type: "static",
  affects: { all: { type: "creature" } },
  changes: [{ costs: "attack", cost: { mana: parseManaCost("2") ?? undefined } }],
});
const gate = createEnchantment("Gate Tax", {
  type: "static",
  affects: { all: { type: "creature" } },
  changes: [{ costs: "block", cost: { life: 3 } }],
});
const zealot = createCreature("Reckless Zealot", "1R", "2/1", {
  abilities: [{ type: "static", affects: "self", changes: [{ must: "attack" }] }],
});

describe("the costs of an attack", () => {
  scenario(
    ["mtg-6e:C.3.7", "mtg-6e:C.3.6", "mtg-6e:C.3.5"],
    "are paid as it is declared, with mana abilities, and then all attack",
    {
      cards: [toll],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Moss Ox", "Forest", "Plains", "Forest"] },
      you: { battlefield: ["Road Toll"] },
      play: [
        { pick: "Moss Ox" },
        {
          now: {
            asks: { of: "me", ask: "pick", purpose: "mana", offers: ["Forest", "Plains", "Forest"] },
            events: [{ type: "tapped", name: "Moss Ox" }],
            never: [{ type: "attackersDeclared" }],
          },
        },
        { picks: ["Forest", "Plains"] },
        {
          now: { asks: { of: "me", ask: "priority" }, events: [{ type: "manaSpent" }, { type: "attackersDeclared" }] },
        },
        { passTo: "main2" },
      ],
      after: {
        me: {
          battlefield: [
            "Moss Ox",
            { name: "Forest", tapped: true },
            { name: "Forest", tapped: false },
            { name: "Plains", tapped: true },
          ],
        },
        you: { life: 18 },
      },
    },
  );

  scenario(["mtg-6e:C.3.7", "mtg-6e:C.3.r1"], "that cannot be paid are reasons against it, for one and for one more", {
    cards: [toll],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Gate Giant", "Forest", "Plains"] },
    you: { battlefield: ["Road Toll"] },
    play: [{ pick: "Moss Ox" }, { refused: { pick: "Gate Giant" }, because: ["NO_MANA"] }, "done"],
    after: {
      step: "attackers",
      asks: { of: "me", ask: "priority" },
      me: {
        battlefield: ["Moss Ox", "Gate Giant", { name: "Forest", tapped: true }, { name: "Plains", tapped: true }],
      },
    },
  });
  scenario("mtg-6e:C.3.r1", "without any mana nobody is able to attack", {
    cards: [toll],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Forest"] },
    you: { battlefield: ["Road Toll"] },
    after: { step: "endCombat", never: [{ type: "stepBegan", step: "blockers" }] },
  });

  scenario(["mtg-6e:C.3.6", "mtg-6e:C.3.7"], "are not paid with the mana of who attacks: it taps for that", {
    cards: [toll],
    step: "attackers",
    me: { battlefield: ["Sap Gatherer", "Forest"] },
    you: { battlefield: ["Road Toll"] },
    after: { step: "endCombat", me: { battlefield: [{ name: "Sap Gatherer", tapped: false }, "Forest"] } },
  });

  scenario("mtg-6e:C.7.2", "need not be paid for a creature that must attack", {
    cards: [toll, zealot],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Reckless Zealot", "Forest", "Plains"] },
    you: { battlefield: ["Road Toll"] },
    play: [{ now: { asks: { of: "me", ask: "pick", offers: ["Reckless Zealot", "done"] } } }, "done"],
    after: { step: "endCombat" },
  });
});

describe("the costs of a block", () => {
  scenario("mtg-6e:C.4.5", "are paid by the defender as it is declared", {
    cards: [gate],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Gate Tax"] },
    you: { life: 7, battlefield: ["Gate Giant", "Squire of Reeds", "Sap Gatherer"] },
    play: [
      { pick: "Moss Ox" },
      "both pass",
      { picks: ["Gate Giant", "Squire of Reeds"] },
      { refused: { pick: "Sap Gatherer" }, because: ["NO_COST"] },
      "done",
      { now: { you: { life: 1 }, events: [{ type: "lifeLost", amount: 6 }, { type: "blockersDeclared" }] } },
    ],
    after: { step: "blockers", you: { life: 1 }, events: [{ type: "becameBlocked", name: "Moss Ox" }] },
  });
  scenario(["mtg-6e:C.4.5", "mtg-6e:C.4.r1"], "that cannot be paid leave nobody able to block", {
    cards: [gate],
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Gate Tax"] },
    you: { life: 2, battlefield: ["Gate Giant"] },
    play: [{ pick: "Moss Ox" }, "both pass"],
    after: {
      step: "blockers",
      asks: { of: "me", ask: "priority" },
      you: { life: 2 },
      never: [{ type: "becameBlocked" }],
    },
  });
});
