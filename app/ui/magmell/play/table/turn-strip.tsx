import type { ReactNode, Ref } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { type GameView, PHASES } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { useTableSettings } from "../table-settings";
import styles from "./table.module.css";

type Props = {
  play: TableContext;
  /** Takes the focus when the button that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>;
  thinking: boolean;
  /** The heading of the page. */
  title: ReactNode;
  /** The choice of the opponent, before the first turn. */
  opponent: ReactNode;
};

/** Renders the turn player, their turn number, and the phase and step. */
export function TurnStrip({ play, headingRef, thinking, title, opponent }: Props) {
  const goldfish = useWords("goldfish");
  const { view } = play.table;
  const { ruleDetails } = useTableSettings();
  const going = view.phase !== null && view.outcome === null;
  // Most of what a player does is done in the main phase, so that only another one is news.
  const phases = PHASES.map(({ phase }) => phase).filter(
    (phase) => going && (ruleDetails || (phase === view.phase && phase !== "main")),
  );
  return (
    <div className={styles.strip1}>
      {title}
      <h2 ref={headingRef} tabIndex={-1} className={styles.moment}>
        {headingOf(play)}
      </h2>
      {view.choice?.ask === "redraw" ? opponent : null}
      {going && ruleDetails ? (
        <span
          className="whitespace-nowrap text-[0.8125rem] text-ink-soft"
          title={format(goldfish.table.bothLong, { n: view.turn })}
        >
          {format(goldfish.table.both, { n: view.turn })}
        </span>
      ) : null}
      {phases.length > 0 ? (
        <ol aria-label={goldfish.turn.phases} className="flex gap-0.5 whitespace-nowrap text-[0.8125rem]">
          {phases.map((phase) => (
            <li
              key={phase}
              aria-current={phase === view.phase ? "step" : undefined}
              className={`rounded-[3px] border px-1.5 ${phase === view.phase ? "border-gold bg-wash font-medium text-gold" : "hidden border-transparent text-ink-soft app:list-item"}`}
            >
              {goldfish.phases[phase]}
            </li>
          ))}
        </ol>
      ) : null}
      {view.battle !== null && going ? (
        <p className="min-w-0 truncate font-medium text-[0.8125rem] text-gold">
          {format(goldfish.play.table.battle, { step: goldfish.log.steps[view.battle.step] })}
        </p>
      ) : null}
      {thinking ? (
        <p className="whitespace-nowrap text-[0.8125rem] text-ink-soft transition-opacity delay-300 duration-160 starting:opacity-0">
          {goldfish.setup.thinking}
        </p>
      ) : null}
    </div>
  );
}

function headingOf({ table, formatter: { words } }: TableContext): string {
  const { outcome, turn, turnPlayer, viewer }: GameView = table.view;
  if (outcome !== null) return words.turn.over;
  if (turn === 0) return words.turn.preparing;
  return format(turnPlayer === viewer ? words.table.ownNth : words.table.otherNth, { n: table.ownTurn });
}
