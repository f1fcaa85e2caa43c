/** A step of a list in a text. `path` is its position: `1.a` is step a below step 1. */
export type TextStep = {
  readonly label: string;
  readonly path: string;
  /** The label is printed out of its turn. */
  readonly misprinted: boolean;
  /** Positions of the label and of the text after it. */
  readonly start: number;
  readonly from: number;
};

type Style = { readonly letters: boolean; readonly closing: string };
type OpenList = Style & { count: number };

/** Label of a step: a number or letter with a dot or parenthesis, after a separator. */
const LABEL = /(?<=^|[\s。\])])(?<label>[1-9]\d?|[a-z])(?<closing>[.)]) (?=\S)/gu;

/**
 * Finds the steps of lists in a text. A list begins with 1 or a and continues by one; a letter list may be below a
 * number. A repeated letter in its list's style counts as the next one.
 */
export function findTextSteps(text: string): readonly TextStep[] {
  const steps: TextStep[] = [];
  let numbers: OpenList | null = null;
  let letters: OpenList | null = null;
  for (const match of text.matchAll(LABEL)) {
    const { label = "", closing = "" } = match.groups ?? {};
    const isLetter = /[a-z]/u.test(label);
    const count = isLetter ? label.charCodeAt(0) - 96 : Number(label);
    const open: OpenList | null = isLetter ? letters : numbers;
    const turn = turnOf(open, count, closing, isLetter);
    if (turn === null) continue;
    const list = { letters: isLetter, closing, count: turn };
    if (isLetter) letters = list;
    else [numbers, letters] = [list, null];
    const own = isLetter ? String.fromCharCode(96 + turn) : String(turn);
    const path = isLetter && numbers !== null ? `${numbers.count}.${own}` : own;
    const { index } = match;
    steps.push({ label, path, misprinted: own !== label, start: index, from: index + match[0].length });
  }
  return steps.length > 1 ? steps : [];
}

/** Position of a label in its list; null if it is not a label. */
function turnOf(open: OpenList | null, count: number, closing: string, isLetter: boolean): number | null {
  if (open === null) return count === 1 ? 1 : null;
  if (open.closing !== closing) return null;
  if (count === open.count + 1) return count;
  return isLetter && count > 1 && count <= open.count ? open.count + 1 : null;
}
