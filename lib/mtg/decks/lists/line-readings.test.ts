import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine, splitLines } from "./line-readings";

describe("a doubt", () => {
  it.each([
    ["Removal (9)\n4 Moss Ox\n4 Gate Giant\n\nMana (52)\n52 Forest", 1, ["// Removal (9)", "9 Removal"]],
    [
      "4\tMoss Ox\t3\tOld Bell\n53 Forest",
      1,
      ["4 Moss Ox\nSB: 3 Old Bell", "4 Moss Ox\n3 Old Bell", "// 4\tMoss Ox\t3\tOld Bell"],
    ],
    ["4\tcards\t3\tcards\n4\tMoss Ox\t3\tOld Bell", 1, ["// 4\tcards\t3\tcards"]],
    ["3. Somebody\n4 Moss Ox\n56 Forest", 1, ["// 3. Somebody", "3 Somebody"]],
    ["[deck]\n60 Forest\n[/deck]\n4 Old Bell", 4, ["// 4 Old Bell", "4 《Old Bell》"]],
    ["60 Forest\n[/deck]\n4\tOld Bell", 3, ["// 4\tOld Bell", "4 《Old Bell》"]],
    ["60 Forest\n[b]Sideboard (15)[/b]\n12 Plains", 2, ["[b]Sideboard (12)[/b]"]],
    ["60 Forest\nサイドボード（１５）\n12 Plains", 2, ["サイドボード(12)"]],
    [
      "STUFF: 4 Moss Ox (good), 2\nGate Giant, 1 Old Bell\n53 Forest",
      1,
      ["// STUFF\n4 Moss Ox\n2 Gate Giant\n1 Old Bell", "// STUFF: 4 Moss Ox (good), 2 Gate Giant, 1 Old Bell"],
    ],
    ["Round 1\n4 Moss Ox\n56 Forest", 1, ["// Round 1", "1 Round"]],
    ["4 Moss Ox\nhello world\n56 Forest", 2, ["// hello world", "1 《hello world》"]],
    ["4 Moss Ox\n12:30\n56 Forest", 2, ["// 12:30"]],
    ["60 Forest\nSideboard (15)\n12 Plains", 2, ["Sideboard (12)"]],
    ["4 Moss Ox (3 main, 1 side)\n56 Forest", 1, ["4 Moss Ox", "3 Moss Ox\nSB: 1 Moss Ox"]],
    ["2-3 Moss Ox\n4 Forest", 1, ["2 Moss Ox", "3 Moss Ox", "// 2-3 Moss Ox"]],
    ["4 Moss Ox 3 Old Bell", 1, ["4 Moss Ox\n3 Old Bell", "4 《Moss Ox 3 Old Bell》", "// 4 Moss Ox 3 Old Bell"]],
    [
      "SB: 4 Moss Ox 3 Old Bell 8 Gate Giant",
      1,
      [
        "SB: 4 Moss Ox\nSB: 3 Old Bell\nSB: 8 Gate Giant",
        "SB: 4 《Moss Ox 3 Old Bell 8 Gate Giant》",
        "// SB: 4 Moss Ox 3 Old Bell 8 Gate Giant",
      ],
    ],
    [
      "SB: 1 Sol Ring, Old Bell",
      1,
      ["SB: 1 Sol Ring\nSB: 1 Old Bell", "SB: 1 《Sol Ring, Old Bell》", "// SB: 1 Sol Ring, Old Bell"],
    ],
    ["《苔の牛》、《門の巨人》 3枚", 1, ["3 《苔の牛》\n3 《門の巨人》", "// 《苔の牛》、《門の巨人》 3枚"]],
    ["Fast 2 Furious (Mike)", 1, ["// Fast 2 Furious (Mike)", "1 《Fast 2 Furious (Mike)》"]],
    ["4 Moss Ox - great vs. elves", 1, ["4 Moss Ox"]],
    ["4 Moss Ox - good", 1, ["4 Moss Ox", "4 《Moss Ox - good》"]],
    ["1 Shock, Disenchant", 1, ["1 Shock\n1 Disenchant", "1 《Shock, Disenchant》"]],
    ["1 Old Bell, Sol Ring", 1, ["1 Old Bell\n1 Sol Ring", "1 《Old Bell, Sol Ring》", "// 1 Old Bell, Sol Ring"]],
    ["4 Forest\n-- 4 Moss Ox --", 2, ["// -- 4 Moss Ox --", "4 Moss Ox"]],
    ["4 Forest\n> 4 Moss Ox\n4 Swamp", 2, ["// > 4 Moss Ox", "4 Moss Ox"]],
    ["Companion\n1 Moss Ox\nDeck\n60 Forest\nSideboard\n1 Moss Ox", 2, ["// 1 Moss Ox"]],
  ])("of %j has readings that leave none", (text, line, readings) => {
    const [doubt] = readDeckText(text).unread;
    if (doubt === undefined) throw new Error("There is no doubt.");
    expect(doubt.line).toBe(line);
    expect(getLineReadings(splitLines(text)[line - 1] ?? "", doubt)).toEqual(readings);
    for (const reading of readings) {
      expect(readDeckText(replaceLine(text, line, reading)).unread.filter((one) => one.line === line)).toEqual([]);
    }
  });

  it.each([
    ["a table", "Count,Name\n4,Moss Ox\nmany,Old Bell", 3],
    ["two columns", "Main Deck\tSideboard\n4\tMoss Ox\t3\tOld Bell\nsome words\t3 Gate Giant", 3],
    ["several cards on a line", "4 Forest\n《Moss Ox》×4、《Old Bell》×3", 2],
  ])("has its line as a remark for good in %s", (_, text, line) => {
    const words = text.split("\n")[line - 1] ?? "";
    const { unread, deck } = readDeckText(replaceLine(text, line, `// ${words}`));
    expect(unread.filter((one) => one.line === line)).toEqual([]);
    expect(JSON.stringify(deck)).not.toContain(line === 2 ? "Old Bell" : "Gate Giant");
  });
});
