import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const GROWS = createQuickMagic(
  "grows for the battle",
  "",
  createTargetedBody(ANY_UNIT, {
    do: "modify",
    what: { target: 0 },
    changes: [{ add: "ap", amount: 3 }],
    until: "battle",
  }),
);

describe("effects for the battle, outside a battle (306.1.1)", () => {
  scenario("house:52", "such an effect does not begin", {
    cards: [GROWS],
    me: { hand: ["grows for the battle"], battleArea: ["r 1/1"] },
    play: [
      { use: "grows for the battle" },
      "both pass",
      { now: { me: { battleArea: [{ name: "r 1/1", ap: 1 }] } } },
      { attack: "r 1/1" },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { step: "damage", you: { life: 19 }, never: [{ type: "effectBegan" }] },
  });

  scenario(["house:52", "mag:306.1.1"], "in a battle it lasts to its end", {
    cards: [GROWS],
    me: { hand: ["grows for the battle"], battleArea: ["r 1/1"] },
    play: [
      { attack: "r 1/1" },
      { use: "grows for the battle" },
      "both pass",
      { now: { me: { battleArea: [{ name: "r 1/1", ap: 4 }] } } },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { step: null, me: { battleArea: [{ name: "r 1/1", ap: 1 }] }, you: { life: 16 } },
  });

  scenario("house:52", "nor does one that creates an ability or takes control", {
    cards: [
      createMagic(
        "does nothing",
        "",
        createTargetedBody(
          ANY_UNIT,
          { do: "control", what: { target: 0 }, who: "you", until: "battle" },
          {
            do: "create",
            until: "battle",
            ability: { type: "static", affects: { all: "battleArea" }, changes: [{ add: "ap", amount: 1 }] },
          },
        ),
      ),
    ],
    me: { hand: ["does nothing"] },
    you: { battleArea: ["r 1/1"] },
    play: [{ use: "does nothing" }, "both pass"],
    after: {
      me: { battleArea: [] },
      you: { battleArea: [{ name: "r 1/1", ap: 1 }] },
      never: [{ type: "effectBegan" }],
    },
  });
});

describe("effects for as long as a unit stays (306.1.1)", () => {
  const TAKER = createUnit(
    "takes while it stays",
    "",
    "1/1",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileHere" }),
    ),
  );
  scenario("mag:306.1.1", "control goes back at once, in the middle of a resolution", {
    cards: [
      TAKER,
      createMagic(
        "kills and counts",
        "",
        createTargetedBody(
          MY_UNIT,
          { do: "destroy", what: { target: 0 } },
          { do: "gainLife", who: "you", amount: { count: { all: "battleArea", whose: "you" } } },
        ),
      ),
    ],
    me: { hand: ["takes while it stays", "kills and counts"], life: 10 },
    you: { battleArea: ["g 2/2"] },
    play: [
      { use: "takes while it stays" },
      "both pass",
      "both pass",
      { now: { me: { battleArea: ["takes while it stays", { name: "g 2/2", owner: "you" }] } } },
      { use: "kills and counts" },
      { pick: "takes while it stays" },
      "both pass",
    ],
    after: { you: { battleArea: ["g 2/2"] }, me: { life: 10, battleArea: [] } },
  });

  scenario(["mag:306.1.1", "mag:301.4"], "it does not begin when the unit has left before", {
    cards: [TAKER, KILLS],
    me: { hand: ["takes while it stays"] },
    you: { battleArea: ["g 2/2"], hand: ["kills"] },
    play: [
      { use: "takes while it stays" },
      "both pass",
      "pass",
      { use: "kills", by: "you" },
      { pick: "takes while it stays" },
      "both pass",
      "both pass",
    ],
    after: { you: { battleArea: ["g 2/2"] }, never: [{ type: "controlChanged" }] },
  });

  scenario(["mag:306.1.1", "mag:705.3.2"], "a token that kept a unit and the unit leave together", {
    cards: [TAKER, createMagic("wipes", "", createBody({ do: "destroy", what: { all: "battleArea" } }))],
    me: { hand: ["takes while it stays", "wipes"] },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "takes while it stays" }, "both pass", "both pass", { use: "wipes" }, "both pass"],
    after: { me: { battleArea: [] }, you: { battleArea: [], dust: ["g 2/2"] } },
  });

  scenario(["mag:306.1.1", "house:33"], "one that depends on another ends together with it", {
    cards: [
      TAKER,
      KILLS,
      createUnit(
        "takes when it attacks",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "attack", what: "self" },
          createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileYouControl" }),
        ),
      ),
      createMagic(
        "kills and counts",
        "",
        createTargetedBody(
          MY_UNIT,
          { do: "destroy", what: { target: 0 } },
          { do: "gainLife", who: "you", amount: { count: { all: "battleArea", whose: "you" } } },
        ),
      ),
    ],
    me: { hand: ["takes while it stays", "kills and counts"], life: 10 },
    you: { battleArea: ["takes when it attacks", "g 2/2"] },
    play: [
      { use: "takes while it stays" },
      "both pass",
      { pick: "takes when it attacks" },
      "both pass",
      { attack: "takes when it attacks" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { now: { step: null, me: { battleArea: ["takes while it stays", "takes when it attacks", "g 2/2"] } } },
      { use: "kills and counts" },
      { pick: "takes while it stays" },
      "both pass",
    ],
    after: { me: { life: 10, battleArea: [] }, you: { battleArea: ["takes when it attacks", "g 2/2"] } },
  });
});
