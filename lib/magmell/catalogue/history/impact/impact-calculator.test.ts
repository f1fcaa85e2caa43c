import { expect, test } from "vitest";
import { findDoubts } from "@/engine/magmell/text";
import { applyPlan } from "@/lib/magmell/catalogue/import/apply-plan";
import { type CardFile, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { stringifyCardFile } from "@/lib/magmell/catalogue/import/files/write-card-file";
import { mergeFilesIntoRecords, planImport, planRestore } from "@/lib/magmell/catalogue/import/import-plan";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildRuling,
  buildStoneRevision,
  buildUnitRevision,
  type CardFileContent,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { ImpactCalculator } from "./impact-calculator";
import type { AffectedDeck } from "./types";

const TODAY = "2026-11-20";
const NOTHING: CatalogueRecords = { sets: [], cards: [] };
const read = (content: CardFileContent) => [runToCompletion(readCardFile(buildCardFileSource(content))) as CardFile];

/** Fourteen units that make a legal grimoire, three of each but the last, and a stone. */
const NAMES = ["火の子", ...Array.from("一二三四五六七八九十百千万", (sign) => `頁${sign}`)];
const UNITS = NAMES.map((name, index) => buildCard(index + 10, name, "ぺーじ", { printings: [] }));
const STONE = buildCard(1, "赤の魔石", "あかのませき", { revisions: [buildStoneRevision()], printings: [] });
const DECK = {
  grimoire: NAMES.map((name, index) => ({ name, count: index < 13 ? 3 : 1 })),
  stoneDeck: [{ name: "赤の魔石", count: 20 }],
};
const THERE = runToCompletion(
  mergeFilesIntoRecords(
    read(
      buildCardFile({
        cards: [STONE, ...UNITS],
        rulings: [
          buildRuling("TS-R001"),
          buildRuling("TS-R002", { cards: ["頁一"], answer: { ja: "《火の子》と同じです。", en: "As 《火の子》." } }),
          buildRuling("TS-R003", { cards: ["頁二"], question: { ja: "これは何ですか。", en: "What is this?" } }),
        ],
      }),
    ),
    NOTHING,
  ),
);
const deck = (seen: AffectedDeck["seen"], name: string): AffectedDeck => ({ id: name, name, seen, deck: DECK });

function impactOf(cards: CardFileContent["cards"], decks: readonly AffectedDeck[] = [], unchecked = 0) {
  const plan = runToCompletion(planImport(read(buildCardFile({ sets: [], cards })), THERE));
  const states = { before: THERE, after: runToCompletion(applyPlan(THERE, plan)) };
  const readers = { before: createTextReader(states.before), after: createTextReader(states.after) };
  const impact = runToCompletion(ImpactCalculator.of(plan, states, readers, TODAY));
  return { keys: [...impact.keys], ...runToCompletion(impact.on(decks, unchecked)) };
}
const spark = (...revisions: Parameters<typeof buildUnitRevision>[0][]) => [
  buildCard(10, "火の子", "ぺーじ", { revisions: revisions.map(buildUnitRevision), printings: [] }),
];

test("a plan carried out in memory gives what the files hold, and back", () => {
  const files = read(buildCardFile({ cards: [...spark({ ap: 5 }, { effectiveOn: "2026-12-01" })] }));
  const after = runToCompletion(applyPlan(THERE, runToCompletion(planImport(files, THERE))));
  expect(runToCompletion(planImport(files, after))).toMatchObject({ changes: [], removed: [] });
  const back = runToCompletion(applyPlan(after, runToCompletion(planRestore(THERE, after))));
  expect(stringifyCardFile(back)).toBe(stringifyCardFile(THERE));
});

test("cards of which a plan changes nothing are the same objects before and after", () => {
  const after = runToCompletion(
    applyPlan(THERE, runToCompletion(planImport(read(buildCardFile({ sets: [], cards: spark({ ap: 5 }) })), THERE))),
  );
  const changed = THERE.cards.filter((card, at) => card !== after.cards[at]).map(({ number }) => number);
  expect([after.cards.length, changed]).toEqual([THERE.cards.length, [10]]);
});

test("a printing goes back from the card that has taken its number", () => {
  const holding = (number: number, held: boolean) =>
    buildCard(number, number === 98 ? "朝の頁" : "夕の頁", "ぺーじ", {
      retired: !held,
      printings: held ? [buildPrinting("TS-098")] : [],
    });
  const state = (...cards: CardFileContent["cards"]) =>
    runToCompletion(mergeFilesIntoRecords(read(buildCardFile({ cards })), NOTHING));
  const [then, now] = [state(holding(98, true)), state(holding(98, false), holding(99, true))];
  const back = runToCompletion(applyPlan(now, runToCompletion(planRestore(then, now))));
  expect(back.cards.map(({ number, printings }) => [number, printings.map((one) => one.number)])).toEqual([
    [98, ["TS-098"]],
    [99, []],
  ]);
});

test("another cost is told with the colors that come of it", () => {
  const { cards, keys } = impactOf(spark({ useCost: "青" }));
  expect(keys).toEqual(["火の子"]);
  expect(cards).toEqual([
    {
      number: 10,
      name: "火の子",
      fields: [
        { field: "useCost", before: "1赤", after: "青" },
        { field: "colors", before: "red", after: "blue" },
        { field: "neededColors", before: "red", after: "blue" },
      ],
    },
  ]);
});

test("a revision to come is weighed on its day", () => {
  const { asOf, cards } = impactOf(spark({}, { effectiveOn: "2026-12-24", ap: 9 }));
  expect(asOf).toBe("2026-12-24");
  expect(cards[0]?.fields).toEqual([{ field: "ap", before: "2", after: "9" }]);
});

test("decks that turn illegal or legal are counted, and only those that everybody sees are named", () => {
  const withdrawn = [{ ...buildCard(10, "火の子", "ぺーじ", { printings: [] }), retired: true }];
  const decks = [deck("public", "公開"), deck("hidden", "秘密"), deck("starter", "入門")];
  const { decks: impact } = impactOf(withdrawn, decks, 3);
  expect(impact).toMatchObject({
    held: { starter: 1, public: 1, hidden: 1 },
    becomeIllegal: 3,
    becomeLegal: 0,
    unchecked: 3,
    named: [
      { name: "公開", cards: ["火の子"], legal: [true, false] },
      { name: "入門", cards: ["火の子"], legal: [true, false] },
    ],
  });
  expect(JSON.stringify(impact)).not.toContain("秘密");
});

test("rulings about a card that changes are told, the ones that grow stale first", () => {
  const { rulings } = impactOf(spark({}, { effectiveOn: "2026-11-15", text: "■カードを1枚引く。" }));
  expect(rulings).toEqual([
    { id: "TS-R001", cards: ["火の子"], stale: true },
    { id: "TS-R002", cards: ["火の子"], stale: false },
  ]);
});

test("texts that are read otherwise, or not in full, are told", () => {
  const known = "■このユニットが召喚されたとき、カードを1枚引く。";
  const good = impactOf(spark({ text: known }));
  expect([good.coverage, good.texts]).toEqual([[], { full: 1, partial: 0, none: 0 }]);
  const bad = impactOf(spark({ text: "■夜明けの歌をうたう。" }));
  expect(bad.coverage).toEqual([
    { number: 10, name: "火の子", revision: "2025-04-25", before: "full", after: "none", doubts: [], lapsed: 0 },
  ]);
});

test("abilities that can be read in several ways are told with the reading that is taken, and choices that lapse", () => {
  const text =
    "■このユニットが召喚されたとき、チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
  const [doubt] = findDoubts(text, "unit");
  const second = doubt?.readings[1];
  if (doubt === undefined || second === undefined) throw new Error("The text has one reading");
  const choice = { textHash: doubt.textHash, sentence: doubt.sentence, choice: second.choice };
  const open = impactOf(spark({ text }));
  expect(open.coverage).toMatchObject([{ after: "partial", doubts: [{ decided: false }], lapsed: 0 }]);
  const chosen = impactOf(spark({ text, readings: [choice] }));
  expect(chosen.coverage).toMatchObject([
    { after: "full", doubts: [{ decided: true, options: [{ inForce: false }, { inForce: true }] }], lapsed: 0 },
  ]);
  const lapsed = impactOf(spark({ text: "■カードを1枚引く。", readings: [choice] }));
  expect(lapsed.coverage).toMatchObject([{ doubts: [], lapsed: 1 }]);
});

test("nicknames and printings change nothing for decks", () => {
  const named = [buildCard(10, "火の子", "ぺーじ", { aliases: ["ひー"], printings: [] })];
  expect(impactOf(named)).toMatchObject({ keys: [], cards: [], rulings: [] });
});

test("a new card touches only decks that hold its name already", () => {
  const { keys, rulings } = impactOf([buildCard(99, "新しい頁", "あたらしいぺーじ", { printings: [] })]);
  expect([keys, rulings]).toEqual([["新しい頁"], []]);
});
