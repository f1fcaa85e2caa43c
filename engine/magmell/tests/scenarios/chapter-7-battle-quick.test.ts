import { describe } from "vitest";
import { createBody, createQuickUnit, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const QUICK = createQuickUnit("quick 2/3", "", "2/3");
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("a quick unit in each step (209.2)", () => {
  const table = { cards: [QUICK], me: { battleArea: ["r 3/3"], hand: ["quick 2/3"] } } as const;
  const used = [{ use: "quick 2/3" }, "both pass"] as const;

  scenario("mag:701.2.2.1", "in the designation step", {
    ...table,
    play: [{ attack: "r 3/3" }, ...used],
    after: { step: "designation", me: { battleArea: ["r 3/3", "quick 2/3"] } },
  });

  scenario("mag:701.3.3.1", "in the attack step", {
    ...table,
    play: [{ attack: "r 3/3" }, ...times(1), ...used],
    after: { step: "attack", me: { battleArea: ["r 3/3", "quick 2/3"] } },
  });

  scenario("mag:701.4.3.1", "in the defense step", {
    ...table,
    play: [{ attack: "r 3/3" }, ...times(2), ...used],
    after: { step: "defense", me: { battleArea: ["r 3/3", "quick 2/3"] } },
  });

  scenario("mag:701.5.3.1", "in the damage step", {
    ...table,
    play: [{ attack: "r 3/3" }, ...times(3), ...used],
    after: { step: "damage", you: { life: 17 }, me: { battleArea: ["r 3/3", "quick 2/3"] } },
  });

  scenario(["mag:701.6.2.1", "mag:605.4"], "in the last step; after the battle it attacks as well", {
    ...table,
    play: [{ attack: "r 3/3" }, ...times(4), ...used, { now: { step: "end" } }, "both pass", { attack: "quick 2/3" }],
    after: { step: "designation" },
  });

  scenario(["mag:606.2.1", "mag:605.5"], "in the end phase, by either player", {
    ...table,
    you: { hand: ["quick 2/3"] },
    phase: "end",
    play: [...used, "pass", { use: "quick 2/3", by: "you" }, "both pass"],
    after: { phase: "end", me: { battleArea: ["r 3/3", "quick 2/3"] }, you: { battleArea: ["quick 2/3"] } },
  });

  scenario(["mag:605.5", "mag:408.2"], "on top of what lies on the chant", {
    ...table,
    me: { ...table.me, hand: ["quick 2/3", "gains 3"], stones: "g", life: 10 },
    play: [
      { use: "gains 3" },
      { use: "quick 2/3" },
      { now: { chant: ["quick 2/3", "gains 3"] } },
      "both pass",
      { now: { chant: ["gains 3"], me: { battleArea: ["r 3/3", "quick 2/3"], life: 10 } } },
      "both pass",
    ],
    after: { me: { life: 13 } },
  });

  scenario(["mag:701.3.3.1", "mag:701.4.1"], "one that comes in the attack step defends in the next", {
    cards: [QUICK],
    me: { battleArea: ["r 3/3"] },
    you: { hand: ["quick 2/3"] },
    play: [
      { attack: "r 3/3" },
      ...times(1),
      "pass",
      { use: "quick 2/3", by: "you" },
      ...times(2),
      { now: { step: "defense", asks: { of: "you", ask: "pick", offers: ["quick 2/3"] } } },
      { pick: "quick 2/3" },
      ...times(1),
    ],
    after: { you: { life: 20, dust: ["quick 2/3"] }, me: { battleArea: [{ name: "r 3/3", damage: 2 }] } },
  });

  scenario(["mag:701.4.3.1", "mag:701.4.1"], "one that comes in the defense step is too late for that", {
    cards: [QUICK],
    me: { battleArea: ["r 3/3"] },
    you: { hand: ["quick 2/3"] },
    play: [{ attack: "r 3/3" }, ...times(2), "pass", { use: "quick 2/3", by: "you" }, ...times(2)],
    after: { step: "damage", you: { life: 17, battleArea: ["quick 2/3"] } },
  });
});

describe("what triggers in a battle", () => {
  scenario(
    ["mag:701.3.2", "mag:703.4.1.1", "mag:408.3"],
    "resting to attack and attacking trigger for both: the turn player's is put first and resolves last",
    {
      me: { battleArea: ["stings when it attacks"] },
      you: { battleArea: ["stings when theirs rest"] },
      play: [
        { attack: "stings when it attacks" },
        "both pass",
        { now: { chant: ["ability of stings when theirs rest", "ability of stings when it attacks"] } },
        "both pass",
        { now: { me: { life: 19 }, you: { life: 20 } } },
        "both pass",
      ],
      after: { step: "attack", me: { life: 19 }, you: { life: 19 } },
    },
  );

  scenario(
    ["mag:703.4.1.1", "mag:705.3.3", "mag:302.1.2.1"],
    "two triggers of each player at once, when two units kill each other",
    {
      me: { life: 10, battleArea: ["leaves an ember", "grows when another dies"] },
      you: { life: 10, battleArea: ["leaves an ember", "grows when another dies"] },
      play: [
        { attack: "leaves an ember" },
        ...times(2),
        { pick: "leaves an ember" },
        ...times(1),
        { now: { asks: { of: "me", ask: "option" }, chant: [] } },
        { option: "leaves an ember" },
        { option: 0 },
        { now: { asks: { of: "you", ask: "option" } } },
        { option: "grows when another dies" },
        { option: "leaves an ember" },
        {
          now: {
            asks: { of: "me", ask: "priority" },
            chant: [
              "ability of grows when another dies",
              "ability of leaves an ember",
              "ability of grows when another dies",
              "ability of grows when another dies",
              "ability of grows when another dies",
              "ability of leaves an ember",
            ],
          },
        },
        ...times(6),
      ],
      after: {
        step: "damage",
        chant: [],
        me: { battleArea: ["ember", { name: "grows when another dies", counters: { power: 2 } }] },
        you: { battleArea: ["ember", { name: "grows when another dies", counters: { power: 2 } }] },
      },
    },
  );

  scenario(["mag:701.5.2", "house:7", "mag:701.5.1.1"], "“at the start of the damage step” comes after the damage", {
    me: { battleArea: ["stings at the damage step"] },
    play: [
      { attack: "stings at the damage step" },
      ...times(3),
      { now: { you: { life: 18 }, chant: ["ability of stings at the damage step"] } },
      "both pass",
    ],
    after: { step: "damage", you: { life: 17 } },
  });

  scenario(["mag:701.5.2", "mag:705.3.2"], "so also for a unit that is about to die of it", {
    me: { battleArea: ["stings at the damage step"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "stings at the damage step" }, ...times(2), { pick: "g 4/4" }, ...times(2)],
    after: {
      step: "damage",
      me: { battleArea: [], dust: ["stings at the damage step"] },
      you: { life: 19 },
      events: [{ type: "damaged" }, { type: "triggered" }, { type: "moved", cause: "destroy" }, { type: "abilityPut" }],
    },
  });

  scenario(
    ["mag:221.2", "mag:302.1", "mag:701.5.1.2"],
    "battle damage triggers by how much it was, to whom and by whom",
    {
      me: { life: 10, battleArea: ["drains when it damages"] },
      you: { battleArea: ["hits back"] },
      play: [
        { attack: "drains when it damages" },
        ...times(2),
        "done",
        ...times(1),
        { now: { chant: ["ability of drains when it damages"] } },
        ...times(3),
        { now: { step: null, me: { life: 12 }, you: { life: 18 } } },
      ],
      after: { me: { life: 12 } },
    },
  );

  scenario(["mag:221.1", "mag:701.5.1.2"], "a defender that hits back when damaged does so also when it survives", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["hits back"] },
    play: [{ attack: "r 3/3" }, ...times(2), { pick: "hits back" }, ...times(2)],
    after: {
      me: { life: 19, battleArea: [{ name: "r 3/3", damage: 1 }] },
      you: { battleArea: [{ name: "hits back", damage: 3 }] },
    },
  });

  scenario(["mag:701.4.2", "mag:701.4.1.1"], "“when it defends” resolves although the defender has left by then", {
    cards: [
      createUnit(
        "gains when it defends",
        "g",
        "1/3",
        createTriggeredAbility({ on: "defend", what: "self" }, createBody({ do: "gainLife", who: "you", amount: 2 })),
      ),
    ],
    me: { battleArea: ["r 3/3"], hand: ["returns a unit"], stones: "bn" },
    you: { life: 10, battleArea: ["gains when it defends"] },
    play: [
      { attack: "r 3/3" },
      ...times(2),
      { pick: "gains when it defends" },
      { use: "returns a unit" },
      { pick: "gains when it defends" },
      ...times(2),
      { now: { you: { life: 12 }, step: "defense" } },
      ...times(1),
    ],
    after: { step: "damage", you: { life: 9, hand: ["gains when it defends"] } },
  });

  scenario(["mag:701.4.1", "mag:302.1"], "a unit summoned by a trigger of the attack may defend", {
    cards: [
      createUnit(
        "calls a guard",
        "g",
        "0/2",
        createTriggeredAbility(
          { on: "attack", what: { kind: "unit", whose: "opponent" } },
          createBody({ do: "summon", what: { all: "dust", whose: "you", where: { name: "g 4/4" } } }),
        ),
      ),
    ],
    me: { battleArea: ["r 3/3"] },
    you: { dust: ["g 4/4"], battleArea: [{ name: "calls a guard", rested: true }] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { pick: "calls a guard" },
      ...times(2),
      { now: { step: "defense", asks: { of: "you", ask: "pick", offers: ["g 4/4"] } } },
      { pick: "g 4/4" },
      "both pass",
    ],
    after: { me: { dust: ["r 3/3"] }, you: { battleArea: ["calls a guard", { name: "g 4/4", damage: 3 }] } },
  });
});
