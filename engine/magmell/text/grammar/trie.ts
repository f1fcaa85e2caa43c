import type { PhraseMeaning, SlotValues } from "./pattern";
import type { TemplatePiece } from "./template";

/**
 * A rule for reading: its pieces and its meaning. Of several matching rules, the one with the lowest rank comes first.
 */
export type TrieEntry = {
  readonly pieces: readonly TemplatePiece[];
  readonly meaning: PhraseMeaning;
  readonly rank: number;
};

/** A trie node: a position that all rules with the same beginning share. */
export type TrieNode = {
  /** Words that may come next, by their first character. */
  readonly words: Map<string, { readonly word: string; readonly next: TrieNode }[]>;
  /** Phrases of a category that may come next. */
  readonly gaps: Map<string, TrieNode>;
  readonly ends: { readonly line: TrieEntry; readonly names: readonly string[] }[];
};

const createTrieNode = (): TrieNode => ({ words: new Map(), gaps: new Map(), ends: [] });

/** Builds a trie of grammar rules. A beginning that several rules share is read only once. */
export function buildTrie(lines: readonly TrieEntry[]): TrieNode {
  const root = createTrieNode();
  for (const line of lines) insertEntry(root, line, 0, []);
  return root;
}

function insertEntry(node: TrieNode, line: TrieEntry, index: number, names: readonly string[]): void {
  const piece = line.pieces[index];
  if (piece === undefined) {
    node.ends.push({ line, names });
    return;
  }
  if ("words" in piece) {
    for (const word of piece.words) insertEntry(word === "" ? node : getNextNode(node, word), line, index + 1, names);
    return;
  }
  let next = node.gaps.get(piece.category);
  if (next === undefined) {
    next = createTrieNode();
    node.gaps.set(piece.category, next);
  }
  insertEntry(next, line, index + 1, [...names, piece.slot]);
  if (piece.optional) insertEntry(node, line, index + 1, names);
}

function getNextNode(node: TrieNode, word: string): TrieNode {
  const sign = word.charAt(0);
  const some = node.words.get(sign) ?? [];
  if (some.length === 0) node.words.set(sign, some);
  const known = some.find((one) => one.word === word);
  if (known !== undefined) return known.next;
  const next = createTrieNode();
  some.push({ word, next });
  return next;
}

/** Returns gap values by name. `names` and `values` are in the same order. */
export function zipSlotValues(names: readonly string[], values: readonly unknown[]): SlotValues {
  const slots: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) slots[name] = values[index];
  return slots;
}
