/** A line with a card, how often it counts it, and how weak the evidence for it is; 0 for none to speak of. */
export type WeighedLine = {
  readonly line: number;
  readonly text: string;
  readonly name: string;
  readonly count: number;
  readonly weakness: number;
};

/** The cards of a part, first the deck and then what is beside it, with the lines that may be wrong about its size. */
export type PartLines = {
  readonly found: number;
  /** Usual sizes, the one to compare with first. */
  readonly usual: readonly number[];
  /** Whether a sum in the list confirms the size. */
  readonly isStated: boolean;
  /** Another sum that the list states for the part, in lines with these numbers; absent without one. */
  readonly stated?: { readonly sum: number; readonly lines: readonly number[] } | null;
  /** Lines that are counted, and lines left out that have the form of a card. */
  readonly counted: readonly WeighedLine[];
  readonly leftOut: readonly WeighedLine[];
  /** Numbers of cards about which lines ask already: counted ones, and those that are not. */
  readonly asked: readonly number[];
  readonly open: number;
};

/** A part of a list whose size is unusual, with the lines that may be the reason, the likeliest first. */
type UnusualPart = {
  readonly part: number;
  readonly found: number;
  readonly usual: number;
  /** The lines that state the usual number; none if it is that of the game. */
  readonly stated: readonly number[];
  readonly lines: readonly WeighedLine[];
  /** The lines of which the only choice makes the size usual; empty without one. */
  readonly only: readonly number[];
};

/** The parts of a list with unusual sizes, and the sizes of all. */
export type SizeDoubt = { readonly parts: readonly UnusualPart[]; readonly sizes: readonly number[] };

/** Below this share of a deck, a list without doubtful lines is one that somebody is still writing. */
const LEAST_WHOLE = 2 / 3;
/** The most lines that are shown for a part, and from which a choice is made. */
const MOST_SHOWN = 12;
const MOST_CHOSEN = 40;

/** Returns the lines whose counts make up a number, if only one choice of lines does; empty otherwise. */
function findOnlyChoice(lines: readonly WeighedLine[], sum: number): readonly number[] {
  if (lines.length > MOST_CHOSEN) return [];
  // How many choices of the lines up to each make up each number, up to two.
  const ways = [[1]];
  for (const { count } of lines) {
    const before = ways.at(-1) ?? [];
    const next = Array.from({ length: sum + 1 }, (_, total) =>
      Math.min(2, (before[total] ?? 0) + (total >= count ? (before[total - count] ?? 0) : 0)),
    );
    ways.push(next);
  }
  if (ways.at(-1)?.[sum] !== 1) return [];
  const chosen: number[] = [];
  let left = sum;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { count = 0, line = 0 } = lines[at] ?? {};
    if ((ways[at]?.[left] ?? 0) > 0) continue;
    chosen.unshift(line);
    left -= count;
  }
  return chosen;
}

/** Returns lines in which those of a last block, behind cards that have the whole size of the part, are weak ones. */
function weighLastBlock(lines: readonly WeighedLine[], size: number): readonly WeighedLine[] {
  let left = size;
  const last = lines.findIndex(({ count }) => {
    left -= count;
    return left <= 0;
  });
  const isBlock = left === 0 && (lines[last + 1]?.line ?? 0) > (lines[last]?.line ?? 0) + 1;
  return isBlock ? lines.map((one, at) => (at > last ? { ...one, weakness: one.weakness + 1 } : one)) : lines;
}

/** Returns the parts of a list whose sizes are neither usual nor stated, nor explained by a question at a line. */
export function findUnusualParts(parts: readonly PartLines[], isKept: boolean): readonly UnusualPart[] {
  const [deck] = parts;
  if (isKept || deck === undefined || deck.found === 0) return [];
  const unusual = parts.flatMap((one, part) => {
    const { found, counted, leftOut, asked, open } = one;
    // A sum that differs from a usual size is asked about at its own line.
    if (one.usual.includes(found)) return [];
    const usual = one.stated ? [one.stated.sum] : one.usual;
    const surplus = found - (usual[0] ?? 0);
    const isExplained = surplus > 0 ? asked.includes(surplus) : open > 0 && open >= -surplus;
    if (one.isStated || isExplained) return [];
    const doubtful = (surplus > 0 ? weighLastBlock(counted, usual[0] ?? 0) : leftOut).filter(
      ({ weakness }) => weakness > 0,
    );
    const lines = doubtful.toSorted((a, b) => b.weakness - a.weakness || a.line - b.line);
    const only = findOnlyChoice(
      lines.toSorted((a, b) => a.line - b.line),
      Math.abs(surplus),
    );
    const stated = one.stated?.lines ?? [];
    return [{ part, found, usual: usual[0] ?? 0, stated, lines: lines.slice(0, MOST_SHOWN), only }];
  });
  const isBegun =
    deck.found < (deck.usual[0] ?? 0) * LEAST_WHOLE &&
    unusual.every(({ only, found, usual, stated }) => found < usual && only.length + stated.length === 0);
  return isBegun ? [] : unusual;
}

/** Returns the comment below a list that says that its parts have the sizes that are meant: `// 61 + 14 cards`. */
export const writeKeptSizes = (sizes: readonly number[]): string =>
  `// ${sizes.filter((size) => size > 0).join(" + ")} cards`;

/** Returns whether a text has the comment that its parts have the sizes that are meant. */
export const hasKeptSizes = (text: string, sizes: readonly number[]): boolean =>
  text.split(/\r\n?|\n/u).some((line) => line.trim() === writeKeptSizes(sizes));
