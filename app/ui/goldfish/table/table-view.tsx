import type { Ref } from "react";
import { format } from "@/app/ui/i18n/format";
import { type InstanceId, opponentOf } from "@/engine/magmell";
import type { LocatedInstance, Play } from "../game/play";
import { GameLog } from "../log/game-log";
import { ByHandNotice } from "../question/by-hand-notice";
import { RuleNote } from "../question/rule-number";
import { BattleArea } from "./battle-area";
import { ChantView } from "./chant-view";
import { Counts } from "./counts";
import { HandFigures } from "./hand-figures";
import { HandRow } from "./hand-row";
import { OutcomeNotice } from "./outcome-notice";
import { Pile } from "./pile";
import { ShownRow } from "./shown-row";
import { StoneArea } from "./stone-area";
import { TurnStrip } from "./turn-strip";

type Props = { play: Play; lying: ReadonlyMap<InstanceId, LocatedInstance>; headingRef: Ref<HTMLHeadingElement> };

/** The table as the player sees it: the opening hand large, and afterwards the whole of it. */
export function TableView({ play, lying, headingRef }: Props) {
  const { lang, words } = play;
  const { goldfish } = words;
  const { view } = play.table;
  const choosing = view.choice?.ask === "redraw";
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <TurnStrip play={play} headingRef={headingRef} />
        {choosing ? <RuleNote lang={lang} words={words} text={goldfish.redraw.body} rule="mag:503.1.1.3" /> : null}
        {view.turn === 1 && play.table.goesFirst && view.outcome === null ? (
          <RuleNote lang={lang} words={words} text={goldfish.turn.noDraw} rule="mag:603.1.1" />
        ) : null}
        {view.battle === null ? null : (
          <p className="font-medium text-gold">
            {format(goldfish.play.table.battle, { step: goldfish.log.steps[view.battle.step] })}
          </p>
        )}
      </div>
      <OutcomeNotice view={view} lang={lang} words={words} />
      <ByHandNotice play={play} />
      {choosing ? <OpeningHand play={play} /> : <WholeTable play={play} lying={lying} />}
    </div>
  );
}

function OpeningHand({ play }: { play: Play }) {
  const { table, formatter, words, lang } = play;
  const own = table.view.sides[table.view.viewer];
  return (
    <>
      <section aria-label={words.goldfish.zones.hand} className="grid min-w-0 gap-3">
        <HandRow hand={own.hand ?? []} large play={play} />
        {own.handCount > 0 ? <HandFigures facts={table.hand} lang={lang} words={words} /> : null}
      </section>
      <GameLog log={table.log} formatter={formatter} />
    </>
  );
}

function WholeTable({ play, lying }: Omit<Props, "headingRef">) {
  const { table, formatter, words, lang } = play;
  const { goldfish } = words;
  const { view } = table;
  const text = goldfish.play.table;
  const other = opponentOf(view.viewer);
  const own = view.sides[view.viewer];
  const their = view.sides[other];
  return (
    <div className="grid gap-5">
      <div className="grid gap-2 sm:grid-cols-2 lg:gap-6">
        <Counts player={other} play={play} />
        <Counts player={view.viewer} play={play} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <ShownRow play={play} />
          <BattleArea player={other} play={play} />
          <div className="flex min-w-0 flex-col gap-5 lg:flex-row-reverse lg:items-start">
            <ChantView play={play} lying={lying} />
            <BattleArea player={view.viewer} play={play} />
          </div>
          <section aria-label={goldfish.zones.stoneArea} className="grid gap-2">
            <h3 className="text-lg">{goldfish.zones.stoneArea}</h3>
            <StoneArea stones={own.stoneArea} play={play} />
          </section>
          <section aria-label={goldfish.zones.hand} className="grid min-w-0 gap-2">
            <h3 className="text-lg">{goldfish.zones.hand}</h3>
            <HandRow hand={own.hand ?? []} large={false} play={play} />
          </section>
          {own.handCount > 0 ? <HandFigures facts={table.hand} lang={lang} words={words} /> : null}
        </div>
        <div className="grid content-start gap-4">
          {their.stoneArea.some(({ id }) => play.picking.isOpen({ instance: id })) ? (
            <section aria-label={text.otherStones} className="grid gap-2">
              <h3 className="text-lg">{text.otherStones}</h3>
              <StoneArea stones={their.stoneArea} play={play} />
            </section>
          ) : null}
          <Pile title={`${text.dust} · ${text.whose.own}`} instances={own.dust} play={play} />
          <Pile title={`${text.dust} · ${text.whose.other}`} instances={their.dust} play={play} />
          <Pile title={text.dream} instances={view.dream} play={play} />
          <GameLog log={table.log} formatter={formatter} />
        </div>
      </div>
    </div>
  );
}
