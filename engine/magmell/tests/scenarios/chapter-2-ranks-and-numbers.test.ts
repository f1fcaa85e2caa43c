import { describe } from "vitest";
import type { ContinuousChange } from "../../model/ability";
import type { Amount, Filter, Select } from "../../model/select";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const UNITS: Select = { all: "battleArea" };
const destroys = (where: Filter) =>
  createMagic("sweeps", "r", createBody({ do: "destroy", what: { all: "battleArea", where } }));
const counts = (amount: Amount) => createMagic("counts", "b", createBody({ do: "gainLife", who: "you", amount }));
const SWEEP = { hand: ["sweeps"], stones: "r" };
const COUNT = { hand: ["counts"], stones: "b", life: 1 };

describe("instances ranked and compared (204.2)", () => {
  scenario("mag:204.2", "all that tie for the highest AP", {
    cards: [destroys({ most: { stat: "ap", of: UNITS } })],
    me: { ...SWEEP, battleArea: ["r 3/3"] },
    you: { battleArea: ["g 3/3", "g 2/2"] },
    play: [{ use: "sweeps" }, "both pass"],
    after: { me: { battleArea: [] }, you: { battleArea: ["g 2/2"] } },
  });

  scenario("mag:210.2", "the lowest use cost of a player's units", {
    cards: [destroys({ least: { stat: "useCost", of: { all: "battleArea", whose: "opponent" } } })],
    me: { ...SWEEP, battleArea: ["r 1/1"] },
    you: { battleArea: ["g 3/3", "g 2/2"] },
    play: [{ use: "sweeps" }, "both pass"],
    after: { me: { battleArea: ["r 1/1"] }, you: { battleArea: ["g 3/3"] } },
  });

  scenario(["mag:207.3", "mag:212.2"], "the name, or a colour, of another unit", {
    cards: [
      createQuickMagic(
        "hunts the like",
        "r",
        createTargetedBody(ANY_UNIT, {
          do: "destroy",
          what: { all: "battleArea", where: { sameName: { target: 0 } } },
        }),
      ),
      createQuickMagic(
        "hunts its colour",
        "r",
        createTargetedBody(ANY_UNIT, {
          do: "destroy",
          what: { all: "battleArea", where: { sharesColor: { target: 0 } } },
        }),
      ),
    ],
    me: { hand: ["hunts the like", "hunts its colour"], stones: "rr" },
    you: { battleArea: ["g 2/2", "g 3/3", "gb 2/3", "b 4/4", "any 5/6"] },
    play: [
      { use: "hunts the like" },
      { pick: "g 2/2" },
      "both pass",
      { now: { you: { battleArea: ["g 3/3", "gb 2/3", "b 4/4", "any 5/6"] } } },
      { use: "hunts its colour" },
      { pick: "g 3/3" },
      "both pass",
    ],
    after: { you: { battleArea: ["b 4/4", "any 5/6"] } },
  });

  scenario("mag:212.6", "the colourless share no colour, not even with themselves", {
    cards: [
      createQuickMagic(
        "hunts its colour",
        "r",
        createTargetedBody(ANY_UNIT, {
          do: "destroy",
          what: { all: "battleArea", where: { sharesColor: { target: 0 } } },
        }),
      ),
    ],
    me: { hand: ["hunts its colour"], stones: "r" },
    you: { battleArea: ["any 5/6"] },
    play: [{ use: "hunts its colour" }, "both pass"],
    after: { you: { battleArea: ["any 5/6"] } },
  });

  scenario(["mag:222.1", "mag:222.2"], "units that came from a player's deck, whoever controls them", {
    cards: [destroys({ owner: "you" })],
    me: { ...SWEEP, battleArea: ["g 2/2", { name: "g 3/3", control: "you" }] },
    you: { battleArea: ["b 1/1"] },
    play: [{ use: "sweeps" }, "both pass"],
    after: { me: { battleArea: [] }, you: { battleArea: ["b 1/1"] } },
  });

  scenario("mag:224.1", "counters of whatever name", {
    cards: [destroys({ anyCounter: { is: ">=", than: 2 } })],
    me: SWEEP,
    you: {
      battleArea: [
        { name: "g 2/2", counters: { charge: 1, 栞: 1 } },
        { name: "g 3/3", counters: { charge: 1 } },
      ],
    },
    play: [{ use: "sweeps" }, "both pass"],
    after: { you: { battleArea: [{ name: "g 3/3", counters: { charge: 1 } }] } },
  });

  scenario("mag:401.2", "only what lies in some area", {
    cards: [
      createMagic(
        "returns what is in the dust",
        "b",
        createTargetedBody(
          { zones: ["battleArea", "dust"], whose: "opponent", count: { min: 0, max: 2 } },
          { do: "return", what: { of: { target: 0 }, where: { zone: "dust" } } },
        ),
      ),
    ],
    me: { hand: ["returns what is in the dust"], stones: "b" },
    you: { battleArea: ["g 2/2"], dust: ["g 3/3"], hand: [] },
    play: [{ use: "returns what is in the dust" }, { number: 2 }, "both pass"],
    after: { you: { battleArea: ["g 2/2"], hand: ["g 3/3"] } },
  });

  scenario("mag:702.3.2", "one target in any of several areas", {
    cards: [
      createQuickMagic(
        "breaks anything",
        "r",
        createTargetedBody(
          { zones: ["battleArea", "stoneArea"], whose: "opponent", count: 1 },
          { do: "destroy", what: { target: 0 } },
        ),
      ),
    ],
    me: { hand: ["breaks anything"], stones: "r" },
    you: { battleArea: ["g 2/2"], stones: "gb" },
    play: [{ use: "breaks anything" }, { pick: "緑の魔石" }, "both pass"],
    after: { you: { battleArea: ["g 2/2"], stones: "b" } },
  });
});

describe("numbers (203)", () => {
  const UNIT_TABLE = { you: { battleArea: ["g 3/3", "gb 2/3", "b 1/1"] } };
  const CASES: readonly (readonly [string, Amount, number])[] = [
    ["the highest AP", { most: "ap", of: UNITS }, 3],
    ["the lowest HP", { least: "hp", of: UNITS }, 1],
    ["the highest of nothing", { most: "ap", of: { all: "battleArea", whose: "you" } }, 0],
    ["the lowest of nothing", { least: "ap", of: { all: "battleArea", whose: "you" } }, 0],
    ["how many colours", { colors: UNITS }, 2],
    ["a difference, whichever is larger", { difference: [2, { count: UNITS }] }, 1],
    ["one for every two, rounded down", { quotient: [{ count: UNITS }, 2], round: "down" }, 1],
    ["one for every two, rounded up", { quotient: [{ count: UNITS }, 2], round: "up" }, 2],
    ["nothing divided by nothing", { quotient: [{ count: UNITS }, 0], round: "up" }, 0],
  ];
  for (const [what, amount, gained] of CASES) {
    scenario("mag:203.1", what, {
      ...UNIT_TABLE,
      cards: [counts(amount)],
      me: COUNT,
      play: [{ use: "counts" }, "both pass"],
      after: { me: { life: 1 + gained } },
    });
  }

  scenario("mag:224.1", "all counters on some units", {
    cards: [counts({ anyCounters: UNITS })],
    me: COUNT,
    you: { battleArea: [{ name: "g 3/3", counters: { power: 2, 栞: 1 } }, "b 1/1"] },
    play: [{ use: "counts" }, "both pass"],
    after: { me: { life: 4 } },
  });
});

describe("changes of AP, HP and colours (204.4)", () => {
  const changes = (...list: readonly ContinuousChange[]) =>
    createQuickMagic(
      "changes it",
      "g",
      createTargetedBody(ANY_UNIT, { do: "modify", what: { target: 0 }, changes: list, until: "turn" }),
    );

  scenario("mag:204.4", "AP and HP are exchanged as earlier changes leave them", {
    cards: [changes({ add: "ap", amount: 1 }, { swap: true }, { add: "ap", amount: 1 })],
    me: { hand: ["changes it"], stones: "g", battleArea: ["gb 2/3"] },
    play: [{ use: "changes it" }, "both pass"],
    after: { me: { battleArea: [{ name: "gb 2/3", ap: 4, hp: 3 }] } },
  });

  scenario(["mag:204.4", "mag:224.4.1"], "AP is doubled, counters come after", {
    cards: [changes({ multiply: "ap", by: 2 })],
    me: { hand: ["changes it"], stones: "g", battleArea: [{ name: "gb 2/3", counters: { power: 1 } }] },
    play: [{ use: "changes it" }, "both pass"],
    after: { me: { battleArea: [{ name: "gb 2/3", ap: 5, hp: 4 }] } },
  });

  scenario("mag:204.4", "a static ability multiplies by a number that changes", {
    cards: [
      createUnit(
        "swells",
        "g",
        "2/2",
        createStaticAbility("self", [{ multiply: "hp", by: { count: { all: "battleArea" } } }]),
      ),
    ],
    me: { battleArea: ["swells", "g 1/1"] },
    after: { me: { battleArea: [{ name: "swells", ap: 2, hp: 4 }, "g 1/1"] } },
  });

  scenario("mag:212.4", "a unit becomes the colour that was chosen", {
    cards: [
      createQuickMagic(
        "paints it",
        "b",
        createTargetedBody(
          ANY_UNIT,
          { do: "chooseColor", who: "you", store: "color" },
          {
            do: "modify",
            what: { target: 0 },
            changes: [{ colors: { storedColor: "color" }, keep: false }],
            until: "turn",
          },
        ),
      ),
    ],
    me: { hand: ["paints it"], stones: "b" },
    you: { battleArea: ["gb 2/3"] },
    play: [{ use: "paints it" }, "both pass", { option: "red" }],
    after: { you: { battleArea: [{ name: "gb 2/3", colors: ["red"] }] } },
  });
});

describe("the unit in battle with another (701.3.1.2)", () => {
  const BITES = createQuickMagic(
    "bites back",
    "r",
    createTargetedBody(ANY_UNIT, { do: "damage", to: { battle: "opposing", of: { target: 0 } }, amount: 2 }),
  );

  scenario("mag:701.3.1.2", "the attacking unit for the attacked one", {
    cards: [BITES],
    me: { battleArea: ["g 4/4"] },
    you: { hand: ["bites back"], stones: "r", battleArea: [{ name: "b 3/3", rested: true }] },
    play: [
      { attack: "g 4/4" },
      "both pass",
      { pick: "b 3/3" },
      "pass",
      { use: "bites back" },
      { pick: "b 3/3" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 4/4", damage: 2 }] } } },
    ],
    after: { you: { battleArea: [{ name: "b 3/3", damage: 0 }] } },
  });

  scenario("mag:701.3.1.2", "none while a player is attacked", {
    cards: [BITES],
    me: { battleArea: ["g 4/4"] },
    you: { hand: ["bites back"], stones: "r" },
    play: [{ attack: "g 4/4" }, "both pass", "pass", { use: "bites back" }, "both pass"],
    after: { me: { battleArea: [{ name: "g 4/4", damage: 0 }] }, you: { life: 20 } },
  });
});
