import { describe, expect, it } from "vitest";
import { runPerft } from "../../../kernel/testing/count-lines";
import { KIT } from "../../testing/kit";
import { POOL } from "../../testing/pool/pool";
import { COUNTS } from "./counts";
import { POSITIONS } from "./positions";

/**
 * The answer trees of many positions, counted. A count that changes says that something is offered, folded or forced that
 * was not before: look for the rule behind it before you change the number.
 */
describe("the number of ways to answer", () => {
  it("is known for each position", () => {
    expect(Object.keys(COUNTS)).toEqual(Object.keys(POSITIONS));
    expect(Object.keys(POSITIONS).length).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.entries(POSITIONS))("%s", (name, begin) => {
    const state = begin();
    const counts = COUNTS[name] ?? [];
    expect(runPerft(KIT, POOL, state, counts.length)).toEqual(counts);
  });

  it("can be worked out by hand: three points, four possible targets", () => {
    const state = POSITIONS["three divided among up to three (702.3.3)"]?.();
    if (state === undefined) throw new Error("The position is gone");
    const passOrUse = 2;
    const ofHowMany = 3;
    const firstTargets = 4 + 3 + 2;
    expect(runPerft(KIT, POOL, state, 3)).toEqual([passOrUse, 1 + ofHowMany, 1 + firstTargets]);
  });
});
