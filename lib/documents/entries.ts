import {
  getRuleStatus,
  HOUSE_RULINGS_BY_ID,
  type HouseRulingId,
  getParentRule as magParentOf,
  RULE_IDS,
  RULE_TEXTS,
  type RuleRef,
} from "@/engine/magmell/rulebook";
import {
  getMtgParentRule,
  getPrintedNumber,
  MTG_HOUSE_RULINGS,
  MTG_RULE_IDS,
  MTG_RULE_SUMMARIES,
  MTG_RULES,
  type MtgHouseRulingId,
  type MtgRef,
  type MtgRuleId,
  RULE_KINDS,
} from "@/engine/mtg/rulebook";
import { groupBy } from "@/lib/collections";
import { findChapter } from "./chapters";
import { type BilingualText, type DocumentKey, LIBRARY_DOCUMENTS } from "./documents";
import { getRuleFacts } from "./structure/facts";

export type EntryId = RuleRef | MtgRef;
type MtgRow = (typeof MTG_RULES)[MtgRuleId];
export const ENTRY_KINDS = [...RULE_KINDS, "ours"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export { RULE_STATUSES as ENTRY_STATUSES } from "@/engine/mtg/rulebook";

type EntryStatus = MtgRow["status"];

/** An entry of any document, without its text. */
export type LibraryEntry = {
  readonly id: EntryId;
  readonly document: DocumentKey;
  /** The number in its document: `A.1.r2`. */
  readonly number: string;
  /** The printed number, if it is a misprint. */
  readonly misprint: string | null;
  readonly kind: EntryKind;
  readonly parent: EntryId | null;
  /** The key of its chapter; `null` in documents without chapters. */
  readonly chapter: string | null;
  /** Its sentence, or the topic of a ruling, in our own words. */
  readonly summary: BilingualText;
  /** The part that the engine plays in it; `null` where none is counted. */
  readonly status: EntryStatus | null;
  /** Why it is outside the engine, if it is. */
  readonly why: MtgRow["why"] | null;
  /** Whether the document marks it as changed since its edition before. */
  readonly changed: boolean;
};

const numberIn = (id: EntryId): string => id.slice(id.indexOf(":") + 1);
const documentIn = (id: EntryId): DocumentKey => id.slice(0, id.indexOf(":")) as DocumentKey;

const PLAIN = { misprint: null, why: null, changed: false } as const;

const magEntries = (): readonly LibraryEntry[] =>
  RULE_IDS.map((id) => ({
    ...PLAIN,
    ...placeOf(id),
    kind: RULE_TEXTS[id].heading ? "heading" : "rule",
    parent: magParentOf(id),
    summary: { ja: RULE_TEXTS[id].ja, en: RULE_TEXTS[id].en },
    status: getRuleStatus(id),
  }));

const ours = (
  id: HouseRulingId | MtgHouseRulingId,
  title: BilingualText,
  status: EntryStatus | null,
): LibraryEntry => ({
  ...PLAIN,
  ...placeOf(id),
  kind: "ours",
  parent: null,
  summary: { ja: title.ja, en: title.en },
  status,
});

const mtgEntry = (id: MtgRuleId): LibraryEntry => {
  const { kind, status, why, printed, changed } = MTG_RULES[id];
  return {
    ...placeOf(id),
    misprint: printed === undefined || kind === "part" || kind === "note" ? null : getPrintedNumber(id),
    kind,
    parent: getMtgParentRule(id),
    summary: MTG_RULE_SUMMARIES[id],
    status,
    why: why ?? null,
    changed: changed === true || getRuleFacts(id).changed === true,
  };
};

function placeOf(id: EntryId): Pick<LibraryEntry, "id" | "document" | "number" | "chapter"> {
  const [document, number] = [documentIn(id), numberIn(id)];
  return { id, document, number, chapter: findChapter(document, number)?.key ?? null };
}

const MADE: readonly LibraryEntry[] = [
  ...magEntries(),
  ...(Object.keys(HOUSE_RULINGS_BY_ID) as HouseRulingId[]).map((id) => ours(id, HOUSE_RULINGS_BY_ID[id].title, null)),
  ...MTG_RULE_IDS.map(mtgEntry),
  ...(Object.keys(MTG_HOUSE_RULINGS) as MtgHouseRulingId[]).map((id) =>
    ours(id, MTG_HOUSE_RULINGS[id].title, MTG_HOUSE_RULINGS[id].status),
  ),
];

const BY_DOCUMENT = groupBy(MADE.map((entry) => [entry.document, entry] as const));

/** Returns the entries of a document in its order. */
export const getDocumentEntries = (document: DocumentKey): readonly LibraryEntry[] => BY_DOCUMENT.get(document) ?? [];

/** All entries of all documents, in document order. */
export const ALL_ENTRIES: readonly LibraryEntry[] = LIBRARY_DOCUMENTS.flatMap(({ key }) => getDocumentEntries(key));

const BY_ID = new Map<string, LibraryEntry>(ALL_ENTRIES.map((entry) => [entry.id, entry]));

/** Returns the entry with this id; null if there is none. */
export const findEntry = (id: string): LibraryEntry | null => BY_ID.get(id) ?? null;

/** Returns the entry with a known id. */
export function getEntry(id: EntryId): LibraryEntry {
  const found = findEntry(id);
  if (found) return found;
  throw new Error(`The library has no entry ${id}.`);
}

const BY_PARENT = groupBy(ALL_ENTRIES.flatMap((entry) => (entry.parent ? [[entry.parent, entry] as const] : [])));

/** Returns the direct child entries of an entry: the rules of a section, or the parts and notes of a rule. */
export const getChildEntries = (id: EntryId): readonly LibraryEntry[] => BY_PARENT.get(id) ?? [];

/** Returns the entries of a chapter, in the order of the document. */
export const getChapterEntries = (document: DocumentKey, chapter: string): readonly LibraryEntry[] =>
  getDocumentEntries(document).filter((entry) => entry.chapter === chapter);

/** Returns whether an entry only refers to another one. */
export const isPointer = ({ kind, summary }: LibraryEntry): boolean =>
  kind === "note" && /^Leads on to |\btold in the section on /u.test(summary.en);

/** Returns the entries above an entry, topmost first. */
export function getAncestorEntries({ parent }: LibraryEntry): readonly LibraryEntry[] {
  if (parent === null) return [];
  const above = getEntry(parent);
  return [...getAncestorEntries(above), above];
}

/** Returns the entries before and after an entry in its document. */
export function getAdjacentEntries(entry: LibraryEntry): Record<"before" | "after", LibraryEntry | null> {
  const all = getDocumentEntries(entry.document);
  const place = all.indexOf(entry);
  return { before: all[place - 1] ?? null, after: all[place + 1] ?? null };
}
