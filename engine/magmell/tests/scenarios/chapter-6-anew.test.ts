import { describe } from "vitest";
import { ANY_UNIT, createBody, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const WEAKENS = createQuickMagic(
  "weakens",
  "",
  createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "weak", count: 1 }),
);

describe("when the end of the turn begins anew (606.3.4)", () => {
  const dying = {
    cards: [WEAKENS],
    me: { battleArea: ["1 damage when it dies"], hand: ["+2/+1 this turn", "weakens"], stones: "g" },
  } as const;
  const weakened = [
    { use: "+2/+1 this turn" },
    { pick: "1 damage when it dies" },
    "both pass",
    { use: "weakens" },
    { pick: "1 damage when it dies" },
    "both pass",
    "both pass",
    { now: { phase: "end", me: { battleArea: [{ name: "1 damage when it dies", hp: 1 }] } } },
    "both pass",
  ] as const;

  scenario(
    ["mag:606.3.3", "mag:606.3.4", "mag:606.3.4.2", "mag:232.4.3"],
    "a unit dies as its effect ends; what that triggers is resolved in this turn, and its damage removed again",
    {
      ...dying,
      you: { battleArea: ["b 4/4"] },
      play: [
        ...weakened,
        {
          now: {
            turn: 3,
            phase: "end",
            chant: ["ability of 1 damage when it dies"],
            asks: { of: "me", ask: "priority" },
          },
        },
        "both pass",
        { now: { turn: 3, phase: "end", you: { battleArea: [{ name: "b 4/4", damage: 1 }] } } },
        "both pass",
      ],
      after: { turn: 4, turnPlayer: "you", you: { battleArea: [{ name: "b 4/4", damage: 0 }] } },
    },
  );

  scenario("mag:606.3.4.2", "when the trigger has no target, nothing lies on the chant and the turn is over", {
    ...dying,
    play: [
      { use: "+2/+1 this turn" },
      "both pass",
      { use: "weakens" },
      "both pass",
      "both pass",
      { now: { phase: "end", me: { battleArea: [{ name: "1 damage when it dies", hp: 1 }] } } },
      "both pass",
    ],
    after: { turn: 4, me: { dust: ["+2/+1 this turn", "weakens", "1 damage when it dies"] } },
  });

  scenario(
    ["mag:606.3.4.1", "mag:606.3.2"],
    "both may use quick cards meanwhile, and their effects end the second time",
    {
      ...dying,
      me: { ...dying.me, hand: [...dying.me.hand, "r 1/1"], stones: "gr" },
      you: { battleArea: ["b 4/4"], hand: ["+2/+1 this turn", "r 1/1"], stones: "gr" },
      play: [
        ...weakened,
        { refused: { use: "r 1/1" }, because: ["NORMAL_TIMING", "NORMAL_ON_CHANT"] },
        "pass",
        { refused: { use: "r 1/1" }, by: "you", because: ["NORMAL_TIMING", "NORMAL_ON_CHANT"] },
        { use: "+2/+1 this turn", by: "you" },
        "both pass",
        { now: { you: { battleArea: [{ name: "b 4/4", ap: 6 }] } } },
        "both pass",
        "both pass",
      ],
      after: { turn: 4, you: { battleArea: [{ name: "b 4/4", ap: 4, hp: 4, damage: 0 }] } },
    },
  );

  scenario(["mag:606.3.4.2", "mag:606.3.3"], "and a third time, when the second brings another death", {
    ...dying,
    you: { battleArea: ["b 4/4", "leaves an ember"], hand: ["+2/+1 this turn", "weakens"], stones: "g" },
    play: [
      ...weakened,
      { pick: "b 4/4" },
      "pass",
      { use: "+2/+1 this turn", by: "you" },
      { pick: "leaves an ember" },
      "both pass",
      "pass",
      { use: "weakens", by: "you" },
      { pick: "leaves an ember" },
      "both pass",
      "both pass",
      {
        now: {
          you: {
            battleArea: [
              { name: "b 4/4", damage: 1 },
              { name: "leaves an ember", hp: 1 },
            ],
          },
        },
      },
      "both pass",
      { now: { turn: 3, chant: ["ability of leaves an ember"], you: { battleArea: [{ name: "b 4/4", damage: 0 }] } } },
      "both pass",
      "both pass",
    ],
    after: { turn: 4, you: { battleArea: ["b 4/4", "ember"] } },
  });

  scenario(["mag:606.1", "mag:606.3.4"], "“at the end of the turn” does not trigger again", {
    ...dying,
    me: { ...dying.me, battleArea: ["1 damage when it dies", "stings at every end"] },
    you: { battleArea: ["b 4/4"] },
    play: [
      { use: "+2/+1 this turn" },
      { pick: "1 damage when it dies" },
      "both pass",
      { use: "weakens" },
      { pick: "1 damage when it dies" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { pick: "b 4/4" },
      "both pass",
      "both pass",
    ],
    after: { turn: 4, you: { life: 19 } },
  });

  scenario(["mag:606.3.1", "mag:606.3.3"], "a player may lose in that check", {
    phase: "end",
    cards: [
      createQuickMagic(
        "keeps me alive this turn",
        "",
        createBody({
          do: "create",
          ability: { type: "static", affects: { player: "you" }, changes: [{ cannot: "lose" }] },
          until: "turn",
        }),
      ),
      createQuickMagic("takes all my life", "", createBody({ do: "loseLife", who: "you", amount: 20 })),
    ],
    me: { hand: ["keeps me alive this turn", "takes all my life"] },
    play: [
      { use: "keeps me alive this turn" },
      "both pass",
      { use: "takes all my life" },
      "both pass",
      { now: { phase: "end", me: { life: 0 } } },
      "both pass",
    ],
    after: { winner: "you", turn: 3 },
  });

  scenario(["mag:606.1", "mag:302.1.3", "mag:606.3.2"], "a trigger made for this turn is gone after it", {
    me: { hand: ["each death burns"], stones: "rnn" },
    you: { battleArea: ["g 1/1"], hand: ["bolt 2"], stones: "r" },
    play: [
      { use: "each death burns" },
      "both pass",
      "both pass",
      "both pass",
      { now: { turn: 4, turnPlayer: "you" } },
      { use: "bolt 2", by: "you" },
      "both pass",
    ],
    after: { you: { life: 20, dust: ["bolt 2", "g 1/1"] }, chant: [] },
  });
});
