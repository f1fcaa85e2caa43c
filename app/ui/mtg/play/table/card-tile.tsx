import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { IconButton } from "@/app/ui/kit/icon-button";
import { formatManaCost, type ObjectView } from "@/engine/mtg";
import { type CardAction, isUnknownCard } from "../game/card-action";
import { getObjectName, type PlayContext } from "../game/play-context";

type Props = {
  play: PlayContext;
  card: ObjectView;
  act: CardAction | null;
  /** Whether the tile shows one line of the name only. */
  isLow?: boolean;
  /** Whether the button for all other actions is left out. */
  isBare?: boolean;
};

/** Renders a card on the table. A click runs its primary action; the button below opens all actions. */
export function CardTile({ play, card, act, isLow = false, isBare = false }: Props) {
  const w = useWords("mtgGoldfishTable.table");
  const { table, picking, run, open } = play;
  const name = getObjectName(play, card);
  const target = { instance: card.id };
  const place = picking.placeOf(target);
  const isOption = picking.canPick(target);
  const marks = marksOf(play, card);
  const cost = costOf(play, card);
  const press = () => {
    if (isOption) picking.toggle(target);
    else if (act === null || act.act === "look") open({ is: "card", id: card.id });
    else if (act.act === "say") open({ is: "word", name: table.names[card.card] ?? "", play: card.id });
    else run(act.command);
  };
  const does = isOption ? name : format(w[act?.act ?? "look"], { name });
  return (
    <li data-item data-instance={card.id} className="flex w-24 min-w-22 flex-col">
      <button
        type="button"
        data-act
        aria-pressed={isOption ? place > 0 : undefined}
        aria-label={[does, ...typesOf(play, card), ...pointsOf(card), ...cost, ...marks].join(", ")}
        onClick={press}
        className={`flex w-full flex-col overflow-hidden rounded-[5px] border p-1 text-left shadow-low hover:border-gold ${isLow ? "h-12" : "h-22"} ${lookOf(card, isOption, place > 0)}`}
      >
        <span
          lang={/^[\x20-\x7e]+$/u.test(name) ? "en" : undefined}
          className={`w-full hyphens-auto break-words font-medium leading-tight ${sizeOf(name)} ${isLow ? "line-clamp-1" : "line-clamp-2"}`}
        >
          {name}
        </span>
        <span className="mt-auto w-full text-ink-soft text-xs leading-tight">
          {marks.length > 0 ? marks.join(" · ") : isLow ? "" : typesOf(play, card).join(" ")}
        </span>
        <span className="flex w-full items-end justify-between font-bold text-sm">
          {place > 0 ? (
            <span className="text-gold">{`✓${picking.question?.ordered ? place : ""}`}</span>
          ) : (
            <span className="truncate font-normal text-xs">{cost}</span>
          )}
          <span>{pointsOf(card)[0] ?? ""}</span>
        </span>
      </button>
      {isBare ? null : (
        <IconButton
          icon="more"
          size="small"
          label={format(w.more, { name })}
          onClick={() => open({ is: "card", id: card.id })}
          className="min-h-6! w-full! pointer-coarse:min-h-8!"
        />
      )}
    </li>
  );
}

/** The size of a name: small enough that a tile on a phone does not break its longest English word. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/u).map((word) => (/^[\x20-\x7e]+$/u.test(word) ? word.length : 0)));
  return longest < 9 ? "text-sm" : longest < 12 ? "text-xs" : "text-[0.625rem] tracking-tighter";
}

function lookOf(card: ObjectView, isOption: boolean, isPicked: boolean): string {
  const ground = card.tapped ? "bg-wash -skew-x-3" : "bg-leaf";
  const edge = isPicked
    ? "border-gold ring-2 ring-gold"
    : isOption
      ? "border-gold border-dashed"
      : isUnknownCard(card)
        ? "border-edge border-dashed"
        : "border-edge";
  return `${ground} ${edge}`;
}

const typesOf = ({ words }: PlayContext, card: ObjectView): readonly string[] =>
  isUnknownCard(card) ? [words.table.unknown] : card.seen.types.map((type) => words.types[type]);

const pointsOf = ({ seen }: ObjectView): readonly string[] =>
  seen.types.includes("creature") ? [`${seen.power}/${seen.toughness}`] : [];

/** Returns the cost of a card outside the battlefield, such as `1W`. */
const costOf = ({ table }: PlayContext, { id, thing, seen }: ObjectView): readonly string[] =>
  seen.cost === null || thing !== null || table.view.battlefield.some((other) => other.id === id)
    ? []
    : [formatManaCost(seen.cost).replaceAll(/[{}]/g, "")];

/** Returns the marks of a card as text. */
function marksOf({ table, words }: PlayContext, card: ObjectView): readonly string[] {
  const w = words.table;
  const isCreature = card.seen.types.includes("creature");
  const lies = table.view.battlefield.some(({ id }) => id === card.id);
  const isNew = lies && isCreature && !card.settled && !card.seen.keywords.includes("haste");
  const isSick = isNew && !card.tapped && table.view.active === card.seen.controller;
  return [
    card.tapped ? w.tapped : null,
    table.view.combat?.attackers.some(({ id }) => id === card.id) ? w.attacking : null,
    isSick ? w.sick : null,
    card.isToken ? w.token : null,
    card.damage > 0 ? format(w.damage, { n: card.damage }) : null,
    ...Object.entries(card.counters ?? {}).map(([counter, count]) => `${counter}×${count}`),
  ].flatMap((mark) => (mark === null ? [] : [mark]));
}
