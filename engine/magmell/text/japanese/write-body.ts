import type { WriteContext } from "../grammar/grammar";
import type { SyntaxBody, SyntaxEffect, SyntaxEffectByVerb } from "../syntax-tree";
import { writeClauses } from "./clauses";

/**
 * Returns the number of instructions that are a price by default: the first instruction and the choices before it
 * (house:46).
 */
export function getUsualPrice(then: readonly SyntaxEffect[]): number {
  const done = then.findIndex((effect) => effect.do !== "choose" && effect.do !== "label" && effect.do !== "mention");
  return done < 0 ? then.length : done + 1;
}

/**
 * Writes a body: one sentence that names all targets, then the instructions. Null if one of them cannot be expressed.
 */
export function writeBody({ targets = [], effects }: SyntaxBody, writer: WriteContext): readonly string[] | null {
  const sentences = writeSentences(effects, writer);
  if (targets.length === 0 || sentences === null) return sentences;
  const specs = writer.write("Targets", targets);
  return specs === null ? null : [`${specs}を対象とする。`, ...sentences];
}

/** Writes each instruction as a separate sentence with its full stop; `null` if one cannot be expressed. */
export function writeSentences(effects: readonly SyntaxEffect[], writer: WriteContext): readonly string[] | null {
  const out: string[] = [];
  for (let at = 0; at < effects.length; ) {
    const two = effects.length - at > 1 ? writeClauses(effects.slice(at, at + 2), onlyTogether(writer), "end") : null;
    const effect = effects[at];
    if (effect === undefined) return null;
    const said = two !== null ? [`${two}。`] : writeApart(effect, effects[at - 1], writer);
    if (said === null) return null;
    out.push(...said);
    at += two === null ? 1 : 2;
  }
  return out;
}

/** Writes two instructions only where one phrase says both. */
const onlyTogether = (writer: WriteContext): Pick<WriteContext, "write"> => ({
  write: (category, value) => (Array.isArray(value) && value.length === 2 ? writer.write(category, value) : null),
});

/** Writes an effect in 「」 where its otherwise might belong to the condition before it as well. */
function writeApart(
  effect: SyntaxEffect,
  before: SyntaxEffect | undefined,
  writer: WriteContext,
): readonly string[] | null {
  const sentences = writeSentence(effect, writer);
  const isUnclear = before !== undefined && effect.do === "if" && effect.otherwise && isOpenCondition(before);
  return isUnclear && sentences !== null ? [`「${sentences.join("")}」を行う。`] : sentences;
}

/** Returns whether an effect is a condition without an otherwise. */
export const isOpenCondition = (effect: SyntaxEffect): boolean => effect.do === "if" && effect.otherwise === undefined;

function writeSentence(effect: SyntaxEffect, writer: WriteContext): readonly string[] | null {
  if (effect.do === "unsupported") return [effect.text];
  if (effect.do === "label") {
    const of = writer.write("Ref", effect.of) ?? writer.write("NumberPointer", effect.of);
    return of === null ? null : [`${of}を${effect.label}とする。`];
  }
  if (effect.do === "may") return writeMay(effect, writer);
  const otherwise = effect.do === "if" ? effect.otherwise : undefined;
  const alone: SyntaxEffect = effect.do === "if" ? { ...effect, otherwise: undefined } : effect;
  const main = writeClauses([alone], writer, "end") ?? writer.write("Holding", [alone]);
  if (main === null) return null;
  const other = otherwise === undefined ? [] : [writeLinkedBlock("そうでないならば、", otherwise, writer)];
  return other.includes(null) ? null : [`${main}。`, ...(other as string[])];
}

function writeLinkedBlock(link: string, effects: unknown, writer: WriteContext): string | null {
  const block = writer.write("Block", effects);
  return block === null ? null : `${link}${block}。`;
}

/** 「Aしてもよい。そうしたならば、B。そうしないならば、C。」 */
function writeMay(
  { otherwise, price, ...effect }: SyntaxEffectByVerb<"may">,
  writer: WriteContext,
): readonly string[] | null {
  const [first] = effect.then;
  // No words: for the price that the engine assumes, for a lower one, and for one with nothing bought by it.
  if (price !== undefined && (price <= getUsualPrice(effect.then) || price >= effect.then.length)) return null;
  const paid = effect.then.slice(0, price ?? 1);
  const rest = effect.then.slice(price ?? 1);
  const alone = first === undefined ? null : writer.write("Holding", [{ ...effect, then: paid }]);
  const brief = alone !== null && (price !== undefined || !alone.includes("を行うことを選んでも"));
  if (price !== undefined && !brief) return null;
  const links = brief && rest.length > 0 ? [writeLinkedBlock("そうしたならば、", rest, writer)] : [];
  const main = brief ? alone : writer.write("Holding", [effect]);
  const other = otherwise === undefined ? [] : [writeLinkedBlock("そうしないならば、", otherwise, writer)];
  const all = [main === null ? null : `${main}。`, ...links, ...other];
  return all.includes(null) ? null : (all as string[]);
}
