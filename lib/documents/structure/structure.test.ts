import { describe, expect, it } from "vitest";
import { isMtgRuleId, MTG_RULE_IDS, MTG_RULES } from "@/engine/mtg/rulebook";
import { readDocument } from "@/lib/documents/readers/read-document";
import { findIndexTerms } from "@/lib/documents/readers/sixth-edition/read-sixth-edition";
import { compareStructure } from "./compare-structure";
import { extractIndex, LAST_SUBTERM_BY_HEAD, STALE_INDEX_POINTERS } from "./extract-index";
import { ALL_ENTRY_FACTS, CARD_NAMES, getRuleFacts, INDEX_TERMS } from "./facts";
import { collectCardNames, findEnglishCardNames, findMentionedCards, MISPRINTED_CARDS } from "./find-cards";
import { findComprehensiveLinks, findSixthEditionLinks, REFERENCE_CORRECTIONS } from "./find-links";
import { readCitation, readPrintedDate, SOURCE_NAMES } from "./read-citation";

const entries = Object.entries(ALL_ENTRY_FACTS).filter(([id]) => id.startsWith("mtg-6e:"));
const sources = entries.flatMap(([, { sources: found = [] }]) => found);
const links = entries.flatMap(([id, { links: found = [] }]) => found.map((link) => ({ id, ...link })));

describe("the shipped structure of the general rulings summary", () => {
  it("has 175 sections, 830 rules, 409 rulings, 152 notes, 1,345 citations and 488 links", () => {
    const ids = MTG_RULE_IDS.filter((id) => id.startsWith("mtg-6e:"));
    const count = (kind: string) => ids.filter((id) => MTG_RULES[id].kind === kind).length;
    expect(["heading", "rule", "ruling", "note"].map(count)).toEqual([175, 830, 409, 152]);
    expect(sources).toHaveLength(1345);
    // Three ranges name a second number each; two references go to another document, one lacks the word for a rule.
    const ranges = links.filter(({ until, status }) => until !== undefined && status === "ok").length;
    const outside = links.filter(({ status }) => status === "outside").length;
    expect([links.length, ranges, outside]).toEqual([488, 3, 2]);
    expect(links.length + ranges - outside - 1).toBe(488);
  });

  it("names 28 of the 30 families of sources, with seven dates that are not sure", () => {
    expect(Object.keys(SOURCE_NAMES)).toHaveLength(30);
    expect(new Set(sources.map(({ source }) => source)).size).toBe(28);
    expect(sources.filter(({ source }) => source === "comp-rules")).toHaveLength(518);
    expect(sources.filter(({ source }) => source === "dangelo")).toHaveLength(381);
    expect(
      sources
        .filter(({ sure }) => sure === false)
        .map(({ printed }) => printed)
        .sort(),
    ).toEqual(["01/97/10", "04/04/00", "06/01/99", "07/01/99", "10/01/96", "10/01/97", "99/04/34"]);
    const days = sources.flatMap(({ date }) => date ?? []).sort();
    expect([days[0], days.at(-1)]).toEqual(["1994-03-01", "2001-01-16"]);
  });

  it("corrects every link of the table, and knows the one that leads nowhere", () => {
    const used = links.filter(({ status }) => status === "corrected" || status === "dangling");
    expect(used.map(({ id, printed }) => `${id.slice("mtg-6e:".length)} ${printed}`).sort()).toEqual(
      Object.keys(REFERENCE_CORRECTIONS).sort(),
    );
    expect(links.filter(({ status }) => status === "dangling")).toEqual([
      { id: "mtg-6e:Z.1.3", to: "mtg-6e:Z.9.5", status: "dangling", printed: "Z.8.5" },
    ]);
  });

  it("speaks of entries that there are, and marks the changes that the rulebook marks", () => {
    const named = links.flatMap(({ to, until }) => [to, until ?? to]);
    expect(Object.keys(ALL_ENTRY_FACTS).filter((id) => !isMtgRuleId(id))).toEqual([]);
    expect(named.filter((to) => to !== null && !isMtgRuleId(to))).toEqual([]);
    expect(entries.filter(([, { changed }]) => changed).map(([id]) => id)).toEqual(
      MTG_RULE_IDS.filter((id) => MTG_RULES[id].changed),
    );
    expect(getRuleFacts("mtg-6e:P.9").livesIn).toBe("mtg-6e:C.1");
    expect(getRuleFacts("mtg-8e:untap")).toEqual({});
  });

  it("holds no Japanese: names of cards and sources are English, and there are no sentences", () => {
    const values = entries.flatMap(([, { sources: found = [], cards = [] }]) => [
      ...cards,
      ...found.flatMap(({ source, locator = "" }) => [source, locator]),
    ]);
    expect(values.filter((value) => /[^ -~]/u.test(value) || value.length > 40)).toEqual([]);
    const cards = new Set(entries.flatMap(([, { cards: found = [] }]) => found));
    expect(cards.size).toBe(194);
    expect(Object.keys(MISPRINTED_CARDS).filter((name) => cards.has(name))).toEqual([]);
  });
});

describe("the shipped index of the general rulings summary", () => {
  const pointers = INDEX_TERMS.flatMap(({ to }) => to);

  it("has 355 lines with 349 pointers and 18 that lead on to another term", () => {
    expect(INDEX_TERMS).toHaveLength(355);
    expect(pointers).toHaveLength(349);
    expect(INDEX_TERMS.filter(({ see }) => see !== undefined)).toHaveLength(18);
    expect(pointers.filter(({ status }) => status === "corrected")).toHaveLength(
      Object.keys(STALE_INDEX_POINTERS).length - 1,
    );
    expect(INDEX_TERMS.filter(({ to }) => to.some(({ status }) => status === "dangling")).map(({ en }) => en)).toEqual([
      "Face Down Cards",
    ]);
  });

  it("points to entries that there are, from terms and not from sentences", () => {
    expect(pointers.filter(({ to }) => to !== null && !isMtgRuleId(to))).toEqual([]);
    expect(INDEX_TERMS.filter(({ en, ja = "" }) => en.length > 45 || ja.length > 25 || /[。、]/u.test(ja))).toEqual([]);
    expect(
      INDEX_TERMS.filter(({ to, see, en }) => to.length === 0 && see === undefined && !(en in LAST_SUBTERM_BY_HEAD)),
    ).toEqual([]);
  });

  it("has terms below their heads, and no longer below the last of them", () => {
    const under = (head: string) => INDEX_TERMS.filter((term) => term.under === head).map(({ en }) => en);
    expect(under("Combat")).toEqual([
      "Beginning of",
      "Combat Damage",
      "Declaring Attackers",
      "Declaring Blockers",
      "End of",
      "Instants During",
      "Phase",
    ]);
    expect(
      Object.keys(LAST_SUBTERM_BY_HEAD).filter((head) => under(head).at(-1) !== LAST_SUBTERM_BY_HEAD[head]),
    ).toEqual([]);
    expect(INDEX_TERMS.find(({ en }) => en === "Phased Out")).toMatchObject({
      to: [{ to: "mtg-6e:Z.7", status: "corrected", printed: "Z.9" }],
    });
  });

  it("is read from lines with and without Japanese, pointers and brackets in brackets", () => {
    const index = `索引(Index) ${"-".repeat(20)} Zones(ゾーン) Hand(手札), Z.4, Z.4.1 Stack(スタック), Z.9 Discard Pile, see Graveyard Foresthome(条件(森)), see Landhome Blockers, Declaring(決定), C.6 謝辞と権利放棄`;
    expect(extractIndex(findIndexTerms(index))).toEqual([
      { en: "Zones", ja: "ゾーン", to: [] },
      {
        en: "Hand",
        ja: "手札",
        under: "Zones",
        to: [
          { to: "mtg-6e:Z.4", status: "ok" },
          { to: "mtg-6e:Z.4.1", status: "ok" },
        ],
      },
      { en: "Stack", ja: "スタック", under: "Zones", to: [{ to: "mtg-6e:Z.9", status: "ok" }] },
      { en: "Discard Pile", to: [], see: ["Graveyard"] },
      { en: "Foresthome", ja: "条件(森)", to: [], see: ["Landhome"] },
      { en: "Blockers, Declaring", ja: "決定", to: [{ to: "mtg-6e:C.4", status: "corrected", printed: "C.6" }] },
    ]);
    expect(findIndexTerms("りんごの手紙")).toEqual([]);
  });
});

describe("the names of cards", () => {
  it("are those of the entries, with the Japanese name where the summary prints it", () => {
    const named = new Set(Object.values(ALL_ENTRY_FACTS).flatMap(({ cards = [] }) => cards));
    expect(CARD_NAMES.map(({ en }) => en)).toEqual([...named].sort());
    expect(CARD_NAMES.filter(({ misprints }) => misprints)).toHaveLength(Object.keys(MISPRINTED_CARDS).length);
    expect(CARD_NAMES.filter(({ en, ja = "" }) => en.length > 40 || ja.length > 25 || /[。、]/u.test(ja))).toEqual([]);
  });

  it("are gathered from texts by the alphabet", () => {
    expect(collectCardNames(["《紅玉/Red Apple》と《Folk》", "《紅玉》と《Blue Apple》"])).toEqual([
      { en: "Blue Apple" },
      { en: "Fork", misprints: ["Folk"] },
      { en: "Red Apple", ja: "紅玉" },
    ]);
  });
});

describe("a source in brackets", () => {
  it.each([
    ["CompRules 99/04/23", { source: "comp-rules", printed: "99/04/23", date: "1999-04-23" }],
    ["CompRule 99/11/01", { source: "comp-rules", printed: "99/11/01", date: "1999-11-01" }],
    ["Upadate 99/09/01", { source: "tournament-update", printed: "99/09/01", date: "1999-09-01" }],
    [
      "Duelist Magazine #5, Page 23, 95/05/01",
      { source: "duelist", locator: "#5, Page 23", printed: "95/05/01", date: "1995-05-01" },
    ],
    ["Mirage, Page 61", { source: "mirage", locator: "Page 61" }],
    ["DCI Letter Jan 1997", { source: "dci-letter", locator: "Jan 1997" }],
    ["Legends Rulecards", { source: "legends-rulecards" }],
    ["CompRules 99/04/34", { source: "comp-rules", printed: "99/04/34", date: "1999-04-23", sure: false }],
  ])("is read: %s", (text, fact) => {
    expect(readCitation(text)).toEqual(fact);
  });

  it("is nothing where its name is unknown or only begins like a known one", () => {
    expect(readCitation("Farmer 99/01/01")).toBeNull();
    expect(readCitation("Updates 99/01/01")).toBeNull();
  });
});

describe("a printed date", () => {
  it.each([
    ["01/01/16", "2001-01-16", true],
    ["94/03/01", "1994-03-01", true],
    ["10/01/96", "1996-10-01", false],
    ["01/97/10", "1997-01-10", false],
    ["04/04/00", "2000-04-04", false],
    ["00/02/29", "2000-02-29", true],
    ["99/02/29", null, false],
    ["99/00/10", null, false],
  ] as const)("%s is read as %s", (printed, date, sure) => {
    expect(readPrintedDate(printed)).toEqual({ date, sure });
  });
});

describe("references in a text", () => {
  it("are read with rulings, ranges, bare ones and other documents apart", () => {
    expect(findSixthEditionLinks("mtg-6e:A.1.1", "りんごはルールA.2を参照。ルール A.4.裁定.6も。")).toEqual([
      { to: "mtg-6e:A.2", status: "ok" },
      { to: "mtg-6e:A.4.r6", status: "ok" },
    ]);
    expect(findSixthEditionLinks("mtg-6e:A.1.1", "ルールA.7.3からルールA.7.10までと(T.11を参照)とルール410.5")).toEqual(
      [
        { to: "mtg-6e:A.7.3", until: "mtg-6e:A.7.10", status: "ok" },
        { to: "mtg-6e:T.11", status: "ok" },
        { to: null, status: "outside", printed: "410.5" },
      ],
    );
    expect(findSixthEditionLinks("mtg-6e:A.1.1", "ルールB.9.9")).toEqual([
      { to: null, status: "dangling", printed: "B.9.9" },
    ]);
    expect(findSixthEditionLinks("mtg-6e:A.1.1", "A.2とだけ書く。")).toEqual([]);
  });

  it("are corrected where the table says so, for the time that it says", () => {
    expect(findSixthEditionLinks("mtg-6e:T.1.2", "ルールA.4とルールA.4")).toEqual([
      { to: "mtg-6e:A.6", status: "corrected", printed: "A.4" },
      { to: "mtg-6e:A.4", status: "ok" },
    ]);
  });

  it("of the comprehensive rules lead outside of their page", () => {
    expect(findComprehensiveLinks("りんごはrule 704.6bとrule 714〔梨〕")).toEqual([
      { to: null, status: "outside", printed: "704.6b" },
      { to: "mtg-cr:714", status: "outside", printed: "714" },
    ]);
  });
});

describe("cards in a text", () => {
  it("are known by their English names, which may stand anywhere, and misprints are mended", () => {
    const texts = ["《紅玉/Red Apple》と《Clone》", "《紅玉》と{Wax/Wane}と《Folk》と《無名》と《Red Apple/》"];
    const names = findEnglishCardNames(texts);
    expect(findMentionedCards(texts[1] ?? "", names)).toEqual(["Red Apple", "Wax/Wane", "Fork"]);
    expect(findMentionedCards("《Snow- Covered Plum》《プラム/ Snow-Covered Plum》", names)).toEqual([
      "Snow-Covered Plum",
    ]);
  });
});

describe("a copy beside the shipped structure", () => {
  it("is told by its figures and by every entry that differs", () => {
    const copy = readDocument(
      new TextEncoder().encode(
        "A.1 - 題(T) A.1.1 - りんご(ルールK.24を参照)。[Farmer 99/01/01] + A.1.2 - 梨。[Jordan 00/12/26]",
      ),
      "mtg-6e",
    );
    if (!copy.ok) throw new Error(copy.reason);
    const { figures, differences } = compareStructure(copy);
    expect(figures).toContainEqual({ name: "rules", shipped: 830, copy: 2 });
    expect(figures).toContainEqual({ name: "citations", shipped: 1345, copy: 1 });
    expect(differences.filter(({ says }) => says === "missing from the copy")).toHaveLength(
      MTG_RULE_IDS.filter((id) => id.startsWith("mtg-6e:")).length - 3,
    );
    const told = differences.filter(({ at }) => at === "mtg-6e:A.1.2").map(({ says }) => says.split(":")[0]);
    expect(told).toContain("changed");
    expect(told).toContain("sources");
  });
});
