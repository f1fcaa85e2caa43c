import { expect, test } from "vitest";
import type { ImportImpact } from "@/lib/magmell/catalogue/history/impact/types";
import { formatImpact } from "./format-impact";

const IMPACT: ImportImpact = {
  asOf: "2026-11-20",
  cards: [
    { number: 10, name: "火の子", fields: [{ field: "useCost", before: "1赤", after: "青" }] },
    {
      number: 12,
      name: "水の輪",
      fields: [
        { field: "catalyst", before: "", after: "青" },
        { field: "neededColors", before: "blue, red", after: "blue" },
      ],
    },
    { number: 13, name: "新顔", fields: [{ field: "kind", before: "", after: "unit" }] },
  ],
  decks: {
    held: { starter: 0, public: 1, hidden: 2 },
    becomeIllegal: 1,
    becomeLegal: 0,
    named: [{ id: "a", name: "公開", seen: "public", cards: ["火の子"], legal: [true, false] }],
    unchecked: 3,
  },
  rulings: [
    { id: "TS-R001", cards: ["火の子"], stale: false },
    { id: "TS-R002", cards: ["火の子"], stale: true },
  ],
  coverage: [
    { number: 10, name: "火の子", revision: "2025-04-25", before: "full", after: "none", doubts: [], lapsed: 1 },
    {
      number: 11,
      name: "頁一",
      revision: "2025-04-25",
      before: null,
      after: "partial",
      doubts: [
        {
          decided: false,
          options: [
            { textHash: "0123", sentence: 1, choice: "aa", japanese: "■一。", english: "■One.", inForce: true },
            { textHash: "0123", sentence: 1, choice: "bb", japanese: "■三。", english: "■Three.", inForce: false },
          ],
        },
      ],
      lapsed: 0,
    },
  ],
  texts: { full: 0, partial: 1, none: 1 },
  goldfish: { saved: 0, decks: 1 },
};

test("the impact of an import is told in lines", () => {
  expect(formatImpact(IMPACT).split("\n")).toEqual([
    "Impact, compared as of 2026-11-20:",
    "  10 《火の子》: Use cost 1赤 → 青",
    "  12 《水の輪》: Catalyst none → 青, Needed colors Blue, Red → Blue",
    "  Decks with cards that change: 0 starter, 1 public, 2 private or unlisted",
    "  3 more decks with changed cards were not checked",
    "  No longer legal: 1; newly legal: 0",
    "    Public deck 公開: 火の子 (no longer legal)",
    "  Ruling TS-R001 (火の子): about a card that changes",
    "  Ruling TS-R002 (火の子): older than its cards; check whether it still applies",
    "  10 《火の子》, text of 2025-04-25, read by the engine: not at all (before: in full)",
    "    Chosen readings that decide nothing, because the text changed: 1",
    "  11 《頁一》, text of 2025-04-25, read by the engine: in part",
    "    2 readings from sentence 2, none chosen; read as: ■One.",
    "  New or changed texts: the engine reads 0 in full, 1 in part and 1 not at all",
    "  Goldfish links for 1 deck deal the same hand as before but use the changed cards",
  ]);
});
