import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { BULK_FILE_KINDS } from "../schemas/bulk";
import { BULK_SERIALIZER_EDITION, serializeBulkFiles } from "./bulk";

const snapshot = buildTestCatalogue(
  buildCardFile({
    sets: [{ ...TEST_SET, counters: { 栞: "bookmark" } }],
    cards: [
      ...buildCardFile().cards.slice(0, 2),
      buildCard(3, "水鏡", "みずかがみ", {
        aliases: ["かがみ"],
        tags: ["draw"],
        revisions: [
          buildMagicRevision({ text: "■カードを1枚引く。", catalyst: "青" }),
          buildUnitRevision({ effectiveOn: "2026-01-01" }),
        ],
        printings: [
          buildPrinting("TS-003", { flavor: "ゆらり。", finish: "foil", product: "箱", revision: "2026-01-01" }),
        ],
      }),
      buildCard(4, "影", "かげ", { token: true }),
    ],
    rulings: [buildRuling("TS-R001", { cards: ["火の子", "水鏡"] })],
    lists: [{ id: "first", name: "初めて", englishName: "First", cards: ["水鏡"] }],
  }),
);
const textOf = (kind: (typeof BULK_FILE_KINDS)[number]) =>
  [...serializeBulkFiles(snapshot)].flatMap(({ text, kinds }) => (kinds.includes(kind) ? text : [])).join("");

test("each file is one JSON object with its lists", () => {
  const lists = BULK_FILE_KINDS.map((kind) => Object.keys(JSON.parse(textOf(kind))).slice(3));
  expect(lists).toEqual([["cards"], ["sets"], ["rulings"], ["sets", "cards", "rulings", "lists"]]);
});

test("the edition counts up when the same catalogue gives other files", () => {
  // The version of the catalogue names how its texts are read, which is no matter of the files.
  const text = textOf("everything").replaceAll(JSON.stringify(snapshot.version), '"version"');
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  expect(
    [BULK_SERIALIZER_EDITION, hash],
    "Files of the same catalogue have another content: count BULK_EDITION up and write both here.",
  ).toEqual([2, "cd10242ed0e237f2"]);
});
