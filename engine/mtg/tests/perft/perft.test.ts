import { describe, expect, it } from "vitest";
import { runPerft } from "../../../kernel/testing/perft";
import { ERAS } from "../..";
import { MTG_TEST_KIT } from "../../testing/kit";
import { PERFT_COUNTS } from "./counts";
import { PERFT_POSITIONS } from "./positions";

const CASES = Object.entries(PERFT_POSITIONS).flatMap(([name, begin]) => ERAS.map((era) => ({ name, begin, era })));

/**
 * The answer trees of many positions, counted. A count that changes says that something is offered, folded or forced that
 * was not before: look for the rule behind it before you change the number.
 */
describe("the number of ways to answer", () => {
  it("is known for each position", () => {
    expect(Object.keys(PERFT_COUNTS)).toEqual(Object.keys(PERFT_POSITIONS));
    expect(Object.keys(PERFT_POSITIONS).length).toBeGreaterThanOrEqual(20);
  });

  it.each(CASES)("$name ($era)", ({ name, begin, era }) => {
    const { cards, state } = begin(era);
    const counts = PERFT_COUNTS[name]?.[era] ?? [];
    expect(counts.length).toBeGreaterThan(4);
    expect(runPerft(MTG_TEST_KIT, cards, state, counts.length)).toEqual(counts);
  });

  it("can be worked out by hand: two of four creatures can attack", () => {
    const begin = PERFT_POSITIONS["who attacks (C.3.1)"];
    if (begin === undefined) throw new Error("The position is gone");
    const { cards, state } = begin("6e");
    const oneOrNone = 3;
    const setsOfTwo = 4;
    expect(runPerft(MTG_TEST_KIT, cards, state, 2)).toEqual([oneOrNone, setsOfTwo]);
  });
});
