import { describe } from "vitest";
import type { Effect } from "../../model/effect";
import {
  createBody,
  createIf,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { type Scenario, scenario } from "../../testing/scenario/scenario";

/** A magic that does something and then gains 3 life if anything was affected. */
const test = (...effects: readonly Effect[]) =>
  createMagic(
    "test",
    "b",
    createBody(...effects, createIf({ some: { stored: "it" } }, [{ do: "gainLife", who: "you", amount: 3 }])),
  );

const MINE = { all: "battleArea", whose: "you" } as const;
const STONES = { all: "stoneArea", whose: "opponent" } as const;
const STEADY = createUnit(
  "steady",
  "g",
  "1/1",
  createStaticAbility("self", [{ cannot: "beDestroyed" }, { cannot: "rest" }]),
);

/** Plays the magic on my table; then my life is this. */
const played = (effects: readonly Effect[], life: number, table: Partial<Scenario> = {}): Scenario => ({
  ...table,
  cards: [test(...effects), STEADY, ...(table.cards ?? [])],
  me: { hand: ["test"], stones: "b", life: 10, ...table.me },
  play: [{ use: "test" }, "both pass"],
  after: { me: { life } },
});

describe("「そうしたならば」 asks whether anything was affected", () => {
  const rest: Effect = { do: "rest", what: MINE, store: "it" };
  scenario("mag:219.4.2", "resting an awake unit did something", played([rest], 13, { me: { battleArea: ["g 2/2"] } }));
  scenario(
    "mag:219.4.2",
    "resting a rested unit, or one that cannot be rested, did nothing",
    played([rest], 10, { me: { battleArea: [{ name: "g 2/2", rested: true }, "steady"] } }),
  );

  const wake: Effect = { do: "wake", what: MINE, store: "it" };
  scenario(
    "mag:219.3.2",
    "waking a rested unit did something",
    played([wake], 13, { me: { battleArea: [{ name: "g 2/2", rested: true }] } }),
  );
  scenario("mag:219.3.2", "waking an awake unit did nothing", played([wake], 10, { me: { battleArea: ["g 2/2"] } }));

  const down: Effect = { do: "turnFaceDown", what: STONES, store: "it" };
  const up: Effect = { do: "turnFaceUp", what: STONES, store: "it" };
  scenario("mag:219.6.2", "turning a face-up stone down did something", played([down], 13, { you: { stones: "r" } }));
  scenario("mag:219.6.2", "turning a face-down stone down did nothing", played([down], 10, { you: { stones: "x" } }));
  scenario("mag:219.5.2", "turning a face-down stone up did something", played([up], 13, { you: { stones: "x" } }));
  scenario("mag:219.5.2", "turning a face-up stone up did nothing", played([up], 10, { you: { stones: "r" } }));

  const spend: Effect = { do: "removeCounters", on: MINE, counter: "栞", count: 1, store: "it" };
  scenario(
    "mag:224.1",
    "removing a counter that is there did something",
    played([spend], 13, { me: { battleArea: [{ name: "g 2/2", counters: { 栞: 1 } }] } }),
  );
  scenario(
    "mag:224.1",
    "removing a counter that is not there did nothing",
    played([spend], 10, { me: { battleArea: ["g 2/2"] } }),
  );
  const put: Effect = { do: "putCounters", on: MINE, counter: "栞", count: 1, store: "it" };
  scenario(
    "mag:224.1",
    "putting a counter on a unit did something",
    played([put], 13, { me: { battleArea: ["g 2/2"] } }),
  );
  scenario("mag:224.1", "putting a counter on no unit did nothing", played([put], 10));

  const burn: Effect = { do: "damage", to: { all: "battleArea" }, amount: 1, store: "it" };
  const dry = createUnit("dry", "g", "1/1", createStaticAbility("self", [{ cannot: "beDamaged" }]));
  scenario("mag:221.1", "dealing damage did something", played([burn], 13, { you: { battleArea: ["g 2/2"] } }));
  scenario(
    ["mag:221.1", "mag:102"],
    "damage that could not be dealt did nothing",
    played([burn], 10, { cards: [dry], you: { battleArea: ["dry"] } }),
  );

  const destroy: Effect = { do: "destroy", what: MINE, store: "it" };
  scenario("mag:227.1", "destroying a unit did something", played([destroy], 13, { me: { battleArea: ["g 2/2"] } }));
  scenario(
    ["mag:227.1", "mag:102"],
    "destroying what cannot be destroyed did nothing",
    played([destroy], 10, { me: { battleArea: ["steady"] } }),
  );
  const discard: Effect = { do: "discard", who: "you", count: 1, how: "choose", store: "it" };
  scenario("mag:233.3", "discarding from an empty hand did nothing", played([discard], 10));
  scenario("mag:233.1", "discarding a card did something", {
    ...played([discard], 13, { me: { hand: ["test", "bolt 2"] } }),
  });
});

describe("what was negated is known", () => {
  const hush = (to?: "dream") =>
    createQuickMagic(
      "hush",
      "b",
      createTargetedBody(
        { zones: ["chant"], count: 1 },
        { do: "negate", what: { target: 0 }, ...(to && { to }), store: "it" },
        createIf({ some: { stored: "it" } }, [{ do: "gainLife", who: "you", amount: 3 }]),
      ),
    );
  const proud = createQuickMagic(
    "proud",
    "r",
    createBody({ do: "draw", who: "you", count: 1 }),
    createStaticAbility("self", [{ cannot: "beNegated" }]),
  );
  const crier = createUnit(
    "crier",
    "r",
    "1/1",
    createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "loseLife", who: "opponent", amount: 1 })),
  );

  scenario("mag:231.1", "a negated card counts, and goes where the text says instead of the dust", {
    cards: [hush("dream")],
    me: { hand: ["hush"], stones: "b", life: 10 },
    you: { hand: ["bolt 2"], stones: "r", battleArea: ["g 2/2"] },
    play: ["pass", { use: "bolt 2" }, { use: "hush" }, "both pass"],
    after: { me: { life: 13, dust: ["hush"] }, you: { dust: [], dream: ["bolt 2"] } },
  });
  scenario(["mag:231.1", "house:20"], "a negated ability counts although it is gone", {
    cards: [hush(), crier],
    me: { hand: ["crier"], stones: "r" },
    you: { hand: ["hush"], stones: "b", life: 10 },
    play: [{ use: "crier" }, "both pass", "pass", { use: "hush" }, "both pass"],
    after: { me: { battleArea: ["crier"] }, you: { life: 13 } },
  });
  scenario(["mag:231.1", "mag:102"], "what cannot be negated does not count", {
    cards: [hush("dream"), proud],
    me: { hand: ["hush"], stones: "b", life: 10 },
    you: { hand: ["proud"], stones: "r" },
    play: ["pass", { use: "proud" }, { use: "hush" }, "both pass"],
    after: { me: { life: 10 }, chant: ["proud"], you: { dream: [] } },
  });
});
