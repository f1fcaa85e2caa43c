import type { ReactNode } from "react";
import { formatPlural } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { ObjectView } from "@/engine/mtg";
import { type CardAction, getHandCardAction, getPermanentAction, isUnknownCard } from "../game/card-action";
import type { PlayContext } from "../game/play-context";
import { CardTile } from "./card-tile";
import { ManaAmounts } from "./mana-symbol";
import { PlayerBar } from "./player-bar";

/** Returns a function that renders a card with the first thing to do with it. */
const toTile =
  (play: PlayContext, act: (card: ObjectView) => CardAction | null, isLow = false, isBare = false) =>
  (card: ObjectView) => <CardTile key={card.id} {...{ play, card, isLow, isBare }} act={act(card)} />;

/** Renders both players' permanents and the stack. */
export function BoardView({ play }: { play: PlayContext }) {
  const { table } = play;
  const { view } = table;
  const w = useWords("mtgGoldfishTable.table");
  const [mine, theirs] = view.sides;
  const own = view.battlefield.filter(({ seen }) => seen.controller === view.viewer);
  const others = view.battlefield.filter(({ seen }) => seen.controller !== view.viewer);
  const isLand = ({ seen }: ObjectView) => seen.types.includes("land") && !seen.types.includes("creature");
  const look = toTile(play, () => null);
  const getAction = (card: ObjectView) => getPermanentAction(table, card);
  return (
    <div className="grid min-w-0 content-start gap-1 pb-1">
      <PlayerBar play={play} side={theirs} mine={false} />
      {others.length > 0 ? (
        <Row name="theirs" label={w.theirSide}>
          {others.map(look)}
        </Row>
      ) : null}
      {view.stack.length > 0 ? (
        <Row name="stack" label={w.stack}>
          {[...view.stack].reverse().map(look)}
        </Row>
      ) : null}
      <div className="grid min-w-0 gap-1 rounded-[3px] border border-line bg-wash/40 px-2 py-1">
        <Row name="creatures" label={w.creatures} empty={w.nothing}>
          {own.filter((card) => !isLand(card)).map(toTile(play, getAction))}
        </Row>
        <Row name="lands" label={w.lands} empty={w.nothing}>
          {own.filter(isLand).map(toTile(play, getAction, true))}
        </Row>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PlayerBar play={play} side={mine} mine />
        <p className="flex items-center gap-2 text-sm">
          {w.pool} <ManaAmounts mana={mine.pool} />
        </p>
      </div>
    </div>
  );
}

/** Renders the player's hand; with `isLow`, only the names, which leaves the table more room. */
export function HandView({ play, isLow }: { play: PlayContext; isLow: boolean }) {
  const { table, lang } = play;
  const { view } = table;
  const w = useWords("mtgGoldfishTable.table");
  const { handCount, hand } = view.sides[view.viewer];
  return (
    <Row
      name="hand"
      label={`${w.hand} ${handCount}`}
      note={countHand(hand ?? [])
        .map(([kind, n]) => formatPlural(lang, w.counts[kind], n))
        .join(" · ")}
      empty={w.noHand}
    >
      {(hand ?? []).map(toTile(play, (card) => getHandCardAction(table, card), isLow, isLow))}
    </Row>
  );
}

type HandKind = "lands" | "creatures" | "others" | "unknown";

/** The cards of a hand by what is known of them, without kinds that it has not. */
function countHand(hand: readonly ObjectView[]): readonly (readonly [HandKind, number])[] {
  const kindOf = (card: ObjectView): HandKind => {
    const { types } = card.seen;
    if (isUnknownCard(card)) return "unknown";
    return types.includes("land") ? "lands" : types.includes("creature") ? "creatures" : "others";
  };
  return (["lands", "creatures", "others", "unknown"] as const)
    .map((kind) => [kind, hand.filter((card) => kindOf(card) === kind).length] as const)
    .filter(([, count]) => count > 0);
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
      <p className="py-1 text-ink-soft text-sm">{empty}</p>
    ) : (
      <ul data-row={name} className="flex gap-1.5 overflow-x-auto p-1">
        {children}
      </ul>
    )}
  </section>
);
