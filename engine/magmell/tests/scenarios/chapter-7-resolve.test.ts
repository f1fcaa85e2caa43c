import { describe } from "vitest";
import { ANY_UNIT, createMagic, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("resolving (704)", () => {
  scenario(
    ["mag:303.2", "mag:704.3.2.4"],
    "a magic does what it says when it resolves, and not when it only reaches the dust",
    {
      me: {
        hand: ["discards all, draws as many", "burns both players 2", "gains 3"],
        stones: "bnn",
        grimoire: ["r 1/1", "r 2/2"],
      },
      play: [{ use: "discards all, draws as many" }, "both pass"],
      after: {
        me: {
          life: 20,
          hand: ["r 1/1", "r 2/2"],
          dust: ["discards all, draws as many", "burns both players 2", "gains 3"],
        },
        you: { life: 20 },
      },
    },
  );

  scenario(
    ["mag:704.3.2.5", "mag:405.2", "mag:405.3"],
    "a unit arrives awake, and rested only where something says so",
    {
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
    },
  );

  scenario(["mag:704.2", "mag:704.3.2"], "a card that has been taken off the chant is not resolved", {
    cards: [
      createQuickMagic(
        "takes back",
        "",
        createTargetedBody({ zones: ["chant"], count: 1 }, { do: "return", what: { target: 0 } }),
      ),
    ],
    me: { hand: ["r 1/1"], stones: "r" },
    you: { hand: ["takes back"] },
    play: [{ use: "r 1/1" }, "pass", { use: "takes back", by: "you" }, "both pass"],
    after: { chant: [], me: { hand: ["r 1/1"], battleArea: [], stones: "R" } },
  });

  scenario(["mag:704.3.1.2", "mag:231.2"], "a target that has changed sides is none for what asks for mine", {
    cards: [
      createMagic(
        "grows mine",
        "g",
        createTargetedBody(
          { ...ANY_UNIT, whose: "you" },
          { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 },
        ),
      ),
      createQuickMagic(
        "steals",
        "",
        createTargetedBody(ANY_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "turn" }),
      ),
    ],
    me: { hand: ["grows mine"], stones: "g", battleArea: ["r 1/1"] },
    you: { hand: ["steals"] },
    play: [{ use: "grows mine" }, "pass", { use: "steals", by: "you" }, "both pass", "both pass"],
    after: {
      me: { battleArea: [], dust: ["grows mine"] },
      you: { battleArea: [{ name: "r 1/1", counters: {}, owner: "me" }] },
      events: [{ type: "negated", name: "grows mine" }],
    },
  });

  scenario(
    ["mag:203.1", "mag:203.2", "mag:704.3.2.2"],
    "a number that is chosen is whole and within what the text allows",
    {
      me: { hand: ["pays life to draw"], stones: "bn", grimoire: ["r 1/1", "r 2/2"] },
      play: [
        { use: "pays life to draw" },
        "both pass",
        { refused: { number: 1.5 } },
        { refused: { number: -1 } },
        { refused: { number: 3 } },
        { number: 1 },
      ],
      after: { me: { life: 19, hand: ["r 1/1"] } },
    },
  );
});

describe("targets of which later ones depend on earlier ones (702.3.2)", () => {
  const RESTS_TWO = createMagic(
    "rests two, kills another red one",
    "",
    createTargetedBody(
      [
        { zones: ["battleArea"], count: 2 },
        { zones: ["battleArea"], where: { color: "red", not: { among: { target: 0 } } }, count: 1 },
      ],
      { do: "rest", what: { target: 0 } },
      { do: "destroy", what: { target: 1 } },
    ),
  );

  scenario(["mag:702.3", "mag:702.3.2", "house:12"], "a group that would leave the next without any cannot be picked", {
    cards: [RESTS_TWO],
    me: { hand: ["rests two, kills another red one"] },
    you: { battleArea: ["r 1/1", "g 1/1", "r 2/2"] },
    play: [
      { use: "rests two, kills another red one" },
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "g 1/1"] } } },
      { pick: "r 1/1" },
      "both pass",
    ],
    after: {
      you: {
        battleArea: [
          { name: "r 1/1", rested: true },
          { name: "g 1/1", rested: true },
        ],
        dust: ["r 2/2"],
      },
    },
  });

  scenario(["mag:702.3.2", "house:12"], "the other group can", {
    cards: [RESTS_TWO],
    me: { hand: ["rests two, kills another red one"] },
    you: { battleArea: ["r 1/1", "g 1/1", "r 2/2"] },
    play: [{ use: "rests two, kills another red one" }, { pick: "g 1/1" }, "both pass"],
    after: { you: { battleArea: ["g 1/1", { name: "r 2/2", rested: true }], dust: ["r 1/1"] } },
  });

  scenario(["mag:702.3.2", "house:12"], "with nothing but one red unit it cannot be used", {
    cards: [RESTS_TWO],
    me: { hand: ["rests two, kills another red one"] },
    you: { battleArea: ["r 1/1", "g 1/1"] },
    play: [{ refused: { use: "rests two, kills another red one" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["rests two, kills another red one"] } },
  });
});
