import { describe } from "vitest";
import { defineCard } from "../../model/card";
import type { Keyword } from "../../model/keyword";
import { createCreature, createSideEffectEnchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const made = (name: string, size: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, "1W", size, { keywords });

const CARDS = [
  made("Band Heron", "1/1", "flying", "banding"),
  made("Band Squire", "1/1", "banding"),
  made("Second Squire", "1/1", "banding", "banding"),
  made("Dusk Shade", "2/2", "shadow"),
];

describe("bands of attackers", () => {
  scenario(
    ["mtg-6e:A.7.4", "mtg-6e:A.7.8", "mtg-6e:A.7.3", "mtg-6e:C.4.11", "mtg-6e:A.7.r1", "mtg-6e:A.13.r2"],
    "who blocks one of them blocks all, those too that it could not block",
    {
      cards: CARDS,
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Band Heron", "Moss Ox"] },
      you: { battlefield: ["Gate Giant"] },
      play: [
        { picks: ["Band Heron", "Moss Ox"] },
        { now: { asks: { of: "me", ask: "pick", purpose: "band", offers: ["Moss Ox", "done"] } } },
        { pick: "Moss Ox" },
        "both pass",
        { pick: "Gate Giant" },
        "both pass",
        { now: { asks: { of: "me", ask: "number", purpose: "divide" } } },
        { number: 5 },
        { passTo: "main2" },
      ],
      after: {
        me: { battlefield: ["Moss Ox"], graveyard: ["Band Heron"] },
        you: { life: 20, battlefield: [{ name: "Gate Giant", damage: 3 }] },
        events: [
          { type: "becameBlocked", name: "Band Heron" },
          { type: "becameBlocked", name: "Moss Ox" },
        ],
      },
    },
  );

  scenario(["mtg-6e:A.7.5", "mtg-6e:A.7.3"], "are formed by choice: without one, each is blocked by itself", {
    cards: CARDS,
    step: "attackers",
    me: { battlefield: ["Band Heron", "Moss Ox"] },
    you: { battlefield: ["Gate Giant"] },
    play: [{ picks: ["Band Heron", "Moss Ox"] }, "done", "both pass", { pick: "Gate Giant" }, { passTo: "main2" }],
    after: {
      me: { battlefield: ["Band Heron"], graveyard: ["Moss Ox"] },
      you: { life: 19 },
      never: [{ type: "becameBlocked", name: "Band Heron" }],
    },
  });

  scenario(["mtg-6e:A.7.4", "mtg-6e:A.7.16"], "hold any number with banding, be it once or twice, and one without", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Band Heron", "Band Squire", "Second Squire", "Moss Ox", "Gate Giant"] },
    play: [
      { picks: ["Band Heron", "Band Squire", "Second Squire", "Moss Ox", "Gate Giant"] },
      {
        now: {
          asks: {
            of: "me",
            ask: "pick",
            purpose: "band",
            offers: ["Band Squire", "Second Squire", "Moss Ox", "Gate Giant", "done"],
          },
        },
      },
      { picks: ["Band Squire", "Moss Ox"] },
      { refused: { pick: "Gate Giant" }, because: ["BAND_FULL"] },
      "done",
      { now: { asks: { of: "me", ask: "pick", purpose: "band", offers: ["Gate Giant", "done"] } } },
      { pick: "Gate Giant" },
    ],
    after: { step: "attackers", asks: { of: "me", ask: "priority" } },
  });

  scenario(["mtg-6e:A.7.4", "mtg-6e:C.3.n1"], "creatures without banding form none", {
    cards: CARDS,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Gate Giant"] },
    play: [{ picks: ["Moss Ox", "Gate Giant"] }],
    after: { step: "attackers", asks: { of: "me", ask: "priority" } },
  });

  scenario("mtg-6e:A.7.7", "stay bands when banding is lost", {
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Breaking Ranks", {
        do: "change",
        what: { all: { type: "creature", attacking: true } },
        changes: [{ lose: "banding" }],
        until: "turn",
      }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Band Heron", "Moss Ox", "Breaking Ranks"] },
    you: { battlefield: ["Gate Giant"] },
    play: [
      { picks: ["Band Heron", "Moss Ox"] },
      { pick: "Moss Ox" },
      { mana: "Breaking Ranks" },
      "both pass",
      { pick: "Gate Giant" },
      "both pass",
      // Without banding the blocker's own player divides.
      { now: { asks: { of: "you", ask: "number", purpose: "divide" } } },
      { number: 0 },
      { passTo: "main2" },
    ],
    after: { me: { battlefield: ["Band Heron", "Breaking Ranks"], graveyard: ["Moss Ox"] }, you: { life: 20 } },
  });

  scenario("mtg-6e:A.26.r2", "may have a creature without shadow block one that has it", {
    cards: CARDS,
    step: "attackers",
    me: { battlefield: ["Band Squire", "Dusk Shade"] },
    you: { battlefield: ["Gate Giant"] },
    play: [
      { picks: ["Band Squire", "Dusk Shade"] },
      { pick: "Dusk Shade" },
      "both pass",
      { pick: "Gate Giant" },
      "both pass",
      { number: 0 },
      { passTo: "main2" },
    ],
    after: {
      me: { battlefield: ["Band Squire"], graveyard: ["Dusk Shade"] },
      you: { life: 20, battlefield: [{ name: "Gate Giant", damage: 3 }] },
    },
  });

  scenario(["mtg-flow:3.2", "mtg-6e:A.7.4"], "attack one thing together", {
    cards: [...CARDS, defineCard("Hill Seer", { types: ["planeswalker"], loyalty: 3 })],
    eras: ["mod"],
    step: "attackers",
    me: { battlefield: ["Band Heron", "Moss Ox", "Squire of Reeds"] },
    you: { battlefield: [{ name: "Hill Seer", counters: { loyalty: 3 } }] },
    play: [
      { picks: ["Band Heron", "Moss Ox", "Squire of Reeds"] },
      { picks: ["you", "Hill Seer", "you"] },
      { now: { asks: { of: "me", ask: "pick", purpose: "band", offers: ["Squire of Reeds", "done"] } } },
      { pick: "Squire of Reeds" },
    ],
    after: { step: "attackers", asks: { of: "me", ask: "priority" } },
  });

  scenario(
    ["mtg-6e:A.7.6", "mtg-6e:A.7.9", "mtg-6e:A.7.10", "mtg-6e:C.5.r1"],
    "deal damage each by itself, and end with combat",
    {
      cards: CARDS,
      step: "attackers",
      me: { battlefield: ["Band Heron", "Moss Ox"] },
      play: [{ picks: ["Band Heron", "Moss Ox"] }, { pick: "Moss Ox" }, { passTo: "main2" }],
      after: {
        you: { life: 17 },
        events: [{ type: "damaged", amount: 1 }, { type: "damaged", amount: 2 }, { type: "combatEnded" }],
      },
    },
  );
});

describe("shared damage", () => {
  const table = {
    cards: CARDS,
    step: "attackers" as const,
    me: { battlefield: ["Gate Giant"] },
    you: { battlefield: ["Band Squire", "Moss Ox"] },
  };
  scenario(
    [
      "mtg-6e:C.5.10",
      "mtg-6e:A.7.12",
      "mtg-6e:A.7.13",
      "mtg-6e:A.7.14",
      "mtg-6e:A.7.15",
      "mtg-6e:A.7.11",
      "mtg-6e:A.7.r2",
    ],
    "where a blocker has banding, the defender divides what its attacker deals: all to one, if they like",
    {
      ...table,
      eras: ALL,
      play: [
        { pick: "Gate Giant" },
        "both pass",
        { picks: ["Band Squire", "Moss Ox"] },
        "both pass",
        { now: { asks: { of: "you", ask: "number", purpose: "divide", offers: ["0", "1", "2", "3", "4", "5"] } } },
        { number: 5 },
        { passTo: "main2" },
      ],
      after: {
        me: { battlefield: [{ name: "Gate Giant", damage: 3 }] },
        you: { battlefield: ["Moss Ox"], graveyard: ["Band Squire"] },
      },
    },
  );
  scenario(
    ["mtg-6e:C.5.4", "mtg-6e:C.5.r2", "mtg-house:3", "mtg-8e:combat-damage"],
    "otherwise the attacker's player does, freely and beyond lethal damage",
    {
      ...table,
      eras: ALL,
      you: { battlefield: ["Squire of Reeds", "Moss Ox"] },
      play: [
        { pick: "Gate Giant" },
        "both pass",
        { picks: ["Squire of Reeds", "Moss Ox"] },
        "both pass",
        { now: { asks: { of: "me", ask: "number", purpose: "divide", offers: ["0", "1", "2", "3", "4", "5"] } } },
        { number: 4 },
        { passTo: "main2" },
      ],
      after: { you: { battlefield: [{ name: "Moss Ox", damage: 1 }], graveyard: ["Squire of Reeds"] } },
    },
  );
  scenario("mtg-6e:A.7.r3", "a blocker with banding that has gone counts no more", {
    ...table,
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Sudden Grave", {
        do: "put",
        what: { all: { name: "Band Squire" } },
        to: "graveyard",
      }),
    ],
    me: { battlefield: ["Gate Giant", "Sudden Grave"] },
    you: { battlefield: ["Band Squire", "Moss Ox", "Squire of Reeds"] },
    play: [
      { pick: "Gate Giant" },
      "both pass",
      { picks: ["Band Squire", "Moss Ox", "Squire of Reeds"] },
      { mana: "Sudden Grave" },
      "both pass",
      { now: { asks: { of: "me", ask: "number" } } },
      { number: 5 },
      { passTo: "main2" },
    ],
    after: { you: { battlefield: ["Squire of Reeds"], graveyard: ["Moss Ox", "Band Squire"] } },
  });
  scenario("mtg-6e:C.5.r3", "of a trampling attacker too, with one blocker", {
    cards: [...CARDS, made("Wild Boar", "4/4", "trample")],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Wild Boar"] },
    you: { battlefield: ["Band Squire"] },
    play: [
      { pick: "Wild Boar" },
      "both pass",
      { pick: "Band Squire" },
      "both pass",
      { now: { asks: { of: "you", ask: "number", offers: ["1", "2", "3", "4"] } } },
      { number: 4 },
      { passTo: "main2" },
    ],
    after: { you: { life: 20, graveyard: ["Band Squire"] } },
  });
});
