import { describe } from "vitest";
import { createBody, createQuickMagic, createReplacementAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("battle damage that something changes (701.5, 306.1.2)", () => {
  scenario(["mag:701.5.1.2", "mag:306.1.2"], "halved for the one, whole for the other, at the same moment", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["halves damage"] },
    play: [{ attack: "r 3/3" }, ...times(2), { pick: "halves damage" }, ...times(1)],
    after: {
      step: "damage",
      me: { battleArea: [{ name: "r 3/3", damage: 2 }] },
      you: { battleArea: [{ name: "halves damage", damage: 1 }] },
    },
  });

  scenario(["mag:701.5.1.1", "mag:306.1.2"], "doubled for the player", {
    me: { battleArea: ["r 3/3", "doubles my damage"] },
    play: [{ attack: "r 3/3" }, ...times(3)],
    after: { you: { life: 14 } },
  });

  scenario(["mag:701.5.1.1", "mag:306.1.2.1"], "done to a unit instead, it is no damage to the player any more", {
    cards: [
      createUnit(
        "stands in",
        "g",
        "0/4",
        createReplacementAbility(
          { on: "damage", what: { player: "you" } },
          { effects: [{ do: "damage", to: "self", amount: { event: "amount" } }] },
        ),
      ),
    ],
    me: { life: 10, battleArea: ["drains when it damages"] },
    you: { battleArea: [{ name: "stands in", rested: true }] },
    play: [{ attack: "drains when it damages" }, "both pass", { pick: "you" }, ...times(2)],
    after: {
      step: "damage",
      chant: [],
      me: { life: 10 },
      you: { life: 20, battleArea: [{ name: "stands in", damage: 2 }] },
    },
  });

  scenario(["mag:701.5.1.2", "mag:306.1.2"], "a shield takes the first damage only: that of the battle", {
    me: { battleArea: ["r 3/3"], hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 2/2"], hand: ["shields a unit once"], stones: "g" },
    play: [
      { attack: "r 3/3" },
      ...times(2),
      { pick: "g 2/2" },
      "pass",
      { use: "shields a unit once", by: "you" },
      { pick: "g 2/2" },
      ...times(2),
      { now: { step: "damage", you: { battleArea: [{ name: "g 2/2", damage: 0 }] } } },
      { use: "bolt 2" },
      { pick: "g 2/2" },
      ...times(1),
    ],
    after: { you: { dust: ["shields a unit once", "g 2/2"] }, me: { battleArea: [{ name: "r 3/3", damage: 2 }] } },
  });

  scenario(["mag:701.5.1.2", "mag:102"], "what cannot be damaged kills and lives", {
    me: { battleArea: ["r 1/1"] },
    you: { battleArea: ["cannot be damaged"] },
    play: [{ attack: "r 1/1" }, ...times(2), { pick: "cannot be damaged" }, ...times(1)],
    after: { me: { dust: ["r 1/1"] }, you: { battleArea: [{ name: "cannot be damaged", damage: 0 }] } },
  });

  scenario(["mag:705.3.2", "mag:306.1.2", "mag:701.6.1"], "an attacker that returns instead of dying is in the hand", {
    me: { battleArea: ["returns instead of dying"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "returns instead of dying" }, ...times(2), { pick: "g 4/4" }, ...times(3)],
    after: {
      step: null,
      me: { hand: ["returns instead of dying"], dust: [] },
      you: { battleArea: [{ name: "g 4/4", damage: 2 }] },
    },
  });

  scenario(["mag:213.2", "mag:701.5.1.2"], "AP counts as it is when the damage step begins", {
    me: { battleArea: ["r 3/3"], hand: ["+2/+1 this turn"], stones: "g" },
    you: { battleArea: ["g 4/4"] },
    play: [
      { attack: "r 3/3" },
      ...times(2),
      { pick: "g 4/4" },
      { use: "+2/+1 this turn" },
      { pick: "r 3/3" },
      ...times(2),
    ],
    after: { you: { dust: ["g 4/4"] }, me: { dust: ["+2/+1 this turn", "r 3/3"] } },
  });

  scenario(
    ["mag:701.5.1.2", "mag:303.1", "mag:705.3.2"],
    "helpers that die together with it still counted for its damage",
    {
      me: { battleArea: ["as big as my field", "r 1/1", "g 1/1"] },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "as big as my field" }, ...times(2), { pick: "r 3/3" }, ...times(1)],
      after: { you: { dust: ["r 3/3"] }, me: { dust: ["as big as my field"], battleArea: ["r 1/1", "g 1/1"] } },
    },
  );
});

describe("who takes part in a battle (701.3.1.2)", () => {
  scenario(
    "mag:701.3.1.2",
    "the attacker and what it attacks, from the attack step on; the defender in place of that",
    {
      me: { battleArea: ["r 4/4", "sets all to 3 HP"] },
      you: { battleArea: ["g 4/4", "b 4/4"] },
      play: [
        { attack: "r 4/4" },
        { now: { step: "designation", me: { battleArea: [{ name: "r 4/4", hp: 4 }, "sets all to 3 HP"] } } },
        ...times(1),
        { now: { step: "attack", me: { battleArea: [{ name: "r 4/4", hp: 3 }, "sets all to 3 HP"] } } },
        ...times(1),
        { pick: "g 4/4" },
      ],
      after: {
        step: "defense",
        you: {
          battleArea: [
            { name: "g 4/4", hp: 3 },
            { name: "b 4/4", hp: 4 },
          ],
        },
      },
    },
  );

  scenario("mag:701.3.1.2", "a unit that was attacked first takes part no more once another defends", {
    cards: [
      createQuickMagic(
        "marks who battles",
        "",
        createBody({
          do: "putCounters",
          on: { all: "battleArea", where: { battling: true } },
          counter: "charge",
          count: 1,
        }),
      ),
    ],
    me: { battleArea: ["r 4/4"], hand: ["marks who battles", "marks who battles"] },
    you: { battleArea: ["g 4/4", { name: "b 4/4", rested: true }] },
    play: [
      { attack: "r 4/4" },
      ...times(1),
      { pick: "b 4/4" },
      { use: "marks who battles" },
      ...times(1),
      ...times(1),
      { pick: "g 4/4" },
      { use: "marks who battles" },
      ...times(1),
    ],
    after: {
      me: { battleArea: [{ name: "r 4/4", counters: { charge: 2 } }] },
      you: {
        battleArea: [
          { name: "g 4/4", counters: { charge: 1 } },
          { name: "b 4/4", counters: { charge: 1 } },
        ],
      },
    },
  });
});
