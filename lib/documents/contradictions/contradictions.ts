import { ERA_SWITCHES, ERAS, type Era, type EraSwitchName } from "@/engine/mtg";
import type { MtgRef } from "@/engine/mtg/rulebook";
import { type DocumentKey, getDocument } from "../documents";
import { getEntry } from "../entries";
import { getEntryCitations } from "../sources";
import type { Contradiction } from "./contradiction";
import ROWS from "./contradictions.json";

type ContradictionData = Pick<Contradiction, "number" | "topic"> &
  Partial<Omit<Contradiction, "sides">> & { readonly sides: readonly Omit<Contradiction["sides"][number], "rules">[] };

/** All contradictions between and within the Magic documents. */
export const CONTRADICTIONS: readonly Contradiction[] = (ROWS as readonly ContradictionData[]).map((row) => ({
  ...{ bySwitch: null, newer: null, rulings: [], board: null, elsewhere: null },
  ...row,
  sides: row.sides.map((side) => ({ ...side, rules: side.grounds.map(({ rule }) => rule) })),
}));

/** Returns the contradictions in which an entry takes part, or which a ruling decides. */
export const findContradictions = (id: string): readonly Contradiction[] =>
  CONTRADICTIONS.filter(({ sides, rulings }) =>
    [...sides.flatMap(({ rules }) => rules), ...rulings].some((rule) => rule === id),
  );

type Ground = Contradiction["sides"][number]["grounds"][number];

/**
 * Returns the dates of a statement, earliest first: the dates of the sources cited after its sentence, or the date of a
 * document without sources. There are several if `ground` does not name one of several sources.
 */
export function getStatementDates({ rule, source }: Ground): readonly string[] {
  const { document, kind, parent } = getEntry(rule);
  if (document !== "mtg-6e") return [getDocument(document).statedOn ?? []].flat();
  // A step of a rule leaves its sources to the rule.
  const citations = getEntryCitations(kind === "part" && parent !== null ? parent : rule);
  const meant = source === undefined ? citations : citations.filter((one) => one.source === source);
  return sorted(meant.flatMap(({ date }) => date ?? []));
}

/** Returns the dates of a side's statements, earliest first; empty if undated. */
export const getSideDates = ({ grounds }: Pick<Contradiction["sides"][number], "grounds">): readonly string[] =>
  sorted(grounds.flatMap(getStatementDates));

const sorted = (days: readonly string[]): readonly string[] => [...new Set(days)].sort();

/** Returns the statement that decides a contradiction because it is newer, with its date; null if no date decides. */
export function getDecidingStatement({
  newer,
  sides,
}: Contradiction): { readonly rule: MtgRef; readonly day: string } | null {
  const ground = sides.flatMap(({ grounds }) => grounds).find(({ rule }) => rule === newer);
  const day = ground && getStatementDates(ground).at(-1);
  return ground && day ? { rule: ground.rule, day } : null;
}

/** The era that each document of Magic speaks of. */
const ERA_OF: Partial<Record<DocumentKey, Era>> = {
  "mtg-6e": "6e",
  "mtg-8e": "8e",
  "mtg-cr": "mod",
  "mtg-flow": "mod",
};

/** Eras of a side's entries. */
const erasOf = ({ rules }: Contradiction["sides"][number]): ReadonlySet<Era> =>
  new Set(rules.flatMap((rule) => ERA_OF[getEntry(rule).document] ?? []));

/** The relation of two statements that do not agree. */
type Conflict = "change" | "disagreement" | "wording";

/**
 * Returns the kind of a contradiction: a rules change between eras, a disagreement within one text or between texts of
 * one era, or different wordings of an unchanged rule.
 */
export function classifyConflict({ bySwitch, sides }: Contradiction): Conflict {
  if (bySwitch !== null && differsByEra(bySwitch)) return "change";
  const eras = sides.map(erasOf);
  const shared = eras.some((one, place) =>
    eras.slice(place + 1).some((other) => [...one].some((era) => other.has(era))),
  );
  return shared ? "disagreement" : "wording";
}

/**
 * Returns whether a switch has different values in different eras. Some switches have the same value in all eras, and
 * exist because a document disagrees.
 */
export const differsByEra = (name: EraSwitchName): boolean =>
  new Set(ERAS.map((era) => String(ERA_SWITCHES[name][era].value))).size > 1;
