import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createStone,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const WIPES = { do: "destroy", what: { all: "battleArea" }, store: "dead" } as const;
const HUSHES = { do: "negate", what: { target: 0 } } as const;
const ON_CHANT = { zones: ["chant"], count: 1 } as const;

describe("what an instruction has affected, as it was (301.7)", () => {
  scenario("mag:301.7", "the AP of destroyed units is the one that they had in the battle area", {
    cards: [
      createMagic(
        "wipes and heals",
        "",
        createBody(WIPES, { do: "gainLife", who: "you", amount: { stat: "ap", of: { stored: "dead" } } }),
      ),
    ],
    me: { hand: ["wipes and heals"], battleArea: [{ name: "r 1/1", counters: { power: 2 } }, "g 2/2"], life: 10 },
    play: [{ use: "wipes and heals" }, "both pass"],
    after: { me: { life: 15 } },
  });

  scenario(["mag:301.7", "mag:222.2"], "the controller of a destroyed unit is the one that it had", {
    cards: [
      createMagic(
        "wipes, and controllers draw",
        "",
        createBody(WIPES, {
          do: "forEach",
          what: { stored: "dead" },
          store: "unit",
          effects: [{ do: "draw", who: { controllerOf: { stored: "unit" } }, count: 1 }],
        }),
      ),
    ],
    me: { hand: ["wipes, and controllers draw"] },
    you: { battleArea: [{ name: "g 2/2", control: "me" }] },
    play: [{ use: "wipes, and controllers draw" }, "both pass"],
    after: { me: { hand: ["b 4/4"] }, you: { hand: [], dust: ["g 2/2"] } },
  });

  scenario(["mag:301.7", "mag:401.6"], "what was put into the dream and summoned is read as it is now", {
    cards: [
      createMagic(
        "blinks and heals",
        "",
        createTargetedBody(
          MY_UNIT,
          { do: "put", what: { target: 0 }, to: "dream", store: "it" },
          { do: "summon", what: { stored: "it" } },
          { do: "gainLife", who: "you", amount: { stat: "ap", of: { stored: "it" } } },
        ),
      ),
    ],
    me: {
      hand: ["blinks and heals"],
      battleArea: [{ name: "r 1/1", damage: 0, counters: { weak: 0, power: 0 } }],
      life: 10,
    },
    play: [{ use: "blinks and heals" }, "both pass"],
    after: { me: { life: 11 } },
  });
});

describe("cards that leave the chant (301.7, 401.6)", () => {
  scenario(["house:51", "mag:231.1"], "a card that is negated is then returned out of the dust", {
    cards: [
      createQuickMagic(
        "hushes and returns",
        "",
        createTargetedBody(ON_CHANT, HUSHES, { do: "return", what: { target: 0 } }),
      ),
    ],
    me: { hand: ["gains 3"], stones: "ggg" },
    you: { hand: ["hushes and returns"] },
    play: [{ use: "gains 3" }, "pass", { use: "hushes and returns", by: "you" }, "both pass"],
    after: { me: { hand: ["gains 3"], dust: [] } },
  });

  scenario(["house:51", "mag:231.1"], "“when a card of yours is negated, return it” finds it in the dust", {
    cards: [
      createQuickMagic("hushes", "", createTargetedBody(ON_CHANT, HUSHES)),
      createUnit(
        "rescues",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "negated", what: { card: true, whose: "you" } },
          createBody({ do: "return", what: { event: "subject" } }),
        ),
      ),
    ],
    me: { hand: ["gains 3"], stones: "ggg", battleArea: ["rescues"] },
    you: { hand: ["hushes"] },
    play: [{ use: "gains 3" }, "pass", { use: "hushes", by: "you" }, "both pass", "both pass"],
    after: { me: { hand: ["gains 3"], dust: [] } },
  });

  scenario(["mag:301.7", "mag:301.3"], "the unit of an ability that was negated and has vanished", {
    cards: [
      createUnit(
        "heals when summoned",
        "",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 1 })),
      ),
      createQuickMagic(
        "hushes an ability and kills",
        "",
        createTargetedBody({ zones: ["chant"], where: { card: false }, count: 1 }, HUSHES, {
          do: "destroy",
          what: { sourceOf: { target: 0 } },
        }),
      ),
    ],
    me: { hand: ["heals when summoned"], life: 10 },
    you: { hand: ["hushes an ability and kills"] },
    play: [
      { use: "heals when summoned" },
      "both pass",
      "pass",
      { use: "hushes an ability and kills", by: "you" },
      "both pass",
    ],
    after: { me: { life: 10, dust: ["heals when summoned"] } },
  });
});

describe("things that come back later (301.7, 401.6)", () => {
  const AT_END = (what: "self" | { target: number }) =>
    ({
      do: "create",
      until: "turn",
      ability: createTriggeredAbility({ on: "turnEnds", whose: "you" }, createBody({ do: "summon", what })),
    }) as const;
  scenario(["house:51", "mag:302.1.3"], "a unit that puts itself into the dream comes back at the end of the turn", {
    cards: [
      createUnit(
        "fades",
        "",
        "2/2",
        createTriggeredAbility(
          { on: "attack", what: "self" },
          createBody({ do: "put", what: "self", to: "dream" }, AT_END("self")),
        ),
      ),
    ],
    me: { battleArea: ["fades"] },
    play: [
      { attack: "fades" },
      "both pass",
      "both pass",
      { now: { me: { dream: ["fades"] } } },
      "both pass",
      "both pass",
      "both pass",
      { now: { phase: "end" } },
      "both pass",
    ],
    after: { me: { battleArea: ["fades"], dream: [] } },
  });

  scenario(["house:51", "mag:302.1.3", "mag:401.6"], "not when something else has moved it since", {
    cards: [
      createMagic(
        "fades one",
        "",
        createTargetedBody(MY_UNIT, { do: "put", what: { target: 0 }, to: "dream" }, AT_END({ target: 0 })),
      ),
      createQuickMagic(
        "drags it out",
        "",
        createTargetedBody({ zones: ["dream"], count: 1 }, { do: "return", what: { target: 0 } }),
      ),
    ],
    me: { hand: ["fades one", "drags it out"], battleArea: ["r 1/1"] },
    play: [{ use: "fades one" }, "both pass", { use: "drags it out" }, "both pass", "both pass", "both pass"],
    after: { me: { hand: ["r 1/1"], battleArea: [] } },
  });

  scenario(["house:51", "mag:227.1"], "a stone brings itself back when it is destroyed", {
    cards: [
      createStone(
        "stubborn stone",
        createTriggeredAbility(
          { on: "move", what: "self", from: "stoneArea", to: "dust" },
          createBody({ do: "put", what: "self", to: "stoneArea" }),
        ),
      ),
      createQuickMagic(
        "breaks",
        "",
        createTargetedBody({ zones: ["stoneArea"], count: 1 }, { do: "destroy", what: { target: 0 } }),
      ),
    ],
    me: { hand: ["breaks"], stoneArea: ["stubborn stone"] },
    play: [{ use: "breaks" }, "both pass", "both pass"],
    after: { me: { stoneArea: ["stubborn stone"], dust: ["breaks"] } },
  });

  scenario(["house:51", "mag:302.1.3"], "a delayed trigger on the death of a unit brings that unit back", {
    cards: [
      KILLS,
      createQuickMagic(
        "guards one",
        "",
        createTargetedBody(MY_UNIT, {
          do: "create",
          until: "turn",
          ability: createTriggeredAbility(
            { on: "move", what: { among: { target: 0 } }, from: "battleArea", to: "dust" },
            createBody({ do: "summon", what: { target: 0 }, rested: true }),
          ),
        }),
      ),
    ],
    me: { hand: ["guards one", "kills"], battleArea: ["r 1/1"] },
    play: [{ use: "guards one" }, "both pass", { use: "kills" }, "both pass", "both pass"],
    after: { me: { battleArea: [{ name: "r 1/1", rested: true }] } },
  });
});

describe("what an event was about (301.7, 302.1.2.1)", () => {
  const RISES = createMagic(
    "raises theirs",
    "",
    createTargetedBody({ zones: ["dust"], where: { kind: "unit" }, count: 1 }, { do: "summon", what: { target: 0 } }),
  );
  const raisesAll = createMagic(
    "raises all",
    "",
    createBody({ do: "summon", what: { all: "dust", where: { kind: "unit" } } }),
  );
  const heals = (whose: "you" | "opponent") =>
    createUnit(
      `heals by ${whose}`,
      "",
      "1/1",
      createTriggeredAbility(
        { on: "move", what: { kind: "unit", whose }, from: "dust", to: "battleArea" },
        createBody({ do: "gainLife", who: "you", amount: whose === "you" ? 3 : 1 }),
      ),
    );
  for (const card of [RISES, raisesAll]) {
    scenario(["mag:301.7", "mag:407.1"], `a unit that ${card.name} came from the dust of the other player`, {
      cards: [card, heals("you"), heals("opponent")],
      me: { hand: [card.name], battleArea: ["heals by you", "heals by opponent"], life: 10 },
      you: { dust: ["g 2/2"] },
      play: [{ use: card.name }, "both pass", "both pass"],
      after: { me: { life: 11 }, chant: [] },
    });
  }

  const MOURNS = createUnit(
    "heals for red stones",
    "",
    "1/1",
    createTriggeredAbility(
      { on: "turnedFaceDown", what: { kind: "stone", color: "red", whose: "you" } },
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ),
  );
  const TURNS = createQuickMagic(
    "turns one down",
    "",
    createTargetedBody({ zones: ["stoneArea"], count: 1 }, { do: "turnFaceDown", what: { target: 0 } }),
  );
  scenario(["house:45", "mag:219.6.2"], "a red stone that is turned face down was red just before", {
    cards: [MOURNS, TURNS],
    me: { hand: ["turns one down"], battleArea: ["heals for red stones"], stones: "r", life: 10 },
    play: [{ use: "turns one down" }, "both pass", "both pass"],
    after: { me: { life: 11, stones: "x" } },
  });

  scenario(["house:45", "mag:219.6.2"], "and a green one was not", {
    cards: [MOURNS, TURNS],
    me: { hand: ["turns one down"], battleArea: ["heals for red stones"], stones: "g", life: 10 },
    play: [{ use: "turns one down" }, "both pass"],
    after: { chant: [], me: { life: 10 } },
  });

  scenario(
    ["mag:402.3", "mag:705.3.2", "mag:306.1.2"],
    "units that die in one check are ordered on their way to a pile",
    {
      cards: [
        createUnit(
          "buries on top",
          "",
          "0/9",
          createReplacementAbility({ on: "move", what: { other: true }, cause: "destroy" }, { to: "grimoire" }),
        ),
        createMagic(
          "burns two",
          "",
          createBody({ do: "damage", to: { all: "battleArea", where: { hp: { is: "<=", than: 2 } } }, amount: 2 }),
        ),
      ],
      me: { hand: ["burns two"], battleArea: ["buries on top", "r 1/1", "r 2/2"], grimoire: ["b 4/4"] },
      play: [{ use: "burns two" }, "both pass", { pick: "r 2/2" }],
      after: { me: { grimoire: ["r 1/1", "r 2/2", "b 4/4"] } },
    },
  );
});
