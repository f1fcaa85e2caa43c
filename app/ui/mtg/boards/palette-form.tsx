import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { Icon } from "@/app/ui/kit/svg-icon";
import { TextField } from "@/app/ui/kit/text-field";
import type { MtgBoard } from "@/engine/mtg";
import { addObject } from "@/lib/mtg/boards/edit-board";
import {
  getPaletteZone,
  hasPowerAndToughness,
  PALETTE,
  PALETTE_KINDS,
  type PaletteKind,
} from "@/lib/mtg/boards/palette";

type Props = { board: MtgBoard; onLay: (board: MtgBoard) => void };

const inRange = (text: string): number => Math.min(99, Math.max(-9, Math.trunc(Number(text)) || 0));

/** Renders the form that adds an object to the board. */
export function PaletteForm({ board, onLay }: Props) {
  const words = useWords("mtgLab");
  const [kind, setKind] = useState<PaletteKind>("creature");
  const [owner, setOwner] = useState<0 | 1>(0);
  const [name, setName] = useState("");
  const [strength, setStrength] = useState({ power: "2", toughness: "2" });
  const lay = () => {
    const parts = { power: inRange(strength.power), toughness: inRange(strength.toughness) };
    const card = PALETTE[kind]({ name: name.trim() || words.kinds[kind], ...parts });
    onLay(addObject(board, card, { zone: getPaletteZone(kind), owner }));
  };
  return (
    <form
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        lay();
      }}
    >
      <SelectField
        label={words.addKind}
        value={kind}
        options={PALETTE_KINDS.map((one) => ({ value: one, label: words.kinds[one] }))}
        onChange={({ target }) => setKind(target.value as PaletteKind)}
      />
      <SelectField
        label={words.marks.owner}
        value={`${owner}`}
        options={(["0", "1"] as const).map((value) => ({ value, label: words.players[value] }))}
        onChange={({ target }) => setOwner(target.value === "1" ? 1 : 0)}
      />
      <TextField label={words.addName} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      {hasPowerAndToughness(kind) ? (
        <div className="grid grid-cols-2 gap-3">
          {(["power", "toughness"] as const).map((part) => (
            <TextField
              key={part}
              label={part === "power" ? words.addPower : words.addToughness}
              type="number"
              min={-9}
              max={99}
              value={strength[part]}
              onChange={({ target }) => setStrength({ ...strength, [part]: target.value })}
            />
          ))}
        </div>
      ) : null}
      <Button type="submit" className="justify-self-start">
        <Icon name="plus" size={18} />
        {words.addButton}
      </Button>
    </form>
  );
}
