import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const DRAWS = createQuickMagic("draws one", "", createBody({ do: "draw", who: "you", count: 1 }));
const DRAINS = createQuickMagic("drains one", "", createBody({ do: "loseLife", who: "opponent", amount: 1 }));
const STINGS = createQuickMagic("stings", "", createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }));
const doubler = (name: string) =>
  createUnit(
    name,
    "",
    "1/1",
    createReplacementAbility(
      { on: "move", what: { whose: "you" }, cause: "draw" },
      { effects: [{ do: "draw", who: "you", count: 2 }] },
    ),
  );

describe("a replacement that does the same sort of thing (306.1.2, house:6)", () => {
  scenario(["mag:306.1.2", "mag:306.1.2.1", "house:6"], "drawing two instead of one does not replace those two again", {
    cards: [doubler("draws two"), DRAWS],
    me: { battleArea: ["draws two"], hand: ["draws one"], grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
    play: [{ use: "draws one" }, "both pass"],
    after: { me: { hand: ["r 1/1", "r 2/2"], grimoire: ["r 3/3"] } },
  });

  scenario(["mag:306.1.2", "house:6"], "two such units each have their turn on every card, and no more", {
    cards: [doubler("draws two"), doubler("also draws two"), DRAWS],
    me: {
      battleArea: ["draws two", "also draws two"],
      hand: ["draws one"],
      grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4", "g 1/1"],
    },
    play: [{ use: "draws one" }, "both pass", { option: 0 }],
    after: { me: { hand: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"], grimoire: ["g 1/1"] } },
  });

  scenario(["mag:306.1.2", "house:6"], "two plain draws are two events, each replaced", {
    cards: [
      doubler("draws two"),
      createQuickMagic("draws a pair", "", createBody({ do: "draw", who: "you", count: 2 })),
    ],
    me: { battleArea: ["draws two"], hand: ["draws a pair"], grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4", "g 1/1"] },
    play: [{ use: "draws a pair" }, "both pass"],
    after: { me: { hand: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"], grimoire: ["g 1/1"] } },
  });

  scenario(["mag:306.1.2", "house:6"], "three damage instead of any damage", {
    cards: [
      createUnit(
        "makes it three",
        "",
        "1/1",
        createReplacementAbility(
          { on: "damage", what: { player: "anyone" } },
          { effects: [{ do: "damage", to: { player: { event: "player" } }, amount: 3 }] },
        ),
      ),
      STINGS,
    ],
    me: { battleArea: ["makes it three"], hand: ["stings"] },
    play: [{ use: "stings" }, "both pass"],
    after: { you: { life: 17 } },
  });

  scenario(["mag:306.1.2", "house:6"], "two life lost instead of any", {
    cards: [
      createUnit(
        "makes it two",
        "",
        "1/1",
        createReplacementAbility(
          { on: "lifeLost", who: "opponent" },
          { effects: [{ do: "loseLife", who: "opponent", amount: 2 }] },
        ),
      ),
      DRAINS,
    ],
    me: { battleArea: ["makes it two"], hand: ["drains one"] },
    play: [{ use: "drains one" }, "both pass"],
    after: { you: { life: 18 } },
  });

  scenario(["mag:306.1.2", "house:6"], "two that turn into each other end as well", {
    cards: [
      createUnit(
        "gain is loss",
        "",
        "1/1",
        createReplacementAbility(
          { on: "lifeGained", who: "opponent" },
          { effects: [{ do: "loseLife", who: "opponent", amount: { event: "amount" } }] },
        ),
        createReplacementAbility(
          { on: "lifeLost", who: "opponent" },
          { effects: [{ do: "gainLife", who: "opponent", amount: { event: "amount" } }] },
        ),
      ),
      DRAINS,
    ],
    me: { battleArea: ["gain is loss"], hand: ["drains one"] },
    you: { life: 10 },
    play: [{ use: "drains one" }, "both pass"],
    after: { you: { life: 9 } },
  });

  scenario(["mag:306.1.2", "mag:302.1.3", "house:6"], "what a replacement creates for later is an event of its own", {
    cards: [
      createUnit(
        "pays later",
        "",
        "1/1",
        createReplacementAbility(
          { on: "lifeLost", who: "you" },
          {
            effects: [
              {
                do: "create",
                until: "game",
                ability: createTriggeredAbility(
                  { on: "turnEnds", whose: "anyone" },
                  createBody({ do: "loseLife", who: "you", amount: 1 }),
                ),
              },
            ],
          },
        ),
      ),
      createQuickMagic("hurts me", "", createBody({ do: "loseLife", who: "you", amount: 1 })),
    ],
    me: { battleArea: ["pays later"], hand: ["hurts me"] },
    play: [
      { use: "hurts me" },
      "both pass",
      "both pass",
      { now: { phase: "end", chant: ["ability of pays later"] } },
      "both pass",
    ],
    after: { me: { life: 20 }, phase: "end" },
  });
});

const SHIELD = createQuickMagic(
  "shield",
  "",
  createTargetedBody(ANY_UNIT, {
    do: "create",
    ability: createReplacementAbility({ on: "damage", what: { among: { target: 0 } } }, { amount: 0 }),
    until: "turn",
    times: "once",
  }),
);
const ZAP = createQuickMagic("zap", "", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 2 }));
const PING = createQuickMagic("ping", "", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }));

describe("an event that has become nothing is not replaced further (306.1.2, 203.3)", () => {
  scenario(["mag:306.1.2", "mag:203.3", "mag:302.1.1"], "of two shields for the next damage one is spent on each", {
    cards: [SHIELD, ZAP],
    me: { battleArea: ["g 3/3"], hand: ["shield", "shield", "zap", "zap", "zap"] },
    play: [
      { use: "shield" },
      "both pass",
      { use: "shield" },
      "both pass",
      { use: "zap" },
      "both pass",
      { option: 0 },
      { use: "zap" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 3/3", damage: 0 }] } } },
      { use: "zap" },
      "both pass",
    ],
    after: { me: { battleArea: [{ name: "g 3/3", damage: 2 }] } },
  });

  scenario(["mag:306.1.2", "mag:203.3", "house:6"], "a shield is kept when the damage has been lessened to nothing", {
    cards: [
      SHIELD,
      PING,
      createUnit(
        "takes one less",
        "",
        "2/3",
        createReplacementAbility({ on: "damage", what: "self" }, { amount: { minus: [{ event: "amount" }, 1] } }),
      ),
    ],
    me: { battleArea: ["takes one less"], hand: ["shield", "ping"] },
    play: [{ use: "shield" }, "both pass", { use: "ping" }, "both pass", { option: "takes one less" }],
    after: {
      me: { battleArea: [{ name: "takes one less", damage: 0 }] },
      events: [{ type: "replaced", source: "takes one less" }],
      never: [{ type: "effectEnded" }, { type: "damaged" }],
    },
  });

  scenario(["mag:306.1.2", "mag:203.3"], "what is left of an event is replaced as before", {
    cards: [
      SHIELD,
      ZAP,
      createUnit(
        "takes one less",
        "",
        "2/3",
        createReplacementAbility({ on: "damage", what: "self" }, { amount: { minus: [{ event: "amount" }, 1] } }),
      ),
    ],
    me: { battleArea: ["takes one less"], hand: ["shield", "zap"] },
    play: [{ use: "shield" }, "both pass", { use: "zap" }, "both pass", { option: "takes one less" }],
    after: {
      me: { battleArea: [{ name: "takes one less", damage: 0 }] },
      events: [{ type: "replaced" }, { type: "replaced" }, { type: "effectEnded" }],
    },
  });
});
