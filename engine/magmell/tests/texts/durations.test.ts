import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const DRAWS = quick("draws", "カードを1枚引く。");
const DESTROYS = quick("destroys", "ユニット1体を対象とする。それを破壊する。");

describe("how often and how long (306.1.1)", () => {
  scenario("mag:302.1", "once each turn", {
    cards: [DRAWS, unit("clerk", "1/1", "ターンに1度、あなたがカードを使用したとき、カードを1枚引く。")],
    me: { hand: ["draws", "draws"], battleArea: ["clerk"] },
    play: [{ use: "draws" }, ...times(2), { use: "draws" }, "both pass"],
    after: { me: { hand: ["b 4/4", "b 4/4", "b 4/4"] }, chant: [] },
  });

  scenario("mag:302.1", "twice each turn and no more", {
    cards: [
      quick("burns", "あなたに1点のダメージを与える。"),
      unit(
        "scribe",
        "1/1",
        "あなたがダメージを受けたとき、カードを1枚引く。この能力は1ターンに2回までしか誘発しない。",
      ),
    ],
    me: { hand: ["burns", "burns", "burns"], battleArea: ["scribe"] },
    play: [{ use: "burns" }, ...times(2), { use: "burns" }, ...times(2), { use: "burns" }, "both pass"],
    after: { me: { life: 17, hand: ["b 4/4", "b 4/4"] }, chant: [] },
  });

  const cheap = magic("cheap", "このターン、あなたが次に使用するユニット・カードの使用コストは2減少する。");
  scenario("mag:306.1.1", "only the next unit card costs less", {
    cards: [cheap],
    me: { hand: ["cheap", "g 3/3", "g 3/3"], stones: "gg" },
    play: [{ use: "cheap" }, "both pass", { use: "g 3/3" }, "both pass", { refused: { use: "g 3/3" } }],
    after: { me: { battleArea: ["g 3/3"], hand: ["g 3/3"] } },
  });

  scenario("mag:302.1.3", "each use of a card in the rest of the turn", {
    cards: [
      DRAWS,
      magic("heats", "ターン終了時まで、あなたがカードを使用するたび、相手プレイヤーに1点のダメージを与える。"),
    ],
    me: { hand: ["heats", "draws", "draws"] },
    play: [{ use: "heats" }, "both pass", { use: "draws" }, ...times(2), { use: "draws" }, ...times(2)],
    after: { you: { life: 18 } },
  });

  scenario("mag:302.1.3", "every unit that did not attack this turn dies at its end", {
    cards: [magic("judges", "このターンの終了時、このターンに攻撃しなかったユニットをすべて破壊する。")],
    me: { hand: ["judges"], battleArea: ["r 2/2", "g 2/2"] },
    you: { battleArea: ["b 4/4"] },
    play: [{ use: "judges" }, "both pass", { attack: "r 2/2" }, ...times(2), "done", ...times(5)],
    after: { me: { battleArea: ["r 2/2"], dust: ["g 2/2", "judges"] }, you: { battleArea: [], dust: ["b 4/4"] } },
  });

  scenario("mag:302.1.3", "it goes to the dream and comes back rested at the end of the turn", {
    cards: [
      magic(
        "blinks",
        "あなたのユニット1体を対象とする。それを夢に置く。ターンの終了時、それを契約者の支配下でレスト状態で召喚する。",
      ),
    ],
    me: { hand: ["blinks"], battleArea: [{ name: "g 2/2", damage: 1 }] },
    play: [{ use: "blinks" }, "both pass", { now: { me: { dream: ["g 2/2"], battleArea: [] } } }, ...times(2)],
    after: { me: { dream: [], battleArea: [{ name: "g 2/2", rested: true, damage: 0 }] } },
  });

  scenario("mag:302.1.3", "it stays in the dream until the unit that sent it leaves", {
    cards: [
      DESTROYS,
      unit(
        "jail",
        "1/1",
        "このユニットが召喚されたとき、相手が支配するユニット1体を対象とする。このユニットが戦闘エリアを離れるまで、それを夢に置く。",
      ),
    ],
    me: { hand: ["jail", "destroys"] },
    you: { battleArea: [{ name: "r 3/3", damage: 1 }] },
    play: [
      { use: "jail" },
      ...times(2),
      { now: { you: { dream: ["r 3/3"], battleArea: [] } } },
      { use: "destroys" },
      ...times(2),
    ],
    after: { me: { battleArea: [] }, you: { dream: [], battleArea: [{ name: "r 3/3", damage: 0 }] } },
  });

  scenario("mag:306.1.2", "only the first damage of a turn is not dealt", {
    cards: [
      quick("burns", "ユニット1体を対象とする。それに1点のダメージを与える。"),
      unit("ward", "1/4", "毎ターン、このユニットが最初にダメージを受ける場合、かわりにそのダメージは0になる。"),
    ],
    me: { hand: ["burns", "burns"], battleArea: ["ward"] },
    play: [{ use: "burns" }, ...times(2), { use: "burns" }, "both pass"],
    after: { me: { battleArea: [{ name: "ward", damage: 1 }] } },
  });

  scenario("mag:306.1.1", "a unit cannot attack or defend while the other stays", {
    cards: [
      DESTROYS,
      unit(
        "warden",
        "1/1",
        "このユニットが召喚されたとき、ユニット1体を対象とする。このユニットが戦闘エリアを離れるまで、それは攻撃も防御もできない。",
      ),
    ],
    me: { hand: ["warden", "destroys"], battleArea: ["r 3/3"] },
    play: [
      { use: "warden" },
      "both pass",
      { pick: "r 3/3" },
      "both pass",
      { refused: { attack: "r 3/3" } },
      { use: "destroys" },
      { pick: "warden" },
      "both pass",
      { attack: "r 3/3" },
    ],
    after: { battle: { attacker: "r 3/3" } },
  });
});

describe("whose units are, and what they have (222.2, 306)", () => {
  scenario("mag:222.2", "control until the end of the turn, and it wakes", {
    cards: [
      magic("charms", "相手のユニット1体を対象とする。ターン終了時まで、あなたはそれを支配する。それをウェイクする。"),
    ],
    me: { hand: ["charms"] },
    you: { battleArea: [{ name: "r 3/3", rested: true }] },
    play: [
      { use: "charms" },
      "both pass",
      { now: { me: { battleArea: [{ name: "r 3/3", rested: false }] } } },
      ...times(2),
    ],
    after: { turnPlayer: "you", you: { battleArea: ["r 3/3"] } },
  });

  const swap = magic("swaps", "あなたのユニット1体と相手のユニット1体を対象とする。それらの支配者を入れ替える。");
  scenario("mag:222.2", "each comes under the other's control", {
    cards: [swap],
    me: { hand: ["swaps"], battleArea: ["g 2/2"] },
    you: { battleArea: ["r 3/3"] },
    play: [{ use: "swaps" }, "both pass"],
    after: { me: { battleArea: ["r 3/3"] }, you: { battleArea: ["g 2/2"] } },
  });

  scenario("mag:304.2", "none does when one of them has gone", {
    cards: [swap, DESTROYS],
    me: { hand: ["swaps"], battleArea: ["g 2/2"] },
    you: { hand: ["destroys"], battleArea: ["r 3/3"] },
    play: [{ use: "swaps" }, "pass", { use: "destroys", by: "you" }, { pick: "g 2/2" }, ...times(2)],
    after: { me: { battleArea: [] }, you: { battleArea: ["r 3/3"] } },
  });

  scenario("mag:306.1.1", "no abilities and no AP until one's next turn", {
    cards: [
      magic(
        "stills",
        "ユニット1体を対象とする。次のあなたのターンの開始時まで、それはすべての能力を失い、APが0になる。",
      ),
    ],
    me: { hand: ["stills"] },
    you: { battleArea: ["cannot be attacked"] },
    play: [{ use: "stills" }, "both pass"],
    after: { you: { battleArea: [{ name: "cannot be attacked", ap: 0 }] } },
  });

  scenario("mag:306.1.1", "AP and HP exchanged until the end of the turn", {
    cards: [
      unit(
        "turner",
        "1/1",
        "このユニットが召喚されたとき、ユニット1体を対象とする。ターン終了時まで、それのAPとHPを入れ替える。",
      ),
    ],
    me: { hand: ["turner"], battleArea: ["rg 3/2"] },
    play: [{ use: "turner" }, "both pass", { pick: "rg 3/2" }, "both pass"],
    after: { me: { battleArea: [{ name: "rg 3/2", ap: 2, hp: 3 }, "turner"] } },
  });

  scenario("mag:306.1.1", "one colour of one's choice and no other", {
    cards: [magic("dyes", "ユニット1体を対象とする。ターン終了時まで、それはあなたが選んだ色1色になる。")],
    me: { hand: ["dyes"], battleArea: ["rg 3/2"] },
    play: [{ use: "dyes" }, "both pass", { option: "blue" }],
    after: { me: { battleArea: [{ name: "rg 3/2", colors: ["blue"] }] } },
  });

  scenario("mag:306.1.1", "whoever controls the unit has its ability", {
    cards: [
      DESTROYS,
      magic(
        "wills",
        "ユニット1体を対象とする。このターン、それは「可能なら防御する」と「このユニットが破壊されたとき、その支配者は1点のライフを失う。」を持つ。",
      ),
    ],
    me: { hand: ["wills", "destroys"] },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "wills" }, "both pass", { use: "destroys" }, ...times(2)],
    after: { me: { life: 20 }, you: { life: 19 } },
  });
});

describe("a phase or turn that is yet to come (306.1.1)", () => {
  const WAKES = quick("wakes", "ユニット1体を対象とする。それをウェイクする。");
  const sleeps = (text: string) => magic("sleeps", text);
  const THEIRS = "ユニット1体を対象とする。それは次の相手のスタンバイフェイズにウェイクしない。";
  const RESTED = { you: { battleArea: [{ name: "r 3/3", rested: true }] } } as const;

  scenario("mag:602.1", "it may be woken before that phase", {
    cards: [sleeps(THEIRS), WAKES],
    me: { hand: ["sleeps", "wakes"] },
    ...RESTED,
    play: [{ use: "sleeps" }, "both pass", { use: "wakes" }, "both pass"],
    after: { you: { battleArea: [{ name: "r 3/3", rested: false }] } },
  });

  for (const text of [
    THEIRS,
    "相手のユニットをすべてレストする。次の相手のスタンバイフェイズに、それらはウェイクしない。",
  ])
    scenario("mag:602.1", "it does not wake in it, but in the one after", {
      cards: [sleeps(text)],
      me: { hand: ["sleeps"] },
      ...RESTED,
      play: [{ use: "sleeps" }, "both pass", ...times(2), { now: RESTED }, ...times(4)],
      after: { you: { battleArea: [{ name: "r 3/3", rested: false }] } },
    });

  scenario("mag:602.1", "of any controller: the own unit stays rested in the own phase", {
    cards: [sleeps("ユニット1体を対象とする。それは、それの支配者の次のスタンバイフェイズにウェイクしない。")],
    me: { hand: ["sleeps"], battleArea: [{ name: "g 2/2", rested: true }] },
    play: [
      { use: "sleeps" },
      "both pass",
      ...times(4),
      { now: { me: { battleArea: [{ name: "g 2/2", rested: true }] } } },
      ...times(4),
    ],
    after: { me: { battleArea: [{ name: "g 2/2", rested: false }] } },
  });

  scenario("mag:701.2", "units cannot attack in the next turn of their controller", {
    cards: [magic("calms", "次の相手のターン、相手のユニットは攻撃できない。")],
    me: { hand: ["calms"] },
    you: { battleArea: ["r 3/3"] },
    play: [
      { use: "calms" },
      "both pass",
      ...times(2),
      { refused: { attack: "r 3/3" } },
      ...times(4),
      { attack: "r 3/3" },
    ],
    after: { battle: { attacker: "r 3/3" } },
  });
});
