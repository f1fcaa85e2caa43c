import { describe } from "vitest";
import { createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("skips, extra turns and phases", () => {
  const pact = createEnchantment("Quiet Pact", {
    type: "static",
    affects: { players: "you" },
    changes: [{ skip: "draw" }],
  });

  scenario(
    ["mtg-6e:G.36.2", "mtg-6e:G.36.3", "mtg-6e:G.36.4"],
    "of a stored skip and a standing one the player says which is used",
    {
      eras: ALL,
      cards: [pact],
      step: "upkeep",
      me: { battlefield: ["Quiet Pact"] },
      skips: [{ player: 0, step: "draw", source: null }],
      play: [
        "both pass",
        { now: { asks: { of: "me", ask: "option", purpose: "skip" } } },
        { option: 1 },
        { now: { step: "main1", events: [{ type: "stepSkipped", step: "draw", stored: null }], me: { handCount: 0 } } },
        { passTo: "upkeep", turn: 5 },
        "both pass",
      ],
      // The stored one is still there.
      after: { turn: 5, asks: { of: "me", ask: "option", purpose: "skip" } },
    },
  );

  const horn = createEnchantment(
    "Late Horn",
    createTriggeredAbility(
      { on: "stepBegins", step: "main2" },
      { do: "damage", to: { all: { attacking: true } }, amount: 1 },
    ),
  );
  scenario(["mtg-6e:G.36.r1", "mtg-6e:C.1.3"], "without an end of combat nobody attacks after it all the same", {
    eras: ALL,
    cards: [horn],
    step: "attackers",
    skips: [{ player: 0, step: "endCombat", source: null }],
    me: { battlefield: ["Moss Ox", "Late Horn"] },
    play: [{ pick: "Moss Ox" }, { passTo: "main2" }, "both pass"],
    after: {
      step: "main2",
      me: { battlefield: [{ name: "Moss Ox", tapped: true, damage: 0 }, "Late Horn"] },
      events: [{ type: "stepSkipped", step: "endCombat" }, { type: "combatEnded" }],
    },
  });

  scenario("mtg-6e:G.36.r1", "without a beginning of combat creatures attack as ever", {
    eras: ALL,
    step: "main1",
    skips: [{ player: 0, step: "beginCombat", source: null }],
    me: { battlefield: ["Moss Ox"] },
    play: ["both pass", { now: { step: "attackers" } }, { pick: "Moss Ox" }, { passTo: "main2" }],
    after: { you: { life: 18 }, events: [{ type: "stepSkipped" }, { type: "damaged" }, { type: "combatEnded" }] },
  });

  scenario("mtg-6e:G.36.2", "stored skips add up, one for each time", {
    step: "upkeep",
    skips: [
      { player: 0, step: "draw", source: 1 },
      { player: 0, step: "draw", source: 2 },
    ],
    play: [
      "both pass",
      { option: 0 },
      { passTo: "upkeep", turn: 5 },
      "both pass",
      { passTo: "upkeep", turn: 7 },
      { passTo: "main1" },
    ],
    after: { turn: 7, me: { handCount: 1 } },
  });

  scenario("mtg-6e:G.36.2", "a skip of the other player is none of this one", {
    step: "upkeep",
    skips: [{ player: 1, step: "draw", source: null }],
    play: [{ passTo: "main1" }],
    after: { me: { handCount: 1 } },
  });

  const again = createEnchantment(
    "Second Dawn",
    createTriggeredAbility({ on: "stepBegins", step: "end", whose: "you" }, { do: "extraTurn", who: "you" }),
  );
  scenario(["mtg-6e:P.2.3", "mtg-6e:P.2.2"], "an extra turn comes after this one, and then the opponent's", {
    cards: [again],
    step: "end",
    me: { battlefield: ["Second Dawn"] },
    you: { battlefield: [] },
    play: [
      "both pass",
      { passTo: "upkeep", turn: 4 },
      { now: { active: "me", events: [{ type: "turnBegan", extra: true }] } },
    ],
    after: { turn: 4, active: "me" },
  });

  const gift = createEnchantment(
    "Lent Hour",
    createTriggeredAbility({ on: "stepBegins", step: "end", whose: "you" }, { do: "extraTurn", who: "opponent" }),
  );
  scenario("mtg-6e:P.2.3", "an extra turn of the opponent leaves them their usual one", {
    cards: [gift],
    step: "end",
    me: { battlefield: ["Lent Hour"] },
    play: ["both pass", { passTo: "upkeep", turn: 4 }, { now: { active: "you" } }, { passTo: "upkeep", turn: 5 }],
    after: { turn: 5, active: "you" },
  });

  const rush = createEnchantment(
    "Double March",
    createTriggeredAbility({ on: "stepBegins", step: "main1" }, { do: "extraPhase", phases: ["combat", "main2"] }),
  );
  scenario(["mtg-6e:P.10.r1", "mtg-6e:P.2.1"], "added phases follow the current one, before the rest of the turn", {
    eras: ALL,
    cards: [rush],
    me: { battlefield: ["Double March"] },
    play: ["both pass", { passTo: "end" }],
    after: {
      events: ["beginCombat", "main2", "beginCombat", "main2", "end"].map(
        (step) => ({ type: "stepBegan", step }) as const,
      ),
    },
  });
});
