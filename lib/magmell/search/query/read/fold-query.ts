import { normalizeWidth } from "@/lib/japanese/fold-character";
import type { TextSpan } from "@/lib/japanese/types";

/**
 * A query with normalized width (NFKC), with a mapping back to the typed text. `signs` marks the units that may act as
 * syntax: those typed as such, but not those that come from decomposing a character such as `㈱`.
 */
export type FoldedQuery = {
  readonly typed: string;
  readonly text: string;
  readonly signs: readonly boolean[];
  /** The span of the typed text that a range of `text` comes from. */
  readonly span: (from: number, to: number) => TextSpan;
};

/** A character with its combining marks, half-width and spacing ones included; syntax characters take no marks. */
const CLUSTER =
  /[\s!"(),\-/:<=>[\\\]|“”„「」『』｢｣《》、≠≤≥≦≧！＂（），－／：＜＝＞［＼］｜]|[\s\S][\p{M}\u309b\u309c\uff9e\uff9f]*/gu;
const ASCII_END = 0x7f;

/** Normalizes the width of a query before it is read. */
export function foldQuery(typed: string): FoldedQuery {
  let text = "";
  const signs: boolean[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of typed.matchAll(CLUSTER)) {
    const isAscii = cluster.length === 1 && cluster.charCodeAt(0) < ASCII_END;
    const folded = isAscii ? cluster : normalizeWidth(cluster);
    for (let unit = 0; unit < folded.length; unit += 1) {
      signs.push(folded.length === 1);
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += folded;
  }
  const span = (from: number, to: number): TextSpan => ({
    from: starts[from] ?? typed.length,
    to: to > from ? (ends[to - 1] ?? typed.length) : (starts[from] ?? typed.length),
  });
  return { typed, text, signs, span };
}

/** An unpaired surrogate, which no URL can contain. */
const LONE = /\p{Cs}/gu;
export const toWellFormed = (text: string): string => text.replace(LONE, "\ufffd");
