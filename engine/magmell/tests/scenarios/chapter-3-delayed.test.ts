import { describe } from "vitest";
import {
  ANY_PLAYER,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

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
      createQuickMagic(
        "stings at the end, quickly",
        "r",
        createBody({
          do: "create",
          ability: createTriggeredAbility(
            { on: "turnEnds", whose: "anyone" },
            createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
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
      createMagic(
        "stings at the next end",
        "r",
        createBody({
          do: "create",
          ability: createTriggeredAbility(
            { on: "turnEnds", whose: "anyone" },
            createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
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

  const blink = createQuickMagic(
    "a unit to the dream until the end",
    "b",
    createTargetedBody(
      { zones: ["battleArea"], count: 1 },
      { do: "put", what: { target: 0 }, to: "dream", store: "away" },
      {
        do: "create",
        ability: createTriggeredAbility(
          { on: "turnEnds", whose: "anyone" },
          createBody({ do: "summon", what: { stored: "away" } }),
        ),
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
      createQuickMagic(
        "marks one, hits another later",
        "r",
        createTargetedBody(
          { zones: ["battleArea"], count: 1 },
          {
            do: "create",
            ability: createTriggeredAbility(
              { on: "turnEnds", whose: "anyone" },
              createTargetedBody(ANY_PLAYER, {
                do: "damage",
                to: { target: 1 },
                amount: { stat: "ap", of: { target: 0 } },
              }),
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
      createQuickMagic("stings now or later", "r", {
        modes: [
          createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
          createBody({
            do: "create",
            ability: createTriggeredAbility(
              { on: "turnEnds", whose: "anyone" },
              createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
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
        createUnit(
          "stings when it sees death",
          "r",
          "1/2",
          createTriggeredAbility(
            { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" },
            createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
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
