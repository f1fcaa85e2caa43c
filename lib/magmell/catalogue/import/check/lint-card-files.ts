import { toNameKey } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";
import { UNTRANSLATED_NAMES } from "@/lib/magmell/catalogue/model/english-names";
import { formatReadingChoice } from "@/lib/magmell/catalogue/model/reading-choices";
import { createTextReport, type DoubtReport } from "@/lib/magmell/catalogue/model/text-report";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";
import { type FilePosition, locateInString, scanJson } from "../files/json-scan";
import type { CardFile } from "../files/read-card-file";
import { CARD_FILE_LIMITS } from "../files/schema";
import { findStyleProblems, type StyleProblem } from "./style-problems";

/** What was found in a text: a part that the compiler could not read, several readings, or unusual style. */
type LintFindingPart = {
  /** The stretch of text in question; empty where something is missing. */
  readonly text: string;
  /** The usual wording; for an unread part, the nearest known phrase. Null if there is none. */
  readonly instead: string | null;
} & (
  | { readonly code: "AMBIGUOUS"; readonly doubt: DoubtReport }
  /** `LAPSED`: a chosen reading, written as `text`, decides nothing any more. */
  | { readonly code: "UNREAD" | "LAPSED" | StyleProblem["code"]; readonly doubt?: undefined }
);

/** A finding in the text of a revision, with its place. */
export type LintFinding = LintFindingPart & {
  readonly file: string;
  /** From 1, in the file. */
  readonly line: number;
  readonly column: number;
  readonly card: string;
  readonly number: number;
  /** The day of the revision. */
  readonly revision: IsoDate;
  /** The offset of the finding in the text, from 0. */
  readonly offset: number;
};

/** The lint result of some card files. Revisions without a text are not counted. */
export type LintResult = {
  readonly cards: number;
  readonly texts: Readonly<Record<Coverage, number>>;
  /** In the order of the files. */
  readonly findings: readonly LintFinding[];
  /** Whether every text was read in full and is reproduced when written back. */
  readonly ok: boolean;
};

/**
 * Lints every text of card files, including old revisions. Known names are the names of cards and tokens in the files.
 */
export function lintCardFiles(files: readonly CardFile[]): LintResult {
  const names = new Set(files.flatMap(({ cards }) => cards.map(({ value }) => toNameKey(value.name))));
  const counts = { full: 0, partial: 0, none: 0, returning: 0 };
  const findings = files.flatMap((file) => lintFile(file, (name) => names.has(toNameKey(name)), counts));
  const { returning, ...texts } = counts;
  return {
    cards: files.reduce((sum, { cards }) => sum + cards.length, 0),
    texts,
    findings,
    ok: texts.partial + texts.none === 0 && returning === texts.full,
  };
}

function lintFile(
  source: CardFile,
  knows: (name: string) => boolean,
  counts: Record<Coverage | "returning", number>,
): readonly LintFinding[] {
  const { file, cards } = source;
  const placeOf = source.form === "json" ? placesInJson(source) : placesInTable(source);
  return cards.flatMap(({ index, value: { name, number, revisions } }) =>
    revisions.flatMap(({ effectiveOn, kind, text, readings }, place) => {
      if (text.trim() === "") return [];
      const report = createTextReport(text, kind, UNTRANSLATED_NAMES, readings);
      counts[report.coverage] += 1;
      if (report.returns) counts.returning += 1;
      const found = (offset: number, part: LintFindingPart): LintFinding => ({
        file,
        ...placeOf(index, place, offset),
        card: name,
        number,
        revision: effectiveOn,
        offset,
        ...part,
      });
      const unread = report.abilities
        .flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.unread))
        .map((stretch) => found(stretch.start, { code: "UNREAD", text: stretch.text, instead: stretch.nearest }));
      const style = findStyleProblems(report, knows).map((problem) =>
        found(problem.start, { code: problem.code, text: problem.text, instead: problem.instead }),
      );
      const sentences = report.abilities.flatMap((ability) => ability.sentences).sort((a, b) => a.start - b.start);
      const doubts = report.abilities
        .flatMap((ability) => ability.doubts)
        .map((doubt) => {
          const { start = 0, text: first = text } = sentences[doubt.options[0]?.sentence ?? 0] ?? {};
          return found(start, { code: "AMBIGUOUS", text: first, instead: null, doubt });
        });
      const lapsed = report.lapsed.map((choice) =>
        found(0, { code: "LAPSED", text: formatReadingChoice(choice), instead: null }),
      );
      return [...unread, ...doubts, ...lapsed, ...style].sort((a, b) => a.offset - b.offset);
    }),
  );
}

/** Locates a character of a card text in a file. Cards and texts are counted from 0, in file order. */
type PlaceOf = (card: number, revision: number, offset: number) => FilePosition;

function placesInJson({ text: json, cards }: CardFile): PlaceOf {
  const pointer = (card: number, revision: number) => `/cards/${card}/revisions/${revision}/text`;
  const pointers = cards.flatMap(({ index, value }) => value.revisions.map((_, place) => pointer(index, place)));
  const { starts } = runToCompletion(scanJson(json, CARD_FILE_LIMITS.nesting, new Set(pointers)));
  return (card, revision, offset) => locateInString(json, starts.get(pointer(card, revision)) ?? 0, offset);
}

/** Places in a table: only the row is known. */
function placesInTable({ locate }: CardFile): PlaceOf {
  return (card, revision) => {
    const path = ["cards", card, "revisions", revision, "text"];
    return { line: locate([{ code: "FORM", path }])[0]?.line ?? 1, column: 1 };
  };
}
