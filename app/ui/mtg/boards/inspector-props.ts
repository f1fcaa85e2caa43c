import type { Lang } from "@/app/i18n/lang";
import type { BoardCard, BoardObject, MtgBoard } from "@/engine/mtg";

/** Everything that a part of the inspector needs. */
export type InspectorProps = {
  board: MtgBoard;
  object: BoardObject;
  card: BoardCard;
  onLay: (board: MtgBoard) => void;
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};
