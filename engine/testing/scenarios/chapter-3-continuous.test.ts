import { describe } from "vitest";
import { A_UNIT, aimed, always, doing, magic, quick, replaced, unit } from "../pool/builders";
import { scenario } from "../scenario";

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
    cards: [unit("sets all AP to 3", "r", "1/1", always({ all: "battleArea" }, [{ set: "ap", amount: 3 }]))],
    me: { hand: ["sets all AP to 3"], stones: "r", battleArea: ["r 1/1"] },
    you: { battleArea: [{ name: "as big as my field", counters: { power: 1 } }] },
    play: [{ use: "sets all AP to 3" }, "both pass"],
    after: {
      me: { battleArea: ["sets all AP to 3", { name: "r 1/1", ap: 3 }] },
      you: { battleArea: [{ name: "as big as my field", ap: 4 }] },
    },
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
    cards: [quick("bolt 1", "r", aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }))],
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
    cards: [quick("bolt 3 any", "1r", aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 3 }))],
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
      quick(
        "grows by the units this turn",
        "g",
        aimed(A_UNIT, {
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
      quick(
        "mine grow this turn",
        "g",
        doing({
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
    cards: [quick("bolt 1", "r", aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }))],
    play: [{ use: "bolt 1" }, { pick: "halves damage" }, "both pass"],
    after: { you: { battleArea: [{ name: "halves damage", damage: 0 }] }, never: [{ type: "damaged" }] },
  });

  scenario(
    ["mag:306.1.2", "house:6"],
    "of two, the affected player chooses which comes first; each has its turn once",
    {
      cards: [
        unit(
          "one more damage to you",
          "r",
          "1/2",
          replaced({ on: "damage", what: { player: "opponent" } }, { amount: { sum: [{ event: "amount" }, 1] } }),
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
      unit(
        "one more damage to you",
        "r",
        "1/2",
        replaced({ on: "damage", what: { player: "opponent" } }, { amount: { sum: [{ event: "amount" }, 1] } }),
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
  scenario(["mag:103", "mag:304.2"], "the part that cannot be done is left out, the rest is done", {
    me: { hand: ["discards all, draws as many"], stones: "bnn", grimoire: ["r 1/1", "r 2/2"] },
    play: [{ use: "discards all, draws as many" }, "both pass"],
    after: { me: { hand: [], dust: ["discards all, draws as many"], grimoire: ["r 1/1", "r 2/2"] } },
  });

  scenario(["mag:103", "mag:304.2"], "so is the part about a target that is gone", {
    cards: [
      magic(
        "destroys one and rests one",
        "b",
        aimed(
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
    cards: [magic("summons all from dust", "g", doing({ do: "summon", what: { all: "dust", whose: "you" } }))],
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
      quick(
        "hides mine",
        "g",
        aimed(
          { ...A_UNIT, whose: "you" },
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
