import { describe } from "vitest";
import { createBody, createQuickMagic, createStaticAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("using a card (702)", () => {
  scenario(["mag:702.3.4.1", "mag:702.3.4.2"], "the last stone pays the use cost and then the catalyst as well", {
    cards: [createUnit("r over r", "r/r", "2/2")],
    me: { hand: ["r over r"], stones: "r" },
    play: [{ use: "r over r" }, { now: { me: { stones: "X" }, chant: ["r over r"] } }, "both pass"],
    after: { me: { battleArea: ["r over r"], stones: "X" } },
  });

  scenario(["mag:702.3.4.1", "mag:702.3.4.2"], "and then there is none for the next: neither awake nor face up", {
    cards: [createUnit("r over r", "r/r", "2/2")],
    me: { hand: ["r over r", "r over r"], stones: "r" },
    play: [
      { use: "r over r" },
      "both pass",
      { refused: { use: "r over r", from: "hand" }, because: ["USE_COST", "CATALYST"] },
    ],
    after: { me: { hand: ["r over r"] } },
  });

  scenario(
    ["mag:702.3.4.2", "mag:219.6.2"],
    "a stone that is rested pays a catalyst, one that is face down a use cost",
    {
      cards: [createUnit("1 over g", "1/g", "2/2")],
      me: { hand: ["1 over g"], stones: "Gx" },
      play: [{ use: "1 over g" }, "both pass"],
      after: { me: { stones: "XX", battleArea: ["1 over g"] } },
    },
  );

  scenario(["mag:702.3.4.1", "mag:104"], "which stone pays the part of any colour is the player's choice", {
    me: { hand: ["bolt anything 3", "gains 3"], stones: "rgb" },
    play: [
      { use: "bolt anything 3" },
      { pick: "you" },
      { now: { asks: { of: "me", ask: "pick" } } },
      { pick: "青の魔石" },
      { now: { me: { stones: "RgB" } } },
      { use: "gains 3" },
      "both pass",
      "both pass",
    ],
    after: { me: { stones: "RGB" }, you: { life: 17 } },
  });

  scenario(["mag:702.3", "mag:702.3.2", "mag:702.3.4"], "everything that is amiss is said at once", {
    me: { hand: ["destroys a unit"], stones: "x" },
    play: [
      "pass",
      { refused: { use: "destroys a unit" }, by: "me", because: ["NO_PRIORITY", "USE_COST", "CATALYST", "NO_TARGET"] },
    ],
    after: { me: { hand: ["destroys a unit"] } },
  });

  scenario(["mag:702.3.5", "mag:232.4.5"], "whoever used it, the turn player gets priority next", {
    you: { hand: ["gains 3", "gains 3"], stones: "gg", life: 5 },
    play: [
      "pass",
      { use: "gains 3", by: "you" },
      { now: { asks: { of: "me", ask: "priority" } } },
      "pass",
      { use: "gains 3", by: "you" },
      { now: { asks: { of: "me", ask: "priority" }, chant: ["gains 3", "gains 3"] } },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 11, used: 2 } },
  });

  scenario(["mag:702.2", "mag:702.3.1"], "a card is used from the hand only; it is shown and lies on the chant", {
    me: { hand: ["gains 3"], dust: ["gains 3"], stones: "gg", life: 5 },
    play: [
      { refused: { use: "gains 3", from: "dust" }, because: ["NOT_IN_HAND"] },
      { use: "gains 3", from: "hand" },
      {
        now: {
          chant: ["gains 3"],
          me: { hand: [], dust: ["gains 3"] },
          events: [{ type: "phaseBegan" }, { type: "revealed" }],
        },
      },
      "both pass",
    ],
    after: { me: { dust: ["gains 3", "gains 3"] } },
  });

  scenario(["mag:702.3.2.2", "mag:231.2"], "up to two targets may be none; then it resolves without any", {
    me: { hand: ["returns up to 2 from dust to the top"], stones: "gn", dust: ["r 1/1"], grimoire: ["b 1/1"] },
    play: [
      { use: "returns up to 2 from dust to the top" },
      { now: { asks: { of: "me", ask: "number", min: 0, max: 1 } } },
      { number: 0 },
      "both pass",
    ],
    after: {
      me: { dust: ["r 1/1", "returns up to 2 from dust to the top"], grimoire: ["b 1/1"] },
      never: [{ type: "negated" }],
    },
  });

  scenario(["mag:702.3.2.2", "mag:702.3.2"], "up to two with nothing there is none, and may be used", {
    me: { hand: ["returns up to 2 from dust to the top"], stones: "gn" },
    play: [{ use: "returns up to 2 from dust to the top" }, "both pass"],
    after: { me: { dust: ["returns up to 2 from dust to the top"] }, never: [{ type: "negated" }] },
  });

  scenario(["mag:702.3.3", "mag:702.3.3.1", "mag:704.3.1"], "damage shared among three, one of which is gone by then", {
    me: { hand: ["divides 3"], stones: "rn" },
    you: { battleArea: ["g 1/1", "b 4/4"], hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "divides 3" },
      { number: 3 },
      { picks: ["you", "g 1/1", "b 4/4"] },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 1/1" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 19, hand: ["g 1/1"], battleArea: [{ name: "b 4/4", damage: 1 }] } },
  });

  scenario(["mag:231.2", "mag:704.3.1.1"], "shared among two that are both gone: negated, and nobody gets anything", {
    me: { hand: ["divides 3"], stones: "rn" },
    you: { battleArea: ["g 1/1", "b 4/4"], hand: ["blinks all"] },
    cards: [
      createQuickMagic(
        "blinks all",
        "",
        createBody(
          { do: "put", what: { all: "battleArea" }, to: "dream", store: "all" },
          { do: "summon", what: { stored: "all" } },
        ),
      ),
    ],
    play: [
      { use: "divides 3" },
      { number: 2 },
      { picks: ["g 1/1", "b 4/4"] },
      { number: 1 },
      "pass",
      { use: "blinks all", by: "you" },
      "both pass",
      "both pass",
    ],
    after: {
      you: {
        life: 20,
        battleArea: [
          { name: "g 1/1", damage: 0 },
          { name: "b 4/4", damage: 0 },
        ],
      },
      me: { dust: ["divides 3"] },
      events: [{ type: "negated", name: "divides 3" }],
      never: [{ type: "damaged" }],
    },
  });

  scenario(
    ["mag:225.1.1", "mag:702.3.1", "mag:702.3.5"],
    "an effect uses a unit: it lies above the card that is resolving",
    {
      me: { hand: ["uses one free from hand", "g 4/4"], stones: "gnnn" },
      play: [
        { use: "uses one free from hand" },
        "both pass",
        { pick: "g 4/4" },
        {
          now: {
            chant: ["g 4/4"],
            me: { dust: ["uses one free from hand"], hand: [], used: 2 },
            asks: { of: "me", ask: "priority" },
          },
        },
        "both pass",
      ],
      after: { me: { battleArea: ["g 4/4"] } },
    },
  );

  scenario(["mag:225.1.1", "mag:231.1", "mag:226.2.2"], "and can be negated there like any other", {
    me: { hand: ["uses one free from hand", "g 4/4"], stones: "gnnn" },
    you: { hand: ["negates"], stones: "bn" },
    play: [
      { use: "uses one free from hand" },
      "both pass",
      { pick: "g 4/4" },
      "pass",
      { use: "negates", by: "you" },
      "both pass",
    ],
    after: { chant: [], me: { battleArea: [], dust: ["uses one free from hand", "g 4/4"] } },
  });

  scenario(["mag:225.1.1", "mag:702.3.4", "mag:103"], "one that it cannot pay for is not used", {
    me: { hand: ["uses a magic from dust"], stones: "bnnn", dust: ["burns player 4"] },
    play: [{ use: "uses a magic from dust" }, "both pass", "both pass", { pick: "burns player 4" }],
    after: { chant: [], me: { dust: ["burns player 4"], battleArea: ["uses a magic from dust"] }, you: { life: 20 } },
  });

  scenario(["mag:209.2", "mag:605.5"], "a normal unit made quick may come in a battle", {
    me: { hand: ["r 1/1"], stones: "r", battleArea: ["my units are quick"] },
    play: [{ attack: "my units are quick" }, { use: "r 1/1" }, "both pass"],
    after: { step: "designation", me: { battleArea: ["my units are quick", "r 1/1"] } },
  });

  scenario(["mag:702.3.4", "mag:210.1"], "a card that an opponent makes dearer costs that much more", {
    me: { hand: ["r 1/1"], stones: "rn" },
    you: { battleArea: ["their units cost more"] },
    play: [{ use: "r 1/1" }, "both pass"],
    after: { me: { stones: "RN", battleArea: ["r 1/1"] } },
  });

  scenario(["mag:702.3.4", "house:24", "house:16"], "a discount counts for each card as it lies in the hand", {
    cards: [
      createUnit(
        "my hand is cheaper",
        "g",
        "1/1",
        createStaticAbility({ all: "hand", whose: "you" }, [{ cost: "useCost", by: { any: -3 } }]),
      ),
    ],
    me: { hand: ["burns player 4", "any 5/6"], stones: "rg", battleArea: ["my hand is cheaper"] },
    play: [
      { use: "burns player 4" },
      { pick: "you" },
      "both pass",
      { now: { me: { stones: "Rg", hand: [{ name: "any 5/6", useCost: 1 }] } } },
      { use: "any 5/6" },
      { pick: "赤の魔石" },
      "both pass",
    ],
    after: { me: { battleArea: ["my hand is cheaper", "any 5/6"] } },
  });

  scenario(["mag:702.3", "mag:202.6.2"], "a concession in the middle of a use ends the game there", {
    me: { hand: ["bolt anything 3"], stones: "rgb" },
    play: [
      { use: "bolt anything 3" },
      { pick: "you" },
      { now: { asks: { of: "me", ask: "pick" }, chant: ["bolt anything 3"] } },
      { concede: "me" },
    ],
    after: { winner: "you", me: { stones: "rgb" }, never: [{ type: "used" }] },
  });
});
