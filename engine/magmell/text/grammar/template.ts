import type { VerbForm } from "./verbs";
import { inflect } from "./verbs";

/** A piece of a template: a gap, or alternative words. Reading accepts every alternative; writing uses the first. */
export type TemplatePiece =
  | { readonly words: readonly string[] }
  | { readonly slot: string; readonly category: string; readonly optional: boolean };

const PIECE = /\{(\w+)(\?)?:([^}]+)\}|\(([^)]*)\)|<([^>]+)>|([^{(<]+)/gu;

/**
 * Parses a template: `{to:Things}` is a gap for a phrase of a category, `{to?:Things}` an optional gap, `(a|b)` reads
 * either and writes the first, `<引く>` is a verb in the form of the clause.
 */
export function parseTemplate(template: string, form: VerbForm): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  for (const [, slot, optional, category, either, verb, words] of template.matchAll(PIECE)) {
    if (slot !== undefined && category !== undefined) {
      pieces.push({ slot, category: category.replace("*", form), optional: optional !== undefined });
    } else pieces.push({ words: either?.split("|") ?? [verb === undefined ? (words ?? "") : inflect(verb, form)] });
  }
  return mergeWords(pieces);
}

/** Single words that stand side by side become one. */
function mergeWords(pieces: readonly TemplatePiece[]): readonly TemplatePiece[] {
  const out: TemplatePiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      "words" in last &&
      "words" in piece &&
      last.words.length === 1 &&
      piece.words.length === 1
    ) {
      out[out.length - 1] = { words: [`${last.words[0]}${piece.words[0]}`] };
    } else out.push(piece);
  }
  return out;
}

/**
 * Returns a template as a readable phrase: gaps as 〜, adjacent optional gaps as one, and verbs in the requested form,
 * by default the dictionary form.
 */
export const renderTemplate = (template: string, form: VerbForm = "end"): string =>
  parseTemplate(template, form)
    .filter((piece, index, all) => !(isOptional(piece) && isOptional(all[index - 1])))
    .map((piece) => ("words" in piece ? piece.words[0] : "〜"))
    .join("");

const isOptional = (piece: TemplatePiece | undefined): boolean =>
  piece !== undefined && "slot" in piece && piece.optional;
