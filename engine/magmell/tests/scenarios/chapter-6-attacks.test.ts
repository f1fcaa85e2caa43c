import { describe } from "vitest";
import { createStaticAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const rested = (name: string) => ({ name, rested: true });

describe("declaring an attack (605.4)", () => {
  scenario(["mag:605.4", "mag:232.2"], "with priority, the turn player attacks with a unit that is awake", {
    me: { battleArea: ["r 1/1", rested("r 3/3")] },
    you: { battleArea: ["g 1/1"] },
    play: [{ now: { asks: { of: "me", ask: "priority", offers: ["attack r 1/1"] } } }, { attack: "r 1/1" }],
    after: { step: "designation", battle: { attacker: "r 1/1" } },
  });

  scenario(["mag:605.4", "mag:232.1"], "not without priority, and not with the other player's unit", {
    me: { battleArea: ["r 1/1"] },
    you: { battleArea: ["g 3/3"] },
    play: [
      { refused: { attack: "g 3/3" }, because: ["NOT_A_UNIT_OF_YOURS"] },
      { refused: { attack: "g 3/3" }, by: "you", because: ["NOT_TURN_PLAYER", "NO_PRIORITY"] },
      "pass",
      { refused: { attack: "r 1/1" }, by: "me", because: ["NO_PRIORITY"] },
    ],
    after: { asks: { of: "you", ask: "priority", offers: [] } },
  });

  scenario("mag:605.4", "not in the end phase", {
    phase: "end",
    me: { battleArea: ["r 1/1"] },
    play: [{ refused: { attack: "r 1/1" }, because: ["NOT_MAIN_PHASE"] }],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario("mag:605.4", "not while something lies on the chant", {
    me: { battleArea: ["r 1/1"], hand: ["gains 3"], stones: "g" },
    play: [{ use: "gains 3" }, { refused: { attack: "r 1/1" }, because: ["CHANT_NOT_EMPTY"] }],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario("mag:605.4", "not during a battle", {
    me: { battleArea: ["r 1/1", "r 3/3"] },
    play: [{ attack: "r 1/1" }, { refused: { attack: "r 3/3" }, because: ["IN_BATTLE"] }],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario("mag:605.4.1", "of the second player's first turn it is offered, of the first player's it is not", {
    turn: 2,
    firstPlayer: "you",
    me: { battleArea: ["r 1/1"] },
    play: [{ now: { asks: { of: "me", ask: "priority", offers: ["attack r 1/1"] } } }, { attack: "r 1/1" }],
    after: { step: "designation" },
  });

  scenario(["mag:605.4", "mag:605.4.1", "mag:232.1"], "every condition that fails is told, in order, with its rule", {
    turn: 1,
    turnPlayer: "you",
    firstPlayer: "you",
    me: { battleArea: [rested("r 1/1")] },
    you: { hand: ["g 1/1"] },
    play: [
      {
        refused: { attack: "r 1/1" },
        by: "me",
        because: [
          { code: "NOT_TURN_PLAYER", rule: "mag:605.4" },
          { code: "NO_PRIORITY", rule: "mag:232.1" },
          { code: "FIRST_TURN", rule: "mag:605.4.1" },
          { code: "RESTED", rule: "mag:701.2.1.1" },
        ],
      },
      { refused: { attack: "g 1/1" }, because: ["FIRST_TURN", "NOT_A_UNIT_OF_YOURS", "NO_ATTACK_TARGET"] },
    ],
    after: { asks: { of: "you", ask: "priority", offers: [] } },
  });

  scenario("mag:102", "not with a unit that a text keeps from attacking; the reason names that card", {
    cards: [
      createUnit(
        "keeps strong units at home",
        "1",
        "1/1",
        createStaticAbility({ all: "battleArea", whose: "opponent", where: { ap: { is: ">", than: 1 } } }, [
          { cannot: "attack" },
        ]),
      ),
    ],
    me: { battleArea: ["cannot attack", "r 3/3", "r 1/1"] },
    you: { battleArea: ["keeps strong units at home"] },
    play: [
      {
        refused: { attack: "cannot attack" },
        because: [{ code: "FORBIDDEN", rule: "mag:102", by: "cannot attack" }],
      },
      {
        refused: { attack: "r 3/3" },
        because: [{ code: "FORBIDDEN", rule: "mag:102", by: "keeps strong units at home" }],
      },
    ],
    after: { asks: { of: "me", ask: "priority", offers: ["attack r 1/1"] } },
  });

  scenario(["mag:701.1.2", "house:1", "house:12"], "not with a unit that cannot be rested", {
    me: { battleArea: ["does not rest"] },
    play: [
      {
        refused: { attack: "does not rest" },
        because: [{ code: "CANNOT_REST", rule: "house:1", by: "does not rest" }],
      },
    ],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });
});

describe("what may be attacked (701.2.1.2, 701.3.1.1)", () => {
  const SHIELD = createUnit(
    "nobody attacks me",
    "1",
    "1/1",
    createStaticAbility({ player: "you" }, [{ cannot: "beAttacked" }]),
  );

  scenario(["mag:701.1.2", "mag:701.2.1.2", "house:12"], "no attack is declared when nothing may be attacked", {
    cards: [SHIELD],
    me: { battleArea: ["r 1/1"] },
    you: { battleArea: ["nobody attacks me", rested("cannot be attacked")] },
    play: [{ refused: { attack: "r 1/1" }, because: ["NO_ATTACK_TARGET"] }],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario(["mag:701.1.2", "mag:701.2.1.2"], "one rested unit that may be attacked is enough, and is attacked", {
    cards: [SHIELD],
    me: { battleArea: ["r 1/1"] },
    you: { battleArea: ["nobody attacks me", rested("g 3/3")] },
    play: [{ attack: "r 1/1" }, "both pass"],
    after: { step: "attack", battle: { target: "g 3/3" } },
  });

  scenario("mag:701.3.1.1", "the other player and their rested units, and nothing of one's own", {
    me: { battleArea: ["r 3/3", rested("r 1/1")] },
    you: { battleArea: ["g 1/1", rested("g 2/2")] },
    play: [{ attack: "r 3/3" }, "both pass"],
    after: { asks: { of: "me", ask: "pick", offers: ["you", "g 2/2"], min: 1, max: 1 } },
  });

  const DETERRENT = createUnit(
    "the weak do not attack me",
    "1",
    "1/1",
    createStaticAbility({ player: "you" }, [{ cannot: "beAttacked", where: { ap: { is: "<", than: 2 } } }]),
  );

  scenario(["mag:701.3.1.1", "mag:102"], "a player whom only some units cannot attack is attacked by the others", {
    cards: [DETERRENT],
    me: { battleArea: ["r 1/1", "r 3/3"] },
    you: { battleArea: ["the weak do not attack me", rested("cannot be attacked")] },
    play: [{ refused: { attack: "r 1/1" }, because: ["NO_ATTACK_TARGET"] }, { attack: "r 3/3" }, "both pass"],
    after: { step: "attack", battle: { target: "you" } },
  });

  scenario(["mag:701.3.1.1", "mag:102"], "a unit that may attack strong units only still attacks the player", {
    cards: [
      createUnit(
        "hunts",
        "1",
        "2/2",
        createStaticAbility("self", [{ cannot: "attack", where: { ap: { is: "<", than: 2 } } }]),
      ),
    ],
    me: { battleArea: ["hunts"] },
    you: { battleArea: [rested("g 1/1"), rested("g 3/3")] },
    play: [{ attack: "hunts" }, "both pass"],
    after: { asks: { of: "me", ask: "pick", offers: ["you", "g 3/3"] } },
  });
});
