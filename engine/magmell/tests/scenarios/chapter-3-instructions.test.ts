import { describe } from "vitest";
import { createBody, createQuickMagic, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("instructions that are carried out once (305.1)", () => {
  scenario(["mag:305.1", "mag:704.3.2.2"], "a number is chosen between two, and used afterwards", {
    me: { hand: ["pays life to draw"], stones: "bn", life: 10, grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
    play: [
      { use: "pays life to draw" },
      "both pass",
      { now: { asks: { of: "me", ask: "number", min: 0, max: 2 } } },
      { refused: { number: 3 } },
      { refused: { number: 1.5 } },
      { refused: { number: -1 } },
      { number: 2 },
    ],
    after: { me: { life: 8, hand: ["r 1/1", "r 2/2"] } },
  });

  scenario(["mag:704.3.2.2", "mag:203.1"], "choosing nothing is possible where the text allows it", {
    me: { hand: ["pays life to draw"], stones: "bn", life: 10 },
    play: [{ use: "pays life to draw" }, "both pass", { number: 0 }],
    after: { me: { life: 10, hand: [] }, never: [{ type: "lifeLost" }, { type: "moved", cause: "draw" }] },
  });

  scenario("mag:704.3.2.2", "one of several is chosen on resolution, when the text says so", {
    me: { hand: ["mode on resolution"], stones: "rn" },
    play: [{ use: "mode on resolution" }, { now: { chant: ["mode on resolution"] } }, "both pass", { option: 1 }],
    after: { me: { battleArea: ["ember"] }, you: { life: 20 } },
  });

  scenario(
    ["mag:704.3.2.2", "mag:305.1"],
    "what may be done is asked each time, with something else for those who do not",
    {
      me: { hand: ["repeats 2 times"], stones: "gnn", life: 10 },
      play: [{ use: "repeats 2 times" }, "both pass", { option: 0 }, { option: 1 }],
      after: { me: { battleArea: ["sprout"], life: 12 } },
    },
  );

  scenario(["mag:305.1", "mag:704.3.2.1"], "a number that was remembered stays, and each of several is dealt with", {
    me: { hand: ["for each wounded unit"], stones: "gn", life: 10, battleArea: [{ name: "b 4/4", damage: 1 }] },
    you: { battleArea: [{ name: "r 3/3", damage: 2 }, "g 3/3"] },
    play: [{ use: "for each wounded unit" }, "both pass"],
    after: {
      me: { life: 13, battleArea: [{ name: "b 4/4", counters: { weak: 1 } }] },
      you: { battleArea: [{ name: "g 3/3", counters: {} }], dust: ["r 3/3"] },
    },
  });

  scenario(["mag:305.1", "mag:101"], "what nothing can read is told, and the rest is done", {
    me: { hand: ["nobody can read it"], stones: "gn" },
    play: [{ use: "nobody can read it" }, "both pass"],
    after: {
      me: { hand: ["b 4/4"] },
      events: [
        { type: "byHand", text: "unread" },
        { type: "moved", cause: "draw" },
      ],
    },
  });

  scenario("mag:233.2", "a discard at random asks nobody", {
    me: { hand: ["they discard at random"], stones: "bn" },
    you: { hand: ["g 1/1", "g 1/1", "g 1/1"] },
    play: [{ use: "they discard at random" }, "both pass"],
    after: { you: { hand: ["g 1/1", "g 1/1"], dust: ["g 1/1"] } },
  });

  scenario("mag:230.4", "a text may shuffle without a search", {
    me: { hand: ["shuffles theirs"], stones: "b" },
    play: [{ use: "shuffles theirs" }, { pick: "me" }, "both pass"],
    after: { events: [{ type: "shuffled", player: "you", zone: "grimoire" }] },
  });

  scenario(["mag:225.1.1", "mag:702.3.5"], "cards that an effect uses are counted as used, in its order", {
    me: {
      hand: ["uses one free from hand", "g 2/2"],
      stones: "ggnn",
      battleArea: ["gains when magic is used"],
      life: 10,
    },
    play: [{ use: "uses one free from hand" }, "both pass", "both pass", { pick: "g 2/2" }, "both pass"],
    after: { me: { used: 2, battleArea: ["gains when magic is used", "g 2/2"], life: 11 } },
  });

  scenario(["mag:704.3.2.2", "mag:225.1.1"], "what may be used by an effect need not be", {
    me: { hand: ["uses one free from hand", "g 2/2"], stones: "ggnn" },
    play: [{ use: "uses one free from hand" }, "both pass", "done"],
    after: { me: { used: 1, hand: ["g 2/2"], battleArea: [] } },
  });
});

describe("what changes how cards are used", () => {
  scenario(["mag:210.1", "mag:303.1"], "their units cost one more, mine do not", {
    turnPlayer: "you",
    me: { battleArea: ["their units cost more"], hand: ["g 1/1"] },
    you: { hand: ["g 1/1", "bolt 2"], stones: "g" },
    play: [{ refused: { use: "g 1/1" }, because: ["USE_COST"] }],
    after: {
      me: { hand: [{ name: "g 1/1", useCost: 1 }] },
      you: {
        hand: [
          { name: "g 1/1", useCost: 2 },
          { name: "bolt 2", useCost: 1 },
        ],
      },
    },
  });

  scenario(["mag:209.2", "mag:303.1"], "units that a text makes quick are used like quick cards", {
    turnPlayer: "you",
    me: { battleArea: ["my units are quick"], hand: ["g 1/1", "burns player 4"], stones: "ggg" },
    you: {},
    play: [
      "pass",
      { refused: { use: "burns player 4" }, because: ["NORMAL_TIMING", "USE_COST"] },
      { use: "g 1/1", by: "me" },
      "both pass",
    ],
    after: { me: { battleArea: ["my units are quick", "g 1/1"] } },
  });

  scenario(["mag:102", "mag:303.1"], "no magic while there is a battle, for nobody, and units are no magic", {
    me: { battleArea: ["no magic in battle", "big when behind"], hand: ["bolt 2", "big when behind"], stones: "rgn" },
    play: [
      { attack: "big when behind" },
      { refused: { use: "bolt 2" }, because: ["FORBIDDEN"] },
      { use: "big when behind" },
      { pick: "赤の魔石" },
    ],
    after: { chant: ["big when behind"], step: "designation" },
  });

  scenario(["mag:306.1.1", "mag:102"], "an effect may forbid for a turn, also what comes later", {
    turnPlayer: "you",
    me: { hand: ["peace this turn"], stones: "gnn" },
    you: { battleArea: ["r 1/1"], hand: ["r 2/2"], stones: "rn" },
    play: [
      "pass",
      { use: "peace this turn", by: "me" },
      "both pass",
      { refused: { attack: "r 1/1" }, because: ["FORBIDDEN"] },
      { use: "r 2/2" },
      "both pass",
      { refused: { attack: "r 2/2" }, because: ["FORBIDDEN"] },
    ],
    after: { you: { battleArea: ["r 1/1", "r 2/2"] }, step: null },
  });
});

describe("what triggers on several things", () => {
  const either = createUnit(
    "gains when it comes or goes",
    "g",
    "1/1",
    createTriggeredAbility(
      [
        { on: "move", what: "self", to: "battleArea" },
        { on: "move", what: "self", from: "battleArea" },
        { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" },
      ],
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ),
  );

  scenario(["mag:302.1.1", "mag:302.1"], "each of them triggers it, and one that is two of them only once", {
    cards: [either],
    me: { hand: ["gains when it comes or goes", "bolt 2"], stones: "gr", life: 10 },
    play: [
      { use: "gains when it comes or goes" },
      "both pass",
      "both pass",
      { now: { me: { life: 11 } } },
      { use: "bolt 2" },
      "both pass",
      { now: { chant: ["ability of gains when it comes or goes"] } },
      "both pass",
    ],
    after: { me: { life: 12 }, chant: [] },
  });

  scenario(["mag:302.1.2.1", "mag:226.1"], "a unit that comes and kills on arrival sees what dies", {
    cards: [
      createQuickMagic(
        "a ghost comes",
        "r",
        createBody({ do: "token", token: { ...createUnit("ghost", "", "0/0"), token: true }, count: 1 }),
      ),
    ],
    me: { hand: ["a ghost comes"], stones: "r", battleArea: ["grows when another dies"] },
    play: [{ use: "a ghost comes" }, "both pass", "both pass"],
    after: {
      me: { battleArea: [{ name: "grows when another dies", counters: { power: 1 } }], dust: ["a ghost comes"] },
      events: [
        { type: "tokenMade" },
        { type: "moved", name: "ghost", to: "dust" },
        { type: "vanished", name: "ghost" },
      ],
    },
  });

  scenario(["mag:226.1", "mag:302.1"], "a token that is made is summoned: what waits for units that come sees it", {
    me: { hand: ["makes 2 sprouts"], stones: "gn" },
    you: { battleArea: ["marks what comes to mine"] },
    play: [{ use: "makes 2 sprouts" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { battleArea: [] }, events: [{ type: "countersPut", counter: "weak", count: 1 }] },
  });
});
