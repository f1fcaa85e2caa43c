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

/** All example boards of the board editor: first those of single checks, then those meant to be played on. */
export const EXAMPLE_BOARDS: readonly Pick<PlayableBoard, "id" | "title" | "board">[] = [
  ...CHECK_BOARDS,
  ...PLAYABLE_BOARDS,
];

/** Returns an example board with names in the given language; an empty board for an unknown id. */
export function getExampleBoard(id: string | null, era: Era, lang: Lang): MtgBoard {
  const example = EXAMPLE_BOARDS.find((one) => one.id === id);
  const read = example === undefined ? null : readBoard(localizeBoard(example, getTextLang(lang)));
  return { ...(read?.ok ? read.board : EMPTY_BOARD), era };
}

/** Returns the example board with this id that is meant to be played on; null if there is none. */
export const findPlayableBoard = (id: string | null): PlayableBoard | null =>
  PLAYABLE_BOARDS.find((one) => one.id === id) ?? null;

/**
 * Returns the era in which to open an example board: for the board of a rule, an era with that rule, preferably
 * `current`.
 */
export function getExampleEra(id: string | null, current: Era): Era {
  const finds = CHECK_BOARDS.find((one) => one.id === id)?.finds;
  const hasRule = (era: Era) => finds?.[era].some((rule) => rule.endsWith(`:${id}`)) === true;
  return hasRule(current) ? current : (ERAS.find(hasRule) ?? current);
}

/** Boards as text, by which they are known again; worked out once for each language. */
const KNOWN: Partial<Record<Lang, ReadonlyMap<string, string>>> = {};

/** Returns the id of the example board that equals a board, regardless of era; null for the reader's own board. */
export function findExampleBoardId(board: MtgBoard, lang: Lang): string | null {
  KNOWN[lang] ??= new Map(
    EXAMPLE_BOARDS.map(({ id }) => [serializeBoardOfAnyEra(getExampleBoard(id, "mod", lang)), id]),
  );
  return KNOWN[lang].get(serializeBoardOfAnyEra(board)) ?? null;
}

/** Serializes a board without its era. */
export const serializeBoardOfAnyEra = (board: MtgBoard): string => JSON.stringify({ ...board, era: null });
