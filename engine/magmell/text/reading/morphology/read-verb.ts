import type { Parse, ParserInput } from "../parser-input";
import { getFormTable, type PredicateForm } from "./conjugation";
import { type FrameName, findVerbs, type VerbEntry } from "./verbs";

/** A verb in one of its forms. */
type InflectedVerb = { readonly frame: FrameName; readonly stem: string; readonly form: PredicateForm };

/** Returns every verb form at an offset, the longest of each verb first. */
export const readVerbs = (input: ParserInput, at: number): readonly Parse<InflectedVerb>[] =>
  input.parse("verb", at, () => findVerbs(input.text[at] ?? "").flatMap((entry) => formsAt(input, at, entry)));

function formsAt(
  input: ParserInput,
  at: number,
  { stem, verbClass, frame, voice }: VerbEntry,
): readonly Parse<InflectedVerb>[] {
  if (!input.startsWith(stem, at)) return [];
  const { bySuffix, longest } = getFormTable(verbClass);
  // 「破壊もされない」
  const also = verbClass === "する" && stem !== "" && /[もは]/u.test(input.text[at + stem.length] ?? "") ? 1 : 0;
  const from = at + stem.length + also;
  const out: Parse<InflectedVerb>[] = [];
  for (let length = Math.min(longest, input.text.length - from); length >= 0; length -= 1) {
    for (const form of bySuffix.get(input.text.slice(from, from + length)) ?? []) {
      if (length === 0 && (stem === "" || also > 0)) continue;
      if (voice === undefined) out.push({ value: { frame, stem, form }, end: from + length });
      else if (form.voice === undefined && !form.permitted && !form.able)
        out.push({ value: { frame, stem, form: { ...form, voice } }, end: from + length });
    }
  }
  return out;
}
