import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDeck, TYPE1_RESTRICTED } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { toMtgCardData } from "../catalogue/card-facts";
import { addListText } from "./change-lines";
import { decodeMtgDeck, encodeMtgDeck } from "./deck-code";
import { groupDeckLines } from "./deck-groups";
import { computeDeckStats } from "./deck-stats";
import { printDeck, readDeckText } from "./deck-text";
import { applyDraftCommand, type MtgDraft, startDraftHistory } from "./draft-history";
import { getFormatVerdicts } from "./format-verdicts";
import { repairAll } from "./repair-all";
import { SAMPLE_LISTS } from "./sample-lists";
import { changeSideboardPlan, EMPTY_SIDEBOARD_PLAN, getSideboardCards, swapCards } from "./sideboard-plan";

const told = (text: string) => {
  const { deck } = readDeckText(text);
  const lines = (zone: keyof typeof deck) => deck[zone].map(({ name, count }) => `${count} ${name}`).join(", ");
  return [lines("main"), lines("sideboard"), lines("pool")];
};

describe("the text of a deck", () => {
  it.each([
    ["Arena", "Deck\n4 Moss Ox (LAB) 12\n56 Forest (LAB) 260\n\nSideboard\n2 Gate Giant (LAB) 7"],
    ["Cockatrice", "// Moss\n4 Moss Ox\n56 Forest\nSB: 2 Gate Giant"],
    ["MWS", "// Lands\n    56 [LAB] Forest\n// Creatures\n    4 [LAB] Moss Ox\nSB:  2 [LAB] Gate Giant"],
    ["MTGO", "4 Moss Ox\n56 Forest\n\n2 Gate Giant"],
    ["Japanese", "メイン\n4x 苔\n56 森\nサイドボード\n2 門"],
  ])("is read as %s writes it", (_, text) => {
    const [main, side] = told(text);
    expect(
      main
        ?.split(", ")
        .map((line) => line.split(" ")[0])
        .sort(),
    ).toEqual(["4", "56"]);
    expect(side?.startsWith("2 ")).toBe(true);
  });

  it("has a pool under its heading or behind its word", () => {
    expect(told("Deck\n1 Moss Ox\nPool\n3 Moss Ox\nPool: 1 Gate Giant")).toEqual([
      "1 Moss Ox",
      "",
      "3 Moss Ox, 1 Gate Giant",
    ]);
  });

  it("does not take lands behind an empty line for a sideboard", () => {
    expect(told("36 Moss Ox\n\n24 Forest")[0]).toBe("36 Moss Ox, 24 Forest");
    expect(told("4 Moss Ox\n\n4 Gate Giant")[1]).toBe("");
  });

  it("tells the lines of each name, and those that were not read", () => {
    const { places, unread } = readDeckText("4 Moss Ox\n\n999 Forest\nSB: 1 moss ox");
    expect(places.get("moss ox")).toEqual([1, 4]);
    expect(unread).toEqual([{ line: 3, text: "999 Forest", why: "COUNT" }]);
  });

  it("reads what it prints", () => {
    const name = fc.constantFrom("Moss Ox", "Gate Giant", "Wax // Wane", "苔の雄牛", "Forest");
    const lines = fc.uniqueArray(fc.record({ name, count: fc.integer({ min: 1, max: 40 }) }), {
      selector: (one) => one.name,
    });
    fc.assert(
      fc.property(lines, lines, lines, (main, sideboard, pool) => {
        const deck = { main, sideboard, pool };
        const isTold = main.length > 0 || (sideboard.length === 0 && pool.length === 0);
        fc.pre(isTold);
        expect(readDeckText(printDeck(deck)).deck).toEqual(deck);
        expect(decodeMtgDeck(encodeMtgDeck(deck))).toEqual({ ok: true, deck });
      }),
    );
  });
});

describe("the code of a deck", () => {
  it("of a usual 75 has at most 700 signs", () => {
    const names = TYPE1_RESTRICTED.filter((name) => name.length > 8);
    const main = [...names.slice(0, 21).map((one) => ({ name: one, count: 2 })), { name: "Island", count: 18 }];
    const sideboard = names.slice(21, 36).map((one) => ({ name: one, count: 1 }));
    const code = encodeMtgDeck({ main, sideboard, pool: [] });
    expect(code.length).toBeLessThanOrEqual(700);
    expect(decodeMtgDeck(code).ok).toBe(true);
  });

  it("is refused with a reason when it is none", () => {
    const good = encodeMtgDeck(readDeckText("4 Moss Ox\nPool\n4 Moss Ox").deck);
    for (const broken of ["", "x", `${good}.`, `${good}.${good}`, good.slice(0, -1), good.replace(".", "")])
      expect(decodeMtgDeck(broken).ok, broken).toBe(false);
  });
});

describe("where a deck is legal", () => {
  const NO_DATA = { on: "2000-12-15", cards: null };

  it("is told of every format, and that lists alone cannot tell", () => {
    const verdicts = Object.fromEntries(
      getFormatVerdicts(readDeckText("60 Forest").deck, NO_DATA).map(({ id, verdict }) => [id, verdict]),
    );
    expect(new Set(Object.values(verdicts))).toEqual(new Set(["legal"]));
    const some = getFormatVerdicts(readDeckText("1 Sol Ring\n59 Forest").deck, NO_DATA);
    expect(some.find(({ id }) => id === "type1")).toMatchObject({ verdict: "legal", errors: 0 });
    expect(some.find(({ id }) => id === "type1.5")).toMatchObject({ verdict: "illegal", errors: 1 });
    expect(some.find(({ id }) => id === "standard")).toMatchObject({ verdict: "illegal", errors: 1 });
    const others = getFormatVerdicts(readDeckText("1 Moss Ogre\n59 Forest").deck, NO_DATA);
    expect(others.find(({ id }) => id === "standard")).toMatchObject({ verdict: "setsUnknown", errors: 0 });
    expect(some).toHaveLength(12);
  });

  it.each(["4 Moss Ogre (MMQ) 324", "4 [MM] Moss Ogre", "4 Moss Ogre (Mercadian Masques)", "4 Moss Ogre|MMQ"])(
    "is legal where the list names a set that the format allows, and nowhere else: %s",
    (line) => {
      const { deck, printings } = readDeckText(`${line}\n56 Plains`);
      const verdicts = getFormatVerdicts(deck, { ...NO_DATA, printings });
      const verdictIn = (format: string) => verdicts.find(({ id }) => id === format)?.verdict;
      expect(["masques", "standard", "type1"].map(verdictIn)).toEqual(["legal", "legal", "legal"]);
      expect(["iceAge", "invasion"].map(verdictIn)).toEqual(["setsUnknown", "setsUnknown"]);
    },
  );

  it("takes the set of a column, and no set of the list against the documents' lists", () => {
    const table = readDeckText("Count,Name,Set\n4,Moss Ogre,Invasion\n4,Mana Drain,Invasion\n52,Plains,");
    const problems = checkDeck(table.deck, { ...NO_DATA, format: "invasion", printings: table.printings });
    expect(problems.map(({ code, names }) => `${code} ${names}`)).toEqual(["NOT_IN_SETS Mana Drain"]);
  });
});

describe("the draft", () => {
  const EMPTY: MtgDraft = { name: "", text: "", format: "type1", on: "2000-12-15" };
  const typed = (texts: readonly string[]) =>
    texts.reduce((draft, to) => applyDraftCommand(draft, { do: "type", part: "text", to }), startDraftHistory(EMPTY));

  it("joins what is typed to one step, and takes it back and does it again", () => {
    const draft = typed(["4", "4 M", "4 Mo"]);
    const back = applyDraftCommand(draft, { do: "undo" });
    expect(back.present.text).toBe("");
    expect(applyDraftCommand(back, { do: "undo" })).toBe(back);
    expect(applyDraftCommand(back, { do: "redo" }).present.text).toBe("4 Mo");
    const rested = applyDraftCommand(applyDraftCommand(draft, { do: "rest" }), {
      do: "type",
      part: "text",
      to: "4 Moss",
    });
    expect(applyDraftCommand(rested, { do: "undo" }).present.text).toBe("4 Mo");
  });

  it("makes a step of each other change, and none of a change without effect", () => {
    const draft = applyDraftCommand(startDraftHistory(EMPTY), { do: "set", to: { format: "extended" } });
    expect(applyDraftCommand(draft, { do: "set", to: { format: "extended" } })).toBe(draft);
    expect(applyDraftCommand(draft, { do: "undo" }).present.format).toBe("type1");
  });
});

describe("cards beside a deck", () => {
  const { deck } = readDeckText(
    "2 Moss Ox\n16 Forest\nSideboard\n1 Gate Giant\nPool\n3 moss ox\n2 Gate Giant\n1 Reed Warden",
  );

  it("are its sideboard, or all that its pool holds beside it", () => {
    expect(getSideboardCards(deck, "type1")).toEqual([{ name: "Gate Giant", count: 1 }]);
    expect(getSideboardCards(deck, "sealed")).toEqual([
      { name: "moss ox", count: 1 },
      { name: "Gate Giant", count: 2 },
      { name: "Reed Warden", count: 1 },
    ]);
    expect(getSideboardCards({ ...deck, pool: [] }, "draft")).toEqual(deck.sideboard);
  });
});

describe("figures of a deck", () => {
  it("count lands, mana values and colours where cards are known, and the rest apart", () => {
    const facts = { japanese: null, first: null, sets: ["6ed"], types: ["creature"], cost: "{1}{G}" } as const;
    const cards = {
      known: {
        "moss ox": { ...facts, name: "Moss Ox", manaValue: 2, colours: ["g"] },
        "gate giant": { ...facts, name: "Gate Giant", manaValue: 9, colours: [] },
      },
      nearest: {},
    } as const;
    const { deck } = readDeckText("4 Moss Ox\n2 Gate Giant\n1 Noon Bell\n20 Forest");
    expect(computeDeckStats(deck.main, cards)).toEqual({
      lands: 20,
      unknown: 1,
      curve: [0, 0, 4, 0, 0, 0, 0, 2],
      colours: { w: 0, u: 0, b: 0, r: 0, g: 4, c: 2 },
    });
    expect(computeDeckStats(deck.main, null)).toMatchObject({ lands: 20, unknown: 7 });
  });
});

it("names that mean something to JavaScript are unknown cards like others", () => {
  const { deck } = readDeckText("4 constructor\n2 __proto__\n1 toString");
  const cards = { known: {}, nearest: {} };
  expect(computeDeckStats(deck.main, cards).unknown).toBe(7);
  expect(groupDeckLines(deck.main, cards)).toMatchObject([{ kind: "card", lines: [{}, {}, {}] }]);
  expect(checkDeck(deck, { format: "type1", on: "2000-12-15", cards: toMtgCardData(cards) })).toMatchObject([
    ...["constructor", "__proto__", "toString"].map((name) => ({ code: "UNKNOWN_NAME", names: [name] })),
    { code: "MINIMUM" },
  ]);
  const [line] = deck.main;
  if (line === undefined) throw new Error("No line");
  expect(changeSideboardPlan(EMPTY_SIDEBOARD_PLAN, "out", line, 1)).toEqual({ out: { constructor: 1 }, in: {} });
  expect(swapCards(EMPTY_SIDEBOARD_PLAN, line, { name: "toString", count: 1 }).in).toEqual({ toString: 1 });
});

describe("samples", () => {
  const judge = (id: string) => {
    const sample = SAMPLE_LISTS.find((one) => one.id === id);
    if (sample === undefined) throw new Error(`No sample ${id}`);
    const { deck, unread } = readDeckText(sample.text);
    expect(unread).toEqual([]);
    const check = { format: sample.format, on: "2000-12-15", cards: null };
    return { codes: checkDeck(deck, check).map(({ code }) => code), deck, check };
  };

  it("are judged without card data: one is legal, one has something to mend, one is made from a pool", () => {
    expect(judge("legal").codes).toEqual([]);
    expect(countListCards(judge("legal").deck.main)).toBe(60);
    const { codes, deck, check } = judge("mistakes");
    expect(new Set(codes)).toEqual(new Set(["RESTRICTED", "BANNED", "HALF_SPLIT", "COPIES", "MINIMUM", "SIDEBOARD"]));
    const mended = checkDeck(repairAll(deck, check), check).map(({ code }) => code);
    expect(mended).not.toContain("RESTRICTED");
    expect(mended).not.toContain("COPIES");
    expect(judge("pool").codes).toEqual(["POOL"]);
  });
});

describe("adding by a line", () => {
  it("takes what a line of a list may be, into the zone that it names", () => {
    const deck = ["Moss Ox", "3 moss ox", "SB: 2 Gate Giant", "", "// nothing"].reduce(
      addListText,
      readDeckText("56 Forest").deck,
    );
    expect(printDeck(deck)).toBe("56 Forest\n4 Moss Ox\n\nSideboard\n2 Gate Giant");
  });
});

describe("a plan between games", () => {
  const { main, sideboard } = readDeckText("2 Moss Ox\n58 Forest\nSB: 1 Gate Giant").deck;
  const [ox, giant] = [main[0], sideboard[0]];
  if (ox === undefined || giant === undefined) throw new Error("The deck has both");

  it("exchanges one card for one while there is one of each left", () => {
    const once = swapCards(EMPTY_SIDEBOARD_PLAN, ox, giant);
    expect(once).toEqual({ out: { "Moss Ox": 1 }, in: { "Gate Giant": 1 } });
    expect(swapCards(once, ox, giant)).toBe(once);
  });

  it("is the same where a change has no effect, so that no step is made of it", () => {
    expect(changeSideboardPlan(EMPTY_SIDEBOARD_PLAN, "out", ox, -1)).toBe(EMPTY_SIDEBOARD_PLAN);
    const all = changeSideboardPlan(EMPTY_SIDEBOARD_PLAN, "in", giant, 5);
    expect(all.in).toEqual({ "Gate Giant": 1 });
    expect(changeSideboardPlan(all, "in", giant, 1)).toBe(all);
  });
});
