import { fieldProblems } from "./field-problems";
import { type Finding, type ImportProblem, wholeFileProblem } from "./import-problem";
import { scanJson } from "./json-scan";
import {
  type CardSketch,
  cardFileFrame,
  cardSketch,
  type FileCard,
  type FileSet,
  fileCard,
  fileSet,
  LIMITS,
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
  /** Codes of all sets that are mentioned, the malformed ones too: a printing in one of them is not a second problem. */
  readonly setCodes: ReadonlySet<string>;
  readonly findings: readonly Finding[];
};

/** Reads a file and checks each entry by itself. Never throws: a file that is not JSON gives the one problem it has. */
export function readCardFile({ file, bytes }: CardFileSource): CardFile | ImportProblem {
  if (bytes.length > LIMITS.fileBytes) {
    const limit = `${LIMITS.fileBytes / 1024 / 1024} MiB`;
    return wholeFileProblem(
      file,
      "SIZE",
      `the file is larger than ${limit}`,
      `Split it into files of at most ${limit}.`,
    );
  }
  const text = decode(bytes);
  if (text === null) return wholeFileProblem(file, "ENCODING", "the file is not UTF-8", "Save it as UTF-8.");
  const { fault } = scanJson(text, LIMITS.nesting);
  if (fault) return wholeFileProblem(file, "JSON", fault.reason, "Mend the JSON at this place.", fault);
  return readEntries(file, text, JSON.parse(text));
}

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
  const sets: Entry<FileSet>[] = [];
  for (const [index, entry] of listAt(json, "sets", LIMITS.sets).entries()) {
    const result = fileSet.safeParse(entry, { reportInput: true });
    if (result.success) sets.push({ index, value: result.data });
    else findings.push(...fieldProblems(result.error.issues, ["sets", index]));
  }
  const cards: Entry<FileCard>[] = [];
  const sketches: Entry<CardSketch>[] = [];
  for (const [index, entry] of listAt(json, "cards", LIMITS.cards).entries()) {
    const sketch = cardSketch.safeParse(entry);
    if (sketch.success) sketches.push({ index, value: sketch.data });
    const result = fileCard.safeParse(entry, { reportInput: true });
    if (result.success) cards.push({ index, value: result.data });
    else findings.push(...fieldProblems(result.error.issues, ["cards", index]));
  }
  const setCodes = new Set(listAt(json, "sets", LIMITS.sets).flatMap(codeOf));
  return { file, text, json, sets, cards, sketches, setCodes, findings };
}

function listAt(json: unknown, field: string, max: number): readonly unknown[] {
  if (typeof json !== "object" || json === null) return [];
  const list = (json as Record<string, unknown>)[field];
  return Array.isArray(list) ? list.slice(0, max) : [];
}

function codeOf(set: unknown): readonly string[] {
  if (typeof set !== "object" || set === null || !("code" in set)) return [];
  return typeof set.code === "string" ? [set.code] : [];
}
