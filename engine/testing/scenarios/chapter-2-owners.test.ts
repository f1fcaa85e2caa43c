import { describe } from "vitest";
import { A_UNIT, aimed, DIES, doing, magic, quick, unit, when } from "../pool/builders";
import { scenario } from "../scenario";

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
    cards: [unit("weeps when it dies", "r", "1/1", when(DIES, doing({ do: "loseLife", who: "you", amount: 3 })))],
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

describe("using and summoning (225, 226)", () => {
  scenario(["mag:225.2", "mag:702.3.1", "mag:408.2"], "to use a card is to put it on top of the chant and pay", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "bolt 2" }],
    after: {
      chant: ["bolt 2"],
      me: { hand: [], stones: "R", used: 1 },
      you: { battleArea: [{ name: "g 4/4", damage: 0 }] },
      events: [{ type: "moved", name: "bolt 2", from: "hand", to: "chant" }, { type: "rested" }, { type: "used" }],
    },
  });

  scenario("mag:225.1.1", "an effect that uses a card ignores its timing", {
    me: {
      hand: ["uses a magic from dust"],
      dust: ["burns player 4", "g 1/1"],
      stones: "brnnnnn",
    },
    play: [
      { use: "uses a magic from dust" },
      { pick: "plain stone" },
      "both pass",
      "both pass",
      { pick: "burns player 4" },
      { pick: "you" },
      { now: { chant: ["burns player 4"] } },
      "both pass",
    ],
    after: { you: { life: 16 }, me: { dust: ["burns player 4", "g 1/1"], stones: "BRNNNNN" } },
  });

  scenario(["mag:226.1", "mag:226.2", "mag:226.2.1"], "a unit can be summoned without being used", {
    me: { hand: ["summons from dust"], dust: ["gains when magic is used", "draws when summoned"], stones: "ggn" },
    play: [
      { use: "summons from dust" },
      { pick: "draws when summoned" },
      "both pass",
      { now: { chant: ["ability of draws when summoned"] } },
      "both pass",
    ],
    after: {
      me: { battleArea: ["draws when summoned"], hand: ["b 4/4"], used: 1 },
      never: [{ type: "used", name: "draws when summoned" }],
    },
  });

  scenario(["mag:226.2.2", "mag:231.1", "mag:407.1"], "a unit that is negated is not summoned and goes to the dust", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["negates"], stones: "bn" },
    play: [{ use: "draws when summoned" }, "pass", { use: "negates", by: "you" }, "both pass"],
    after: {
      me: { battleArea: [], dust: ["draws when summoned"], hand: [] },
      you: { dust: ["negates"] },
      chant: [],
      never: [{ type: "resolved", name: "draws when summoned" }],
    },
  });
});

describe("destroying and returning (227, 228)", () => {
  scenario("mag:227.1", "a destroyed unit goes to the dust", {
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "destroys a unit" }, "both pass"],
    after: { you: { battleArea: [], dust: ["g 4/4"] }, me: { dust: ["destroys a unit"] } },
  });

  scenario("mag:227.1", "so does a destroyed stone", {
    me: { hand: ["destroys a stone"], stones: "rnn" },
    you: { stones: "g" },
    play: [{ use: "destroys a stone" }, "both pass"],
    after: { you: { stones: "", dust: ["緑の魔石"] } },
  });

  scenario("mag:227.1", "what lies elsewhere cannot be destroyed", {
    cards: [
      magic("destroys the dust", "b", doing({ do: "destroy", what: { all: ["dust", "hand"], whose: "opponent" } })),
    ],
    me: { hand: ["destroys the dust"], stones: "b" },
    you: { dust: ["g 1/1"], hand: ["g 2/2"] },
    play: [{ use: "destroys the dust" }, "both pass"],
    after: { you: { dust: ["g 1/1"], hand: ["g 2/2"] }, never: [{ type: "moved", cause: "destroy" }] },
  });

  scenario(["mag:227.1", "mag:102"], "what cannot be destroyed stays, also with no HP left", {
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: [{ name: "cannot be destroyed", counters: { weak: 2 } }] },
    play: [{ use: "destroys a unit" }, "both pass"],
    after: { you: { battleArea: [{ name: "cannot be destroyed", hp: 0 }], dust: [] } },
  });

  scenario(["mag:228.1", "house:4"], "returned to a zone that the card names", {
    me: { hand: ["returns a unit to the bottom"], stones: "bnn" },
    you: { battleArea: ["g 4/4"], grimoire: ["r 1/1"] },
    play: [{ use: "returns a unit to the bottom" }, "both pass"],
    after: { you: { battleArea: [], grimoire: ["r 1/1", "g 4/4"], hand: [] } },
  });
});

describe("drawing and discarding (229, 233)", () => {
  scenario("mag:229.1", "the top card of one's own grimoire comes to the hand", {
    me: { hand: ["draws 1"], stones: "bn", grimoire: ["r 1/1", "r 2/2"] },
    play: [{ use: "draws 1" }, "both pass"],
    after: { me: { hand: ["r 1/1"], grimoire: ["r 2/2"] } },
  });

  scenario(["mag:229.2", "mag:302.1.1"], "two cards are drawn one after the other", {
    cards: [
      unit(
        "stings for each draw",
        "r",
        "1/1",
        when(
          { on: "move", what: { whose: "you" }, cause: "draw" },
          doing({ do: "damage", to: { player: "opponent" }, amount: 1 }),
        ),
      ),
    ],
    me: {
      hand: ["draws 2"],
      stones: "bnn",
      grimoire: ["r 1/1", "r 2/2", "r 3/3"],
      battleArea: ["stings for each draw"],
    },
    play: [{ use: "draws 2" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: {
      me: { hand: ["r 1/1", "r 2/2"] },
      you: { life: 18 },
      events: [
        { type: "moved", name: "r 1/1", cause: "draw" },
        { type: "moved", name: "r 2/2", cause: "draw" },
      ],
    },
  });

  scenario(["mag:229.3", "mag:103"], "with one card left, drawing two draws it and loses at the next check", {
    me: { hand: ["draws 2"], stones: "bnn", grimoire: ["r 1/1"] },
    play: [{ use: "draws 2" }, "both pass"],
    after: {
      winner: "you",
      me: { hand: ["r 1/1"] },
      events: [
        { type: "drewFromEmpty", player: "me" },
        { type: "defeated", player: "me", rule: "mag:705.4.2" },
      ],
    },
  });

  scenario(["mag:229.3", "mag:102"], "a player who cannot draw does not even try", {
    me: { hand: ["draws 2"], stones: "bnn", grimoire: [] },
    you: { battleArea: ["they do not draw by effect"] },
    play: [{ use: "draws 2" }, "both pass"],
    after: { me: { hand: [] }, never: [{ type: "drewFromEmpty" }] },
  });

  scenario(["mag:233.1", "mag:233.2"], "whose cards they are chooses what is discarded", {
    me: { hand: ["they discard 1"], stones: "b" },
    you: { hand: ["g 1/1", "r 1/1", "b 1/1"] },
    play: [
      { use: "they discard 1" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["g 1/1", "r 1/1", "b 1/1"], min: 1, max: 1 } } },
      { pick: "r 1/1", by: "you" },
    ],
    after: { you: { hand: ["g 1/1", "b 1/1"], dust: ["r 1/1"] } },
  });

  scenario("mag:233.2", "unless the text says who does", {
    me: { hand: ["I take a magic from their hand"], stones: "bn" },
    you: { hand: ["bolt 2", "r 1/1", "gains 3"] },
    play: [
      { use: "I take a magic from their hand" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["bolt 2", "gains 3"] } } },
      { pick: "gains 3" },
    ],
    after: { you: { hand: ["bolt 2", "r 1/1"], dust: ["gains 3"] } },
  });

  scenario("mag:233.3", "without a hand nothing is discarded", {
    me: { hand: ["they discard 1"], stones: "b" },
    you: { hand: [] },
    play: [{ use: "they discard 1" }, "both pass"],
    after: { you: { hand: [], dust: [] }, never: [{ type: "moved", cause: "discard" }] },
  });

  scenario(["mag:233.3", "mag:704.3.2.2"], "choosing none of up to two is no discard", {
    me: { hand: ["discards up to 2, burns as many", "g 1/1", "r 1/1"], stones: "rn" },
    play: [{ use: "discards up to 2, burns as many" }, { pick: "you" }, "both pass", "done"],
    after: {
      me: { hand: ["g 1/1", "r 1/1"] },
      you: { life: 20 },
      never: [{ type: "moved", cause: "discard" }, { type: "damaged" }],
    },
  });

  scenario("mag:233.1", "what was discarded counts for the rest of the text", {
    me: { hand: ["discards up to 2, burns as many", "g 1/1", "r 1/1"], stones: "rn" },
    play: [{ use: "discards up to 2, burns as many" }, { pick: "you" }, "both pass", { picks: ["g 1/1", "r 1/1"] }],
    after: { me: { hand: [], dust: ["g 1/1", "r 1/1", "discards up to 2, burns as many"] }, you: { life: 18 } },
  });
});

describe("searching and negating (230, 231)", () => {
  scenario(["mag:230.1", "mag:230.2", "mag:230.4"], "the whole pile is searched for what fits, and shuffled", {
    me: { hand: ["finds a red unit"], stones: "rn", grimoire: ["g 1/1", "r 1/1", "bolt 2", "r 2/2"] },
    play: [
      { use: "finds a red unit" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2"], min: 0, max: 1 } } },
      { pick: "r 2/2" },
    ],
    after: {
      me: { hand: ["r 2/2"] },
      events: [
        { type: "searched", player: "me", found: 1 },
        { type: "moved", name: "r 2/2", to: "hand" },
        { type: "shuffled", player: "me" },
      ],
    },
  });

  scenario("mag:230.3", "a player may say that nothing was found", {
    me: { hand: ["finds a red unit"], stones: "rn", grimoire: ["g 1/1", "r 1/1"] },
    play: [{ use: "finds a red unit" }, "both pass", "done"],
    after: { me: { hand: [] }, events: [{ type: "searched", found: 0 }, { type: "shuffled" }] },
  });

  scenario(
    ["mag:230.2", "mag:230.4"],
    "only a range is searched when the text says so, and not shuffled when it says so",
    {
      me: { hand: ["searches the top 4 of theirs"], stones: "bnn" },
      you: { grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4", "g 1/1"] },
      play: [
        { use: "searches the top 4 of theirs" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"] } } },
        { pick: "r 3/3" },
      ],
      after: {
        you: { grimoire: ["r 1/1", "r 2/2", "r 4/4", "g 1/1"], dust: ["r 3/3"] },
        never: [{ type: "shuffled" }],
      },
    },
  );

  scenario("mag:230.1", "the stone deck can be searched too", {
    me: { hand: ["finds a stone"], stones: "gg", stoneDeck: ["赤の魔石", "青の魔石"] },
    play: [{ use: "finds a stone" }, "both pass", { pick: "青の魔石" }],
    after: { me: { stones: "BGX", stoneDeck: ["赤の魔石"] } },
  });

  scenario(["mag:231.1", "house:20"], "an ability on the chant can be negated", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["negates an ability"], stones: "b" },
    play: [{ use: "draws when summoned" }, "both pass", "pass", { use: "negates an ability", by: "you" }, "both pass"],
    after: { me: { battleArea: ["draws when summoned"], hand: [], dust: [] }, chant: [] },
  });

  scenario(["mag:231.2", "mag:704.3.1", "mag:704.3.1.1"], "a card all of whose targets are gone is negated", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["gains when mine is negated"], life: 10 },
    you: { hand: ["returns a unit"], stones: "bn", battleArea: ["g 4/4"] },
    play: [
      { use: "bolt 2" },
      { pick: "g 4/4" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
      { now: { chant: ["ability of gains when mine is negated"] } },
      "both pass",
    ],
    after: { me: { life: 12, dust: ["bolt 2"] }, events: [{ type: "negated", name: "bolt 2" }] },
  });

  scenario(["mag:231.2", "mag:704.3.1"], "one target left is enough", {
    cards: [
      magic(
        "destroys 2",
        "b",
        aimed(
          { zones: ["battleArea"], count: 2 },
          { do: "destroy", what: { target: 0 } },
          { do: "draw", who: "you", count: 1 },
        ),
      ),
    ],
    me: { hand: ["destroys 2"], stones: "b" },
    you: { hand: ["returns a unit"], stones: "bn", battleArea: ["g 4/4", "r 4/4"] },
    play: [
      { use: "destroys 2" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: { me: { hand: ["b 4/4"] }, you: { battleArea: [], dust: ["r 4/4", "returns a unit"], hand: ["g 4/4"] } },
  });

  scenario(["mag:704.3.1.2", "mag:231.2"], "a target that no longer fits is none", {
    cards: [
      quick(
        "rests an awake unit",
        "b",
        aimed(
          { ...A_UNIT, where: { rested: false } },
          { do: "rest", what: { target: 0 } },
          { do: "draw", who: "you", count: 1 },
        ),
      ),
    ],
    me: { hand: ["rests an awake unit"], stones: "b" },
    you: { hand: ["rests a unit"], stones: "b", battleArea: ["g 4/4"] },
    play: [{ use: "rests an awake unit" }, "pass", { use: "rests a unit", by: "you" }, "both pass", "both pass"],
    after: {
      me: { hand: [], dust: ["rests an awake unit"] },
      events: [{ type: "negated", name: "rests an awake unit" }],
    },
  });
});

describe("priority (232)", () => {
  scenario(["mag:232.4.5", "mag:702.3.5"], "after a use the turn player gets priority, whoever used the card", {
    me: {},
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: ["pass", { use: "gains 3", by: "you" }],
    after: { asks: { of: "me", ask: "priority" }, chant: ["gains 3"] },
  });

  scenario(["mag:232.4.4", "mag:704.3.3"], "after something resolved the turn player gets priority", {
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: ["pass", { use: "gains 3", by: "you" }, "both pass"],
    after: { asks: { of: "me", ask: "priority" }, chant: [], you: { life: 13 } },
  });

  scenario(["mag:232.6", "mag:408.5", "mag:704.1"], "two passes resolve the topmost of the chant only", {
    me: { hand: ["gains 3", "bolt 2"], stones: "gr", life: 10 },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "gains 3" }, { use: "bolt 2" }, "both pass"],
    after: { chant: ["gains 3"], me: { life: 10 }, you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
  });

  scenario(["mag:232.5", "mag:232.6"], "a use in between starts the count of passes anew", {
    me: { hand: ["gains 3"], stones: "g", life: 10 },
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: [{ use: "gains 3", by: "me" }, "pass", { use: "gains 3", by: "you" }, "pass"],
    after: { chant: ["gains 3", "gains 3"], asks: { of: "you", ask: "priority" } },
  });

  scenario(["mag:232.6", "mag:601.4"], "with an empty chant two passes end the phase", {
    play: ["both pass"],
    after: { phase: "end", asks: { of: "me", ask: "priority" } },
  });

  scenario("mag:232.2", "priority once passed is gone until somebody gets it again", {
    me: { hand: ["gains 3"], stones: "g" },
    play: ["pass", { refused: { use: "gains 3" }, by: "me", because: ["NO_PRIORITY"] }],
    after: { asks: { of: "you", ask: "priority" } },
  });
});
