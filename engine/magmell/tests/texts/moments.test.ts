import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick, stone } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const DESTROYS = quick("destroys", "ユニット1体を対象とする。それを破壊する。");
const DRAWS = quick("draws", "カードを1枚引く。");

describe("triggers at a moment with a condition (302.1.4)", () => {
  const end = unit(
    "end",
    "1/1",
    "あなたのエンドフェイズの開始時、このターンにあなたがマジックを2枚以上使用していたならば、相手プレイヤーに2点のダメージを与える。",
  );
  scenario("mag:302.1.4", "two magics used this turn", {
    cards: [end, DRAWS],
    me: { hand: ["draws", "draws"], battleArea: ["end"] },
    play: [
      { use: "draws" },
      "both pass",
      { use: "draws" },
      ...times(2),
      { now: { phase: "end", chant: ["ability of end"] } },
      "both pass",
    ],
    after: { you: { life: 18 } },
  });

  scenario("mag:302.1.4", "one magic is not enough", {
    cards: [end, DRAWS],
    me: { hand: ["draws"], battleArea: ["end"] },
    play: [{ use: "draws" }, ...times(2)],
    after: { you: { life: 20 }, phase: "end", chant: [] },
  });

  const still = unit(
    "still",
    "1/1",
    "あなたのターン終了時、このターン中にあなたのユニットが1体も攻撃していないならば、このユニットにパワーカウンターを1個置く。",
  );
  scenario("mag:302.1.4", "no unit of one's own has attacked this turn", {
    cards: [still],
    phase: "end",
    me: { battleArea: ["still"] },
    play: [...times(2)],
    after: { me: { battleArea: [{ name: "still", counters: { power: 1 } }] } },
  });

  scenario("mag:302.1.4", "nothing where one has", {
    cards: [still],
    me: { battleArea: ["still", "r 1/1"] },
    play: [{ attack: "r 1/1" }, ...times(4), ...times(2)],
    after: { me: { battleArea: [{ name: "still", counters: {} }, "r 1/1"] } },
  });

  const faceDown = stone(
    "faceDown",
    "あなたの魔石フェイズの開始時、あなたの裏向きの魔石が3枚以上あるならば、あなたのライフを1点回復する。",
  );
  scenario("mag:302.1.4", "three face-down stones of one's own", {
    cards: [faceDown],
    phase: "stone",
    me: { stoneArea: ["faceDown"], stones: "xxx", life: 5 },
    play: [...times(1)],
    after: { me: { life: 6 } },
  });

  scenario("mag:302.1.4", "stones of the other player do not count", {
    cards: [faceDown],
    phase: "stone",
    me: { stoneArea: ["faceDown"], stones: "xx", life: 5 },
    you: { stones: "xxx" },
    after: { me: { life: 5 }, chant: [] },
  });

  const heals = unit(
    "heals",
    "0/3",
    "ターン終了時、このユニットがダメージを受けているならば、そのダメージをすべて取り除く。",
  );
  scenario("mag:302.1.4", "damage on it is removed, at the end of any turn", {
    cards: [heals],
    turnPlayer: "you",
    phase: "end",
    me: { battleArea: [{ name: "heals", damage: 2 }] },
    play: [...times(2)],
    after: { me: { battleArea: [{ name: "heals", damage: 0 }] } },
  });

  const red = unit(
    "red",
    "1/1",
    "このユニットが召喚されたとき、あなたが他の赤のユニットを支配しているならば、相手プレイヤーに2点のダメージを与える。",
  );
  scenario("mag:302.1.4", "another red unit of one's own", {
    cards: [red],
    me: { hand: ["red"], battleArea: ["r 2/2"] },
    play: [{ use: "red" }, ...times(2)],
    after: { you: { life: 18 } },
  });

  scenario("mag:302.1.4", "a red unit of the other player does not count", {
    cards: [red],
    me: { hand: ["red"], battleArea: ["g 2/2"] },
    you: { battleArea: ["r 2/2"] },
    play: [{ use: "red" }, "both pass"],
    after: { you: { life: 20 }, chant: [] },
  });

  const counts = unit(
    "counts",
    "1/1",
    "このユニットが攻撃したとき、あなたの手札の枚数が相手の手札の枚数以下ならば、カードを1枚引く。",
  );
  scenario("mag:302.1.4", "a hand no larger than the other's", {
    cards: [counts],
    me: { battleArea: ["counts"], hand: ["bolt 2"] },
    you: { hand: ["gains 3"] },
    play: [{ attack: "counts" }, ...times(2)],
    after: { me: { hand: ["bolt 2", "b 4/4"] } },
  });

  scenario("mag:302.1.4", "not with a larger hand", {
    cards: [counts],
    me: { battleArea: ["counts"], hand: ["bolt 2", "bolt 2"] },
    you: { hand: ["gains 3"] },
    play: [{ attack: "counts" }, ...times(2)],
    after: { me: { hand: ["bolt 2", "bolt 2"] }, chant: [] },
  });

  const theirs = unit("theirs", "1/1", "このユニットが破壊されたとき、相手のターンであれば、相手は手札を1枚捨てる。");
  scenario("mag:302.1.4", "only in the other's turn", {
    cards: [theirs, DESTROYS],
    turnPlayer: "you",
    me: { battleArea: ["theirs"] },
    you: { hand: ["destroys", "bolt 2"] },
    play: [{ use: "destroys" }, ...times(2)],
    after: { you: { hand: [], dust: ["bolt 2", "destroys"] } },
  });

  scenario("mag:302.1.4", "not in one's own turn", {
    cards: [theirs, DESTROYS],
    me: { battleArea: ["theirs"], hand: ["destroys"] },
    you: { hand: ["bolt 2"] },
    play: [{ use: "destroys" }, "both pass"],
    after: { you: { hand: ["bolt 2"] }, chant: [] },
  });

  const hurt = unit(
    "hurt",
    "1/4",
    "あなたのターン中にこのユニットがダメージを受けたとき、このユニットにパワーカウンターを1個置く。",
  );
  const STINGS = quick("stings", "ユニット1体を対象とする。それに1点のダメージを与える。");
  scenario("mag:302.1.4", "during one's own turn", {
    cards: [hurt, STINGS],
    me: { battleArea: ["hurt"], hand: ["stings"] },
    play: [{ use: "stings" }, ...times(2)],
    after: { me: { battleArea: [{ name: "hurt", counters: { power: 1 } }] } },
  });

  scenario("mag:302.1.4", "not during the other's turn", {
    cards: [hurt, STINGS],
    turnPlayer: "you",
    me: { battleArea: ["hurt"] },
    you: { hand: ["stings"] },
    play: [{ use: "stings" }, "both pass"],
    after: { me: { battleArea: [{ name: "hurt", damage: 1, counters: {} }] }, chant: [] },
  });

  const larger = unit(
    "larger",
    "1/1",
    "相手のメインフェイズ開始時、相手の手札があなたの手札より2枚以上多いなら、相手は手札を1枚選んで捨てる。",
  );
  scenario("mag:302.1.4", "a hand that is larger by two", {
    cards: [larger],
    turnPlayer: "you",
    me: { battleArea: ["larger"], hand: ["bolt 2"] },
    you: { hand: ["bolt 2", "gains 3", "draws 1"] },
    play: ["both pass", { pick: "gains 3" }],
    after: { you: { hand: ["bolt 2", "draws 1"] } },
  });

  scenario("mag:302.1.4", "not a hand that is larger by one", {
    cards: [larger],
    turnPlayer: "you",
    me: { battleArea: ["larger"], hand: ["bolt 2"] },
    you: { hand: ["bolt 2", "gains 3"] },
    after: { you: { hand: ["bolt 2", "gains 3"] }, chant: [] },
  });

  const pays = unit(
    "pays",
    "1/1",
    "各プレイヤーのターンの開始時、そのプレイヤーに、そのプレイヤーが支配する裏向きの魔石の数に等しい点数のダメージを与える。",
  );
  scenario("mag:602.1", "whoever's turn begins is dealt damage for face-down stones", {
    cards: [pays],
    phase: "end",
    me: { battleArea: ["pays"], stones: "xxx" },
    you: { stones: "xx" },
    play: [...times(2)],
    after: { turnPlayer: "you", me: { life: 20 }, you: { life: 18 } },
  });

  scenario("mag:302.1.4", "a card that the other drew besides the process of the draw phase", {
    cards: [
      unit(
        "greedless",
        "1/1",
        "ドローフェイズの処理以外で相手がカードを引いたとき、相手プレイヤーに1点のダメージを与える。",
      ),
      magic("gift", "相手はカードを1枚引く。"),
    ],
    me: { battleArea: ["greedless"], hand: ["gift"] },
    play: [{ use: "gift" }, ...times(2)],
    after: { you: { life: 19 } },
  });

  scenario("mag:603.1", "not the card of the draw phase itself", {
    cards: [
      unit(
        "greedless",
        "1/1",
        "ドローフェイズの処理以外で相手がカードを引いたとき、相手プレイヤーに1点のダメージを与える。",
      ),
    ],
    turnPlayer: "you",
    phase: "draw",
    me: { battleArea: ["greedless"] },
    after: { you: { life: 20, hand: ["b 4/4"] }, chant: [] },
  });
});
