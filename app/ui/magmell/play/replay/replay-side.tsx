import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import { ShareButton } from "@/app/ui/share/share-button";
import type { ShareTarget } from "@/app/ui/share/share-choices";
import type { NodeId } from "@/lib/magmell/play/types";
import type { LocatedInstance, ShownCard, TableContext } from "../game/table-context";
import { describeTurn } from "../log/describe-turn";
import { GameLog } from "../log/game-log";
import { SummarySection } from "../summary/summary-part";
import { Dock } from "../table/side/dock";
import { OutcomeNotice } from "../table/side/outcome-notice";
import styles from "../table/side/side.module.css";
import { ReplayControls } from "./replay-controls";
import type { ReplaySummary } from "./replay-worker";

type Props = {
  play: TableContext;
  lying: ReadonlyMap<number, LocatedInstance>;
  look: RefObject<(shown: ShownCard) => void>;
  replay: ReplaySummary;
  step: NodeId;
  facts: string;
  shared: Extract<ShareTarget, { kind: "replay" }>;
  onGoTo: (step: NodeId) => void;
  onPlayOn: (step: NodeId) => void;
};

/** Milliseconds per step of autoplay. */
const PACE = 1400;

/**
 * Renders the side panel of a replay, on narrow screens below the table: the card being read, the log, the events of
 * the step, and the controls.
 */
export function ReplaySide({ play, lying, look, replay, step, facts, shared, onGoTo, onPlayOn }: Props) {
  const words = useWords("goldfishReplay");
  const { table, formatter, lang } = play;
  const { last, turns } = replay;
  const { isPlaying, setPlaying, goTo } = useAutoplay(step, last, onGoTo);
  // It is there after a reload, in the other language, and for whoever gets the link.
  useEffect(() => updateUrlQuery({ step: step === 0 ? null : `${step}` }), [step]);
  const news = useMemo(() => {
    const told = describeTurn(formatter, table.log.slice(table.freshFrom)).map(({ text }) => text);
    return told.length === 0 ? words.nothing : told.join(lang === "ja" ? "。" : ". ");
  }, [formatter, table, lang, words]);
  return (
    <div className={styles.side}>
      <Dock look={look} play={play} lying={lying} />
      <div className={styles.log}>
        <div className={styles.logText}>
          <GameLog log={table.log} formatter={formatter} />
        </div>
      </div>
      <div className={`${styles.talk} max-h-[31dvh] low:max-h-none app:max-h-[55%]`}>
        <OutcomeNotice view={table.view} lang={lang} />
        <SummarySection play={play} />
      </div>
      <section aria-label={words.controls} className="no-print grid grid-cols-[minmax(0,1fr)] gap-1">
        <p className="truncate text-ink-soft text-xs">{facts}</p>
        <p role="status" className="line-clamp-2 min-h-10 text-sm leading-5 lg:line-clamp-4">
          <span className="sr-only">{format(words.place, { n: step, last })} </span>
          {news}
        </p>
        <ReplayControls step={step} last={last} turns={turns} isPlaying={isPlaying} onGoTo={goTo} onPlay={setPlaying} />
        <div className="grid grid-cols-2 gap-2">
          <ShareButton target={{ ...shared, page: atStep(shared.page, step) }} lang={lang} size="small">
            <Icon name="share" size={16} />
            {words.share}
          </ShareButton>
          <Button size="small" variant="primary" onClick={() => onPlayOn(step)}>
            {words.playOn}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** The path of a replay with the step to begin at. */
const atStep = (page: string, step: NodeId): string =>
  step === 0 ? page : `${page}${page.includes("?") ? "&" : "?"}step=${step}`;

/** Plays a replay automatically until its end or until the reader goes to another step. */
function useAutoplay(step: NodeId, last: NodeId, onGoTo: (step: NodeId) => void) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => onGoTo(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last, onGoTo]);
  const goTo = useCallback(
    (to: NodeId) => {
      setPlaying(false);
      onGoTo(to);
    },
    [onGoTo],
  );
  return { isPlaying, setPlaying, goTo };
}
