import type { PlayerRef } from "../../model/select";
import type { CategorySpec, MemoizedSource, ParseResult, WriteContext } from "../grammar/grammar";
import { isEqualData } from "../grammar/plain-data";
import type { VerbForm } from "../grammar/verbs";
import { type ClauseEffect, OMITTED_DOER, type SyntaxEffect } from "../syntax-tree";

/** Limit for the clauses of one sentence. */
const MOST_CLAUSES = 8;

/** Instructions that begin with their doer even when it is you. */
const NAMES_DOER: readonly string[] = ["gainLife", "loseLife", "win", "lose"];

function readClauses(source: MemoizedSource, at: number, form: VerbForm): readonly ParseResult[] {
  const out: ParseResult[] = [];
  const go = (effects: readonly ClauseEffect[], from: number, count: number): void => {
    for (const { value, end } of source.read(`Effect.${form}`, from)) {
      out.push({ value: [...effects, ...(value as readonly ClauseEffect[])], end });
    }
    if (count === MOST_CLAUSES) return;
    for (const { value, end } of source.read("Effect.and", from)) {
      const next = source.text[end] === "、" ? end + 1 : end;
      go([...effects, ...(value as readonly ClauseEffect[])], next, count + 1);
    }
  };
  go([], at, 1);
  return out;
}

/** Fills in omitted doers: the doer of the previous clause in the sentence, or `first`. */
export function fillOmittedDoers(effects: readonly ClauseEffect[], first: PlayerRef = "you"): readonly SyntaxEffect[] {
  let doer = first;
  return effects.map((effect): SyntaxEffect => {
    if (!("who" in effect)) return effect;
    const who = effect.who === OMITTED_DOER ? doer : effect.who;
    if (!SAYS_WHOSE.includes(effect.do)) doer = who;
    return { ...effect, who };
  });
}

/** Leaves out the doers that the sentence makes clear. */
function omitDoers(effects: readonly SyntaxEffect[], first: PlayerRef | null): readonly ClauseEffect[] {
  let doer = first;
  return effects.map((effect): ClauseEffect => {
    if (!("who" in effect) || SAYS_WHOSE.includes(effect.do)) return effect;
    const isClear =
      doer === null ? effect.who === "you" && !NAMES_DOER.includes(effect.do) : isEqualData(effect.who, doer);
    if (isClear) return { ...effect, who: OMITTED_DOER };
    doer = effect.who;
    return effect;
  });
}

/** Instructions whose player is an owner instead of a doer, and is always written. */
const SAYS_WHOSE: readonly string[] = ["setLife", "shuffle", "control"];

/**
 * Writes instructions one after another as one sentence; two instructions share a phrase if the grammar has one for
 * both. Null if an instruction cannot be expressed, or if there are too many.
 */
export function writeClauses(
  effects: readonly SyntaxEffect[],
  { write }: Pick<WriteContext, "write">,
  form: VerbForm,
  first: PlayerRef | null = null,
): string | null {
  const spoken = omitDoers(effects, first);
  const parts: string[] = [];
  for (let at = 0; at < spoken.length; ) {
    const size = [2, 1].find((many) => {
      const some = spoken.slice(at, at + many);
      if (some.length < many) return false;
      const text = write(`Effect.${at + many === spoken.length ? form : "and"}`, some);
      if (text !== null) parts.push(text);
      return text !== null;
    });
    if (size === undefined) return null;
    at += size;
  }
  return parts.length === 0 || parts.length > MOST_CLAUSES ? null : parts.join("、");
}

export const CLAUSE_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  /** Instructions in one sentence, before omitted doers are filled in. */
  Clauses: {
    begins: ["Effect.end", "Effect.and", "Effect.te"],
    scan: (source, at, form) => readClauses(source, at, form),
    write: (effects: readonly SyntaxEffect[], writer, form) =>
      Array.isArray(effects) ? writeClauses(effects, writer, form) : null,
  },
};
