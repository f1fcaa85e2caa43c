import { describe } from "vitest";
import type { Keyword } from "../../model/keyword";
import { createCreature, createSideEffectEnchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const made = (name: string, size: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, "1R", size, { keywords });

const CARDS = [
  made("Side Rider", "2/2", "flanking"),
  made("Twice Rider", "2/2", "flanking", "flanking"),
  made("Other Rider", "2/2", "flanking"),
  made("Band Squire", "1/1", "banding"),
  made("Wild Giant", "3/3", { rampage: 2 }),
  made("Wilder Giant", "3/3", { rampage: 2 }, { rampage: 1 }),
  made("Second Ox", "2/2"),
  made("Third Ox", "2/2"),
];

describe("flanking", () => {
  scenario(["mtg-6e:A.16.2", "mtg-6e:A.16.3"], "a blocker without it gets -1/-1, by a trigger that both may answer", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Side Rider"] },
    you: { battlefield: ["Gate Giant"] },
    play: [
      { pick: "Side Rider" },
      "both pass",
      { pick: "Gate Giant" },
      { now: { stack: ["triggered Side Rider"], asks: { of: "me", ask: "priority" } } },
      "both pass",
    ],
    after: { step: "blockers", you: { battlefield: [{ name: "Gate Giant", power: 4, toughness: 4 }] } },
  });

  scenario(
    ["mtg-6e:A.16.4", "mtg-6e:A.16.r1", "mtg-6e:A.16.2", "mtg-6e:C.4.8"],
    "twice of it gives -2/-2 by two triggers; the blocker dies before damage, and the attacker stays blocked",
    {
      cards: CARDS,
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Twice Rider"] },
      you: { battlefield: ["Moss Ox"] },
      play: [
        { pick: "Twice Rider" },
        "both pass",
        { pick: "Moss Ox" },
        { now: { stack: ["triggered Twice Rider", "triggered Twice Rider"] } },
        "both pass",
        { now: { you: { battlefield: [{ name: "Moss Ox", power: 1, toughness: 1 }] } } },
        "both pass",
        { now: { step: "blockers", you: { battlefield: [], graveyard: ["Moss Ox"] } } },
        { passTo: "main2" },
      ],
      after: {
        you: { life: 20 },
        me: { battlefield: [{ name: "Twice Rider", damage: 0 }] },
        never: [{ type: "damaged" }],
      },
    },
  );

  scenario("mtg-6e:A.16.r4", "a blocker that has it once meets all of it", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Twice Rider"] },
    you: { battlefield: ["Other Rider"] },
    play: [{ pick: "Twice Rider" }, "both pass", { pick: "Other Rider" }],
    after: { step: "blockers", stack: [], never: [{ type: "triggered" }] },
  });

  scenario("mtg-6e:A.16.2", "does nothing for a blocker, or for an attacker that nothing blocks", {
    cards: CARDS,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Side Rider"] },
    you: { battlefield: ["Other Rider"] },
    play: [{ picks: ["Moss Ox", "Side Rider"] }, "both pass", { pick: "Other Rider" }, { pick: "Moss Ox" }],
    after: { step: "blockers", stack: [], never: [{ type: "triggered" }] },
  });

  scenario("mtg-6e:A.16.r2", "meets who blocks it through a band, too", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Band Squire", "Side Rider"] },
    you: { battlefield: ["Gate Giant"] },
    play: [
      { picks: ["Band Squire", "Side Rider"] },
      { pick: "Side Rider" },
      "both pass",
      { pick: "Gate Giant" },
      { pick: "Band Squire" },
      "both pass",
    ],
    after: { step: "blockers", you: { battlefield: [{ name: "Gate Giant", power: 4, toughness: 4 }] } },
  });

  scenario(["mtg-6e:A.16.r3", "mtg-6e:A.1.5"], "gained after the block comes too late", {
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Late Spur", {
        do: "change",
        what: { all: { attacking: true } },
        changes: [{ gain: "flanking" }],
        until: "turn",
      }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Late Spur"] },
    you: { battlefield: ["Gate Giant"] },
    play: [{ pick: "Moss Ox" }, "both pass", { pick: "Gate Giant" }, { mana: "Late Spur" }],
    after: { step: "blockers", stack: [], never: [{ type: "triggered" }] },
  });
});

describe("rampage", () => {
  scenario(
    ["mtg-6e:A.25.2", "mtg-6e:A.25.3", "mtg-6e:A.25.r2"],
    "counts blockers after the first, once: one that leaves afterwards changes nothing",
    {
      cards: [
        ...CARDS,
        createSideEffectEnchantment("Sudden Grave", {
          do: "put",
          what: { all: { name: "Third Ox" } },
          to: "graveyard",
        }),
      ],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Wild Giant", "Sudden Grave"] },
      you: { battlefield: ["Moss Ox", "Second Ox", "Third Ox"] },
      play: [
        { pick: "Wild Giant" },
        "both pass",
        { picks: ["Moss Ox", "Second Ox", "Third Ox"] },
        { now: { stack: ["triggered Wild Giant"] } },
        "both pass",
        { now: { me: { battlefield: [{ name: "Wild Giant", power: 7, toughness: 7 }, "Sudden Grave"] } } },
        { mana: "Sudden Grave" },
      ],
      after: {
        step: "blockers",
        me: { battlefield: [{ name: "Wild Giant", power: 7, toughness: 7 }, "Sudden Grave"] },
      },
    },
  );

  scenario("mtg-6e:A.25.2", "one blocker is none after the first", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Wild Giant"] },
    you: { battlefield: ["Moss Ox"] },
    play: [{ pick: "Wild Giant" }, "both pass", { pick: "Moss Ox" }],
    after: { step: "blockers", stack: [], never: [{ type: "triggered" }] },
  });

  scenario("mtg-6e:A.25.4", "twice of it is two triggers, which add up", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Wilder Giant"] },
    you: { battlefield: ["Moss Ox", "Second Ox"] },
    play: [
      { pick: "Wilder Giant" },
      "both pass",
      { picks: ["Moss Ox", "Second Ox"] },
      { option: 0 },
      "both pass",
      "both pass",
    ],
    after: { step: "blockers", stack: [], me: { battlefield: [{ name: "Wilder Giant", power: 6, toughness: 6 }] } },
  });

  scenario("mtg-6e:A.25.r1", "counts who blocks it through a band", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Band Squire", "Wild Giant"] },
    you: { battlefield: ["Moss Ox", "Second Ox"] },
    play: [
      { picks: ["Band Squire", "Wild Giant"] },
      { pick: "Wild Giant" },
      "both pass",
      { picks: ["Moss Ox", "Second Ox"] },
      { picks: ["Band Squire", "Wild Giant"] },
      "both pass",
    ],
    after: { step: "blockers", me: { battlefield: ["Band Squire", { name: "Wild Giant", power: 5, toughness: 5 }] } },
  });

  scenario("mtg-6e:A.25.2", "does nothing for a blocker", {
    cards: CARDS,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Second Ox"] },
    you: { battlefield: ["Wild Giant"] },
    play: [{ picks: ["Moss Ox", "Second Ox"] }, "both pass", { pick: "Wild Giant" }, { pick: "Moss Ox" }],
    after: { step: "blockers", stack: [], never: [{ type: "triggered" }] },
  });
});
