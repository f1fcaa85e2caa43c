import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createQuickUnit,
  createReplacementAbility,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  THEIR_UNIT,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const ZAPS = createMagic("zaps", "", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 5 }));
const UNIT_DIES = { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" } as const;
const HOLDERS = { all: "battleArea", whose: "you", where: { name: "holder" } } as const;
const gives = (name: string, ability: Parameters<typeof createTriggeredAbility>[1]) =>
  createUnit(name, "", "1/1", createStaticAbility(HOLDERS, [{ grant: createTriggeredAbility(UNIT_DIES, ability) }]));

describe("abilities that an instance has been given (301.1)", () => {
  scenario(["mag:302.1.1", "mag:703.2"], "one giver leaves, and each ability triggers once", {
    cards: [
      gives("gives life", createBody({ do: "gainLife", who: "you", amount: 1 })),
      gives("gives harm", createBody({ do: "loseLife", who: "opponent", amount: 1 })),
      createUnit("holder", "", "1/1"),
      KILLS,
    ],
    me: { battleArea: ["gives life", "gives harm", "holder"], hand: ["kills"], life: 10 },
    play: [{ use: "kills" }, { pick: "gives life" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 11 }, you: { life: 19 }, chant: [] },
  });

  scenario(["mag:302.1.1", "mag:703.2"], "of two that are alike, one of whose givers leaves, both trigger", {
    cards: [
      gives("gives life", createBody({ do: "gainLife", who: "you", amount: 1 })),
      createUnit("holder", "", "1/1"),
      KILLS,
    ],
    me: { battleArea: [{ name: "gives life", rested: true }, "gives life", "holder"], hand: ["kills"], life: 10 },
    play: [{ use: "kills" }, { pick: "gives life" }, "both pass", "both pass", "both pass"],
    after: { me: { life: 12 }, chant: [] },
  });

  const lord = (name: string) =>
    createUnit(
      name,
      "",
      "0/9",
      createStaticAbility(HOLDERS, [
        {
          grant: createReplacementAbility(
            { on: "damage", what: "self" },
            { amount: { minus: [{ event: "amount" }, 1] } },
          ),
        },
      ]),
    );
  scenario(["mag:306.1.2", "house:6"], "the same replacement given by two applies twice, without a question", {
    cards: [lord("lord"), createUnit("holder", "", "0/9"), ZAPS],
    me: { hand: ["zaps"] },
    you: { battleArea: ["lord", "lord", "holder"] },
    play: [{ use: "zaps" }, { pick: "holder" }, "both pass"],
    after: { you: { battleArea: ["lord", "lord", { name: "holder", damage: 3 }] } },
  });

  scenario(["mag:306.1.2", "house:6"], "three of them apply three times", {
    cards: [lord("lord"), createUnit("holder", "", "0/9"), ZAPS],
    me: { hand: ["zaps"] },
    you: { battleArea: ["lord", "lord", "lord", "holder"] },
    play: [{ use: "zaps" }, { pick: "holder" }, "both pass"],
    after: { you: { battleArea: ["lord", "lord", "lord", { name: "holder", damage: 2 }] } },
  });
});

describe("abilities on the chant (301.3, 212.3)", () => {
  const HUSHES_RED = createQuickMagic(
    "hushes a red ability",
    "",
    createTargetedBody(
      { zones: ["chant"], where: { card: false, color: "red" }, count: 1 },
      { do: "negate", what: { target: 0 } },
    ),
  );
  scenario("mag:212.3", "an ability has the colour that its instance has now", {
    cards: [
      HUSHES_RED,
      createUnit(
        "heals when summoned",
        "g",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 1 })),
      ),
    ],
    me: { hand: ["heals when summoned"], stones: "g", battleArea: ["paints mine red"], life: 10 },
    you: { hand: ["hushes a red ability"] },
    play: [
      { use: "heals when summoned" },
      "both pass",
      "pass",
      { use: "hushes a red ability", by: "you" },
      "both pass",
    ],
    after: { me: { life: 10 }, chant: [] },
  });

  scenario(["mag:212.3", "mag:301.7"], "or the one that it had when it left", {
    cards: [
      HUSHES_RED,
      KILLS,
      createUnit(
        "heals when it dies",
        "g",
        "1/1",
        createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "gainLife", who: "you", amount: 1 })),
      ),
    ],
    me: { battleArea: ["heals when it dies", "paints mine red"], life: 10 },
    you: { hand: ["hushes a red ability", "kills"] },
    play: [
      "pass",
      { use: "kills", by: "you" },
      { pick: "heals when it dies" },
      "both pass",
      "pass",
      { use: "hushes a red ability", by: "you" },
      "both pass",
    ],
    after: { me: { life: 10 }, chant: [] },
  });
});

describe("what cannot be a target of some things (704.3.1.3)", () => {
  const AIMS = createUnit(
    "aims",
    "",
    "1/1",
    createTriggeredAbility(WHEN_SUMMONED, createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 })),
  );
  const cannot = (where: { card?: boolean; kind?: "unit" }) =>
    createUnit("proof", "", "2/2", createStaticAbility("self", [{ cannot: "beTargeted", where }]));
  scenario(["mag:704.3.1.3", "mag:301.3"], "abilities: an ability on the chant is no card, whatever has it", {
    cards: [cannot({ card: false }), AIMS],
    me: { hand: ["aims"], battleArea: ["g 4/4"] },
    you: { battleArea: ["proof"] },
    play: [
      { use: "aims" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["aims", "g 4/4"] } } },
      { pick: "aims" },
    ],
    after: { you: { battleArea: [{ name: "proof", damage: 0 }] } },
  });

  scenario(["mag:704.3.1.3", "mag:301.3"], "but a magic can aim at it", {
    cards: [cannot({ card: false }), KILLS],
    me: { hand: ["kills"] },
    you: { battleArea: ["proof"] },
    play: [{ use: "kills" }, "both pass"],
    after: { you: { dust: ["proof"] } },
  });

  scenario(["mag:704.3.1.3", "mag:301.3"], "cards: an ability of a unit can aim at it, and a magic cannot", {
    cards: [cannot({ card: true }), AIMS, KILLS],
    me: { hand: ["aims", "kills"] },
    you: { battleArea: ["proof"] },
    play: [
      { refused: { use: "kills" }, because: ["NO_TARGET"] },
      { use: "aims" },
      "both pass",
      { pick: "proof" },
      "both pass",
    ],
    after: { you: { battleArea: [{ name: "proof", damage: 1 }] } },
  });

  scenario(["mag:704.3.1.3", "mag:301.7"], "units: an ability of a unit cannot aim at it, and a magic can", {
    cards: [cannot({ kind: "unit" }), AIMS, KILLS],
    me: { hand: ["aims", "kills"], battleArea: ["g 4/4"] },
    you: { battleArea: ["proof"] },
    play: [
      { use: "aims" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["aims", "g 4/4"] } } },
      { pick: "aims" },
      { use: "kills" },
      { pick: "proof" },
      "both pass",
    ],
    after: { you: { dust: ["proof"] } },
  });

  scenario(["mag:704.3.1.3", "mag:301.3"], "it becomes proof against abilities, and the target is illegal", {
    cards: [
      AIMS,
      createQuickMagic(
        "makes proof",
        "",
        createTargetedBody(ANY_UNIT, {
          do: "modify",
          what: { target: 0 },
          changes: [{ cannot: "beTargeted", where: { card: false } }],
          until: "turn",
        }),
      ),
    ],
    me: { hand: ["aims"] },
    you: { battleArea: ["g 2/2"], hand: ["makes proof"] },
    play: [
      { use: "aims" },
      "both pass",
      { pick: "g 2/2" },
      "pass",
      { use: "makes proof", by: "you" },
      { pick: "g 2/2" },
      "both pass",
      "both pass",
    ],
    after: { you: { battleArea: [{ name: "g 2/2", damage: 0 }] }, events: [{ type: "negated", rule: "mag:231.2" }] },
  });
});

describe("damage from what has left (301.7)", () => {
  scenario(["mag:301.7", "mag:102"], "a unit that takes no damage of their units takes none of one that has died", {
    cards: [
      KILLS,
      createUnit(
        "proof",
        "",
        "2/2",
        createStaticAbility("self", [{ cannot: "beDamaged", where: { kind: "unit", whose: "opponent" } }]),
      ),
      createUnit(
        "burns when it dies",
        "",
        "1/1",
        createTriggeredAbility(
          WHEN_DESTROYED,
          createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
        ),
      ),
    ],
    me: { hand: ["kills"], battleArea: ["proof"] },
    you: { battleArea: ["burns when it dies"] },
    play: [{ use: "kills" }, { pick: "burns when it dies" }, "both pass", "both pass"],
    after: { me: { battleArea: [{ name: "proof", damage: 0 }] } },
  });

  scenario(["mag:102", "mag:301.3"], "a unit that abilities cannot destroy dies of a magic only", {
    cards: [
      KILLS,
      createUnit("proof", "", "2/2", createStaticAbility("self", [{ cannot: "beDestroyed", where: { card: false } }])),
      createUnit(
        "kills when summoned",
        "",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createTargetedBody(THEIR_UNIT, { do: "destroy", what: { target: 0 } })),
      ),
    ],
    me: { hand: ["kills when summoned", "kills"] },
    you: { battleArea: ["proof"] },
    play: [
      { use: "kills when summoned" },
      "both pass",
      "both pass",
      { now: { you: { battleArea: ["proof"] } } },
      { use: "kills" },
      { pick: "proof" },
      "both pass",
    ],
    after: { you: { dust: ["proof"] } },
  });

  scenario(["mag:102", "mag:301.3"], "an ability that abilities of units cannot negate", {
    cards: [
      createUnit(
        "shields abilities",
        "",
        "1/1",
        createStaticAbility({ all: "chant", whose: "you", where: { card: false } }, [
          { cannot: "beNegated", where: { kind: "unit" } },
        ]),
      ),
      createUnit(
        "heals when summoned",
        "",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 1 })),
      ),
      createQuickUnit(
        "hushes when summoned",
        "",
        "1/1",
        createTriggeredAbility(
          WHEN_SUMMONED,
          createTargetedBody({ zones: ["chant"], count: 1 }, { do: "negate", what: { target: 0 } }),
        ),
      ),
    ],
    me: { battleArea: ["shields abilities"], hand: ["heals when summoned"], life: 10 },
    you: { hand: ["hushes when summoned"] },
    play: [
      { use: "heals when summoned" },
      "both pass",
      "pass",
      { use: "hushes when summoned", by: "you" },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { me: { life: 11 }, never: [{ type: "negated" }] },
  });
});
