import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
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
  board: MtgBoard;
  object: BoardObject | undefined;
  onLay: (board: MtgBoard) => void;
  /** Begins to choose on the board what the object is attached to. */
  onAttach: (id: BoardObject["id"]) => void;
  /** Names of all objects of the board. */
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};

const FLAGS = ["tapped", "token", "sick", "deathtouched", "phasedOut"] as const;

/** Renders the editable properties of the selected object. */
export function Inspector({ board, object, onLay, onAttach, names, lang }: Props) {
  const words = useWords("mtgLab");
  const card = object && board.cards[object.card];
  if (object === undefined || card === undefined) return <p className="text-ink-soft text-sm">{words.choose}</p>;
  const { id, thing } = object;
  const part = { board, object, card, onLay, names, lang };
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
            <Button size="small" onClick={() => onLay(addAbilityToStack(board, id))}>
              {words.putAbility}
            </Button>
            <Button size="small" onClick={() => onLay(duplicateObject(board, id))}>
              {words.duplicate}
            </Button>
          </>
        ) : null}
        <Button size="small" onClick={() => onLay(removeObject(board, id))}>
          <Icon name="trash" size={18} />
          {words.remove}
        </Button>
      </div>
      {thing === undefined ? <CardEditor {...part} /> : null}
    </div>
  );
}

function Marks({ board, object, card, onLay }: InspectorProps) {
  const words = useWords("mtgLab");
  const { id } = object;
  const change = (marks: Parameters<typeof changeObject>[2]) => onLay(changeObject(board, id, marks));
  const owner = getObjectSide(object);
  const dungeon = board.players?.[owner].dungeon;
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        {FLAGS.map((flag) => (
          <LabeledCheckbox
            key={flag}
            label={words.marks[flag]}
            checked={object[flag] === true}
            onChange={(on) => change({ [flag]: on || undefined })}
          />
        ))}
        <LabeledCheckbox
          label={words.marks.regenerate}
          checked={(object.shields ?? []).length > 0}
          onChange={(on) => change({ shields: on ? [{ kind: "regenerate" }] : undefined })}
        />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <NumberStepper
          name={words.marks.damage}
          value={object.damage ?? 0}
          onChange={(damage) => change({ damage: damage > 0 ? damage : undefined })}
        />
        {countersOf(object, card).map((counter) => (
          <NumberStepper
            key={counter}
            name={words.counters[counter as keyof typeof words.counters] ?? counter}
            value={object.counters?.[counter] ?? 0}
            onChange={(next) => onLay(changeCounters(board, id, counter, next - (object.counters?.[counter] ?? 0)))}
          />
        ))}
        <NumberStepper
          name={words.marks.arrived}
          value={object.arrived ?? 0}
          onChange={(arrived) => change({ arrived: Math.max(0, arrived) })}
        />
        {card.rooms === undefined ? null : (
          <NumberStepper
            name={words.marks.room}
            value={dungeon?.piece === id ? dungeon.room : 0}
            onChange={(room) =>
              onLay(changePlayer(board, owner, { dungeon: room > 0 ? { piece: id, room } : undefined }))
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
