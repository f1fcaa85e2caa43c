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
type Placed = Extract<LineSight, { readonly is: "card" }> & { readonly at: number };

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
export function findWeakCards(lines: readonly LineSight[]): ReadonlySet<number> {
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
    return form + alone + 2 * oddityOf(card.at) + Number(inSmallBlock[card.at]) + Number(isRepeated);
  };
  return new Map(cards.map((card) => [card.at, weigh(card)]));
}

/** Returns whether each line is in a block of few cards without a heading, such as the menu of a page. */
function findSmallBlocks(lines: readonly LineSight[], cards: number): readonly boolean[] {
  const isSmall = lines.map(() => false);
  let from = 0;
  let isHeaded = false;
  for (const [at, { is }] of lines.entries()) {
    if (is !== "card") {
      from = at + 1;
      if (is !== "gap") isHeaded = is === "mark";
    } else if (lines[at + 1]?.is !== "card") {
      isSmall.fill(!isHeaded && (at + 1 - from) * USUAL_SHARE <= cards * 2, from, at + 1);
      isHeaded = false;
    }
  }
  return isSmall;
}
