import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/glyph";
import { type BoardCard, type BoardObject, describeCard, type MtgBoard } from "@/engine/mtg";
import {
  addAbilityToStack,
  changeCounters,
  changeObject,
  changePlayer,
  duplicateObject,
  getObjectSide,
  removeObject,
} from "@/lib/mtg/boards/edit-board";
import { CardEditor } from "./card-editor";
import type { InspectorProps } from "./inspector-props";
import { InspectorRelations } from "./inspector-relations";
import { LabeledCheckbox, NumberStepper } from "./number-stepper";

type Props = {
  scene: MtgBoard;
  piece: BoardObject | undefined;
  onLay: (scene: MtgBoard) => void;
  /** Begins to choose on the board what the piece is attached to. */
  onAttach: (id: BoardObject["id"]) => void;
  /** Names of all pieces of the board. */
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};

const FLAGS = ["tapped", "token", "sick", "deathtouched", "phasedOut"] as const;

/** Renders the marks of the chosen thing, each to be changed. */
export function Inspector({ scene, piece, onLay, onAttach, names, lang }: Props) {
  const words = useWords("mtgLab");
  const card = piece && scene.cards[piece.card];
  if (piece === undefined || card === undefined) return <p className="text-ink-soft text-sm">{words.choose}</p>;
  const { id, thing } = piece;
  const part = { scene, piece, card, onLay, names, lang };
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="text-lg">{names[id]}</h2>
        <p className="text-ink-soft text-sm">{describeCard(card, getTextLang(lang)).types}</p>
      </div>
      {thing === undefined ? <Marks {...part} /> : null}
      <InspectorRelations {...part} onAttach={onAttach} />
      <div className="flex flex-wrap gap-2">
        {thing === undefined ? (
          <>
            <Button size="small" onClick={() => onLay(addAbilityToStack(scene, id))}>
              {words.putAbility}
            </Button>
            <Button size="small" onClick={() => onLay(duplicateObject(scene, id))}>
              {words.duplicate}
            </Button>
          </>
        ) : null}
        <Button size="small" onClick={() => onLay(removeObject(scene, id))}>
          <Icon name="trash" size={18} />
          {words.remove}
        </Button>
      </div>
      {thing === undefined ? <CardEditor {...part} /> : null}
    </div>
  );
}

function Marks({ scene, piece, card, onLay }: InspectorProps) {
  const words = useWords("mtgLab");
  const { id } = piece;
  const change = (marks: Parameters<typeof changeObject>[2]) => onLay(changeObject(scene, id, marks));
  const owner = getObjectSide(piece);
  const dungeon = scene.players?.[owner].dungeon;
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        {FLAGS.map((flag) => (
          <LabeledCheckbox
            key={flag}
            label={words.marks[flag]}
            checked={piece[flag] === true}
            onChange={(on) => change({ [flag]: on || undefined })}
          />
        ))}
        <LabeledCheckbox
          label={words.marks.regenerate}
          checked={(piece.shields ?? []).length > 0}
          onChange={(on) => change({ shields: on ? [{ kind: "regenerate" }] : undefined })}
        />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <NumberStepper
          name={words.marks.damage}
          value={piece.damage ?? 0}
          onChange={(damage) => change({ damage: damage > 0 ? damage : undefined })}
        />
        {countersOf(piece, card).map((counter) => (
          <NumberStepper
            key={counter}
            name={words.counters[counter as keyof typeof words.counters] ?? counter}
            value={piece.counters?.[counter] ?? 0}
            onChange={(next) => onLay(changeCounters(scene, id, counter, next - (piece.counters?.[counter] ?? 0)))}
          />
        ))}
        <NumberStepper
          name={words.marks.arrived}
          value={piece.arrived ?? 0}
          onChange={(arrived) => change({ arrived: Math.max(0, arrived) })}
        />
        {card.rooms === undefined ? null : (
          <NumberStepper
            name={words.marks.room}
            value={dungeon?.piece === id ? dungeon.room : 0}
            onChange={(room) =>
              onLay(changePlayer(scene, owner, { dungeon: room > 0 ? { piece: id, room } : undefined }))
            }
          />
        )}
      </div>
    </>
  );
}

/** Counters that a thing of this kind may well have, and those that it has. */
function countersOf(
  { counters = {} }: BoardObject,
  { types, subtypes = [], counterCap }: BoardCard,
): readonly string[] {
  const usual = [
    ...(types.includes("creature") ? ["+1/+1", "-1/-1"] : []),
    ...(types.includes("planeswalker") ? ["loyalty"] : []),
    ...(types.includes("battle") ? ["defense"] : []),
    ...(subtypes.includes("Saga") ? ["lore"] : []),
    ...(counterCap === undefined ? [] : [counterCap.counter]),
  ];
  return [...new Set([...usual, ...Object.keys(counters)])];
}
