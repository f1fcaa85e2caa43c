import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const DRAWS = { do: "draw", who: "you", count: 1 } as const;
const FROM_MY_DUST = { zones: ["dust"], whose: "you", where: { kind: "unit" }, count: 1 } as const;

describe("what has come, and what came from elsewhere (301.7)", () => {
  scenario(["mag:301.7", "mag:401.6"], "a unit that was summoned is read as it is in the battle area", {
    cards: [
      createUnit("lord", "", "1/1", {
        type: "static",
        affects: { all: "battleArea", whose: "you" },
        changes: [{ add: "ap", amount: 2 }],
      }),
      createUnit(
        "heals by what comes",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: { whose: "you", other: true }, to: "battleArea" },
          createBody({ do: "gainLife", who: "you", amount: { stat: "ap", of: { event: "subject" } } }),
        ),
      ),
      createUnit("comes", "", "1/1"),
    ],
    me: { battleArea: ["lord", "heals by what comes"], hand: ["comes"], life: 10 },
    play: [{ use: "comes" }, "both pass", "both pass"],
    after: { me: { life: 13 } },
  });

  scenario(["mag:301.7", "mag:401.6"], "“other than that unit” leaves out the unit that was summoned", {
    cards: [
      createUnit(
        "hurts the others",
        "",
        "1/9",
        createTriggeredAbility(
          { on: "move", what: { whose: "you", other: true }, to: "battleArea" },
          createBody({
            do: "damage",
            to: { all: "battleArea", where: { not: { among: { event: "subject" } } } },
            amount: 1,
          }),
        ),
      ),
      createUnit("comes", "", "1/1"),
    ],
    me: { battleArea: ["hurts the others"], hand: ["comes"] },
    play: [{ use: "comes" }, "both pass", "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "comes", damage: 0 },
          { name: "hurts the others", damage: 1 },
        ],
      },
    },
  });

  scenario("mag:301.7", "a card that the same text has taken out of the dust is read", {
    cards: [
      createMagic(
        "returns and heals",
        "",
        createTargetedBody(
          FROM_MY_DUST,
          { do: "return", what: { target: 0 } },
          { do: "gainLife", who: "you", amount: { stat: "ap", of: { target: 0 } } },
        ),
      ),
    ],
    me: { hand: ["returns and heals"], dust: ["r 3/3"], life: 10 },
    play: [{ use: "returns and heals" }, "both pass"],
    after: { me: { life: 13, hand: ["r 3/3"] } },
  });

  scenario("mag:301.7", "a card that another effect has taken out of the dust is read", {
    cards: [
      createMagic(
        "heals at the end",
        "",
        createTargetedBody(FROM_MY_DUST, {
          do: "create",
          until: "turn",
          ability: createTriggeredAbility(
            { on: "turnEnds", whose: "you" },
            createBody({ do: "gainLife", who: "you", amount: { stat: "ap", of: { target: 0 } } }),
          ),
        }),
      ),
      createQuickMagic(
        "takes it away",
        "",
        createTargetedBody(FROM_MY_DUST, { do: "put", what: { target: 0 }, to: "dream" }),
      ),
    ],
    me: { hand: ["heals at the end", "takes it away"], dust: ["r 3/3"], life: 10 },
    play: [{ use: "heals at the end" }, "both pass", { use: "takes it away" }, "both pass", "both pass", "both pass"],
    after: { phase: "end", me: { life: 13 } },
  });

  scenario(["mag:301.7", "mag:302.1.3"], "a delayed trigger knows the card in the hand that it waits for", {
    cards: [
      createMagic(
        "waits for a discard",
        "",
        createBody(
          { do: "choose", who: "you", from: { all: "hand", whose: "you" }, count: 1, store: "card" },
          {
            do: "create",
            until: "turn",
            ability: createTriggeredAbility(
              { on: "move", what: { among: { stored: "card" } }, from: "hand", to: "dust" },
              createBody(DRAWS),
            ),
          },
        ),
      ),
      createQuickMagic("drops all", "", createBody({ do: "discard", who: "you", count: "all", how: "choose" })),
    ],
    me: { hand: ["waits for a discard", "drops all", "r 1/1"] },
    play: [
      { use: "waits for a discard" },
      "both pass",
      { pick: "r 1/1" },
      { use: "drops all" },
      "both pass",
      "both pass",
    ],
    after: { me: { hand: ["b 4/4"] } },
  });
});

describe("what a replacement asks about its event (301.7, 306.1.2)", () => {
  scenario(["mag:306.1.2", "mag:301.7"], "a condition on the unit that would be destroyed", {
    cards: [
      KILLS,
      createUnit(
        "saves rested ones",
        "",
        "1/9",
        createReplacementAbility(
          { on: "move", what: { whose: "you", other: true }, cause: "destroy" },
          { to: "dream" },
          { if: { some: { of: { event: "subject" }, where: { rested: true } } } },
        ),
      ),
    ],
    me: { battleArea: ["saves rested ones", { name: "r 1/1", rested: true }, "g 1/1"], hand: ["kills", "kills"] },
    play: [{ use: "kills" }, { pick: "r 1/1" }, "both pass", { use: "kills" }, { pick: "g 1/1" }, "both pass"],
    after: { me: { dream: ["r 1/1"], dust: ["kills", "g 1/1", "kills"] } },
  });

  scenario(["mag:306.1.2", "mag:301.7"], "a number read of the unit that would be destroyed", {
    cards: [
      KILLS,
      createUnit(
        "heals instead",
        "",
        "1/9",
        createReplacementAbility(
          { on: "move", what: { whose: "you", other: true }, cause: "destroy" },
          { effects: [{ do: "gainLife", who: "you", amount: { stat: "ap", of: { event: "subject" } } }] },
        ),
      ),
    ],
    me: { battleArea: ["heals instead", "r 3/3"], hand: ["kills"], life: 10 },
    play: [{ use: "kills" }, { pick: "r 3/3" }, "both pass"],
    after: { me: { life: 13, battleArea: ["heals instead", "r 3/3"] } },
  });
});

describe("information that somebody may still ask for (301.7)", () => {
  const later = (whose: "you" | "opponent") =>
    createMagic(
      "kills, burns later",
      "",
      createTargetedBody(
        ANY_UNIT,
        { do: "destroy", what: { target: 0 } },
        {
          do: "create",
          until: "game",
          ability: createTriggeredAbility(
            { on: "turnBegins", whose },
            createBody({ do: "damage", to: { player: "opponent" }, amount: { stat: "ap", of: { target: 0 } } }),
          ),
        },
      ),
    );
  scenario(["mag:301.7", "mag:302.1.3"], "a delayed trigger of a later turn reads what a destroyed unit was", {
    cards: [later("you")],
    me: { hand: ["kills, burns later"] },
    you: { battleArea: ["r 3/3"] },
    play: [
      { use: "kills, burns later" },
      "both pass",
      "both pass",
      "both pass",
      { now: { turn: 4 } },
      "both pass",
      "both pass",
    ],
    after: { turn: 5, you: { life: 17 } },
  });
});
