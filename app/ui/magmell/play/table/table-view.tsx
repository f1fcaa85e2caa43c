import type { ReactNode, Ref } from "react";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { COLORS, type InstanceId } from "@/engine/magmell";
import type { HandStatistics } from "@/lib/magmell/play/types";
import type { LocatedInstance, TableContext } from "../game/table-context";
import { RuleNote } from "../question/rule-number";
import { ChantView } from "./chant-view";
import { HandRow, OpeningHandRow } from "./hand-row";
import { getOtherPlayer, PlayerBar } from "./player-bar";
import side from "./side/side.module.css";
import { TurnStrip } from "./turn-strip";
import { shareBattleArea, UnitRow } from "./unit-row";

type Props = {
  play: TableContext;
  lying: ReadonlyMap<InstanceId, LocatedInstance>;
  headingRef: Ref<HTMLHeadingElement>;
  onPiles: () => void;
  /** The heading of the page. */
  title: ReactNode;
  /** Notices above the opening hand. */
  notices: ReactNode;
  /** The choice of the opponent, with the opening hand. */
  opponent: ReactNode;
  /** The value of the opening hand. */
  keepBar: ReactNode;
  /** A line over the hand. */
  news: ReactNode;
  thinking: boolean;
  /** Whether a sheet covers the table. */
  covered?: boolean;
};

/**
 * Renders the table as the player sees it, no higher than the window: first the opening hand in large size, then the
 * whole table.
 */
export function TableView({
  play,
  lying,
  headingRef,
  onPiles,
  title,
  notices,
  opponent,
  keepBar,
  news,
  thinking,
  covered = false,
}: Props) {
  const { view } = play.table;
  const other = getOtherPlayer(play);
  return (
    <>
      <TurnStrip play={play} headingRef={headingRef} thinking={thinking} title={title} opponent={opponent} />
      {view.choice?.ask === "redraw" ? (
        <OpeningHand play={play} notices={notices} keepBar={keepBar} />
      ) : (
        <div
          inert={covered}
          className={`grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] ${asksOnTable(play) ? "grid-rows-[auto_minmax(0,6fr)_auto_minmax(0,2fr)]" : "grid-rows-[auto_minmax(0,6fr)_auto_minmax(0,5fr)]"} gap-1 [grid-area:board] app:grid-rows-[auto_minmax(0,1fr)_auto_minmax(0,min(36%,18rem))] app:gap-1.5`}
        >
          <PlayerBar player={other} play={play} onPiles={onPiles} />
          <div
            className="grid min-h-0 grid-cols-[minmax(0,1fr)_auto] gap-1 border-line border-y bg-wash/55"
            style={{ gridTemplateRows: shareBattleArea(play, [other, view.viewer]) }}
          >
            <UnitRow player={other} play={play} />
            <UnitRow player={view.viewer} play={play} />
            <ChantView play={play} lying={lying} />
          </div>
          <div className="grid gap-1">
            <PlayerBar player={view.viewer} play={play} onPiles={onPiles} />
            {news}
          </div>
          <HandRow play={play} />
        </div>
      )}
    </>
  );
}

/** Returns whether a question is answered on the table rather than in the hand, which then needs less space. */
function asksOnTable({ table: { view } }: TableContext): boolean {
  const { choice, sides, viewer, shown } = view;
  const held = new Set([...(sides[viewer].hand ?? []), ...shown].map(({ id }) => id));
  return choice?.ask === "pick" && !choice.options.some((target) => "instance" in target && held.has(target.instance));
}

/** Renders the opening hand to decide on: all its cards at once, and its figures. */
function OpeningHand({ play, notices, keepBar }: { play: TableContext; notices: ReactNode; keepBar: ReactNode }) {
  const { table, lang } = play;
  const { redraw, zones } = useWords("goldfish");
  const own = table.view.sides[table.view.viewer];
  return (
    <div className="flex min-h-0 flex-col gap-2 [grid-area:board]">
      <div className="grid max-h-[40%] gap-1.5 overflow-y-auto">
        {notices}
        <div className="text-sm max-sm:text-xs">
          <RuleNote lang={lang} text={redraw.body} rule="mag:503.1.1.3" />
        </div>
      </div>
      <section aria-label={zones.hand} className={side.openingHand}>
        <OpeningHandRow hand={own.hand ?? []} play={play} />
      </section>
      {own.handCount > 0 ? <HandStats facts={table.hand} lang={lang} /> : null}
      {keepBar}
    </div>
  );
}

/** Renders the hand by use cost and by the colors it needs. */
function HandStats({ facts, lang }: { facts: HandStatistics; lang: Lang }) {
  const text = useWords("goldfish.facts");
  const colors = useWords("site.colors");
  const colorLetters = useWords("site.colorLetters");
  const needed = COLORS.filter((color) => facts.needs[color] > 0);
  return (
    <section className="flex flex-wrap items-end gap-x-8 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-1">
      <h3 className="sr-only">{text.title}</h3>
      <div className="flex items-end gap-3 max-sm:gap-1.5">
        <span className="text-ink-soft text-sm max-sm:text-xs">{text.cost}</span>
        <ul className="flex items-end gap-1 [--step:0.5rem] max-sm:[--step:0.25rem]">
          {facts.curve.map((count, cost) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the cost.
            <li key={cost} className="w-7 text-center text-sm leading-tight max-sm:w-4 max-sm:text-xs">
              <span className="sr-only">{formatPlural(lang, text.costColumn, count, { cost })}</span>
              <span aria-hidden="true">
                <span className="block text-xs max-sm:text-[0.6875rem]/none">{count === 0 ? "" : count}</span>
                <span className="block rounded-t-[2px] bg-gold" style={{ height: `calc(${count} * var(--step))` }} />
                <span className="block border-edge border-t text-ink-soft">{cost}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="text-ink-soft text-sm max-sm:text-xs">{text.needs}</span>
        {needed.length === 0 ? <span className="text-sm">{text.noNeeds}</span> : null}
        {needed.map((color) => (
          <span key={color} className="inline-flex items-center gap-1.5 text-sm max-sm:text-xs">
            <ColorMark color={color} letter={colorLetters[color]} />
            {formatPlural(lang, text.needed, facts.needs[color], { color: colors[color] })}
          </span>
        ))}
      </div>
    </section>
  );
}
