import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("blue magic that answers", () => {
  cardScenario(
    "小口の検閲",
    "negates a card with a use cost of 2 or less",
    {
      turnPlayer: "you",
      me: { hand: ["小口の検閲"], stones: "b" },
      you: { hand: ["g 2/2"], stones: "gn" },
      play: [{ use: "g 2/2", by: "you" }, "pass", { use: "小口の検閲", by: "me" }, "both pass"],
      after: { chant: [], you: { battleArea: [], dust: ["g 2/2"] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["小口の検閲"], stones: "b" },
      you: { hand: ["g 3/3"], stones: "gnn" },
      play: [
        { use: "g 3/3", by: "you" },
        "pass",
        { refused: { use: "小口の検閲" }, because: ["NO_TARGET"], by: "me" },
        "pass",
      ],
      after: { me: { hand: ["小口の検閲"] }, you: { battleArea: ["g 3/3"] } },
    },
  );

  cardScenario(
    "脚注の訂正",
    "negates an ability on the chant",
    {
      turnPlayer: "you",
      me: { hand: ["脚注の訂正"], stones: "b" },
      you: { hand: ["draws when summoned"], stones: "bn" },
      play: [
        { use: "draws when summoned", by: "you" },
        "both pass",
        "pass",
        { use: "脚注の訂正", by: "me" },
        { option: 0 },
        "both pass",
      ],
      after: { chant: [], you: { hand: [], battleArea: ["draws when summoned"] } },
    },
    {
      me: { hand: ["脚注の訂正"], stones: "b" },
      you: { hand: ["draws 1"], stones: "bn" },
      play: [
        "pass",
        { use: "draws 1", by: "you" },
        { now: { chant: ["draws 1"] } },
        { refused: { use: "脚注の訂正" }, because: ["NO_TARGET"], by: "me" },
        "both pass",
      ],
      after: { me: { hand: ["脚注の訂正"] }, you: { hand: ["b 4/4"] } },
    },
  );

  cardScenario(
    "脚注の訂正",
    "takes all abilities from a unit for the turn",
    {
      me: { hand: ["脚注の訂正"], stones: "b", battleArea: ["r 2/2"] },
      you: { battleArea: ["cannot be damaged"] },
      play: [
        { use: "脚注の訂正" },
        { pick: "cannot be damaged" },
        "both pass",
        { attack: "r 2/2" },
        "both pass",
        "both pass",
        { pick: "cannot be damaged" },
        "both pass",
      ],
      after: { step: "damage", events: [{ type: "damaged", name: "cannot be damaged", amount: 2 }] },
    },
    {
      me: { hand: ["脚注の訂正"], stones: "b", battleArea: ["貸出票の小鼠"] },
      you: { battleArea: ["一行詩の金魚"] },
      play: [
        { use: "脚注の訂正" },
        { now: { asks: { of: "me", ask: "pick", offers: ["貸出票の小鼠", "一行詩の金魚"] } } },
        { pick: "一行詩の金魚" },
        "both pass",
        { now: { you: { battleArea: [{ name: "一行詩の金魚", ap: 1, hp: 1, colors: ["blue"] }] } } },
        "both pass",
        "both pass",
      ],
      after: { turnPlayer: "you", me: { hand: [] } },
    },
  );

  cardScenario(
    "静粛に",
    "forbids them magic for the turn and draws a card",
    {
      me: { hand: ["静粛に"], stones: "b", grimoire: ["r 1/1"] },
      you: { hand: ["draws 1"], stones: "bn" },
      play: [
        { use: "静粛に" },
        "both pass",
        "pass",
        { refused: { use: "draws 1" }, because: ["FORBIDDEN"], by: "you" },
      ],
      after: { me: { hand: ["r 1/1"] }, you: { hand: ["draws 1"] } },
    },
    {
      me: { hand: ["静粛に", "draws 1"], stones: "bbn" },
      you: { hand: ["波間の速記者", "draws 1"], stones: "bbbb", stoneDeck: ["青の魔石"] },
      play: [
        { use: "静粛に" },
        "both pass",
        { use: "draws 1" },
        "both pass",
        "pass",
        { use: "波間の速記者", by: "you" },
        "both pass",
        { now: { you: { battleArea: ["波間の速記者"] } } },
        "both pass",
        "both pass",
        { now: { turnPlayer: "you" } },
        { use: "draws 1", by: "you" },
        "both pass",
      ],
      after: { you: { dust: ["draws 1"] } },
    },
  );

  cardScenario(
    "氷漬けの一章",
    "rests a unit of theirs, which does not wake in their next turn",
    {
      me: { hand: ["氷漬けの一章"], stones: "bn", grimoire: ["r 1/1"], battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        { use: "氷漬けの一章" },
        "both pass",
        { now: { me: { hand: ["r 1/1"] }, you: { battleArea: [{ name: "g 4/4", rested: true }] } } },
        "both pass",
        "both pass",
      ],
      after: { turnPlayer: "you", you: { battleArea: [{ name: "g 4/4", rested: true }] } },
    },
    {
      me: { hand: ["氷漬けの一章"], stones: "bn" },
      you: { battleArea: ["g 4/4", { name: "g 3/3", rested: true }] },
      play: [
        { use: "氷漬けの一章" },
        { pick: "g 4/4" },
        "both pass",
        ...Array.from({ length: 2 }, () => "both pass" as const),
        {
          now: {
            turnPlayer: "you",
            you: {
              battleArea: [
                { name: "g 4/4", rested: true },
                { name: "g 3/3", rested: false },
              ],
            },
          },
        },
        ...Array.from({ length: 4 }, () => "both pass" as const),
      ],
      after: { turn: 6, turnPlayer: "you", you: { battleArea: [{ name: "g 4/4", rested: false }, "g 3/3"] } },
    },
  );

  cardScenario(
    "水圧",
    "puts as many weak counters as I hold cards",
    {
      me: { hand: ["水圧", "r 1/1", "r 1/1", "r 1/1"], stones: "bnn" },
      you: { battleArea: ["g 4/4", "g 2/2"], hand: ["g 1/1"] },
      play: [{ use: "水圧" }, { pick: "g 4/4" }, "both pass"],
      after: {
        you: {
          battleArea: [
            { name: "g 4/4", counters: { weak: 3 }, ap: 1, hp: 1 },
            { name: "g 2/2", hp: 2 },
          ],
        },
      },
    },
    {
      me: { hand: ["水圧"], stones: "bnn" },
      you: { battleArea: ["g 4/4"], hand: ["g 1/1", "g 1/1"] },
      play: [{ use: "水圧" }, "both pass"],
      after: { you: { battleArea: [{ name: "g 4/4", counters: {} }] }, never: [{ type: "countersPut" }] },
    },
  );
});

describe("blue magic that finds", () => {
  cardScenario(
    "水底の検索灯",
    "takes one of the top three cards and puts the others to the bottom in any order",
    {
      me: { hand: ["水底の検索灯"], stones: "b", grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"] },
      play: [{ use: "水底の検索灯" }, "both pass", { pick: "r 2/2" }, { picks: ["r 3/3", "r 1/1"] }],
      after: { me: { hand: ["r 2/2"], grimoire: ["r 4/4", "r 1/1", "r 3/3"] } },
    },
    {
      me: { hand: ["水底の検索灯"], stones: "b", grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"] },
      play: [
        { use: "水底の検索灯" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2", "r 3/3"], min: 1, max: 1 } } },
        { refused: "done" },
        { pick: "r 1/1" },
        { picks: ["r 2/2", "r 3/3"] },
      ],
      after: { me: { hand: ["r 1/1"] }, you: { hand: [] }, never: [{ type: "moved", cause: "draw" }] },
    },
  );

  cardScenario(
    "司書への手紙",
    "finds any card",
    {
      me: { hand: ["司書への手紙"], stones: "bn", grimoire: ["r 1/1", "draws 1", "r 3/3"] },
      play: [{ use: "司書への手紙" }, "both pass", { pick: "r 3/3" }],
      after: { me: { hand: ["r 3/3"], stones: "NX" }, events: [{ type: "shuffled", zone: "grimoire" }] },
    },
    {
      me: { hand: ["司書への手紙"], stones: "bn", grimoire: ["r 1/1", "draws 1"], dust: ["r 2/2"] },
      play: [
        { use: "司書への手紙" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "draws 1"], min: 0, max: 1 } } },
        "done",
      ],
      after: { me: { hand: [] }, never: [{ type: "moved", cause: "put" }] },
    },
  );

  cardScenario(
    "紙舟の船団",
    "makes two paper boats",
    {
      me: { hand: ["紙舟の船団"], stones: "bnn" },
      play: [{ use: "紙舟の船団" }, "both pass"],
      after: { me: { battleArea: [{ name: "紙の舟", ap: 1, hp: 1, rested: false }, "紙の舟"] } },
    },
    {
      me: { hand: ["紙舟の船団"], stones: "bn" },
      play: [{ refused: { use: "紙舟の船団" }, because: ["USE_COST"] }],
      after: { me: { battleArea: [] }, you: { battleArea: [] } },
    },
  );

  cardScenario(
    "書き直しの雨",
    "draws three cards and discards two",
    {
      turnPlayer: "you",
      me: { hand: ["書き直しの雨", "b 1/1"], stones: "bn", grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: ["pass", { use: "書き直しの雨", by: "me" }, "both pass", { picks: ["b 1/1", "r 1/1"] }],
      after: { me: { hand: ["r 2/2", "r 3/3"], dust: ["b 1/1", "r 1/1", "書き直しの雨"] } },
    },
    {
      me: { hand: ["書き直しの雨"], stones: "b" },
      you: { hand: ["g 1/1"] },
      play: [{ refused: { use: "書き直しの雨" }, because: ["USE_COST"] }],
      after: { me: { hand: ["書き直しの雨"] }, you: { hand: ["g 1/1"] } },
    },
  );

  cardScenario(
    "再読のすすめ",
    "uses a magic from my dust for nothing",
    {
      me: { hand: ["再読のすすめ"], stones: "bnnn", dust: ["burns player 4"] },
      play: [{ use: "再読のすすめ" }, "both pass", { pick: "you" }, "both pass"],
      after: { you: { life: 16 }, me: { dust: ["再読のすすめ", "burns player 4"], stones: "NNNX", used: 2 } },
    },
    {
      me: { hand: ["再読のすすめ"], stones: "bnnn", dust: ["r 1/1"] },
      you: { dust: ["burns player 4"] },
      play: [{ refused: { use: "再読のすすめ" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["再読のすすめ"] } },
    },
  );
});
