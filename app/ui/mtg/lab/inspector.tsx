import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Glyph } from "@/app/ui/kit/glyph";
import { SelectField } from "@/app/ui/kit/select-field";
import { type MtgScene, type ScenePiece, ZONE_IDS } from "@/engine/mtg";
import { changeCounters, changePiece, removePiece } from "@/lib/mtg/lab/edit-scene";
import { Figure } from "./board-view";

type Words = Dictionary["mtgLab"];
type Props = {
  scene: MtgScene;
  piece: ScenePiece | undefined;
  onLay: (scene: MtgScene) => void;
  words: Words;
};

const COUNTERS = ["+1/+1", "-1/-1", "loyalty", "defense", "lore"] as const;
const FLAGS = ["tapped", "token", "sick", "deathtouched"] as const;

/** The marks of the chosen thing, each to be changed. */
export function Inspector({ scene, piece, onLay, words }: Props) {
  if (piece === undefined) return <p className="text-ink-soft text-sm">{words.choose}</p>;
  const { id } = piece;
  const change = (marks: Parameters<typeof changePiece>[2]) => onLay(changePiece(scene, id, marks));
  const shielded = (piece.shields ?? []).length > 0;
  return (
    <div className="grid gap-3">
      <p className="font-medium">{format(words.chosen, { name: scene.cards[piece.card]?.name ?? "" })}</p>
      <div className="flex flex-wrap gap-x-4">
        {FLAGS.map((flag) => (
          <Flag
            key={flag}
            label={words.marks[flag]}
            checked={piece[flag] === true}
            onChange={(on) => change({ [flag]: on || undefined })}
          />
        ))}
        <Flag
          label={words.marks.regenerate}
          checked={shielded}
          onChange={(on) => change({ shields: on ? [{ kind: "regenerate" }] : undefined })}
        />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Figure
          name={words.marks.damage}
          value={piece.damage ?? 0}
          onChange={(damage) => change({ damage: damage > 0 ? damage : undefined })}
          words={words}
        />
        {COUNTERS.map((counter) => (
          <Figure
            key={counter}
            name={words.counters[counter]}
            value={piece.counters?.[counter] ?? 0}
            onChange={(next) => onLay(changeCounters(scene, id, counter, next - (piece.counters?.[counter] ?? 0)))}
            words={words}
          />
        ))}
        <Figure
          name={words.marks.arrived}
          value={piece.arrived ?? 0}
          onChange={(arrived) => change({ arrived: Math.max(0, arrived) })}
          words={words}
        />
      </div>
      <Ties scene={scene} piece={piece} change={change} words={words} />
      <Button className="justify-self-start" onClick={() => onLay(removePiece(scene, id))}>
        <Glyph name="trash" size={18} />
        {words.remove}
      </Button>
    </div>
  );
}

type FlagProps = { label: string; checked: boolean; onChange: (on: boolean) => void };

const Flag = ({ label, checked, onChange }: FlagProps) => (
  <label className="inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

type TiesProps = {
  scene: MtgScene;
  piece: ScenePiece;
  change: (marks: Parameters<typeof changePiece>[2]) => void;
  words: Words;
};

/** The place of a thing, whose it is, and what it is attached to. */
function Ties({ scene, piece, change, words }: TiesProps) {
  const players = (["0", "1"] as const).map((value) => ({ value, label: words.players[value] }));
  const host = piece.attachedTo !== undefined && "instance" in piece.attachedTo ? piece.attachedTo.instance : "";
  const hosts = scene.pieces.filter(({ id, zone }) => id !== piece.id && zone === "battlefield");
  const player = (value: string): 0 | 1 => (value === "1" ? 1 : 0);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={words.marks.zone}
        value={piece.zone}
        options={ZONE_IDS.map((zone) => ({ value: zone, label: words.zones[zone] }))}
        onChange={({ target }) => change({ zone: target.value as ScenePiece["zone"] })}
      />
      <SelectField
        label={words.marks.attachedTo}
        value={`${host}`}
        options={[
          { value: "", label: words.unattached },
          ...hosts.map(({ id, card }) => ({ value: `${id}`, label: `${scene.cards[card]?.name} (${id})` })),
        ]}
        onChange={({ target }) =>
          change(
            target.value === ""
              ? { attachedTo: undefined, attachedAt: undefined }
              : { attachedTo: { instance: Number(target.value) } },
          )
        }
      />
      <SelectField
        label={words.marks.owner}
        value={`${piece.owner}`}
        options={players}
        onChange={({ target }) => change({ owner: player(target.value) })}
      />
      <SelectField
        label={words.marks.controller}
        value={`${piece.controller ?? piece.owner}`}
        options={players}
        onChange={({ target }) => change({ controller: player(target.value) })}
      />
    </div>
  );
}
