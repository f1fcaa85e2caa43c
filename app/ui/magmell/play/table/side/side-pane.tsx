import { type RefObject, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { LocatedInstance, ShownCard, TableContext } from "../../game/table-context";
import { ReplayLinkButton } from "../../link/replay-link-button";
import type { OpenQuestion } from "../../log/describe-question";
import { GameLog } from "../../log/game-log";
import { ManualActionNotice } from "../../question/manual-action-notice";
import { QuestionActions, QuestionPanel } from "../../question/question-panel";
import { SummarySection } from "../../summary/summary-part";
import { ActionBar } from "./action-bar";
import { Dock } from "./dock";
import { OutcomeNotice } from "./outcome-notice";
import styles from "./side.module.css";

type Props = {
  play: TableContext;
  lying: ReadonlyMap<number, LocatedInstance>;
  question: OpenQuestion | null;
  /** The latest news in a sentence. */
  news: string;
  look: RefObject<(shown: ShownCard) => void>;
  onMenu: () => void;
};

/** Renders the side of the table, or its foot: the card being read, the record, the question, and the commands. */
export function SidePane({ play, lying, question, news, look, onMenu }: Props) {
  const { table, formatter, lang, onCommand } = play;
  const text = useWords("goldfish.table");
  const [log, setLog] = useState(false);
  return (
    <div className={styles.side}>
      <Dock look={look} play={play} lying={lying} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the table, wherever the focus is. */}
      <div
        className={styles.log}
        data-open={log || undefined}
        data-log=""
        onKeyDown={({ key }) => key === "Escape" && setLog(false)}
      >
        <div className={styles.logHead}>
          <span className="font-medium">{text.log}</span>
          <IconButton icon="close" label={text.closeLog} onClick={() => setLog(false)} />
        </div>
        <div className={styles.logText}>
          <GameLog log={table.log} formatter={formatter} />
        </div>
      </div>
      <p aria-hidden="true" className={styles.latest}>
        {news}
      </p>
      <div className={`${styles.talk} no-print`}>
        <OutcomeNotice view={table.view} lang={lang} />
        <SummarySection play={play} />
        {table.view.outcome === null ? null : <ReplayLinkButton play={play} size="small" />}
        <ManualActionNotice play={play} />
        {question === null ? null : <QuestionPanel question={question} play={play} lying={lying} />}
      </div>
      <ActionBar
        table={table}
        lead={question === null ? null : <QuestionActions question={question} play={play} />}
        onCommand={onCommand}
        onMenu={onMenu}
        more={
          <Button
            variant="quiet"
            aria-expanded={log}
            aria-label={text.openLog}
            className={`${styles.tool} ${styles.narrowOnly}`}
            onClick={() => setLog(!log)}
          >
            <Icon name="list" size={18} />
            <span>{text.log}</span>
          </Button>
        }
      />
    </div>
  );
}
