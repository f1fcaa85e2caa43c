import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("large blue units", () => {
  cardScenario(
    "寝坊した大亀",
    "is summoned rested",
    {
      me: { hand: ["寝坊した大亀"], stones: "bnn" },
      play: [{ use: "寝坊した大亀" }, "both pass"],
      after: { me: { battleArea: [{ name: "寝坊した大亀", ap: 4, hp: 5, rested: true }] } },
    },
    {
      me: { hand: ["b 1/1"], stones: "b", battleArea: ["寝坊した大亀"] },
      play: [{ use: "b 1/1" }, "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "寝坊した大亀", rested: false },
            { name: "b 1/1", rested: false },
          ],
        },
      },
    },
  );

  cardScenario(
    "読みかけの竜",
    "comes with two bookmarks and cannot attack while one is left",
    {
      me: { hand: ["読みかけの竜"], stones: "bnn" },
      play: [
        { use: "読みかけの竜" },
        "both pass",
        { now: { me: { battleArea: [{ name: "読みかけの竜", counters: { 栞: 2 }, ap: 4, hp: 4 }] } } },
        { refused: { attack: "読みかけの竜" }, because: ["FORBIDDEN"] },
        "both pass",
        "both pass",
        { now: { turnPlayer: "you", me: { battleArea: [{ name: "読みかけの竜", counters: { 栞: 2 } }] } } },
        "both pass",
        "both pass",
      ],
      after: { turnPlayer: "me", me: { battleArea: [{ name: "読みかけの竜", counters: { 栞: 1 } }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "読みかけの竜", counters: { 栞: 1 } }] },
      play: [{ attack: "読みかけの竜" }, "both pass", "both pass", "both pass"],
      after: { step: "damage", you: { life: 16 }, me: { battleArea: [{ name: "読みかけの竜", counters: {} }] } },
    },
  );

  cardScenario(
    "書架の関所守",
    "makes their magic cost 1 more",
    {
      turnPlayer: "you",
      me: { battleArea: ["書架の関所守"] },
      you: { hand: ["draws 1"], stones: "bn" },
      play: [{ refused: { use: "draws 1" }, because: ["USE_COST"], by: "you" }],
      after: { you: { hand: [{ name: "draws 1", useCost: 3 }] } },
    },
    {
      me: { battleArea: ["書架の関所守"], hand: ["draws 1"], stones: "bn" },
      you: { hand: ["g 2/2"] },
      play: [{ use: "draws 1" }, "both pass"],
      after: { me: { stones: "BN", hand: ["b 4/4"] }, you: { hand: [{ name: "g 2/2", useCost: 2 }] } },
    },
  );

  cardScenario(
    "夢路の除籍係",
    "sends their units to the dream in place of the dust",
    {
      me: { battleArea: ["夢路の除籍係"], hand: ["bolt 2"], stones: "r" },
      you: { battleArea: ["貸出票の小鼠"] },
      play: [{ use: "bolt 2" }, { pick: "貸出票の小鼠" }, "both pass"],
      after: { chant: [], you: { dust: [], dream: ["貸出票の小鼠"], hand: [] }, never: [{ type: "triggered" }] },
    },
    {
      me: { battleArea: ["夢路の除籍係", "b 1/1"], hand: ["bolt 2", "they discard 1"], stones: "rb" },
      you: { hand: ["g 1/1"] },
      play: [{ use: "bolt 2" }, { pick: "b 1/1" }, "both pass", { use: "they discard 1" }, "both pass"],
      after: { me: { dust: ["b 1/1", "bolt 2", "they discard 1"], dream: [] }, you: { dust: ["g 1/1"], dream: [] } },
    },
  );

  cardScenario(
    "真夜中の郵便鯨",
    "draws me a card and takes one from their hand when it hurts them in battle",
    {
      me: { battleArea: ["真夜中の郵便鯨"], grimoire: ["r 1/1"] },
      you: { hand: ["g 1/1", "g 2/2"] },
      play: [
        { attack: "真夜中の郵便鯨" },
        "both pass",
        "both pass",
        "both pass",
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["g 1/1", "g 2/2"] } } },
        { pick: "g 1/1" },
      ],
      after: { you: { life: 16, hand: ["g 2/2"], dust: ["g 1/1"] }, me: { hand: ["r 1/1"] } },
    },
    {
      me: { battleArea: ["真夜中の郵便鯨"] },
      you: { battleArea: ["g 2/2"], hand: ["g 1/1"] },
      play: [{ attack: "真夜中の郵便鯨" }, "both pass", "both pass", { pick: "g 2/2" }, "both pass"],
      after: { step: "damage", you: { life: 20, hand: ["g 1/1"] }, me: { hand: [] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "完結しない大全",
    "wins with ten cards in hand at the beginning of my turn",
    {
      phase: "standby",
      me: { battleArea: ["完結しない大全"], hand: Array.from({ length: 10 }, () => "r 1/1") },
      after: { winner: "me" },
    },
    {
      phase: "standby",
      me: {
        battleArea: ["完結しない大全"],
        hand: Array.from({ length: 9 }, () => "r 1/1"),
        grimoire: ["b 1/1", "b 2/2", "b 3/3"],
      },
      play: ["both pass", { now: { phase: "end" } }, "both pass"],
      after: { phase: "end", me: { hand: [...Array.from({ length: 9 }, () => "r 1/1"), "b 1/1", "b 2/2"] } },
    },
  );

  cardScenario(
    "名を借りる蛸",
    "holds a unit with 3 AP or less for as long as it stays",
    {
      me: { hand: ["名を借りる蛸"], stones: "bbnnnn" },
      you: { battleArea: ["g 3/3", "g 4/4"], hand: ["差し戻し"], stones: "bn" },
      play: [
        { use: "名を借りる蛸" },
        "both pass",
        "both pass",
        {
          now: {
            me: { battleArea: ["名を借りる蛸", { name: "g 3/3", owner: "you" }] },
            you: { battleArea: ["g 4/4"] },
          },
        },
        "pass",
        { use: "差し戻し", by: "you" },
        { pick: "名を借りる蛸" },
        "both pass",
      ],
      after: { me: { battleArea: [], hand: ["名を借りる蛸"] }, you: { battleArea: ["g 3/3", "g 4/4"] } },
    },
    {
      me: { hand: ["名を借りる蛸"], stones: "bbnnnn", battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "名を借りる蛸" }, "both pass"],
      after: { chant: [], me: { battleArea: ["名を借りる蛸", "b 1/1"] }, you: { battleArea: ["g 4/4"] } },
    },
  );

  cardScenario(
    "万巻の海",
    "costs 1 less for each other card in my hand",
    {
      me: { hand: ["万巻の海", "r 1/1", "r 1/1", "r 1/1"], stones: "bbnn" },
      play: [{ use: "万巻の海" }, "both pass"],
      after: { me: { battleArea: [{ name: "万巻の海", ap: 7, hp: 7, useCost: 7 }] } },
    },
    {
      me: { hand: ["万巻の海", ...Array.from({ length: 7 }, () => "r 1/1")], stones: "bx" },
      you: { hand: ["r 1/1"] },
      play: [{ refused: { use: "万巻の海" }, because: ["USE_COST"] }],
      after: { me: { stones: "bx" } },
    },
  );
});
