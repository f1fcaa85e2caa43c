import { describe, expect, test } from "vitest";
import { findCorrection, readChat } from "./chat-lines";

describe("stamps and names of chats", () => {
  test.each([
    ["[12/11/2013, 20:58:19] Luke W: 4 Moss Ox", "4 Moss Ox"],
    ["\u200E[12.11.13, 8:58:19\u202FPM] Luke: 4 Moss Ox", "4 Moss Ox"],
    ["12.11.13, 20:58 - Luke: 4 Moss Ox", "4 Moss Ox"],
    ["12/11/2013, 8:58 pm - Luke W: side", "side"],
    ["2026/05/09, 22:11 - たける: 苔の牛3", "苔の牛3"],
    ['22:11\tたける\t"苔の牛3', "苔の牛3"],
    ["午後10:11\tたける\t苔の牛3", "苔の牛3"],
    ["Luke, [12.11.13 20:58]: 4 Moss Ox", "4 Moss Ox"],
    ["[20:58] <Luke> 4 Moss Ox", "4 Moss Ox"],
    ["[8:58 PM] Luke: 4 Moss Ox", "4 Moss Ox"],
  ])("%s begins a message", (line, message) => {
    expect(readChat([line])).toEqual({ lines: [message], begins: [true] });
  });

  test.each([
    ["Luke — Today at 20:58"],
    ["Luke — 12/11/2013 8:58 PM"],
    ["Luke, [12.11.13 20:58]"],
    ["Luke W  8:58 PM"],
    ["[12-Nov-13 08:58 PM] Luke"],
  ])("the message of %s stands below it", (head) => {
    const { lines, begins } = readChat([head, "4 Moss Ox", "2 Gate Giant"]);
    expect(lines.slice(1)).toEqual(["4 Moss Ox", "2 Gate Giant"]);
    expect(lines[0]).toMatch(/^(?:\/\/.*)?$/u);
    expect(begins[1] === true || begins[0] === true).toBe(true);
  });

  test("a message of several lines stands in quotation marks", () => {
    const text = ['22:11\tたける\t"苔の牛3', "門の巨人2", "", '石の亀2"', "22:12\tゆうた\t[スタンプ]"];
    expect(readChat(text).lines).toEqual(["苔の牛3", "門の巨人2", "", "石の亀2", "// [スタンプ]"]);
  });

  test.each([
    ["4 Moss Ox"],
    ["Jade Ox, 4"],
    ["2026/05/09: 3-1"],
    ["Creatures: 12"],
    ["12:30 start"],
    ['4 "Moss" Ox'],
    ["SB: 3 Moss Ox"],
    ["4 [M10] Moss Ox"],
  ])("%s is no message", (line) => {
    expect(readChat([line])).toEqual({ lines: [line], begins: [false] });
  });
});

describe("numbers that a message corrects", () => {
  const cards = ["Roaring Meadow", "Moss Ox", "Moss Giant", "頁繰りの白鳥", "苔の牛"].map((name) => ({
    name,
    count: 1,
  }));

  test.each([
    ["oh its 4 meadow", "Roaring Meadow", 4],
    ["sorry, meadow x3", "Roaring Meadow", 3],
    ["4 Moss Ox actually", "Moss Ox", 4],
    ["あ、白鳥2だわごめん", "頁繰りの白鳥", 2],
    ["白鳥は2枚です", "頁繰りの白鳥", 2],
    ["2枚の苔の牛", "苔の牛", 2],
  ])("%s", (message, name, count) => {
    expect(findCorrection(message, cards)).toEqual({ card: { name, count: 1 }, counts: [count, 1, count + 1] });
  });

  test.each([["main is 59?"], ["see you friday at 7"], ["10時に駅で"], ["41枚ない？"], ["4 moss"]])(
    "%s corrects nothing",
    (message) => {
      expect(findCorrection(message, cards)).toBeNull();
    },
  );
});
