import { describe, expect } from "vitest";
import type { EventOf } from "../../model/event";
import type { InstanceId, Target } from "../../model/ids";
import type { Shield } from "../../model/object";
import { rule } from "../../testing/rule";
import { createCreature, createEnchantment, TestBoard } from "../../testing/test-board";

const BEAR = createCreature("Bear", [2, 2], { cost: "1G" });
const OX = createCreature("Ox", [1, 4], { cost: "2W" });
const IMP = createCreature("Imp", [1, 1], { cost: "B" });

const damage = (target: Target, amount: number, source: InstanceId | null = null): EventOf<"damaged"> => ({
  type: "damaged",
  rule: "mtg-6e:G.10.2",
  target,
  amount,
  source,
  inCombat: false,
});

const shielded = (...shields: readonly Shield[]) => ({ card: OX, state: { shields } });

describe("damage", () => {
  rule(["mtg-6e:G.10.1", "mtg-6e:G.19.5", "mtg-6e:G.21.1"], "to a player is that much life, also below 0", () => {
    const board = new TestBoard("6e", []);
    board.happens(damage({ player: 1 }, 23));
    expect(board.game.state.players.map(({ life }) => life)).toEqual([20, -3]);
  });

  rule(["mtg-6e:G.10.2", "mtg-6e:K.10.r6"], "to a creature stays on it, adds up, and lowers nothing", () => {
    const board = new TestBoard("6e", [OX]);
    board.happens(damage({ instance: 1 }, 2));
    board.happens(damage({ instance: 1 }, 1));
    expect(board.at(1).object.damage).toBe(3);
    expect(board.stats(1)).toBe("1/4");
  });

  rule("mtg-6e:G.10.3", "stays on a permanent that is no creature for a while", () => {
    const board = new TestBoard("6e", [OX]);
    board.happens(damage({ instance: 1 }, 2));
    board.effect([1], { become: { types: ["artifact"] }, keep: false });
    board.effect([1], { become: { types: ["creature"] }, keep: false });
    expect(board.at(1).object.damage).toBe(2);
  });

  rule("mtg-6e:G.10.5", "is not dealt to what is no creature", () => {
    const board = new TestBoard("6e", [createEnchantment("Wall of Words")]);
    board.happens(damage({ instance: 1 }, 2));
    expect(board.at(1).object.damage).toBe(0);
  });

  rule("mtg-6e:G.10.r1", "of 0 is none, and triggers nothing", () => {
    const grudge = createEnchantment("Grudge", {
      type: "triggered",
      on: { on: "damaged", what: { type: "creature" } },
      effects: [],
    });
    const board = new TestBoard("6e", [OX, grudge]);
    board.happens(damage({ instance: 1 }, 0));
    expect(board.waiting).toEqual([]);
    board.happens(damage({ instance: 1 }, 1));
    expect(board.waiting).toEqual([2]);
  });

  rule("mtg-6e:G.21.2", "is one thing and loss of life another: shields prevent only damage", () => {
    const board = new TestBoard("6e", []);
    board.game.state.players[0].shields = [{ kind: "prevent", amount: null }];
    board.happens(damage({ player: 0 }, 2), { type: "lifeLost", rule: "mtg-6e:G.21.1", player: 0, amount: 3 });
    expect(board.game.state.players[0].life).toBe(17);
  });
});

describe("a shield against damage", () => {
  rule(["mtg-6e:G.11.1", "mtg-6e:T.10.5"], "prevents its amount, over several events if need be", () => {
    const board = new TestBoard("6e", [shielded({ kind: "prevent", amount: 3 })]);
    board.happens(damage({ instance: 1 }, 2));
    expect([board.at(1).object.damage, board.at(1).object.shields]).toEqual([0, [{ kind: "prevent", amount: 1 }]]);
    board.happens(damage({ instance: 1 }, 2));
    expect([board.at(1).object.damage, board.at(1).object.shields]).toEqual([1, []]);
  });

  rule("mtg-6e:T.10.5", "is shared by damages of one moment", () => {
    const board = new TestBoard("6e", [shielded({ kind: "prevent", amount: 3 })]);
    board.happens(damage({ instance: 1 }, 2), damage({ instance: 1 }, 2));
    expect(board.at(1).object.damage).toBe(1);
  });

  rule(["mtg-6e:T.10.7", "mtg-6e:G.11.r1"], "lets what it prevents not happen at all", () => {
    const grudge = createEnchantment("Grudge", {
      type: "triggered",
      on: { on: "damaged", what: { type: "creature" } },
      effects: [],
    });
    const board = new TestBoard("6e", [shielded({ kind: "prevent", amount: null }), grudge]);
    board.happens(damage({ instance: 1 }, 5));
    expect([board.at(1).object.damage, board.waiting]).toEqual([0, []]);
  });

  rule("mtg-6e:T.10.r1", "changes nothing that happened before it", () => {
    const board = new TestBoard("6e", [OX]);
    board.happens(damage({ instance: 1 }, 2));
    board.happens({
      type: "shieldPut",
      rule: "mtg-6e:T.10.4",
      target: { instance: 1 },
      shield: { kind: "prevent", amount: 2 },
    });
    expect(board.at(1).object.damage).toBe(2);
  });

  rule(["mtg-6e:G.11.4", "mtg-6e:G.11.5"], "against some sources looks at the source as the damage comes", () => {
    const board = new TestBoard("6e", [shielded({ kind: "prevent", amount: null, from: { color: "b" } }), IMP, BEAR]);
    board.happens(damage({ instance: 1 }, 1, 2), damage({ instance: 1 }, 2, 3));
    expect(board.at(1).object.damage).toBe(2);
    board.effect([3], { become: { colors: ["b"] }, keep: false });
    board.happens(damage({ instance: 1 }, 2, 3));
    expect(board.at(1).object.damage).toBe(2);
  });

  rule("mtg-6e:G.11.2", "can stand there before there is any damage, and does nothing without it", () => {
    const board = new TestBoard("6e", [OX]);
    board.happens({
      type: "shieldPut",
      rule: "mtg-6e:T.10.4",
      target: { instance: 1 },
      shield: { kind: "prevent", amount: 2 },
    });
    board.moves([1], "graveyard", "destroy");
    expect(board.battlefield).toEqual([]);
  });

  rule("mtg-6e:T.10.6", "ends with its turn although nothing has used it", () => {
    const board = new TestBoard("6e", [shielded({ kind: "prevent", amount: 3 }, { kind: "regenerate" })]);
    board.happens({ type: "shieldsEnded", rule: "mtg-6e:P.13.1" });
    expect(board.at(1).object.shields).toEqual([]);
  });
});

describe("regeneration", () => {
  const regenerating = (count: number, state: { tapped?: boolean; damage?: number } = {}) => ({
    card: OX,
    state: { shields: Array.from({ length: count }, () => ({ kind: "regenerate" as const })), ...state },
  });
  const destroy = (board: TestBoard) => board.moves([1], "graveyard", "destroy");

  rule(
    ["mtg-6e:G.29.1", "mtg-6e:G.29.3", "mtg-6e:T.10.9"],
    "taps, heals and takes out of combat in place of destruction",
    () => {
      const board = new TestBoard("6e", [regenerating(1, { damage: 3 }), BEAR]);
      board.game.state.combat = {
        attacked: true,
        attackers: [{ id: 1, target: { player: 1 }, band: null }],
        blockers: [],
        blocked: [],
        dealtFirst: [],
      };
      destroy(board);
      expect(board.at(1).object).toMatchObject({ tapped: true, damage: 0, shields: [] });
      expect(board.game.state.combat.attackers).toEqual([]);
    },
  );

  rule("mtg-6e:G.29.r1", "saves a creature that is tapped already", () => {
    const board = new TestBoard("6e", [regenerating(1, { tapped: true })]);
    destroy(board);
    expect(board.battlefield).toEqual(["Ox"]);
  });

  rule("mtg-6e:G.29.r5", "does nothing until there is a destruction", () => {
    const board = new TestBoard("6e", [regenerating(1, { damage: 3 })]);
    expect(board.at(1).object).toMatchObject({ tapped: false, damage: 3 });
  });

  rule("mtg-6e:T.10.4", "is used up by one destruction", () => {
    const board = new TestBoard("6e", [regenerating(1)]);
    destroy(board);
    expect(board.battlefield).toEqual(["Ox"]);
    destroy(board);
    expect(board.battlefield).toEqual([]);
  });

  rule(["mtg-6e:G.29.4", "mtg-6e:G.30.r1"], "does not meet sacrifice, being put away, or exile", () => {
    for (const [to, cause] of [
      ["graveyard", "sacrifice"],
      ["graveyard", "put"],
      ["exile", "put"],
    ] as const) {
      const board = new TestBoard("6e", [regenerating(1)]);
      board.moves([1], to, cause);
      expect(board.battlefield, cause).toEqual([]);
    }
  });

  rule("mtg-6e:G.29.r2", "keeps what is attached, and triggers nothing that looks for a death", () => {
    const cloak = createEnchantment("Cloak");
    const ghoul = createCreature("Ghoul", [1, 1], {
      abilities: [{ type: "triggered", on: { on: "dies", what: { type: "creature" } }, effects: [] }],
    });
    const board = new TestBoard("6e", [
      regenerating(1),
      { card: cloak, state: { attachedTo: { instance: 1 } } },
      ghoul,
    ]);
    destroy(board);
    expect(board.battlefield).toEqual(["Ox", "Cloak", "Ghoul"]);
    expect(board.at(2).object.attachedTo).toEqual({ instance: 1 });
    expect(board.waiting).toEqual([]);
  });

  rule("mtg-6e:G.13.2", "is what destruction allows, and without it the permanent goes to the graveyard", () => {
    const board = new TestBoard("6e", [OX]);
    destroy(board);
    expect(board.game.state.zones.graveyard[0]).toHaveLength(1);
  });
});
