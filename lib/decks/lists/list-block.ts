import type { LineSight } from "./weak-lines";

type Card = Extract<LineSight, { readonly is: "card" }>;

/** Fewer cards show no block of a list. */
const LEAST_CARDS = 8;
/** The fewest cards of a run without a heading above it. */
const LEAST_RUN = 4;
/** A form that fewer than one of so many cards has is not that of the list. */
const USUAL_SHARE = 4;
/** The most lines of other words between two cards of a run. */
const MOST_WORDS = 1;

/** A run of cards with nothing but empty lines and a remark between two: its first and last line, and its cards in the form of the list. */
type Run = { readonly first: number; last: number; cards: number; readonly isHeaded: boolean };

/** Returns the runs of cards in a list. A heading begins another; a card in another form begins none. */
function findRuns(lines: readonly LineSight[], isUsual: (card: Card) => boolean): readonly Run[] {
  const runs: Run[] = [];
  let words = MOST_WORDS + 1;
  let isBelowMark = false;
  for (const [at, line] of lines.entries()) {
    const run = runs.at(-1);
    if (line.is === "words") [words, isBelowMark] = [words + 1, false];
    else if (line.is === "mark") isBelowMark = true;
    else if (line.is === "card") {
      const isOwn = isUsual(line);
      const isBeside = run !== undefined && words <= MOST_WORDS && !isBelowMark;
      if (isBeside) [run.last, run.cards] = [at, run.cards + Number(isOwn)];
      else if (isOwn || isBelowMark) runs.push({ first: at, last: at, cards: Number(isOwn), isHeaded: isBelowMark });
      else continue;
      [words, isBelowMark] = [0, false];
    }
  }
  return runs;
}

/**
 * Returns the indexes of cards outside the block of the list, which goes from the first run of cards in its form to the
 * last: a menu, a table of players, talk. A run stands below a heading or has several cards.
 */
export function findOutsideCards(lines: readonly LineSight[]): ReadonlySet<number> {
  const cards = lines.filter((line): line is Card => line.is === "card");
  if (cards.length < LEAST_CARDS) return new Set();
  const countForm = (form: string | null) => cards.filter((card) => card.form === form).length;
  const usual = new Set(cards.map(({ form }) => form).filter((form) => countForm(form) * USUAL_SHARE >= cards.length));
  const runs = findRuns(lines, ({ form, isChosen }) => isChosen || usual.has(form));
  // Without words above it, nothing but a list can begin.
  const isBelowWords = (at: number) => lines.slice(0, at).findLast(({ is }) => is !== "gap")?.is === "words";
  const listed = runs.filter((run) => run.isHeaded || run.cards >= LEAST_RUN || !isBelowWords(run.first));
  const [first = 0, last = lines.length] = [listed[0]?.first, listed.at(-1)?.last];
  if (!listed.some(({ cards: own }) => own >= LEAST_RUN)) return new Set();
  const isOutside = (line: LineSight, at: number) => line.is === "card" && !line.isChosen && (at < first || at > last);
  return new Set(lines.flatMap((line, at) => (isOutside(line, at) ? [at] : [])));
}
