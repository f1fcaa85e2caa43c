import { type ReactNode, type RefObject, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { Notice } from "@/app/ui/kit/notice";
import { Icon } from "@/app/ui/kit/svg-icon";
import { CardText } from "@/app/ui/magmell/card/card-text";
import type { LocatedInstance, ShownCard, TableContext } from "../../game/table-context";
import type { TurnPlayback } from "../../game/use-turn-playback";
import type { OpenQuestion } from "../../log/describe-question";
import { GameLog } from "../../log/game-log";
import { formatIdentity } from "../../log/log-formatter";
import { QuestionActions, QuestionPanel } from "../../question/question-panel";
import { ActionBar } from "./action-bar";
import { Dock } from "./dock";
import styles from "./side.module.css";

type Props = {
  play: TableContext;
  lying: ReadonlyMap<number, LocatedInstance>;
  question: OpenQuestion | null;
  /** The latest news in a sentence. */
  news: string;
  look: RefObject<(shown: ShownCard) => void>;
  /** Explanations of a lesson. */
  coach: ReactNode;
  /** Returns to the outcome of the game; `null` while it is shown. */
  onOutcome: (() => void) | null;
  playback: TurnPlayback | null;
  onMenu: () => void;
};

/**
 * Renders the side panel of the table, on narrow screens below it: the card being read, the log, the question, and the
 * commands.
 */
export function SidePane({ play, lying, question, news, look, coach, onOutcome, playback, onMenu }: Props) {
  const { table, formatter, onCommand } = play;
  const { table: text, over } = useWords("goldfish");
  const [log, setLog] = useState(false);
  return (
    <div className={styles.side}>
      <Dock look={look} play={play} lying={lying} about={question?.about ?? null} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the table, wherever the focus is. */}
      <div
        className={styles.log}
        data-open={log || undefined}
        data-log=""
        onKeyDown={({ key }) => key === "Escape" && setLog(false)}
      >
        <div className={`${styles.logHead} flex items-center justify-between`}>
          <span className="font-medium">{text.log}</span>
          <IconButton icon="close" label={text.closeLog} onClick={() => setLog(false)} />
        </div>
        <div className={styles.logText}>
          <GameLog log={table.log} formatter={formatter} />
        </div>
      </div>
      <p aria-hidden="true" className={`${styles.latest} truncate text-[0.75rem]/[1.4] text-ink-soft`}>
        {news}
      </p>
      {/* Faces to choose from need more room than words; options without buttons beneath them have their place as well. */}
      <div
        className={`${styles.talk} no-print max-h-[31dvh] max-[36rem]:[&:has(.targets):not(:has(.faces)):has(+section>div:empty)]:max-h-[46dvh] has-[.targets]:max-h-[40dvh] has-[.faces]:max-h-[60dvh] low:max-h-none app:max-h-[70%] app:has-[.targets]:max-h-[70%] low:has-[.targets]:max-h-none app:has-[.faces]:max-h-[80%]`}
      >
        {coach}
        {table.view.outcome === null || onOutcome === null ? null : (
          <Button size="small" onClick={onOutcome}>
            {over.toOutcome}
          </Button>
        )}
        <ManualActionNotice play={play} />
        {question === null ? null : <QuestionPanel question={question} play={play} lying={lying} />}
      </div>
      <ActionBar
        table={table}
        lead={
          playback !== null ? (
            <PlaybackActions waits={playback.waits} />
          ) : question === null ? null : (
            <QuestionActions question={question} play={play} />
          )
        }
        onCommand={onCommand}
        onMenu={onMenu}
        more={
          <Button
            variant="quiet"
            aria-expanded={log}
            aria-label={text.openLog}
            className={`${styles.tool} app:hidden`}
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

/**
 * Renders the buttons that continue the playback of the opponent's turn. Meanwhile, any click on the table continues
 * it, too.
 */
function PlaybackActions({ waits }: Pick<TurnPlayback, "waits">) {
  const text = useWords("goldfish.playback");
  return (
    <>
      {waits ? <Button variant="primary">{text.next}</Button> : null}
      <Button variant={waits ? "plain" : "primary"} data-skip="">
        {text.skip}
      </Button>
    </>
  );
}

/**
 * Renders texts of the opponent's cards from the latest command that the player has to carry out: the opponent does
 * nothing by hand. Own texts are asked about instead.
 */
function ManualActionNotice({ play: { table, formatter } }: { play: TableContext }) {
  const { title } = useWords("goldfish.byHand");
  const fresh = table.log
    .slice(table.freshFrom)
    .flatMap(({ event, named }) =>
      event.type === "byHand" && named[event.source]?.player !== table.view.viewer
        ? [{ text: event.text, name: formatIdentity(formatter, named[event.source]) }]
        : [],
    );
  if (fresh.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      {fresh.map(({ text, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come up twice.
        <div key={place}>
          <p className="font-medium">{name}</p>
          <CardText text={text} />
        </div>
      ))}
    </Notice>
  );
}
