import { DOCUMENT_SETS, toNameKey } from "@/engine/mtg/deck";
import { claimKey } from "@/lib/collections";
import { toFieldProblems } from "@/lib/magmell/catalogue/import/files/field-problems";
import { type CardFileSource, readJsonFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import {
  type ImportFinding,
  type ImportProblem,
  locateFindings,
  type ProblemParams,
} from "@/lib/magmell/catalogue/import/import-problem";
import { LAST_FORMAT_DATE } from "./format-date";
import { FORMAT_FILE_FIELDS, FORMAT_FILE_LIMITS, type FormatFile, formatFileSchema } from "./schema";

/** A valid format file, with the lookup of lines for findings. */
type ReadFormats = {
  readonly file: string;
  readonly content: FormatFile;
  readonly locate: (findings: readonly ImportFinding[]) => readonly ImportProblem[];
};

/**
 * Reads a format file. Returns its content, or every problem of its fields. Never throws. `others` are the other files
 * of the site, whose sets the file may use.
 */
export function readFormatFile(
  source: CardFileSource,
  others: readonly FormatFile[] = [],
): ReadFormats | readonly ImportProblem[] {
  const { file } = source;
  const read = readJsonFile(source, FORMAT_FILE_LIMITS.fileBytes);
  if (!("json" in read)) return [read];
  const { text, json } = read;
  const result = formatFileSchema.safeParse(json, { reportInput: true });
  const place = (findings: readonly ImportFinding[]) => locateFindings(file, text, json, findings);
  if (!result.success) return place(toFieldProblems(result.error.issues, [], FORMAT_FILE_FIELDS));
  const findings = [
    ...emptiness(result.data),
    ...repeatedSets(result.data, file),
    ...judgeLists(result.data),
    ...judgeFormats(result.data, others),
  ];
  return findings.length > 0 ? place(findings) : { file, content: result.data, locate: place };
}

const emptiness = ({ sets, lists, formats = [] }: FormatFile): readonly ImportFinding[] =>
  sets.length + lists.length + formats.length > 0
    ? []
    : [
        {
          code: "MISSING",
          path: ["lists"],
          facts: { lists: '{ "format": "type1", "from": "1999-10-01", "restricted": [], "banned": [] }' },
        },
      ];

function repeatedSets({ sets }: FormatFile, file: string): readonly ImportFinding[] {
  const seen = new Map<string, { readonly file: string; readonly entry: number }>();
  return sets.flatMap(({ code }, index): readonly ImportFinding[] => {
    const path = ["sets", index, "code"];
    if (DOCUMENT_SETS.some((set) => set.code === code)) return [{ code: "SET_TWICE", path, facts: { builtIn: 1 } }];
    const first = claimKey(seen, code, { file, entry: index + 1 });
    return first === null ? [] : [{ code: "SET_TWICE", path, facts: first }];
  });
}

function judgeLists({ lists }: FormatFile): readonly ImportFinding[] {
  const seen = new Set<string>();
  return lists.flatMap((list, index): readonly ImportFinding[] => {
    const path = ["lists", index, "from"];
    const found: ImportFinding[] = [];
    const key = getListKey(list);
    if (list.from === LAST_FORMAT_DATE) found.push({ code: "LIST_TWICE", path, facts: { day: list.from } });
    else if (seen.has(key)) found.push({ code: "LIST_TWICE", path, facts: { format: list.format } });
    seen.add(key);
    return [...found, ...repeatedNames(list, ["lists", index])];
  });
}

/** Finds duplicate format ids, names on two lists, and unknown sets. */
function judgeFormats({ formats = [], sets }: FormatFile, others: readonly FormatFile[]): readonly ImportFinding[] {
  const known = [...DOCUMENT_SETS, ...sets, ...others.flatMap((other) => other.sets)].map(({ code }) => code);
  return formats.flatMap((format, index): readonly ImportFinding[] => {
    const isTwice = formats.findIndex(({ id }) => id === format.id) < index;
    const unknown = format.sets.flatMap((code, at): readonly ImportFinding[] =>
      known.includes(code) ? [] : [{ code: "SET_UNKNOWN", path: ["formats", index, "sets", at], facts: { known } }],
    );
    return [
      ...(isTwice ? [{ code: "LIST_TWICE", path: ["formats", index, "id"], facts: { id: format.id } } as const] : []),
      ...unknown,
      ...repeatedNames(format, ["formats", index]),
    ];
  });
}

/** Returns the key of a list: its format and date, for which there is only one list. */
export const getListKey = ({ format, from }: FormatFile["lists"][number]): string => `${format} ${from}`;

function repeatedNames(
  list: Readonly<Record<"restricted" | "banned", readonly string[]>>,
  place: ImportFinding["path"],
): readonly ImportFinding[] {
  const seen = new Map<string, string>();
  return (["restricted", "banned"] as const).flatMap((part) =>
    list[part].flatMap((name, at): readonly ImportFinding[] => {
      const key = toNameKey(name);
      const before = seen.get(key);
      seen.set(key, part);
      if (before === undefined) return [];
      const facts: ProblemParams = before === part ? { name } : { both: name };
      return [{ code: "LIST_CARD_TWICE", path: [...place, part, at], facts }];
    }),
  );
}
