import { describe, expect, test } from "vitest";
import { findOutsideCards, type LineSight } from "./list-block";

/** A list in signs: `c` card, `o` card in another form, `w` words, `#` heading, `_` empty line. */
const read = (signs: string): readonly LineSight[] =>
  [...signs].map((sign): LineSight => {
    if (sign !== "c" && sign !== "o") return { is: sign === "w" ? "words" : sign === "#" ? "mark" : "gap" };
    const form = sign === "o" ? "tail" : "lead";
    return { is: "card", form, name: "Moss Ox", part: "main", isKnown: true, isWithin: false, isChosen: false };
  });

describe("cards outside the block of a list", () => {
  test.each([
    ["a table of players above a list", "wwcc_ww#cccccc#ccc", [2, 3]],
    ["a sentence with a number above the first heading", "wwc_#cccc_#cccc", [2]],
    ["ranks below talk at the end", "#ccccccc#ccww_cccw", [14, 15, 16]],
    ["a part with one card below its heading", "ww_#c_#cccccccc_#c", []],
    ["a list that begins without other words", "cc_#cccccc", []],
    ["a remark between cards", "w_ccccwcccwcc", []],
    ["a part in another form behind the list", "w_cccccccc_oo", []],
    ["an article with words between all cards", "wwcwwcwwcwwcwwcwwcwwcwwc", []],
    ["too few cards", "wwc_ww#cccc", []],
  ])("%s", (_, signs, outside) => {
    expect([...findOutsideCards(read(signs))]).toEqual(outside);
  });
});
