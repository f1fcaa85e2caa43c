import { describe } from "vitest";
import { createStaticAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const BRUTE = createUnit("brute", "1r", "2/2", createStaticAbility("self", [{ must: "attack" }]));
const GUARD = createUnit("guard", "1g", "1/4", createStaticAbility("self", [{ mayDefend: "rested" }]));

describe("「可能なら攻撃する」", () => {
  scenario("house:47", "while it can attack the turn player may not pass", {
    cards: [BRUTE],
    me: { battleArea: ["brute", "g 1/1"] },
    play: [{ refused: "pass" }],
    after: { asks: { of: "me", ask: "priority", offers: ["attack brute", "attack g 1/1"] } },
  });
  scenario("house:47", "they may use cards or attack with another unit first", {
    cards: [BRUTE],
    me: { battleArea: ["brute", "g 1/1"], hand: ["gains 3"], stones: "g", life: 10 },
    play: [{ use: "gains 3" }, "both pass", { refused: "pass" }],
    after: { me: { life: 13 }, asks: { of: "me", ask: "priority" } },
  });
  scenario("house:47", "once it is rested they may pass", {
    cards: [BRUTE],
    me: { battleArea: [{ name: "brute", rested: true }] },
    play: ["pass"],
    after: { asks: { of: "you", ask: "priority" } },
  });
  scenario(["house:47", "mag:102"], "one that cannot attack holds nobody up", {
    cards: [BRUTE, createUnit("peace", "g", "1/1", createStaticAbility({ all: "battleArea" }, [{ cannot: "attack" }]))],
    me: { battleArea: ["brute"] },
    you: { battleArea: ["peace"] },
    play: ["pass"],
    after: { asks: { of: "you", ask: "priority" } },
  });
  scenario(["house:47", "mag:605.4.1"], "nor does it in the first turn, nor in the turn of the other player", {
    cards: [BRUTE],
    turn: 1,
    me: { battleArea: ["brute"] },
    you: { battleArea: ["brute"] },
    play: ["both pass"],
    after: { phase: "end" },
  });
});

describe("defending although rested", () => {
  const attacked = { me: { battleArea: ["g 2/2"] }, cards: [GUARD] } as const;
  scenario("mag:701.4.1", "a rested unit that may is offered as a defender", {
    ...attacked,
    you: {
      battleArea: [
        { name: "guard", rested: true },
        { name: "g 1/1", rested: true },
      ],
    },
    play: [
      { attack: "g 2/2" },
      "both pass",
      { pick: "you" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["guard"] } } },
      { pick: "guard" },
      "both pass",
    ],
    after: { you: { battleArea: [{ name: "guard", damage: 2, rested: true }, "g 1/1"], life: 20 } },
  });
});
