import { describe, expect } from "vitest";
import type { BoardCard, MtgBoard } from "../../boards/board";
import { createExampleBoard, placeCard } from "../../boards/examples/example-board";
import { EXAMPLE_BOARD_CARDS } from "../../boards/examples/example-cards";
import { ERAS } from "../../model/era";
import { citeForEra } from "../../rules/cite-for-era";
import { rule } from "../../testing/rule";
import { summarizeCheck } from "../../testing/summarize-check";

const CARDS: readonly BoardCard[] = [
  ...EXAMPLE_BOARD_CARDS,
  { name: "Elder of Reeds", types: ["creature"], subtypes: ["Legend"], power: 1, toughness: 4 },
  { name: "Curse of Salt", types: ["enchantment"], subtypes: ["Aura"], enchants: { players: true } },
];
const laid = (pieces: Parameters<typeof createExampleBoard>[1], rest: Partial<MtgBoard> = {}) =>
  createExampleBoard(CARDS, pieces, rest);

describe("N26: battles and Roles", () => {
  const siege = (defense: number, protector: 0 | 1) =>
    placeCard("Fall of Marl", { counters: defense === 0 ? {} : { defense }, protector });
  const trigger = placeCard("Fall of Marl", { zone: "stack", thing: { sort: "triggered", source: 1 } });

  rule(["mtg-cr:704.5v"], "a battle without defense stays while its trigger is on the stack", () => {
    expect(summarizeCheck(laid([siege(0, 1), trigger]), "mod").rules).toEqual([]);
    expect(summarizeCheck(laid([siege(0, 1)]), "mod")).toMatchObject({ rules: [["704.5v"]], battlefield: [] });
    expect(summarizeCheck(laid([siege(1, 1)]), "mod").rules).toEqual([]);
  });

  rule(["mtg-cr:704.5x"], "the opponent becomes the protector of a Siege, and nobody is asked", () => {
    const { rules, pieces, asked } = summarizeCheck(laid([siege(4, 0)]), "mod");
    expect([rules, pieces[0]?.protector, asked]).toEqual([[["704.5x"]], 1, []]);
    expect(summarizeCheck(laid([siege(4, 1)]), "mod").rules).toEqual([]);
  });

  rule(
    ["mtg-cr:704.5w"],
    "the controller of a battle that nobody protects names anyone, but not while it is attacked",
    () => {
      const banners = placeCard("Field of Banners", { owner: 1, counters: { defense: 3 } });
      const { asked, pieces } = summarizeCheck(laid([banners]), "mod", { answers: [1] });
      expect(asked).toMatchObject([{ player: 1, purpose: "protector", answer: 1 }]);
      expect(asked[0]?.options).toHaveLength(2);
      expect(pieces[0]?.protector).toBe(1);
      const combat = { attackers: [{ id: 2, target: { instance: 1 } }] };
      expect(summarizeCheck(laid([banners, placeCard("Meadow Bear")], { combat }), "mod").rules).toEqual([]);
    },
  );

  rule(["mtg-cr:704.5y"], "of two Roles of one player the older goes; that of the other stays", () => {
    const on = (name: string, owner: 0 | 1, arrived: number) =>
      placeCard(name, { owner, arrived, attachedTo: { instance: 1 } });
    const board = laid([
      placeCard("Meadow Bear"),
      on("Squire Role", 0, 3),
      on("Herald Role", 0, 5),
      on("Squire Role", 1, 1),
    ]);
    expect(summarizeCheck(board, "mod")).toMatchObject({
      rules: [["704.5y"]],
      battlefield: ["Herald Role A", "Meadow Bear A", "Squire Role B"],
    });
  });
});

describe("N27: questions and one event", () => {
  const board = laid([
    placeCard("Star Carver"),
    placeCard("Meadow Bear"),
    placeCard("Hill Giant of Orn", { owner: 1 }),
    placeCard("Quick Lesson", { copy: "spell", zone: "graveyard" }),
    placeCard("Growing Vine", { counters: { "+1/+1": 5 }, sector: 2 }),
  ]);

  rule(
    ["mtg-cr:704.5u", "mtg-cr:704.5e", "mtg-cr:704.5r"],
    "who has no sculptor chooses first; all in one pass",
    () => {
      const { rules, asked, pieces } = summarizeCheck(board, "mod", { answers: [2, 1] });
      expect(rules).toEqual([["704.5e", "704.5r", "704.5u", "704.5u"]]);
      expect(asked.map(({ player, purpose, answer }) => [player, purpose, answer])).toEqual([
        [1, "sector", 2],
        [0, "sector", 1],
      ]);
      expect(pieces.map(({ id, sector }) => [id, sector])).toEqual([
        [1, undefined],
        [2, 2],
        [3, 3],
        [5, 2],
      ]);
      expect(pieces.find(({ id }) => id === 5)?.counters).toEqual({ "+1/+1": 3 });
    },
  );

  rule(["mtg-cr:704.5u"], "without a sculptor nobody is asked", () => {
    expect(summarizeCheck(laid([placeCard("Meadow Bear")]), "mod").rules).toEqual([]);
  });

  rule(["mtg-cr:704.5j", "mtg-house:17"], "the active player chooses first which legend to keep", () => {
    const pair = (owner: 0 | 1) => [
      placeCard("Captain Ione", { owner }),
      placeCard("Captain Ione", { owner, damage: 1 }),
    ];
    const { asked, pieces } = summarizeCheck(laid([...pair(0), ...pair(1)], { active: 1 }), "mod", { answers: [1, 0] });
    expect(asked.map(({ player }) => player)).toEqual([1, 0]);
    const there = pieces.filter(({ zone }) => zone === "battlefield");
    expect(there.map(({ owner, damage }) => [owner, damage])).toEqual([
      [0, undefined],
      [1, 1],
    ]);
  });

  rule(["mtg-cr:704.5q", "mtg-cr:704.5r"], "counters are taken by each rule of its own", () => {
    const { pieces } = summarizeCheck(
      laid([placeCard("Growing Vine", { counters: { "+1/+1": 6, "-1/-1": 1 } })]),
      "mod",
    );
    expect(pieces[0]?.counters).toEqual({ "+1/+1": 2 });
  });
});

describe("legends of the older rules (K.17)", () => {
  const ione = (arrived: number, owner: 0 | 1 = 0) => placeCard("Captain Ione", { arrived, owner });

  rule(["mtg-6e:K.17.2", "mtg-6e:K.17.r6"], "all of those that came together go, the oldest stays", () => {
    expect(summarizeCheck(laid([ione(1), ione(1, 1)]), "6e").battlefield).toEqual([]);
    expect(summarizeCheck(laid([ione(3), ione(1, 1), ione(2)]), "6e").battlefield).toEqual(["Captain Ione B"]);
  });

  rule(["mtg-6e:K.17.1", "mtg-6e:T.11.5.e"], "a creature of the type Legend is one in the older rules only", () => {
    const both = laid([placeCard("Elder of Reeds", { arrived: 1 }), placeCard("Elder of Reeds", { arrived: 2 })]);
    expect(summarizeCheck(both, "6e").rules).toEqual([["T.11.5.e"]]);
    expect(summarizeCheck(both, "mod").rules).toEqual([]);
  });

  const elders = (subtypes: readonly string[]) =>
    laid([ione(1), placeCard("Elder of Reeds"), placeCard("Elder of Reeds", { arrived: 2 })], {
      effects: [{ on: [3], changes: [{ become: { subtypes }, keep: false }] }],
    });
  rule(["mtg-6e:K.17.6"], "one whose creature types are taken is no legend any more, and left alone", () => {
    expect(summarizeCheck(elders([]), "6e").rules).toEqual([]);
  });
  rule(["mtg-6e:K.11.8"], "one that becomes another creature type is a legend still", () => {
    expect(summarizeCheck(elders(["Elder"]), "6e").rules).toEqual([["T.11.5.e"]]);
  });

  rule(["mtg-cr:704.5j"], "two players may each have one in modern rules", () => {
    expect(summarizeCheck(laid([ione(1), ione(2, 1)]), "mod").rules).toEqual([]);
  });
});

describe("players", () => {
  const players = (one: object, other: object = {}): Partial<MtgBoard> => ({ players: [one, other] });
  const bear = [placeCard("Meadow Bear")];

  rule(["mtg-6e:T.11.5.a", "mtg-cr:704.5a", "mtg-6e:G.19.3", "mtg-house:12"], "1 life is enough, 0 is not", () => {
    for (const era of ERAS) {
      expect(summarizeCheck(laid(bear, players({ life: 1 })), era).rules).toEqual([]);
      expect(summarizeCheck(laid(bear, players({ life: 0 })), era).outcome).toMatchObject({ winner: 1 });
    }
  });

  rule(["mtg-6e:G.20.1"], "both lose when both hold at one check, whose life is lower does not matter", () => {
    for (const era of ERAS) {
      const { outcome } = summarizeCheck(laid(bear, players({ life: 0 }, { drewFromEmpty: true })), era);
      expect(outcome).toEqual({ ...citeForEra(era, { rule: "mtg-6e:G.20.1" }), winner: null });
    }
  });

  rule(["mtg-6e:E.9.2", "mtg-cr:704.5c", "mtg-house:11"], "nine poison counters are not enough", () => {
    for (const era of ERAS) {
      expect(summarizeCheck(laid(bear, players({ poison: 9 })), era).rules).toEqual([]);
      expect(summarizeCheck(laid(bear, players({ poison: 11 })), era).outcome).toMatchObject({ winner: 1 });
    }
  });

  rule(
    ["mtg-6e:T.11.5.g", "mtg-cr:704.5b", "mtg-6e:Z.6.8", "mtg-house:10"],
    "an empty library alone loses nothing",
    () => {
      for (const era of ERAS) {
        expect(summarizeCheck(laid(bear), era).rules).toEqual([]);
        expect(summarizeCheck(laid(bear, players({}, { drewFromEmpty: true })), era).outcome).toMatchObject({
          winner: 0,
        });
      }
    },
  );
});

describe("what leaves and what stays", () => {
  rule(
    ["mtg-6e:T.11.5.f", "mtg-cr:704.5d", "mtg-6e:K.25.6"],
    "a token that dies is in the graveyard for one look",
    () => {
      for (const era of ERAS) {
        const { rules, pieces } = summarizeCheck(laid([placeCard("Reed Sprite", { token: true, damage: 1 })]), era);
        expect(rules).toHaveLength(2);
        expect(pieces).toEqual([]);
      }
    },
  );

  rule(
    ["mtg-6e:K.25.6", "mtg-6e:G.27.r1"],
    "a phased-out token is gone where phasing is a zone, and stays where it is not",
    () => {
      const board = laid([placeCard("Reed Sprite", { token: true, phasedOut: true })]);
      expect(summarizeCheck(board, "6e").pieces).toEqual([]);
      expect(summarizeCheck(board, "mod")).toMatchObject({ rules: [], battlefield: ["Reed Sprite A"] });
    },
  );

  rule(["mtg-cr:704.5e"], "a copy of a card may be on the battlefield, one of a spell may not", () => {
    const copies = laid([
      placeCard("Meadow Bear", { copy: "card" }),
      placeCard("Hill Giant of Orn", { copy: "spell" }),
    ]);
    expect(summarizeCheck(copies, "mod")).toMatchObject({ rules: [["704.5e"]], battlefield: ["Meadow Bear A"] });
  });

  rule(
    ["mtg-6e:T.11.5.c", "mtg-cr:704.5g", "mtg-6e:K.10.4"],
    "damage below toughness kills nothing, and none without creatures",
    () => {
      const board = laid([placeCard("Hill Giant of Orn", { damage: 4 }), placeCard("Quiet Field", { damage: 9 })]);
      for (const era of ERAS) expect(summarizeCheck(board, era).rules).toEqual([]);
    },
  );

  rule(["mtg-6e:T.11.2"], "an Aura follows its creature in the next look", () => {
    const board = laid([
      placeCard("Meadow Bear", { damage: 2 }),
      placeCard("Ember Cloak", { attachedTo: { instance: 1 } }),
    ]);
    expect(summarizeCheck(board, "6e").rules).toEqual([["T.11.5.c"], ["T.11.5.d"]]);
    expect(summarizeCheck(board, "mod").rules).toEqual([["704.5g"], ["704.5m"]]);
  });

  rule(["mtg-cr:704.5m"], "an Aura that enchants players stays on one and falls off a creature", () => {
    const board = laid([
      placeCard("Curse of Salt", { attachedTo: { player: 1 } }),
      placeCard("Meadow Bear"),
      placeCard("Curse of Salt", { attachedTo: { instance: 2 } }),
    ]);
    expect(summarizeCheck(board, "mod")).toMatchObject({ battlefield: ["Curse of Salt A", "Meadow Bear A"] });
  });

  rule(["mtg-6e:K.12.6"], "nothing is attached to itself", () => {
    const board = laid([placeCard("Ember Cloak", { attachedTo: { instance: 1 } })], {
      effects: [{ on: [1], changes: [{ become: { types: ["creature"] }, keep: true }] }],
    });
    expect(summarizeCheck(board, "6e").graveyard).toEqual(["Ember Cloak A"]);
  });

  rule(
    ["mtg-cr:704.5p", "mtg-cr:704.5m"],
    "an Aura that has become a creature comes off, and goes in the next look",
    () => {
      const board = laid([placeCard("Meadow Bear"), placeCard("Ember Cloak", { attachedTo: { instance: 1 } })], {
        effects: [
          {
            on: [2],
            changes: [
              { become: { types: ["creature"] }, keep: true },
              { set: "toughness", amount: 3 },
            ],
          },
        ],
      });
      expect(summarizeCheck(board, "mod").rules).toEqual([["704.5p"], ["704.5m"]]);
    },
  );
});
