import { describe } from "vitest";
import { createBody, createQuickMagic, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { ScenarioLine } from "../../testing/scenario/steps";

const STEPS = ["designation", "attack", "defense", "damage", "end"] as const;
const rested = (name: string) => ({ name, rested: true });

describe("the five steps of a battle (701.1.4)", () => {
  scenario(["mag:605.4.2", "mag:701.1.1", "mag:701.2.1.1"], "it begins with the designated attacker, still awake", {
    me: { battleArea: ["r 1/1", "r 2/2"] },
    play: [{ now: { battle: null } }, { attack: "r 2/2" }],
    after: {
      step: "designation",
      battle: { attacker: "r 2/2", target: null, firstTarget: null, defender: null },
      me: { battleArea: ["r 1/1", { name: "r 2/2", rested: false }] },
    },
  });

  scenario(
    ["mag:701.1.3", "mag:701.1.4", "mag:601.5", "mag:701.6.3", "mag:701.1.5", "mag:232.4.2"],
    "each goes by when both have passed; then the battle is over and the turn player has priority",
    {
      me: { battleArea: ["r 1/1", "r 2/2"] },
      play: [{ attack: "r 1/1" }, ...STEPS.map(() => "both pass" as const)],
      after: {
        phase: "main",
        battle: null,
        asks: { of: "me", ask: "priority", offers: ["attack r 2/2"] },
        events: [...STEPS.map((step) => ({ type: "stepBegan", step }) as const), { type: "battleEnded" }],
      },
    },
  );

  scenario(
    ["mag:701.2.2", "mag:701.3.3", "mag:701.4.3", "mag:701.5.3", "mag:701.6.2"],
    "the turn player gets priority in each of them",
    {
      me: { battleArea: ["r 1/1"] },
      play: [
        { attack: "r 1/1" },
        ...STEPS.flatMap((step): ScenarioLine[] => [
          { now: { step, asks: { of: "me", ask: "priority" } } },
          "both pass",
        ]),
      ],
      after: { step: null },
    },
  );

  scenario(
    ["mag:701.2.2.1", "mag:701.3.3.1", "mag:701.4.3.1", "mag:701.5.3.1", "mag:701.6.2.1"],
    "the other player too uses quick cards in each of them; neither uses normal cards",
    {
      cards: [createQuickMagic("gains 1", "", createBody({ do: "gainLife", who: "you", amount: 1 }))],
      me: { battleArea: ["r 1/1"], hand: ["b 1/1"], stones: "b" },
      you: { hand: ["gains 1", "gains 1", "gains 1", "gains 1", "gains 1", "g 1/1"], stones: "g", life: 10 },
      play: [
        { attack: "r 1/1" },
        ...STEPS.flatMap((step): ScenarioLine[] => [
          { refused: { use: "b 1/1" }, because: ["NORMAL_IN_BATTLE"] },
          "pass",
          { refused: { use: "g 1/1" }, because: ["NORMAL_TIMING", "NORMAL_IN_BATTLE"] },
          { use: "gains 1", by: "you" },
          { now: { step, chant: ["gains 1"] } },
          "both pass",
          "both pass",
        ]),
        { use: "b 1/1" },
      ],
      after: { step: null, chant: ["b 1/1"], you: { life: 14 } },
    },
  );

  scenario(["mag:601.5", "mag:408.5"], "a step stays while something lies on the chant", {
    me: { battleArea: ["r 1/1"], hand: ["gains 3"], stones: "g" },
    play: [
      { attack: "r 1/1" },
      { use: "gains 3" },
      "both pass",
      { now: { step: "designation", chant: [], asks: { of: "me", ask: "priority" } } },
      "both pass",
    ],
    after: { step: "attack" },
  });

  scenario(["mag:232.5.1", "mag:232.2"], "passes are not counted across steps", {
    me: { battleArea: ["r 1/1"] },
    play: [{ attack: "r 1/1" }, "both pass", { now: { step: "attack" } }, "pass"],
    after: { step: "attack", asks: { of: "you", ask: "priority" } },
  });

  scenario("mag:701.6.1", "“when the battle ends” triggers, also when the battle was broken off", {
    cards: [
      createUnit(
        "gains after battles",
        "r",
        "2/2",
        createTriggeredAbility({ on: "battleEnds" }, createBody({ do: "gainLife", who: "you", amount: 1 })),
      ),
    ],
    me: { battleArea: ["r 3/3", "gains after battles"], life: 10 },
    you: { hand: ["rests a unit"], stones: "b" },
    play: [
      { attack: "r 3/3" },
      "pass",
      { use: "rests a unit", by: "you" },
      { pick: "r 3/3" },
      "both pass",
      "both pass",
      { now: { step: "end", chant: ["ability of gains after battles"], asks: { of: "me", ask: "priority" } } },
      "both pass",
      "both pass",
    ],
    after: { battle: null, me: { life: 11 }, you: { life: 20 } },
  });
});

describe("battle damage (701.5.1)", () => {
  scenario("mag:701.5.1.1", "of an attacked player, by the attacker, in battle", {
    me: { battleArea: ["r 3/3"] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", "both pass"],
    after: {
      you: { life: 17 },
      events: [{ type: "damaged", rule: "mag:701.5.1.1", to: "you", amount: 3, source: "r 3/3", inBattle: true }],
    },
  });

  scenario("mag:701.5.1.1", "of an attacked unit and the attacker: they may kill each other", {
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: [rested("rg 3/2")] },
    play: [{ attack: "r 2/2" }, "both pass", { pick: "rg 3/2" }, "both pass", "both pass"],
    after: { step: "damage", me: { dust: ["r 2/2"] }, you: { dust: ["rg 3/2"], life: 20 } },
  });

  scenario("mag:701.5.1.2", "of a defender and the attacker, and of nobody else", {
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: ["gb 2/3", "g 1/1"] },
    play: [{ attack: "r 2/2" }, "both pass", "both pass", { pick: "gb 2/3" }, "both pass"],
    after: {
      you: {
        life: 20,
        battleArea: [
          { name: "gb 2/3", damage: 2 },
          { name: "g 1/1", damage: 0 },
        ],
      },
      events: [
        { type: "damaged", rule: "mag:701.5.1.2" },
        { type: "damaged", rule: "mag:701.5.1.2" },
      ],
      never: [{ type: "damaged", rule: "mag:701.5.1.1" }],
    },
  });

  scenario("mag:203.3", "a unit without AP deals none, to a player or to a defender", {
    me: { battleArea: ["takes my damage", "marks what comes to mine"] },
    you: { battleArea: ["r 1/1"] },
    play: [
      { attack: "takes my damage" },
      "both pass",
      "both pass",
      "done",
      "both pass",
      { now: { step: "damage", you: { life: 20 }, never: [{ type: "damaged" }] } },
      "both pass",
      "both pass",
      { attack: "marks what comes to mine" },
      "both pass",
      "both pass",
      { pick: "r 1/1" },
      "both pass",
    ],
    after: {
      me: { battleArea: ["takes my damage", { name: "marks what comes to mine", damage: 1 }] },
      you: { battleArea: [{ name: "r 1/1", damage: 0 }] },
      never: [{ type: "damaged", amount: 0 }],
    },
  });
});

describe("what the attack step triggers (701.3.2)", () => {
  scenario("mag:701.3.2", "“when it attacks” is about the attacker, not about what it attacks", {
    me: { battleArea: ["stings when it attacks"] },
    you: { battleArea: [rested("stings when it attacks")] },
    play: [
      { attack: "stings when it attacks" },
      { now: { step: "designation", chant: [] } },
      "both pass",
      { pick: "stings when it attacks" },
      { now: { step: "attack", chant: ["ability of stings when it attacks"] } },
      "both pass",
    ],
    after: { me: { life: 20 }, you: { life: 19 } },
  });

  scenario("mag:701.3.2", "nor about other units of either player", {
    me: { battleArea: ["stings when it attacks", "r 1/1"] },
    you: { battleArea: [rested("stings when it attacks")] },
    play: [{ attack: "r 1/1" }, "both pass", { pick: "stings when it attacks" }],
    after: { step: "attack", chant: [] },
  });

  scenario("mag:701.4.2", "“when it defends” is about the defender, not about other units of either player", {
    me: { battleArea: ["r 2/2", "grows when it defends"] },
    you: { battleArea: ["grows when it defends", "g 4/4"] },
    play: [{ attack: "r 2/2" }, "both pass", "both pass", { pick: "g 4/4" }],
    after: { step: "defense", chant: [], battle: { defender: "g 4/4" } },
  });

  scenario(["mag:701.4.2", "mag:232.4.1"], "the turn player gets priority once what triggered lies on the chant", {
    me: { battleArea: ["stings when it attacks"] },
    play: [{ attack: "stings when it attacks" }, "both pass"],
    after: {
      step: "attack",
      chant: ["ability of stings when it attacks"],
      asks: { of: "me", ask: "priority" },
      events: [{ type: "attacked" }, { type: "triggered" }, { type: "abilityPut" }],
    },
  });
});
