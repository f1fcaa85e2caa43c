import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { IconButton } from "@/app/ui/kit/icon-button";
import type { MtgScene, ScenePiece } from "@/engine/mtg";
import { changePlayer } from "@/lib/mtg/lab/edit-scene";
import styles from "./lab.module.css";
import { PieceButton } from "./piece-button";

type Words = Dictionary["mtgLab"];
type Shared = {
  scene: MtgScene;
  chosen: ScenePiece["id"] | null;
  /** Pieces of which the eras make different things. */
  marked: ReadonlySet<ScenePiece["id"]>;
  onChoose: (id: ScenePiece["id"]) => void;
  words: Words;
};
type Props = Shared & { onLay: (scene: MtgScene) => void };

/** Zones in the order in which they stand on a player's side. */
const OWN_ZONES = ["battlefield", "hand", "graveyard", "library", "exile", "phasedOut", "command"] as const;

/** Both players' sides with the stack between them, the opponent's above. */
export function BoardView({ onLay, ...shared }: Props) {
  return (
    <div className="grid gap-4">
      <Side {...shared} player={1} onLay={onLay} />
      <Zone {...shared} zone="stack" pieces={shared.scene.pieces.filter(({ zone }) => zone === "stack")} always />
      <Side {...shared} player={0} onLay={onLay} />
    </div>
  );
}

function Side({ player, onLay, ...shared }: Props & { player: 0 | 1 }) {
  const { scene, words } = shared;
  const name = words.players[`${player}`];
  const { life = 20, poison = 0, drewFromEmpty = false } = scene.players?.[player] ?? {};
  const change = (figures: Parameters<typeof changePlayer>[2]) => onLay(changePlayer(scene, player, figures));
  const holder = ({ owner, controller = owner, zone }: ScenePiece) => (zone === "battlefield" ? controller : owner);
  return (
    <section aria-label={name} className={styles.side}>
      <div className={styles.player}>
        <h3 className="text-base">{name}</h3>
        <Figure name={words.life} value={life} onChange={(next) => change({ life: next })} words={words} />
        <Figure
          name={words.poison}
          value={poison}
          onChange={(next) => change({ poison: next > 0 ? next : undefined })}
          words={words}
        />
        <label className="inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={drewFromEmpty}
            onChange={(event) => change({ drewFromEmpty: event.target.checked || undefined })}
          />
          {words.drewFromEmpty}
        </label>
      </div>
      {OWN_ZONES.map((zone) => (
        <Zone
          key={zone}
          {...shared}
          zone={zone}
          pieces={scene.pieces.filter((piece) => piece.zone === zone && holder(piece) === player)}
          always={zone === "battlefield"}
        />
      ))}
    </section>
  );
}

type ZoneProps = Shared & { zone: ScenePiece["zone"]; pieces: readonly ScenePiece[]; always?: boolean };

/** The pieces of a zone; an empty one is shown only where it always has its place. */
function Zone({ zone, pieces, always = false, words, ...shared }: ZoneProps) {
  if (pieces.length === 0 && !always) return null;
  return (
    <div className={styles.zone}>
      <p className="text-ink-soft text-xs">{words.zones[zone]}</p>
      {pieces.length === 0 ? (
        <p className="text-ink-soft text-sm">{words.nothing}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <PieceButton {...shared} piece={piece} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FigureProps = { name: string; value: number; onChange: (value: number) => void; words: Words };

/** A figure with a button for less and one for more. */
export const Figure = ({ name, value, onChange, words }: FigureProps) => (
  <fieldset className={styles.figure}>
    <legend className="sr-only">{name}</legend>
    <IconButton
      icon="minus"
      size="small"
      label={format(words.fewer, { what: name })}
      onClick={() => onChange(value - 1)}
    />
    <output className="min-w-14 text-center text-sm">
      {name} {value}
    </output>
    <IconButton
      icon="plus"
      size="small"
      label={format(words.more, { what: name })}
      onClick={() => onChange(value + 1)}
    />
  </fieldset>
);
