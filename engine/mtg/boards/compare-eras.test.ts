import { describe, expect, it } from "vitest";
import { compareEras } from "./compare-eras";
import { createExampleBoard, placeCard } from "./examples/example-board";
import { EXAMPLE_BOARD_CARDS } from "./examples/example-cards";
import { computeMaxPasses, reportCheck } from "./report-check";

/** One board on which the eras part: legends on both sides, deathtouch, a loose Aura, counters that cancel. */
const SCENE = createExampleBoard(EXAMPLE_BOARD_CARDS, [
  placeCard("Captain Ione", { arrived: 1 }),
  placeCard("Captain Ione", { owner: 1, arrived: 2 }),
  placeCard("Hill Giant of Orn", { damage: 1, deathtouched: true }),
  placeCard("Ember Cloak"),
  placeCard("Meadow Bear", { counters: { "+1/+1": 1, "-1/-1": 1 } }),
  placeCard("Quiet Field", { phasedOut: true }),
]);

describe("a comparison of eras", () => {
  it("tells each era's rules, and the objects on which they differ", () => {
    const { reports, differences } = compareEras(SCENE);
    expect(reports.map(({ passes }) => passes[0]?.findings.map(({ rule }) => rule))).toEqual([
      ["mtg-6e:T.11.5.e", "mtg-6e:T.11.5.d"],
      ["mtg-6e:T.11.5.e", "mtg-6e:T.11.5.d"],
      ["mtg-cr:704.5h", "mtg-cr:704.5m", "mtg-cr:704.5q"],
    ]);
    expect(differences.map(({ id, fates }) => [id, fates.map((outcome) => outcome?.zone)])).toEqual([
      [2, ["graveyard", "graveyard", "battlefield"]],
      [3, ["battlefield", "battlefield", "graveyard"]],
      [5, ["battlefield", "battlefield", "battlefield"]],
    ]);
  });

  it("finds no difference between an era and itself, and none where it makes nothing of it", () => {
    expect(compareEras(SCENE, ["mod", "mod"]).differences).toEqual([]);
    expect(compareEras(createExampleBoard(EXAMPLE_BOARD_CARDS, [placeCard("Meadow Bear")])).differences).toEqual([]);
  });
});

describe("a report", () => {
  it("names what it mentions, also what has moved", () => {
    const { names, passes } = reportCheck(SCENE, "mod");
    const moved = passes.flatMap(({ events }) => events).filter((event) => event.type === "moved");
    expect(moved.map(({ instance, becomes }) => [names[instance], names[becomes]])).toEqual([
      ["Hill Giant of Orn", "Hill Giant of Orn"],
      ["Ember Cloak", "Ember Cloak"],
    ]);
  });

  it("shows one look alone, and says that there is more", () => {
    const board = createExampleBoard(EXAMPLE_BOARD_CARDS, [
      placeCard("Meadow Bear", { damage: 2 }),
      placeCard("Ember Cloak", { attachedTo: { instance: 1 } }),
    ]);
    expect(reportCheck(board, "6e", { passes: 1 })).toMatchObject({ stopped: true, passes: [{}] });
    expect(reportCheck(board, "6e").stopped).toBe(false);
  });

  it("asks how cards that come to a graveyard together are to lie, where the era asks", () => {
    const board = createExampleBoard(EXAMPLE_BOARD_CARDS, [
      placeCard("Meadow Bear", { damage: 2 }),
      placeCard("Fading Wisp"),
    ]);
    const { after } = reportCheck(board, "6e", { answers: [1] });
    expect(after.pieces.map(({ card }) => after.cards[card]?.name)).toEqual(["Fading Wisp", "Meadow Bear"]);
    expect(reportCheck(board, "6e").passes[0]?.asked).toMatchObject([{ purpose: "order", rule: "mtg-6e:Z.3.3" }]);
    expect(reportCheck(board, "mod").passes[0]?.asked).toEqual([]);
  });

  it("takes so many passes that its work is bounded", () => {
    expect(computeMaxPasses(SCENE)).toBe(100);
    const pieces = Array.from({ length: 200 }, () => placeCard("Meadow Bear"));
    const changes = [{ add: "power" as const, amount: 1 }];
    const effects = Array.from({ length: 9 }, () => ({ on: [1], changes }));
    expect(computeMaxPasses(createExampleBoard(EXAMPLE_BOARD_CARDS, pieces, { effects }))).toBe(10);
  });
});
