import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("blue units of the first cards", () => {
  cardScenario(
    "墨つぎの見習い",
    "a 1/2 for one blue",
    {
      me: { hand: ["墨つぎの見習い"], stones: "b" },
      play: [{ use: "墨つぎの見習い" }, "both pass"],
      after: { me: { battleArea: [{ name: "墨つぎの見習い", ap: 1, hp: 2, colors: ["blue"] }], stones: "B" } },
    },
    {
      me: { hand: ["墨つぎの見習い"], stones: "rn" },
      play: [{ refused: { use: "墨つぎの見習い" }, because: ["USE_COST"] }],
      after: { me: { hand: ["墨つぎの見習い"], stones: "rn" } },
    },
  );

  cardScenario(
    "青墨の小魚",
    "nobody can defend against it",
    {
      me: { battleArea: ["青墨の小魚"] },
      you: { battleArea: ["g 2/2"] },
      play: [{ attack: "青墨の小魚" }, "both pass", "both pass", "both pass"],
      after: { step: "damage", you: { life: 19, battleArea: [{ name: "g 2/2", damage: 0 }] } },
    },
    {
      me: { battleArea: ["青墨の小魚", "b 1/1"] },
      you: { battleArea: ["g 2/2"] },
      play: [
        { attack: "b 1/1" },
        "both pass",
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["g 2/2"] } } },
        { pick: "g 2/2" },
        "both pass",
      ],
      after: { you: { life: 20 }, me: { dust: ["b 1/1"] } },
    },
  );

  cardScenario(
    "雨垂れの書記",
    "draws a card when it is summoned",
    {
      me: { hand: ["雨垂れの書記"], stones: "bn", grimoire: ["r 1/1", "r 2/2"] },
      play: [{ use: "雨垂れの書記" }, "both pass", "both pass"],
      after: { me: { hand: ["r 1/1"], battleArea: [{ name: "雨垂れの書記", ap: 1, hp: 2 }] } },
    },
    {
      me: { battleArea: ["雨垂れの書記"], hand: ["b 1/1"], stones: "b" },
      play: [{ use: "b 1/1" }, "both pass"],
      after: { chant: [], me: { hand: [] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "索引の梟",
    "finds a magic, shows it and takes it into the hand",
    {
      me: { hand: ["索引の梟"], stones: "bnn", grimoire: ["g 1/1", "差し戻し", "r 2/2"] },
      play: [{ use: "索引の梟" }, "both pass", "both pass", { pick: "差し戻し" }],
      after: {
        me: { hand: ["差し戻し"], stones: "NNX" },
        events: [{ type: "revealed" }, { type: "shuffled", zone: "grimoire" }],
      },
    },
    {
      me: { hand: ["索引の梟"], stones: "bnn", grimoire: ["g 1/1", "差し戻し", "r 2/2"] },
      play: [
        { use: "索引の梟" },
        "both pass",
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["差し戻し"], min: 0 } } },
        "done",
      ],
      after: { me: { hand: [] }, events: [{ type: "shuffled", zone: "grimoire" }] },
    },
  );

  cardScenario(
    "返却台の渡し守",
    "returns a unit of theirs when it is summoned",
    {
      me: { hand: ["返却台の渡し守"], stones: "bnn", battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "返却台の渡し守" }, "both pass", "both pass"],
      after: { me: { battleArea: ["返却台の渡し守", "b 1/1"] }, you: { battleArea: [], hand: ["g 4/4"] } },
    },
    {
      me: { hand: ["返却台の渡し守"], stones: "bnn", battleArea: ["b 1/1"] },
      play: [{ use: "返却台の渡し守" }, "both pass"],
      after: { chant: [], me: { battleArea: ["返却台の渡し守", "b 1/1"], hand: [] } },
    },
  );

  cardScenario(
    "頁渡りの海蛇",
    "a 5/6 for five",
    {
      me: { hand: ["頁渡りの海蛇"], stones: "bnnnn" },
      play: [{ use: "頁渡りの海蛇" }, "both pass"],
      after: { me: { battleArea: [{ name: "頁渡りの海蛇", ap: 5, hp: 6 }], stones: "BNNNN" } },
    },
    {
      me: { hand: ["頁渡りの海蛇"], stones: "bbbb" },
      play: [{ refused: { use: "頁渡りの海蛇" }, because: ["USE_COST"] }],
      after: { me: { hand: ["頁渡りの海蛇"], stones: "bbbb" } },
    },
  );

  cardScenario(
    "深海の書庫番",
    "draws a card whenever I use a magic",
    {
      me: { battleArea: ["深海の書庫番"], hand: ["差し戻し"], stones: "bn", grimoire: ["r 1/1", "r 2/2"] },
      you: { battleArea: ["g 1/1"] },
      play: [{ use: "差し戻し" }, { pick: "g 1/1" }, "both pass", { now: { me: { hand: ["r 1/1"] } } }, "both pass"],
      after: { me: { hand: ["r 1/1"] }, you: { hand: ["g 1/1"] } },
    },
    {
      me: { battleArea: ["深海の書庫番"], hand: ["b 1/1"], stones: "b" },
      you: { hand: ["draws 1"], stones: "bn", grimoire: ["r 1/1"] },
      play: [{ use: "b 1/1" }, "both pass", "pass", { use: "draws 1", by: "you" }, "both pass"],
      after: { me: { hand: [] }, you: { hand: ["r 1/1"] }, never: [{ type: "triggered" }] },
    },
  );
});

describe("blue magic of the first cards", () => {
  cardScenario(
    "差し戻し",
    "returns any unit to its owner's hand",
    {
      me: { hand: ["差し戻し"], stones: "bn", battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "差し戻し" }, { pick: "g 4/4" }, "both pass"],
      after: { me: { battleArea: ["b 1/1"], dust: ["差し戻し"] }, you: { hand: ["g 4/4"], battleArea: [] } },
    },
    {
      me: { hand: ["差し戻し"], stones: "bn", battleArea: ["b 1/1"], dust: ["r 1/1"] },
      you: { battleArea: ["g 4/4"], stones: "g" },
      play: [
        { use: "差し戻し" },
        { now: { asks: { of: "me", ask: "pick", offers: ["b 1/1", "g 4/4"] } } },
        { pick: "b 1/1" },
        "both pass",
      ],
      after: { me: { hand: ["b 1/1"] }, you: { battleArea: ["g 4/4"] }, never: [{ type: "moved", cause: "draw" }] },
    },
  );

  cardScenario(
    "貸出停止",
    "negates a card on the chant, and its blue stone pays both parts",
    {
      turnPlayer: "you",
      me: { hand: ["貸出停止"], stones: "bn" },
      you: { hand: ["r 3/3"], stones: "rnn" },
      play: [{ use: "r 3/3", by: "you" }, "pass", { use: "貸出停止", by: "me" }, "both pass"],
      after: { chant: [], me: { stones: "NX" }, you: { battleArea: [], dust: ["r 3/3"] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["貸出停止"], stones: "bn" },
      you: { hand: ["draws when summoned"], stones: "bn", grimoire: ["r 1/1"] },
      play: [
        { use: "draws when summoned", by: "you" },
        "both pass",
        { now: { chant: ["ability of draws when summoned"] } },
        "pass",
        { refused: { use: "貸出停止" }, because: ["NO_TARGET"], by: "me" },
        "pass",
      ],
      after: { me: { hand: ["貸出停止"] }, you: { hand: ["r 1/1"] } },
    },
  );

  cardScenario(
    "三冊の取り寄せ",
    "draws three cards",
    {
      me: { hand: ["三冊の取り寄せ"], stones: "bnn", grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"] },
      play: [{ use: "三冊の取り寄せ" }, "both pass"],
      after: { me: { hand: ["r 1/1", "r 2/2", "r 3/3"], grimoire: ["r 4/4"], stones: "NNX" }, you: { hand: [] } },
    },
    {
      me: { hand: ["三冊の取り寄せ"], stones: "rnn" },
      play: [{ refused: { use: "三冊の取り寄せ" }, because: ["USE_COST", "CATALYST"] }],
      after: { me: { hand: ["三冊の取り寄せ"] } },
    },
  );

  cardScenario(
    "総返却日",
    "returns all units of both players",
    {
      me: { hand: ["総返却日"], stones: "bbnnnnn", battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4", "墨の影"] },
      play: [{ use: "総返却日" }, "both pass"],
      after: { me: { battleArea: [], hand: ["b 1/1"] }, you: { battleArea: [], hand: ["g 4/4"] } },
    },
    {
      me: { hand: ["総返却日"], stones: "bbnnnnn", battleArea: ["b 1/1"], dust: ["r 1/1"], dream: ["r 2/2"] },
      you: { stones: "g", dust: ["g 1/1"] },
      play: [{ use: "総返却日" }, "both pass"],
      after: {
        me: { stones: "BBNNNNN", dust: ["r 1/1", "総返却日"], dream: ["r 2/2"] },
        you: { stones: "g", dust: ["g 1/1"], hand: [] },
      },
    },
  );
});
