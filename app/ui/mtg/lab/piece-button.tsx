import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { MtgScene, SceneCard, ScenePiece } from "@/engine/mtg";
import styles from "./lab.module.css";

type Props = {
  scene: MtgScene;
  piece: ScenePiece;
  chosen: ScenePiece["id"] | null;
  marked: ReadonlySet<ScenePiece["id"]>;
  onChoose: (id: ScenePiece["id"]) => void;
  words: Dictionary["mtgLab"];
};

/** One thing on the board: its name, what it is, and its marks. Chosen by a press, and changed beside the board. */
export function PieceButton({ scene, piece, chosen, marked, onChoose, words }: Props) {
  const card = scene.cards[piece.card];
  const marks = marksOf(piece, scene, words);
  return (
    <button
      type="button"
      aria-pressed={piece.id === chosen}
      data-marked={marked.has(piece.id) || undefined}
      data-tapped={piece.tapped || undefined}
      data-piece={piece.id}
      data-ties={card?.subtypes?.some((subtype) => TIES.includes(subtype)) || undefined}
      onClick={() => onChoose(piece.id)}
      className={styles.piece}
    >
      <span className={styles.pieceName}>
        {marked.has(piece.id) ? <span className="text-gold">≠ </span> : null}
        {card?.name}
      </span>
      {card === undefined ? null : <span className={styles.pieceKind}>{kindOf(card)}</span>}
      {marks.length === 0 ? null : <span className={styles.pieceMarks}>{marks.join(" · ")}</span>}
    </button>
  );
}

/** Subtypes of what is attached to others. */
const TIES = ["Aura", "Equipment", "Fortification"];

/** The supertypes, types and strength of a definition, as a line. */
const kindOf = ({ supertypes = [], types, subtypes = [], power, toughness }: SceneCard): string =>
  [
    [...supertypes, ...types].join(" "),
    ...(subtypes.length > 0 ? [`— ${subtypes.join(" ")}`] : []),
    ...(power === undefined || toughness === undefined ? [] : [`${power}/${toughness}`]),
  ].join(" ");

function marksOf(piece: ScenePiece, scene: MtgScene, { marks, counters }: Dictionary["mtgLab"]): readonly string[] {
  const { tapped, damage = 0, token, copy, sick, shields = [], attachedTo } = piece;
  const host = attachedTo !== undefined && "instance" in attachedTo ? attachedTo.instance : null;
  const on = scene.pieces.find(({ id }) => id === host);
  return [
    ...(tapped ? [marks.tapped] : []),
    ...(token || copy !== undefined ? [marks.token] : []),
    ...(sick ? [marks.sick] : []),
    ...(damage > 0 ? [`${marks.damage} ${damage}`] : []),
    ...(piece.deathtouched ? [marks.deathtouched] : []),
    ...(shields.length > 0 ? [marks.regenerate] : []),
    ...Object.entries(piece.counters ?? {}).map(
      ([name, count]) => `${counters[name as keyof typeof counters] ?? name} ×${count}`,
    ),
    ...(on === undefined ? [] : [`→ ${scene.cards[on.card]?.name}`]),
  ];
}
