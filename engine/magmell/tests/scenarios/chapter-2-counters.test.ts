import { describe } from "vitest";
import { createBody, createTriggeredAbility, createUnit, WHEN_DESTROYED } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("owner and controller (222, 223)", () => {
  scenario(["mag:222.1", "mag:222.2"], "a unit in another's control goes to its owner's dust", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: [{ name: "g 2/2", control: "me" }] },
    play: [{ now: { me: { battleArea: [{ name: "g 2/2", owner: "you" }] } } }, { use: "bolt 2" }, "both pass"],
    after: { me: { battleArea: [], dust: ["bolt 2"] }, you: { dust: ["g 2/2"] } },
  });

  scenario(["mag:222.1", "mag:228.1", "house:4"], "and is returned to its owner's hand", {
    me: { hand: ["returns a unit"], stones: "bn" },
    you: { battleArea: [{ name: "g 2/2", control: "me" }] },
    play: [{ use: "returns a unit" }, "both pass"],
    after: { me: { hand: [] }, you: { hand: ["g 2/2"] } },
  });

  scenario("mag:222.2", "control can be taken for a turn and then goes back", {
    me: { hand: ["takes a unit this turn"], stones: "rrnn" },
    you: { battleArea: [{ name: "g 2/2", rested: true }] },
    play: [
      { use: "takes a unit this turn" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 2/2", rested: false }] }, you: { battleArea: [] } } },
      "both pass",
      "both pass",
    ],
    after: { me: { battleArea: [] }, you: { battleArea: ["g 2/2"] }, turnPlayer: "you" },
  });

  scenario(["mag:222.2", "mag:306.2"], "control that lasts while a unit is there ends when that unit goes", {
    me: { hand: ["takes a hostage"], stones: "bnnn" },
    you: { battleArea: ["g 2/2"], hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "takes a hostage" },
      "both pass",
      "both pass",
      { now: { me: { battleArea: ["takes a hostage", "g 2/2"] } } },
      "pass",
      { use: "returns a unit" },
      { pick: "takes a hostage" },
      "both pass",
    ],
    after: { me: { battleArea: [], hand: ["takes a hostage"] }, you: { battleArea: ["g 2/2"] } },
  });

  scenario(["mag:222.2", "mag:702.3.1"], "whoever uses a card controls it, and the unit that it becomes", {
    phase: "main",
    turnPlayer: "you",
    you: { hand: ["g 2/2"], stones: "gn" },
    play: [{ use: "g 2/2", by: "you" }, "both pass"],
    after: { you: { battleArea: ["g 2/2"] }, me: { battleArea: [] } },
  });

  scenario(["mag:223.1", "mag:408.4", "mag:703.4.1"], "“you” is who controlled the unit when its ability triggered", {
    cards: [
      createUnit(
        "weeps when it dies",
        "r",
        "1/1",
        createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "loseLife", who: "you", amount: 3 })),
      ),
    ],
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: [{ name: "weeps when it dies", control: "me" }] },
    play: [{ use: "bolt 2" }, "both pass", "both pass"],
    after: { me: { life: 17 }, you: { life: 20, dust: ["weeps when it dies"] } },
  });

  scenario("mag:223.1", "“you” and “the opponent” are told apart on each side", {
    me: { battleArea: ["gains when I gain"], life: 10, hand: ["gains 3"], stones: "g" },
    you: { battleArea: ["gains when I gain"], life: 10 },
    play: [
      { use: "gains 3" },
      "both pass",
      { now: { chant: ["ability of gains when I gain"] } },
      "pass",
      "pass",
      "both pass",
    ],
    after: { me: { life: 14 }, you: { life: 11 } },
  });
});

describe("counters (224)", () => {
  scenario(["mag:224.1", "mag:224.4.1"], "a power counter adds 1 to AP and HP", {
    me: { hand: ["power counter"], stones: "g", battleArea: ["g 2/2"] },
    play: [{ use: "power counter" }, "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 3, hp: 3, counters: { power: 1 } }] } },
  });

  scenario("mag:224.4.2", "a weak counter takes 1 from each", {
    me: { hand: ["weak counters 2"], stones: "bn" },
    you: { battleArea: ["g 3/3"] },
    play: [{ use: "weak counters 2" }, "both pass"],
    after: { you: { battleArea: [{ name: "g 3/3", ap: 1, hp: 1, counters: { weak: 2 } }] } },
  });

  scenario(["mag:224.4", "mag:224.1"], "a counter of any other name does nothing by itself", {
    me: { battleArea: [{ name: "g 3/3", counters: { charge: 5 } }] },
    after: { me: { battleArea: [{ name: "g 3/3", ap: 3, hp: 3 }] } },
  });

  scenario("mag:224.1", "texts put such counters, count them and take them off", {
    phase: "standby",
    me: { battleArea: [{ name: "charges each turn", counters: { charge: 2 } }] },
    after: {
      me: { battleArea: [{ name: "charges each turn", counters: {} }] },
      you: { life: 17 },
      events: [
        { type: "countersPut", count: 1 },
        { type: "countersRemoved", count: 3 },
        { type: "damaged", to: "you" },
      ],
    },
    play: ["both pass"],
  });

  scenario(["mag:224.4.3", "mag:302.1.2.1"], "each cremation counter gives an ability that fires when the unit dies", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: [{ name: "g 2/2", counters: { cremation: 2 } }] },
    play: [
      { use: "bolt 2" },
      "both pass",
      { pick: "me" },
      { pick: "you" },
      { now: { chant: ["ability of g 2/2", "ability of g 2/2"] } },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 18 }, you: { life: 18 } },
  });

  scenario("mag:224.4.3", "but not when it is returned to the hand", {
    me: { hand: ["returns a unit"], stones: "bn" },
    you: { battleArea: [{ name: "g 2/2", counters: { cremation: 2 } }] },
    play: [{ use: "returns a unit" }, "both pass"],
    after: { chant: [], you: { life: 20, hand: ["g 2/2"] } },
  });

  scenario(["mag:224.2", "mag:705.4.8", "house:8"], "counters travel with the unit and are removed by the next check", {
    me: { hand: ["returns a unit"], stones: "bn" },
    you: { battleArea: [{ name: "g 2/2", counters: { power: 1, charge: 3 } }] },
    play: [{ use: "returns a unit" }, "both pass"],
    after: {
      you: { hand: [{ name: "g 2/2", counters: {} }] },
      events: [
        { type: "moved", name: "g 2/2", to: "hand" },
        { type: "countersRemoved", counter: "power", count: 1 },
        { type: "countersRemoved", counter: "charge", count: 3 },
      ],
    },
  });

  scenario(["mag:224.2", "mag:705.4.8"], "also when it comes straight back to the battle area", {
    me: {
      hand: ["a unit to the dream and back"],
      stones: "bn",
      battleArea: [{ name: "g 2/2", counters: { power: 2 } }],
    },
    play: [{ use: "a unit to the dream and back" }, "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", counters: {}, ap: 2, hp: 2 }] } },
  });

  scenario(["mag:224.3", "mag:705.4.9"], "power and weak counters on one unit go in pairs", {
    me: { battleArea: [{ name: "g 3/3", counters: { power: 3, weak: 2 } }] },
    after: { me: { battleArea: [{ name: "g 3/3", counters: { power: 1 }, ap: 4, hp: 4 }] } },
  });

  scenario(["mag:224.3", "mag:705.4.9"], "as many of both leave none", {
    me: { battleArea: [{ name: "g 3/3", counters: { power: 2, weak: 2 } }] },
    after: { me: { battleArea: [{ name: "g 3/3", counters: {}, ap: 3, hp: 3 }] } },
  });

  scenario("mag:705.4.9", "counters on different units do not", {
    me: {
      battleArea: [
        { name: "g 3/3", counters: { power: 1 } },
        { name: "b 3/3", counters: { weak: 1 } },
      ],
    },
    after: {
      me: {
        battleArea: [
          { name: "g 3/3", counters: { power: 1 } },
          { name: "b 3/3", counters: { weak: 1 } },
        ],
      },
    },
  });
});
