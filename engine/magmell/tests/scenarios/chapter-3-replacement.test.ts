import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("replacement effects (306.1.2)", () => {
  scenario(["mag:306.1.2", "mag:306.1.2.1"], "what is replaced has not happened: nothing dies", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["grows when another dies"] },
    you: { battleArea: ["mine go to the dream", "g 1/1"] },
    play: [{ use: "bolt 2" }, { pick: "g 1/1" }, "both pass"],
    after: {
      chant: [],
      you: { battleArea: ["mine go to the dream"], dust: [], dream: ["g 1/1"] },
      events: [
        { type: "replaced", source: "mine go to the dream" },
        { type: "moved", name: "g 1/1", to: "dream" },
      ],
      never: [{ type: "moved", to: "dust", name: "g 1/1" }, { type: "triggered" }],
    },
  });

  scenario("mag:306.1.2", "it does nothing to what it does not speak of", {
    me: { battleArea: ["mine go to the dream"], hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 1/1"] },
    play: [{ use: "bolt 2" }, { pick: "g 1/1" }, "both pass"],
    after: { you: { dust: ["g 1/1"], dream: [] }, never: [{ type: "replaced" }] },
  });

  scenario(["mag:306.1.2", "mag:705.3.2"], "also inside a rule check", {
    me: { hand: ["weak counters 2"], stones: "bn" },
    you: { battleArea: ["returns instead of dying"] },
    play: [{ use: "weak counters 2" }, "both pass"],
    after: { you: { battleArea: [], dust: [], hand: ["returns instead of dying"] } },
  });

  scenario(["mag:306.1.2", "mag:305.1"], "an amount may be another, and once halved it is not halved again", {
    me: { hand: ["bolt anything 3"], stones: "rn" },
    you: { battleArea: ["halves damage"] },
    play: [{ use: "bolt anything 3" }, { pick: "halves damage" }, "both pass"],
    after: { you: { battleArea: [{ name: "halves damage", damage: 1 }] }, events: [{ type: "damaged", amount: 1 }] },
  });

  scenario("mag:306.1.2", "an event with nothing left of it does not happen", {
    me: { hand: ["bolt 1"], stones: "r", battleArea: ["hits back"] },
    you: { battleArea: ["halves damage"] },
    cards: [
      createQuickMagic("bolt 1", "r", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 })),
    ],
    play: [{ use: "bolt 1" }, { pick: "halves damage" }, "both pass"],
    after: { you: { battleArea: [{ name: "halves damage", damage: 0 }] }, never: [{ type: "damaged" }] },
  });

  scenario(
    ["mag:306.1.2", "house:6"],
    "of two, the affected player chooses which comes first; each has its turn once",
    {
      cards: [
        createUnit(
          "one more damage to you",
          "r",
          "1/2",
          createReplacementAbility(
            { on: "damage", what: { player: "opponent" } },
            { amount: { sum: [{ event: "amount" }, 1] } },
          ),
        ),
      ],
      me: { hand: ["burns player 4"], stones: "rnn", battleArea: ["doubles my damage", "one more damage to you"] },
      play: [
        { use: "burns player 4" },
        { pick: "you" },
        "both pass",
        { now: { asks: { of: "you", ask: "option" } } },
        { option: "doubles my damage" },
      ],
      after: { you: { life: 11 } },
    },
  );

  scenario(["mag:306.1.2", "house:6"], "the other order gives another number", {
    cards: [
      createUnit(
        "one more damage to you",
        "r",
        "1/2",
        createReplacementAbility(
          { on: "damage", what: { player: "opponent" } },
          { amount: { sum: [{ event: "amount" }, 1] } },
        ),
      ),
    ],
    me: { hand: ["burns player 4"], stones: "rnn", battleArea: ["doubles my damage", "one more damage to you"] },
    play: [{ use: "burns player 4" }, { pick: "you" }, "both pass", { option: "one more damage to you" }],
    after: { you: { life: 10 } },
  });

  scenario(["mag:306.1.2", "mag:306.1.2.1"], "something else may be done instead", {
    me: { battleArea: ["takes my damage"], hand: ["burns both players 2"], stones: "rn" },
    play: [{ use: "burns both players 2" }, "both pass"],
    after: {
      me: { life: 20, battleArea: [{ name: "takes my damage", damage: 2 }] },
      you: { life: 18 },
      never: [{ type: "damaged", to: "me" }],
    },
  });

  scenario("mag:306.1.2", "not while its condition does not hold", {
    turnPlayer: "you",
    me: { battleArea: ["takes my damage"] },
    you: { hand: ["burns both players 2"], stones: "rn" },
    play: [{ use: "burns both players 2" }, "both pass"],
    after: { me: { life: 18, battleArea: [{ name: "takes my damage", damage: 0 }] }, you: { life: 18 } },
  });

  scenario(["mag:306.1.2", "mag:302.1.1"], "one for the next time is used up by it", {
    me: { hand: ["shields a unit once"], stones: "g", battleArea: ["b 4/4"] },
    you: { hand: ["bolt 2", "bolt 2"], stones: "rr" },
    play: [
      { use: "shields a unit once" },
      "both pass",
      "pass",
      { use: "bolt 2", by: "you" },
      "both pass",
      { now: { me: { battleArea: [{ name: "b 4/4", damage: 0 }] } } },
      "pass",
      { use: "bolt 2", by: "you" },
      "both pass",
    ],
    after: { me: { battleArea: [{ name: "b 4/4", damage: 2 }] } },
  });

  scenario("mag:306.1.2.2", "a unit comes with counters", {
    me: { hand: ["comes with 2 power counters"], stones: "gnn" },
    play: [{ use: "comes with 2 power counters" }, "both pass"],
    after: { me: { battleArea: [{ name: "comes with 2 power counters", counters: { power: 2 }, ap: 3, hp: 3 }] } },
  });

  scenario("mag:306.1.2.2", "also when it is summoned without being used, besides what the effect gives", {
    me: { hand: ["summons from dust"], stones: "ggn", dust: ["comes with 2 power counters"] },
    play: [{ use: "summons from dust" }, "both pass"],
    after: { me: { battleArea: [{ name: "comes with 2 power counters", counters: { power: 3 }, rested: true }] } },
  });

  scenario("mag:306.1.2", "a draw may be replaced, and then it is no draw", {
    me: { hand: ["no draws this turn"], stones: "bnn" },
    you: { hand: ["draws 1"], stones: "bn", grimoire: ["r 1/1", "g 1/1"] },
    play: [{ use: "no draws this turn" }, "both pass", "pass", { use: "draws 1", by: "you" }, "both pass"],
    after: { you: { hand: [], dust: ["r 1/1", "draws 1"], grimoire: ["g 1/1"] } },
  });

  scenario("mag:306.1.2", "gains are raised for me and not for you", {
    me: { hand: ["gains 3"], stones: "g", life: 10, battleArea: ["gains 1 more"] },
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: [{ use: "gains 3", by: "me" }, "pass", { use: "gains 3", by: "you" }, "both pass", "both pass"],
    after: { me: { life: 14 }, you: { life: 13 } },
  });
});

describe("as far as possible (102, 103, 304.2)", () => {
  scenario(
    ["mag:103", "mag:304.2", "mag:229.2"],
    "the part that cannot be done is left out, and drawing none is nothing",
    {
      me: { hand: ["discards all, draws as many"], stones: "bnn", grimoire: ["r 1/1", "r 2/2"] },
      play: [{ use: "discards all, draws as many" }, "both pass"],
      after: { me: { hand: [], dust: ["discards all, draws as many"], grimoire: ["r 1/1", "r 2/2"] } },
    },
  );

  scenario(["mag:103", "mag:304.2"], "so is the part about a target that is gone", {
    cards: [
      createMagic(
        "destroys one and rests one",
        "b",
        createTargetedBody(
          [
            { zones: ["battleArea"], where: { kind: "unit", color: "green" }, count: 1 },
            { zones: ["battleArea"], where: { kind: "unit", color: "red" }, count: 1 },
          ],
          { do: "destroy", what: { target: 0 } },
          { do: "rest", what: { target: 1 } },
        ),
      ),
    ],
    me: { hand: ["destroys one and rests one"], stones: "b" },
    you: { battleArea: ["g 1/1", "r 1/1"], hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "destroys one and rests one" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 1/1" },
      "both pass",
      "both pass",
    ],
    after: { you: { battleArea: [{ name: "r 1/1", rested: true }], hand: ["g 1/1"] } },
  });

  scenario(["mag:103", "house:19"], "a card that is no unit is not put into the battle area", {
    cards: [
      createMagic("summons all from dust", "g", createBody({ do: "summon", what: { all: "dust", whose: "you" } })),
    ],
    me: { hand: ["summons all from dust"], stones: "g", dust: ["r 1/1", "bolt 2", "赤の魔石"] },
    play: [{ use: "summons all from dust" }, "both pass"],
    after: { me: { battleArea: ["r 1/1"], dust: ["bolt 2", "赤の魔石", "summons all from dust"] } },
  });

  scenario("mag:102", "“cannot” wins over what would do it: no life is gained", {
    me: { hand: ["gains 3"], stones: "g", life: 10 },
    you: { battleArea: ["nobody gains life"] },
    play: [{ use: "gains 3" }, "both pass"],
    after: { me: { life: 10, dust: ["gains 3"] }, never: [{ type: "lifeGained" }] },
  });

  scenario("mag:102", "no damage is dealt", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["cannot be damaged"] },
    play: [{ use: "bolt 2" }, "both pass"],
    after: { you: { battleArea: [{ name: "cannot be damaged", damage: 0 }] }, never: [{ type: "damaged" }] },
  });

  scenario(["mag:102", "mag:602.1"], "and a unit that does not wake stays rested", {
    phase: "standby",
    me: {
      battleArea: [
        { name: "does not wake", rested: true },
        { name: "r 1/1", rested: true },
      ],
    },
    after: {
      me: {
        battleArea: [
          { name: "does not wake", rested: true },
          { name: "r 1/1", rested: false },
        ],
      },
    },
  });

  scenario(["mag:102", "mag:702.3.2"], "what cannot be a target is not offered", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["cannot be targeted"] },
    play: [{ refused: { use: "bolt 2" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["bolt 2"] } },
  });

  scenario(["mag:102", "mag:702.3.2"], "not for the opponent, but for its own player", {
    turnPlayer: "you",
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["cannot be targeted by them"], hand: ["bolt 2"], stones: "r" },
    play: [{ use: "bolt 2", by: "you" }, "pass", { refused: { use: "bolt 2" }, because: ["NO_TARGET"] }, "pass"],
    after: { you: { battleArea: [{ name: "cannot be targeted by them", damage: 2 }] } },
  });

  scenario("mag:704.3.1.3", "a target that can be none any more is not one on resolution", {
    cards: [
      createQuickMagic(
        "hides mine",
        "g",
        createTargetedBody(
          { ...ANY_UNIT, whose: "you" },
          { do: "modify", what: { target: 0 }, changes: [{ cannot: "beTargeted" }], until: "turn" },
        ),
      ),
    ],
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 1/1"], hand: ["hides mine"], stones: "g" },
    play: [{ use: "bolt 2" }, "pass", { use: "hides mine", by: "you" }, "both pass", "both pass"],
    after: { you: { battleArea: ["g 1/1"] }, events: [{ type: "negated", name: "bolt 2" }] },
  });
});
