import type { PlayerRef } from "../../model/select";
import { equalData } from "../grammar/equal-data";
import type { CategorySpec, ParseResult, SourceText, Writer } from "../grammar/grammar";
import type { VerbForm } from "../grammar/verbs";
import { OMITTED_DOER } from "./verbs/effect-row";

/** An instruction as the text says it, before what it points to is known. */
export type RawEffect = { readonly do: string; readonly [key: string]: unknown };

/** At most so many instructions are said in one sentence. */
const MOST_CLAUSES = 8;

/** Instructions that begin with their doer even when it is you. */
const NAMES_DOER = ["gainLife", "loseLife", "win", "lose"];

function readClauses(source: SourceText, at: number, form: VerbForm): readonly ParseResult[] {
  const out: ParseResult[] = [];
  const go = (effects: readonly RawEffect[], from: number, count: number): void => {
    for (const { value, end } of source.read(`Effect.${form}`, from)) {
      out.push({ value: [...effects, ...(value as readonly RawEffect[])], end });
    }
    if (count === MOST_CLAUSES) return;
    for (const { value, end } of source.read("Effect.and", from)) {
      const next = source.text[end] === "、" ? end + 1 : end;
      go([...effects, ...(value as readonly RawEffect[])], next, count + 1);
    }
  };
  go([], at, 1);
  return out;
}

/** Who does what: a doer that is left out is the one before in the sentence, or `first`. */
export function fillDoers(effects: readonly RawEffect[], first: PlayerRef = "you"): readonly RawEffect[] {
  let doer: unknown = first;
  return effects.map((effect) => {
    if (!("who" in effect)) return effect;
    if (effect.who === OMITTED_DOER) return { ...effect, who: doer };
    if (SAYS_WHOSE.includes(effect.do)) return effect;
    doer = effect.who;
    return effect;
  });
}

/** The instructions with their doers left out where the sentence makes them clear. */
function omitDoers(effects: readonly RawEffect[], first: unknown): readonly RawEffect[] {
  let doer = first;
  return effects.map((effect) => {
    if (!("who" in effect) || SAYS_WHOSE.includes(effect.do)) return effect;
    const clear = doer === null ? effect.who === "you" && !NAMES_DOER.includes(effect.do) : equalData(effect.who, doer);
    if (clear) return { ...effect, who: OMITTED_DOER };
    doer = effect.who;
    return effect;
  });
}

/** Instructions whose player is no doer but an owner, and always said. */
const SAYS_WHOSE = ["setLife", "shuffle", "control"];

/** Writes instructions one behind the other, two at once where one phrase says both; `null` when one cannot be said. */
export function writeClauses(
  effects: readonly RawEffect[],
  { write }: Pick<Writer, "write">,
  form: VerbForm,
  first: unknown = null,
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
  /** Instructions in one sentence, their doers still as they are said. */
  Clauses: {
    begins: ["Effect.end", "Effect.and", "Effect.te"],
    scan: (source, at, form) => readClauses(source, at, form),
    write: (effects: readonly RawEffect[], writer, form) =>
      Array.isArray(effects) ? writeClauses(effects, writer, form) : null,
  },
};
