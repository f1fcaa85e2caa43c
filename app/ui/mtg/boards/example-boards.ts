import { getTextLang, type Lang } from "@/app/i18n/lang";
import {
  CHECK_BOARDS,
  type Era,
  localizeBoard,
  type MtgBoard,
  PLAYABLE_BOARDS,
  type PlayableBoard,
  readBoard,
} from "@/engine/mtg";
import { EMPTY_BOARD } from "@/lib/mtg/boards/edit-board";

/** All boards that the lab offers: those of single checks, then those that show a point by being played on. */
export const EXAMPLE_BOARDS: readonly Pick<PlayableBoard, "id" | "title" | "scene">[] = [
  ...CHECK_BOARDS,
  ...PLAYABLE_BOARDS,
];

/** Returns a ready board with names in the language, or an empty one. */
export function getExampleBoard(id: string | null, era: Era, lang: Lang): MtgBoard {
  const board = EXAMPLE_BOARDS.find((one) => one.id === id);
  const read = board === undefined ? null : readBoard(localizeBoard(board, getTextLang(lang)));
  return { ...(read?.ok ? read.scene : EMPTY_BOARD), era };
}

/** Returns the ready board that shows its point by being played on; `null` for others. */
export const findPlayableBoard = (id: string | null): PlayableBoard | null =>
  PLAYABLE_BOARDS.find((one) => one.id === id) ?? null;

/** Boards as text, by which they are known again; worked out once for each language. */
const KNOWN: Partial<Record<Lang, ReadonlyMap<string, string>>> = {};

/** Returns the ready board that a scene is, in whatever era; `null` for one of the reader's own. */
export function findExampleBoardId(scene: MtgBoard, lang: Lang): string | null {
  KNOWN[lang] ??= new Map(
    EXAMPLE_BOARDS.map(({ id }) => [serializeBoardOfAnyEra(getExampleBoard(id, "mod", lang)), id]),
  );
  return KNOWN[lang].get(serializeBoardOfAnyEra(scene)) ?? null;
}

/** Returns a scene as text, which is the same in every era. */
export const serializeBoardOfAnyEra = (scene: MtgBoard): string => JSON.stringify({ ...scene, era: null });
