import type { MtgDeckEdit, MtgDeckFix, MtgDeckProblem } from "@/engine/mtg/deck";
import { getOwn } from "@/lib/collections";
import type { Dictionary } from "./dictionary";
import { format } from "./format";

type MtgProblemWords = Dictionary["mtgDeckProblems"];

/** One way to apply a fix: its button label, and the candidate for `applyMtgFix`. */
type MtgFixChoice = { readonly label: string; readonly candidate: string | undefined };

const MOST_CHOICES = 3;

/** Describes a deck problem in one sentence, with its numbers and card name. */
export const describeMtgProblem = (
  words: MtgProblemWords,
  { code, severity, names, have, want, from }: MtgDeckProblem,
): string =>
  format((severity === "advice" ? getOwn(words.advice, code) : undefined) ?? words.codes[code], {
    have,
    want,
    n: Math.abs(want - have),
    name: format(words.name, { name: names[0] ?? "" }),
    from: from ?? "",
  });

/** Returns the choices of a fix, best first; empty if the problem has no fix. */
export function listMtgFixChoices(
  words: MtgProblemWords,
  fix: MtgDeckFix | null,
  have: number,
): readonly MtgFixChoice[] {
  if (fix === null) return [];
  if (fix.do !== "several") return editChoices(words, fix, have);
  const [first] = fix.fixes;
  if (first?.do === "rename") return editChoices(words, first, have);
  // Several edits of one name: copies that go from sideboard and deck.
  const count = fix.fixes.reduce((sum, edit) => sum + ("count" in edit ? edit.count : 0), 0);
  return first?.do === "remove" ? editChoices(words, { ...first, count }, have) : [];
}

function editChoices(
  { fixes, name: brackets, zones }: MtgProblemWords,
  fix: MtgDeckEdit,
  have: number,
): readonly MtgFixChoice[] {
  const named = (name: string) => format(brackets, { name });
  switch (fix.do) {
    case "add":
    case "cut":
      return fix.candidates.slice(0, MOST_CHOICES).map(({ name, count }) => ({
        label: format(fixes[fix.do], { name: named(name), n: Math.min(count, fix.count) }),
        candidate: name,
      }));
    case "rename":
      return fix.candidates
        .slice(0, MOST_CHOICES)
        .map((name) => ({ label: format(fixes.rename, { name: named(name) }), candidate: name }));
    case "remove": {
      const text = fix.count < have ? fixes.remove : fixes.removeAll;
      return [{ label: format(text, { name: named(fix.name), n: fix.count }), candidate: undefined }];
    }
    case "move": {
      const values = { name: named(fix.name), n: fix.count, zone: zones[fix.to] };
      return [{ label: format(fixes.move, values), candidate: undefined }];
    }
    case "fill":
      return [{ label: fixes.fill, candidate: undefined }];
  }
}
