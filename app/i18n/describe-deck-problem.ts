import { countDeckLineCards, type DeckFix, type DeckProblem } from "@/engine/magmell";
import type { Dictionary } from "./dictionary";
import { format } from "./format";

type ProblemWords = Dictionary["problems"];
/** Returns the name of a card in the reader's language, without brackets. */
export type FormatCardTitle = (name: string) => string;

/** One way to apply a fix: its button label, and the candidate for `applyFix`. */
export type DeckFixChoice = { readonly label: string; readonly candidate: string | undefined };

const MOST_NAMES = 4;
const MOST_CHOICES = 3;

/** Describes a problem in one sentence, with its numbers and card names. */
export function describeDeckProblem(
  { codes, names, colors }: ProblemWords,
  problem: DeckProblem,
  title: FormatCardTitle,
): string {
  const { have, want, color } = problem;
  const values = {
    have,
    want,
    n: Math.abs(want - have),
    names: formatCardNames(names, problem.names, title),
    color: color === null ? "" : colors[color],
  };
  const text = codes[problem.code];
  if (typeof text === "string") return format(text, values);
  if ("less" in text) return format(have < want ? text.less : text.more, values);
  return format(color === "any" || color === null ? text.any : text.color, values);
}

/** Formats card names in the language's brackets: the first few, and the number of others. */
export function formatCardNames(
  words: ProblemWords["names"],
  names: readonly string[],
  title: FormatCardTitle,
): string {
  const shown = names.length > MOST_NAMES + 1 ? names.slice(0, MOST_NAMES) : names;
  const rest = names.length - shown.length;
  const list = shown.map((name) => `${words.open}${title(name)}${words.close}`).join(words.join);
  return rest > 0 ? `${list}${format(words.andMore, { n: rest })}` : list;
}

/** Returns the choices of a fix, best first; empty if the problem has no fix. */
export function listDeckFixChoices(
  words: ProblemWords,
  fix: DeckFix | null,
  have: number,
  title: FormatCardTitle,
): DeckFixChoice[] {
  if (fix === null) return [];
  const bracket = (name: string) => formatCardNames(words.names, [name], title);
  switch (fix.do) {
    case "add":
    case "cut":
      return fix.candidates.slice(0, MOST_CHOICES).map(({ name, count }) => ({
        label: format(words.fixes[fix.do], { name: bracket(name), n: Math.min(count, fix.count) }),
        candidate: name,
      }));
    case "rename":
      return fix.candidates.slice(0, MOST_CHOICES).map((name) => ({
        label: format(words.fixes.rename, { name: bracket(name) }),
        candidate: name,
      }));
    case "remove": {
      const text = fix.count < have ? words.fixes.cut : words.fixes.remove;
      return [{ label: format(text, { name: bracket(fix.name), n: fix.count }), candidate: undefined }];
    }
    case "move": {
      const text = fix.to === "grimoire" ? words.fixes.moveToGrimoire : words.fixes.moveToStoneDeck;
      return [{ label: format(text, { name: bracket(fix.name) }), candidate: undefined }];
    }
    case "fill": {
      const list = fix.lines.map((line) => format(words.fixes.copies, { name: title(line.name), n: line.count }));
      const values = { n: countDeckLineCards(fix.lines), list: list.join(words.fixes.join) };
      return [{ label: format(words.fixes.fill, values), candidate: undefined }];
    }
  }
}
