import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("static abilities (303)", () => {
  scenario(["mag:303.1", "mag:306.2"], "they hold without the chant, from the moment their unit is there", {
    me: { hand: ["strong in numbers"], stones: "gn", battleArea: ["r 1/1"] },
    play: [{ use: "strong in numbers" }, "both pass"],
    after: { chant: [], me: { battleArea: [{ name: "r 1/1", ap: 2, hp: 2 }, "strong in numbers"] } },
  });

  scenario(["mag:306.2", "mag:705.4.3"], "and end the moment it goes, which may kill", {
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: ["strong in numbers", { name: "r 1/1", damage: 1 }] },
    play: [
      { now: { you: { battleArea: ["strong in numbers", { name: "r 1/1", hp: 2, damage: 1 }] } } },
      { use: "destroys a unit" },
      { pick: "strong in numbers" },
      "both pass",
    ],
    after: { you: { battleArea: [], dust: ["strong in numbers", "r 1/1"] } },
  });

  scenario("mag:303.1", "a number in them follows the board", {
    me: { battleArea: ["as big as my field"], hand: ["makes 2 sprouts"], stones: "gn" },
    play: [
      { now: { me: { battleArea: [{ name: "as big as my field", ap: 1 }] } } },
      { use: "makes 2 sprouts" },
      "both pass",
    ],
    after: { me: { battleArea: [{ name: "as big as my field", ap: 3 }, "sprout", "sprout"] } },
  });

  scenario("mag:303.1", "a condition in them is looked at all the time", {
    me: { battleArea: ["big when behind"], life: 10 },
    you: { life: 12, hand: ["burns both players 2"] },
    after: { me: { battleArea: [{ name: "big when behind", ap: 4 }] } },
  });

  scenario("mag:303.1", "and does nothing while it does not hold", {
    me: { battleArea: ["big when behind"], life: 12 },
    you: { life: 12 },
    after: { me: { battleArea: [{ name: "big when behind", ap: 2 }] } },
  });

  scenario(["mag:303.1", "house:14"], "what takes abilities away comes before what abilities do", {
    me: { battleArea: ["strong in numbers", "r 2/2"] },
    you: { battleArea: ["silences the weak"] },
    after: { me: { battleArea: [{ name: "r 2/2", ap: 2, hp: 2 }, "strong in numbers"] } },
  });

  scenario(["mag:301.1", "mag:301.6"], "abilities that are given work like the unit's own", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["gives death rattles", "g 1/1"] },
    play: [{ use: "bolt 2" }, { pick: "g 1/1" }, "both pass", { now: { chant: ["ability of g 1/1"] } }, "both pass"],
    after: { me: { life: 19 } },
  });

  scenario(["mag:301.1", "mag:302.1.2.1"], "what gave them has died at the same moment: they had them", {
    me: { hand: ["burns all 1"], stones: "rr" },
    you: { battleArea: ["gives death rattles", "g 1/1"] },
    play: [{ use: "burns all 1" }, "both pass", "both pass"],
    after: { me: { life: 19 }, you: { battleArea: [] } },
  });

  scenario(["mag:306.1", "house:6"], "the later of two that set AP comes on top", {
    cards: [
      createUnit(
        "sets all AP to 3",
        "r",
        "1/1",
        createStaticAbility({ all: "battleArea" }, [{ set: "ap", amount: 3 }]),
      ),
    ],
    me: { hand: ["sets all AP to 3"], stones: "r", battleArea: ["r 1/1"] },
    you: { battleArea: [{ name: "as big as my field", counters: { power: 1 } }] },
    play: [{ use: "sets all AP to 3" }, "both pass"],
    after: {
      me: { battleArea: ["sets all AP to 3", { name: "r 1/1", ap: 3 }] },
      you: { battleArea: [{ name: "as big as my field", ap: 4 }] },
    },
  });
});

describe("magic abilities (303.2)", () => {
  scenario(["mag:303.2", "mag:704.3.2.4"], "a magic does on resolution what its magic ability says", {
    me: { hand: ["mine on the chant cannot be negated"], stones: "g", life: 10 },
    play: [{ use: "mine on the chant cannot be negated" }, { now: { me: { life: 10 } } }, "both pass"],
    after: { me: { life: 11, dust: ["mine on the chant cannot be negated"] } },
  });

  scenario("mag:303.2", "a unit has none: it is put into the battle area", {
    me: { hand: ["r 1/1"], stones: "r" },
    play: [{ use: "r 1/1" }, "both pass"],
    after: { me: { battleArea: ["r 1/1"], dust: [] } },
  });
});

describe("how long effects go on (306.1.1)", () => {
  scenario(["mag:306.1.1", "mag:606.3.2"], "until the end of the turn", {
    me: { hand: ["+2/+1 this turn"], stones: "g", battleArea: ["g 1/1"] },
    play: [
      { use: "+2/+1 this turn" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 1/1", ap: 3, hp: 2 }] } } },
      "both pass",
      { now: { phase: "end", me: { battleArea: [{ name: "g 1/1", ap: 3, hp: 2 }] } } },
      "both pass",
    ],
    after: { me: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1 }] }, turnPlayer: "you" },
  });

  scenario(["mag:606.3.1", "mag:606.3.2"], "damage goes before the effects of the turn, so the unit lives", {
    me: { hand: ["+2/+1 this turn"], stones: "g", battleArea: ["g 1/1"] },
    you: { hand: ["bolt 1"], stones: "r" },
    cards: [
      createQuickMagic("bolt 1", "r", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 })),
    ],
    play: [
      { use: "+2/+1 this turn" },
      "both pass",
      "pass",
      { use: "bolt 1", by: "you" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 1/1", hp: 2, damage: 1 }] } } },
      "both pass",
      "both pass",
    ],
    after: { me: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1, damage: 0 }] }, turnPlayer: "you" },
  });

  scenario(["mag:306.1.1", "mag:606.3.2"], "for ever when the text says nothing of a time", {
    me: { hand: ["is also green for ever"], stones: "g", battleArea: ["r 1/1"] },
    play: [{ use: "is also green for ever" }, "both pass", "both pass", "both pass"],
    after: { me: { battleArea: [{ name: "r 1/1", colors: ["green", "red"] }] }, turnPlayer: "you" },
  });

  scenario("mag:306.1.1", "until the controller's next turn", {
    me: { hand: ["loses its text until my turn"], stones: "bn" },
    you: { battleArea: ["as big as my field"] },
    play: [
      { use: "loses its text until my turn" },
      "both pass",
      "both pass",
      "both pass",
      { now: { turnPlayer: "you", you: { battleArea: [{ name: "as big as my field", ap: 0 }] } } },
      "both pass",
      "both pass",
    ],
    after: { turnPlayer: "me", you: { battleArea: [{ name: "as big as my field", ap: 1 }] } },
  });

  scenario(["mag:306.1.1", "mag:306.2"], "while the unit that made it is there", {
    me: { hand: ["weakens one while here"], stones: "bn" },
    you: { battleArea: ["r 3/3"], hand: ["bolt 3 any"], stones: "rn" },
    cards: [
      createQuickMagic(
        "bolt 3 any",
        "1r",
        createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 3 }),
      ),
    ],
    play: [
      { use: "weakens one while here" },
      "both pass",
      "both pass",
      { now: { you: { battleArea: [{ name: "r 3/3", ap: 1 }] } } },
      "pass",
      { use: "bolt 3 any", by: "you" },
      { pick: "weakens one while here" },
      "both pass",
    ],
    after: { me: { battleArea: [] }, you: { battleArea: [{ name: "r 3/3", ap: 3 }] } },
  });

  scenario(["mag:306.1.1", "mag:701.6.3"], "until the end of the battle", {
    me: { battleArea: ["r 3/3"] },
    you: { hand: ["is 0/1 and blue this battle"], stones: "b" },
    play: [
      { attack: "r 3/3" },
      "pass",
      { use: "is 0/1 and blue this battle", by: "you" },
      "both pass",
      { now: { me: { battleArea: [{ name: "r 3/3", ap: 0, hp: 1, colors: ["blue"] }] } } },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { step: null, you: { life: 20 }, me: { battleArea: [{ name: "r 3/3", ap: 3, hp: 3, colors: ["red"] }] } },
  });

  scenario(
    ["mag:401.6", "mag:306.1.1"],
    "a unit that went away and came back is a new one: the effect does not know it",
    {
      me: {
        hand: ["+2/+1 this turn", "a unit to the dream and back"],
        stones: "gbn",
        battleArea: ["g 1/1"],
      },
      play: [{ use: "+2/+1 this turn" }, "both pass", { use: "a unit to the dream and back" }, "both pass"],
      after: { me: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1 }] } },
    },
  );

  scenario("house:15", "the number in an effect for a while is that of the moment when it began", {
    cards: [
      createQuickMagic(
        "grows by the units this turn",
        "g",
        createTargetedBody(ANY_UNIT, {
          do: "modify",
          what: { target: 0 },
          changes: [{ add: "ap", amount: { count: { all: "battleArea" } } }],
          until: "turn",
        }),
      ),
    ],
    me: { hand: ["grows by the units this turn", "makes 2 sprouts"], stones: "ggn", battleArea: ["r 1/1"] },
    play: [{ use: "grows by the units this turn" }, "both pass", { use: "makes 2 sprouts" }, "both pass"],
    after: { me: { battleArea: [{ name: "r 1/1", ap: 2 }, "sprout", "sprout"] } },
  });

  scenario("house:15", "and whom it affects are those of that moment", {
    cards: [
      createQuickMagic(
        "mine grow this turn",
        "g",
        createBody({
          do: "modify",
          what: { all: "battleArea", whose: "you" },
          changes: [{ add: "ap", amount: 1 }],
          until: "turn",
        }),
      ),
    ],
    me: { hand: ["mine grow this turn", "makes 2 sprouts"], stones: "ggn", battleArea: ["r 1/1"] },
    play: [{ use: "mine grow this turn" }, "both pass", { use: "makes 2 sprouts" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "r 1/1", ap: 2 },
          { name: "sprout", ap: 1 },
          { name: "sprout", ap: 1 },
        ],
      },
    },
  });
});
