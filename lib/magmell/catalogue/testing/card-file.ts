import { type CardFileSource, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import type {
  CardInput,
  LabelsInput,
  ListInput,
  PrintingInput,
  RevisionInput,
  RulingInput,
  SetInput,
} from "@/lib/magmell/catalogue/import/files/schema";
import { mergeFilesIntoRecords } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { Catalogue, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";

/** The content of a card file, mutable so that tests can change it before it is written. */
export type CardFileContent = {
  format: string;
  sets: SetInput[];
  cards: CardInput[];
  rulings?: RulingInput[];
  lists?: ListInput[];
  aliases?: LabelsInput[];
};

export const TEST_SET: SetInput & CatalogueSet = {
  code: "TS",
  name: "試し刷り",
  englishName: "Trial Print",
  releasedOn: "2025-04-25",
  type: "main",
};

export const buildUnitRevision = (more: Partial<RevisionInput> = {}): RevisionInput => ({
  effectiveOn: "2025-04-25",
  kind: "unit",
  timing: "normal",
  useCost: "1赤",
  ap: 2,
  hp: 1,
  text: "",
  ...more,
});
export const buildMagicRevision = (more: Partial<RevisionInput> = {}): RevisionInput => ({
  effectiveOn: "2025-04-25",
  kind: "magic",
  timing: "normal",
  useCost: "青",
  text: "",
  ...more,
});
export const buildStoneRevision = (more: Partial<RevisionInput> = {}): RevisionInput => ({
  effectiveOn: "2025-04-25",
  kind: "stone",
  text: "",
  ...more,
});

export const buildPrinting = (number: string, more: Partial<PrintingInput> = {}): PrintingInput => ({
  set: TEST_SET.code,
  number,
  illustrator: "無名",
  revision: "2025-04-25",
  ...more,
});

/** Returns a card with one revision and one printing by default. */
export const buildCard = (number: number, name: string, reading: string, more: Partial<CardInput> = {}): CardInput => ({
  number,
  name,
  reading,
  englishName: `Card ${number}`,
  revisions: [buildUnitRevision()],
  printings: [buildPrinting(`TS-${String(number).padStart(3, "0")}`)],
  ...more,
});

/** Returns a ruling on one card of `buildCardFile`. */
export const buildRuling = (id: string, more: Partial<RulingInput> = {}): RulingInput => ({
  id,
  question: { ja: "《火の子》は攻撃できますか。", en: "Can 《火の子》 attack?" },
  answer: { ja: "できます。", en: "It can." },
  cards: ["火の子"],
  rules: ["mag:701.1.2"],
  source: "house",
  date: "2026-11-01",
  ...more,
});

/** Returns a small file with one card of each kind. */
export const buildCardFile = (more: Partial<CardFileContent> = {}): CardFileContent => ({
  format: "grimoire-cards/1",
  sets: [TEST_SET],
  cards: [
    buildCard(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [buildStoneRevision()] }),
    buildCard(2, "火の子", "ひのこ", { englishName: "Spark" }),
    buildCard(3, "水鏡", "みずかがみ", {
      englishName: "Water Mirror",
      revisions: [buildMagicRevision({ text: "■カードを1枚引く。" })],
    }),
  ],
  ...more,
});

/** Returns a card file as if read from disk. */
export const buildCardFileSource = (content: unknown, file = "trial.json"): CardFileSource => ({
  file,
  bytes: new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content, null, 1)),
});

/** Returns the catalogue of a single card file. Throws if the file has problems. */
export function buildTestCatalogue(content: CardFileContent, asOf = "2026-11-20"): Catalogue {
  const read = runToCompletion(readCardFile(buildCardFileSource(content)));
  if (!("cards" in read) || read.findings.length > 0) throw new Error(JSON.stringify(read, null, 1).slice(0, 2000));
  const records = runToCompletion(mergeFilesIntoRecords([read], { sets: [], cards: [] }));
  return runToCompletion(buildCatalogue(records, 1, asOf, createTextReader(records)));
}
