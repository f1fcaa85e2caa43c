import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { type BoardCard, type BoardObject, describeCard, type MtgBoard } from "@/engine/mtg";
import { getObjectSide } from "@/lib/mtg/boards/edit-board";
import { getAttackTarget, getBlockedAttacker } from "@/lib/mtg/boards/edit-combat";

type Props = {
  board: MtgBoard;
  object: BoardObject;
  chosen: BoardObject["id"] | null;
  marked: ReadonlySet<BoardObject["id"]>;
  onChoose: (id: BoardObject["id"]) => void;
  /** Names of all objects of the board. */
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};

/** Renders an object on the board as a button that selects it: name, type line and marks. */
export function ObjectButton({ board, object, chosen, marked, onChoose, names, lang }: Props) {
  const words = useWords("mtgLab");
  const card = board.cards[object.card];
  const marks = marksOf(object, board, names, words);
  return (
    <button
      type="button"
      aria-pressed={object.id === chosen}
      data-marked={marked.has(object.id) || undefined}
      data-tapped={object.tapped || undefined}
      data-object={object.id}
      data-ties={card?.subtypes?.some((subtype) => TIES.includes(subtype)) || undefined}
      onClick={() => onChoose(object.id)}
      className="board-object grid min-h-11 max-w-64 rounded-[3px] border border-edge bg-leaf px-[0.6rem] py-1 text-left text-[0.875rem] leading-[1.4] outline-gold -outline-offset-2 hover:bg-wash data-marked:border-gold data-marked:border-dashed data-tapped:border-l-8 aria-pressed:border-gold aria-pressed:shadow-[inset_0_0_0_1px_var(--gold)] data-over:bg-gold/18 data-over:outline-2 print:break-inside-avoid"
    >
      <span className="font-medium">
        {marked.has(object.id) ? <span className="text-gold">≠ </span> : null}
        {names[object.id]}
      </span>
      {card === undefined || object.thing !== undefined ? null : (
        <span className="text-[0.75rem] text-ink-soft">{kindOf(card, lang)}</span>
      )}
      {marks.length === 0 ? null : <span className="text-[0.75rem]">{marks.join(" · ")}</span>}
    </button>
  );
}

/** Subtypes of what is attached to others. */
const TIES = ["Aura", "Equipment", "Fortification"];

/** The type line, strength and keyword abilities of a definition, as a line. */
function kindOf(card: BoardCard, lang: Lang): string {
  const { types, keywords } = describeCard(card, getTextLang(lang));
  const { power, toughness } = card;
  const strength = power === undefined || toughness === undefined ? [] : [`${power}/${toughness}`];
  return [types, ...strength, ...keywords].join(" · ");
}

function marksOf(
  object: BoardObject,
  board: MtgBoard,
  names: Props["names"],
  words: Dictionary["mtgLab"],
): readonly string[] {
  const { marks, counters, players, copies } = words;
  const { damage = 0, copy, shields = [], attachedTo, protector, sector } = object;
  const target = getAttackTarget(board, object.id);
  const blocked = getBlockedAttacker(board, object.id);
  const dungeon = board.players?.[getObjectSide(object)].dungeon;
  const said = (target: NonNullable<typeof attachedTo>) =>
    "instance" in target ? names[target.instance] : players[`${target.player}`];
  return [
    ...(["tapped", "token", "sick", "phasedOut", "deathtouched"] as const).flatMap((mark) =>
      object[mark] ? [marks[mark]] : [],
    ),
    ...(copy === undefined ? [] : [copies[copy]]),
    ...(damage > 0 ? [`${marks.damage} ${damage}`] : []),
    ...(shields.length > 0 ? [marks.regenerate] : []),
    ...Object.entries(object.counters ?? {}).map(
      ([name, count]) => `${counters[name as keyof typeof counters] ?? name} ×${count}`,
    ),
    ...(dungeon?.piece === object.id ? [`${marks.room} ${dungeon.room}`] : []),
    ...(protector === undefined ? [] : [`${marks.protector}: ${players[`${protector}`]}`]),
    ...(sector === undefined ? [] : [format(words.sector, { n: sector })]),
    ...(target === null ? [] : [`${marks.attacks}: ${said(target)}`]),
    ...(blocked === null ? [] : [`${marks.blocks}: ${names[blocked]}`]),
    ...(attachedTo === undefined ? [] : [`→ ${said(attachedTo)}`]),
  ];
}
