import { describe } from "vitest";
import {
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("an attack from its declaration to its end (701)", () => {
  scenario(
    ["mag:701.1.4", "mag:701.5.1.1", "mag:701.1.5"],
    "nobody defends: the player takes as much damage as the attacker has AP, and the main phase goes on",
    {
      me: { battleArea: ["r 3/3"], hand: ["r 1/1"], stones: "r" },
      play: [
        { attack: "r 3/3" },
        { now: { step: "designation", me: { battleArea: [{ name: "r 3/3", rested: false }] } } },
        "both pass",
        { now: { step: "attack", me: { battleArea: [{ name: "r 3/3", rested: true }] } } },
        "both pass",
        { now: { step: "defense", you: { life: 20 } } },
        "both pass",
        { now: { step: "damage", you: { life: 17 } } },
        { refused: { use: "r 1/1" }, because: ["NORMAL_IN_BATTLE"] },
        { refused: { attack: "r 3/3" }, because: ["IN_BATTLE", "RESTED"] },
        "both pass",
        { now: { step: "end" } },
        "both pass",
        { use: "r 1/1" },
        "both pass",
      ],
      after: { step: null, phase: "main", me: { battleArea: ["r 3/3", "r 1/1"] }, you: { life: 17 } },
    },
  );

  scenario(["mag:701.3.1.1", "mag:405.4"], "the player or a rested unit is attacked, never one that is awake", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "g 4/4", rested: true }, { name: "g 2/2", rested: true }, "g 1/1"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["you", "g 4/4", "g 2/2"] } } },
      { pick: "g 2/2" },
      "both pass",
      "done",
      "both pass",
    ],
    after: {
      step: "damage",
      me: { battleArea: [{ name: "r 3/3", damage: 2 }] },
      you: { life: 20, dust: ["g 2/2"], battleArea: ["g 4/4", "g 1/1"] },
    },
  });

  scenario(
    ["mag:701.5.1.2", "mag:705.3.2"],
    "attacker and defender kill each other; the battle is ended all the same",
    {
      me: { battleArea: ["r 2/2"] },
      you: { battleArea: ["g 2/2"] },
      play: [
        { attack: "r 2/2" },
        "both pass",
        "both pass",
        { pick: "g 2/2" },
        "both pass",
        { now: { step: "damage", me: { dust: ["r 2/2"] }, you: { dust: ["g 2/2"], life: 20 } } },
        "both pass",
        { now: { step: "end" } },
        "both pass",
      ],
      after: { step: null, phase: "main", you: { life: 20 } },
    },
  );

  scenario(["mag:701.3.1.1", "mag:102"], "being attacked is no being aimed at", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "cannot be targeted", rested: true }] },
    play: [{ attack: "r 3/3" }, "both pass", { pick: "cannot be targeted" }, "both pass", "both pass"],
    after: { you: { dust: ["cannot be targeted"], battleArea: [], life: 20 } },
  });

  scenario(["mag:701.3.1.1", "mag:102"], "what cannot be attacked leaves only the player", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "cannot be attacked", rested: true }] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", "both pass"],
    after: { step: "damage", you: { life: 17, battleArea: ["cannot be attacked"] } },
  });

  scenario(
    ["mag:701.3.1.3", "house:1"],
    "an attacker that has been rested before it attacks ends the battle, and another may attack",
    {
      me: { battleArea: ["r 3/3", "g 2/2"] },
      you: { hand: ["rests a unit"], stones: "b" },
      play: [
        { attack: "r 3/3" },
        "pass",
        { use: "rests a unit", by: "you" },
        { pick: "r 3/3" },
        "both pass",
        { now: { step: "designation", me: { battleArea: [{ name: "r 3/3", rested: true }, "g 2/2"] } } },
        "both pass",
        { now: { step: "end", events: [{ type: "battleBroken" }], never: [{ type: "attacked" }] } },
        "both pass",
        { attack: "g 2/2" },
        "both pass",
        "both pass",
        "both pass",
      ],
      after: { step: "damage", you: { life: 18 } },
    },
  );

  scenario(["mag:701.3.4", "mag:701.6.1"], "an attacker that leaves after it attacked deals nothing", {
    me: { battleArea: ["stings when it attacks"] },
    you: { hand: ["returns a unit"], stones: "bn" },
    play: [
      { attack: "stings when it attacks" },
      "both pass",
      "pass",
      { use: "returns a unit", by: "you" },
      "both pass",
      { now: { me: { hand: ["stings when it attacks"] }, chant: ["ability of stings when it attacks"] } },
      "both pass",
      { now: { step: "attack", you: { life: 19 } } },
      "both pass",
    ],
    after: { step: "end", you: { life: 19 }, events: [{ type: "battleBroken", rule: "mag:701.3.4" }] },
  });

  scenario(["mag:701.3.4", "mag:701.3.1.2"], "an attacked unit that leaves is not replaced by its player", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "g 2/2", rested: true }], hand: ["returns a unit"], stones: "bn" },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { pick: "g 2/2" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 2/2" },
      "both pass",
      "both pass",
    ],
    after: { step: "end", you: { life: 20, hand: ["g 2/2"] }, me: { battleArea: [{ name: "r 3/3", rested: true }] } },
  });

  scenario(["mag:306.1.1", "mag:701.6.3", "mag:213.2"], "what lasts for the battle ends with it", {
    me: { battleArea: ["r 3/3"] },
    you: { hand: ["is 0/1 and blue this battle"], stones: "b" },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "pass",
      { use: "is 0/1 and blue this battle", by: "you" },
      "both pass",
      { now: { me: { battleArea: [{ name: "r 3/3", ap: 0, hp: 1, colors: ["blue"] }] } } },
      "both pass",
      "both pass",
      { now: { step: "damage", you: { life: 20 } } },
      "both pass",
      "both pass",
    ],
    after: { step: null, me: { battleArea: [{ name: "r 3/3", ap: 3, hp: 3, colors: ["red"] }] } },
  });

  scenario(["mag:605.4", "mag:701.1.5"], "a unit that has been woken attacks a second time in the same turn", {
    me: { battleArea: ["r 3/3"], hand: ["extra attack"], stones: "rnn" },
    you: { battleArea: ["g 4/4"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      "done",
      "both pass",
      "both pass",
      "both pass",
      { use: "extra attack" },
      "both pass",
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { now: { step: "defense" } },
      "both pass",
    ],
    after: { step: "damage", you: { life: 14 } },
  });

  scenario(["mag:701.6.1", "mag:302.1.4.2"], "“when the battle ends” wakes it, unless a card was used meanwhile", {
    me: { battleArea: ["wakes after battle"], hand: ["gains 3"], stones: "g", life: 10 },
    play: [
      { attack: "wakes after battle" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { now: { step: "end", chant: ["ability of wakes after battle"] } },
      { use: "gains 3" },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { step: null, me: { life: 13, battleArea: [{ name: "wakes after battle", rested: true }] } },
  });

  scenario(["mag:701.6.1", "mag:701.6.3"], "and it may attack again when none was", {
    me: { battleArea: ["wakes after battle"] },
    play: [
      { attack: "wakes after battle" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { attack: "wakes after battle" },
    ],
    after: { step: "designation", you: { life: 18 } },
  });

  scenario(["mag:202.6", "mag:202.6.2"], "a concession in the middle of the question who defends", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["g 4/4"], min: 0, max: 1 } } },
      { concede: "me" },
    ],
    after: { winner: "you", never: [{ type: "damaged" }] },
  });

  scenario(
    ["mag:701.5.1.1", "mag:705.4.1", "mag:705.3.3"],
    "lethal damage wins before what the damage triggers can do",
    {
      cards: [
        createUnit(
          "hurts us both",
          "r",
          "2/2",
          createTriggeredAbility(
            { on: "damage", what: { player: "opponent" }, by: "self" },
            createBody({ do: "damage", to: { player: "you" }, amount: 5 }),
          ),
        ),
      ],
      me: { life: 3, battleArea: ["hurts us both"] },
      you: { life: 2 },
      play: [{ attack: "hurts us both" }, "both pass", "both pass", "both pass"],
      after: { winner: "me", events: [{ type: "triggered" }], never: [{ type: "abilityPut" }] },
    },
  );

  scenario(["mag:202.4", "mag:705.3.1", "mag:701.4.3.1"], "a draw in the middle of a battle", {
    cards: [createQuickMagic("burns us both", "", createBody({ do: "damage", to: { players: "both" }, amount: 3 }))],
    me: { life: 3, battleArea: ["r 3/3"] },
    you: { life: 3, hand: ["burns us both"] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", "pass", { use: "burns us both", by: "you" }, "both pass"],
    after: { winner: "nobody", step: "defense" },
  });

  scenario(["mag:102", "mag:701.2.2.1"], "where no magic may be used in battle, a quick unit still may", {
    me: { battleArea: ["no magic in battle"], hand: ["gains 3", "big when behind"], stones: "gnn" },
    play: [
      { attack: "no magic in battle" },
      { refused: { use: "gains 3" }, because: ["FORBIDDEN"] },
      { use: "big when behind" },
      "both pass",
    ],
    after: { step: "designation", me: { battleArea: ["no magic in battle", "big when behind"] } },
  });

  scenario(["mag:701.5.1.1", "mag:203.3"], "an attacker without AP deals no damage, and nothing triggers by it", {
    cards: [
      createQuickMagic(
        "takes its AP",
        "",
        createTargetedBody(
          { zones: ["battleArea"], count: 1 },
          { do: "putCounters", on: { target: 0 }, counter: "weak", count: 2 },
        ),
      ),
    ],
    me: { battleArea: [{ name: "drains when it damages", counters: {} }], life: 10 },
    you: { hand: ["takes its AP", "gains 3"], stones: "g", battleArea: ["strong in numbers"] },
    play: [
      { attack: "drains when it damages" },
      "pass",
      { use: "takes its AP", by: "you" },
      { pick: "drains when it damages" },
      "both pass",
    ],
    after: { me: { dust: ["drains when it damages"], life: 10 }, step: "designation" },
  });
});
