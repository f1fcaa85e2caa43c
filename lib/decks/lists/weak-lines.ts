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
export function isApart(lines: readonly LineSight[], at: number): boolean {
  const [above, below] = [neighborOf(lines, at, -1), neighborOf(lines, at, 1)];
  return above?.is !== "card" && above?.is !== "mark" && below?.is !== "card";
}

/** Returns whether a card stands apart below words or above them, and not above a heading. */
function isAmongWords(lines: readonly LineSight[], at: number): boolean {
  const [above, below] = [neighborOf(lines, at, -1), neighborOf(lines, at, 1)];
  return isApart(lines, at) && below?.is !== "mark" && (above ?? below) !== undefined;
}

/**
 * Returns the indexes of cards with weak evidence, which are never counted without a question: a name within other
 * words; in a list of cards below each other, one of few among words; and one in a form that few lines have, if its name
 * is unknown, stands in the list again or apart, or has no count.
 */
export function findWeakCards(lines: readonly LineSight[]): ReadonlySet<number> {
  const cards = lines.flatMap((line, at) => (line.is === "card" ? [{ ...line, at }] : []));
  const isRare = (count: number) => count * USUAL_SHARE <= cards.length;
  const isBlock = cards.some(({ at }) => neighborOf(lines, at, 1)?.is === "card");
  const isWithinUsual = cards.filter(({ isWithin }) => isWithin).length * 2 > cards.length;
  const isLoneRare = isRare(cards.filter(({ at }) => isAmongWords(lines, at)).length);
  const [forms, parts, copies] = [countBy(cards, ({ form }) => form), countBy(cards, toPart), countBy(cards, toCopy)];
  const weak = cards.filter((card) => {
    if (card.isChosen) return false;
    if (card.isWithin && !isWithinUsual) return true;
    if (cards.length < LEAST_CARDS || !isBlock) return false;
    const isOdd = isRare(forms.get(card.form) ?? 0);
    const isRepeated = (copies.get(toCopy(card)) ?? 0) > 1;
    // A part of the list may have one card alone, and an article may explain each card below it.
    const isLone = isAmongWords(lines, card.at) && (parts.get(card.part) ?? 0) > 1;
    return (
      (isLone && isLoneRare) ||
      (isOdd && (!card.isKnown || isRepeated || isApart(lines, card.at) || card.form === null))
    );
  });
  return new Set(weak.map(({ at }) => at));
}
