import { describe } from "vitest";
import { createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("wake and rest (219.3, 219.4)", () => {
  scenario(["mag:219.3", "mag:219.3.2"], "waking makes a rested unit awake, and triggers", {
    me: {
      hand: ["wakes a unit"],
      stones: "g",
      life: 10,
      battleArea: ["gains when mine wake", { name: "r 1/1", rested: true }],
    },
    play: [{ use: "wakes a unit" }, { pick: "r 1/1" }, "both pass", "both pass"],
    after: { me: { life: 11, battleArea: [{ name: "r 1/1", rested: false }, "gains when mine wake"] } },
  });

  scenario("mag:219.3.2", "what is awake is not woken", {
    me: { hand: ["wakes a unit"], stones: "g", life: 10, battleArea: ["gains when mine wake", "r 1/1"] },
    play: [{ use: "wakes a unit" }, { pick: "r 1/1" }, "both pass"],
    after: { me: { life: 10 }, chant: [], never: [{ type: "woke" }] },
  });

  scenario(["mag:219.4", "mag:219.4.2"], "resting makes an awake unit rested, and triggers", {
    me: { hand: ["rests a unit"], stones: "b", battleArea: ["stings when theirs rest"] },
    you: { battleArea: ["r 1/1"] },
    play: [{ use: "rests a unit" }, { pick: "r 1/1" }, "both pass", "both pass"],
    after: { you: { life: 19, battleArea: [{ name: "r 1/1", rested: true }] } },
  });

  scenario("mag:219.4.2", "what is rested is not rested again", {
    me: { hand: ["rests a unit"], stones: "b", battleArea: ["stings when theirs rest"] },
    you: { battleArea: [{ name: "r 1/1", rested: true }] },
    play: [{ use: "rests a unit" }, { pick: "r 1/1" }, "both pass"],
    after: { you: { life: 20 }, chant: [], never: [{ type: "rested", name: "r 1/1" }] },
  });

  scenario("mag:405.2", "a unit is awake or rested; in the dust it is neither", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: [{ name: "r 1/1", rested: true }, "g 1/1"], hand: ["r 1/1"] },
    play: [
      {
        now: {
          you: {
            battleArea: [
              { name: "r 1/1", rested: true },
              { name: "g 1/1", rested: false },
            ],
          },
        },
      },
      { use: "bolt 2" },
      { pick: "r 1/1" },
      "both pass",
    ],
    after: { you: { dust: [{ name: "r 1/1", rested: false }], hand: [{ name: "r 1/1", rested: false }] } },
  });

  scenario(["mag:405.3", "mag:704.3.2.5"], "a unit comes awake unless something says otherwise", {
    me: { hand: ["r 1/1", "comes rested"], stones: "rrn" },
    play: [{ use: "r 1/1" }, "both pass", { use: "comes rested" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "r 1/1", rested: false },
          { name: "comes rested", rested: true },
        ],
      },
    },
  });
});

describe("face up and face down (219.5, 219.6)", () => {
  scenario(["mag:219.5", "mag:219.5.2"], "a face-up stone has its colour", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 1/1"] },
    play: [{ use: "bolt 2" }],
    after: { me: { stones: "R" }, chant: ["bolt 2"] },
  });

  scenario(["mag:219.6", "mag:219.6.2", "mag:406.4"], "a face-down stone has none: it pays no coloured part", {
    me: { hand: ["bolt 2"], stoneArea: [{ name: "赤の魔石", faceDown: true }] },
    you: { battleArea: ["g 1/1"] },
    play: [{ refused: { use: "bolt 2" }, because: ["USE_COST"] }],
    after: { me: { stoneArea: [{ name: "赤の魔石", colors: [] }] } },
  });

  scenario(["mag:219.6.2", "mag:406.4", "mag:702.3.4.1"], "a face-down stone pays the part of any colour", {
    me: { hand: ["r 2/2"], stones: "rx" },
    play: [{ use: "r 2/2" }],
    after: { me: { stones: "RX" }, chant: ["r 2/2"] },
  });

  scenario(["mag:219.6.2", "mag:406.4", "mag:702.3.4.2"], "a face-down stone pays no catalyst", {
    me: { hand: ["catalyst any 3/3"], stones: "gx" },
    play: [{ refused: { use: "catalyst any 3/3" }, because: ["CATALYST"] }],
    after: { me: { stones: "gx" } },
  });

  scenario(["mag:219.6.2", "mag:406.4"], "a stone that is turned face down loses its text", {
    me: { hand: ["turns a stone down"], stones: "bn" },
    you: {
      stoneArea: ["stone of the green", "stone of the green", "stone of the green"],
      battleArea: ["g 1/1"],
    },
    play: [
      { now: { you: { battleArea: [{ name: "g 1/1", ap: 4 }] } } },
      { use: "turns a stone down" },
      { pick: "stone of the green" },
      "both pass",
    ],
    after: { you: { battleArea: [{ name: "g 1/1", ap: 1 }] } },
  });

  scenario(["mag:219.5", "mag:219.6"], "turning face up what lies face down triggers, and gives the colour back", {
    me: {
      hand: ["turns my stones up"],
      stones: "gnn",
      stoneArea: [{ name: "赤の魔石", faceDown: true, rested: true }],
      battleArea: ["gains when a stone turns up"],
      life: 10,
    },
    play: [{ use: "turns my stones up" }, "both pass", "both pass"],
    after: {
      me: {
        life: 11,
        stoneArea: [{ name: "赤の魔石", faceDown: false, colors: ["red"] }, "緑の魔石", "plain stone", "plain stone"],
      },
      events: [{ type: "turnedFaceUp", name: "赤の魔石" }],
      never: [{ type: "turnedFaceUp", name: "緑の魔石" }],
    },
  });

  scenario(
    ["mag:406.5", "mag:204.4"],
    "a unit in the stone area is a stone of its colour, and still a unit by origin",
    {
      cards: [
        createQuickMagic(
          "returns any stone to its deck",
          "b",
          createTargetedBody(
            { zones: ["stoneArea"], where: { kind: "stone" }, count: 1 },
            { do: "return", what: { target: 0 }, to: "stoneDeck", position: "top" },
          ),
        ),
      ],
      me: { hand: ["returns any stone to its deck", "bolt 2"], stones: "b", stoneArea: ["r 1/1"], grimoire: [] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "bolt 2" }, "both pass", { use: "returns any stone to its deck" }, { pick: "r 1/1" }, "both pass"],
      after: {
        me: { grimoire: ["r 1/1"], stones: "B" },
        you: { battleArea: [{ name: "g 4/4", damage: 2 }] },
      },
    },
  );

  scenario(["mag:406.5", "mag:214.1.1"], "its unit text does not work there", {
    me: { stoneArea: ["strong in numbers"], battleArea: ["g 1/1"] },
    after: { me: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1 }] } },
  });

  scenario(
    ["mag:406.2", "mag:406.3", "mag:604.1"],
    "a stone comes awake and face up, unless something says otherwise",
    {
      phase: "stone",
      me: { stoneDeck: ["plain stone"] },
      after: { me: { stones: "n" }, phase: "main" },
    },
  );

  scenario(["mag:406.2", "mag:306.1.2.2"], "a stone's own text may bring it rested", {
    phase: "stone",
    me: { stoneDeck: ["stone that comes rested"] },
    after: { me: { stoneArea: [{ name: "stone that comes rested", rested: true, faceDown: false }] } },
  });

  scenario(["mag:406.2", "mag:306.1.2"], "another card's text may bring it rested and face down", {
    phase: "stone",
    me: { stoneDeck: ["赤の魔石"] },
    you: { battleArea: ["their stones come rested face down"] },
    after: { me: { stones: "X" } },
  });
});
