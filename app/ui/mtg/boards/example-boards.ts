import { getTextLang, type Lang } from "@/app/i18n/lang";
import {
  CHECK_BOARDS,
  ERAS,
  type Era,
  localizeBoard,
  type MtgBoard,
  PLAYABLE_BOARDS,
  type PlayableBoard,
  readBoard,
} from "@/engine/mtg";
import { EMPTY_BOARD } from "@/lib/mtg/boards/edit-board";

/** All boards that the board editor offers: those of single checks, then those that show a point by being played on. */
export const EXAMPLE_BOARDS: readonly Pick<PlayableBoard, "id" | "title" | "board">[] = [
  ...CHECK_BOARDS,
  ...PLAYABLE_BOARDS,
];

/** Returns an example board with names in the language, or an empty one. */
export function getExampleBoard(id: string | null, era: Era, lang: Lang): MtgBoard {
  const example = EXAMPLE_BOARDS.find((one) => one.id === id);
  const read = example === undefined ? null : readBoard(localizeBoard(example, getTextLang(lang)));
  return { ...(read?.ok ? read.board : EMPTY_BOARD), era };
}

/** Returns the example board that shows its point by being played on; `null` for others. */
export const findPlayableBoard = (id: string | null): PlayableBoard | null =>
  PLAYABLE_BOARDS.find((one) => one.id === id) ?? null;

/**
 * Returns the era in which an example board is looked at: of one that is named after a rule, an era with that rule, if possible
 * `current`.
 */
export function getExampleEra(id: string | null, current: Era): Era {
  const finds = CHECK_BOARDS.find((one) => one.id === id)?.finds;
  const hasRule = (era: Era) => finds?.[era].some((rule) => rule.endsWith(`:${id}`)) === true;
  return hasRule(current) ? current : (ERAS.find(hasRule) ?? current);
}

/** Boards as text, by which they are known again; worked out once for each language. */
const KNOWN: Partial<Record<Lang, ReadonlyMap<string, string>>> = {};

/** Returns the example board that equals a board, in any era; null for the reader's own. */
export function findExampleBoardId(board: MtgBoard, lang: Lang): string | null {
  KNOWN[lang] ??= new Map(
    EXAMPLE_BOARDS.map(({ id }) => [serializeBoardOfAnyEra(getExampleBoard(id, "mod", lang)), id]),
  );
  return KNOWN[lang].get(serializeBoardOfAnyEra(board)) ?? null;
}

/** Returns a board as text, which is the same in every era. */
export const serializeBoardOfAnyEra = (board: MtgBoard): string => JSON.stringify({ ...board, era: null });
