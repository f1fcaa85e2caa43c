import { MTG_RULE_IDS, type MtgRuleId } from "@/engine/mtg/rulebook";
import { groupBy } from "@/lib/collections";
import type { BilingualText } from "./documents";
import ROWS from "./sources.json";
import { getRuleFacts } from "./structure/facts";

/** The kind of a source: rules in force, a person, or a printed or posted document. */
export const SOURCE_KINDS = ["rules", "person", "paper"] as const;

/**
 * The authority of a source: a rule in force, an official answer, an answer by a representative, or a document of its
 * time.
 */
export const SOURCE_RANKS = ["inForce", "official", "representative", "paper", "unknown"] as const;

/** A source that a document names after its sentences, or introduces. */
type Source = {
  readonly key: string;
  readonly name: BilingualText;
  readonly kind: (typeof SOURCE_KINDS)[number];
  readonly rank: (typeof SOURCE_RANKS)[number];
  /** Whether the summary introduces it; otherwise only its name is known. */
  readonly introduced: boolean;
  /** Role of a person, as stated in the document. */
  readonly role: BilingualText | null;
};

type SourceData = Omit<Source, "introduced" | "role"> & Partial<Source>;

/** All sources that the documents cite. */
export const SOURCES = (ROWS as readonly SourceData[]).map(
  (row): Source => ({ introduced: false, role: null, ...row }),
);

const BY_KEY = new Map(SOURCES.map((source) => [source.key, source]));

/** Returns the source with this key; null if there is none. */
export const findSource = (key: string): Source | null => BY_KEY.get(key) ?? null;

/** A sentence of an entry with the source it names. */
type Citation = {
  readonly id: MtgRuleId;
  readonly source: string;
  readonly locator: string | null;
  readonly printed: string | null;
  /** The day as read, `YYYY-MM-DD`; `null` where none is printed. */
  readonly date: string | null;
  /** Whether the printed date is unambiguous. */
  readonly sure: boolean;
};

/** All citations of all entries, in document order. */
export const CITATIONS: readonly Citation[] = MTG_RULE_IDS.flatMap((id) =>
  (getRuleFacts(id).sources ?? []).map(({ source, locator = null, printed = null, date = null, sure = true }) => ({
    id,
    source,
    locator,
    printed,
    date,
    sure,
  })),
);

/** The document that cites a source after each of its sentences. */
export const CITING_DOCUMENT = "mtg-6e";

const BY_ENTRY = groupBy(CITATIONS.map((one) => [one.id as string, one] as const));

/** Returns the citations in an entry, earliest first; undated citations come first. */
export const getEntryCitations = (id: string): readonly Citation[] =>
  (BY_ENTRY.get(id) ?? []).toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));

/** Returns the citations of a source, earliest first. */
export const getSourceCitations = (source: string): readonly Citation[] =>
  CITATIONS.filter((one) => one.source === source).toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));

/** Returns the numbers of citations by year, earliest first; `null` counts undated citations. */
export function countCitationsByYear(
  citations: readonly Citation[],
): readonly (readonly [year: string | null, count: number])[] {
  const counts = new Map<string | null, number>();
  for (const { date } of citations) {
    const year = date?.slice(0, 4) ?? null;
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a ?? "").localeCompare(b ?? ""));
}
