import type { Lang } from "@/app/i18n/lang";
import type { BoardCard, BoardObject, MtgBoard } from "@/engine/mtg";

/** Everything that a part of the inspector needs. */
export type InspectorProps = {
  scene: MtgBoard;
  piece: BoardObject;
  card: BoardCard;
  onLay: (scene: MtgBoard) => void;
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};
