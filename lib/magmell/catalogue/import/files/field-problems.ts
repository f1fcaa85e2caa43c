import type { z } from "zod";
import { computeEditDistance } from "@/engine/magmell";
import { getFieldPath, type ImportFinding, type ImportProblemCode, type ProblemParams } from "../import-problem";

/** The field paths of a kind of file; `*` stands for any list index. Card files have no `kind`. */
export type FileFields = Pick<ImportFinding, "kind" | "limits"> & { readonly paths: readonly string[] };

/** Returns the paths of the fields of an object. */
export const listFields = (parent: string, fields: string): readonly string[] =>
  fields.split(" ").map((field) => (parent === "" ? field : `${parent}.${field}`));

export const CARD_FILE_FIELDS: FileFields = {
  paths: [
    ...listFields("", "format sets cards rulings lists aliases"),
    ...listFields("sets.*", "code name englishName releasedOn type counters rarities"),
    ...listFields("sets.*.rarities.*", "code name englishName"),
    ...listFields("cards.*", "number name reading englishName token retired aliases tags revisions printings"),
    ...listFields("cards.*.revisions.*", "effectiveOn kind timing useCost catalyst ap hp text readings"),
    ...listFields("cards.*.revisions.*.readings.*", "textHash sentence choice"),
    ...listFields("cards.*.printings.*", "set number illustrator rarity image imageAlt flavor finish product revision"),
    ...listFields("rulings.*", "id question answer cards rules source date"),
    ...listFields("rulings.*.question", "ja en"),
    ...listFields("rulings.*.answer", "ja en"),
    ...listFields("lists.*", "id name englishName cards removed"),
    ...listFields("aliases.*", "card aliases tags"),
  ],
};

/** Maximum number of unknown fields per object that get a suggestion. */
const MOST_GUESSED = 20;

type Path = readonly (string | number)[];
/**
 * Converts the zod issues of a part of a file to problems, one per position and code. `base` is the path of that part.
 */
export function toFieldProblems(
  issues: readonly z.core.$ZodIssue[],
  base: Path = [],
  { paths, ...file }: FileFields = CARD_FILE_FIELDS,
): readonly ImportFinding[] {
  const found = new Map<string, ImportFinding>();
  for (const issue of issues) {
    const path = [...base, ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
    const list =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key, at) => unknownField([...path, key], paths, at < MOST_GUESSED))
        : [ofIssue(issue, path)];
    for (const finding of list) {
      const place = `${finding.code} ${JSON.stringify(finding.path)}`;
      if (!found.has(place)) found.set(place, { ...finding, ...file });
    }
  }
  return [...found.values()];
}

function unknownField(path: Path, paths: readonly string[], guess: boolean): ImportFinding {
  const typed = String(path.at(-1));
  const parent = getFieldPath(path.slice(0, -1));
  const known = paths
    .filter((place) => place.split(".").slice(0, -1).join(".") === parent)
    .map((place) => place.split(".").at(-1) ?? "");
  const nearest = (guess ? known : [])
    .map((field) => ({ field, edits: computeEditDistance(field.toLowerCase(), typed.slice(0, 40).toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  const meant = nearest && nearest.edits <= 2 ? nearest.field : undefined;
  return { code: "UNKNOWN_FIELD", path, facts: { known, ...(meant && { meant }) } };
}

/** Codes of problems raised by the card schema itself. */
const OWN_CODES = [
  "RARITY_TWICE",
  "READING_TWICE",
  "TIMING_MISSING",
  "TIMING_ON_STONE",
  "STAT_MISSING",
  "STAT_WITHOUT_UNIT",
] as const;

function ofIssue(issue: z.core.$ZodIssue, path: Path): ImportFinding {
  const make = (code: ImportProblemCode, facts: ProblemParams = {}): ImportFinding => ({ code, path, facts });
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return make("MISSING");
      return make("TYPE", {
        found: typeName(issue.input),
        wanted: issue.expected === "record" ? "object" : issue.expected,
      });
    }
    case "invalid_value":
      if (issue.input === undefined) return make("MISSING");
      return make("VALUE", { known: issue.values.map((value) => JSON.stringify(value)) });
    case "too_big": {
      const max = Number(issue.maximum);
      if (issue.origin === "array") return make("TOO_LONG", { entries: max });
      return make(issue.origin === "string" ? "TOO_LONG" : "TOO_BIG", { max });
    }
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array") return make("TOO_SHORT");
      return make("TOO_SMALL", { min: Number(issue.minimum) });
    case "custom": {
      const { code, max } = (issue.params ?? {}) as { readonly code?: string; readonly max?: number };
      if (code === "TOO_MANY") return make("TOO_LONG", { entries: Number(max) });
      if (code === "FRACTION") return make("TYPE", { found: "fraction", wanted: "number" });
      return make(OWN_CODES.find((own) => own === code) ?? "FORM");
    }
    default:
      return make("FORM");
  }
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number" && !Number.isInteger(value)) return "fraction";
  return Array.isArray(value) ? "array" : typeof value;
}
