import { BASIC_STONES } from "../model/card";
import type { Deck, DeckLine, DeckZone } from "../model/deck";
import { nameKey } from "../model/name";
import type { DeckFix } from "../model/problem";
import { cardCount } from "./merge-lines";

/**
 * The deck with a fix carried out. A fix with candidates takes the one named by `candidate`, or the first one; it may
 * take several, one after the other, until the problem is gone. Lines keep their places, but those of a changed zone that are
 * no cards at all (no positive whole count) are dropped; the argument is not changed.
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

/** Takes copies away, from the last line of the name first. */
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

/** Gives a line its right name, together with any line that has it already. */
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
