import { describe } from "vitest";
import { ANY_UNIT, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const BLINKS = createQuickMagic(
  "blinks",
  "",
  createTargetedBody(
    ANY_UNIT,
    { do: "put", what: { target: 0 }, to: "dream", store: "it" },
    { do: "summon", what: { stored: "it" }, under: { ownerOf: { stored: "it" } } },
  ),
);
const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));

/** I attack with a 3/3, and a 4/4 is made to defend. */
const DEFENDED = [{ attack: "r 3/3" }, "both pass", "both pass", { pick: "g 4/4" }] as const;

describe("the defense step (701.4)", () => {
  scenario(["mag:701.4.1", "mag:701.5.1.2"], "a defender takes the damage in place of its player", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [...DEFENDED, "both pass"],
    after: {
      step: "damage",
      me: { dust: ["r 3/3"] },
      you: { life: 20, battleArea: [{ name: "g 4/4", damage: 3, rested: false }] },
    },
  });

  scenario(["mag:701.4.1", "mag:701.5.1.2"], "also in place of the attacked unit, which neither takes nor deals any", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["g 4/4", { name: "g 2/2", rested: true }] },
    play: [{ attack: "r 3/3" }, "both pass", { pick: "g 2/2" }, "both pass", { pick: "g 4/4" }, "both pass"],
    after: {
      me: { dust: ["r 3/3"] },
      you: {
        battleArea: [
          { name: "g 4/4", damage: 3 },
          { name: "g 2/2", damage: 0 },
        ],
      },
      never: [{ type: "damaged", amount: 2 }],
    },
  });

  scenario(["mag:701.4.1.1", "mag:701.5.1.1"], "a defender that leaves: the player is attacked again, and hit", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["g 4/4"], hand: ["returns a unit"], stones: "bn" },
    play: [
      ...DEFENDED,
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      { now: { step: "defense", you: { hand: ["g 4/4"] }, events: [{ type: "targetRestored" }] } },
      "both pass",
    ],
    after: { step: "damage", you: { life: 17 }, me: { battleArea: [{ name: "r 3/3", damage: 0 }] } },
  });

  scenario(
    ["mag:701.4.1.1", "mag:401.6"],
    "one that leaves and comes back is a new unit: it defends no more, and nobody is asked again",
    {
      cards: [BLINKS],
      me: { battleArea: ["r 3/3"], hand: ["blinks"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        ...DEFENDED,
        { use: "blinks" },
        { pick: "g 4/4" },
        "both pass",
        { now: { step: "defense", you: { battleArea: ["g 4/4"] }, asks: { of: "me", ask: "priority" } } },
        "both pass",
      ],
      after: { step: "damage", you: { life: 17, battleArea: [{ name: "g 4/4", damage: 0 }] } },
    },
  );

  scenario(["mag:701.4.1.1", "mag:701.5.1.1"], "when a unit was attacked first, it is that unit that is hit again", {
    cards: [KILLS],
    me: { battleArea: ["r 3/3"], hand: ["kills"] },
    you: { battleArea: ["g 4/4", { name: "g 2/2", rested: true }] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { pick: "g 2/2" },
      "both pass",
      { pick: "g 4/4" },
      { use: "kills" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: {
      you: { life: 20, battleArea: [], dust: ["g 4/4", "g 2/2"] },
      me: { battleArea: [{ name: "r 3/3", damage: 2 }] },
    },
  });

  scenario(["mag:701.4.1.1", "mag:701.4.4"], "with the first target gone as well, no damage is dealt at all", {
    cards: [KILLS],
    me: { battleArea: ["r 3/3"], hand: ["kills", "kills"] },
    you: { battleArea: ["g 4/4", { name: "g 2/2", rested: true }] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { pick: "g 2/2" },
      "both pass",
      { pick: "g 4/4" },
      { use: "kills" },
      { pick: "g 2/2" },
      "both pass",
      { use: "kills" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: {
      step: "end",
      you: { life: 20 },
      events: [{ type: "targetRestored" }, { type: "battleBroken", rule: "mag:701.4.4" }],
      never: [{ type: "damaged" }],
    },
  });

  scenario(
    ["mag:701.4.1.1", "mag:701.4.4"],
    "the first target may go while the defender stays: then it fights the defender",
    {
      cards: [KILLS],
      me: { battleArea: ["r 3/3"], hand: ["kills"] },
      you: { battleArea: ["g 4/4", { name: "g 2/2", rested: true }] },
      play: [
        { attack: "r 3/3" },
        "both pass",
        { pick: "g 2/2" },
        "both pass",
        { pick: "g 4/4" },
        { use: "kills" },
        { pick: "g 2/2" },
        "both pass",
        "both pass",
      ],
      after: { step: "damage", you: { battleArea: [{ name: "g 4/4", damage: 3 }] }, me: { dust: ["kills", "r 3/3"] } },
    },
  );

  scenario(["mag:701.4.1.1", "mag:206.5"], "a token that defends and is returned: the first target is attacked again", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["sprout"], hand: ["returns a unit"], stones: "bn" },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { pick: "sprout" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "sprout" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 17, hand: [], battleArea: [] }, events: [{ type: "targetRestored" }, { type: "vanished" }] },
  });

  scenario(["mag:701.4.1.1", "mag:306.1.2"], "a defender saved by a replacement that moves it has left all the same", {
    me: { battleArea: ["r 3/3"], hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["returns instead of dying"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { pick: "returns instead of dying" },
      { use: "bolt 2" },
      { pick: "returns instead of dying" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 17, hand: ["returns instead of dying"], dust: [] } },
  });

  scenario(["mag:701.4.4", "mag:701.5.1.2"], "an attacker killed in the defense step deals nothing to the defender", {
    cards: [KILLS],
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["g 4/4"], hand: ["kills"] },
    play: [...DEFENDED, "pass", { use: "kills", by: "you" }, { pick: "r 3/3" }, "both pass", "both pass"],
    after: { step: "end", you: { life: 20, battleArea: [{ name: "g 4/4", damage: 0 }] } },
  });

  scenario(["mag:701.4.2", "mag:701.3.2", "mag:703.4.1"], "“when it defends” grows it before the damage", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["grows when it defends"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { pick: "grows when it defends" },
      { now: { chant: ["ability of grows when it defends"] } },
      "both pass",
      "both pass",
    ],
    after: {
      step: "damage",
      me: { battleArea: [{ name: "r 3/3", damage: 2 }] },
      you: { battleArea: [{ name: "grows when it defends", damage: 3, hp: 4 }] },
    },
  });

  scenario(["mag:701.4.1.3", "mag:701.4.1"], "of two that must, one does, and the others are not offered", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["must defend", "must defend", "g 4/4"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["must defend", "must defend"], min: 1, max: 1 } } },
      { refused: "done" },
      { refused: { pick: "g 4/4" } },
      { pick: "must defend" },
      "both pass",
    ],
    after: { you: { life: 20, dust: ["must defend"], battleArea: ["must defend", "g 4/4"] } },
  });

  scenario(["mag:701.4.1.3", "mag:701.4.1"], "one that must and is rested does not, and binds nobody", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "must defend", rested: true }, "g 4/4"] },
    play: [{ attack: "r 3/3" }, "both pass", { pick: "you" }, "both pass", "done", "both pass"],
    after: { you: { life: 17 } },
  });

  scenario(["mag:701.4.1.2", "mag:701.4.1.3", "mag:102"], "what cannot be defended is not, not even by one that must", {
    me: { battleArea: ["cannot be defended"] },
    you: { battleArea: ["must defend"] },
    play: [{ attack: "cannot be defended" }, "both pass", "both pass", { now: { step: "defense" } }, "both pass"],
    after: { step: "damage", you: { life: 19 } },
  });

  scenario(["mag:701.4.1.2", "mag:102"], "“only large ones defend it” is judged as the units are then", {
    me: { battleArea: ["only large ones defend it"] },
    you: { battleArea: ["g 2/2", "b 2/2"], hand: ["+2/+1 this turn"], stones: "g" },
    play: [
      { attack: "only large ones defend it" },
      "both pass",
      "pass",
      { use: "+2/+1 this turn", by: "you" },
      { pick: "g 2/2" },
      "both pass",
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["g 2/2"] } } },
      { pick: "g 2/2" },
      "both pass",
    ],
    after: { you: { life: 20 }, me: { dust: ["only large ones defend it"] } },
  });

  scenario(["mag:701.4.1", "house:31"], "the attacked unit, woken after the attack, defends itself", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "g 4/4", rested: true }], hand: ["wakes a unit"], stones: "g" },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { pick: "g 4/4" },
      "pass",
      { use: "wakes a unit", by: "you" },
      "both pass",
      "both pass",
      { pick: "g 4/4" },
      "both pass",
    ],
    after: { events: [{ type: "defended" }], me: { dust: ["r 3/3"] } },
  });
});
