import { describe } from "vitest";
import { defineCard } from "../../model/card";
import type { Keyword } from "../../model/keyword";
import { createCreature, createSideEffectEnchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const made = (name: string, size: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, "1G", size, { keywords });

const CARDS = [
  made("Root Colossus", "8/8", "trample"),
  made("Thorn Boar", "4/4", "trample", "trample"),
  made("Leaf Ward", "2/2", { protectionFrom: { color: "g" } }),
  made("Band Squire", "1/1", "banding"),
];

describe("trample", () => {
  const three = {
    cards: CARDS,
    step: "attackers" as const,
    me: { battlefield: ["Root Colossus"] },
    you: { battlefield: ["Moss Ox", "Moss Ox", "Moss Ox"] },
  };
  const blocked = [
    { pick: "Root Colossus" },
    "both pass",
    { picks: ["Moss Ox", "Moss Ox", "Moss Ox"] },
    "both pass",
  ] as const;

  scenario(
    ["mtg-6e:A.27.3", "mtg-6e:A.27.r1"],
    "what is left after lethal damage to all blockers may go on to the player",
    {
      ...three,
      eras: ALL,
      play: [
        ...blocked,
        { number: 2 },
        { number: 2 },
        { now: { asks: { of: "me", ask: "number", offers: ["2", "3", "4"] } } },
        { number: 2 },
        { passTo: "main2" },
      ],
      after: { you: { life: 18, battlefield: [] } },
    },
  );
  scenario(["mtg-6e:A.27.3", "mtg-6e:A.27.r1"], "as long as one of them lacks it, nothing does", {
    ...three,
    eras: ALL,
    play: [...blocked, { number: 7 }, { number: 1 }, { passTo: "main2" }],
    after: {
      you: {
        life: 20,
        battlefield: [
          { name: "Moss Ox", damage: 1 },
          { name: "Moss Ox", damage: 0 },
        ],
        graveyard: ["Moss Ox"],
      },
    },
  });

  scenario(
    ["mtg-6e:A.27.3", "mtg-6e:A.27.7"],
    "twice is no more than once; with one blocker its lethal damage is the least",
    {
      cards: CARDS,
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Thorn Boar"] },
      you: { battlefield: ["Moss Ox"] },
      play: [
        { pick: "Thorn Boar" },
        "both pass",
        { pick: "Moss Ox" },
        "both pass",
        { now: { asks: { of: "me", ask: "number", purpose: "divide", offers: ["2", "3", "4"] } } },
        { number: 2 },
        { passTo: "main2" },
      ],
      after: { you: { life: 18, graveyard: ["Moss Ox"] } },
    },
  );

  scenario("mtg-6e:A.27.r2", "damage that a blocker has already counts towards lethal damage", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Thorn Boar"] },
    you: { battlefield: [{ name: "Gate Giant", damage: 3 }] },
    play: [
      { pick: "Thorn Boar" },
      "both pass",
      { pick: "Gate Giant" },
      "both pass",
      { number: 2 },
      { passTo: "main2" },
    ],
    after: { you: { life: 18, graveyard: ["Gate Giant"] } },
  });

  scenario(
    ["mtg-6e:A.27.9", "mtg-6e:A.24.2.1"],
    "prevention does not count: a protected blocker takes its toughness of it, and none is dealt",
    {
      cards: CARDS,
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Thorn Boar"] },
      you: { battlefield: ["Leaf Ward"] },
      play: [
        { pick: "Thorn Boar" },
        "both pass",
        { pick: "Leaf Ward" },
        "both pass",
        { now: { asks: { of: "me", ask: "number", offers: ["2", "3", "4"] } } },
        { number: 2 },
        { passTo: "main2" },
      ],
      after: {
        you: { life: 18, battlefield: [{ name: "Leaf Ward", damage: 0 }] },
        events: [{ type: "prevented", amount: 2 }],
      },
    },
  );

  scenario("mtg-6e:A.27.5", "where all blockers have gone, all of it goes to the player", {
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Sudden Grave", { do: "put", what: { all: { name: "Moss Ox" } }, to: "graveyard" }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Thorn Boar", "Sudden Grave"] },
    you: { battlefield: ["Moss Ox"] },
    play: [{ pick: "Thorn Boar" }, "both pass", { pick: "Moss Ox" }, { mana: "Sudden Grave" }, { passTo: "main2" }],
    after: { you: { life: 16 } },
  });

  scenario("mtg-6e:A.27.2", "does nothing for a blocker", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox"] },
    you: { battlefield: ["Thorn Boar"] },
    play: [{ pick: "Moss Ox" }, "both pass", { pick: "Thorn Boar" }, { passTo: "main2" }],
    after: { me: { life: 20, graveyard: ["Moss Ox"] } },
  });

  scenario("mtg-6e:A.27.6", "damage of others in a band counts towards lethal damage, announced at the same time", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Band Squire", "Thorn Boar"] },
    you: { battlefield: ["Moss Ox"] },
    play: [
      { picks: ["Band Squire", "Thorn Boar"] },
      { pick: "Thorn Boar" },
      "both pass",
      { pick: "Moss Ox" },
      { pick: "Band Squire" },
      "both pass",
      { now: { asks: { of: "me", ask: "number", offers: ["1", "2", "3", "4"] } } },
      { number: 1 },
      // The blocker's damage, which the attackers share because of banding.
      { now: { asks: { of: "me", ask: "number" } } },
      { number: 0 },
      { passTo: "main2" },
    ],
    after: {
      you: { life: 17, graveyard: ["Moss Ox"] },
      me: { battlefield: ["Band Squire", { name: "Thorn Boar", damage: 2 }] },
    },
  });

  scenario(["mtg-house:31", "mtg-cr:704.5g", "mtg-cr:704.5h"], "needs the whole toughness also with deathtouch", {
    cards: [made("Viper Boar", "4/4", "trample", "deathtouch")],
    eras: ["mod"],
    step: "attackers",
    me: { battlefield: ["Viper Boar"] },
    you: { battlefield: ["Moss Ox"] },
    play: [
      { pick: "Viper Boar" },
      "both pass",
      { pick: "Moss Ox" },
      "both pass",
      { refused: { number: 1 }, because: [] },
      { number: 2 },
      { passTo: "main2" },
    ],
    after: { you: { life: 18, graveyard: ["Moss Ox"] } },
  });

  scenario(["mtg-flow:3.4", "mtg-6e:A.27.3"], "goes on to the planeswalker that is attacked", {
    cards: [...CARDS, defineCard("Hill Seer", { types: ["planeswalker"], loyalty: 5 })],
    eras: ["mod"],
    step: "attackers",
    me: { battlefield: ["Thorn Boar"] },
    you: { battlefield: ["Moss Ox", { name: "Hill Seer", counters: { loyalty: 5 } }] },
    play: [
      { pick: "Thorn Boar" },
      { pick: "Hill Seer" },
      "both pass",
      { pick: "Moss Ox" },
      "both pass",
      { number: 3 },
      { passTo: "main2" },
    ],
    after: { you: { life: 20, battlefield: [{ name: "Hill Seer", counters: { loyalty: 4 } }] } },
  });
});
