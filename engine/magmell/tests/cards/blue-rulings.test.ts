import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("what the rulings on blue cards say", () => {
  cardScenario(
    "小口の検閲",
    "looks at the use cost on the chant and at no catalyst",
    {
      turnPlayer: "you",
      me: { hand: ["小口の検閲", "draws 2"], stones: "b" },
      you: { hand: ["司書への手紙"], stones: "bn" },
      play: [{ use: "司書への手紙", by: "you" }, "pass", { use: "小口の検閲", by: "me" }, "both pass"],
      after: { chant: [], you: { hand: [], dust: ["司書への手紙"] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["小口の検閲"], stones: "b" },
      you: { hand: ["万巻の海", ...Array.from({ length: 5 }, () => "g 1/1")], stones: "bb" },
      play: [
        { use: "万巻の海", by: "you" },
        { now: { chant: ["万巻の海"], you: { stones: "BX" } } },
        "pass",
        { refused: { use: "小口の検閲" }, because: ["NO_TARGET"], by: "me" },
        "pass",
      ],
      after: { you: { battleArea: ["万巻の海"] } },
    },
  );

  cardScenario(
    "名を借りる蛸",
    "keeps a unit that has grown since",
    {
      me: { hand: ["名を借りる蛸"], stones: "bbnnnn" },
      you: { battleArea: [{ name: "g 3/3", rested: true }], hand: ["power counter"], stones: "g" },
      play: [
        { use: "名を借りる蛸" },
        "both pass",
        "both pass",
        "pass",
        { use: "power counter", by: "you" },
        { pick: "g 3/3" },
        "both pass",
      ],
      after: { me: { battleArea: ["名を借りる蛸", { name: "g 3/3", ap: 4, rested: true }] }, you: { battleArea: [] } },
    },
    {
      me: { hand: ["名を借りる蛸"], stones: "bbnnnn" },
      you: { battleArea: ["g 3/3"], hand: ["差し戻し"], stones: "bn" },
      play: [
        { use: "名を借りる蛸" },
        "both pass",
        "pass",
        { use: "差し戻し", by: "you" },
        { pick: "名を借りる蛸" },
        "both pass",
        "both pass",
      ],
      after: { chant: [], me: { battleArea: [], hand: ["名を借りる蛸"] }, you: { battleArea: ["g 3/3"] } },
    },
  );

  cardScenario(
    "脚注の訂正",
    "takes no ability back that has already triggered",
    {
      me: { hand: ["draws when summoned", "脚注の訂正"], stones: "bbb", grimoire: ["r 1/1"] },
      play: [
        { use: "draws when summoned" },
        "both pass",
        { use: "脚注の訂正" },
        { option: 1 },
        "both pass",
        { now: { chant: ["ability of draws when summoned"] } },
        "both pass",
      ],
      after: { me: { hand: ["r 1/1"] } },
    },
    {
      me: { hand: ["脚注の訂正", "bolt 2"], stones: "br" },
      you: { battleArea: ["貸出票の小鼠"] },
      play: [{ use: "脚注の訂正" }, "both pass", { use: "bolt 2" }, "both pass"],
      after: { chant: [], you: { dust: ["貸出票の小鼠"], hand: [] }, never: [{ type: "triggered" }] },
    },
  );
});
