import { describe } from "vitest";
import { createBody, createMagic, createQuickMagic } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("the areas (405 to 407)", () => {
  scenario(["mag:405.1", "house:19"], "a stone or magic is never put into the battle area", {
    cards: [
      createQuickMagic(
        "summons a stone",
        "b",
        createBody({ do: "summon", what: { all: "stoneArea", where: { rested: false } } }),
      ),
    ],
    me: { hand: ["summons a stone"], stones: "bn" },
    play: [{ use: "summons a stone" }, "both pass"],
    after: { me: { stones: "Bn", battleArea: [] } },
  });

  scenario("mag:405.4", "a unit without a zone is one in the battle area", {
    me: { hand: ["bolt 2"], stones: "r", dust: ["r 1/1"] },
    you: { stoneArea: ["r 1/1"], hand: ["r 1/1"] },
    play: [{ refused: { use: "bolt 2" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["bolt 2"] } },
  });

  scenario("mag:406.3", "a stone without a zone is one in a stone area, also when it is no stone by origin", {
    me: { hand: ["destroys a stone"], stones: "rnn" },
    you: { stoneArea: ["r 1/1"], stoneDeck: ["赤の魔石"], dust: ["緑の魔石"] },
    play: [{ use: "destroys a stone" }, "both pass"],
    after: { you: { stones: "", dust: ["r 1/1", "緑の魔石"] } },
  });

  scenario("mag:406.1", "each player has a stone area, and stones come to the one that is named", {
    me: { hand: ["stone from dust face down"], stones: "gn", dust: ["bolt 2"] },
    play: [{ use: "stone from dust face down" }, "both pass", { pick: "bolt 2" }],
    after: { me: { stones: "GNx", dust: ["stone from dust face down"] }, you: { stones: "" } },
  });

  scenario(
    ["mag:407.1", "mag:704.3.2.4"],
    "a magic that resolved, a discarded card and a destroyed unit lie in their owner's dust",
    {
      me: { hand: ["they discard 1", "bolt 2"], stones: "br" },
      you: { hand: ["g 1/1"], battleArea: ["r 1/1"] },
      play: [{ use: "they discard 1" }, "both pass", { use: "bolt 2" }, "both pass"],
      after: { me: { dust: ["they discard 1", "bolt 2"] }, you: { dust: ["g 1/1", "r 1/1"] } },
    },
  );

  scenario("mag:409.1", "the dream belongs to nobody: what lies there does nothing and stays", {
    me: { dream: ["strong in numbers"], battleArea: ["r 1/1"] },
    after: { me: { battleArea: [{ name: "r 1/1", ap: 1 }], dream: ["strong in numbers"] } },
  });

  scenario(["mag:409.1", "mag:303.1.1"], "unless its text says that it works there", {
    phase: "end",
    me: { dream: ["remembers in the dream"], life: 4 },
    play: ["both pass"],
    after: { me: { life: 5 } },
  });

  scenario(["mag:303.1.1", "mag:402.1"], "a text may even work from the grimoire", {
    phase: "standby",
    me: { grimoire: ["r 1/1", "comforts from the grimoire", "r 2/2"], life: 3 },
    play: ["both pass"],
    after: { me: { life: 4 } },
  });

  scenario("mag:303.1.1", "or from the hand, and not from elsewhere", {
    me: { hand: ["cheaper for each dead"], dust: ["r 1/1", "r 2/2", "cheaper for each dead", "bolt 2"] },
    after: {
      me: {
        hand: [{ name: "cheaper for each dead", useCost: 3 }],
        dust: [{ name: "cheaper for each dead", useCost: 6 }, "r 1/1", "r 2/2", "bolt 2"],
      },
    },
  });

  scenario(["mag:702.2", "mag:303.1.1"], "a text may let a card be used from elsewhere", {
    me: { dust: ["used from dust"], stones: "rn" },
    play: [{ use: "used from dust", from: "dust" }, "both pass"],
    after: { me: { dust: [], dream: ["used from dust"], stones: "NR" }, you: { life: 19 } },
  });

  scenario("mag:702.2", "without that, cards are used from one's own hand only", {
    me: { dust: ["gains 3"], stones: "g" },
    you: { hand: ["gains 3"] },
    play: [{ refused: { use: "gains 3", from: "dust" }, because: ["NOT_IN_HAND"] }],
    after: { me: { dust: ["gains 3"] } },
  });
});

describe("face-down stones keep their secret (219.6.2, 406.4)", () => {
  scenario("mag:406.4", "a text that counts names does not count them", {
    me: {
      stoneArea: ["stone of the green", "stone of the green", { name: "stone of the green", faceDown: true }],
      battleArea: ["g 1/1"],
    },
    after: { me: { battleArea: [{ name: "g 1/1", ap: 1 }] } },
  });

  scenario("mag:406.4", "a text that asks for a colour does not find it, one for no colour does", {
    cards: [
      createMagic(
        "destroys red stones",
        "b",
        createBody({ do: "destroy", what: { all: "stoneArea", where: { color: "red" } } }),
      ),
    ],
    me: { hand: ["destroys red stones"], stones: "b" },
    you: { stoneArea: [{ name: "赤の魔石", faceDown: true }, "赤の魔石"] },
    play: [{ use: "destroys red stones" }, "both pass"],
    after: { you: { stoneArea: [{ name: "赤の魔石", faceDown: true }], dust: ["赤の魔石"] } },
  });

  scenario(["mag:702.3.4.2", "mag:702.3.4"], "the last stone pays use cost and catalyst", {
    me: { hand: ["finds a stone"], stones: "gn", stoneDeck: ["赤の魔石"] },
    play: [{ use: "finds a stone" }, { now: { me: { stones: "NX" } } }, "both pass", "done"],
    after: { me: { stones: "NX", stoneDeck: ["赤の魔石"], dust: ["finds a stone"] } },
  });
});
