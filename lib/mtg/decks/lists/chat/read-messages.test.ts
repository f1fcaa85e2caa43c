import { describe, expect, test } from "vitest";
import { readDeckText } from "../../deck-text";
import { getLineReadings, splitLines, takeReading } from "../line-readings";

const CHATS = {
  WhatsApp: [
    "[12/11/2013, 20:41:07] Tom: can you send me your list for friday?",
    "[12/11/2013, 20:52:33] Luke W: sure one sec",
    "[12/11/2013, 20:58:19] Luke W: 4 Mossy Oxling",
    "4 Gatekeeping Giant",
    "3 Roaring Meadow",
    "[12/11/2013, 21:01:50] Luke W: side",
    "2 Duskly Owl",
    "1 Gatekeeping Giant",
    "[12/11/2013, 21:03:12] Tom: cheers 🙏",
    "[12/11/2013, 21:09:26] Tom: main is 59?",
    "[12/11/2013, 21:10:02] Luke W: oh its 4 meadow",
    "[12/11/2013, 21:10:30] Tom: 👍 see you friday at 7",
  ],
  "WhatsApp of Android": [
    "12.11.13, 20:41 - Messages and calls are end-to-end encrypted.",
    "12.11.13, 20:41 - Tom: can you send me your list for friday?",
    "12.11.13, 20:58 - Luke: 4 Mossy Oxling",
    "4 Gatekeeping Giant",
    "3 Roaring Meadow",
    "12.11.13, 21:01 - Luke: Sideboard:",
    "2 Duskly Owl",
    "1 Gatekeeping Giant",
    "12.11.13, 21:10 - Luke: sorry, 4 Roaring Meadow",
    "12.11.13, 21:12 - Tom: <Media omitted>",
  ],
  Discord: [
    "Tom — Today at 20:41",
    "can you send me your list?",
    "Luke — Today at 20:58",
    "4 Mossy Oxling",
    "4 Gatekeeping Giant",
    "3 Roaring Meadow",
    "Luke — Today at 21:01",
    "side",
    "2 Duskly Owl",
    "1 Gatekeeping Giant",
    "Luke — Today at 21:10",
    "4 Roaring Meadow",
  ],
  Telegram: [
    "Tom, [12.11.13 20:41]",
    "can you send me your list?",
    "",
    "Luke, [12.11.13 20:58]",
    "4 Mossy Oxling",
    "4 Gatekeeping Giant",
    "3 Roaring Meadow",
    "",
    "Luke, [12.11.13 21:01]",
    "side",
    "2 Duskly Owl",
    "1 Gatekeeping Giant",
    "",
    "Luke, [12.11.13 21:10]",
    "meadow x4 sorry",
  ],
  LINE: [
    "[LINE] Chat history with Luke",
    "Saved on: 2013/11/12 22:47",
    "",
    "2013/11/12(Tue)",
    "20:41\tTom\tcan you send me your list?",
    '20:58\tLuke\t"4 Mossy Oxling',
    "4 Gatekeeping Giant",
    "3 Roaring Meadow",
    "",
    "side",
    "2 Duskly Owl",
    '1 Gatekeeping Giant"',
    "21:09\tTom\t[Sticker]",
    "21:10\tLuke\tits 4 meadow",
  ],
};

describe("lists in chats", () => {
  test.each(Object.entries(CHATS))("%s: the list is read, and its correction asked about", (_, lines) => {
    const text = lines.join("\n");
    const { deck, unread } = readDeckText(text);
    expect(deck.main.filter(({ name }) => name !== "Roaring Meadow")).toEqual([
      { name: "Mossy Oxling", count: 4 },
      { name: "Gatekeeping Giant", count: 4 },
    ]);
    expect(deck.sideboard).toEqual([
      { name: "Duskly Owl", count: 2 },
      { name: "Gatekeeping Giant", count: 1 },
    ]);
    expect(unread.map(({ line }) => lines[line - 1])).toEqual(["3 Roaring Meadow"]);
    const [doubt] = unread;
    const [choice = ""] = doubt ? getLineReadings(splitLines(text)[doubt.line - 1] ?? "", doubt) : [];
    const taken = readDeckText(takeReading(text, doubt?.line ?? 0, choice));
    expect(taken.unread).toEqual([]);
    expect(taken.deck.main.find(({ name }) => name === "Roaring Meadow")?.count).toBe(4);
  });

  test("a card in a message of words is asked about, first as a remark", () => {
    const text =
      "[12/11/2013, 20:58:19] Luke: 4 Mossy Oxling\n4 Gatekeeping Giant\n[12/11/2013, 21:10:02] Tom: i have 2 Island left";
    const { deck, unread } = readDeckText(text);
    expect(deck.main).toHaveLength(2);
    expect(unread.map((doubt) => getLineReadings(splitLines(text)[2] ?? "", doubt))).toEqual([
      ["// i have 2 Island left", "2 Island"],
    ]);
  });

  test("a known card in a later message is no card of the sideboard above it", () => {
    const text =
      "[12/11/2013, 20:58:19] Luke: 3 Island\n4 Gatekeeping Giant\n[12/11/2013, 20:59:02] Luke: side\n2 Duskly Owl\n[12/11/2013, 21:10:02] Luke: 4 Island";
    const { deck, unread } = readDeckText(text);
    expect(deck.sideboard).toEqual([{ name: "Duskly Owl", count: 2 }]);
    expect(unread.map(({ line, choices }) => ({ line, choices }))).toEqual([
      { line: 1, choices: ["4 《Island》", "3 《Island》", "7 《Island》"] },
    ]);
  });

  test("words above cards of a message are asked about as a heading", () => {
    const text = [
      "[12/11/2013, 20:58:19] Luke: 4 Mossy Oxling",
      "4 Gatekeeping Giant",
      "[12/11/2013, 20:59:19] Luke: and the rest",
      "2 Duskly Owl",
    ].join("\n");
    expect(readDeckText(text).unread.map(({ line }) => line)).toEqual([3]);
  });

  test("a message goes on with the sideboard that several cards open above, and two cards may be joined by a word", () => {
    const stamp = "[12/11/2013, 20:58:19] Luke:";
    const messages = ["4 Mossy Oxling, 3 Island", "2 Duskly Owl and 1 Hollow Bell", "side: 4 Wary Heron, 3 Calm Reed"];
    const text = [...messages, "2 Pale Lantern, 1 Old Gate"].map((message) => `${stamp} ${message}`).join("\n");
    const { deck, unread } = readDeckText(text);
    expect(deck.main.map(({ name }) => name)).toEqual(["Mossy Oxling", "Island", "Duskly Owl", "Hollow Bell"]);
    expect(deck.sideboard.map(({ name }) => name)).toEqual(["Wary Heron", "Calm Reed", "Pale Lantern", "Old Gate"]);
    expect(unread).toEqual([]);
  });
});
