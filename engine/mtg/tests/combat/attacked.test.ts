import { describe } from "vitest";
import { defineCard } from "../../model/card";
import { createCreature, createTriggeredAbility } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("triggers on attacks", () => {
  const loner = createCreature("Lone Wolf", "1G", "2/2", {
    abilities: [
      createTriggeredAbility({ on: "attacks", what: "self", alone: true }, { do: "gainLife", who: "you", amount: 3 }),
    ],
  });
  const table = { cards: [loner], step: "attackers" as const, me: { battlefield: ["Lone Wolf", "Moss Ox"] } };
  scenario(["mtg-6e:C.3.1", "mtg-6e:C.3.r8"], "wait for the priority after the declaration; alone is alone", {
    ...table,
    eras: ALL,
    play: [{ pick: "Lone Wolf" }, "done", { now: { stack: ["triggered Lone Wolf"] } }, "both pass"],
    after: { step: "attackers", me: { life: 23 } },
  });
  scenario("mtg-6e:C.3.r8", "with another one it is not alone", {
    ...table,
    play: [{ picks: ["Lone Wolf", "Moss Ox"] }],
    after: { step: "attackers", stack: [], me: { life: 20 } },
  });
});

describe("what is attacked", () => {
  const seer = defineCard("Hill Seer", { types: ["planeswalker"], loyalty: 3 });
  const fort = defineCard("River Fort", { types: ["battle"], defense: 4 });
  const table = {
    cards: [seer, fort],
    step: "attackers" as const,
    me: {
      battlefield: ["Gate Giant", "Moss Ox", { name: "River Fort", counters: { defense: 4 }, protector: 1 as const }],
    },
    you: { battlefield: [{ name: "Hill Seer", counters: { loyalty: 3 } }] },
  };

  scenario(
    ["mtg-flow:3.2", "mtg-flow:3.4", "mtg-cr:704.5i", "mtg-cr:704.5v"],
    "today planeswalkers and battles too, each by its own attacker",
    {
      ...table,
      eras: ["mod"],
      play: [
        { picks: ["Gate Giant", "Moss Ox"] },
        {
          now: { asks: { of: "me", ask: "pick", purpose: "attackTarget", offers: ["you", "River Fort", "Hill Seer"] } },
        },
        { refused: { pick: "Moss Ox" }, because: ["NOTHING_TO_ATTACK"] },
        { pick: "River Fort" },
        { pick: "Hill Seer" },
        "both pass",
        "both pass",
      ],
      after: {
        step: "damage",
        me: { battlefield: ["Gate Giant", "Moss Ox"], graveyard: ["River Fort"] },
        you: { life: 20, battlefield: [{ name: "Hill Seer", counters: { loyalty: 1 } }] },
      },
    },
  );

  scenario(["mtg-6e:C.3.2", "mtg-8e:word.defending-player"], "before, the player alone: nobody is asked", {
    ...table,
    eras: ["6e", "8e"],
    play: [{ picks: ["Gate Giant", "Moss Ox"] }, { passTo: "main2" }],
    after: { you: { life: 13, battlefield: [{ name: "Hill Seer", counters: { loyalty: 3 } }] } },
  });

  scenario("mtg-cr:704.5w", "a battle that its own player protects is not attacked", {
    ...table,
    eras: ["mod"],
    me: { battlefield: ["Gate Giant", { name: "River Fort", counters: { defense: 4 }, protector: 0 as const }] },
    play: [
      { pick: "Gate Giant" },
      { now: { asks: { of: "me", ask: "pick", offers: ["you", "Hill Seer"] } } },
      { refused: { pick: "River Fort" }, because: ["NOTHING_TO_ATTACK"] },
      { pick: "Hill Seer" },
      "both pass",
      "both pass",
    ],
    after: {
      you: { life: 20, battlefield: [], graveyard: ["Hill Seer"] },
      events: [{ type: "moved", rule: "mtg-cr:704.5i" }],
    },
  });
});
