import { describe, expect } from "vitest";
import type { BoardCard, MtgBoard } from "../../boards/board";
import { createBoardFromGame } from "../../boards/board-from-state";
import { createGameFromBoard } from "../../boards/build-state";
import { createExampleBoard, placeCard } from "../../boards/examples/example-board";
import { EXAMPLE_BOARD_CARDS } from "../../boards/examples/example-cards";
import { collectFindings } from "../../checks/frame/check";
import { takeSnapshot } from "../../checks/frame/snapshot";
import { getRuleChecks } from "../../checks/frame/variants";
import { ERAS } from "../../model/era";
import type { Game } from "../../model/state";
import { getCharacteristics } from "../../rules/continuous/characteristics";
import { proposeEvents } from "../../rules/events/propose-events";
import { rule } from "../../testing/rule";
import { summarizeCheck } from "../../testing/summarize-check";

const CARDS: readonly BoardCard[] = [
  ...EXAMPLE_BOARD_CARDS,
  { name: "High Gate", types: ["land"], supertypes: ["legendary"] },
  { name: "Lone Rampart", types: ["artifact"], subtypes: ["Fortification"] },
  { name: "Garden Cloak", types: ["enchantment"], subtypes: ["Aura"], enchants: { objects: { color: "g" } } },
];
const findIn = (game: Game) =>
  collectFindings(takeSnapshot(game), getRuleChecks(game.state)).map((finding) => finding.rule);
const laid = (pieces: Parameters<typeof createExampleBoard>[1], rest: Partial<MtgBoard> = {}) =>
  createExampleBoard(CARDS, pieces, rest);

describe("N18: protection and Auras", () => {
  const board = laid([placeCard("Meadow Bear"), placeCard("Ember Cloak", { owner: 1, attachedTo: { instance: 1 } })], {
    effects: [{ on: [1], changes: [{ gain: { protectionFrom: { color: "r" } } }] }],
  });

  rule(["mtg-6e:A.24.2", "mtg-6e:A.24.3", "mtg-6e:K.12.4", "mtg-6e:T.11.5.d"], "a red Aura leaves", () => {
    expect(summarizeCheck(board, "6e")).toMatchObject({
      rules: [["T.11.5.d"]],
      battlefield: ["Meadow Bear A"],
      graveyard: ["Ember Cloak B"],
    });
  });

  rule(["mtg-cr:704.5m"], "an Aura of another colour stays", () => {
    const { effects: _, ...plain } = board;
    for (const era of ERAS) {
      expect(summarizeCheck(plain, era).rules).toEqual([]);
      const white = laid([placeCard("Meadow Bear"), placeCard("Garden Cloak", { attachedTo: { instance: 1 } })], {
        effects: [{ on: [1], changes: [{ gain: { protectionFrom: { color: "w" } } }] }],
      });
      expect(summarizeCheck(white, era).rules).toEqual([]);
    }
  });
});

describe("N19: a legendary land that becomes a Swamp", () => {
  const board = laid([placeCard("High Gate", { arrived: 1 }), placeCard("High Gate", { owner: 1, arrived: 2 })], {
    effects: [{ on: [2], changes: [{ becomeLand: "Swamp" }] }],
  });

  rule(["mtg-6e:K.16.4", "mtg-6e:K.17.5"], "in the sixth edition its name and legend are gone", () => {
    expect(summarizeCheck(board, "6e")).toMatchObject({ rules: [], battlefield: ["High Gate A", "High Gate B"] });
  });

  rule(["mtg-8e:word.land-type", "mtg-6e:K.17.2"], "in the eighth it stays legendary, and the newer one goes", () => {
    expect(summarizeCheck(board, "8e")).toMatchObject({ rules: [["T.11.5.e"]], graveyard: ["High Gate B"] });
  });
});

describe("N20: counters and an effect that sets power and toughness", () => {
  const board = laid([placeCard("Meadow Bear", { counters: { "+1/+1": 2 } })], {
    effects: [
      {
        on: [1],
        changes: [
          { set: "power", amount: 1 },
          { set: "toughness", amount: 1 },
        ],
      },
    ],
  });
  const sizeIn = (era: (typeof ERAS)[number]) => {
    const game = createGameFromBoard(board, era);
    const [bear] = takeSnapshot(game).permanents;
    if (bear === undefined) throw new Error("The bear is gone");
    const { power, toughness } = getCharacteristics(game, bear.object);
    return [power, toughness];
  };

  rule(
    ["mtg-6e:K.10.r1", "mtg-6e:K.10.r3", "mtg-house:23"],
    "counters count before it in the sixth edition only",
    () => {
      expect([sizeIn("6e"), sizeIn("8e"), sizeIn("mod")]).toEqual([
        [1, 1],
        [3, 3],
        [3, 3],
      ]);
    },
  );
});

describe("N21: a creature that stops being one", () => {
  const board = laid(
    [
      placeCard("Meadow Bear"),
      placeCard("Ember Cloak", { attachedTo: { instance: 1 } }),
      placeCard("Bronze Saddle", { attachedTo: { instance: 1 } }),
      placeCard("Hill Giant of Orn"),
      placeCard("Walking Saddle", { attachedTo: { instance: 4 } }),
    ],
    { effects: [{ on: [1], changes: [{ become: { types: ["artifact"] }, keep: false }] }] },
  );

  rule(["mtg-cr:704.5n", "mtg-cr:704.5p"], "Equipment comes off and stays, each by its own letter", () => {
    const { rules, graveyard, pieces } = summarizeCheck(board, "mod");
    expect(rules).toEqual([["704.5m", "704.5n", "704.5p"]]);
    expect(graveyard).toEqual(["Ember Cloak A"]);
    expect(pieces.filter(({ attachedTo }) => attachedTo !== undefined)).toEqual([]);
  });

  rule(["mtg-6e:T.11.5.d", "mtg-6e:K.5.r8"], "the Aura goes to its owner's graveyard", () => {
    expect(summarizeCheck(board, "6e")).toMatchObject({ rules: [["T.11.5.d"]], graveyard: ["Ember Cloak A"] });
  });

  rule(["mtg-house:32", "mtg-cr:704.5n"], "Equipment stays on a creature that is protected from it", () => {
    const guarded = laid([placeCard("Meadow Bear"), placeCard("Bronze Saddle", { attachedTo: { instance: 1 } })], {
      effects: [{ on: [1], changes: [{ gain: { protectionFrom: { type: "artifact" } } }] }],
    });
    expect(summarizeCheck(guarded, "mod")).toMatchObject({ rules: [], graveyard: [] });
    expect(summarizeCheck(guarded, "mod").pieces.map(({ attachedTo }) => attachedTo)).toEqual([
      undefined,
      { instance: 1 },
    ]);
  });

  rule(["mtg-cr:704.5n"], "a Fortification stays on a land and comes off a creature", () => {
    const forts = laid([
      placeCard("Quiet Field"),
      placeCard("Lone Rampart", { attachedTo: { instance: 1 } }),
      placeCard("Meadow Bear"),
      placeCard("Lone Rampart", { attachedTo: { instance: 3 } }),
    ]);
    const { pieces } = summarizeCheck(forts, "mod");
    expect(pieces.map(({ attachedTo }) => attachedTo)).toEqual([undefined, { instance: 1 }, undefined, undefined]);
  });

  rule(["mtg-cr:704.5n", "mtg-cr:704.5p"], "what two letters find comes off once and tells both", () => {
    const both = laid([placeCard("Quiet Field"), placeCard("Walking Saddle", { attachedTo: { instance: 1 } })]);
    expect(summarizeCheck(both, "mod").events).toEqual([
      { type: "detached", rule: "mtg-cr:704.5n", also: ["mtg-cr:704.5p"], instance: 2 },
    ]);
  });
});

describe("N22: worlds", () => {
  const old = placeCard("World of Rain", { arrived: 1 });

  rule(["mtg-cr:704.5k", "mtg-6e:K.12.10", "mtg-6e:T.11.5.h"], "two that come together leave with the old one", () => {
    const board = laid([
      old,
      placeCard("World of Ash", { arrived: 2 }),
      placeCard("World of Moss", { arrived: 2, owner: 1 }),
    ]);
    for (const era of ERAS) expect(summarizeCheck(board, era)).toMatchObject({ battlefield: [] });
  });

  rule(["mtg-cr:704.5k", "mtg-6e:K.12.10"], "one that comes alone stays, and the old one leaves", () => {
    const board = laid([old, placeCard("World of Ash", { arrived: 2, owner: 1 })]);
    for (const era of ERAS) {
      expect(summarizeCheck(board, era)).toMatchObject({
        battlefield: ["World of Ash B"],
        graveyard: ["World of Rain A"],
      });
    }
  });

  rule(["mtg-cr:704.5k"], "one world is no conflict", () => {
    for (const era of ERAS) expect(summarizeCheck(laid([old]), era).rules).toEqual([]);
  });
});

describe("N23: deathtouch and regeneration", () => {
  const giant = (marks: Parameters<typeof placeCard>[1]) =>
    laid([placeCard("Hill Giant of Orn", { damage: 1, deathtouched: true, ...marks })], {
      combat: { attackers: [{ id: 1, target: { player: 1 } }] },
    });

  rule(["mtg-cr:704.5h", "mtg-6e:G.29.3", "mtg-6e:T.10.9"], "a shield saves it once, and nothing more is found", () => {
    const { rules, pieces } = summarizeCheck(giant({ shields: [{ kind: "regenerate" }] }), "mod");
    expect(rules).toEqual([["704.5h"]]);
    expect(pieces).toEqual([{ id: 1, card: 0, zone: "battlefield", owner: 0, tapped: true }]);
  });

  rule(["mtg-6e:G.29.3"], "what regenerates leaves combat", () => {
    const game = createGameFromBoard(giant({ shields: [{ kind: "regenerate" }] }), "mod");
    proposeEvents(game, [{ type: "regenerated", rule: "mtg-6e:G.29.3", instance: 1 }]);
    expect(createBoardFromGame(game).combat).toEqual({ attackers: [] });
  });

  rule(["mtg-cr:704.5h"], "without a shield it is destroyed; in the older rules it lives", () => {
    expect(summarizeCheck(giant({}), "mod").graveyard).toEqual(["Hill Giant of Orn A"]);
    expect(summarizeCheck(giant({}), "6e").rules).toEqual([]);
  });

  rule(["mtg-cr:704.5g", "mtg-cr:704.5h", "mtg-6e:T.10.7"], "two rules that destroy it use up one shield", () => {
    const { pieces } = summarizeCheck(
      giant({ damage: 7, shields: [{ kind: "regenerate" }, { kind: "regenerate" }] }),
      "mod",
    );
    expect(pieces[0]?.shields).toEqual([{ kind: "regenerate" }]);
  });

  rule(["mtg-cr:704.5f", "mtg-6e:G.29.6", "mtg-6e:T.11.5.b", "mtg-6e:K.10.6"], "no shield helps toughness 0", () => {
    const board = laid([placeCard("Fading Wisp", { shields: [{ kind: "regenerate" }] })]);
    for (const era of ERAS) expect(summarizeCheck(board, era).graveyard).toEqual(["Fading Wisp A"]);
  });

  rule(["mtg-6e:G.29.4", "mtg-6e:K.17.2"], "a shield does not keep what goes by another rule as well", () => {
    const shields = [{ kind: "regenerate" as const }];
    const board = laid([
      placeCard("Captain Ione", { arrived: 1 }),
      placeCard("Captain Ione", { arrived: 2, damage: 3, shields }),
    ]);
    const { graveyard, events } = summarizeCheck(board, "6e");
    expect(graveyard).toEqual(["Captain Ione A"]);
    expect(events.filter(({ type }) => type === "moved")).toMatchObject([
      { rule: "mtg-6e:T.11.5.e", also: ["mtg-6e:T.11.5.c"], cause: "put" },
    ]);
  });
});

describe("N24: a planeswalker that is dealt damage", () => {
  rule(["mtg-cr:704.5i", "mtg-flow:3.4"], "loses loyalty and goes at 0", () => {
    const game = createGameFromBoard(
      laid([placeCard("Scholar Wen", { counters: { loyalty: 3 } }), placeCard("Hill Giant of Orn")]),
      "mod",
    );
    const target = { instance: 1 };
    proposeEvents(game, [{ type: "damaged", rule: "mtg-flow:3.4", target, amount: 2, source: 2, inCombat: true }]);
    expect(summarizeCheck(createBoardFromGame(game), "mod").rules).toEqual([]);
    proposeEvents(game, [{ type: "damaged", rule: "mtg-flow:3.4", target, amount: 2, source: 2, inCombat: true }]);
    expect(summarizeCheck(createBoardFromGame(game), "mod")).toMatchObject({
      rules: [["704.5i"]],
      graveyard: ["Scholar Wen A"],
    });
    expect(summarizeCheck(createBoardFromGame(game), "6e").rules).toEqual([]);
  });
});

describe("N25: Sagas and dungeons", () => {
  const saga = (lore: number) => placeCard("Tale of the Ford", { counters: { lore } });
  const chapter = placeCard("Tale of the Ford", { zone: "stack", thing: { sort: "chapter", source: 1, number: 3 } });

  rule(["mtg-cr:704.5s"], "a Saga stays until its last ability has left the stack, and is then sacrificed", () => {
    expect(summarizeCheck(laid([saga(3), chapter]), "mod").rules).toEqual([]);
    expect(summarizeCheck(laid([saga(2)]), "mod").rules).toEqual([]);
    expect(summarizeCheck(laid([saga(3)]), "mod").events).toMatchObject([{ type: "moved", cause: "sacrifice" }]);
  });

  rule(["mtg-cr:704.5s"], "an ability that has triggered and waits for the stack keeps the Saga as well", () => {
    const game = createGameFromBoard(laid([saga(3)]), "mod");
    const thing = { sort: "chapter", source: 1, number: 3, ability: null } as const;
    game.state.waiting.push({ thing, card: 0, controller: 0, moment: 1 });
    expect(findIn(game)).toEqual([]);
    game.state.waiting.length = 0;
    expect(findIn(game)).toEqual(["mtg-cr:704.5s"]);
  });

  rule(
    ["mtg-cr:704.5t"],
    "a dungeon goes at once when its marker is in the last room and no room ability is left",
    () => {
      const dungeon = placeCard("Cellars of Auren", { zone: "command" });
      const room = placeCard("Cellars of Auren", { zone: "stack", thing: { sort: "room", source: 1, number: 4 } });
      const at = (number: number): Partial<MtgBoard> => ({ players: [{ dungeon: { piece: 1, room: number } }, {}] });
      expect(summarizeCheck(laid([dungeon, room], at(4)), "mod").rules).toEqual([]);
      expect(summarizeCheck(laid([dungeon], at(3)), "mod").rules).toEqual([]);
      const { rules, pieces } = summarizeCheck(laid([dungeon], at(4)), "mod");
      expect(rules).toEqual([["704.5t"]]);
      expect(pieces.filter(({ zone }) => zone === "command")).toEqual([]);
    },
  );
});
