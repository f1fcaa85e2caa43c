import { describe } from "vitest";
import { A_PLAYER, aimed, DIES, doing, magic, quick, SUMMONED, unit, when } from "../pool/builders";
import { scenario } from "../scenario";

describe("triggered abilities (302)", () => {
  scenario(
    ["mag:302.1", "mag:703.1", "mag:703.3"],
    "one triggers, waits until somebody gets priority, and goes to the chant",
    {
      me: { hand: ["draws when summoned"], stones: "bn" },
      play: [
        { use: "draws when summoned" },
        "both pass",
        { now: { chant: ["ability of draws when summoned"], me: { hand: [] } } },
        "both pass",
      ],
      after: {
        chant: [],
        me: { hand: ["b 4/4"] },
        events: [
          { type: "moved", name: "draws when summoned", to: "battleArea" },
          { type: "triggered", name: "draws when summoned" },
          { type: "resolved", name: "draws when summoned" },
          { type: "abilityPut" },
          { type: "moved", cause: "draw" },
        ],
      },
    },
  );

  scenario(["mag:301.4", "mag:301.3"], "an ability on the chant does not mind that its unit is gone", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["bolt 2"], stones: "r" },
    play: [{ use: "draws when summoned" }, "both pass", "pass", { use: "bolt 2", by: "you" }, "both pass", "both pass"],
    after: { me: { battleArea: [], dust: ["draws when summoned"], hand: ["b 4/4"] } },
  });

  scenario(
    ["mag:302.1.1", "mag:703.2", "house:9"],
    "it triggers once for each unit that dies, also when they die together",
    {
      me: { hand: ["burns all 1"], stones: "rr", battleArea: ["grows when another dies"] },
      you: { battleArea: ["r 1/1", "g 1/1"] },
      play: [{ use: "burns all 1" }, "both pass", { option: 0 }, "both pass", "both pass"],
      after: { me: { battleArea: [{ name: "grows when another dies", counters: { power: 2 }, damage: 1 }] } },
    },
  );

  scenario("mag:302.1.1", "it triggers once for one event", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["grows when another dies"] },
    you: { battleArea: ["r 1/1", "g 4/4"] },
    play: [{ use: "bolt 2" }, { pick: "r 1/1" }, "both pass", "both pass"],
    after: { chant: [], me: { battleArea: [{ name: "grows when another dies", counters: { power: 1 } }] } },
  });

  scenario(
    ["mag:302.1.2", "mag:302.1.2.1", "mag:301.7"],
    "leaving the battle area is judged by how things were just before",
    {
      me: { hand: ["bolt 2"], stones: "r" },
      you: { battleArea: ["1 damage when it dies"] },
      play: [{ use: "bolt 2" }, "both pass"],
      after: {
        chant: [],
        you: { dust: ["1 damage when it dies"] },
        events: [{ type: "triggered", name: "1 damage when it dies" }],
      },
    },
  );

  scenario("mag:302.1.2.1", "two that die together see each other die", {
    me: { hand: ["burns all 1"], stones: "rr" },
    you: {
      battleArea: [
        { name: "grows when another dies", damage: 1 },
        { name: "grows when another dies", damage: 1 },
      ],
    },
    play: [{ use: "burns all 1" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { you: { battleArea: [], dust: ["grows when another dies", "grows when another dies"] } },
  });

  scenario("mag:302.1.2.1", "a unit that was silenced before it died does not trigger", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["silences the weak"] },
    you: { battleArea: ["1 damage when it dies"] },
    play: [{ use: "bolt 2" }, { pick: "1 damage when it dies" }, "both pass"],
    after: { chant: [], you: { dust: ["1 damage when it dies"] }, never: [{ type: "triggered" }] },
  });

  scenario(["mag:302.1.2", "mag:303.1.1"], "a unit's other triggers do not work from the dust", {
    phase: "standby",
    me: { dust: ["charges each turn"] },
    after: { phase: "main", never: [{ type: "triggered" }] },
  });

  scenario(["mag:303.1.1", "mag:602.2"], "one that says so does", {
    phase: "standby",
    me: { dust: ["returns from dust"] },
    play: ["both pass"],
    after: {
      me: { dust: [] },
      events: [
        { type: "triggered", name: "returns from dust" },
        { type: "moved", to: "hand" },
      ],
    },
  });

  scenario(["mag:301.7", "mag:704.3.2.1"], "what an ability says of a unit that is gone is as it last was", {
    cards: [
      unit(
        "burns by its AP when it dies",
        "r",
        "2/2",
        when(DIES, doing({ do: "damage", to: { player: "opponent" }, amount: { stat: "ap", of: "self" } })),
      ),
    ],
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: [{ name: "burns by its AP when it dies", counters: { power: 3 } }] },
    play: [{ use: "destroys a unit" }, "both pass", "both pass"],
    after: { me: { life: 15 } },
  });

  scenario(["mag:301.7", "mag:704.3.2.1"], "also when it leaves while the ability waits to resolve", {
    cards: [
      unit(
        "burns by its AP when summoned",
        "r",
        "2/2",
        when(SUMMONED, aimed(A_PLAYER, { do: "damage", to: { target: 0 }, amount: { stat: "ap", of: "self" } })),
      ),
    ],
    me: { hand: ["burns by its AP when summoned"], stones: "r", battleArea: ["strong in numbers"] },
    you: { hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "burns by its AP when summoned" },
      "both pass",
      { pick: "you" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "burns by its AP when summoned" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 17 }, me: { hand: ["burns by its AP when summoned"] } },
  });
});

describe("the clause of a condition (302.1.4)", () => {
  scenario(["mag:302.1.4.1", "mag:302.1.4"], "an ability whose clause does not hold does not trigger", {
    phase: "draw",
    turnPlayer: "you",
    me: { battleArea: ["draws at their draw"], hand: ["r 1/1", "g 1/1"] },
    after: { me: { hand: ["r 1/1", "g 1/1"] }, never: [{ type: "triggered" }] },
  });

  scenario(["mag:302.1.4.1", "mag:603.2"], "and triggers when it does", {
    phase: "draw",
    turnPlayer: "you",
    me: { battleArea: ["draws at their draw"], hand: ["r 1/1"] },
    play: ["both pass"],
    after: { me: { hand: ["r 1/1", "b 4/4"] } },
  });

  const cautious = unit(
    "gains 5 if alone",
    "g",
    "2/2",
    when(SUMMONED, doing({ do: "gainLife", who: "you", amount: 5 }), {
      if: { amount: { count: { all: "battleArea" } }, is: "=", than: 1 },
    }),
  );

  scenario("mag:302.1.4.2", "the clause is checked again on resolution, and then nothing is done", {
    cards: [
      cautious,
      quick(
        "summons a sprout",
        "g",
        doing({ do: "token", token: { ...unit("seedling", "", "1/1"), token: true }, count: 1 }),
      ),
    ],
    me: { hand: ["gains 5 if alone"], stones: "g", life: 10 },
    you: { hand: ["summons a sprout"], stones: "g" },
    play: [
      { use: "gains 5 if alone" },
      "both pass",
      "pass",
      { use: "summons a sprout", by: "you" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 10 }, chant: [], never: [{ type: "lifeGained" }] },
  });

  scenario("mag:302.1.4.2", "when it still holds, it is done", {
    cards: [cautious],
    me: { hand: ["gains 5 if alone"], stones: "g", life: 10 },
    play: [{ use: "gains 5 if alone" }, "both pass", "both pass"],
    after: { me: { life: 15 } },
  });
});

describe("delayed triggers (302.1.3)", () => {
  scenario(["mag:302.1.3", "mag:606.1"], "an effect makes an ability that triggers later", {
    me: { hand: ["stings later"], stones: "r" },
    play: [
      { use: "stings later" },
      "both pass",
      { now: { you: { life: 20 }, chant: [] } },
      "both pass",
      { now: { chant: ["ability of stings later"], phase: "end" } },
      "both pass",
    ],
    after: { you: { life: 18 } },
  });

  scenario("mag:302.1.3", "what happened before it was made does not trigger it", {
    phase: "end",
    cards: [
      quick(
        "stings at the end, quickly",
        "r",
        doing({
          do: "create",
          ability: when(
            { on: "turnEnds", whose: "anyone" },
            doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
          ),
          until: "turn",
        }),
      ),
    ],
    me: { hand: ["stings at the end, quickly"], stones: "r" },
    play: [{ use: "stings at the end, quickly" }, "both pass", "both pass"],
    after: { you: { life: 20 }, turnPlayer: "you", never: [{ type: "triggered" }] },
  });

  scenario("mag:302.1.3.1", "it triggers once, and not again", {
    cards: [
      magic(
        "stings at the next end",
        "r",
        doing({
          do: "create",
          ability: when(
            { on: "turnEnds", whose: "anyone" },
            doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
          ),
          until: "game",
        }),
      ),
    ],
    me: { hand: ["stings at the next end"], stones: "r" },
    play: [
      { use: "stings at the next end" },
      "both pass",
      "both pass",
      "both pass",
      { now: { you: { life: 18 } } },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { you: { life: 18 }, turn: 5, turnPlayer: "me" },
  });

  scenario(["mag:302.1.3.1", "mag:306.1.1"], "unless the text says otherwise, and as long as it says", {
    me: { hand: ["each death burns", "burns all 1"], stones: "rrrnn" },
    you: { battleArea: ["g 1/1", "b 1/1"] },
    play: [
      { use: "each death burns" },
      { picks: ["plain stone"] },
      "both pass",
      { use: "burns all 1" },
      "both pass",
      { option: 0 },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 18, battleArea: [] } },
  });

  scenario("mag:302.1.3", "one about a certain unit does not mind others", {
    me: { hand: ["avenges this turn", "burns all 1"], stones: "rrrn", battleArea: ["g 1/1", "b 2/2"] },
    play: [
      { use: "avenges this turn" },
      { pick: "b 2/2" },
      { pick: "plain stone" },
      "both pass",
      { use: "burns all 1" },
      "both pass",
    ],
    after: { you: { life: 20 }, me: { battleArea: [{ name: "b 2/2", damage: 1 }] }, chant: [] },
  });

  scenario("mag:302.1.3", "it triggers for its own", {
    me: { hand: ["avenges this turn", "burns all 1"], stones: "rrrn", battleArea: ["g 1/1", "b 2/2"] },
    play: [
      { use: "avenges this turn" },
      { pick: "g 1/1" },
      { pick: "plain stone" },
      "both pass",
      { use: "burns all 1" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 18 } },
  });

  const blink = quick(
    "a unit to the dream until the end",
    "b",
    aimed(
      { zones: ["battleArea"], count: 1 },
      { do: "put", what: { target: 0 }, to: "dream", store: "away" },
      {
        do: "create",
        ability: when({ on: "turnEnds", whose: "anyone" }, doing({ do: "summon", what: { stored: "away" } })),
        until: "game",
      },
    ),
  );

  scenario(["mag:302.1.3", "mag:704.3.2.1"], "it remembers what the effect that made it did", {
    cards: [blink],
    me: { hand: ["a unit to the dream until the end"], stones: "b", battleArea: ["g 1/1", "r 1/1"] },
    play: [
      { use: "a unit to the dream until the end" },
      { pick: "g 1/1" },
      "both pass",
      { now: { me: { battleArea: ["r 1/1"], dream: ["g 1/1"] } } },
      "both pass",
      "both pass",
    ],
    after: { phase: "end", me: { battleArea: ["g 1/1", "r 1/1"], dream: [] } },
  });

  scenario(["mag:302.1.3", "mag:703.4.1.2"], "its own targets come after those of its maker", {
    cards: [
      quick(
        "marks one, hits another later",
        "r",
        aimed(
          { zones: ["battleArea"], count: 1 },
          {
            do: "create",
            ability: when(
              { on: "turnEnds", whose: "anyone" },
              aimed(A_PLAYER, { do: "damage", to: { target: 1 }, amount: { stat: "ap", of: { target: 0 } } }),
            ),
            until: "game",
          },
        ),
      ),
    ],
    me: { hand: ["marks one, hits another later"], stones: "r", battleArea: ["r 3/3"] },
    play: [{ use: "marks one, hits another later" }, "both pass", "both pass", { pick: "you" }, "both pass"],
    after: { you: { life: 17 } },
  });

  scenario(["mag:302.1.3", "house:17"], "one made by a mode is not of that mode itself", {
    cards: [
      quick("stings now or later", "r", {
        modes: [
          doing({ do: "damage", to: { player: "opponent" }, amount: 1 }),
          doing({
            do: "create",
            ability: when(
              { on: "turnEnds", whose: "anyone" },
              doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
            ),
            until: "game",
          }),
        ],
      }),
    ],
    me: { hand: ["stings now or later"], stones: "r" },
    play: [{ use: "stings now or later" }, { option: 1 }, "both pass", "both pass", "both pass"],
    after: { you: { life: 18 }, phase: "end" },
  });
});

describe("several at once (408.3, 703.4)", () => {
  scenario(
    ["mag:408.3", "mag:703.4.1.1"],
    "two of each player: the turn player puts theirs first, each in the order they like",
    {
      me: {
        hand: ["bolt 2"],
        stones: "r",
        life: 10,
        battleArea: ["grows when another dies", "stings when it sees death"],
      },
      you: { battleArea: ["g 1/1", "grows when another dies", "stings when it sees death"] },
      cards: [
        unit(
          "stings when it sees death",
          "r",
          "1/2",
          when(
            { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" },
            doing({ do: "damage", to: { player: "opponent" }, amount: 1 }),
          ),
        ),
      ],
      play: [
        { use: "bolt 2" },
        { pick: "g 1/1" },
        "both pass",
        { now: { asks: { of: "me", ask: "option" } } },
        { option: "stings when it sees death" },
        { now: { asks: { of: "you", ask: "option" } } },
        { option: "grows when another dies" },
        {
          now: {
            chant: [
              "ability of stings when it sees death",
              "ability of grows when another dies",
              "ability of grows when another dies",
              "ability of stings when it sees death",
            ],
          },
        },
        "both pass",
        { now: { me: { life: 9 }, you: { life: 20 } } },
        "both pass",
        "both pass",
        "both pass",
      ],
      after: { me: { life: 9 }, you: { life: 19 }, chant: [] },
    },
  );

  scenario(["mag:703.4", "mag:703.4.1.2"], "an ability that has nothing to aim at is taken from the chant", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["1 damage when it dies"] },
    play: [{ use: "bolt 2" }, "both pass"],
    after: { chant: [], events: [{ type: "abilityPut" }, { type: "vanished" }] },
  });

  scenario(
    ["mag:703.4.1.2", "mag:703.4.1.4"],
    "one that has, aims when it is put there; then the turn player gets priority",
    {
      me: { hand: ["bolt 2"], stones: "r", battleArea: ["g 1/1"] },
      you: { battleArea: ["1 damage when it dies", "r 2/2"] },
      play: [
        { use: "bolt 2" },
        { pick: "1 damage when it dies" },
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["g 1/1", "r 2/2"] } } },
        { pick: "g 1/1", by: "you" },
        { now: { asks: { of: "me", ask: "priority" } } },
        "both pass",
      ],
      after: { me: { battleArea: [], dust: ["bolt 2", "g 1/1"] } },
    },
  );

  scenario(["mag:705.3.3", "mag:705.3.3.1"], "what triggers in a rule check goes to the chant in the same one", {
    me: { hand: ["burns all 1"], stones: "rr", battleArea: ["leaves an ember"] },
    play: [
      { use: "burns all 1" },
      "both pass",
      { now: { chant: ["ability of leaves an ember"], asks: { of: "me", ask: "priority" } } },
      "both pass",
    ],
    after: { me: { battleArea: ["ember"] } },
  });
});
