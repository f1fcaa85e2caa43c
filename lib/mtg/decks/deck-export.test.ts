import { describe, expect, it } from "vitest";
import { EXPORT_FORMS, exportDeck, getExportFileName } from "./deck-export";
import { readDeckText } from "./deck-text";

const { deck } = readDeckText("4 苔の雄牛/Moss Ox\n4 Smith's Anvil\n52 森\n\nSideboard\n15 Gate Giant");
const english = (lines: typeof deck.main) =>
  lines.map(({ name, count }) => [count, name.replace("苔の雄牛/", "").replace("森", "Forest")]);

describe.each(EXPORT_FORMS)("a deck as %s", (form) => {
  const text = exportDeck(form, deck, "Oxen & Mist");

  it("is read as the same deck", () => {
    const again = readDeckText(text);
    expect(again.unread).toEqual([]);
    expect(english(again.deck.main)).toEqual(english(deck.main));
    expect(english(again.deck.sideboard)).toEqual(english(deck.sideboard));
  });

  it("has English names where the program knows no others", () => {
    expect(/苔の雄牛|森/u.test(text)).toBe(form === "text");
  });
});

it("has the headings and the file of its program", () => {
  expect(exportDeck("arena", deck, "")).toMatch(/^Deck\n4 Moss Ox\n[\s\S]*\n\nSideboard\n15 Gate Giant$/u);
  expect(exportDeck("mtgo", deck, "")).toMatch(/^4 Moss Ox\n[\s\S]*52 Forest\n\n15 Gate Giant$/u);
  expect(exportDeck("cockatrice", deck, "A<B")).toContain("<deckname>A&lt;B</deckname>");
  expect(EXPORT_FORMS.map((form) => getExportFileName(form, "a/b"))).toEqual(["ab.txt", "ab.txt", "ab.txt", "ab.cod"]);
  expect(getExportFileName("cockatrice", "")).toBe("deck.cod");
});
