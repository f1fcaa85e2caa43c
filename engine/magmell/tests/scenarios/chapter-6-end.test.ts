import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("the end phase (606)", () => {
  scenario(
    ["mag:606.1", "mag:606.2", "mag:606.2.1"],
    "its trigger lies on the chant; quick cards may be used above it",
    {
      phase: "end",
      me: { battleArea: ["stings at every end"], hand: ["r 1/1"], stones: "r" },
      you: { life: 10, hand: ["gains 3"], stones: "g" },
      play: [
        { now: { chant: ["ability of stings at every end"], asks: { of: "me", ask: "priority" } } },
        { refused: { use: "r 1/1" }, because: ["NORMAL_TIMING", "NORMAL_ON_CHANT"] },
        { refused: { attack: "stings at every end" }, because: ["NOT_MAIN_PHASE", "CHANT_NOT_EMPTY"] },
        "pass",
        { use: "gains 3", by: "you" },
        "both pass",
        { now: { you: { life: 13 } } },
        "both pass",
      ],
      after: { phase: "end", you: { life: 12 } },
    },
  );

  scenario("mag:606.1", "not at the end of their turn", {
    phase: "end",
    turnPlayer: "you",
    me: { battleArea: ["stings at every end"] },
    after: { chant: [], phase: "end", never: [{ type: "triggered" }] },
  });

  scenario(
    ["mag:606.3", "mag:606.3.1", "mag:606.4", "mag:601.1"],
    "then damage leaves all units and the other's turn comes",
    {
      phase: "end",
      me: { battleArea: [{ name: "r 4/4", damage: 3 }] },
      you: { battleArea: [{ name: "g 4/4", damage: 2 }], grimoire: ["r 1/1"] },
      play: ["both pass"],
      after: {
        turn: 4,
        turnPlayer: "you",
        me: { battleArea: [{ name: "r 4/4", damage: 0 }] },
        you: { battleArea: [{ name: "g 4/4", damage: 0 }], hand: ["r 1/1"] },
      },
    },
  );

  scenario(["mag:606.3.1", "mag:606.3.2"], "damage goes before the effects of the turn: a unit kept up by one lives", {
    me: { battleArea: [{ name: "g 1/1", damage: 0 }], hand: ["+2/+1 this turn"], stones: "g" },
    you: { hand: ["stings one"] },
    cards: [
      createQuickMagic("stings one", "", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 })),
    ],
    play: [
      { use: "+2/+1 this turn" },
      "both pass",
      "pass",
      { use: "stings one", by: "you" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 1/1", damage: 1, hp: 2, ap: 3 }] } } },
      "both pass",
      "both pass",
    ],
    after: { turn: 4, me: { battleArea: [{ name: "g 1/1", damage: 0, hp: 1, ap: 1 }] } },
  });

  scenario(["mag:606.3.2", "mag:222.2", "house:22"], "a unit taken for the turn goes home at its end", {
    me: { hand: ["takes a unit this turn"], stones: "rnnn" },
    you: { battleArea: [{ name: "g 4/4", rested: true }] },
    play: [
      { use: "takes a unit this turn" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 4/4", rested: false, owner: "you" }] } } },
      "both pass",
      "both pass",
    ],
    after: { turn: 4, me: { battleArea: [] }, you: { battleArea: ["g 4/4"] } },
  });

  scenario(["mag:606.3.2", "mag:306.1.1"], "what lasts until my turn outlives the end of this one", {
    me: { hand: ["loses its text until my turn"], stones: "bn" },
    you: { battleArea: ["stings at every end"] },
    play: [
      { use: "loses its text until my turn" },
      "both pass",
      "both pass",
      "both pass",
      { now: { turn: 4, turnPlayer: "you" } },
      "both pass",
      { now: { phase: "end", chant: [] } },
      "both pass",
      { now: { turn: 5, turnPlayer: "me" } },
      "both pass",
      "both pass",
      { now: { turn: 6, turnPlayer: "you" } },
      "both pass",
    ],
    after: { phase: "end", turn: 6, chant: ["ability of stings at every end"], me: { life: 20 } },
  });
});

describe("two turns (601)", () => {
  scenario(["mag:601.1", "mag:601.2", "mag:601.4"], "my turn, your turn: who draws, who gets a stone", {
    me: { grimoire: ["r 1/1", "r 2/2"], stoneDeck: ["赤の魔石"] },
    you: { grimoire: ["g 1/1", "g 2/2"], stoneDeck: ["緑の魔石"] },
    play: ["both pass", "both pass", { now: { turnPlayer: "you", phase: "main" } }, "both pass", "both pass"],
    after: {
      turn: 5,
      turnPlayer: "me",
      me: { hand: ["r 1/1"], stones: "r" },
      you: { hand: ["g 1/1"], stones: "g" },
    },
  });

  scenario(["mag:601.1", "mag:204.1"], "what a player has used this turn is counted anew", {
    cards: [
      createUnit(
        "counts",
        "r",
        "1/1",
        createTriggeredAbility(
          { on: "turnEnds", whose: "anyone" },
          createBody({ do: "gainLife", who: "you", amount: { usedThisTurn: "you" } }),
        ),
      ),
    ],
    me: { life: 10, hand: ["gains 3", "bolt 2"], stones: "gr", battleArea: ["counts"] },
    you: { battleArea: ["g 4/4"] },
    play: [
      { use: "gains 3" },
      "both pass",
      { use: "bolt 2" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
      { now: { me: { used: 2 } } },
      "both pass",
      { now: { me: { life: 15 } } },
      "both pass",
    ],
    after: { turn: 4, me: { used: 0, life: 15 } },
  });
});
