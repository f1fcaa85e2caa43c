import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine } from "./line-readings";
import { readFound } from "./testing/read-found";

const LIST = "4 Moss Ox\n4 Gate Giant\n4 Reed Warden of the Fen\n48 Forest";
const CARDS = "4 Moss Ox; 4 Gate Giant; 4 Reed Warden of the Fen; 48 Forest";

/** Reads a line below the list, with the first reading that is offered for it. */
function readAsked(line: string) {
  const text = `${LIST}\n${line}`;
  const found = readFound(text);
  const [doubt] = readDeckText(text).unread;
  const readings = doubt === undefined ? [] : getLineReadings(line, doubt);
  for (const reading of readings) expect(readDeckText(replaceLine(text, 5, reading)).unread, reading).toEqual([]);
  return { card: found.cards.replace(`${CARDS}; `, "").replace(CARDS, ""), doubts: found.doubts, first: readings[0] };
}

describe("a name whose form few names of its list have is asked about", () => {
  it.each([
    ["2 Old Bell if I can find one", "2 Old Bell if I can find one", "2 Old Bell"],
    ["2 Old Bell in place of the Oxen", "2 Old Bell in place of the Oxen", "2 Old Bell"],
    ["* 2 [[Old Bell]] until rotation", "2 Old Bell until rotation", "2 Old Bell"],
    ["SB: 2 Old Bell against red", "| 2 Old Bell against red", "SB: 2 Old Bell"],
    ["2 old bell", "2 old bell", "// 2 old bell"],
    ["2 Old Bell (Alte Glocke)", "2 Old Bell (Alte Glocke)", "2 Old Bell"],
    [
      "1 Old Bell Of All The Many Oxen There",
      "1 Old Bell Of All The Many Oxen There",
      "// 1 Old Bell Of All The Many Oxen There",
    ],
  ])("%s", (line, card, first) => {
    const asked = readAsked(line);
    expect({ ...asked, card: asked.card.trim() }).toEqual({ card, doubts: "5 ONE_NAME", first });
  });

  it.each([
    "4 Old Bell come in of course. They won me two games",
    "1 Old Bell bought on 26/06/12",
    "1 Old Bell at 19:42 from somebody",
    "6 Old Bell + top 8",
  ])("and as a sentence is not counted: %s", (line) => {
    const { card, doubts, first } = readAsked(line);
    expect({ card, doubts }).toEqual({ card: "", doubts: "5 UNCLEAR" });
    expect(first).toMatch(/^\d Old Bell$/u);
  });

  it.each([
    "2 Bell of the Oxen",
    "2 Wen, Scholar of Oxen",
    "2 Will-o'-the-Ox",
    "2 Circle of Moss: Green",
    "2 Ring of Sol and Ox",
    "2 Moss Ox // Gate Giant",
    "2 moss ox",
    "2 《Old Bell if it works》",
  ])("but %s has none", (line) => {
    expect(readAsked(line).doubts).toBe("");
  });

  it.each([
    "4 moss ox\n4 gate giant\n4 reed warden\n48 forest",
    "4 Bœuf de mousse\n4 Géant des portes\n4 Gardien roseau ancien\n48 Forêt",
    "4 Moss ox\n4 Gate giant\n4 Reed warden\n48 Forest",
  ])("but not in a list whose names are written so", (text) => {
    expect(readFound(text).doubts).toBe("");
  });
});

it.each([
  "2 Old Bell (obviously)",
  "2 Old Bell ^(yes, it's worth it)",
  "2 [[Old Bell]] *(4 in the 75!)*",
  "2 Old Bell (or whatever i find)",
])("%s has a remark, which is cut off", (line) => {
  expect(readAsked(line)).toEqual({ card: "2 Old Bell", doubts: "5 REMARK", first: "2 Old Bell" });
});

it("a count in words is offered without the remark behind it", () => {
  expect(readAsked("four Old Bell (obviously)").first).toBe("4 Old Bell");
});

describe("a line of prose offers its cards", () => {
  it.each([
    [
      "DARK STUFF: 2 Old Bell (obviously), 3 Noon Bell",
      "// DARK STUFF\n2 Old Bell\n3 Noon Bell",
      "2 Old Bell; 3 Noon Bell",
    ],
    ["Against red: 2 Old Bell (obviously), 3 Noon Bell", "// Against red\n2 Old Bell\n3 Noon Bell"],
    [
      "ARTIFACTS: 4 Salt Golem, 1 Old Bell (restricted, so only 1)",
      "ARTIFACTS\n4 Salt Golem\n1 Old Bell",
      "4 Salt Golem; 1 Old Bell",
    ],
    ["Noon Bell, 3 or 4 - 3 right now", "3 Noon Bell"],
  ])("%s", (line, first, card = "") => {
    const asked = readAsked(line);
    expect(asked.card).toBe(card);
    expect(asked.first).toBe(first);
  });
});

it.each(["CREATURES: ", ""])("a name that a line breaks is asked about at both lines: %s", (label) => {
  const text = `${LIST}\n${label}4 Order of the Salt Golem, 4 Knight of Noon Bell, 2 Ihsan's\nShade`;
  const { unread } = readDeckText(text);
  expect(unread.map(({ line, why }) => `${line} ${why}`)).toEqual(["5 ONE_NAME", "6 NO_COUNT"]);
  const [first = ""] = unread.slice(0, 1).flatMap((doubt) => getLineReadings(text.split("\n")[4] ?? "", doubt));
  expect(readDeckText(replaceLine(text, 5, first)).unread).toHaveLength(1);
});

it("a name is the same with a space before its colon", () => {
  expect(readAsked("1 Circle of Protection : Red").card).toBe("1 Circle of Protection: Red");
});

describe("a heading with the number of its cards", () => {
  it.each([
    ...["4 Kreaturen", "Créatures : 4", "4 Criaturas", "Éphémères et rituels : 4", "Tierras (4)", "4 Istantanei"],
    ...["Feitiços: 4", "生物 (4)", "瞬間：4", "4 생물"],
  ])("%s is no card", (heading) => {
    expect(readFound(`${heading}\n4 Moss Ox\n\n56 Forest`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });

  it("of its own words is asked about", () => {
    const text = "8 Oddments\n4 Moss Ox\n4 Gate Giant\n\n52 Forest";
    expect(readFound(text)).toEqual({ cards: "4 Moss Ox; 4 Gate Giant; 52 Forest", doubts: "1 UNCLEAR" });
    expect(readFound("20 Moss Rats\n4 Moss Ox\n4 Gate Giant\n52 Forest").doubts).toBe("");
    expect(readFound("30 Moss Ox\n30 Cloak")).toEqual({ cards: "30 Moss Ox; 30 Cloak", doubts: "" });
  });

  it.each([
    "43 joueurs, 6 rondes + top 8",
    "43 joueurs",
    "128 Spieler",
    "6 Runden",
    "1345 players - 24/06/12",
    "3 commentaires",
  ])("%s counts no cards", (line) => {
    expect(readFound(`${line}\n${LIST}`).cards).toBe(CARDS);
    expect(readFound(`${line}\n${LIST}`).doubts).not.toBe("");
  });

  it("a place in another language is no card", () => {
    expect(readFound(`2ème : moi !\n${LIST}`)).toEqual({ cards: CARDS, doubts: "1 NO_COUNT" });
  });
});

describe("cards below a heading of cards that are no part of the deck", () => {
  const DECK = `${LIST}\nSideboard (15)\n15 Island`;

  it.each([
    ...[
      "Similar Decks",
      "**Cards I'm considering**",
      "### Cards I’m considering",
      "Not sure about:",
      "Cuts",
      "Comments",
    ],
    ...["Cut from last version", "Other cards considered", "Wunschliste (nicht im Deck)", "Still testing"],
  ])("%s", (heading) => {
    const text = `${DECK}\n\n${heading}\n3 Old Bell\n1 Noon Bell`;
    expect(readFound(text)).toEqual({ cards: `${CARDS} | 15 Island`, doubts: "8 ASIDE" });
    const [doubt] = readDeckText(text).unread;
    const readings = doubt === undefined ? [] : getLineReadings(heading, doubt);
    expect(readings).toContain("Sideboard");
    for (const reading of readings)
      expect(
        readDeckText(replaceLine(text, 8, reading)).unread.map(({ line }) => line),
        reading,
      ).not.toContain(8);
  });

  it.each(["Stuff for later", "Some other thoughts"])(
    "and of own words below a whole sideboard are asked about: %s",
    (heading) => {
      expect(readFound(`${DECK}\n\n${heading}\n3 Old Bell\n1 Noon Bell`)).toEqual({
        cards: `${CARDS} | 15 Island`,
        doubts: "8 HEADING",
      });
    },
  );

  it("also below one of the size that its heading states", () => {
    expect(readFound(`${LIST}\nSideboard (8)\n8 Island\n\nStuff for later\n3 Old Bell`)).toEqual({
      cards: `${CARDS} | 8 Island`,
      doubts: "8 HEADING",
    });
  });

  it("but not below a part of one", () => {
    expect(readFound(`${LIST}\nSideboard\n11 Island\n\nStuff for later\n4 Old Bell`).cards).toBe(
      `${CARDS} | 11 Island; 4 Old Bell`,
    );
  });
});
