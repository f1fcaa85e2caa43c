import { describe, expect, test } from "vitest";
import { joinPairs, joinRecords } from "./count-records";
import { JOINED_LINE } from "./list-lines";

const cards = (lines: readonly string[]) => lines.filter((line) => /×\d/u.test(line));

describe("articles of a cart over several lines", () => {
  test("a Japanese shop: set and rarity, condition, price and count", () => {
    const lines = [
      "ホーム　買取　カート(5)",
      "商品名\t単価\t数量\t小計",
      "",
      "【MGR】苔の牛 [C]",
      "状態：A　在庫：◎",
      "¥30\t3\t¥90\t削除",
      "【MGR】門の巨人 [SR]",
      "状態：A　在庫：△",
      "¥1,280\t2\t¥2,560\t削除",
      "",
      "商品合計（5点）\t¥2,650",
      "送料\t¥210",
      "この商品を買った人はこちらも見ています",
      "【MGR】石の亀 [R]　¥980",
    ];
    const joined = joinRecords(lines, JOINED_LINE);
    expect(joined.slice(3, 9)).toEqual([
      "苔の牛 ×3",
      JOINED_LINE,
      JOINED_LINE,
      "門の巨人 ×2",
      JOINED_LINE,
      JOINED_LINE,
    ]);
    expect([joined[0], joined[10]]).toEqual(["合計5枚", "合計5枚"]);
    expect([joined[1], joined[11]]).toEqual(["// 商品名\t単価\t数量\t小計", "// 送料\t¥210"]);
    expect(joined.slice(12)).toEqual(lines.slice(12));
  });

  test.each([
    ["a price and a count", ["Moss Ox (Rare)", "$1.50 x 4 = $6.00", "Gate Giant [M10]", "$0.25 x 2 = $0.50"]],
    [
      "a set below the name",
      ["Moss Ox", "Dusk, Near Mint", "Qty: 4 $1.50", "Gate Giant", "Dusk, Played", "Qty: 2 $0.25"],
    ],
    ["empty lines between articles", ["Moss Ox", "1.50 €\t4\t6.00 €", "", "Gate Giant", "0.25 €\t2\t0.50 €"]],
    [
      "words of its buttons, and a count that price and sum prove",
      ["Moss Ox", "NM\t$1.50\t4 \t$6.00\tRemove | Keep", "Gate Giant", "NM\t$0.25\t2 \t$0.50\tRemove | Keep"],
    ],
    [
      "counts behind their label, in full width",
      ["Moss Ox", "Dusk", "$1.50 each", "Qty: 4", "Remove", "Gate Giant", "Dusk", "$0.25 each", "数量：2", "Remove"],
    ],
    ["yen behind the number", ["《Moss Ox》", "数量 4 単価 30円", "《Gate Giant》", "数量 2 単価 50円"]],
  ])("%s", (_, lines) => {
    const joined = cards(joinRecords(lines, JOINED_LINE)).map((line) => line.replace(/[《》]/gu, ""));
    expect(joined).toEqual(["Moss Ox ×4", "Gate Giant ×2"]);
  });

  test("what is sold beside cards has no brackets, and a number of articles is no sum of cards", () => {
    const lines = ["Cart (2)", "Moss Ox (der Ochse)", "Dusk", "Qty: 4", "Black Sleeves (50 ct)", "New", "Qty: 1"];
    const joined = [
      "// Cart (2)",
      "Moss Ox ×4",
      JOINED_LINE,
      JOINED_LINE,
      "Black Sleeves ×1",
      JOINED_LINE,
      JOINED_LINE,
    ];
    expect(joinRecords(lines, JOINED_LINE)).toEqual(joined);
  });

  test.each([
    [["4\tMoss Ox\t$ 6.00", "2\tGate Giant\t$ 1.00"]],
    [["Moss Ox", "$1.50 x 4 = $6.00"]],
    [["Moss Ox", "NM\t$1.50\t4\t$7.00\tRemove | Keep", "Gate Giant", "NM\t$0.25\t2\t$0.75\tRemove | Keep"]],
    [["4 Moss Ox", "$6.00", "2 Gate Giant", "$1.00"]],
  ])("%j has no such articles", (lines) => {
    expect(joinRecords(lines, JOINED_LINE)).toEqual(lines);
  });
});

describe("counts in lines of their own", () => {
  test("a count two lines below the words that tell its article from the others", () => {
    const article = (name: string, count: number) => [
      `【店】${name}（赤）`,
      "状態：A　30円",
      "数量",
      `${count}`,
      "小計 90円",
      "削除 あとで",
    ];
    const lines = [
      "ようこそ　カート(6)",
      "",
      ...article("苔の牛", 3),
      ...article("門の巨人", 2),
      ...article("石の亀", 1),
    ];
    const joined = joinRecords(lines, JOINED_LINE);
    expect(cards(joined)).toEqual(["苔の牛 ×3", "門の巨人 ×2", "石の亀 ×1"]);
    expect(joined.filter((line) => line === JOINED_LINE)).toHaveLength(15);
  });

  test("names below their counts, among the words of a page with numbers", () => {
    const deck = ["4", "Moss Ox", "4", "Gate Giant", "", "3", "Reed Warden", "Side :", "2", "Old Bell"];
    const page = ["2 Pages 1 2 >", "Options", "Somebody", "Messages : 612", "Hello all,", "my deck of today", "Deck :"];
    const talk = ["Round 1 against", "Old Bell", "is fine.", "12 Nov 2014, 22:18"];
    const joined = joinPairs([...page, ...deck, ...talk], JOINED_LINE).filter((line) => line !== JOINED_LINE);
    expect(joined.slice(page.length, -talk.length)).toEqual([
      "4 Moss Ox",
      "4 Gate Giant",
      "",
      "3 Reed Warden",
      "Side :",
      "2 Old Bell",
    ]);
  });

  test("no counters of a page beside a list with its counts in front", () => {
    const lines = [
      "Likes",
      "3",
      "Views",
      "5",
      "Shares",
      "2",
      "4 Moss Ox",
      "4 Gate Giant",
      "3 Reed Warden",
      "2 Old Bell",
    ];
    expect(joinPairs([...lines, "Reply", "Edit", "Print", "Copy"], JOINED_LINE)).toEqual([
      ...lines,
      "Reply",
      "Edit",
      "Print",
      "Copy",
    ]);
  });
});
