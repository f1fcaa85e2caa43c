/** What a line of a list is for the lines around it. */
export type LineSight =
  | { readonly is: "gap" | "mark" | "words" }
  | {
      readonly is: "card";
      /** How the line writes its count, equal for lines that write it alike; null without a count. */
      readonly form: string | null;
      readonly name: string;
      /** The part of the list that has the card. */
      readonly part: string;
      readonly isKnown: boolean;
      /** Whether other words stand around the name, or the name is a sentence. */
      readonly isWithin: boolean;
      /** Whether the line is written as a choice at a doubt writes it. */
      readonly isChosen: boolean;
    };
type CardSight = Extract<LineSight, { readonly is: "card" }>;
type Placed = CardSight & { readonly at: number };

/** Fewer cards do not show in which form a list writes them. */
const LEAST_CARDS = 4;
/** A form that at most one of so many cards has is not a usual one. */
const USUAL_SHARE = 4;

const toPart = ({ part }: Placed): string => part;
const toCopy = ({ name, part }: Placed): string => `${part} ${name}`;

/** Returns how many cards have each key. */
function countBy<Key>(cards: readonly Placed[], keyOf: (card: Placed) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const card of cards) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1);
  return counts;
}

/** Returns the next line above (`step` -1) or below (1) that is not empty. */
const neighborOf = (lines: readonly LineSight[], at: number, step: 1 | -1): LineSight | undefined => {
  for (let place = at + step; ; place += step) if (lines[place]?.is !== "gap") return lines[place];
};

/** Returns whether a card has no other card beside it and no heading above. */
function isApart(lines: readonly LineSight[], at: number): boolean {
  const [above, below] = [neighborOf(lines, at, -1), neighborOf(lines, at, 1)];
  return above?.is !== "card" && above?.is !== "mark" && below?.is !== "card";
}

/** Returns whether a card stands apart below words or above them, and not above a heading. */
function isAmongWords(lines: readonly LineSight[], at: number): boolean {
  const [above, below] = [neighborOf(lines, at, -1), neighborOf(lines, at, 1)];
  return isApart(lines, at) && below?.is !== "mark" && (above ?? below) !== undefined;
}

/** What speaks against a card in a list. */
type CardSigns = {
  readonly isRareForm: boolean;
  readonly isRepeated: boolean;
  readonly isApart: boolean;
  /** Whether it stands alone among words, as few cards of the list do, in a part with others. */
  readonly isLone: boolean;
};

/** Returns the cards of a list, and a function for what speaks against one. */
function findSigns(lines: readonly LineSight[]) {
  const cards = lines.flatMap((line, at) => (line.is === "card" ? [{ ...line, at }] : []));
  const isRare = (count: number) => count * USUAL_SHARE <= cards.length;
  const isLoneRare = isRare(cards.filter(({ at }) => isAmongWords(lines, at)).length);
  const [forms, parts, copies] = [countBy(cards, ({ form }) => form), countBy(cards, toPart), countBy(cards, toCopy)];
  const signsOf = (card: Placed): CardSigns => ({
    isRareForm: isRare(forms.get(card.form) ?? 0),
    isRepeated: (copies.get(toCopy(card)) ?? 0) > 1,
    isApart: isApart(lines, card.at),
    // A part of the list may have one card alone, and an article may explain each card below it.
    isLone: isLoneRare && isAmongWords(lines, card.at) && (parts.get(card.part) ?? 0) > 1,
  });
  return { cards, signsOf };
}

/**
 * Returns the indexes of cards with weak evidence, which are never counted without a question: a name within other
 * words; in a list of cards below each other, one of few among words; and one in a form that few lines have, if its name
 * is unknown, stands in the list again or apart, or has no count.
 */
function findWeakCards(lines: readonly LineSight[]): ReadonlySet<number> {
  const { cards, signsOf } = findSigns(lines);
  const isBlock = cards.some(({ at }) => neighborOf(lines, at, 1)?.is === "card");
  const isWithinUsual = cards.filter(({ isWithin }) => isWithin).length * 2 > cards.length;
  const weak = cards.filter((card) => {
    if (card.isChosen) return false;
    if (card.isWithin && !isWithinUsual) return true;
    if (cards.length < LEAST_CARDS || !isBlock) return false;
    const { isLone, isRareForm, isRepeated, isApart: isAlone } = signsOf(card);
    return isLone || (isRareForm && (!card.isKnown || isRepeated || isAlone || card.form === null));
  });
  return new Set(weak.map(({ at }) => at));
}

/**
 * Returns how weak the evidence for each card is, by its index: 0 for one in the form of the list, among others. `oddityOf`
 * tells how much of a card itself is odd, such as its name and its number of copies.
 */
export function weighCards(lines: readonly LineSight[], oddityOf: (at: number) => number): ReadonlyMap<number, number> {
  const { cards, signsOf } = findSigns(lines);
  const inSmallBlock = findSmallBlocks(lines, cards.length);
  const weigh = (card: Placed): number => {
    if (card.isChosen) return 0;
    const { isRareForm, isRepeated, isApart: isAlone } = signsOf(card);
    const form = isRareForm ? (card.form === null ? 3 : 1) : 0;
    const alone = cards.length >= LEAST_CARDS && isAlone ? 2 : 0;
    return form + alone + 2 * oddityOf(card.at) + Number(inSmallBlock.has(card.at)) + Number(isRepeated);
  };
  return new Map(cards.map((card) => [card.at, weigh(card)]));
}

/** Returns the indexes of cards in blocks of few cards without a heading, such as the menu of a page. */
function findSmallBlocks(lines: readonly LineSight[], cards: number): ReadonlySet<number> {
  const small = new Set<number>();
  let from = 0;
  for (const [at, { is }] of lines.entries()) {
    if (is !== "card") from = at + 1;
    else if (lines[at + 1]?.is !== "card" && neighborOf(lines, from, -1)?.is !== "mark")
      for (let place = from; (at + 1 - from) * USUAL_SHARE <= cards * 2 && place <= at; place += 1) small.add(place);
  }
  return small;
}

/** Fewer cards show no block of a list. */
const LEAST_BLOCK = 8;
/** The fewest cards of a run without a heading above it. */
const LEAST_RUN = 4;
/** The most lines of other words between two cards of a run. */
const MOST_WORDS = 1;

/** A run of cards with nothing but empty lines and a remark between two: its first and last line, and its cards in the form of the list. */
type Run = { readonly first: number; last: number; cards: number; readonly isHeaded: boolean };

/** Returns the runs of cards in a list. A heading begins another; a card in another form begins none. */
function findRuns(lines: readonly LineSight[], isUsual: (card: CardSight) => boolean): readonly Run[] {
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
  const cards = lines.filter((line): line is CardSight => line.is === "card");
  if (cards.length < LEAST_BLOCK) return new Set();
  const countForm = (form: string | null) => cards.filter((card) => card.form === form).length;
  const usual = new Set(cards.map(({ form }) => form).filter((form) => countForm(form) * USUAL_SHARE >= cards.length));
  const runs = findRuns(lines, ({ form, isChosen }) => isChosen || usual.has(form));
  // Without words above it, nothing but a list can begin.
  const isBelowWords = ({ first }: Run) => neighborOf(lines, first, -1)?.is === "words";
  const listed = runs.filter((run) => run.isHeaded || run.cards >= LEAST_RUN || !isBelowWords(run));
  const [first = 0, last = lines.length] = [listed[0]?.first, listed.at(-1)?.last];
  if (!listed.some(({ cards: own }) => own >= LEAST_RUN)) return new Set();
  const isOutside = (line: LineSight, at: number) => line.is === "card" && !line.isChosen && (at < first || at > last);
  return new Set(lines.flatMap((line, at) => (isOutside(line, at) ? [at] : [])));
}

/**
 * Returns the indexes of cards that are never counted without a question: those with weak evidence and, unless all others
 * are a whole deck, those outside the block of the list. A comment within the block ends no run of cards.
 */
export function findDoubtfulCards(
  lines: readonly LineSight[],
  isWhole: (weak: ReadonlySet<number>) => boolean,
  isComment: (at: number) => boolean = () => false,
): ReadonlySet<number> {
  const weak = findWeakCards(lines);
  if (isWhole(weak)) return weak;
  const plain = lines.map((line, at): LineSight => (isComment(at) ? { is: "gap" } : line));
  return new Set([...weak, ...findOutsideCards(plain)]);
}
