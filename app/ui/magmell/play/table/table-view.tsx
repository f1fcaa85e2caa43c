import type { ReactNode, Ref } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { InstanceId, PlayerId } from "@/engine/magmell";
import type { LocatedInstance, TableContext } from "../game/table-context";
import { RuleNote } from "../question/rule-number";
import { ChantView } from "./chant-view";
import { HandStats } from "./hand-figures";
import { HandRow, OpeningHandRow } from "./hand-row";
import { getOtherPlayer, PlayerBar } from "./player-bar";
import side from "./side/side.module.css";
import styles from "./table.module.css";
import { TurnStrip } from "./turn-strip";
import { UnitCard } from "./unit-card";

type Props = {
  play: TableContext;
  lying: ReadonlyMap<InstanceId, LocatedInstance>;
  headingRef: Ref<HTMLHeadingElement>;
  onPiles: () => void;
  /** The heading of the page. */
  title: ReactNode;
  /** Notices above the opening hand. */
  notices: ReactNode;
  /** The value of the opening hand. */
  keepBar: ReactNode;
  /** Whether the opponent is thinking. */
  thinking: boolean;
};

/**
 * Renders the table as the player sees it: the opening hand large, and afterwards the whole of it, never higher than the
 * window.
 */
export function TableView({ play, lying, headingRef, onPiles, title, notices, keepBar, thinking }: Props) {
  const { view } = play.table;
  return (
    <>
      <TurnStrip play={play} headingRef={headingRef} thinking={thinking} title={title} />
      {view.choice?.ask === "redraw" ? (
        <OpeningHand play={play} notices={notices} keepBar={keepBar} />
      ) : (
        <div className={styles.board}>
          <PlayerBar player={getOtherPlayer(play)} play={play} onPiles={onPiles} />
          <div className={styles.field}>
            <UnitRow player={getOtherPlayer(play)} play={play} />
            <UnitRow player={view.viewer} play={play} />
            <ChantView play={play} lying={lying} />
          </div>
          <PlayerBar player={view.viewer} play={play} onPiles={onPiles} />
          <HandRow play={play} />
        </div>
      )}
    </>
  );
}

/** Renders the opening hand to decide on: all its cards at once, and its figures. */
function OpeningHand({ play, notices, keepBar }: { play: TableContext; notices: ReactNode; keepBar: ReactNode }) {
  const { table, lang } = play;
  const { redraw, zones } = useWords("goldfish");
  const own = table.view.sides[table.view.viewer];
  return (
    <div className={side.opening}>
      <div className={side.openingNotes}>
        {notices}
        <div className="text-sm">
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

/** Renders the units of one player, in one row. */
function UnitRow({ player, play }: { player: PlayerId; play: TableContext }) {
  const { table } = play;
  const words = useWords("goldfish");
  const text = words.play.table;
  const own = player === table.view.viewer;
  const units = table.view.battleArea.filter(({ controller }) => controller === player);
  return (
    <section
      aria-label={own ? text.ownUnits : text.otherUnits}
      className={own ? styles.ownUnits : styles.theirUnits}
      data-zone={own ? "ownUnits" : "theirUnits"}
    >
      {units.length === 0 ? (
        <p className={styles.nothing}>{words.table.noUnits}</p>
      ) : (
        <ul className={styles.strip} data-row={own ? "ownUnits" : "theirUnits"}>
          {units.map((unit) => (
            <UnitCard key={unit.id} unit={unit} play={play} />
          ))}
        </ul>
      )}
    </section>
  );
}
