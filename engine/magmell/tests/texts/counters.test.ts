import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const CAST = [{ use: "spell" } as const, "both pass" as const];
const spell = (text: string) => printedCards.magic("spell", text);

describe("counters that a text puts, takes and moves", () => {
  scenario("mag:224.1", "one on each of the others", {
    cards: [
      printedCards.unit(
        "herald",
        "1/1",
        "このユニットが召喚されたとき、あなたの他のユニットすべてにパワーカウンターを1個ずつ置く。",
      ),
    ],
    me: { hand: ["herald"], battleArea: ["g 2/2"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "herald" }, "both pass", "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "g 2/2", counters: { power: 1 } },
          { name: "herald", counters: {} },
        ],
      },
      you: { battleArea: [{ name: "g 4/4", counters: {} }] },
    },
  });

  scenario("mag:224.1", "as many of another name as were taken away", {
    cards: [
      spell(
        "ユニット1体を対象とする。それに置かれているパワーカウンターをすべて取り除き、取り除いた数と同じ数のウィークカウンターを置く。",
      ),
    ],
    me: { hand: ["spell"] },
    you: { battleArea: [{ name: "g 4/4", counters: { power: 2 } }] },
    play: CAST,
    after: { you: { battleArea: [{ name: "g 4/4", counters: { weak: 2 } }] } },
  });

  scenario("mag:224.1", "one is taken from a unit and put on another", {
    cards: [spell("あなたのユニット1体からパワーカウンターを1個取り除き、他のユニット1体にそれを置く。")],
    me: { hand: ["spell"], battleArea: [{ name: "g 2/2", counters: { power: 2 } }, "r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [
      ...CAST,
      { pick: "g 2/2" },
      { now: { asks: { of: "me", ask: "pick", offers: ["g 4/4", "r 3/3"] } } },
      { pick: "g 4/4" },
    ],
    after: {
      me: { battleArea: [{ name: "g 2/2", counters: { power: 1 } }, "r 3/3"] },
      you: { battleArea: [{ name: "g 4/4", counters: { power: 1 } }] },
    },
  });

  scenario("mag:224.1", "twice as many", {
    cards: [spell("ユニット1体を対象とする。それに置かれているパワーカウンターの数を2倍にする。")],
    me: { hand: ["spell"], battleArea: [{ name: "g 2/2", counters: { power: 3 } }] },
    play: CAST,
    after: { me: { battleArea: [{ name: "g 2/2", counters: { power: 6 } }] } },
  });

  scenario("mag:224.1", "one moves if its controller likes", {
    cards: [
      printedCards.unit(
        "bearer",
        "1/1",
        "あなたのターンの終了時、このユニットに置かれている火葬カウンターを1個、他のユニット1体に移してもよい。",
      ),
    ],
    phase: "end",
    me: { battleArea: [{ name: "bearer", counters: { cremation: 2 } }] },
    you: { battleArea: ["g 4/4"] },
    play: ["both pass", { option: 0 }],
    after: {
      me: { battleArea: [{ name: "bearer", counters: { cremation: 1 } }] },
      you: { battleArea: [{ name: "g 4/4", counters: { cremation: 1 } }] },
    },
  });

  scenario("mag:224.1", "any number from each unit, and a card for each", {
    cards: [
      spell("あなたのユニットからパワーカウンターを好きな数だけ取り除く。取り除いた数に等しい枚数のカードを引く。"),
    ],
    me: {
      hand: ["spell"],
      battleArea: [{ name: "g 2/2", counters: { power: 3 } }, { name: "r 3/3", counters: { power: 1 } }, "b 4/4"],
    },
    play: [...CAST, { number: 2 }, { number: 0 }],
    after: {
      me: {
        hand: ["b 4/4", "b 4/4"],
        battleArea: [
          { name: "g 2/2", counters: { power: 1 } },
          { name: "r 3/3", counters: { power: 1 } },
          { name: "b 4/4", counters: {} },
        ],
      },
    },
  });

  scenario("mag:306.1.2.2", "a unit arrives with as many as its controller has face-down stones", {
    cards: [
      printedCards.unit(
        "laden",
        "1/1",
        "このユニットは、あなたの裏向きの魔石の数と同じ数のパワーカウンターが置かれた状態で召喚される。",
      ),
    ],
    me: { hand: ["laden"], stones: "xxr" },
    you: { stones: "xxx" },
    play: [{ use: "laden" }, "both pass"],
    after: { me: { battleArea: [{ name: "laden", counters: { power: 2 } }] } },
  });

  scenario("mag:224.4.3", "a sentence goes on about what it began with", {
    cards: [spell("ユニット1体を対象とする。それに火葬カウンターを1個置き、2点のダメージを与える。")],
    me: { hand: ["spell"] },
    you: { battleArea: ["g 4/4"] },
    play: CAST,
    after: { you: { battleArea: [{ name: "g 4/4", damage: 2, counters: { cremation: 1 } }] } },
  });

  scenario("mag:224.1", "all of every name", {
    cards: [spell("ユニット1体を対象とする。それに置かれているカウンターをすべて取り除く。")],
    me: { hand: ["spell"] },
    you: { battleArea: [{ name: "g 4/4", counters: { power: 2, weak: 1, 鎖: 1 } }] },
    play: CAST,
    after: { you: { battleArea: [{ name: "g 4/4", counters: {} }] } },
  });

  scenario("mag:224.1", "four are divided as one likes", {
    cards: [spell("4個のパワーカウンターを、あなたのユニットに好きなように割り振って置く。")],
    me: { hand: ["spell"], battleArea: ["g 2/2"] },
    you: { battleArea: ["g 4/4"] },
    play: CAST,
    after: { me: { battleArea: [{ name: "g 2/2", counters: { power: 4 } }] }, you: { battleArea: ["g 4/4"] } },
  });
});
