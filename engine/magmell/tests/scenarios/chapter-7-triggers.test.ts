import { describe } from "vitest";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  THEIR_UNIT,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const UP_TO_TWO = createUnit(
  "weakens up to 2, and gains",
  "r",
  "1/1",
  createTriggeredAbility(
    WHEN_SUMMONED,
    createTargetedBody(
      { zones: ["battleArea"], whose: "opponent", count: { min: 0, max: 2 } },
      { do: "putCounters", on: { target: 0 }, counter: "weak", count: 1 },
      { do: "gainLife", who: "you", amount: 2 },
    ),
  ),
);

describe("what triggers is put on the chant (703.4)", () => {
  scenario(
    ["mag:703.4.1.1", "mag:703.4.1.2"],
    "of two of mine the one without a target is taken off, the other stays",
    {
      me: { hand: ["burns all 1"], stones: "rr", battleArea: ["1 damage when it dies", "leaves an ember"] },
      play: [{ use: "burns all 1" }, "both pass", { option: "1 damage when it dies" }, "both pass"],
      after: {
        chant: [],
        me: { battleArea: ["ember"], dust: ["burns all 1", "1 damage when it dies", "leaves an ember"] },
        events: [{ type: "abilityPut" }, { type: "vanished", rule: "mag:703.4.1.2" }, { type: "abilityPut" }],
      },
    },
  );

  scenario(["mag:703.4.1.1", "mag:408.3"], "the order in which I put mine decides which resolves first", {
    cards: [
      createUnit(
        "burns what it can",
        "r",
        "1/1",
        createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "damage", to: { all: "battleArea" }, amount: 1 })),
      ),
    ],
    me: { hand: ["burns all 1"], stones: "rr", battleArea: ["burns what it can", "leaves an ember"] },
    play: [
      { use: "burns all 1" },
      "both pass",
      { option: "burns what it can" },
      { now: { chant: ["ability of leaves an ember", "ability of burns what it can"] } },
      "both pass",
      { now: { me: { battleArea: ["ember"] } } },
      "both pass",
    ],
    after: { me: { battleArea: [] }, chant: ["ability of ember"] },
  });

  scenario(["mag:703.4.1.1", "mag:408.3"], "the other way round the token comes too late to be burnt", {
    cards: [
      createUnit(
        "burns what it can",
        "r",
        "1/1",
        createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "damage", to: { all: "battleArea" }, amount: 1 })),
      ),
    ],
    me: { hand: ["burns all 1"], stones: "rr", battleArea: ["burns what it can", "leaves an ember"] },
    play: [{ use: "burns all 1" }, "both pass", { option: "leaves an ember" }, "both pass", "both pass"],
    after: { me: { battleArea: [{ name: "ember", damage: 0 }] }, chant: [] },
  });

  scenario(["mag:703.4.1.2.2", "mag:703.4.1.2"], "“up to 2” is asked for as a number first", {
    cards: [UP_TO_TWO],
    me: { hand: ["weakens up to 2, and gains"], stones: "r", life: 10 },
    you: { battleArea: ["g 4/4", "b 4/4", "r 4/4"] },
    play: [
      { use: "weakens up to 2, and gains" },
      "both pass",
      { now: { asks: { of: "me", ask: "number", min: 0, max: 2 } } },
      { number: 2 },
      { picks: ["g 4/4", "r 4/4"] },
      "both pass",
    ],
    after: {
      me: { life: 12 },
      you: {
        battleArea: [
          { name: "g 4/4", counters: { weak: 1 } },
          { name: "b 4/4", counters: {} },
          { name: "r 4/4", counters: { weak: 1 } },
        ],
      },
    },
  });

  scenario(["mag:703.4.1.2.2", "mag:231.2"], "none of up to 2 is no lack of targets: the rest is done", {
    cards: [UP_TO_TWO],
    me: { hand: ["weakens up to 2, and gains"], stones: "r", life: 10 },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "weakens up to 2, and gains" }, "both pass", { number: 0 }, "both pass"],
    after: { me: { life: 12 }, you: { battleArea: [{ name: "g 4/4", counters: {} }] }, never: [{ type: "negated" }] },
  });

  scenario(["mag:703.4.1.2.2", "mag:231.2"], "two that were chosen and have both gone are: nothing is done", {
    cards: [
      UP_TO_TWO,
      createQuickMagic(
        "takes all mine home",
        "",
        createBody({ do: "return", what: { all: "battleArea", whose: "you" } }),
      ),
    ],
    me: { hand: ["weakens up to 2, and gains"], stones: "r", life: 10 },
    you: { battleArea: ["g 4/4", "b 4/4"], hand: ["takes all mine home"] },
    play: [
      { use: "weakens up to 2, and gains" },
      "both pass",
      { number: 2 },
      "pass",
      { use: "takes all mine home", by: "you" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 10 }, you: { hand: ["g 4/4", "b 4/4"] }, events: [{ type: "negated" }, { type: "vanished" }] },
  });

  scenario(["mag:703.4.1.3", "mag:703.4.1.3.1"], "numbers are shared when it is put, 1 at least for each", {
    cards: [
      createUnit(
        "shares 4",
        "r",
        "1/1",
        createTriggeredAbility(
          WHEN_SUMMONED,
          createTargetedBody(
            { zones: ["battleArea"], players: "any", whose: "opponent", count: { min: 1, max: 2 }, divide: 4 },
            { do: "damage", to: { target: 0 } },
          ),
        ),
      ),
    ],
    me: { hand: ["shares 4"], stones: "r" },
    you: { battleArea: ["g 4/4"] },
    play: [
      { use: "shares 4" },
      "both pass",
      { number: 2 },
      { picks: ["you", "g 4/4"] },
      { now: { asks: { of: "me", ask: "number", min: 1, max: 3 } } },
      { refused: { number: 0 } },
      { refused: { number: 4 } },
      { number: 3 },
      "both pass",
    ],
    after: { you: { life: 17, battleArea: [{ name: "g 4/4", damage: 1 }] } },
  });

  scenario(
    ["mag:703.4.1.4", "mag:232.4.1"],
    "after the opponent's trigger has been aimed the turn player gets priority",
    {
      me: { hand: ["bolt 2", "returns a unit"], stones: "rbn", battleArea: ["g 1/1"] },
      you: { battleArea: ["1 damage when it dies"] },
      play: [
        { use: "bolt 2" },
        { pick: "1 damage when it dies" },
        "both pass",
        { now: { asks: { of: "me", ask: "priority" }, chant: ["ability of 1 damage when it dies"] } },
        { use: "returns a unit" },
        "both pass",
        "both pass",
      ],
      after: { me: { hand: ["g 1/1"] }, never: [{ type: "damaged", name: "g 1/1" }] },
    },
  );

  scenario(["mag:703.4.1", "mag:408.4"], "whoever commanded the unit when it died commands its ability", {
    cards: [
      createQuickMagic(
        "kills mine",
        "",
        createTargetedBody({ ...ANY_UNIT, whose: "you" }, { do: "destroy", what: { target: 0 } }),
      ),
    ],
    me: { hand: ["takes a unit this turn", "kills mine"], stones: "rnnn" },
    you: { battleArea: ["leaves an ember"] },
    play: [{ use: "takes a unit this turn" }, "both pass", { use: "kills mine" }, "both pass", "both pass"],
    after: {
      me: { battleArea: ["ember"], dust: ["takes a unit this turn", "kills mine"] },
      you: { dust: ["leaves an ember"], battleArea: [] },
    },
  });

  scenario(["mag:302.1.4.1", "mag:302.1.4.2"], "a clause that holds when it triggers and not when it resolves", {
    me: { hand: ["r 1/1"], stones: "r" },
    you: { battleArea: ["marks what comes to mine"], hand: ["weakens mine"] },
    cards: [
      createQuickMagic(
        "weakens mine",
        "",
        createTargetedBody(
          { ...ANY_UNIT, whose: "opponent" },
          { do: "putCounters", on: { target: 0 }, counter: "weak", count: 1 },
        ),
      ),
    ],
    play: [{ use: "r 1/1" }, "both pass", { now: { chant: ["ability of marks what comes to mine"] } }, "both pass"],
    after: { me: { battleArea: [], dust: ["r 1/1"] } },
  });

  scenario(["mag:302.1.4.1", "mag:302.1"], "a clause that comes true only later does not make up for it", {
    cards: [
      createUnit(
        "gains if I have 2 units",
        "g",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 5 }), {
          if: { amount: { count: { all: "battleArea", whose: "you" } }, is: ">=", than: 2 },
        }),
      ),
    ],
    me: { hand: ["gains if I have 2 units", "r 1/1"], stones: "gr", life: 10 },
    play: [{ use: "gains if I have 2 units" }, "both pass", { use: "r 1/1" }, "both pass"],
    after: { chant: [], me: { life: 10 } },
  });

  scenario(
    ["mag:703.1", "mag:703.3", "mag:704.3.2"],
    "what triggers while a card resolves waits until it has resolved",
    {
      me: {
        hand: ["discards all, draws as many", "r 1/1"],
        stones: "bnn",
        grimoire: ["r 2/2"],
        battleArea: ["counts my draws"],
        life: 10,
      },
      cards: [
        createUnit(
          "counts my draws",
          "b",
          "1/1",
          createTriggeredAbility(
            { on: "move", what: { whose: "you" }, from: "grimoire", to: "hand", cause: "draw" },
            createBody({ do: "gainLife", who: "you", amount: 1 }),
          ),
        ),
      ],
      play: [
        { use: "discards all, draws as many" },
        "both pass",
        { now: { chant: ["ability of counts my draws"], me: { life: 10 } } },
        "both pass",
      ],
      after: {
        me: { life: 11 },
        events: [
          { type: "triggered", name: "counts my draws" },
          { type: "resolved" },
          { type: "moved", name: "discards all, draws as many", to: "dust" },
          { type: "abilityPut" },
        ],
      },
    },
  );

  scenario(["mag:704.3.2.3", "mag:301.3", "mag:301.4"], "an ability vanishes when all its instructions are done", {
    cards: [
      createUnit(
        "asks on its way out",
        "r",
        "1/1",
        createTriggeredAbility(
          WHEN_DESTROYED,
          createTargetedBody(
            ANY_PLAYER,
            { do: "chooseNumber", who: "you", min: 0, max: 3, store: "n" },
            { do: "loseLife", who: { controllerOf: { target: 0 } }, amount: { stored: "n" } },
          ),
        ),
      ),
    ],
    me: { hand: ["burns all 1"], stones: "rr", battleArea: ["asks on its way out"] },
    play: [
      { use: "burns all 1" },
      "both pass",
      { pick: "you" },
      "both pass",
      { now: { chant: ["ability of asks on its way out"], asks: { of: "me", ask: "number", min: 0, max: 3 } } },
      { number: 3 },
    ],
    after: {
      chant: [],
      you: { life: 17 },
      events: [{ type: "lifeLost" }, { type: "vanished", rule: "mag:704.3.2.3" }],
    },
  });

  scenario(["mag:703.4.1.2", "mag:302.1.3"], "“until it leaves” is over at once when its unit has left before", {
    me: { hand: ["takes a hostage"], stones: "bnnn" },
    you: { battleArea: ["g 4/4"], hand: ["kills"] },
    cards: [createQuickMagic("kills", "", createTargetedBody(THEIR_UNIT, { do: "destroy", what: { target: 0 } }))],
    play: [{ use: "takes a hostage" }, "both pass", "pass", { use: "kills", by: "you" }, "both pass", "both pass"],
    after: {
      me: { battleArea: [], dust: ["takes a hostage"] },
      you: { battleArea: [{ name: "g 4/4", owner: "you" }] },
    },
  });
});
