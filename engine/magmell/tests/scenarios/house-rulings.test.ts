import { describe } from "vitest";
import {
  createBody,
  createMagic,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("house rulings", () => {
  scenario("house:16", "a discount on a colour that a card does not cost does nothing to its other symbols", {
    me: { hand: ["destroys a unit", "catalyst any 3/3"], battleArea: ["no catalyst for mine"] },
    after: {
      me: {
        hand: [
          { name: "destroys a unit", useCost: 3, catalyst: 0 },
          { name: "catalyst any 3/3", useCost: 2, catalyst: 1 },
        ],
      },
    },
  });

  scenario("house:16", "a cost never falls below nothing", {
    me: {
      hand: ["bolt 2", "bolt anything 3"],
      battleArea: ["makes magic cheaper", "makes magic cheaper"],
      stones: "r",
    },
    play: [{ use: "bolt anything 3" }, { pick: "you" }, { now: { me: { stones: "R" } } }, "both pass"],
    after: { me: { hand: [{ name: "bolt 2", useCost: 1 }] }, you: { life: 17 } },
  });

  scenario("house:18", "a token belongs to whoever made it, also under the other's control", {
    me: { hand: ["gives them a rested sprout", "returns a unit"], stones: "bbn" },
    play: [
      { use: "gives them a rested sprout" },
      "both pass",
      { now: { you: { battleArea: [{ name: "sprout", owner: "me", rested: true }] } } },
      { use: "returns a unit" },
      "both pass",
    ],
    after: { you: { battleArea: [], hand: [] }, events: [{ type: "moved", name: "sprout", to: "hand", toPlayer: 0 }] },
  });

  scenario("house:20", "a negated ability vanishes and lies in no dust", {
    me: { hand: ["2 damage when summoned"], stones: "rnn" },
    you: { hand: ["negates an ability"], stones: "b" },
    play: [
      { use: "2 damage when summoned" },
      "both pass",
      { pick: "you" },
      "pass",
      { use: "negates an ability", by: "you" },
      "both pass",
    ],
    after: {
      me: { dust: [] },
      you: { life: 20, dust: ["negates an ability"] },
      events: [{ type: "negated" }, { type: "vanished" }],
    },
  });

  scenario("house:21", "life that is set is lost by the difference, and triggers", {
    me: { hand: ["sets life to the lower"], stones: "rnnnn", life: 18 },
    you: { life: 15, battleArea: ["marks loss"] },
    cards: [
      createUnit(
        "marks loss",
        "r",
        "1/1",
        createTriggeredAbility(
          { on: "lifeLost", who: "opponent" },
          createBody({ do: "gainLife", who: "you", amount: { event: "amount" } }),
        ),
      ),
    ],
    play: [{ use: "sets life to the lower" }, "both pass", "both pass"],
    after: { me: { life: 15 }, you: { life: 18 }, events: [{ type: "lifeLost", player: "me", amount: 3 }] },
  });

  scenario(["house:21", "mag:102"], "and life that would rise does not where nobody gains life", {
    cards: [createMagic("sets my life to 15", "r", createBody({ do: "setLife", who: "you", amount: 15 }))],
    me: { hand: ["sets my life to 15"], stones: "r", life: 5 },
    you: { battleArea: ["nobody gains life"] },
    play: [{ use: "sets my life to 15" }, "both pass"],
    after: { me: { life: 5 } },
  });

  scenario("house:22", "a stone does not change sides", {
    cards: [
      createMagic(
        "takes anything",
        "r",
        createTargetedBody(
          { zones: ["stoneArea", "battleArea"], whose: "opponent", count: 1 },
          { do: "control", what: { target: 0 }, who: "you", until: "game" },
        ),
      ),
    ],
    me: { hand: ["takes anything"], stones: "r" },
    you: { stones: "g" },
    play: [{ use: "takes anything" }, "both pass"],
    after: { me: { stones: "R" }, you: { stones: "g" }, never: [{ type: "controlChanged" }] },
  });

  scenario("house:23", "a use that gets stuck while it goes on pays what it can", {
    cards: [
      createUnit(
        "stones are red while I hold a card",
        "g",
        "1/1",
        createStaticAbility({ all: "stoneArea", whose: "you" }, [{ colors: ["red"], keep: true }], {
          while: { amount: { count: { all: "hand", whose: "you" } }, is: ">=", than: 1 },
        }),
      ),
    ],
    me: { hand: ["r 2/2"], stones: "nn", battleArea: ["stones are red while I hold a card"] },
    play: [{ use: "r 2/2" }],
    after: { chant: ["r 2/2"], me: { hand: [], stones: "Nn" } },
  });

  scenario("house:24", "a card costs what it cost where it lay", {
    me: { hand: ["cheaper for each dead"], dust: ["r 1/1", "r 2/2", "r 3/3"], stones: "rnn" },
    play: [{ use: "cheaper for each dead" }, { now: { me: { stones: "RNN" } } }, "both pass"],
    after: { me: { battleArea: ["cheaper for each dead"] } },
  });

  scenario(["house:25", "mag:702.2"], "what may be used from elsewhere is used by whose side it lies on", {
    me: { grimoire: ["gains 3", "r 1/1"], battleArea: ["plays with the top card"], stones: "g", life: 10 },
    you: { hand: [], stones: "g" },
    play: [{ use: "gains 3", from: "grimoire" }, "both pass"],
    after: { me: { life: 13, grimoire: ["r 1/1"] } },
  });

  scenario("house:25", "not by the other player", {
    turnPlayer: "you",
    cards: [
      createUnit("all may be used from dust", "g", "1/1", createStaticAbility({ all: "dust" }, [{ mayUse: true }])),
    ],
    me: { dust: ["gains 3"], life: 10, battleArea: ["all may be used from dust"] },
    you: { stones: "g" },
    play: [{ refused: { use: "gains 3", from: "dust" }, by: "me" }],
    after: { me: { life: 10, dust: ["gains 3"] } },
  });

  scenario("house:17", "the mode is chosen before the targets, and only one that can be aimed", {
    me: { hand: ["one of two"], stones: "gn", life: 10 },
    play: [{ use: "one of two" }, "both pass"],
    after: { me: { life: 14 } },
  });

  scenario("house:17", "with a unit there, both are offered", {
    me: { hand: ["one of two"], stones: "gn", life: 10, battleArea: ["g 1/1"] },
    play: [{ use: "one of two" }, { now: { asks: { of: "me", ask: "option" } } }, { option: 0 }, "both pass"],
    after: { me: { life: 10, battleArea: [{ name: "g 1/1", counters: { power: 2 } }] } },
  });

  scenario("house:36", "a unit that a replacement leaves in place is not destroyed over and over", {
    me: { hand: ["weak counters 2"], stones: "bn" },
    you: { battleArea: ["gains instead of dying"], life: 10 },
    cards: [
      createUnit("gains instead of dying", "g", "2/2", {
        type: "replacement",
        on: { on: "move", what: "self", from: "battleArea", to: "dust" },
        instead: { effects: [{ do: "gainLife", who: "you", amount: 1 }] },
      }),
    ],
    play: [{ use: "weak counters 2" }, "both pass"],
    after: { you: { life: 11, battleArea: [{ name: "gains instead of dying", hp: 0 }] } },
  });
});
