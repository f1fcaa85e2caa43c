import { describe } from "vitest";
import { createBody, createTriggeredAbility, createUnit, WHEN_SUMMONED } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("the stone phase (604)", () => {
  scenario(["mag:604.1", "mag:406.2"], "the top stone comes face up and awake, for the turn player only", {
    phase: "stone",
    me: { stones: "r", stoneDeck: ["青の魔石", "緑の魔石"] },
    you: { stones: "g" },
    after: { phase: "main", me: { stones: "rb", stoneDeck: ["緑の魔石"] }, you: { stones: "g" } },
  });

  scenario(["mag:604.1", "mag:604.3", "mag:302.1"], "what it triggers has resolved before the main phase", {
    phase: "stone",
    me: { life: 10, stoneDeck: ["stone that heals when placed"] },
    after: {
      phase: "main",
      chant: [],
      me: { life: 11 },
      events: [{ type: "lifeGained" }, { type: "phaseBegan", phase: "main" }],
    },
  });

  scenario(["mag:604.1", "mag:306.1.2.2"], "a stone that comes rested does so here too, and cannot pay at once", {
    phase: "stone",
    me: { hand: ["bolt 2"], stoneDeck: ["stone that comes rested"] },
    you: { battleArea: ["g 1/1"] },
    play: [{ refused: { use: "bolt 2" }, because: ["USE_COST"] }],
    after: { me: { stoneArea: [{ name: "stone that comes rested", rested: true, colors: ["red"] }] } },
  });

  scenario(["mag:604.1", "mag:306.1.2", "mag:219.6.2"], "another's replacement makes it come face down", {
    phase: "stone",
    turnPlayer: "you",
    me: { battleArea: ["their stones come rested face down"] },
    you: { stoneDeck: ["赤の魔石"] },
    after: { phase: "main", you: { stoneArea: [{ name: "赤の魔石", rested: true, faceDown: true, colors: [] }] } },
  });

  scenario(["mag:604.1", "house:2"], "with an empty stone deck the turn goes on without one", {
    phase: "stone",
    me: { stones: "r", stoneDeck: [] },
    after: { phase: "main", me: { stones: "r" }, events: [{ type: "stoneMissing" }] },
  });
});

describe("the main phase (605)", () => {
  scenario(
    ["mag:605.1", "mag:605.2", "mag:605.3", "mag:605.5"],
    "its trigger lies on the chant first: only quick cards",
    {
      me: { life: 10, hand: ["r 1/1", "gains 3"], stones: "rg", battleArea: ["gains at each main phase"] },
      play: [
        { now: { chant: ["ability of gains at each main phase"], asks: { of: "me", ask: "priority" } } },
        { refused: { use: "r 1/1" }, because: ["NORMAL_ON_CHANT"] },
        { refused: { attack: "gains at each main phase" }, because: ["CHANT_NOT_EMPTY"] },
        { use: "gains 3" },
        "both pass",
        { now: { me: { life: 13 }, chant: ["ability of gains at each main phase"] } },
        "both pass",
        { use: "r 1/1" },
        "both pass",
      ],
      after: { me: { life: 14, battleArea: ["gains at each main phase", "r 1/1"] } },
    },
  );

  scenario(["mag:605.3", "mag:605.5", "mag:209.3"], "the other player has quick cards only", {
    you: { hand: ["r 1/1", "gains 3"], stones: "rg", life: 10 },
    play: [
      "pass",
      { refused: { use: "r 1/1" }, because: ["NORMAL_TIMING"] },
      { refused: { attack: "r 1/1" } },
      { use: "gains 3", by: "you" },
      "both pass",
    ],
    after: { you: { life: 13 } },
  });

  scenario("mag:605.4", "a unit may attack in the turn in which it came", {
    me: { hand: ["r 1/1"], stones: "r" },
    play: [{ use: "r 1/1" }, "both pass", { attack: "r 1/1" }],
    after: { step: "designation" },
  });

  scenario(["mag:605.4", "mag:102"], "a rested unit, one of theirs, and one that cannot do not attack", {
    me: { battleArea: [{ name: "r 1/1", rested: true }, "cannot attack", "does not rest"] },
    you: { battleArea: ["g 1/1"] },
    play: [
      { refused: { attack: "r 1/1" }, because: ["RESTED"] },
      { refused: { attack: "cannot attack" }, because: ["FORBIDDEN"] },
      { refused: { attack: "does not rest" }, because: ["CANNOT_REST"] },
      { refused: { attack: "g 1/1" }, because: ["NOT_A_UNIT_OF_YOURS"] },
    ],
    after: { step: null },
  });

  scenario("mag:605.4.1", "nobody attacks in the very first turn", {
    turn: 1,
    me: { battleArea: ["r 1/1"] },
    play: [{ refused: { attack: "r 1/1" }, because: ["FIRST_TURN"] }],
    after: { step: null },
  });

  scenario("mag:605.4.1", "the second player may in theirs", {
    turn: 2,
    turnPlayer: "you",
    you: { battleArea: ["r 1/1"] },
    play: [{ attack: "r 1/1" }],
    after: { step: "designation" },
  });

  scenario(["mag:605.1", "mag:302.1.4.1"], "“in your main phase” does not trigger in theirs", {
    turnPlayer: "you",
    me: { life: 10, battleArea: ["gains at each main phase"] },
    after: { chant: [], me: { life: 10 } },
  });

  scenario(["mag:232.5.1", "mag:601.4"], "a pass of one phase does not count in the next", {
    play: ["both pass", { now: { phase: "end", asks: { of: "me", ask: "priority" } } }, "pass"],
    after: { phase: "end", asks: { of: "you", ask: "priority" } },
  });

  scenario(["mag:605.3", "mag:226.1"], "a unit that was summoned by a trigger keeps normal cards waiting too", {
    cards: [
      createUnit(
        "brings a friend",
        "r",
        "1/1",
        createTriggeredAbility(
          WHEN_SUMMONED,
          createBody({ do: "summon", what: { all: "dust", whose: "you", where: { name: "g 1/1" } } }),
        ),
      ),
    ],
    me: { hand: ["brings a friend", "b 1/1"], stones: "rb", dust: ["g 1/1"] },
    play: [
      { use: "brings a friend" },
      "both pass",
      { refused: { use: "b 1/1" }, because: ["NORMAL_ON_CHANT"] },
      "both pass",
      { use: "b 1/1" },
      "both pass",
    ],
    after: { me: { battleArea: ["brings a friend", "g 1/1", "b 1/1"], dust: [] } },
  });
});
