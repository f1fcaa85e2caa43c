import type { Lang } from "@/app/i18n/lang";
import type { BoardCard, BoardObject, MtgBoard } from "@/engine/mtg";

/** Props that all parts of the inspector share. */
export type InspectorProps = {
  board: MtgBoard;
  object: BoardObject;
  card: BoardCard;
  onLay: (board: MtgBoard) => void;
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};
