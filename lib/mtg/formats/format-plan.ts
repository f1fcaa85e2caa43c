import type { AddedFormat, DatedCardList, MtgSet } from "@/engine/mtg/deck";
import type { ImportFinding } from "@/lib/magmell/catalogue/import/import-problem";
import { getListKey } from "./read-format-file";
import type { FormatFile } from "./schema";

/** Lists, sets and formats added to the built-in ones. */
export type FormatAdditions = {
  readonly sets: readonly MtgSet[];
  readonly lists: readonly DatedCardList[];
  readonly formats: readonly AddedFormat[];
};

export const NO_FORMAT_ADDITIONS: FormatAdditions = { sets: [], lists: [], formats: [] };

/** Merges the lists, sets and formats of several files. */
export const mergeFormatAdditions = (files: readonly FormatFile[]): FormatAdditions => ({
  sets: files.flatMap(({ sets, source }) =>
    sets.map(({ legalFrom = null, ...set }) => ({ ...set, from: legalFrom, source })),
  ),
  lists: files.flatMap(({ lists, source }) => lists.map((list) => ({ ...list, source }))),
  formats: files.flatMap(({ formats = [], source }) => formats.map((format) => ({ ...format, source }))),
});

/** Numbers of lists and formats, or of sets, that an import adds, changes, removes and finds as they are. */
type FormatPlanCounts = Readonly<Record<"added" | "changed" | "removed" | "same", number>>;
export type FormatPlan = { readonly lists: FormatPlanCounts; readonly sets: FormatPlanCounts };

/** Returns the changes that a file makes to the stored file of the same name; `before` is null if there is none. */
export function planFormats(before: FormatFile | null, after: FormatFile): FormatPlan {
  const told = ({ lists, formats = [], source }: FormatFile) =>
    new Map<string, object>([
      ...lists.map((list) => [getListKey(list), { ...list, source }] as const),
      ...formats.map((format) => [format.id, { ...format, source }] as const),
    ]);
  const sets = ({ sets: all, source }: FormatFile) => new Map(all.map((set) => [set.code, { ...set, source }]));
  const none: FormatFile = { ...after, sets: [], lists: [], formats: [] };
  return {
    lists: compare(told(before ?? none), told(after)),
    sets: compare(sets(before ?? none), sets(after)),
  };
}

/** Returns whether a plan changes nothing. */
export const isEmptyFormatPlan = (plan: FormatPlan): boolean =>
  [plan.lists, plan.sets].every(({ added, changed, removed }) => added + changed + removed === 0);

function compare(before: ReadonlyMap<string, object>, after: ReadonlyMap<string, object>): FormatPlanCounts {
  const keys = [...after.keys()];
  const isSame = (key: string) => canonical(before.get(key)) === canonical(after.get(key));
  return {
    added: keys.filter((key) => !before.has(key)).length,
    changed: keys.filter((key) => before.has(key) && !isSame(key)).length,
    removed: [...before.keys()].filter((key) => !after.has(key)).length,
    same: keys.filter((key) => before.has(key) && isSame(key)).length,
  };
}

/** Canonical text of a row, independent of key order, which databases do not keep. */
const canonical = (row: object | undefined): string =>
  JSON.stringify(Object.entries(row ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Finds lists, sets and formats that another file on the site already has. */
export function findFormatConflicts(
  { lists, sets, formats = [] }: FormatFile,
  others: readonly { readonly name: string; readonly content: FormatFile }[],
): readonly ImportFinding[] {
  const owner = (isTold: (content: FormatFile) => boolean) => others.find(({ content }) => isTold(content))?.name;
  const told = (
    code: "LIST_TWICE" | "SET_TWICE",
    path: ImportFinding["path"],
    name: string | undefined,
  ): readonly ImportFinding[] => (name === undefined ? [] : [{ code, path, facts: { otherFile: name } }]);
  return [
    ...sets.flatMap(({ code }, index) =>
      told(
        "SET_TWICE",
        ["sets", index, "code"],
        owner((other) => other.sets.some((set) => set.code === code)),
      ),
    ),
    ...lists.flatMap((list, index) =>
      told(
        "LIST_TWICE",
        ["lists", index, "from"],
        owner((other) => other.lists.some((one) => getListKey(one) === getListKey(list))),
      ),
    ),
    ...formats.flatMap(({ id }, index) =>
      told(
        "LIST_TWICE",
        ["formats", index, "id"],
        owner((other) => (other.formats ?? []).some((one) => one.id === id)),
      ),
    ),
  ];
}
