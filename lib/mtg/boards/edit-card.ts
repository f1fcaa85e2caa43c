import type { BoardCard, MtgBoard } from "@/engine/mtg";

/**
 * Returns a board with changed properties of a card definition, which all objects of that name share. A property that
 * is `undefined` is removed.
 */
export function changeCard(
  board: MtgBoard,
  index: number,
  parts: { [Part in keyof BoardCard]?: BoardCard[Part] | undefined },
): MtgBoard {
  const changed = (card: BoardCard): BoardCard =>
    Object.fromEntries(
      Object.entries({ ...card, ...parts }).filter(([, part]) => part !== undefined),
    ) as unknown as BoardCard;
  return { ...board, cards: board.cards.map((card, at) => (at === index ? changed(card) : card)) };
}

/** Returns a list with a word added, or removed if the list has it; undefined if the result is empty. */
export function toggleWord<Word>(words: readonly Word[] | undefined, word: Word): readonly Word[] | undefined {
  const others = (words ?? []).filter((one) => one !== word);
  const next = words?.includes(word) ? others : [...others, word];
  return next.length === 0 ? undefined : next;
}
