import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings } from "./line-readings";
import { readFound } from "./testing/read-found";

const DECK = "4 Moss Ox\n4 Gate Giant\n4 Old Bell\n48 Forest";
const CARDS = "4 Moss Ox; 4 Gate Giant; 4 Old Bell; 48 Forest";

describe("what is no card of a deck is left out, with a way to count it", () => {
  it.each([
    "2 Ox Token",
    "2x\tOx Token (Green G 2/2)\tOdyssey\tEnglish\tNM\t\t0,20 €",
    "2 x\tOx Token - Odyssey\tNM\t$0.20\t$0.40",
    "2 雄牛トークン",
    "1 Emblem - Gate Giant",
    "1 Gate Giant Emblem",
    "1 Oversized Moss Ox",
    "1 Checklist Card",
    "2 Moss Ox Sleeves (50 ct)",
    "2 Fine Sleeves - Red",
    "1 Protège-cartes Ox",
    "1 Ox Deck Box",
    "1 Playmat",
    "1 Shipping",
    "2 d20 dice",
  ])("%s", (line) => {
    const text = `${DECK}\n${line}`;
    expect(readFound(text)).toEqual({ cards: CARDS, doubts: "5 LEFT_OUT" });
    const [doubt] = readDeckText(text).unread;
    const [counted = ""] = doubt === undefined ? [] : getLineReadings(line, doubt);
    expect(readFound(`${DECK}\n${counted}`).cards).not.toBe(CARDS);
  });

  it.each(["2 Emblem of the Ox", "2 Deckhand", "2 Ox Binder", "2 Tokenmaker", "2 《Ox Token》"])(
    "and %s is a card",
    (line) => {
      expect(readFound(`${DECK}\n${line}`)).toEqual({
        cards: `${CARDS}; ${line.replace(/[《》]/gu, "")}`,
        doubts: "",
      });
    },
  );
});

describe("basic lands in the languages of cards", () => {
  it.each(["Wald", "Forêt", "foret", "Foresta", "Bosque", "Floresta", "Лес", "树林", "樹林", "숲", "森"])(
    "%s is a Forest",
    (name) => {
      expect(readFound(`4 Moss Ox\n20 Forest\n36 ${name}`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
    },
  );
});
