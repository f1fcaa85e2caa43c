import { describe } from "vitest";
import type { Keyword } from "../../model/keyword";
import { createCreature, createSideEffectEnchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

/** A creature that all creatures of the opponent must block, if they can. */
const lure = (name: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, "1G", "1/1", {
    keywords,
    abilities: [
      {
        type: "static",
        affects: { all: { type: "creature", controller: "opponent" } },
        changes: [{ must: "block", where: { name } }],
      },
    ],
  });
const near = lure("Near Lure");
const far = lure("Far Lure");
const attacking = (...names: readonly string[]) => ({
  step: "attackers" as const,
  me: { battlefield: names },
  you: { battlefield: ["Squire of Reeds"] },
});

describe("a creature that must block", () => {
  scenario("mtg-6e:C.4.10", "more than it can blocks one of them, which its player chooses", {
    ...attacking("Near Lure", "Far Lure", "Moss Ox"),
    eras: ALL,
    cards: [near, far],
    play: [
      { picks: ["Near Lure", "Far Lure", "Moss Ox"] },
      "both pass",
      { refused: "done", because: ["MUST_BLOCK"] },
      { pick: "Squire of Reeds" },
      { now: { asks: { of: "you", ask: "pick", purpose: "blocked", offers: ["Near Lure", "Far Lure"] } } },
      { refused: { pick: "Moss Ox" }, because: ["MUST_BLOCK"] },
      { pick: "Far Lure" },
    ],
    after: {
      events: [{ type: "becameBlocked", name: "Far Lure" }],
      never: [
        { type: "becameBlocked", name: "Near Lure" },
        { type: "becameBlocked", name: "Moss Ox" },
      ],
    },
  });
  scenario(["mtg-6e:C.4.9", "mtg-6e:C.4.10"], "one of the attackers blocks that one and no other", {
    ...attacking("Near Lure", "Moss Ox"),
    eras: ALL,
    cards: [near],
    play: [
      { picks: ["Near Lure", "Moss Ox"] },
      "both pass",
      { refused: "done", because: ["MUST_BLOCK"] },
      { pick: "Squire of Reeds" },
    ],
    after: {
      events: [{ type: "becameBlocked", name: "Near Lure" }],
      never: [{ type: "becameBlocked", name: "Moss Ox" }],
    },
  });
  scenario("mtg-6e:C.4.10", "what it cannot block is free to block another, or none", {
    ...attacking("High Lure", "Moss Ox"),
    cards: [lure("High Lure", "flying")],
    play: [{ picks: ["High Lure", "Moss Ox"] }, "both pass", { pick: "Squire of Reeds" }],
    after: { events: [{ type: "becameBlocked", name: "Moss Ox" }] },
  });
  scenario("mtg-6e:C.4.10", "what does not attack is free", {
    ...attacking("Near Lure", "Moss Ox"),
    cards: [near],
    play: [{ pick: "Moss Ox" }, "both pass", "done"],
    after: { never: [{ type: "becameBlocked" }] },
  });
});

describe("an unblocked creature", () => {
  const end = createSideEffectEnchantment("Open Flank", {
    do: "destroy",
    what: { all: { type: "creature", blocked: false } },
  });
  const table = {
    eras: ALL,
    cards: [end],
    step: "attackers" as const,
    me: { battlefield: ["Moss Ox", "Gate Giant", "Ember Sprite", "Open Flank"] },
    you: { battlefield: ["Squire of Reeds"] },
  };
  scenario("mtg-6e:G.42.1", "is one that attacks and was not blocked", {
    ...table,
    play: [
      { picks: ["Moss Ox", "Gate Giant"] },
      "done",
      "both pass",
      { pick: "Squire of Reeds" },
      { pick: "Moss Ox" },
      { mana: "Open Flank" },
    ],
    after: {
      me: { battlefield: ["Moss Ox", "Ember Sprite", "Open Flank"], graveyard: ["Gate Giant"] },
      you: { battlefield: ["Squire of Reeds"] },
    },
  });
  scenario("mtg-6e:G.42.1", "is none before blockers are declared", {
    ...table,
    play: [{ picks: ["Moss Ox", "Gate Giant"] }, "done", { mana: "Open Flank" }],
    after: { me: { graveyard: [] }, you: { graveyard: [] } },
  });
  scenario("mtg-6e:G.42.1", "is none after combat", {
    ...table,
    play: [{ pick: "Gate Giant" }, "done", { passTo: "main2" }, { mana: "Open Flank" }],
    after: { me: { graveyard: [] }, you: { graveyard: [], life: 15 } },
  });
});

describe("a trampling attacker", () => {
  const beast = createCreature("Grey Beast", "4G", "5/5", { keywords: ["trample"] });
  const stone = createSideEffectEnchantment("Stone Gaze", {
    do: "change",
    what: { all: { name: "Moss Ox" } },
    changes: [{ become: { types: ["artifact"] }, keep: false }],
    until: "turn",
  });
  const table = {
    eras: ALL,
    cards: [beast, stone],
    step: "attackers" as const,
    me: { battlefield: ["Grey Beast", "Stone Gaze"] },
    you: { battlefield: ["Moss Ox", "Squire of Reeds"] },
  };
  const blocked = [{ pick: "Grey Beast" }, "both pass", { picks: ["Moss Ox", "Squire of Reeds"] }] as const;
  scenario("mtg-6e:A.27.4", "passes over a blocker that can be dealt no damage any more", {
    ...table,
    play: [...blocked, { mana: "Stone Gaze" }, "both pass", { number: 1 }, { passTo: "main2" }],
    after: { you: { life: 16, battlefield: ["Moss Ox"], graveyard: ["Squire of Reeds"] } },
  });
  scenario("mtg-6e:A.27.4", "gives each of the others lethal damage first", {
    ...table,
    play: [...blocked, "both pass", { refused: { number: 6 }, because: [] }, { number: 2 }, { number: 1 }],
    after: {},
  });
});
