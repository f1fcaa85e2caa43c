import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick, stone } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const ASH = magic("ash", "カードを1枚引く。");

describe("comparisons and counts", () => {
  scenario("mag:233.1", "each draws one card fewer than he discarded", {
    cards: [
      magic(
        "spell",
        "すべてのプレイヤーは手札をすべて捨て、その後、この方法で捨てた枚数より1少ない枚数のカードを引く。",
      ),
    ],
    me: { hand: ["spell", "r 3/3", "g 2/2"] },
    you: { hand: ["g 3/3"] },
    play: [{ use: "spell" }, "both pass"],
    after: { me: { hand: ["b 4/4"] }, you: { hand: [], dust: ["g 3/3"] } },
  });

  scenario("mag:302.1", "only the first time in one's turn", {
    cards: [
      unit("dozer", "1/1", "このユニットがあなたのターン中に初めてレストしたとき、相手に1点のダメージを与える。"),
      quick("rests", "ユニット1体を対象とする。それをレストする。"),
      quick("wakes", "ユニット1体を対象とする。それをウェイクする。"),
    ],
    me: { hand: ["rests", "wakes", "rests"], battleArea: ["dozer"] },
    play: [{ use: "rests" }, ...times(2), { use: "wakes" }, "both pass", { use: "rests" }, "both pass"],
    after: { you: { life: 19 }, chant: [] },
  });

  const scribe = unit(
    "scribe",
    "1/1",
    "自分のターンの終わりに、自分のダストのマジックを1枚選んで魔導書の一番下に戻せる。戻したら1点回復する。",
  );
  scenario("mag:304.2", "whoever puts a magic back recovers life", {
    cards: [scribe, ASH],
    me: { battleArea: ["scribe"], dust: ["ash"], life: 10 },
    play: [...times(2), { option: 0 }],
    after: { me: { dust: [], life: 11 } },
  });

  scenario("mag:304.2", "whoever does not recovers none", {
    cards: [scribe, ASH],
    me: { battleArea: ["scribe"], dust: ["ash"], life: 10 },
    play: [...times(2), { option: 1 }],
    after: { me: { dust: ["ash"], life: 10 } },
  });

  const lonely = stone(
    "lonely",
    "あなたのターンの終了時、あなたの支配する表向きの魔石がこの魔石のみであるならば、ライフを2点回復する。",
  );
  for (const [stones, life] of [
    ["x", 12],
    ["r", 10],
  ] as const)
    scenario("mag:302.1.4", `the only stone that is face up: life ${life}`, {
      cards: [lonely],
      me: { stones, stoneArea: ["lonely"], life: 10 },
      play: [...times(2)],
      after: { me: { life } },
    });

  const thief = unit("thief", "1/1", "出たとき、相手の手札をランダムに1枚見て、マジックだったら捨てさせる。");
  scenario("mag:233.2", "a magic is discarded", {
    cards: [thief, ASH],
    me: { hand: ["thief"] },
    you: { hand: ["ash"] },
    play: [{ use: "thief" }, ...times(2)],
    after: { you: { hand: [], dust: ["ash"] } },
  });

  scenario("mag:233.2", "a unit is not", {
    cards: [thief],
    me: { hand: ["thief"] },
    you: { hand: ["r 3/3"] },
    play: [{ use: "thief" }, ...times(2)],
    after: { you: { hand: ["r 3/3"], dust: [] } },
  });

  scenario("mag:306.1.2", "other units deal 1 more in battle", {
    cards: [unit("captain", "1/1", "自分の他のユニットが戦闘ダメージを与えるなら、そのダメージを1点増やす。")],
    me: { battleArea: ["captain", "r 3/3"] },
    you: { life: 20 },
    play: [{ attack: "r 3/3" }, ...times(4)],
    after: { you: { life: 16 } },
  });

  const augur = unit(
    "augur",
    "1/1",
    "攻撃するとき、自分の魔導書の一番上を見せる。それがユニットだったら、このターンこいつのAPはそのユニットのAPのぶん上がる。",
  );
  for (const [top, ap] of [
    ["r 3/3", 4],
    ["ash", 1],
  ] as const)
    scenario("mag:306.1.1", `it attacks with the AP of the unit on top besides its own: ${ap}`, {
      cards: [augur, ASH],
      me: { battleArea: ["augur"], grimoire: [top, "b 4/4"] },
      play: [{ attack: "augur" }, ...times(2)],
      after: { me: { battleArea: [{ name: "augur", ap }], grimoire: [top, "b 4/4"] } },
    });
});
