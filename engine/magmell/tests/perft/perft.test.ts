import { describe, expect, it } from "vitest";
import { runPerft } from "../../../kernel/testing/perft";
import { MAGMELL_TEST_KIT } from "../../testing/kit";
import { CARD_POOL } from "../../testing/pool/pool";
import { PERFT_COUNTS } from "./counts";
import { PERFT_POSITIONS } from "./positions";

/**
 * The answer trees of many positions, counted. A count that changes says that something is offered, folded or forced that
 * was not before: look for the rule behind it before you change the number.
 */
describe("the number of ways to answer", () => {
  it("is known for each position", () => {
    expect(Object.keys(PERFT_COUNTS)).toEqual(Object.keys(PERFT_POSITIONS));
    expect(Object.keys(PERFT_POSITIONS).length).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.entries(PERFT_POSITIONS))("%s", (name, begin) => {
    const state = begin();
    const counts = PERFT_COUNTS[name] ?? [];
    expect(runPerft(MAGMELL_TEST_KIT, CARD_POOL, state, counts.length)).toEqual(counts);
  });

  it("can be worked out by hand: three points, four possible targets", () => {
    const state = PERFT_POSITIONS["three divided among up to three (702.3.3)"]?.();
    if (state === undefined) throw new Error("The position is gone");
    const passOrUse = 2;
    const ofHowMany = 3;
    const firstTargets = 4 + 3 + 2;
    expect(runPerft(MAGMELL_TEST_KIT, CARD_POOL, state, 3)).toEqual([passOrUse, 1 + ofHowMany, 1 + firstTargets]);
  });
});
