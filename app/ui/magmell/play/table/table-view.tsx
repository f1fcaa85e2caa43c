import type { ReactNode, Ref } from "react";
import type { InstanceId } from "@/engine/magmell";
import type { LocatedInstance, TableContext } from "../game/table-context";
import { ChantView } from "./chant-view";
import { HandRow } from "./hand-row";
import { OpeningHand } from "./opening-hand";
import { getOtherPlayer, PlayerBar } from "./player-bar";
import styles from "./table.module.css";
import { TurnStrip } from "./turn-strip";
import { UnitRow } from "./unit-row";

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
