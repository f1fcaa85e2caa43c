import type { Segment } from "../types";
import { findTextSteps, type TextStep } from "./steps";

/** A source in square brackets, which begins with a Latin letter. */
const CITATION = /\[[A-Za-z][^[\]]{0,100}\]/uy;
const TRANSLATOR = /[(（]訳注\s*[:：]/uy;
const EXAMPLE = /例えば/uy;
/** Places after which a sentence begins. */
const BEFORE_SENTENCE = /(?:^|[。.」\])）]\s?|\s)$/u;

type Kind = Segment["kind"];

/**
 * Splits a text of the summary into its segments, in order: sentences, examples, steps, translator's notes, citations.
 */
export function splitSegments(text: string): readonly Segment[] {
  const steps = new Map(findTextSteps(text).map((step) => [step.start, step]));
  const segments: Segment[] = [];
  let kind: Kind = "statement";
  let label: string | null = null;
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const step = steps.get(at);
    const apart = step ? null : apartAt(text, at);
    if (step) [kind, label, at, from] = cut(step, "step", step.label, step.from);
    else if (apart) {
      [kind, label, at, from] = cut({ start: at }, "statement", null, apart.end);
      segments.push({ kind: apart.kind, label: null, text: tidy(apart.text) });
    } else if (kind !== "example" && isExample(text, at))
      [kind, label, at, from] = cut({ start: at }, "example", null, at);
    else at += 1;
  }
  cut({ start: text.length }, "statement", null, text.length);
  return segments;

  function cut(
    { start }: Pick<TextStep, "start">,
    next: Kind,
    nextLabel: string | null,
    end: number,
  ): [Kind, string | null, number, number] {
    const piece = tidy(text.slice(from, start));
    if (piece !== "") segments.push({ kind, label, text: piece });
    return [next, nextLabel, end, end];
  }
}

function apartAt(text: string, at: number): { kind: Kind; text: string; end: number } | null {
  const citation = matchAt(CITATION, text, at);
  if (citation !== null) return { kind: "citation", text: citation.slice(1, -1), end: at + citation.length };
  const opening = matchAt(TRANSLATOR, text, at);
  if (opening === null) return null;
  const end = closingOf(text, at);
  return { kind: "translator", text: text.slice(at + opening.length, end - 1), end };
}

const isExample = (text: string, at: number): boolean =>
  matchAt(EXAMPLE, text, at) !== null && BEFORE_SENTENCE.test(text.slice(Math.max(0, at - 2), at));

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Returns the position after the bracket that closes the bracket at `at`, taking nested brackets into account. */
function closingOf(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    if ("(（".includes(text.charAt(place))) depth += 1;
    if (")）".includes(text.charAt(place))) depth -= 1;
    if (depth === 0) return place + 1;
  }
  return text.length;
}

/** A piece without the spaces that a line break has left inside names and before numbers. */
const tidy = (piece: string): string =>
  piece
    .trim()
    .replaceAll(/ルール (?=[A-Z]\.\d)/gu, "ルール")
    .replaceAll(/[《{][^《》{}]{1,80}[》}]/gu, (name) => name.replaceAll(/(?<=[-/《{]) | (?=[》}/])/gu, ""));
