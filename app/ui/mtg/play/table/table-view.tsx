import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { ObjectView } from "@/engine/mtg";
import { type CardAction, getHandCardAction, getPermanentAction, isUnknownCard } from "../game/card-action";
import type { PlayContext } from "../game/play-context";
import { CardTile } from "./card-tile";
import { ManaAmounts } from "./mana-symbol";
import { PlayerBar } from "./player-bar";

/** Renders both players' permanents, the stack, and the player's hand. */
export function TableView({ play }: { play: PlayContext }) {
  const { table } = play;
  const { view } = table;
  const w = useWords("mtgGoldfishTable.table");
  const [mine, theirs] = view.sides;
  const own = view.battlefield.filter(({ seen }) => seen.controller === view.viewer);
  const others = view.battlefield.filter(({ seen }) => seen.controller !== view.viewer);
  const isLand = ({ seen }: ObjectView) => seen.types.includes("land") && !seen.types.includes("creature");
  const tile = (act: (card: ObjectView) => CardAction | null) => (card: ObjectView) => (
    <CardTile key={card.id} play={play} card={card} act={act(card)} />
  );
  const permanent = tile((card) => getPermanentAction(table, card));
  return (
    <div className="grid min-w-0 content-start gap-3">
      <PlayerBar play={play} side={theirs} mine={false} />
      {others.length > 0 ? (
        <Row name="theirs" label={w.theirSide}>
          {others.map(tile(() => null))}
        </Row>
      ) : null}
      {view.stack.length > 0 ? (
        <Row name="stack" label={w.stack}>
          {[...view.stack].reverse().map(tile(() => null))}
        </Row>
      ) : null}
      <div className="grid min-w-0 gap-3 rounded-[3px] border border-line bg-wash/40 p-2">
        <Row name="creatures" label={w.creatures} empty={w.nothing}>
          {own.filter((card) => !isLand(card)).map(permanent)}
        </Row>
        <Row name="lands" label={w.lands} empty={w.nothing}>
          {own.filter(isLand).map(permanent)}
        </Row>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <PlayerBar play={play} side={mine} mine />
        <p className="flex items-center gap-2 text-sm">
          {w.pool} <ManaAmounts mana={mine.pool} />
        </p>
      </div>
      <Row
        name="hand"
        label={`${w.hand} ${mine.handCount}`}
        note={mine.handCount > 0 ? handCounts(play, mine.hand ?? []) : undefined}
        empty={w.noHand}
      >
        {(mine.hand ?? []).map(tile((card) => getHandCardAction(table, card)))}
      </Row>
    </div>
  );
}

/** The cards of a hand by what is known of them. */
function handCounts({ words }: PlayContext, hand: readonly ObjectView[]): string {
  const count = (is: (card: ObjectView) => boolean) => hand.filter(is).length;
  const has = (type: "land" | "creature") => (card: ObjectView) => card.seen.types.includes(type);
  const lands = count(has("land"));
  const creatures = count((card) => has("creature")(card) && !has("land")(card));
  const unknown = count(isUnknownCard);
  return format(words.table.counts, {
    lands,
    creatures,
    unknown,
    others: hand.length - lands - creatures - unknown,
  });
}

type RowProps = { name: string; label: string; note?: string; empty?: string; children: readonly ReactNode[] };

/** A row of cards, which is scrolled where it is too long for the screen. */
const Row = ({ name, label, note, empty, children }: RowProps) => (
  <section aria-label={label} className="min-w-0">
    <h3 className="flex flex-wrap items-baseline gap-x-3 font-medium text-ink-soft text-sm">
      {label}
      {note === undefined ? null : <span className="font-normal text-xs">{note}</span>}
    </h3>
    {children.length === 0 && empty !== undefined ? (
      <p className="py-2 text-ink-soft text-sm">{empty}</p>
    ) : (
      <ul data-row={name} className="flex gap-2 overflow-x-auto px-1 pt-1 pb-2">
        {children}
      </ul>
    )}
  </section>
);
