import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("small blue units", () => {
  cardScenario(
    "消しゴムの小人",
    "takes 2 AP from a unit of theirs for the turn",
    {
      turnPlayer: "you",
      me: { hand: ["消しゴムの小人"], stones: "b", battleArea: ["b 1/1"] },
      you: { battleArea: ["g 3/3"] },
      play: [
        "pass",
        { use: "消しゴムの小人", by: "me" },
        "both pass",
        "both pass",
        {
          now: {
            you: { battleArea: [{ name: "g 3/3", ap: 1, hp: 3 }] },
            me: { battleArea: ["b 1/1", "消しゴムの小人"] },
          },
        },
        "both pass",
        "both pass",
      ],
      after: { turnPlayer: "me", you: { battleArea: [{ name: "g 3/3", ap: 3 }] } },
    },
    {
      me: { hand: ["消しゴムの小人"], stones: "b", battleArea: ["b 4/4"] },
      play: [{ use: "消しゴムの小人" }, "both pass"],
      after: { chant: [], me: { battleArea: [{ name: "b 4/4", ap: 4 }, "消しゴムの小人"] } },
    },
  );

  cardScenario(
    "一行詩の金魚",
    "wakes when I use a magic",
    {
      me: { battleArea: [{ name: "一行詩の金魚", rested: true }], hand: ["draws 1"], stones: "bn" },
      play: [{ use: "draws 1" }, "both pass"],
      after: { chant: ["draws 1"], me: { battleArea: [{ name: "一行詩の金魚", rested: false }] } },
    },
    {
      me: {
        battleArea: [
          { name: "一行詩の金魚", rested: true },
          { name: "b 4/4", rested: true },
        ],
        hand: ["b 1/1"],
        stones: "b",
      },
      you: { hand: ["draws 1"], stones: "bn" },
      play: [{ use: "b 1/1" }, "both pass", "pass", { use: "draws 1", by: "you" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "一行詩の金魚", rested: true }, { name: "b 4/4", rested: true }, "b 1/1"] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "貸出票の小鼠",
    "draws its player a card when it is destroyed",
    {
      me: { hand: ["bolt 2"], stones: "r" },
      you: { battleArea: ["貸出票の小鼠"], grimoire: ["r 1/1", "r 2/2"] },
      play: [{ use: "bolt 2" }, "both pass", "both pass"],
      after: { me: { hand: [] }, you: { hand: ["r 1/1"], dust: ["貸出票の小鼠"] } },
    },
    {
      me: { hand: ["差し戻し"], stones: "bn" },
      you: { battleArea: ["貸出票の小鼠"] },
      play: [{ use: "差し戻し" }, "both pass"],
      after: { chant: [], you: { hand: ["貸出票の小鼠"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "波間の速記者",
    "appears in the middle of their attack and defends",
    {
      turnPlayer: "you",
      me: { hand: ["波間の速記者"], stones: "bn" },
      you: { battleArea: ["r 1/1"] },
      play: [
        { attack: "r 1/1" },
        "pass",
        { use: "波間の速記者", by: "me" },
        "both pass",
        "both pass",
        "both pass",
        { pick: "波間の速記者" },
        "both pass",
      ],
      after: {
        me: { life: 20, battleArea: [{ name: "波間の速記者", ap: 2, hp: 2, damage: 1 }] },
        you: { dust: ["r 1/1"] },
      },
    },
    {
      turnPlayer: "you",
      me: { hand: ["波間の速記者"], stones: "rn" },
      play: ["pass", { refused: { use: "波間の速記者" }, because: ["USE_COST"], by: "me" }],
      after: { me: { hand: ["波間の速記者"] } },
    },
  );

  cardScenario(
    "頁をくぐる鰻",
    "units with 3 AP or more cannot defend against it",
    {
      me: { battleArea: ["頁をくぐる鰻"] },
      you: { battleArea: ["g 3/3", "g 4/4"] },
      play: [{ attack: "頁をくぐる鰻" }, "both pass", "both pass", "both pass"],
      after: { step: "damage", you: { life: 17 } },
    },
    {
      me: { battleArea: ["頁をくぐる鰻"] },
      you: { battleArea: ["g 3/3", "g 2/2"] },
      play: [
        { attack: "頁をくぐる鰻" },
        "both pass",
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["g 2/2"] } } },
        { pick: "g 2/2" },
        "both pass",
      ],
      after: { you: { life: 20, dust: ["g 2/2"] }, me: { dust: ["頁をくぐる鰻"] } },
    },
  );

  cardScenario(
    "忘却の埃虫",
    "puts a weak counter on a unit of theirs",
    {
      me: { hand: ["忘却の埃虫"], stones: "bn" },
      you: { battleArea: ["g 3/3", "g 1/1"] },
      play: [{ use: "忘却の埃虫" }, "both pass", { pick: "g 1/1" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "忘却の埃虫", ap: 1, hp: 2 }] },
        you: { battleArea: [{ name: "g 3/3", counters: {} }], dust: ["g 1/1"] },
      },
    },
    {
      me: { hand: ["忘却の埃虫"], stones: "bn", battleArea: ["b 1/1"] },
      play: [{ use: "忘却の埃虫" }, "both pass"],
      after: { chant: [], me: { battleArea: ["忘却の埃虫", "b 1/1"] }, never: [{ type: "countersPut" }] },
    },
  );

  cardScenario(
    "頁繰りの水鳥",
    "may put the top card to the bottom when it attacks",
    {
      me: { battleArea: ["頁繰りの水鳥"], grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [{ attack: "頁繰りの水鳥" }, "both pass", "both pass", { option: 0 }],
      after: { step: "attack", me: { grimoire: ["r 2/2", "r 3/3", "r 1/1"], hand: [] } },
    },
    {
      me: { battleArea: ["頁繰りの水鳥"], grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      you: { grimoire: ["g 1/1", "g 2/2"] },
      play: [{ attack: "頁繰りの水鳥" }, "both pass", "both pass", { option: 1 }],
      after: { me: { grimoire: ["r 1/1", "r 2/2", "r 3/3"] }, you: { grimoire: ["g 1/1", "g 2/2"] } },
    },
  );
});

describe("blue units for three", () => {
  cardScenario(
    "夢見の稀覯本",
    "sends another unit of mine to the dream, from where it comes anew at the end of the turn",
    {
      me: {
        hand: ["夢見の稀覯本"],
        stones: "bnn",
        battleArea: [{ name: "雨垂れの書記", rested: true, counters: { power: 1 } }],
        grimoire: ["r 1/1", "r 2/2"],
      },
      play: [
        { use: "夢見の稀覯本" },
        "both pass",
        "both pass",
        { now: { me: { dream: ["雨垂れの書記"], battleArea: ["夢見の稀覯本"] } } },
        "both pass",
        { now: { phase: "end", chant: ["ability of 夢見の稀覯本"] } },
        "both pass",
        "both pass",
      ],
      after: {
        phase: "end",
        me: {
          dream: [],
          hand: ["r 1/1"],
          battleArea: ["夢見の稀覯本", { name: "雨垂れの書記", rested: false, counters: {} }],
        },
      },
    },
    {
      me: { hand: ["夢見の稀覯本"], stones: "bnn", battleArea: ["紙の舟"] },
      you: { battleArea: ["g 1/1"] },
      play: [{ use: "夢見の稀覯本" }, "both pass", "both pass", "both pass", "both pass"],
      after: {
        phase: "end",
        me: { battleArea: ["夢見の稀覯本"], dream: [] },
        you: { battleArea: ["g 1/1"] },
        events: [{ type: "vanished", name: "紙の舟" }],
      },
    },
  );

  cardScenario(
    "潮待ちの密航者",
    "rests a unit of theirs",
    {
      me: { hand: ["潮待ちの密航者"], stones: "bnn", battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "潮待ちの密航者" }, "both pass", "both pass"],
      after: {
        me: { battleArea: ["b 1/1", { name: "潮待ちの密航者", ap: 3, hp: 2, rested: false }] },
        you: { battleArea: [{ name: "g 4/4", rested: true }] },
      },
    },
    {
      me: { hand: ["潮待ちの密航者"], stones: "bnn", battleArea: ["b 1/1"] },
      play: [{ use: "潮待ちの密航者" }, "both pass"],
      after: { chant: [], me: { battleArea: [{ name: "b 1/1", rested: false }, "潮待ちの密航者"] } },
    },
  );

  cardScenario(
    "逆さ頁の蝙蝠",
    "nobody can defend against it",
    {
      me: { battleArea: ["逆さ頁の蝙蝠"] },
      you: { battleArea: ["g 1/1", "g 4/4"] },
      play: [{ attack: "逆さ頁の蝙蝠" }, "both pass", "both pass", "both pass"],
      after: { step: "damage", you: { life: 18 } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "逆さ頁の蝙蝠", rested: true }, "b 4/4"] },
      you: { battleArea: ["g 2/2"] },
      play: [
        { attack: "g 2/2" },
        "both pass",
        { pick: "逆さ頁の蝙蝠" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["b 4/4"] } } },
        "done",
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "逆さ頁の蝙蝠", damage: 2 }, "b 4/4"] }, you: { dust: ["g 2/2"] } },
    },
  );
});
