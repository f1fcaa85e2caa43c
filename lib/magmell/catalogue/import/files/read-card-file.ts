import type { z } from "zod";
import { type DecodedText, decodeTextFile } from "@/lib/decode-text-file";
import { runToCompletion, type Task } from "@/lib/tasks";
import { type CsvContent, readCsv } from "../csv/read-csv";
import { type Finding, type ImportProblem, locate, wholeFileProblem } from "../import-problem";
import { CARD_FILE, CSV_FILE, type Expected, fieldProblems } from "./field-problems";
import { scanJson } from "./json-scan";
import {
  CARD_FILE_FORMAT,
  type CardSketch,
  cardFileFrame,
  cardSketch,
  type FileCard,
  type FileLabels,
  type FileList,
  type FileRuling,
  type FileSet,
  fileCard,
  fileLabels,
  fileList,
  fileRuling,
  fileSet,
  type LabelsSketch,
  LIMITS,
  type ListSketch,
  labelsSketch,
  listSketch,
  type RulingSketch,
  rulingSketch,
} from "./schema";

/** A card file as it lies on the disk. */
export type CardFileSource = { readonly file: string; readonly bytes: Uint8Array };

/** Entry that is well-formed by itself, with its index in the list of the file. */
type Entry<T> = { readonly index: number; readonly value: T };

/** The readable part of a card file. A file with findings must not be applied, but its other entries can still be checked. */
export type CardFile = {
  readonly file: string;
  readonly text: string;
  /** Format as which the file was read. */
  readonly form: "json" | "csv";
  readonly encoding: DecodedText["encoding"];
  /** Whether the encoding was guessed. */
  readonly assumed: boolean;
  readonly sets: readonly Entry<FileSet>[];
  readonly cards: readonly Entry<FileCard>[];
  /** Every entry of `cards`, the malformed ones too, as far as they can be compared. */
  readonly sketches: readonly Entry<CardSketch>[];
  readonly rulings: readonly Entry<FileRuling>[];
  /** Every entry of `rulings`, likewise. */
  readonly rulingSketches: readonly Entry<RulingSketch>[];
  readonly lists: readonly Entry<FileList>[];
  /** Every entry of `lists`, likewise. */
  readonly listSketches: readonly Entry<ListSketch>[];
  readonly aliases: readonly Entry<FileLabels>[];
  /** Every entry of `aliases`, likewise. */
  readonly aliasSketches: readonly Entry<LabelsSketch>[];
  /** Cards whose reading was written in katakana and became hiragana. */
  readonly katakana: number;
  /** Codes of all sets in the file, malformed sets included: a printing in such a set is not a second problem. */
  readonly setCodes: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  /** Problems of the file apart from its entries, with their places. */
  readonly problems: readonly ImportProblem[];
  /** Gives findings their places in the file, in the order of the lines. */
  readonly locate: (findings: readonly Finding[]) => readonly ImportProblem[];
};

/** Reads a card file, JSON or CSV: its valid entries and all findings, or one problem when it cannot be read at all. */
export function* readCardFile(source: CardFileSource): Task<CardFile | ImportProblem> {
  const decoded = readText(source, LIMITS.fileBytes);
  if (!("text" in decoded)) return decoded;
  const { file } = source;
  if (isTable(file, decoded.text)) {
    const csv = readCsv(file, decoded.text, CARD_FILE_FORMAT);
    return "json" in csv ? yield* ofTable(file, decoded, csv) : withEncoding(csv, decoded);
  }
  const read = yield* parseJson(file, decoded.text);
  if (!("json" in read)) return withEncoding(read, decoded);
  const { json } = read;
  const entries = yield* readEntries(json, CARD_FILE);
  const place = (findings: readonly Finding[]) => locate(file, decoded.text, json, findings);
  return { ...describe(file, "json", decoded), ...entries, problems: [], locate: place };
}

function* ofTable(file: string, decoded: DecodedText, { json, problems, locate }: CsvContent): Task<CardFile> {
  return { ...describe(file, "csv", decoded), ...(yield* readEntries(json, CSV_FILE)), problems, locate };
}

const describe = (file: string, form: CardFile["form"], decoded: DecodedText) => ({ file, form, ...decoded });

/** By its name: spreadsheets save their tables under these, and none of them begins as an object does. */
const isTable = (file: string, text: string): boolean => /\.(?:csv|tsv|txt)$/i.test(file) && !/^\s*\{/.test(text);

/** A problem of a file with a guessed encoding, which may be wrong. */
const withEncoding = (problem: ImportProblem, { encoding, assumed }: DecodedText): ImportProblem =>
  assumed
    ? {
        ...problem,
        reason: `${problem.reason} (read as ${encoding}, because it is not UTF-8)`,
        facts: { ...problem.facts, encoding },
      }
    : problem;

/** Returns the JSON in a file, or why there is none. */
export function readJson(
  source: CardFileSource,
  most: number,
): { readonly text: string; readonly json: unknown } | ImportProblem {
  const decoded = readText(source, most);
  if (!("text" in decoded)) return decoded;
  const read = runToCompletion(parseJson(source.file, decoded.text));
  return "json" in read ? { text: decoded.text, json: read.json } : withEncoding(read, decoded);
}

function readText({ file, bytes }: CardFileSource, most: number): DecodedText | ImportProblem {
  if (bytes.length > most) {
    const limit = most >= MIB ? `${most / MIB} MiB` : `${most / 1024} KiB`;
    const fix = `Split it into files of at most ${limit}.`;
    return wholeFileProblem(file, "SIZE", `the file is larger than ${limit}`, fix, null, { limit });
  }
  if (isWorkbook(bytes)) {
    const how = 'Save it as "CSV UTF-8", each sheet by itself, and import that.';
    const reason = "the file is a workbook of a spreadsheet program";
    return wholeFileProblem(file, "ENCODING", reason, how, null, { form: "workbook" });
  }
  const fix = "Save it as UTF-8.";
  return decodeTextFile(bytes) ?? wholeFileProblem(file, "ENCODING", "the file is not UTF-8, UTF-16 or Shift_JIS", fix);
}

/** The first bytes of workbooks, old and new. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;
const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOKS.some((begin) => begin.every((byte, index) => bytes[index] === byte));

function* parseJson(file: string, text: string): Task<{ readonly json: unknown } | ImportProblem> {
  const { fault } = yield* scanJson(text, LIMITS.nesting);
  if (fault) {
    const table = fault.line === 1 && fault.column === 1 ? " The name of a table ends in .csv." : "";
    const fix = `Mend the JSON at this place.${table}`;
    return wholeFileProblem(file, "JSON", fault.reason, fix, fault, { ...fault.facts, ...(table && { table: 1 }) });
  }
  return { json: JSON.parse(text) };
}

const MIB = 1024 * 1024;

function* readEntries(json: unknown, expected: Expected) {
  const frame = cardFileFrame.safeParse(json, { reportInput: true });
  const findings = frame.success ? [] : [...fieldProblems(frame.error.issues, [], expected)];
  function* take<T, S>(field: EntryList, schema: z.ZodType<T>, sketchSchema?: z.ZodType<S>) {
    const entries: Entry<T>[] = [];
    const sketches: Entry<S>[] = [];
    for (const [index, entry] of listAt(json, field).entries()) {
      const sketch = sketchSchema?.safeParse(entry);
      if (sketch?.success) sketches.push({ index, value: sketch.data });
      const result = schema.safeParse(entry, { reportInput: true });
      if (result.success) entries.push({ index, value: result.data });
      else if (findings.length < LIMITS.problems)
        findings.push(...fieldProblems(result.error.issues, [field, index], expected));
      yield;
    }
    return { entries, sketches };
  }
  const sets = yield* take<FileSet, never>("sets", fileSet);
  const cards = yield* take<FileCard, CardSketch>("cards", fileCard, cardSketch);
  const rulings = yield* take<FileRuling, RulingSketch>("rulings", fileRuling, rulingSketch);
  const lists = yield* take<FileList, ListSketch>("lists", fileList, listSketch);
  const aliases = yield* take<FileLabels, LabelsSketch>("aliases", fileLabels, labelsSketch);
  return {
    findings,
    katakana: katakanaReadings(json, cards.entries),
    sets: sets.entries,
    cards: cards.entries,
    sketches: cards.sketches,
    rulings: rulings.entries,
    rulingSketches: rulings.sketches,
    lists: lists.entries,
    listSketches: lists.sketches,
    aliases: aliases.entries,
    aliasSketches: aliases.sketches,
    setCodes: new Set(listAt(json, "sets").flatMap(codeOf)),
  };
}

/** The longest that a list of the file may be; aliases are one entry a card. */
const MOST = {
  sets: LIMITS.sets,
  cards: LIMITS.cards,
  rulings: LIMITS.rulings,
  lists: LIMITS.lists,
  aliases: LIMITS.cards,
};
type EntryList = keyof typeof MOST;

function listAt(json: unknown, field: EntryList): readonly unknown[] {
  if (typeof json !== "object" || json === null) return [];
  const list = (json as Record<string, unknown>)[field];
  return Array.isArray(list) ? list.slice(0, MOST[field]) : [];
}

/** Counts the cards whose reading is not as the file has it. */
function katakanaReadings(json: unknown, cards: readonly Entry<FileCard>[]): number {
  const written = listAt(json, "cards") as readonly { readonly reading?: unknown }[];
  return cards.filter(({ index, value }) => written[index]?.reading !== value.reading).length;
}

function codeOf(set: unknown): readonly string[] {
  if (typeof set !== "object" || set === null || !("code" in set)) return [];
  return typeof set.code === "string" ? [set.code.normalize("NFKC")] : [];
}
