import { describe } from "vitest";
import { ANY_UNIT, createBody, createMagic, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));

describe("answers to answers (232, 408, 704)", () => {
  scenario(["mag:408.2", "mag:704.1", "mag:231.1"], "a negation that is negated negates nothing", {
    me: { hand: ["burns player 4", "negates"], stones: "rnnbn" },
    you: { hand: ["negates"], stones: "bn" },
    play: [
      { use: "burns player 4" },
      { pick: "you" },
      { pick: "plain stone" },
      "pass",
      { use: "negates", by: "you" },
      { use: "negates" },
      { pick: "negates" },
      { now: { chant: ["negates", "negates", "burns player 4"] } },
      "both pass",
      { now: { chant: ["burns player 4"], you: { dust: ["negates"] } } },
      "both pass",
    ],
    after: { chant: [], you: { life: 16 } },
  });

  scenario(["mag:704.1", "mag:408.5", "mag:705.4.3"], "a unit grown in answer survives what was meant to kill it", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 2/2"], hand: ["+2/+1 this turn"], stones: "g" },
    play: [{ use: "bolt 2" }, "pass", { use: "+2/+1 this turn", by: "you" }, ...times(2)],
    after: { you: { battleArea: [{ name: "g 2/2", damage: 2, hp: 3 }] } },
  });

  scenario(["mag:704.1", "mag:408.5", "mag:705.4.3"], "grown too late it does not", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 2/2"], hand: ["+2/+1 this turn"], stones: "g" },
    play: ["pass", { use: "+2/+1 this turn", by: "you" }, { use: "bolt 2" }, ...times(1)],
    after: { you: { battleArea: [], dust: ["g 2/2"] }, chant: ["+2/+1 this turn"] },
  });

  scenario(["mag:704.3.1.1", "mag:231.2", "house:20"], "the aim of a summoned unit's ability goes home in answer", {
    me: { hand: ["2 damage when summoned"], stones: "rnn" },
    you: { battleArea: ["g 2/2"], hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "2 damage when summoned" },
      "both pass",
      { pick: "g 2/2" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 2/2" },
      ...times(2),
    ],
    after: {
      chant: [],
      you: { life: 20, hand: ["g 2/2"] },
      events: [{ type: "negated" }, { type: "vanished" }],
      never: [{ type: "damaged" }],
    },
  });

  scenario(
    ["mag:202.6.2", "mag:704.1"],
    "a player who gives up loses before what lies on the chant could lose the other",
    {
      me: { hand: ["burns player 4"], stones: "rnn" },
      you: { life: 4 },
      play: [{ use: "burns player 4" }, { pick: "you" }, "pass", { concede: "me" }],
      after: { winner: "you", you: { life: 4 }, chant: ["burns player 4"] },
    },
  );

  scenario(["mag:202.2", "mag:102", "mag:705.4.1"], "both at 0, and one of them cannot lose: the other does", {
    me: { hand: ["burns both players 2"], stones: "rn", life: 2, battleArea: ["I cannot lose"] },
    you: { life: 2 },
    play: [{ use: "burns both players 2" }, "both pass"],
    after: { winner: "me", me: { life: 0 } },
  });
});

describe("a battle with a hostage (222.2, 701)", () => {
  const table = {
    cards: [KILLS],
    me: { hand: ["takes a hostage"], stones: "bnnn" },
    you: { battleArea: ["g 4/4"], hand: ["kills"] },
  } as const;
  const taken = [{ use: "takes a hostage" }, ...times(2), { attack: "g 4/4" }] as const;

  scenario(["mag:701.3.1.3", "house:30", "mag:306.1.1"], "it goes home before it attacks: no attack", {
    ...table,
    play: [...taken, "pass", { use: "kills", by: "you" }, { pick: "takes a hostage" }, ...times(2)],
    after: {
      step: "end",
      you: { life: 20, battleArea: [{ name: "g 4/4", rested: false }] },
      events: [{ type: "controlChanged" }, { type: "battleBroken" }],
      never: [{ type: "attacked" }],
    },
  });

  scenario(
    ["mag:701.3.4", "house:30", "mag:701.5.1.1"],
    "it goes home after it attacked: the attack goes on against its own side",
    {
      ...table,
      play: [
        ...taken,
        ...times(1),
        "pass",
        { use: "kills", by: "you" },
        { pick: "takes a hostage" },
        ...times(2),
        ...times(1),
      ],
      after: { step: "damage", you: { life: 16, battleArea: [{ name: "g 4/4", rested: true }] } },
    },
  );
});

describe("what ends with a battle or a unit", () => {
  scenario(
    ["mag:306.1.1", "mag:701.6.3", "mag:705.4.4"],
    "a unit kept up for the battle dies when it is over, before anything else",
    {
      cards: [
        createQuickMagic(
          "keeps up in battle",
          "",
          createTargetedBody(ANY_UNIT, {
            do: "modify",
            what: { target: 0 },
            changes: [{ add: "hp", amount: 3 }],
            until: "battle",
          }),
        ),
      ],
      me: { battleArea: ["leaves an ember"], hand: ["keeps up in battle"] },
      you: { battleArea: ["g 2/2"] },
      play: [
        { attack: "leaves an ember" },
        ...times(2),
        { pick: "g 2/2" },
        { use: "keeps up in battle" },
        { pick: "leaves an ember" },
        ...times(2),
        { now: { step: "damage", me: { battleArea: [{ name: "leaves an ember", damage: 2, hp: 4 }] } } },
        ...times(2),
        { now: { step: null, chant: ["ability of leaves an ember"], asks: { of: "me", ask: "priority" } } },
        ...times(1),
      ],
      after: { phase: "main", me: { battleArea: ["ember"], dust: ["keeps up in battle", "leaves an ember"] } },
    },
  );

  scenario(["mag:303.1", "mag:306.2", "mag:705.3.2"], "a leader dies in battle, and those it kept alive follow", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["strong in numbers", { name: "g 1/1", damage: 1 }] },
    play: [{ attack: "r 3/3" }, ...times(2), { pick: "strong in numbers" }, ...times(1)],
    after: { step: "damage", you: { life: 20, battleArea: [], dust: ["strong in numbers", "g 1/1"] } },
  });

  scenario(
    ["mag:306.1.1", "mag:302.1.2.1"],
    "granted for the turn, an ability triggers by the death of the unit in battle",
    {
      me: { battleArea: ["r 1/1"], hand: ["grants a dying draw"], stones: "g", grimoire: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ attack: "r 1/1" }, { use: "grants a dying draw" }, ...times(3), { pick: "g 4/4" }, ...times(2)],
      after: { step: "damage", me: { hand: ["b 1/1"], dust: ["grants a dying draw", "r 1/1"] } },
    },
  );
});

describe("cards of the other player (222, 225.1.1)", () => {
  const BORROWS = createMagic(
    "uses one of theirs",
    "",
    createBody(
      { do: "choose", who: "you", from: { all: "hand", whose: "opponent" }, count: 1, store: "one" },
      { do: "use", who: "you", what: { stored: "one" }, free: true },
    ),
  );

  scenario(
    ["mag:225.1.1", "mag:222.2", "house:25"],
    "a unit of theirs used by an effect is mine to command, and theirs when it dies",
    {
      cards: [BORROWS, KILLS],
      me: { hand: ["uses one of theirs", "kills"] },
      you: { hand: ["draws when summoned"], grimoire: ["g 1/1"] },
      play: [
        { use: "uses one of theirs" },
        "both pass",
        { now: { chant: ["draws when summoned"], you: { hand: [] } } },
        "both pass",
        { now: { me: { battleArea: [{ name: "draws when summoned", owner: "you" }] } } },
        "both pass",
        { now: { me: { hand: ["kills", "b 4/4"] }, you: { grimoire: ["g 1/1"] } } },
        { use: "kills" },
        "both pass",
      ],
      after: { me: { battleArea: [] }, you: { dust: ["draws when summoned"] } },
    },
  );

  scenario(
    ["mag:225.1.1", "mag:223.1", "mag:704.3.2.4"],
    "“you” of their magic is then me, and it goes to their dust",
    {
      cards: [BORROWS],
      me: { hand: ["uses one of theirs"], life: 10 },
      you: { hand: ["gains 3"], life: 10 },
      play: [{ use: "uses one of theirs" }, ...times(2)],
      after: { me: { life: 13, used: 2, dust: ["uses one of theirs"] }, you: { life: 10, dust: ["gains 3"] } },
    },
  );
});
