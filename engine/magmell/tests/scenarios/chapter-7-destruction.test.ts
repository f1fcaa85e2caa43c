import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createStaticAbility,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const it = { target: 0 } as const;
const FRAIL = createUnit("2/0", "1", "2/0");
const SHRINKS = createQuickMagic(
  "shrinks",
  "",
  createTargetedBody(ANY_UNIT, { do: "modify", what: it, changes: [{ add: "hp", amount: -3 }], until: "turn" }),
);
const CHEERS = createUnit(
  "adds to HP",
  "1",
  "1/1",
  createStaticAbility({ all: "battleArea", whose: "you", where: { other: true } }, [{ add: "hp", amount: 1 }]),
);
const destroyed = { on: "move", what: "self", from: "battleArea", cause: "destroy" } as const;
const hurt = (name: string, damage: number) => ({ name, damage });

describe("a unit with lethal damage (705.4.3)", () => {
  scenario(["mag:705.4.3", "mag:213.3.1", "mag:221.4.1"], "as much as its HP or more destroys it, less does not", {
    me: { battleArea: [hurt("r 2/2", 2), hurt("gb 2/3", 2)] },
    you: { battleArea: [hurt("g 4/4", 7)] },
    after: { me: { battleArea: ["gb 2/3"], dust: ["r 2/2"] }, you: { battleArea: [], dust: ["g 4/4"] } },
  });

  scenario("mag:221.4.1", "it is destroyed when somebody would get priority, not earlier", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "bolt 2" }, "both pass"],
    after: {
      events: [
        { type: "damaged", name: "g 2/2" },
        { type: "resolved" },
        { type: "moved", name: "bolt 2", to: "dust" },
        { type: "moved", name: "g 2/2", to: "dust" },
      ],
    },
  });

  scenario("mag:705.4.3", "its HP may fall to the damage that it has", {
    cards: [SHRINKS],
    me: { battleArea: [hurt("r 4/4", 2)], hand: ["shrinks"] },
    play: [{ use: "shrinks" }, "both pass"],
    after: { me: { battleArea: [], dust: ["shrinks", "r 4/4"] } },
  });
});

describe("a unit without HP (705.4.4)", () => {
  scenario(["mag:705.4.4", "mag:213.3.2"], "0 HP destroy it", {
    cards: [FRAIL],
    me: { battleArea: ["2/0", "r 1/1"] },
    after: { me: { battleArea: ["r 1/1"], dust: ["2/0"] } },
  });

  scenario(["mag:705.4.4", "mag:213.3.2"], "so do fewer than 0", {
    cards: [SHRINKS],
    me: { battleArea: ["r 2/2"], hand: ["shrinks"] },
    play: [{ use: "shrinks" }, "both pass"],
    after: { me: { battleArea: [], dust: ["shrinks", "r 2/2"] } },
  });

  scenario("mag:705.4.4", "1 HP lets it live, by another's text or by a counter", {
    cards: [FRAIL, CHEERS],
    me: { battleArea: ["2/0", "adds to HP"] },
    you: { battleArea: [{ name: "2/0", counters: { power: 1 } }] },
    after: {
      me: { battleArea: [{ name: "2/0", hp: 1 }, "adds to HP"] },
      you: { battleArea: [{ name: "2/0", hp: 1 }] },
    },
  });

  scenario(["mag:705.4.4", "mag:224.4.2"], "weak counters may have taken it", {
    me: {
      battleArea: [
        { name: "r 2/2", counters: { weak: 2 } },
        { name: "g 2/2", counters: { weak: 1 } },
      ],
    },
    after: { me: { battleArea: ["g 2/2"], dust: ["r 2/2"] } },
  });

  scenario("mag:705.3.2", "it is destroyed although a pair of counters leaves it at the same moment", {
    me: { battleArea: [{ name: "r 1/1", counters: { power: 1, weak: 2 } }] },
    after: { me: { battleArea: [], dust: ["r 1/1"] } },
  });
});

describe("destruction by rule processes", () => {
  scenario(
    ["mag:705.4.3", "mag:705.4.4"],
    "is one event for a unit that both find: what replaces the next one saves it",
    {
      cards: [
        createQuickMagic(
          "saves the next unit",
          "",
          createBody({
            do: "create",
            ability: createReplacementAbility(
              { on: "move", what: { kind: "unit" }, from: "battleArea", cause: "destroy" },
              {
                effects: [
                  { do: "removeDamage", from: { event: "subject" } },
                  { do: "removeCounters", on: { event: "subject" }, counter: "weak", count: "all" },
                ],
              },
            ),
            until: "turn",
            times: "once",
          }),
        ),
        createQuickMagic(
          "hurts and weakens",
          "",
          createTargetedBody(
            ANY_UNIT,
            { do: "damage", to: it, amount: 1 },
            { do: "putCounters", on: it, counter: "weak", count: 2 },
          ),
        ),
      ],
      me: { battleArea: ["r 2/2"], hand: ["saves the next unit", "hurts and weakens"] },
      play: [{ use: "saves the next unit" }, "both pass", { use: "hurts and weakens" }, "both pass"],
      after: { me: { battleArea: [{ name: "r 2/2", damage: 0, counters: {} }] } },
    },
  );

  scenario("mag:705.3.2", "takes all that it finds at one moment: each of two sees the other one die", {
    me: { battleArea: [hurt("grows when another dies", 2), hurt("grows when another dies", 2)] },
    play: [{ option: 0 }],
    after: {
      me: { battleArea: [] },
      chant: ["ability of grows when another dies", "ability of grows when another dies"],
    },
  });

  scenario("mag:705.3.2", "looks again: what lived by another's text dies after it, having seen it die", {
    cards: [CHEERS],
    me: { battleArea: [hurt("adds to HP", 1), hurt("grows when another dies", 2)] },
    after: {
      me: { battleArea: [], dust: ["adds to HP", "grows when another dies"] },
      chant: ["ability of grows when another dies"],
    },
  });

  scenario("mag:102", "leaves alone what cannot be destroyed, at every check", {
    me: { battleArea: [hurt("cannot be destroyed", 5)] },
    play: ["pass"],
    after: { me: { battleArea: [hurt("cannot be destroyed", 5)] }, never: [{ type: "moved", cause: "destroy" }] },
  });

  scenario("mag:306.1.2", "may be replaced by something that takes its reason away", {
    cards: [
      createUnit(
        "heals instead",
        "1",
        "2/2",
        createReplacementAbility(destroyed, { effects: [{ do: "removeDamage", from: "self" }] }),
      ),
    ],
    me: { battleArea: [hurt("heals instead", 2)] },
    after: { me: { battleArea: [hurt("heals instead", 0)] } },
  });

  scenario("house:36", "is tried once in a check when a replacement leaves the unit as it is, and again in the next", {
    cards: [
      createUnit(
        "gains instead",
        "1",
        "2/2",
        createReplacementAbility(destroyed, { effects: [{ do: "gainLife", who: "you", amount: 1 }] }),
      ),
    ],
    me: { battleArea: [hurt("gains instead", 2)], life: 10 },
    play: [{ now: { me: { life: 11 } } }, "pass", { now: { events: [{ type: "replaced" }] } }],
    after: { me: { life: 12, battleArea: ["gains instead"] } },
  });

  scenario(
    ["mag:705.3.3", "mag:705.3.3.1", "mag:705.2"],
    "puts what it triggers on the chant before anybody gets priority",
    {
      me: { battleArea: [hurt("leaves an ember", 1)] },
      after: {
        me: { dust: ["leaves an ember"] },
        chant: ["ability of leaves an ember"],
        asks: { of: "me", ask: "priority" },
      },
    },
  );
});
