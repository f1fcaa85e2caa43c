import { expect, it } from "vitest";
import { applyCommand } from "../session";
import {
  applyCommands,
  buildPracticeTable,
  getPracticeCardName,
  PRACTICE_CARDS,
  startPracticeGame,
  summonUnit,
} from "../testing/practice-game";
import { compareLines } from "./compare-lines";

const begun = startPracticeGame(["scribe"]);
/** One line summons a scribe in turn 3 and attacks with it from turn 4 on; the other does nothing. */
const attacked = applyCommand(PRACTICE_CARDS, applyCommands(summonUnit(begun), "endTurn"), "attackAll");
const busy = applyCommands(attacked, "endTurn");
const back = applyCommand(PRACTICE_CARDS, busy, { goTo: begun.at });
const idle = applyCommands(back, "endTurn", "endTurn");

it("shows two lines from the turn in which they part, each as its turns began and with what it used", () => {
  const { partIn, turns, ends } = compareLines(PRACTICE_CARDS, idle, [busy.at, idle.at]);
  expect(partIn).toBe(3);
  expect(turns.map(({ ownTurn }) => ownTurn)).toEqual([3, 4, 5]);
  const [third, fourth, fifth] = turns;
  expect(third?.of[0]).toMatchObject({ life: [20, 20], units: [0, 0], stones: 3 });
  expect(third?.of[0]?.used.map(getPracticeCardName)).toEqual(["scribe"]);
  expect(third?.of[1]?.used).toEqual([]);
  expect(fourth?.of.map((turn) => turn?.units)).toEqual([
    [1, 0],
    [0, 0],
  ]);
  expect(fifth?.of.map((turn) => turn?.life)).toEqual([
    [20, 18],
    [20, 20],
  ]);
  expect(ends.map(({ life }) => life[1])).toEqual([18, 20]);
  expect(buildPracticeTable(idle).lines.map(({ node }) => node)).toEqual(expect.arrayContaining([busy.at, idle.at]));
});

it("tells a line that ended sooner, and two deals that share nothing", () => {
  const short = compareLines(PRACTICE_CARDS, idle, [attacked.at, idle.at]);
  expect(short.turns.at(-1)).toMatchObject({ ownTurn: 5, of: [null, { life: [20, 20] }] });
  const dealt = applyCommand(PRACTICE_CARDS, idle, "newHand");
  const apart = compareLines(PRACTICE_CARDS, dealt, [idle.at, dealt.at]);
  expect(apart.partIn).toBeNull();
  expect(apart.turns[0]).toMatchObject({ ownTurn: 1, of: [{ life: [20, 20] }, null] });
});
