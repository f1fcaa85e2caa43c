import type { Effect, EffectOf } from "../../../model/effect";
import { isEqualData } from "../../grammar/plain-data";
import { type EnglishClause, type EnglishPhrase, isClause, isPlainImperative, toSentences } from "../phrase";
import type { RenderContext } from "../render-context";
import { joinClauses } from "../sentences/join-clauses";
import { isChoiceUsedBy, renderChoiceWithEffect, usesOnlyStored } from "./chosen-things";
import { renderHarmless, renderNextUse } from "./pairs";
import { renderEffect } from "./render-effect";

/**
 * Returns effects in order, each as separate sentences. Effects that depend on each other, such as a choice and its
 * use, share a sentence.
 */
export function renderSentences(context: RenderContext, effects: readonly Effect[]): readonly string[] {
  const sentences = renderEach(context, effects).flatMap(toSentences);
  return sentences.length > 0 ? sentences : ["nothing happens"];
}

/** Returns effects rendered as one sentence, for use inside an enclosing sentence. */
export function renderAsOneSentence(context: RenderContext, effects: readonly Effect[]): string {
  const parts: string[] = [];
  let run: EnglishClause[] = [];
  const end = (): void => {
    if (run.length > 0) parts.push(joinClauses(run));
    run = [];
  };
  for (const said of renderEach(context, effects)) {
    if (isClause(said)) run.push(said);
    else {
      end();
      parts.push(...said);
    }
  }
  end();
  return parts.join("; ") || "nothing happens";
}

/**
 * Returns instructions that depend on the text before them as one sentence. A single choice or condition keeps separate
 * sentences for "if you do" and "otherwise".
 */
export function renderDependentSentences(context: RenderContext, effects: readonly Effect[]): readonly string[] {
  const [only, ...more] = effects;
  const branches = more.length === 0 && (only?.do === "may" || only?.do === "if");
  return branches ? renderSentences(context, effects) : [renderAsOneSentence(context, effects)];
}

/** Renders effects in order; effects that depend on each other become one phrase. */
function renderEach(context: RenderContext, effects: readonly Effect[]): readonly EnglishPhrase[] {
  const said: EnglishPhrase[] = [];
  const last: Effect[] = [];
  for (let at = 0; at < effects.length; at += 1) {
    const effect = effects[at];
    const next = effects[at + 1];
    if (effect === undefined) continue;
    // Among several targets "it" is clear within a sentence only.
    if (context.named.filter((named) => named).length > 1 && context.focus?.startsWith("target")) context.focus = null;
    if (effect.do === "choose" && next !== undefined && isChoiceUsedBy(effect, next)) {
      said.push(renderChoiceWithEffect(context, effect, next));
      at += 1;
    } else if (effect.do === "search") {
      const run = getRun(effects, at, effect.store);
      const shuffle = getShuffle(effect, effects.slice(at + 1));
      const isMoved = run.some((one) => one.do !== "reveal");
      said.push(renderJoined(context, [effect, ...run, ...(isMoved ? shuffle : [])]));
      if (!isMoved) last.push(...shuffle);
      at += run.length;
    } else {
      const pair =
        next === undefined ? null : (renderNextUse(context, effect, next) ?? renderHarmless(context, effect, next));
      said.push(pair ?? renderEffect(context, effect));
      if (pair !== null) at += 1;
    }
  }
  return [...said, ...last.map((effect) => renderEffect(context, effect))];
}

/** The shuffle at the end of a search (230.4), unless the text says it itself or none is needed. */
function getShuffle(search: EffectOf<"search">, behind: readonly Effect[]): readonly Effect[] {
  const { who, whose = who, zone, top } = search;
  const isSaid = behind.some((one) => one.do === "shuffle" && one.zone === zone && isEqualData(one.who, whose));
  return isSaid || search.shuffle === false || top !== undefined ? [] : [{ do: "shuffle", who: whose, zone }];
}

/** The orders right after a search that are about what was found. */
function getRun(effects: readonly Effect[], at: number, store: string): readonly Effect[] {
  const rest = effects.slice(at + 1);
  const end = rest.findIndex((effect) => !usesOnlyStored(effect, store));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Several orders as one: "search your grimoire for a magic, reveal it and put it into your hand". */
function renderJoined(context: RenderContext, effects: readonly Effect[]): EnglishPhrase {
  const said = effects.map((effect) => renderEffect(context, effect));
  const [first, ...more] = said;
  if (first === undefined || !isClause(first)) return said.flatMap(toSentences);
  const isBySame = (one: EnglishPhrase): one is EnglishClause =>
    isPlainImperative(one) || (isClause(one) && one.lead === undefined && one.who?.text === first.who?.text);
  if (!more.every(isBySame)) return said.flatMap(toSentences);
  return { ...first, does: [...first.does, ...more.flatMap(({ does }) => does)] };
}
