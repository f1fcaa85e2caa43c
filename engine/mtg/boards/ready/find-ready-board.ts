import type { MtgScene, SceneCard } from "../board";
import type { SceneLanguage } from "../words/word-forms";
import type { Board } from "./ready-board";
import { BOARD_NAMES, BOARD_SUBTYPES } from "./ready-names";

const inJapanese = ({ name, subtypes, ...rest }: SceneCard): SceneCard => ({
  ...rest,
  name: BOARD_NAMES[name] ?? name,
  ...(subtypes && { subtypes: subtypes.map((word) => BOARD_SUBTYPES[word] ?? word) }),
});

/** Returns the scene of a ready board with the names of its cards in a language. */
export const boardScene = ({ scene }: Pick<Board, "scene">, language: SceneLanguage): MtgScene =>
  language === "en" ? scene : { ...scene, cards: scene.cards.map(inJapanese) };
