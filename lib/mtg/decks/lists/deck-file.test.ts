import { describe, expect, it } from "vitest";
import { readFound } from "./testing/read-found";

const FILE = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://example.org/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Moss Ox" Annotation="0" />
  <Cards CatID="2" Quantity="56" Sideboard="false" Name="Forest" Annotation="0" />
  <Cards CatID="3" Quantity="15" Sideboard="true" Name="Plains" Annotation="0" />
</Deck>`;
const CARDS = "4 Moss Ox; 56 Forest | 15 Plains";
const quote = (text: string) => text.replace(/^/gmu, "> ");

describe("a deck file within another text", () => {
  it.each([
    ["alone", FILE, ""],
    ["between quotation marks", `"${FILE}"`, ""],
    ["between fences", `\`\`\`xml\n${FILE}\n\`\`\``, ""],
    [
      "quoted in a mail",
      `On 3 Mar 2026, at 21:14, Ann <ann@example.org> wrote:\n${quote(FILE)}\n\nSent from my iPad`,
      "",
    ],
    ["with wrapped elements", quote(FILE).replaceAll(" Name=", "\n> Name="), ""],
    ["with curved quotation marks", FILE.replace(/"([^"]*)"/gu, "“$1”"), ""],
    ["with escaped signs", FILE.replaceAll("<", "&lt;").replaceAll(">", "&gt;"), ""],
    ["below a mail", `Hi Tom,\nhere it is:\n\n${FILE}`, "1 NO_COUNT; 2 NO_COUNT"],
    ["above a card of a mail", `${FILE}\nI would cut\n2 Old Bell`, "8 NO_COUNT; 9 UNCLEAR"],
    ["above a part of a mail", `${FILE}\nSideboard\n2 Old Bell`, "9 UNCLEAR"],
  ])("is read %s, and what stands beside it is asked about", (_, text, doubts) => {
    expect(readFound(text)).toEqual({ cards: CARDS, doubts });
  });

  it("leaves out the cards of a second file, and tells so", () => {
    const { cards, doubts } = readFound(`${FILE}\n\n${FILE.replaceAll("Moss Ox", "Old Bell")}`);
    expect(cards).toBe(CARDS);
    expect(doubts).toMatch(/ASIDE/u);
  });
});

describe("what programs write around a mail is no card", () => {
  it.each([
    ...["Sent from my iPad", "Sent from my iPhone 15 Pro", "Sent from Outlook for iOS", "Get Outlook for Android"],
    ...["Von meinem iPhone gesendet", "Envoyé de mon iPhone", "Enviado desde mi iPhone", "Inviato da iPhone"],
    ...[
      "iPhoneから送信",
      "On Tue, Mar 3, 2026 at 9:14 PM Ann Other <ann@example.org> wrote:",
      "Begin forwarded message:",
    ],
    ...["Am 03.03.2026 um 21:14 schrieb Ann Other:", "Le 3 mars 2026 à 21:14, Ann Other a écrit :"],
    ...[
      "2026年3月3日(火) 21:14 Ann Other <ann@example.org>:",
      "To: tom@example.org",
      "ann@example.org wrote:",
      "-----Original Message-----",
    ],
  ])("%s", (line) => {
    for (const list of ["4 Moss Ox\n4 Gate Giant\n52 Forest", "Moss Ox\nGate Giant\nForest"]) {
      const { cards } = readFound(list);
      for (const text of [`${line}\n${list}`, `${list}\n\n${line}`, quote(`${list}\n\n${line}`)])
        expect(readFound(text), text).toEqual({ cards, doubts: "" });
    }
  });

  it("nor are a name and an address below the mark of a signature", () => {
    const text = "4 Moss Ox\n56 Forest\n--\nAnn Other\n4 Example Road\n1 Town";
    expect(readFound(text).doubts).toBe("4 HEADING");
  });
});
