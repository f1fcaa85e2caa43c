import type { BoardCard, MtgBoard } from "../board";
import type { BoardLanguage } from "../words/vocabulary";
import type { ExampleBoard } from "./example-board";
import { EXAMPLE_CARD_NAMES, EXAMPLE_SUBTYPES } from "./example-names";

const inJapanese = ({ name, subtypes, ...rest }: BoardCard): BoardCard => ({
  ...rest,
  name: EXAMPLE_CARD_NAMES[name] ?? name,
  ...(subtypes && { subtypes: subtypes.map((word) => EXAMPLE_SUBTYPES[word] ?? word) }),
});

/** Returns the board of an example with card names in the given language. */
export const localizeBoard = ({ board }: Pick<ExampleBoard, "board">, language: BoardLanguage): MtgBoard =>
  language === "en" ? board : { ...board, cards: board.cards.map(inJapanese) };
