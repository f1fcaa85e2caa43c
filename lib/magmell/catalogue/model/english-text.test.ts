import { describe, expect, test } from "vitest";
import { splitEnglishText, translateCardNames } from "./english-text";

const kinds = (text: string) => splitEnglishText(text).map(({ kind, text: part }) => [kind, part]);

describe("an English text", () => {
  test.each<[string, [string, string][]]>([
    ["■Draw a card.", [["english", "■Draw a card."]]],
    [
      "■Summon a 2/1 unit token named 《墨の影》.",
      [
        ["english", "■Summon a 2/1 unit token named "],
        ["name", "墨の影"],
        ["english", "."],
      ],
    ],
    [
      "■It has two 栞 counters.",
      [
        ["english", "■It has two "],
        ["japanese", "栞"],
        ["english", " counters."],
      ],
    ],
    [
      "■「歌う。」\n■「「踊る」（3回）。」",
      [
        ["english", "■"],
        ["unread", "「歌う。」"],
        ["english", "\n■"],
        ["unread", "「「踊る」（3回）。」"],
      ],
    ],
    [
      "■Draw a card. 「《X》と「歌う。」をuseする。」 Then stop.",
      [
        ["english", "■Draw a card. "],
        ["unread", "「《X》と「歌う。」をuseする。」"],
        ["english", " Then stop."],
      ],
    ],
    ["AP and HP become 3.", [["english", "AP and HP become 3."]]],
  ])("%j is cut into what is English and what is not", (text, parts) => {
    expect(kinds(text)).toEqual(parts);
  });

  test("loses nothing when it is cut", () => {
    for (const text of [
      "",
      "■",
      "《",
      "》《x》あ《",
      "（あ\nい）",
      "A《火》B《火》を。C",
      "■The 2nd ユニット1体、AP2.",
    ]) {
      const put = splitEnglishText(text).map(({ kind, text: part }) => (kind === "name" ? `《${part}》` : part));
      expect(put.join("")).toBe(text);
    }
  });

  test("names cards in English where they have a name, but not in sentences that nobody read", () => {
    const nameOf = (name: string) => (name === "墨の影" ? "Ink Shadow" : null);
    expect(translateCardNames("Find 《墨の影》 or 《無名》. 「《墨の影》を歌う。」", nameOf)).toBe(
      "Find 《Ink Shadow》 or 《無名》. 「《墨の影》を歌う。」",
    );
  });
});
