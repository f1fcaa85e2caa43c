import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeCopies, moveCopy } from "./change-lines";
import { printDeck, readDeckText } from "./deck-text";
import { rewriteList } from "./rewrite-list";

const LIST = `// Necro, first try
# creatures
4x Moss Ox   # good
《Gate Giant》×3

20 Forest
16 Swamp
Sideboard
SB: 2 Reed Warden`;

const after = (change: (deck: ReturnType<typeof readDeckText>["deck"]) => ReturnType<typeof readDeckText>["deck"]) =>
  rewriteList(LIST, change(readDeckText(LIST).deck)).split("\n");

describe("a list after a change", () => {
  it("has another count in the line concerned, and every other line as it was", () => {
    const lines = after((deck) => changeCopies(deck, "main", "Gate Giant", -1));
    expect(lines).toEqual(LIST.replace("×3", "×2").split("\n"));
  });

  it("loses the line of a card that has gone", () => {
    expect(after((deck) => changeCopies(deck, "main", "Moss Ox", -4))).toEqual(
      LIST.split("\n").filter((line) => !line.includes("Moss Ox")),
    );
  });

  it("has what is new behind the last line of its zone", () => {
    const lines = after((deck) => changeCopies(deck, "main", "Marsh Lamp", 2));
    expect(lines).toEqual(LIST.replace("16 Swamp", "16 Swamp\n2 Marsh Lamp").split("\n"));
  });

  it("has a card that was moved in both its zones", () => {
    const lines = after((deck) => moveCopy(deck, "Moss Ox", "main", "sideboard"));
    expect(lines).toEqual([...LIST.replace("4x Moss", "3x Moss").split("\n"), "1 Moss Ox"]);
  });

  it("has another name in the place of the one before", () => {
    const lines = after((deck) => ({
      ...deck,
      main: deck.main.map((line) => (line.name === "Gate Giant" ? { ...line, name: "Marsh Lamp" } : line)),
    }));
    expect(lines).toEqual(LIST.replace("《Gate Giant》×3", "3 Marsh Lamp").split("\n"));
  });

  it("loses both lines of a name that goes on in the next", () => {
    const text = "1《苔の彫り手/Moss, the Carver of\nOxen》\n// note\n59《森》";
    const deck = changeCopies(readDeckText(text).deck, "main", "Moss, the Carver of Oxen", -1);
    expect(rewriteList(text, deck)).toBe("// note\n59《森》");
  });

  it("is written anew where nothing else is read as the changed deck", () => {
    const deck = changeCopies(readDeckText("4 Moss Ox").deck, "sideboard", "Gate Giant", 1);
    expect(rewriteList("4 Moss Ox", deck)).toBe(printDeck(deck));
  });

  it("is always read as the changed deck, however the list was written", () => {
    const name = fc.constantFrom("Moss Ox", "Gate Giant", "Wax // Wane", "苔の雄牛", "Forest", "2 Faced Fool");
    const form = fc.constantFrom(
      "{n} {c}",
      "{n}x {c} # note",
      "《{c}》×{n}",
      "SB: {n} {c}",
      "{c}",
      "",
      "// note",
      "Pool",
    );
    const line = fc
      .record({ name, form, count: fc.integer({ min: 1, max: 9 }) })
      .map((one) => one.form.replace("{n}", `${one.count}`).replace("{c}", one.name));
    const zone = fc.constantFrom("main", "sideboard", "pool");
    const change = fc.record({ name, zone, by: fc.integer({ min: -5, max: 5 }) });
    const copies = (text: string) => {
      const { deck } = readDeckText(text);
      return Object.values(deck).map((lines) => lines.map(({ name: n, count }) => `${n} ${count}`).sort());
    };
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), change, (list, { name: n, zone: z, by }) => {
        const text = list.join("\n");
        const changed = changeCopies(readDeckText(text).deck, z as "main", n, by);
        expect(copies(rewriteList(text, changed))).toEqual(copies(printDeck(changed)));
      }),
    );
  });
});
