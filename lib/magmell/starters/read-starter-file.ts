import { toNameKey } from "@/engine/magmell";
import { toFieldProblems } from "@/lib/magmell/catalogue/import/files/field-problems";
import { type CardFileSource, readJsonFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { type ImportFinding, type ImportProblem, locateFindings } from "@/lib/magmell/catalogue/import/import-problem";
import { STARTER_FIELDS, STARTER_LIMITS, type StarterFile, starterFileSchema } from "./schema";

/** A starter file with valid fields, not yet checked against the cards. */
export type ParsedStarter = {
  readonly file: string;
  readonly text: string;
  readonly json: unknown;
  readonly starter: StarterFile;
};

/** Reads a starter file. Returns the deck, or every problem of its fields. Never throws. */
export function readStarterFile(source: CardFileSource): ParsedStarter | readonly ImportProblem[] {
  const { file } = source;
  const read = readJsonFile(source, STARTER_LIMITS.fileBytes);
  if (!("json" in read)) return [read];
  const { text, json } = read;
  const result = starterFileSchema.safeParse(json, { reportInput: true });
  const findings = result.success
    ? repeatedLines(result.data)
    : toFieldProblems(result.error.issues, [], STARTER_FIELDS);
  if (!result.success || findings.length > 0) return locateFindings(file, text, json, findings);
  return { file, text, json, starter: result.data };
}

function repeatedLines(starter: StarterFile): readonly ImportFinding[] {
  return (["grimoire", "stoneDeck"] as const).flatMap((zone) => {
    const seen = new Set<string>();
    return starter[zone].flatMap(({ name }, index): readonly ImportFinding[] => {
      const key = toNameKey(name);
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{ code: "LINE_TWICE", path: [zone, index, "name"] }];
    });
  });
}
