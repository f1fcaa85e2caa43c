import { DOCUMENT_SETS, toNameKey } from "@/engine/mtg/deck";
import { toFieldProblems } from "@/lib/magmell/catalogue/import/files/field-problems";
import { type CardFileSource, readJsonFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { type ImportFinding, type ImportProblem, locateFindings } from "@/lib/magmell/catalogue/import/import-problem";
import { LAST_FORMAT_DATE } from "./format-date";
import { FORMAT_FILE_EXPECTATIONS, FORMAT_FILE_LIMITS, type FormatFile, formatFileSchema } from "./schema";

/** A file of formats that is well-formed by itself, with the way to give findings their lines. */
type ReadFormats = {
  readonly file: string;
  readonly content: FormatFile;
  readonly locate: (findings: readonly ImportFinding[]) => readonly ImportProblem[];
};

/** Reads a file of formats: its content, or every problem of its fields. Never throws. */
export function readFormatFile(source: CardFileSource): ReadFormats | readonly ImportProblem[] {
  const { file } = source;
  const read = readJsonFile(source, FORMAT_FILE_LIMITS.fileBytes);
  if (!("json" in read)) return [read];
  const { text, json } = read;
  const result = formatFileSchema.safeParse(json, { reportInput: true });
  const place = (findings: readonly ImportFinding[]) => locateFindings(file, text, json, findings);
  if (!result.success) return place(toFieldProblems(result.error.issues, [], FORMAT_FILE_EXPECTATIONS));
  const findings = [...emptiness(result.data), ...repeatedSets(result.data), ...judgeLists(result.data)];
  return findings.length > 0 ? place(findings) : { file, content: result.data, locate: place };
}

const REMOVE = "Remove one of them.";

const emptiness = ({ sets, lists }: FormatFile): readonly ImportFinding[] =>
  sets.length + lists.length > 0
    ? []
    : [
        {
          code: "MISSING",
          path: ["lists"],
          reason: "is empty, and so are the sets: the file tells nothing",
          fix: 'Add a list: { "format": "type1", "from": "1999-10-01", "restricted": [], "banned": [] }.',
        },
      ];

function repeatedSets({ sets }: FormatFile): readonly ImportFinding[] {
  const seen = new Set<string>();
  return sets.flatMap(({ code }, index): readonly ImportFinding[] => {
    const path = ["sets", index, "code"];
    if (DOCUMENT_SETS.some((set) => set.code === code)) {
      const reason = "is a set that the site knows by itself";
      return [{ code: "SET_TWICE", path, reason, fix: "Remove the set: lists may name its cards without it." }];
    }
    if (seen.has(code)) return [{ code: "SET_TWICE", path, reason: "stands in this file twice", fix: REMOVE }];
    seen.add(code);
    return [];
  });
}

function judgeLists({ lists }: FormatFile): readonly ImportFinding[] {
  const seen = new Set<string>();
  return lists.flatMap((list, index): readonly ImportFinding[] => {
    const path = ["lists", index, "from"];
    const found: ImportFinding[] = [];
    const key = getListKey(list);
    if (list.from === LAST_FORMAT_DATE) {
      const reason = "is the day whose lists the documents state themselves";
      found.push({ code: "LIST_TWICE", path, reason, fix: "Remove the list, or give the day on which it changed." });
    } else if (seen.has(key)) {
      found.push({
        code: "LIST_TWICE",
        path,
        reason: `is the second list of ${list.format} for this day`,
        fix: REMOVE,
      });
    }
    seen.add(key);
    return [...found, ...repeatedNames(list, index)];
  });
}

/** Returns a format and a day: of each there is one list. */
export const getListKey = ({ format, from }: FormatFile["lists"][number]): string => `${format} ${from}`;

function repeatedNames(list: FormatFile["lists"][number], index: number): readonly ImportFinding[] {
  const seen = new Map<string, string>();
  return (["restricted", "banned"] as const).flatMap((part) =>
    list[part].flatMap((name, at): readonly ImportFinding[] => {
      const key = toNameKey(name);
      const before = seen.get(key);
      seen.set(key, part);
      if (before === undefined) return [];
      const reason = before === part ? "stands in this list twice" : "is restricted and banned at once";
      return [{ code: "LIST_CARD_TWICE", path: ["lists", index, part, at], reason, fix: REMOVE }];
    }),
  );
}
