import { expect, test } from "vitest";
import { readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { createCardRecord } from "@/lib/magmell/catalogue/import/import-plan";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildStoneRevision,
  buildTestCatalogue,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { createCardFile, createListFile, createRulingFile, type EditedCardFile } from "./create-edited-file";
import { BLANK_LIST_FORM, createBlankCard } from "./edit-forms";
import { toCardForm, toRulingForm } from "./to-edit-form";

function read({ name, text }: EditedCardFile) {
  const file = runToCompletion(readCardFile({ file: name, bytes: new TextEncoder().encode(text) }));
  if (!("cards" in file)) throw new Error(JSON.stringify(file));
  return file;
}

test.each([
  ["a unit", buildCard(5, "火の粉", "ひのこ", { aliases: ["こな"], tags: ["burn"], token: true })],
  [
    "a magic",
    buildCard(6, "水の輪", "みずのわ", {
      revisions: [buildMagicRevision({ text: "■カードを1枚引く。\n（夢を含む。）" })],
    }),
  ],
  ["a stone", buildCard(7, "白の魔石", "しろのませき", { revisions: [buildStoneRevision()], retired: true })],
  [
    "a card with a history and many printings",
    buildCard(8, "風", "かぜ", {
      revisions: [
        buildUnitRevision({ catalyst: "赤赤" }),
        buildUnitRevision({ effectiveOn: "2026-01-01", ap: 0, useCost: "" }),
      ],
      printings: [
        buildPrinting("TS-008", { flavor: "吹く。\nまた吹く。", finish: "foil", product: "試し箱" }),
        buildPrinting("TS-009", { revision: "2026-01-01" }),
      ],
    }),
  ],
])("the form of %s that nobody changed gives the same card back", (_, content) => {
  const record = createCardRecord(content);
  const file = read(createCardFile(toCardForm(record)));
  expect(file.findings).toEqual([]);
  expect(file.cards.map(({ value }) => createCardRecord(value))).toEqual([record]);
});

test("a ruling comes back as it was, with its cards by name", () => {
  const content = buildCardFile({ rulings: [buildRuling("TS-R001")] });
  const snapshot = buildTestCatalogue(content);
  const [record] = snapshot.rulings.get(2) ?? [];
  if (!record) throw new Error("no ruling");
  const file = read(createRulingFile(toRulingForm(record, (number) => snapshot.byNumber.get(number)?.name ?? "")));
  expect(file.findings).toEqual([]);
  expect(file.rulings.map(({ value }) => value)).toEqual(content.rulings);
});

test("what was typed wrongly stays as it was typed, for the check to point at", () => {
  const form = createBlankCard(12, "2026-01-01");
  const { findings } = read(
    createCardFile({
      ...form,
      name: "試し",
      reading: "試験",
      revisions: [{ ...form.revisions[0], ap: "ニ" } as never],
    }),
  );
  const places = findings.map(({ path }) => path.join("/"));
  expect(places).toEqual(expect.arrayContaining(["cards/0/reading", "cards/0/revisions/0/ap"]));
});

test.each([
  ["１２", []],
  ["", ["MISSING cards/0/number"]],
  ["-1", ["TOO_SMALL cards/0/number"]],
  ["1.5", ["TYPE cards/0/number"]],
])("the number %j has only its own fault", (number, faults) => {
  const { findings } = read(
    createCardFile({ ...createBlankCard(12, "2026-01-01"), name: "試し", reading: "ためし", number }),
  );
  expect(findings.map(({ code, path }) => `${code} ${path.join("/")}`).filter((one) => one.endsWith("number"))).toEqual(
    faults,
  );
});

test("a list has one name a line, empty lines aside", () => {
  const { lists } = read(
    createListFile({
      ...BLANK_LIST_FORM,
      id: "first",
      name: "はじめ",
      englishName: "First",
      cards: "火の子\n\n 水鏡 \n",
    }),
  );
  expect(lists[0]?.value.cards).toEqual(["火の子", "水鏡"]);
});

test("a list may hold nothing, and one that is to go says so", () => {
  const form = { ...BLANK_LIST_FORM, id: "first", name: "はじめ", englishName: "First" };
  const [empty, gone] = [form, { ...form, removed: true }].map((one) => read(createListFile(one)));
  expect([empty?.findings, gone?.findings]).toEqual([[], []]);
  expect(empty?.lists[0]?.value).toEqual({ id: "first", name: "はじめ", englishName: "First", cards: [] });
  expect(gone?.lists[0]?.value.removed).toBe(true);
});
