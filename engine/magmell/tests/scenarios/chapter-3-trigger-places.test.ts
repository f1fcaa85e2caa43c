import { describe } from "vitest";
import type { EventPattern, TriggeredAbility } from "../../model/ability";
import type { ZoneId } from "../../model/zone";
import {
  ANY_CHANT_CARD,
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createStaticAbility,
  createStone,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const HEALS = createBody({ do: "gainLife", who: "you", amount: 1 });
const heals = (on: EventPattern, zones?: readonly ZoneId[]): TriggeredAbility =>
  createTriggeredAbility(on, HEALS, zones && { zones });
const DISCARDED: EventPattern = { on: "move", what: "self", cause: "discard" };
const DISCARDS = createQuickMagic("discards", "", createBody({ do: "discard", who: "you", count: 1, how: "choose" }));
const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const GIVES = (on: EventPattern, where: "stoneArea" | "hand" | "dust") =>
  createUnit("gives", "", "1/1", createStaticAbility({ all: where, whose: "you" }, [{ grant: heals(on) }]));

describe("abilities given to stones (301.1)", () => {
  const RESTED: EventPattern = { on: "rested", what: "self" };
  scenario(["mag:301.1", "mag:302.1"], "a stone without text triggers", {
    cards: [GIVES(RESTED, "stoneArea"), createQuickMagic("costs one", "1", HEALS)],
    me: { battleArea: ["gives"], hand: ["costs one"], stones: "b", life: 10 },
    play: [{ use: "costs one" }, { now: { chant: ["ability of 青の魔石", "costs one"] } }, "both pass", "both pass"],
    after: { me: { life: 12 } },
  });

  scenario(["mag:301.1", "mag:302.1.2", "house:45"], "also on being turned face down", {
    cards: [
      GIVES({ on: "turnedFaceDown", what: "self" }, "stoneArea"),
      createMagic("flips", "", createBody({ do: "turnFaceDown", what: { all: "stoneArea", whose: "you" } })),
    ],
    me: { battleArea: ["gives"], hand: ["flips"], stones: "b", life: 10 },
    play: [{ use: "flips" }, "both pass", { now: { chant: ["ability of 青の魔石"] } }, "both pass"],
    after: { me: { life: 11 } },
  });

  scenario(["mag:301.1", "mag:301.6", "mag:302.1.1"], "a stone with text uses both, each once", {
    cards: [
      GIVES(RESTED, "stoneArea"),
      createStone("own", createTriggeredAbility(RESTED, createBody({ do: "draw", who: "you", count: 1 }))),
      createQuickMagic("costs one", "1", HEALS),
    ],
    me: { battleArea: ["gives"], hand: ["costs one"], stoneArea: ["own"], life: 10, grimoire: ["r 1/1", "r 2/2"] },
    play: [{ use: "costs one" }, { option: 0 }, "both pass", "both pass", "both pass"],
    after: { me: { life: 12, hand: ["r 1/1"] }, chant: [] },
  });

  scenario(["mag:301.1", "mag:302.1"], "the opponent's are not given it", {
    cards: [
      GIVES(RESTED, "stoneArea"),
      createQuickMagic("costs one", "1", createBody({ do: "loseLife", who: "you", amount: 1 })),
    ],
    me: { battleArea: ["gives"], life: 10 },
    turnPlayer: "you",
    you: { hand: ["costs one"], stones: "b" },
    play: [{ use: "costs one", by: "you" }, "both pass"],
    after: { me: { life: 10 }, chant: [] },
  });

  scenario(["mag:301.1", "mag:303.1.1.2"], "statics and replacements too", {
    cards: [
      createUnit(
        "gives more",
        "",
        "1/1",
        createStaticAbility({ all: "stoneArea", whose: "you" }, [
          { grant: createStaticAbility({ all: "battleArea", whose: "you" }, [{ add: "ap", amount: 1 }]) },
          {
            grant: createReplacementAbility(
              { on: "lifeLost", who: "you" },
              { amount: { minus: [{ event: "amount" }, 1] } },
            ),
          },
        ]),
      ),
      createQuickMagic("hurts me", "", createBody({ do: "loseLife", who: "you", amount: 3 })),
    ],
    me: { battleArea: ["gives more"], hand: ["hurts me"], stones: "b", life: 10 },
    play: [{ use: "hurts me" }, "both pass"],
    after: { me: { life: 8, battleArea: [{ name: "gives more", ap: 2 }] } },
  });
});

describe("abilities given to cards elsewhere (301.1)", () => {
  scenario(["mag:301.1", "mag:302.1.2"], "a card in the hand hears its own discard", {
    cards: [GIVES(DISCARDED, "hand"), DISCARDS],
    me: { battleArea: ["gives"], hand: ["discards", "r 1/1"], life: 10 },
    play: [{ use: "discards" }, "both pass", { now: { chant: ["ability of r 1/1"] } }, "both pass"],
    after: { me: { life: 11 } },
  });

  scenario(["mag:301.1", "mag:302.1.1"], "one with an ability of its own uses both, each once", {
    cards: [
      GIVES(DISCARDED, "hand"),
      createUnit("own", "", "1/1", createTriggeredAbility(DISCARDED, createBody({ do: "draw", who: "you", count: 1 }))),
      DISCARDS,
    ],
    me: { battleArea: ["gives"], hand: ["discards", "own"], life: 10, grimoire: ["r 1/1", "r 2/2"] },
    play: [{ use: "discards" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 11, hand: ["r 1/1"] }, chant: [] },
  });

  scenario(["mag:301.1", "mag:302.1.2"], "a card that leaves the dust hears it", {
    cards: [
      GIVES({ on: "move", what: "self", from: "dust" }, "dust"),
      createQuickMagic(
        "raises",
        "",
        createTargetedBody({ zones: ["dust"], count: 1 }, { do: "put", what: { target: 0 }, to: "hand" }),
      ),
    ],
    me: { battleArea: ["gives"], hand: ["raises"], dust: ["r 1/1"], life: 10 },
    play: [{ use: "raises" }, "both pass", "both pass"],
    after: { me: { life: 11, hand: ["r 1/1"] } },
  });

  scenario(["mag:301.1", "mag:231.1"], "a card on the chant hears that it is negated", {
    cards: [
      createUnit(
        "gives",
        "",
        "1/1",
        createStaticAbility({ all: "chant", whose: "you" }, [{ grant: heals({ on: "negated", what: "self" }) }]),
      ),
      createQuickMagic("negates it", "", createTargetedBody(ANY_CHANT_CARD, { do: "negate", what: { target: 0 } })),
      createQuickMagic("nothing", "", createBody()),
    ],
    me: { battleArea: ["gives"], hand: ["nothing"], life: 10 },
    you: { hand: ["negates it"] },
    play: [
      { use: "nothing" },
      "pass",
      { use: "negates it", by: "you" },
      "both pass",
      { now: { chant: ["ability of nothing"] } },
      "both pass",
    ],
    after: { me: { life: 11 } },
  });

  scenario(["mag:301.1", "mag:302.1"], "a card in the dust hears a death", {
    cards: [GIVES({ on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" }, "dust"), KILLS],
    me: { battleArea: ["gives", "r 2/2"], dust: ["r 1/1"], hand: ["kills"], life: 10 },
    play: [{ use: "kills" }, { pick: "r 2/2" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 12, dust: ["r 1/1", "r 2/2", "kills"] }, chant: [] },
  });
});

describe("a change of area that triggers the card itself (302.1.2)", () => {
  scenario(["mag:302.1.2", "mag:303.1.1"], "an ability that works in the hand hears its discard", {
    cards: [createUnit("mourned", "", "1/1", heals(DISCARDED, ["hand"])), DISCARDS],
    me: { hand: ["discards", "mourned"], life: 10 },
    play: [{ use: "discards" }, "both pass", { now: { chant: ["ability of mourned"] } }, "both pass"],
    after: { me: { life: 11, dust: ["discards", "mourned"] } },
  });

  scenario("mag:302.1.2", "it need not say so", {
    cards: [createUnit("mourned", "", "1/1", heals(DISCARDED)), DISCARDS],
    me: { hand: ["discards", "mourned"], life: 10 },
    play: [{ use: "discards" }, "both pass", { now: { chant: ["ability of mourned"] } }, "both pass"],
    after: { me: { life: 11 } },
  });

  scenario(["mag:302.1.2", "mag:233.1"], "put into the dust otherwise, it was not discarded", {
    cards: [
      createUnit("mourned", "", "1/1", heals(DISCARDED)),
      createQuickMagic("buries", "", createBody({ do: "put", what: { all: "hand", whose: "you" }, to: "dust" })),
    ],
    me: { hand: ["buries", "mourned"], life: 10 },
    play: [{ use: "buries" }, "both pass"],
    after: { me: { life: 10, dust: ["mourned", "buries"] }, chant: [] },
  });

  scenario("mag:302.1.2", "out of the grimoire", {
    cards: [
      createUnit("unearthed", "", "1/1", heals({ on: "move", what: "self", from: "grimoire", to: "dust" })),
      createQuickMagic(
        "digs",
        "",
        createBody({ do: "put", what: { top: "grimoire", whose: "you", count: 1 }, to: "dust" }),
      ),
    ],
    me: { hand: ["digs"], grimoire: ["unearthed", "r 1/1"], life: 10 },
    play: [{ use: "digs" }, "both pass", "both pass"],
    after: { me: { life: 11, dust: ["unearthed", "digs"] } },
  });

  scenario(["mag:302.1.2", "mag:303.1.1.1"], "nothing else of the unit works there", {
    cards: [
      createUnit(
        "mourned",
        "",
        "1/1",
        heals(DISCARDED),
        heals({ on: "move", what: { kind: "unit" }, cause: "discard" }),
      ),
      DISCARDS,
    ],
    me: { hand: ["discards", "mourned"], life: 10 },
    play: [{ use: "discards" }, "both pass", { now: { chant: ["ability of mourned"] } }, "both pass"],
    after: { me: { life: 11 }, chant: [] },
  });

  scenario(["mag:302.1.1", "mag:302.1.2"], "an ability that works before and after it triggers once", {
    cards: [createUnit("mourned", "", "1/1", heals(DISCARDED, ["hand", "dust"])), DISCARDS],
    me: { hand: ["discards", "mourned"], life: 10 },
    play: [{ use: "discards" }, "both pass", "both pass"],
    after: { me: { life: 11 }, chant: [] },
  });

  scenario(["mag:302.1.1", "mag:302.1.2.1"], "also one that dies", {
    cards: [createUnit("mourned", "", "1/1", heals(WHEN_DESTROYED, ["battleArea", "dust"])), KILLS],
    me: { battleArea: ["mourned"], hand: ["kills"], life: 10 },
    play: [{ use: "kills" }, "both pass", "both pass"],
    after: { me: { life: 11 }, chant: [] },
  });

  scenario(["mag:302.1.1", "mag:302.1.2.1", "mag:222.2"], "for whoever controlled it", {
    cards: [createUnit("mourned", "", "1/1", heals(WHEN_DESTROYED, ["battleArea", "dust"])), KILLS],
    me: { hand: ["kills"], life: 10 },
    you: { battleArea: [{ name: "mourned", control: "me" }], life: 10 },
    play: [{ use: "kills" }, "both pass", "both pass"],
    after: { me: { life: 11 }, you: { life: 10 }, chant: [] },
  });
});

describe("a change of area that the card itself replaces (306.1.2, 302.1.2)", () => {
  const ESCAPES = createUnit(
    "escapes",
    "",
    "1/1",
    createReplacementAbility({ on: "move", what: "self", cause: "discard" }, { to: "battleArea" }),
  );
  scenario(["mag:306.1.2", "mag:302.1.2"], "it is not discarded but comes to the battle area", {
    cards: [ESCAPES, DISCARDS],
    me: { hand: ["discards", "escapes"] },
    play: [{ use: "discards" }, "both pass"],
    after: { me: { battleArea: ["escapes"], dust: ["discards"] }, never: [{ type: "moved", cause: "discard" }] },
  });

  scenario("mag:306.1.2", "another card is discarded as ever", {
    cards: [ESCAPES, DISCARDS],
    me: { hand: ["discards", "r 1/1"], battleArea: ["escapes"] },
    play: [{ use: "discards" }, "both pass"],
    after: { me: { dust: ["r 1/1", "discards"] } },
  });

  scenario(["mag:306.1.2", "mag:229.1"], "a card that is not drawn", {
    cards: [
      createUnit(
        "stays below",
        "",
        "1/1",
        createReplacementAbility({ on: "move", what: "self", cause: "draw" }, { to: "dust" }),
      ),
      createQuickMagic("draws one", "", createBody({ do: "draw", who: "you", count: 1 })),
    ],
    me: { hand: ["draws one"], grimoire: ["stays below", "r 1/1"] },
    play: [{ use: "draws one" }, "both pass"],
    after: { me: { hand: [], dust: ["stays below", "draws one"] } },
  });
});
