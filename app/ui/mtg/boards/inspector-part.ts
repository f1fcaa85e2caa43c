import type { Lang } from "@/app/i18n/lang";
import type { MtgScene, SceneCard, ScenePiece } from "@/engine/mtg";

/** Everything that a part of the inspector needs. */
export type InspectorPart = {
  scene: MtgScene;
  piece: ScenePiece;
  card: SceneCard;
  onLay: (scene: MtgScene) => void;
  names: Readonly<Record<ScenePiece["id"], string>>;
  lang: Lang;
};
