import type { z } from "zod";
import { type DecodedText, decodeTextFile } from "@/lib/decode-text-file";
import { runToCompletion, type Task } from "@/lib/tasks";
import { type CsvContent, readCsv } from "../csv/read-csv";
import {
  createFileProblem,
  type ImportFinding,
  type ImportProblem,
  locateFindings,
  type ProblemParams,
} from "../import-problem";
import { toFieldProblems } from "./field-problems";
import { scanJson } from "./json-scan";
import {
  CARD_FILE_FORMAT,
  CARD_FILE_LIMITS,
  type CardInput,
  cardFileSchema,
  cardSchema,
  type LabelsInput,
  type ListInput,
  labelsSchema,
  listSchema,
  type PartialCard,
  type PartialLabels,
  type PartialList,
  type PartialRuling,
  partialCardSchema,
  partialLabelsSchema,
  partialListSchema,
  partialRulingSchema,
  type RulingInput,
  rulingSchema,
  type SetInput,
  setSchema,
} from "./schema";

/** A card file as read from disk. */
export type CardFileSource = { readonly file: string; readonly bytes: Uint8Array };

/** A well-formed entry with its index in the file's list. */
type Entry<T> = { readonly index: number; readonly value: T };

/** The readable part of a card file. A file with findings must not be applied, but its other entries can still be checked. */
export type CardFile = {
  readonly file: string;
  readonly text: string;
  /** Format as which the file was read. */
  readonly form: "json" | "csv";
  readonly encoding: DecodedText["encoding"];
  /** Whether the encoding is a guess. */
  readonly assumed: boolean;
  readonly sets: readonly Entry<SetInput>[];
  readonly cards: readonly Entry<CardInput>[];
  /** Every entry of `cards`, including malformed ones, with the fields that can be compared. */
  readonly sketches: readonly Entry<PartialCard>[];
  readonly rulings: readonly Entry<RulingInput>[];
  /** Every entry of `rulings`, likewise. */
  readonly rulingSketches: readonly Entry<PartialRuling>[];
  readonly lists: readonly Entry<ListInput>[];
  /** Every entry of `lists`, likewise. */
  readonly listSketches: readonly Entry<PartialList>[];
  readonly aliases: readonly Entry<LabelsInput>[];
  /** Every entry of `aliases`, likewise. */
  readonly aliasSketches: readonly Entry<PartialLabels>[];
  /** Cards whose reading was written in katakana and became hiragana. */
  readonly katakana: number;
  /** Codes of all sets in the file, malformed sets included: a printing in such a set is not a second problem. */
  readonly setCodes: ReadonlySet<string>;
  readonly findings: readonly ImportFinding[];
  /** Problems of the file apart from its entries, with their places. */
  readonly problems: readonly ImportProblem[];
  /** Gives findings their places in the file, in the order of the lines. */
  readonly locate: (findings: readonly ImportFinding[]) => readonly ImportProblem[];
};

/**
 * Reads a card file (JSON or CSV). Returns its valid entries and all findings, or a single problem if the file cannot
 * be read at all.
 */
export function* readCardFile(source: CardFileSource): Task<CardFile | ImportProblem> {
  const decoded = readText(source, CARD_FILE_LIMITS.fileBytes, { form: "workbook" });
  if (!("text" in decoded)) return decoded;
  const { file } = source;
  if (isTable(file, decoded.text)) {
    const csv = readCsv(file, decoded.text, CARD_FILE_FORMAT);
    return "json" in csv ? yield* ofTable(file, decoded, csv) : withEncoding(csv, decoded);
  }
  const read = yield* parseJson(file, decoded.text, true);
  if (!("json" in read)) return withEncoding(read, decoded);
  const { json } = read;
  const entries = yield* readEntries(json);
  const place = (findings: readonly ImportFinding[]) => locateFindings(file, decoded.text, json, findings);
  return { ...describe(file, "json", decoded), ...entries, problems: [], locate: place };
}

function* ofTable(file: string, decoded: DecodedText, { json, problems, locate }: CsvContent): Task<CardFile> {
  return { ...describe(file, "csv", decoded), ...(yield* readEntries(json)), problems, locate };
}

const describe = (file: string, form: CardFile["form"], decoded: DecodedText) => ({ file, form, ...decoded });

/** By its name: spreadsheets save their tables under these, and none of them begins as an object does. */
const isTable = (file: string, text: string): boolean => /\.(?:csv|tsv|txt)$/i.test(file) && !/^\s*\{/.test(text);

/** A problem of a file with a guessed encoding, which may be wrong. */
const withEncoding = (problem: ImportProblem, { encoding, assumed }: DecodedText): ImportProblem =>
  assumed ? { ...problem, facts: { ...problem.facts, encoding } } : problem;

/** Returns the parsed JSON of a file, or its problem. */
export function readJsonFile(
  source: CardFileSource,
  most: number,
): { readonly text: string; readonly json: unknown } | ImportProblem {
  const decoded = readText(source, most, { form: "workbook", fault: "json" });
  if (!("text" in decoded)) return decoded;
  const read = runToCompletion(parseJson(source.file, decoded.text));
  return "json" in read ? { text: decoded.text, json: read.json } : withEncoding(read, decoded);
}

/** `workbook`: the facts of a workbook, which can be saved as tables where tables are read. */
function readText({ file, bytes }: CardFileSource, most: number, workbook: ProblemParams): DecodedText | ImportProblem {
  if (bytes.length > most) {
    const limit = most >= MIB ? `${most / MIB} MiB` : `${most / 1024} KiB`;
    return createFileProblem(file, "SIZE", { limit });
  }
  if (isWorkbook(bytes)) return createFileProblem(file, "ENCODING", workbook);
  return decodeTextFile(bytes) ?? createFileProblem(file, "ENCODING");
}

/** The first bytes of workbooks, old and new. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;
const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOKS.some((begin) => begin.every((byte, index) => bytes[index] === byte));

/** `mayBeTable`: text that is not JSON from its first character may be a table with another file name. */
function* parseJson(file: string, text: string, mayBeTable = false): Task<{ readonly json: unknown } | ImportProblem> {
  const { fault } = yield* scanJson(text, CARD_FILE_LIMITS.nesting);
  if (fault) {
    const isTable = mayBeTable && fault.line === 1 && fault.column === 1;
    return createFileProblem(file, "JSON", { ...fault.facts, ...(isTable && { table: 1 }) }, fault);
  }
  return { json: JSON.parse(text) };
}

const MIB = 1024 * 1024;

function* readEntries(json: unknown) {
  const frame = cardFileSchema.safeParse(json, { reportInput: true });
  const findings = frame.success ? [] : [...toFieldProblems(frame.error.issues)];
  function* take<T, S>(field: EntryList, schema: z.ZodType<T>, sketchSchema?: z.ZodType<S>) {
    const entries: Entry<T>[] = [];
    const sketches: Entry<S>[] = [];
    for (const [index, entry] of listAt(json, field).entries()) {
      const sketch = sketchSchema?.safeParse(entry);
      if (sketch?.success) sketches.push({ index, value: sketch.data });
      const result = schema.safeParse(entry, { reportInput: true });
      if (result.success) entries.push({ index, value: result.data });
      else if (findings.length < CARD_FILE_LIMITS.problems)
        findings.push(...toFieldProblems(result.error.issues, [field, index]));
      yield;
    }
    return { entries, sketches };
  }
  const sets = yield* take<SetInput, never>("sets", setSchema);
  const cards = yield* take<CardInput, PartialCard>("cards", cardSchema, partialCardSchema);
  const rulings = yield* take<RulingInput, PartialRuling>("rulings", rulingSchema, partialRulingSchema);
  const lists = yield* take<ListInput, PartialList>("lists", listSchema, partialListSchema);
  const aliases = yield* take<LabelsInput, PartialLabels>("aliases", labelsSchema, partialLabelsSchema);
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
  sets: CARD_FILE_LIMITS.sets,
  cards: CARD_FILE_LIMITS.cards,
  rulings: CARD_FILE_LIMITS.rulings,
  lists: CARD_FILE_LIMITS.lists,
  aliases: CARD_FILE_LIMITS.cards,
};
type EntryList = keyof typeof MOST;

function listAt(json: unknown, field: EntryList): readonly unknown[] {
  if (typeof json !== "object" || json === null) return [];
  const list = (json as Record<string, unknown>)[field];
  return Array.isArray(list) ? list.slice(0, MOST[field]) : [];
}

/** Counts the cards whose reading is not as the file has it. */
function katakanaReadings(json: unknown, cards: readonly Entry<CardInput>[]): number {
  const written = listAt(json, "cards") as readonly { readonly reading?: unknown }[];
  return cards.filter(({ index, value }) => written[index]?.reading !== value.reading).length;
}

function codeOf(set: unknown): readonly string[] {
  if (typeof set !== "object" || set === null || !("code" in set)) return [];
  return typeof set.code === "string" ? [set.code.normalize("NFKC")] : [];
}
