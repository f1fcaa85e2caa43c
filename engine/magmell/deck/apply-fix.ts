import { BASIC_STONES } from "../model/card";
import type { Deck, DeckLine, DeckZone } from "../model/deck";
import { nameKey } from "../model/name";
import type { DeckFix } from "../model/problem";
import { cardCount } from "./merge-lines";

/**
 * Applies a fix to a copy of a deck. A fix with candidates uses the one named by `candidate`, or the first; solving the
 * problem may take several applications. Lines keep their order, but lines of a changed zone whose count is not a
 * positive integer are dropped.
 */
export function applyFix(deck: Deck, fix: DeckFix, candidate?: string): Deck {
  switch (fix.do) {
    case "add":
    case "cut": {
      const line = fix.candidates.find(({ name }) => name === candidate) ?? fix.candidates[0];
      if (line === undefined) return deck;
      const count = Math.min(line.count, fix.count);
      return edit(deck, fix.zone, (lines) => (fix.do === "add" ? put : take)(lines, line.name, count));
    }
    case "remove":
      return edit(deck, fix.zone, (lines) => take(lines, fix.name, fix.count));
    case "move":
      return edit(
        edit(deck, fix.from, (lines) => take(lines, fix.name, fix.count)),
        fix.to,
        (lines) => put(lines, fix.name, fix.count),
      );
    case "rename": {
      const name = fix.candidates.find((known) => known === candidate) ?? fix.candidates[0];
      return name === undefined ? deck : edit(deck, fix.zone, (lines) => rename(lines, fix.name, name));
    }
    case "fill":
      return edit(deck, fix.zone, (lines) => fill(lines, fix.lines));
  }
}

type Lines = readonly DeckLine[];

const edit = (deck: Deck, zone: DeckZone, change: (lines: Lines) => Lines): Deck => ({
  ...deck,
  [zone]: change(
    deck[zone].map((line) => ({ ...line, count: cardCount(line.count) })).filter(({ count }) => count > 0),
  ),
});

const same = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

function put(lines: Lines, name: string, count: number): Lines {
  const at = lines.findIndex((line) => same(line.name, name));
  if (at < 0) return [...lines, { name, count }];
  return lines.map((line, index) => (index === at ? { ...line, count: line.count + count } : line));
}

/** Removes copies of a name, starting from its last line. */
function take(lines: Lines, name: string, count: number): Lines {
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
function rename(lines: Lines, name: string, known: string): Lines {
  const renamed = lines.filter((line) => same(line.name, name));
  const count = renamed.reduce((sum, line) => sum + line.count, 0);
  if (lines.some((line) => same(line.name, known))) {
    return put(
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

function fill(lines: Lines, basics: Lines): Lines {
  const isBasic = (name: string): boolean => Object.keys(BASIC_STONES).some((basic) => same(basic, name));
  return [...basics, ...lines.filter(({ name }) => !isBasic(name))];
}
