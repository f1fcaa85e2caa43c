import type { z } from "zod";
import { fieldProblems } from "./field-problems";
import { type Finding, type ImportProblem, wholeFileProblem } from "./import-problem";
import { scanJson } from "./json-scan";
import {
  type CardSketch,
  cardFileFrame,
  cardSketch,
  type FileCard,
  type FileList,
  type FileRuling,
  type FileSet,
  fileCard,
  fileList,
  fileRuling,
  fileSet,
  LIMITS,
  type ListSketch,
  listSketch,
  type RulingSketch,
  rulingSketch,
} from "./schema";

/** A card file as it lies on the disk. */
export type CardFileSource = { readonly file: string; readonly bytes: Uint8Array };

/** An entry that is well-formed by itself, and its place in its list. */
export type Entry<T> = { readonly index: number; readonly value: T };

/** What could be read of a file. With findings it must not be applied, but the rest can still be checked. */
export type CardFile = {
  readonly file: string;
  readonly text: string;
  readonly json: unknown;
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
  /** Codes of all sets that are mentioned, the malformed ones too: a printing in one of them is not a second problem. */
  readonly setCodes: ReadonlySet<string>;
  readonly findings: readonly Finding[];
};

/** Reads a file and checks each entry by itself. Never throws: a file that is not JSON gives the one problem it has. */
export function readCardFile(source: CardFileSource): CardFile | ImportProblem {
  const read = readJson(source, LIMITS.fileBytes);
  return "json" in read ? readEntries(source.file, read.text, read.json) : read;
}

/** The JSON in a file, or why there is none. */
export function readJson(
  { file, bytes }: CardFileSource,
  most: number,
): { readonly text: string; readonly json: unknown } | ImportProblem {
  if (bytes.length > most) {
    const limit = most >= MIB ? `${most / MIB} MiB` : `${most / 1024} KiB`;
    const fix = `Split it into files of at most ${limit}.`;
    return wholeFileProblem(file, "SIZE", `the file is larger than ${limit}`, fix);
  }
  const text = decode(bytes);
  if (text === null) return wholeFileProblem(file, "ENCODING", "the file is not UTF-8", "Save it as UTF-8.");
  const { fault } = scanJson(text, LIMITS.nesting);
  if (fault) return wholeFileProblem(file, "JSON", fault.reason, "Mend the JSON at this place.", fault);
  return { text, json: JSON.parse(text) };
}

const MIB = 1024 * 1024;

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readEntries(file: string, text: string, json: unknown): CardFile {
  const frame = cardFileFrame.safeParse(json, { reportInput: true });
  const findings = frame.success ? [] : [...fieldProblems(frame.error.issues, [])];
  const take = <T, S>(field: EntryList, schema: z.ZodType<T>, sketchSchema?: z.ZodType<S>) => {
    const entries: Entry<T>[] = [];
    const sketches: Entry<S>[] = [];
    for (const [index, entry] of listAt(json, field).entries()) {
      const sketch = sketchSchema?.safeParse(entry);
      if (sketch?.success) sketches.push({ index, value: sketch.data });
      const result = schema.safeParse(entry, { reportInput: true });
      if (result.success) entries.push({ index, value: result.data });
      else findings.push(...fieldProblems(result.error.issues, [field, index]));
    }
    return { entries, sketches };
  };
  const sets = take<FileSet, never>("sets", fileSet);
  const cards = take<FileCard, CardSketch>("cards", fileCard, cardSketch);
  const rulings = take<FileRuling, RulingSketch>("rulings", fileRuling, rulingSketch);
  const lists = take<FileList, ListSketch>("lists", fileList, listSketch);
  return {
    ...{ file, text, json, findings },
    ...{ sets: sets.entries, cards: cards.entries, sketches: cards.sketches },
    ...{ rulings: rulings.entries, rulingSketches: rulings.sketches },
    ...{ lists: lists.entries, listSketches: lists.sketches },
    setCodes: new Set(listAt(json, "sets").flatMap(codeOf)),
  };
}

type EntryList = "sets" | "cards" | "rulings" | "lists";

function listAt(json: unknown, field: EntryList): readonly unknown[] {
  if (typeof json !== "object" || json === null) return [];
  const list = (json as Record<string, unknown>)[field];
  return Array.isArray(list) ? list.slice(0, LIMITS[field]) : [];
}

function codeOf(set: unknown): readonly string[] {
  if (typeof set !== "object" || set === null || !("code" in set)) return [];
  return typeof set.code === "string" ? [set.code] : [];
}
