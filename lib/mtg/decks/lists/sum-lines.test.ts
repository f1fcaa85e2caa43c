import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine } from "./line-readings";
import { readFound } from "./testing/read-found";

const LIST = "4 Moss Ox\n4 Gate Giant\n52 Forest";
const CARDS = "4 Moss Ox; 4 Gate Giant; 52 Forest | 15 Plains";
const withLine = (line: string) => `${LIST}\n${line}\nSideboard\n15 Plains`;

describe("a line of a number and words for cards states a sum", () => {
  const SUMS = [
    ...["60 Cards Total", "Cards: 60", "Total: 60 cards", "60 cards.", "60 cards!", "60 Cards Total.", "Count: 60"],
    ...["60 Cards Total $120.35", "$ 120.35 60 Cards Total", "60 Cards Total\t$ 120.35", "60 Cards Total   $ 120.35"],
    ...["60 Cards Total ($120)", "60 Cards Total, $120", "60 Cards Total (120 tix)", "60 Cards | $120"],
    ...["Cards in deck: 60", "Number of cards: 60", "Number of cards 60", "A total of 60 cards", "Card count: 60"],
    ...[
      "60 cards in the deck",
      "60 cards in main",
      "60 cards in maindeck",
      "60 cards in this deck",
      "60 cards overall",
    ],
    ...["60 in total", "60 all together", "60 altogether", "that makes 60", "makes 60 cards", "Sum 60", "sum: 60"],
    ...[
      "Maindeck total: 60",
      "Main total: 60",
      "Mainboard total 60",
      "Deck total 60",
      "Deck count: 60",
      "Cards total: 60",
    ],
    ...["60 total main deck", "-> 60 cards", "=> 60 cards", "Σ: 60 cards", "**60 Cards Total**", "60/60"],
    ...[
      "総数60枚",
      "全60枚",
      "全部で60枚",
      "60 cartes au total",
      "60 Karten insgesamt",
      "60 carte in totale",
      "En total 60 cartas",
    ],
  ];

  it.each(SUMS)("%s", (line) => {
    expect(readFound(withLine(line)), line).toEqual({ cards: CARDS, doubts: "" });
    const wrong = withLine(line.replaceAll("60", "61"));
    expect(readFound(wrong), wrong).toEqual({ cards: CARDS, doubts: "4 SUM" });
  });

  it.each([
    ...["60 Cards Main, 15 Cards Side", "60 cards main, 15 side", "60 main / 15 side", "60 main 15 side", "60 + 15"],
    ...["60 cards + 15 sideboard", "60+15", "60 / 15", "60 cards total, 15 sideboard"],
    ...["60 cards main - 15 cards sideboard", "Main: 60 cards | Sideboard: 15 cards", "60 + 15 cards", "60枚+15枚"],
    ...["Main 60 cards — Side 15 cards", "60 card main deck; 15 card sideboard", "60 cards (main) 15 cards (side)"],
    ...["60 cards main deck with 15 cards sideboard", "60 cards main deck sideboard 15", "Deck 60 - Sideboard 15"],
    ...[
      "Sideboard: 15 | Main: 60",
      "75 cards: 60 main, 15 side",
      "Main deck: 60; sideboard: 15",
      "60 cards - 15 cards",
    ],
  ])("and one of two numbers states both: %s", (line) => {
    expect(readFound(withLine(line))).toEqual({ cards: CARDS, doubts: "" });
    expect(readFound(withLine(line.replace("15", "14"))).doubts).toBe("4 SUM");
  });

  it.each(["61 cards main - 15 cards sideboard", "61 + 15 cards", "Main: 61 cards | Sideboard: 15 cards"])(
    "and has the first compared, too: %s",
    (line) => expect(readFound(withLine(line))).toEqual({ cards: CARDS, doubts: "4 SUM" }),
  );

  it.each(["Main: 60 cards | Sideboard: 15 cards", "Main deck: 60; sideboard: 15", "Deck: 60 cards / Side: 15"])(
    "and begins no part above the cards: %s",
    (line) => expect(readFound(`${line}\n${LIST}\n\nSideboard\n15 Plains`)).toEqual({ cards: CARDS, doubts: "" }),
  );

  it.each(["60 cards main 15 cards side 8 cards", "60 main deck cards 40 cards", "60 nonland cards main 15 side"])(
    "and is asked about, never a card, where its numbers have no clear part: %s",
    (line) => expect(readFound(withLine(line)).cards).toBe(CARDS),
  );

  it.each(["8 Creatures total", "Creature total: 8", "8 total creatures"])("or that of a kind: %s", (line) => {
    expect(readFound(`4 Moss Ox\n4 Gate Giant\n${line}\n\n52 Forest`)).toEqual({
      cards: "4 Moss Ox; 4 Gate Giant; 52 Forest",
      doubts: "",
    });
    expect(readFound(`4 Moss Ox\n4 Gate Giant\n${line.replace("8", "9")}\n\n52 Forest`).doubts).toBe("3 SUM");
  });
});

describe("words with a number in front are asked about and no card", () => {
  it.each([
    ...[
      "15 thats it",
      "15 and that's it",
      "20 of them are lands",
      "15 cards i want",
      "3 different cards",
      "5 more to find",
    ],
    ...[
      "1 Download",
      "1 Reply",
      "2 Versions",
      "4 Replies",
      "1 Share",
      "1 Copy",
      "12 Followers",
      "7 Reviews",
      "4 in stock",
    ],
    ...["1 Add to cart", "4 Add to Cart", "3 Unread", "2 Items in cart", "5 stars", "1 New Message", "12 Results"],
  ])("%s", (line) => {
    for (const text of [withLine(line), `${LIST}\nSideboard\n15 Plains\n\n${line}`]) {
      expect(readFound(text).cards, text).toBe(CARDS);
      const [doubt, ...others] = readDeckText(text).unread;
      expect(others).toEqual([]);
      if (doubt === undefined) throw new Error("There is no doubt.");
      expect(doubt.why).toBe("UNCLEAR");
      for (const reading of getLineReadings(line, doubt))
        expect(readDeckText(replaceLine(text, doubt.line, reading)).unread, reading).toEqual([]);
    }
  });

  it.each([
    ["a menu", "Export to Arena\n1 Gadget\nBuy this"],
    ["an address", "See you\nAnn Other\n4 Example Road"],
    ["the end of a page", "Visual view\nOther things\n1 Gadget"],
  ])("also a card among the words of %s", (_, words) => {
    const { cards, doubts } = readFound(`${LIST}\nSideboard\n15 Plains\n\n${words}`);
    expect(cards).toBe(CARDS);
    expect(doubts).toMatch(/UNCLEAR|HEADING/u);
  });

  it("but cards below a label of their own are cards", () => {
    expect(readFound(`4 Moss Ox\n4 Gate Giant\n40 Forest\n\nThreats:\n3 Old Bell\n\nMana:\n9 Plains`).cards).toBe(
      "4 Moss Ox; 4 Gate Giant; 40 Forest; 3 Old Bell; 9 Plains",
    );
  });
});
