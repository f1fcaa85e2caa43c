import { describe, expect } from "vitest";
import { computeMatchResult, getPlayDrawChooser } from "..";
import { checkRegisteredDeck, checkSideboarding } from "../deck";
import { rule } from "../testing/rule";

describe("who chooses to play or to draw in a match", () => {
  rule("mtg-6e:P.1.5", "chance in the first game, then the loser of the last", () => {
    expect(getPlayDrawChooser([]).chooser).toBe("random");
    expect(getPlayDrawChooser([{ chooser: 0, winner: 0 }]).chooser).toBe(1);
    expect(getPlayDrawChooser([{ chooser: 0, winner: 1 }]).chooser).toBe(0);
  });

  rule("mtg-6e:P.1.5", "after a draw who chose before chooses again, whoever lost earlier", () => {
    const games = [
      { chooser: 0, winner: 0 },
      { chooser: 1, winner: null },
    ] as const;
    expect(getPlayDrawChooser(games).chooser).toBe(1);
    expect(getPlayDrawChooser([...games, { chooser: 1, winner: 1 }]).chooser).toBe(0);
  });
});

describe("changing the deck between games", () => {
  const before = { main: { Bear: 4, Forest: 56 }, sideboard: { Wolf: 15 } };
  const oneForOne = { main: { Bear: 2, Wolf: 2, Forest: 56 }, sideboard: { Wolf: 13, Bear: 2 } };
  const smaller = { main: { Bear: 3, Forest: 56 }, sideboard: { Wolf: 15, Bear: 1 } };

  rule("mtg-6e:D.11.4", "one card goes for one", () => {
    expect(checkSideboarding(before, oneForOne, "constructed")).toEqual([]);
    expect(checkSideboarding(before, smaller, "constructed")).toEqual([
      { code: "SIZE_CHANGED", rule: "mtg-6e:D.11.4", have: 59, want: 60 },
    ]);
  });

  rule("mtg-6e:D.11.5", "of a sealed pool the sizes may change", () => {
    expect(checkSideboarding(before, smaller, "limited")).toEqual([]);
  });

  rule("mtg-6e:D.8.1", "nothing comes from outside, in either kind", () => {
    const stranger = { main: { Bear: 4, Forest: 55, Lotus: 1 }, sideboard: { Wolf: 15 } };
    for (const kind of ["constructed", "limited"] as const) {
      expect(checkSideboarding(before, stranger, kind)).toEqual([
        { code: "NOT_THE_SAME_CARDS", rule: "mtg-6e:D.8.1", names: ["Forest", "Lotus"] },
      ]);
    }
  });

  rule("mtg-6e:D.2.2", "a new match begins with the deck as it was registered", () => {
    expect(checkRegisteredDeck(before, before)).toEqual([]);
    expect(checkRegisteredDeck(before, oneForOne)).toEqual([
      { code: "NOT_RESTORED", rule: "mtg-6e:D.2.2", names: ["Bear", "Wolf"] },
    ]);
  });
});

describe("the end of time", () => {
  const won = { chooser: 0, winner: 1 } as const;

  rule("mtg-6e:D.1.5", "more games won decide", () => {
    expect(computeMatchResult([won], [20, 1], false)).toMatchObject({ winner: 1, by: "games" });
    expect(computeMatchResult([won, { chooser: 0, winner: 0 }, won], null, true)).toMatchObject({
      winner: 1,
      by: "games",
    });
  });

  rule("mtg-6e:D.1.5", "with as many the match is drawn, an unfinished first game has no winner", () => {
    expect(computeMatchResult([], [20, 3], false)).toMatchObject({ winner: null, by: "draw" });
    expect(computeMatchResult([won, { chooser: 1, winner: 0 }], [4, 9], false)).toMatchObject({
      winner: null,
      by: "draw",
    });
  });

  rule("mtg-6e:D.1.5", "where one has to go, the higher life total decides", () => {
    expect(computeMatchResult([], [20, 3], true)).toMatchObject({ winner: 0, by: "life" });
    expect(computeMatchResult([], [3, 3], true)).toMatchObject({ winner: null, by: "draw" });
  });
});
