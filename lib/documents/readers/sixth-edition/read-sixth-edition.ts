import { isMtgRuleId, MTG_RULES, type MtgRuleId } from "@/engine/mtg/rulebook";
import { flattenText } from "../flat-text";
import type { DocumentContents, DocumentProblem, FilePosition, ParsedEntry, PrintedIndexTerm } from "../types";
import { findPrintedEntries, type PrintedEntry } from "./find-marks";
import { EntryNumbering } from "./numbering";
import { splitSegments } from "./segments";
import { findTextSteps } from "./steps";

const NOTE = /注意 ?[-－] ?/u;
/** The date after the word for an update, in the head of the file. */
const UPDATED = /更新\s*(\d{2}\/\d{2}\/\d{2})/u;
/** Signs at the head of the file in which its date is looked for. */
const HEAD = 2_000;

/**
 * Reads the general rulings summary: entries by their numbers, notes, steps, citations and the translator's additions.
 * Errors in its printed numbers are reported as problems, and the entries get the ids of the rulebook.
 */
export function readSixthEdition(raw: string): DocumentContents {
  const flat = flattenText(raw);
  const { entries: printed, titles } = findPrintedEntries(flat);
  const numbering = new EntryNumbering();
  const problems: DocumentProblem[] = [];
  const entries = printed.flatMap((entry) => {
    const [text = "", ...notes] = entry.text.split(NOTE);
    const id = numbering.next(entry.printed, entry.at);
    const own = id === null ? [] : [...readEntry(id, entry, text, problems)];
    if (id !== null && MTG_RULES[id].kind === "heading") problems.push(...differingTitle(entry, text, titles));
    return [...own, ...notes.flatMap((note) => readNote(numbering, note, entry.at))];
  });
  const edition = UPDATED.exec(raw.slice(0, HEAD))?.[1] ?? null;
  return {
    edition,
    statedOn: edition,
    entries,
    index: findIndexTerms(flat.text),
    problems: [...numbering.problems, ...problems],
  };
}

function readEntry(
  id: MtgRuleId,
  { printed, changed, at }: PrintedEntry,
  text: string,
  problems: DocumentProblem[],
): readonly ParsedEntry[] {
  const { kind } = MTG_RULES[id];
  if (text.trim() === "") {
    problems.push({ at, code: "EMPTY", printed });
    return [];
  }
  const segments =
    kind === "heading" ? [{ kind: "title", label: null, text: text.trim() } as const] : splitSegments(text);
  const entry: ParsedEntry = { id, printed, kind, ...(changed && { changed }), segments };
  return kind === "heading" ? [entry] : [entry, ...partsOf(entry, text, at, problems)];
}

/** Returns the steps of an entry that are entries of their own, as listed in the rulebook. */
function partsOf(
  entry: ParsedEntry,
  text: string,
  at: FilePosition,
  problems: DocumentProblem[],
): readonly ParsedEntry[] {
  const steps = findTextSteps(text);
  return steps.flatMap(({ path, label, misprinted, from }, place) => {
    const id = `${entry.id}.${path}`;
    if (!isMtgRuleId(id)) return [];
    const printed = `${entry.printed}.${path}`;
    if (misprinted) problems.push({ at, code: "MISPRINTED", printed: `${entry.printed} ${label}`, instead: printed });
    const segments = splitSegments(text.slice(from, steps[place + 1]?.start ?? text.length));
    const example = segments.findIndex(({ kind }) => kind === "example");
    return {
      id,
      printed: misprinted ? label : printed,
      kind: "part",
      segments: segments.slice(0, example < 0 ? undefined : example),
    };
  });
}

function readNote(numbering: EntryNumbering, text: string, at: FilePosition): readonly ParsedEntry[] {
  const id = numbering.nextNote(at);
  return id === null ? [] : [{ id, printed: null, kind: "note", segments: splitSegments(text) }];
}

function differingTitle(
  { printed, at }: PrintedEntry,
  text: string,
  titles: ReadonlyMap<string, string>,
): readonly DocumentProblem[] {
  const listed = titles.get(printed);
  // Spaces before the bracket of the English title come from the width of the page.
  const plain = (title: string) => title.replaceAll(/\s/gu, "");
  // The last title of a chapter in the contents runs on into the next chapter's, so a beginning is enough.
  if (listed === undefined || plain(listed).startsWith(plain(text))) return [];
  return [{ at, code: "TITLE_DIFFERS", printed }];
}

const INDEX = /索引(?:\([A-Za-z ]{1,60}\))? -{10,}/u;
const POINTERS = "[A-Z]\\.\\d{1,3}(?:\\.裁定\\.\\d{1,3}|\\.\\d{1,3})?";
const TARGET = `, (?:[Ss]ee (?:(?:Tournament, )?(?:Banned Cards|Restricted Cards|Phase Cost|[A-Z][a-z]{1,30}))|${POINTERS}(?:, ${POINTERS})*)`;
const JAPANESE = "\\((?<ja>(?:[^()]|\\([^()]{0,40}\\)){1,60})\\)";
/** A term in English, in Japanese in brackets, and where to look: one of the last two is there. */
const TERM = new RegExp(
  `(?<en>[A-Z](?:[^,()]|, Declaring){0,60}?)(?:${JAPANESE}(?<after>${TARGET})?|(?<alone>${TARGET})),?(?: |$)`,
  "uy",
);

/**
 * Returns the index terms of the general rulings summary, in order; empty for a copy without an index. `text` must not
 * contain line breaks.
 */
export function findIndexTerms(text: string): readonly PrintedIndexTerm[] {
  const head = INDEX.exec(text);
  if (head === null) return [];
  const terms: PrintedIndexTerm[] = [];
  TERM.lastIndex = head.index + head[0].length + 1;
  for (let match = TERM.exec(text); match !== null; match = TERM.exec(text)) {
    const { en = "", ja = null, after, alone } = match.groups ?? {};
    const target = (after ?? alone ?? "").slice(2);
    const see = /^[Ss]ee (.*)$/u.exec(target)?.[1] ?? null;
    terms.push({ en, ja, pointers: see === null && target !== "" ? target.split(", ") : [], see });
  }
  return terms;
}
