import { describe, expect, test } from "vitest";
import { parsePastedDeck } from "../read-pasted";
import { repairList } from "../repair-list";
import { createStarterCatalogue } from "../testing/starter-cards";

const catalogue = createStarterCatalogue();

/** Reads a text as a deck with the problems that are told. */
function read(text: string) {
  const pasted = parsePastedDeck(text, catalogue);
  if (pasted.as !== "list") throw new Error(`Read as ${pasted.as}`);
  return pasted;
}

const LIST = ["どんぐりの使い3", "雨音を綴る蛙3", "頁繰りの水鳥3"];
const STONES = ["青の魔石8", "緑の魔石8"];
const CHATS: Readonly<Record<string, readonly string[]>> = {
  LINE: [
    "[LINE] たけるとのトーク履歴",
    "保存日時：2026/05/09 22:47",
    "",
    "2026/05/09(土)",
    "21:58\tゆうた\t明日のデッキ教えて！",
    `22:11\tたける\t"${LIST[0]}`,
    ...LIST.slice(1),
    "",
    "石",
    STONES[0] ?? "",
    `${STONES[1]}"`,
    "22:20\tゆうた\t41枚ない？",
    "22:24\tたける\tあ、水鳥2だわごめん",
    "22:25\tゆうた\t[スタンプ]",
    "22:31\tたける\t10時に駅で",
  ],
  WhatsApp: [
    "[2026/05/09 21:58:10] ゆうた: 明日のデッキ教えて！",
    `[2026/05/09 22:11:03] たける: ${LIST[0]}`,
    ...LIST.slice(1),
    "[2026/05/09 22:12:03] たける: 石",
    ...STONES,
    "[2026/05/09 22:24:03] たける: 水鳥は2枚でした",
  ],
  Discord: [
    "ゆうた — 今日 21:58",
    "明日のデッキ教えて！",
    "たける — 今日 22:11",
    ...LIST,
    "たける — 今日 22:12",
    "石",
    ...STONES,
    "たける — 今日 22:24",
    "頁繰りの水鳥 2",
  ],
  Telegram: [
    "ゆうた, [2026/05/09 21:58]",
    "明日のデッキ教えて！",
    "",
    "たける, [2026/05/09 22:11]",
    ...LIST,
    "",
    "たける, [2026/05/09 22:12]",
    "石",
    ...STONES,
    "",
    "たける, [2026/05/09 22:24]",
    "やっぱり水鳥2で",
  ],
};

describe("lists in chats", () => {
  test.each(Object.entries(CHATS))("%s: the list is read, and its correction asked about", (_, lines) => {
    const text = lines.join("\n");
    const { deck, problems } = read(text);
    expect(deck.grimoire).toEqual([
      { name: "どんぐりの使い", count: 3 },
      { name: "雨音を綴る蛙", count: 3 },
    ]);
    expect(deck.stoneDeck).toEqual([
      { name: "青の魔石", count: 8 },
      { name: "緑の魔石", count: 8 },
    ]);
    expect(problems.map(({ line }) => lines[line - 1]?.replace(/"$/u, ""))).toEqual(["頁繰りの水鳥3"]);
    const [problem] = problems;
    if (problem === undefined) throw new Error("Nothing is asked");
    expect(problem.readings?.slice(0, 2)).toEqual(["2x《頁繰りの水鳥》", "3x《頁繰りの水鳥》"]);
    const repaired = read(repairList(text, problem, "2x《頁繰りの水鳥》"));
    expect(repaired.problems).toEqual([]);
    expect(repaired.deck.grimoire.at(-1)).toEqual({ name: "頁繰りの水鳥", count: 2 });
  });

  test("a card in a message of words is asked about", () => {
    const text = "22:11\tたける\tどんぐりの使い3\n雨音を綴る蛙3\n22:12\tゆうた\t索引の梟を2枚貸して";
    const { deck, problems } = read(text);
    expect(deck.grimoire).toHaveLength(2);
    expect(problems.map(({ line, readings }) => ({ line, readings }))).toEqual([
      { line: 3, readings: ["// 索引の梟を2枚貸して", "2x《索引の梟》"] },
    ]);
  });
});
