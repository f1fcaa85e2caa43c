import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, takeReading } from "./line-readings";
import { readFound } from "./testing/read-found";

const LIST = "4 《苔の牛》\n4 《門の巨人/Gate Giant》\n52 《森》";
const CARDS = "4 苔の牛; 4 門の巨人/Gate Giant; 52 森";

/** Reads a line below the list, and with each reading that is offered for it. */
function readBelow(line: string) {
  const text = `${LIST}\n${line}`;
  const { unread } = readDeckText(text);
  const found = (list: string) => readFound(list).cards.replace(`${CARDS}; `, "").replace(CARDS, "");
  const [doubt] = unread;
  const readings = doubt === undefined ? [] : getLineReadings(line, doubt);
  const taken = readings.map((reading) => takeReading(text, 4, reading));
  for (const to of taken) expect(readDeckText(to).unread, to).toEqual([]);
  return { card: found(text), why: unread.map(({ why }) => why).join(), readings: taken.map(found) };
}

describe("a name in brackets is what stands between them", () => {
  it.each([
    ...[
      "4【日】《葦の番人》",
      "[4ED] 《葦の番人》 ×4",
      "【日本語】《葦の番人》 4",
      "《葦の番人》U 4",
      "《葦の番人》【4ED】 4",
    ],
    ...[
      "《葦の番人》【NM】 数量4",
      "《葦の番人》【NM】 数量:4",
      "4 《葦の番人》 SR",
      "4 《葦の番人》【日本語】【R】",
      "4 《葦の番人》 「M10」",
    ],
    ...[
      "《葦の番人》 4枚 ¥300",
      "《葦の番人》 ¥300 ×4",
      "《葦の番人》×4 300円",
      "《葦の番人》 300円 4枚",
      "4 《葦の番人》 ￥300",
    ],
    ...[
      "《葦の番人》NM 4枚 1,200円",
      "4枚 《葦の番人》 単価300円 小計1200円",
      "4 《葦の番人》 \\300",
      "4 〈葦の番人〉",
      "4≪葦の番人≫",
    ],
  ])("%s", (line) => {
    expect(readBelow(line)).toEqual({ card: "4 葦の番人", why: "", readings: [] });
  });

  it.each([
    ...[
      "4 《葦の番人》 ¥300 在庫3",
      "4 《葦の番人》 300円 在庫3",
      "4 《葦の番人》￥1,300 在庫数：3",
      "4 《葦の番人》 品切れ",
    ],
    ...[
      "4 《葦の番人》 SOLD OUT",
      "4 《葦の番人》 レア",
      "4 《葦の番人》 アンコモン 300円",
      "4 《葦の番人》赤",
      "4 《葦の番人》300",
    ],
    ...[
      "4 《葦の番人》カートに入れる",
      "4 《葦の番人》　強い",
      "4 《葦の番人》←強い",
      "4 《葦の番人》：火力",
      "4 《葦の番人》(火力)",
    ],
    ...["4 《葦の番人》:3マナ", "4 《葦の番人》1枚抜いた"],
  ])("and what else stands beside it is told: %s", (line) => {
    expect(readBelow(line)).toEqual({ card: "4 葦の番人", why: "REMARK", readings: ["4 葦の番人", ""] });
  });

  it.each([
    ...[
      "《葦の番人》【A】",
      "《葦の番人》[4ED] ¥300",
      "《葦の番人》 在庫4",
      "《葦の番人》 在庫:4 価格:300円",
      "《葦の番人》（残り3）",
    ],
    ...["《葦の番人》あと2枚", "《葦の番人》 残3枚", "《葦の番人》3/4", "《葦の番人》赤C", "【日】《葦の番人》 ¥300"],
  ])("and asks where no number is surely its count: %s", (line) => {
    expect(readBelow(line)).toEqual({ card: "", why: "NO_COUNT", readings: ["", "1 葦の番人"] });
  });

  it("and asks which of two numbers is its count", () => {
    expect(readBelow("4 《葦の番人》 ×3")).toEqual({
      card: "",
      why: "UNCLEAR",
      readings: ["4 葦の番人", "3 葦の番人", ""],
    });
  });
});

const ENGLISH = "4 Moss Ox\n4 Gate Giant\n4 Marsh Lamp\n48 Forest";
const below = (line: string) => {
  const { cards, doubts } = readFound(`${ENGLISH}\n${line}`);
  return { card: cards.replace("4 Moss Ox; 4 Gate Giant; 4 Marsh Lamp; 48 Forest", "").replace(/^; /u, ""), doubts };
};

describe("a card with two names", () => {
  it.each([
    ["4 Old Bell // New Bell", "4 Old Bell // New Bell"],
    ["4 Old Bell /// New Bell (M10) 12", "4 Old Bell // New Bell"],
    ["Bell Tower, the Old // Ruin x4", "4 Bell Tower, the Old // Ruin"],
    ["4 Bell // Old Ruin", "4 Bell // Old Ruin"],
    ["4 Old Bell / New Bell", "4 Old Bell / New Bell"],
    ["4 Old Bell/New Bell", "4 Old Bell/New Bell"],
    ["4 《Old Bell // New Bell》", "4 Old Bell // New Bell"],
  ])("keeps both: %s", (line, card) => {
    expect(below(line)).toEqual({ card, doubts: "" });
  });

  it("asks whether words of a sentence behind the strokes belong to it", () => {
    expect(below("4 Old Bell // Best against red").doubts).toBe("5 ONE_NAME");
  });
});

describe("a reason behind a card", () => {
  it.each(["4 Old Bell - Best against combo", "4 Old Bell — Kept for the mirror", "Old Bell x4 - Best against combo"])(
    "is told and no part of its name: %s",
    (line) => {
      expect(below(line)).toEqual({ card: "4 Old Bell", doubts: "5 REMARK" });
    },
  );

  it.each(["4 Old Bell - The Best", "4 Old Bell -Best against combo", "4 Old Bell -> Best against combo"])(
    "is asked about if it may be: %s",
    (line) => {
      expect(below(line).doubts).toBe("5 ONE_NAME");
    },
  );
});

describe("a count in words is asked about, with its number first", () => {
  it.each([
    ["☐ Four Old Bell", "4 Old Bell"],
    ["- [ ] Four Old Bell", "4 Old Bell"],
    ["□ Four Old Bell", "4 Old Bell"],
    ["Twelve Old Bell", "12 Old Bell"],
    ["Twenty-two Forest", "22 Forest"],
    ["twenty two Forest", "22 Forest"],
  ])("%s", (line, first) => {
    const [doubt] = readDeckText(`${ENGLISH}\n${line}`).unread;
    expect(doubt?.why).toBe("UNCLEAR");
    expect(doubt && getLineReadings(line, doubt)[0]).toBe(first);
  });

  it("but not one in digits: 4x of Old Bell", () => {
    expect(below("4x of Old Bell")).toEqual({ card: "4 Old Bell", doubts: "" });
  });
});

describe("cards with their counts behind them, in lines that a program wraps", () => {
  const RUN =
    "Moss Ox x4, Gate Giant x4, Old Bell x4, Noon Bell x4, Reed Warden x4, Marsh\nLamp x4, Pale Wisp x4, Dusk Heron x4, Rust Quarry x4, Forest x10, Swamp\nx10, Island x4";
  const ALL =
    "4 Moss Ox; 4 Gate Giant; 4 Old Bell; 4 Noon Bell; 4 Reed Warden; 4 Marsh Lamp; 4 Pale Wisp; 4 Dusk Heron; 4 Rust Quarry; 10 Forest; 10 Swamp; 4 Island";

  it.each([
    ["as they are", RUN],
    ["in a quoted mail", RUN.replace(/^/gmu, "> ")],
    ["in brackets", RUN.replace(/x(\d+)/gu, "($1)")],
    ["with commas at the end of lines", RUN.replace(" Marsh\n", "\nMarsh ").replace(" Swamp\n", "\nSwamp ")],
    ["with a word before the last", RUN.replace(", Island", " and Island")],
    ["with a point behind the last", `${RUN}.`],
    ["below a heading", `Main: ${RUN}`],
  ])("are read %s", (_, text) => {
    expect(readFound(text)).toEqual({ cards: ALL, doubts: "" });
  });

  it("begin the sideboard where its word stands", () => {
    expect(readFound(`${RUN}. Side: Plains x4, Old\nBell x3`)).toEqual({
      cards: `${ALL} | 4 Plains; 3 Old Bell`,
      doubts: "",
    });
  });

  it("and are asked about within a sentence", () => {
    expect(readFound("I play Moss Ox x4, Gate Giant x4, Forest x52 and it wins.")).toEqual({
      cards: "",
      doubts: "1 NO_COUNT",
    });
  });
});
