import type { Lang } from "@/app/ui/i18n/lang";
import { BOARDS, boardScene, type Era, type MtgScene, readScene } from "@/engine/mtg";
import { EMPTY_SCENE } from "@/lib/mtg/lab/edit-scene";

/** A ready board with names in the language, or an empty one. */
export function readyScene(id: string | null, era: Era, lang: Lang): MtgScene {
  const board = BOARDS.find((one) => one.id === id);
  const read = board === undefined ? null : readScene(boardScene(board, lang));
  return { ...(read?.ok ? read.scene : EMPTY_SCENE), era };
}

/** Boards as text, by which they are known again; worked out once for each language. */
const KNOWN: Partial<Record<Lang, ReadonlyMap<string, string>>> = {};

/** The ready board that a scene is, in whatever era; `null` for one of the reader's own. */
export function readyBoard(scene: MtgScene, lang: Lang): string | null {
  KNOWN[lang] ??= new Map(BOARDS.map(({ id }) => [textOf(readyScene(id, "mod", lang)), id]));
  return KNOWN[lang].get(textOf(scene)) ?? null;
}

const textOf = (scene: MtgScene): string => JSON.stringify({ ...scene, era: null });
