import { composeWidth } from "@/lib/japanese/fold-character";
import type { Span } from "@/lib/japanese/types";

/**
 * A query in one width (NFKC), with the way back to what was typed. `signs` tells which units may divide or join: those that
 * were typed as such, not those that came of taking a sign such as `㈱` apart.
 */
export type FoldedQuery = {
  readonly typed: string;
  readonly text: string;
  readonly signs: readonly boolean[];
  /** The place as typed of a stretch of `text`. */
  readonly span: (from: number, to: number) => Span;
};

/** A sign with the marks that belong to it, half-width and free-standing ones among them; signs that divide or join take no marks. */
const CLUSTER =
  /[\s!"(),\-/:<=>[\\\]|“”„「」『』｢｣《》、≠≤≥≦≧！＂（），－／：＜＝＞［＼］｜]|[\s\S][\p{M}\u309b\u309c\uff9e\uff9f]*/gu;
const ASCII_END = 0x7f;

/** Puts a query into one width before it is read. */
export function foldQuery(typed: string): FoldedQuery {
  let text = "";
  const signs: boolean[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of typed.matchAll(CLUSTER)) {
    const isAscii = cluster.length === 1 && cluster.charCodeAt(0) < ASCII_END;
    const folded = isAscii ? cluster : composeWidth(cluster);
    for (let unit = 0; unit < folded.length; unit += 1) {
      signs.push(folded.length === 1);
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += folded;
  }
  const span = (from: number, to: number): Span => ({
    from: starts[from] ?? typed.length,
    to: to > from ? (ends[to - 1] ?? typed.length) : (starts[from] ?? typed.length),
  });
  return { typed, text, signs, span };
}

/** Half of a surrogate pair, alone: no address can hold it. */
const LONE = /\p{Cs}/gu;
export const wellFormed = (text: string): string => text.replace(LONE, "\ufffd");
