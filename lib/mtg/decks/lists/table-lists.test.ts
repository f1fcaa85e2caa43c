import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { readWholeList } from "./card-lines";
import { getLineReadings, leaveOutLines, replaceLine } from "./line-readings";
import { findSizeDoubt } from "./part-sizes";
import { readFound } from "./testing/read-found";

describe("columns that spaces align", () => {
  it.each([
    [
      "a form whose right column goes on with the deck and then has the sideboard",
      "Main Deck:                 Main Deck Continued:\n # in deck: Card Name:      # in deck: Card Name:\n   4      Moss Ox             4      Old Bell\n   4      Reed Warden        48      Forest\n   __     ____________\n   4      Marsh Lamp        Sideboard:\n   __     ____________        2      Gate Giant\n   __     ____________       13      Island\nTotal in Main Deck: 64     Total in Sideboard: 15",
      "4 Moss Ox; 4 Old Bell; 4 Reed Warden; 48 Forest; 4 Marsh Lamp | 2 Gate Giant; 13 Island",
    ],
    [
      "three columns, the third with a heading",
      "4 Moss Ox          20 Forest         Sideboard\n4 Reed Warden      28 Swamp          3 Gate Giant\n4 Marsh Lamp                        12 Island",
      "4 Moss Ox; 20 Forest; 4 Reed Warden; 28 Swamp; 4 Marsh Lamp | 3 Gate Giant; 12 Island",
    ],
    [
      "one heading across both",
      "Creatures\n4 Moss Ox          4 Old Bell\n4 Reed Warden      48 Forest\nSideboard\n3 Gate Giant       12 Island",
      "4 Moss Ox; 4 Old Bell; 4 Reed Warden; 48 Forest | 3 Gate Giant; 12 Island",
    ],
    [
      "a heading across the page below them",
      "Deck              Deck continued\n4 Moss Ox         28 Forest\n4 Reed Warden     24 Swamp\n\nSideboard\n15 Island",
      "4 Moss Ox; 28 Forest; 4 Reed Warden; 24 Swamp | 15 Island",
    ],
    ["counts far from their names", "4      Moss Ox         4     Old Bell", "4 Moss Ox; 4 Old Bell"],
    [
      "blanks of a form",
      "____ 4 Moss Ox\n[ ] 4 Old Bell\n__ ____ 2 Reed Warden\n☐ 50 Forest ____",
      "4 Moss Ox; 4 Old Bell; 2 Reed Warden; 50 Forest",
    ],
  ])("%s", (_, text, cards) => {
    expect(readFound(text)).toEqual({ cards, doubts: "" });
  });

  it("ask about words in one column without the other", () => {
    const text =
      "4 Moss Ox          28 Forest\n4 Reed Warden      24 Swamp\nhello there        Sideboard\n                   15 Island";
    const [doubt] = readDeckText(text).unread;
    expect(doubt).toMatchObject({ line: 3, why: "NO_COUNT", text: "hello there" });
    const line = text.split("\n")[2] ?? "";
    const [remark = "", card = ""] = doubt === undefined ? [] : getLineReadings(line, doubt);
    const cards = "4 Moss Ox; 28 Forest; 4 Reed Warden; 24 Swamp";
    expect(readFound(replaceLine(text, 3, remark))).toEqual({ cards: `${cards} | 15 Island`, doubts: "" });
    expect(readFound(replaceLine(text, 3, card))).toEqual({
      cards: `${cards}; 1 hello there | 15 Island`,
      doubts: "",
    });
  });
});

describe("a table with running numbers", () => {
  const HEADS: readonly (readonly [string, string])[] = [
    ["German", "Nr;Karte;Edition;Soll;Ist;fehlt"],
    ["French", "N°;Nom;Extension;Quantité;Possédées;Manquantes"],
    ["Spanish", "Nº;Nombre;Edición;Cantidad;Tengo;Faltan"],
    ["Italian", "N°;Nome;Espansione;Quantità;Posseduti;Mancanti"],
    ["Portuguese", "Nº;Nome;Edição;Quantidade;Tenho;Faltam"],
    ["Japanese", "番号;カード名;セット;枚数;所持数;不足数"],
    ["English", "#;Name;Set;Count;Owned;Missing"],
  ];
  const ROWS =
    "1;Moss Ox;Tempest;4;4;0\n2;Lamp´s Bell;Legends;4;1;3\n3;Forest;Mirage;52;52;0\n4;Gate Giant;Ice Age;0;1;0\n;Total;;60;;\n;;;;;\n;Sideboard;;;;\n5;Island;Mirage;15;15;0";
  it.each(HEADS)("and heads in %s", (_, head) => {
    expect(readFound(`${head}\n${ROWS}`)).toEqual({
      cards: "4 Moss Ox; 4 Lamp's Bell; 52 Forest | 15 Island",
      doubts: "",
    });
  });

  it.each([
    [
      "heads that say no count",
      "No,Card,A,B\n1,Moss Ox,4,3\n2,Old Bell,4,4\n3,Gate Giant,2,1\n4,Forest,50,20",
      ["60", "28"],
    ],
    ["no head", "1,Moss Ox,4,3\n2,Old Bell,4,4\n3,Gate Giant,2,1\n4,Forest,50,20", ["60", "28"]],
  ])("and %s is asked about once", (_, text, sums) => {
    const { deck, unread } = readDeckText(text);
    expect(deck.main).toEqual([]);
    expect(unread).toMatchObject([{ line: 1, why: "COLUMNS" }]);
    const counted = (unread[0]?.choices ?? []).map((choice) => {
      const read = readDeckText(replaceLine(text, 1, choice));
      expect(read.unread).toEqual([]);
      return `${read.deck.main.reduce((sum, { count }) => sum + count, 0)}`;
    });
    expect(counted).toEqual(sums);
  });

  it("and one other number without a head counts by that", () => {
    expect(readFound("1;Moss Ox;4\n2;Old Bell;4\n3;Gate Giant;2\n4;Forest;50").cards).toBe(
      "4 Moss Ox; 4 Old Bell; 2 Gate Giant; 50 Forest",
    );
  });
});

describe("rows with more cells than count and name", () => {
  it("say once that the others are ignored", () => {
    const text =
      "4x\tMoss Ox\tAlle\tDeutsch, Englisch\tEX\t14,90 €\tJa\n56\tForest\tAlle\tDeutsch\tEX\t0,10 €\tJa\n1-2 of 2";
    expect(readFound(text)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "1 CELLS" });
    const [choice = ""] = readDeckText(text).unread[0]?.choices ?? [];
    expect(readFound(replaceLine(text, 1, choice))).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });

  it.each(["1 bis 22 von 22", "1-22 of 22", "1 à 22 sur 22", "1 a 22 de 22"])("and %s counts no cards", (pages) => {
    expect(readFound(`4 Moss Ox\n56 Forest\n${pages}`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
  });

  it("ask about words behind a dash in the cell of a name", () => {
    const text = "4 x\tMoss Ox - Odyssey\tNM\t$0.20\t$0.80\n56 x\tForest\tNM\t$0.10\t$5.60";
    expect(readFound(text).doubts).toBe("1 ONE_NAME");
    expect(readDeckText(text).unread[0]?.choices).toEqual(["4 Moss Ox", "4 《Moss Ox - Odyssey》"]);
  });

  it("leave out sleeves", () => {
    expect(readFound("Anzahl\tName\tErweiterung\n60x\tForest\tMirage\n1x\tOx: 80 Fine Sleeves\t").doubts).toBe(
      "3 LEFT_OUT",
    );
  });

  it("lose no word", () => {
    expect(readFound("4     Moss Ox     some words").doubts).toBe("1 REMARK");
  });
});

describe("names with signs", () => {
  it.each([
    ["2 Stand+Deliver", "2 Stand // Deliver", ""],
    ["2 Stand + Deliver", "2 Stand // Deliver", ""],
    ["2 Wax & Wane", "2 Wax // Wane", ""],
    ["2 Moss + Ox", "2 Moss + Ox", "1 ONE_NAME"],
    ["Moss & Ox - 3", "3 Moss & Ox", "1 ONE_NAME"],
    ["2 苔+牛/Moss+Ox", "2 Moss // Ox", ""],
    ["《苔+牛/Moss+Ox》　２枚", "2 Moss // Ox", ""],
    ["2 Moss Ox // Gate Giant (ICE) 51", "2 Moss Ox // Gate Giant", ""],
    ["2 Moss, the Ox // Giant", "2 Moss, the Ox // Giant", ""],
    ["2 Moss // Ox", "2 Moss // Ox", ""],
    ["3 [PRM-GDP:3] Moss Ox", "3 Moss Ox", ""],
    ["3 Moss Ox (PRM-GDP) 3", "3 Moss Ox", ""],
    ["1 Lamp´s Bell", "1 Lamp's Bell", ""],
  ])("%s", (line, cards, doubts) => {
    expect(readFound(line)).toEqual({ cards, doubts });
  });

  it("that join two unknown ones have readings", () => {
    const [doubt] = readDeckText("2 Moss + Ox").unread;
    expect(doubt && getLineReadings("2 Moss + Ox", doubt)).toEqual([
      "2 Moss // Ox",
      "2 Moss\n2 Ox",
      "2 《Moss + Ox》",
      "// 2 Moss + Ox",
    ]);
  });
});

describe("a stated sum", () => {
  it.each(["60 cartes", "60 Karten", "should be 60", "(should be 60)", "Summe: 60", "Totale: 60 carte", "60"])(
    "%s is compared with the deck",
    (sum) => {
      expect(readFound(`4 Moss Ox\n56 Forest\n${sum}`)).toEqual({ cards: "4 Moss Ox; 56 Forest", doubts: "" });
      expect(readFound(`4 Moss Ox\n57 Forest\n${sum}`).doubts).toBe("3 SUM");
    },
  );

  it.each([
    ["60 - 15", ""],
    ["60 - 14", "4 SUM"],
    ["61 - 15", "4 SUM"],
  ])("of deck and sideboard in one line: %s", (sums, doubts) => {
    expect(readFound(`60 Forest\nSideboard\n15 Island\nTotal cards: ${sums}`).doubts).toBe(doubts);
  });

  it.each(["1", "2\t"])("is not what a rank above a title is: %j", (rank) => {
    expect(readFound(`${rank}\nOxen of Mosshold\n4 Moss Ox\n56 Forest`)).toEqual({
      cards: "4 Moss Ox; 56 Forest",
      doubts: "2 NO_COUNT",
    });
  });

  it.each([
    ["Deck\n60 Forest\nSideboard (15)\n15 Island\n\n4 Moss Ox\n2 Old Bell", [6, 7]],
    ["Deck (60)\n60 Forest\n\n16 Moss Ox", [4]],
  ])("that a last block exceeds asks about its lines, and offers its number: %j", (text, lines) => {
    const part = findSizeDoubt(text)?.parts.find(({ stated }) => stated.length > 0);
    expect(part?.only).toEqual(lines);
    const doubt = readDeckText(text).unread.find(({ why }) => why === "SUM");
    expect(doubt && getLineReadings(text.split("\n")[doubt.line - 1] ?? "", doubt)).toHaveLength(1);
    const left = readDeckText(leaveOutLines(text, lines));
    expect(left.unread.filter(({ why }) => why === "SUM")).toEqual([]);
    expect(JSON.stringify(left.deck)).not.toContain("Moss Ox");
  });

  it("that no last block explains offers its number", () => {
    const text = "60 Forest\nSideboard (15)\n9 Island\n9 Swamp";
    const [doubt] = readDeckText(text).unread;
    expect(doubt?.surplus).toBeUndefined();
    expect(doubt && getLineReadings("Sideboard (15)", doubt)).toEqual(["Sideboard (18)"]);
  });
});

it("no word of a row is lost: each is in a card, a doubt, a remark or a heading", () => {
  const cell = fc.constantFrom(
    "4",
    "12",
    "2x",
    "Moss Ox",
    "Reed Warden",
    "4 Old Bell",
    "some words",
    "____",
    "",
    "TMP",
    "$1.20",
  );
  const gap = fc.constantFrom("\t", "    ", "          ");
  const line = fc
    .array(fc.tuple(cell, gap), { minLength: 1, maxLength: 6 })
    .map((cells) => cells.flat().join("").trimEnd())
    // A count alone is joined to the name on the next line.
    .filter((row) => /\p{L}{2}/u.test(row));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (rows) => {
      const { lines, kinds } = readWholeList(rows.join("\n"));
      const areCellsTold = lines.some(({ why }) => why === "CELLS");
      for (const [at, row] of rows.entries()) {
        const own = lines.filter(({ line: number }) => number === at + 1);
        const isTold =
          own.some(({ why }) => why !== null) ||
          kinds.some(({ line: number, kind }) => number === at + 1 && ["remark", "title", "aside"].includes(kind));
        const names = own.map(({ name }) => name).join(" ");
        const words = row.match(/\p{L}{3,}/gu)?.filter((word) => word !== "TMP") ?? [];
        if (!isTold && !areCellsTold) for (const word of words) expect(names, JSON.stringify(rows)).toContain(word);
      }
    }),
    { numRuns: 300 },
  );
});
