import { type BaseDeck, type DeckLine, normalizeCardCount } from "./lines";
import type { BaseDeckFix, CompositeDeckFix } from "./problem";

type DeckLines = readonly DeckLine[];

/** Name rules of a game: which spellings are the same name, and which names are basic cards. */
type DeckNames = {
  readonly keyOf: (name: string) => string;
  readonly isBasic: (name: string) => boolean;
};

/**
 * Applies a fix to a copy of a deck. A fix with candidates uses the one named by `candidate`, or the first. A problem
 * may need several fixes. Lines keep their order; in a changed zone, lines with an invalid count are dropped.
 */
export function applyFix<Zone extends string>(
  deck: BaseDeck<Zone>,
  fix: BaseDeckFix<Zone> | CompositeDeckFix<Zone>,
  candidate: string | undefined,
  names: DeckNames,
): BaseDeck<Zone> {
  const same: NameEquality = (one, other) => names.keyOf(one) === names.keyOf(other);
  switch (fix.do) {
    case "several":
      return fix.fixes.reduce((changed, one) => applyFix(changed, one, candidate, names), deck);
    case "add":
    case "cut": {
      const line = fix.candidates.find(({ name }) => name === candidate) ?? fix.candidates[0];
      if (line === undefined) return deck;
      const count = Math.min(line.count, fix.count);
      return editZone(deck, fix.zone, (lines) =>
        (fix.do === "add" ? addCopies : removeCopies)(same, lines, line.name, count),
      );
    }
    case "remove":
      return editZone(deck, fix.zone, (lines) => removeCopies(same, lines, fix.name, fix.count));
    case "move":
      return editZone(
        editZone(deck, fix.from, (lines) => removeCopies(same, lines, fix.name, fix.count)),
        fix.to,
        (lines) => addCopies(same, lines, fix.name, fix.count),
      );
    case "rename": {
      const name = fix.candidates.find((known) => known === candidate) ?? fix.candidates[0];
      return name === undefined ? deck : editZone(deck, fix.zone, (lines) => renameLine(same, lines, fix.name, name));
    }
    case "fill":
      return editZone(deck, fix.zone, (lines) => [...fix.lines, ...lines.filter(({ name }) => !names.isBasic(name))]);
  }
}

type NameEquality = (one: string, other: string) => boolean;

const editZone = <Zone extends string>(
  deck: BaseDeck<Zone>,
  zone: Zone,
  change: (lines: DeckLines) => DeckLines,
): BaseDeck<Zone> => ({
  ...deck,
  [zone]: change(
    deck[zone].map((line) => ({ ...line, count: normalizeCardCount(line.count) })).filter(({ count }) => count > 0),
  ),
});

function addCopies(same: NameEquality, lines: DeckLines, name: string, count: number): DeckLines {
  const at = lines.findIndex((line) => same(line.name, name));
  if (at < 0) return [...lines, { name, count }];
  return lines.map((line, index) => (index === at ? { ...line, count: line.count + count } : line));
}

/** Removes copies of a name, starting from its last line. */
function removeCopies(same: NameEquality, lines: DeckLines, name: string, count: number): DeckLines {
  let left = count;
  const kept: DeckLine[] = [];
  for (const line of [...lines].reverse()) {
    const taken = same(line.name, name) ? Math.min(left, line.count) : 0;
    left -= taken;
    if (taken < line.count) kept.unshift({ ...line, count: line.count - taken });
  }
  return kept;
}

/** Corrects the name of a line and merges it into an existing line of that name. */
function renameLine(same: NameEquality, lines: DeckLines, name: string, known: string): DeckLines {
  const renamed = lines.filter((line) => same(line.name, name));
  const count = renamed.reduce((sum, line) => sum + line.count, 0);
  if (lines.some((line) => same(line.name, known))) {
    return addCopies(
      same,
      lines.filter((line) => !same(line.name, name)),
      known,
      count,
    );
  }
  const at = lines.findIndex((line) => same(line.name, name));
  return lines.flatMap((line, index) => {
    if (!same(line.name, name)) return [line];
    return index === at ? [{ name: known, count }] : [];
  });
}
