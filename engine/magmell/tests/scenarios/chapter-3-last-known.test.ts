import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createIf,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const DRAWS = { do: "draw", who: "you", count: 1 } as const;
const _FROM_MY_DUST = { zones: ["dust"], whose: "you", where: { kind: "unit" }, count: 1 } as const;

describe("conditions on what has left (301.7)", () => {
  const RESTED = createUnit("draws if it died rested", "", "1/1", {
    ...createTriggeredAbility(WHEN_DESTROYED, createBody(DRAWS), {
      if: { some: { of: "self", where: { rested: true } } },
    }),
  });
  scenario(["mag:301.7", "mag:302.1.4.1", "mag:302.1.4.2"], "a condition reads the state just before the move", {
    cards: [KILLS, RESTED],
    me: { battleArea: [{ name: "draws if it died rested", rested: true }], hand: ["kills"] },
    play: [{ use: "kills" }, "both pass", { now: { chant: ["ability of draws if it died rested"] } }, "both pass"],
    after: { me: { hand: ["b 4/4"] } },
  });

  scenario(["mag:301.7", "mag:302.1.4.1"], "a unit that died awake does not trigger it", {
    cards: [KILLS, RESTED],
    me: { battleArea: ["draws if it died rested"], hand: ["kills"] },
    play: [{ use: "kills" }, "both pass"],
    after: { chant: [], me: { hand: [] }, never: [{ type: "triggered" }] },
  });

  scenario("mag:301.7", "a condition looks at a target that the same text has destroyed", {
    cards: [
      createMagic(
        "kills, draws if it was rested",
        "",
        createTargetedBody(
          ANY_UNIT,
          { do: "destroy", what: { target: 0 } },
          createIf({ some: { of: { target: 0 }, where: { rested: true } } }, [DRAWS]),
        ),
      ),
    ],
    me: { hand: ["kills, draws if it was rested"] },
    you: { battleArea: [{ name: "g 2/2", rested: true }] },
    play: [{ use: "kills, draws if it was rested" }, "both pass"],
    after: { me: { hand: ["b 4/4"] }, you: { dust: ["g 2/2"] } },
  });

  scenario("mag:301.7", "a number counts the chosen units although they have left", {
    cards: [
      createMagic(
        "kills two, draws as many",
        "",
        createTargetedBody(
          { zones: ["battleArea"], count: 2 },
          { do: "destroy", what: { target: 0 } },
          { do: "draw", who: "you", count: { count: { target: 0 } } },
        ),
      ),
    ],
    me: { hand: ["kills two, draws as many"] },
    you: { battleArea: ["g 2/2", "r 2/2"] },
    play: [{ use: "kills two, draws as many" }, "both pass"],
    after: { me: { hand: ["b 4/4", "b 4/4"] } },
  });

  scenario(["mag:301.7", "mag:206.4"], "tokens that have vanished are counted later in the turn", {
    cards: [
      createMagic(
        "kills all, draws as many at the end",
        "",
        createBody(
          { do: "destroy", what: { all: "battleArea" }, store: "dead" },
          {
            do: "create",
            until: "turn",
            ability: createTriggeredAbility(
              { on: "turnEnds", whose: "you" },
              createBody({ do: "draw", who: "you", count: { count: { stored: "dead" } } }),
            ),
          },
        ),
      ),
    ],
    me: { hand: ["kills all, draws as many at the end"], battleArea: ["sprout", "g 2/2"] },
    play: [
      { use: "kills all, draws as many at the end" },
      "both pass",
      "both pass",
      { now: { phase: "end" } },
      "both pass",
    ],
    after: { me: { hand: ["b 4/4", "b 4/4"] } },
  });

  scenario(["mag:301.7", "mag:701.5.1"], "it was battling, although the battle has another target by now", {
    cards: [
      KILLS,
      createUnit("draws if it died battling", "", "1/1", {
        ...createTriggeredAbility(WHEN_DESTROYED, createBody(DRAWS), {
          if: { some: { of: "self", where: { battling: true } } },
        }),
      }),
    ],
    me: { battleArea: ["r 3/3"], hand: ["kills"] },
    you: { battleArea: ["draws if it died battling"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { pick: "draws if it died battling" },
      { use: "kills" },
      { pick: "draws if it died battling" },
      "both pass",
      { now: { chant: ["ability of draws if it died battling"] } },
      "both pass",
    ],
    after: { you: { hand: ["b 4/4"] } },
  });

  scenario(["mag:301.7", "mag:231.1"], "the controller of an ability that was negated and has vanished", {
    cards: [
      createUnit(
        "comes and heals",
        "",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 1 })),
      ),
      createQuickMagic(
        "negates an ability, its controller draws",
        "",
        createTargetedBody(
          { zones: ["chant"], where: { card: false }, count: 1 },
          { do: "negate", what: { target: 0 } },
          { do: "draw", who: { controllerOf: { target: 0 } }, count: 1 },
        ),
      ),
    ],
    me: { hand: ["comes and heals", "negates an ability, its controller draws"] },
    play: [{ use: "comes and heals" }, "both pass", { use: "negates an ability, its controller draws" }, "both pass"],
    after: { chant: [], me: { hand: ["b 4/4"] } },
  });

  scenario("mag:301.7", "the attacker is read after it has left the battle", {
    cards: [
      KILLS,
      createQuickMagic(
        "burns for the attacker",
        "",
        createBody({ do: "damage", to: { player: "opponent" }, amount: { stat: "ap", of: { battle: "attacker" } } }),
      ),
    ],
    me: { battleArea: ["r 3/3"], hand: ["kills", "burns for the attacker"] },
    play: [{ attack: "r 3/3" }, { use: "kills" }, "both pass", { use: "burns for the attacker" }, "both pass"],
    after: { step: "designation", you: { life: 17 } },
  });
});
