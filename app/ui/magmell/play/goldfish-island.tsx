"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { useRestoreFocus } from "@/app/ui/play/use-restore-focus";
import type { Deck, OpeningCards, PlayerAnswer, PlayerId } from "@/engine/magmell";
import type { GoldfishCommand, NodeId, Opponent, TableView as TableData } from "@/lib/magmell/play/types";
import { runKeyBinding } from "../../keys/key-map";
import { handleUndoKey } from "../../keys/undo-by-key";
import { useKeyListener } from "../../keys/use-key-listener";
import { useSingleKeySetting } from "../../keys/use-single-keys";
import { lazyComponent } from "../../lazy/lazy-component";
import { createLazyDialog } from "../../lazy/lazy-dialog";
import { useLazyModules } from "../../lazy/use-lazy-modules";
import { DealingSkeleton } from "./dealing";
import { locateInstances, type ShownCard, type TableContext } from "./game/table-context";
import { useUseConfirmation } from "./game/use-confirmation";
import { getLife, type Life, useGoldfish } from "./game/use-goldfish";
import { useTargetSelection } from "./game/use-target-selection";
import { type TurnPlayback, useTurnPlayback } from "./game/use-turn-playback";
import { appendTokens, type GoldfishCard } from "./goldfish-card";
import { getCurrentReplayPath } from "./link/replay-path-here";
import { composeAnnouncement } from "./log/announcement";
import { describeQuestion, getOpenQuestion } from "./log/describe-question";
import type { LogFormatter } from "./log/log-formatter";
import type { OpponentDeck } from "./setup/setup-dialog";
import { createTableKeyMap } from "./table/keys/table-keys";
import { SidePane } from "./table/side/side-pane";
import styles from "./table/table.module.css";
import { TableView } from "./table/table-view";
import { useCardMotion } from "./table/use-motion";
import { useTableDrag } from "./table/use-table-drag";
import { TableWindows, type WindowName } from "./table/windows/table-windows";
import { useTableSettings } from "./table-settings";
import { HandValueBar } from "./trainer/hand-value-bar";

export type GoldfishProps = {
  /** The deck's cards and all tokens, in catalogue order. */
  cards: readonly GoldfishCard[];
  deck: Deck;
  /** The name of the deck, and the URL of its page. */
  deckName: ReactNode;
  /** The name that links to it by its code carry. */
  given?: string | null;
  deckPage: string;
  /** The URL of the trainer with the deck. */
  trainer: string;
  /** The URL of the trial of the deck. */
  trial: string;
  /** `null` for a hand by chance. */
  seed: number | null;
  goesFirst: boolean;
  opponent: Opponent;
  /** Decks that the opponent may play instead of the current one. */
  rivals: readonly OpponentDeck[];
  /** Notices about the deck and the URL, for before the first turn. */
  notices: ReactNode;
  lang: Lang;
  /** The other languages of the site. */
  otherLangs: readonly Lang[];
  /** Cards dealt instead of those of the seed. */
  opening?: OpeningCards;
  coach?: Coach;
};

/** Rules and panel of a guided game, such as a lesson. */
export type Coach = {
  /** Returns whether a command may run. A refused command does nothing. */
  readonly allows: (table: TableData, cards: readonly GoldfishCard[], command: GoldfishCommand) => boolean;
  /** Renders what to do now. `refused` is true if a command was just refused. */
  readonly Panel: ComponentType<{ readonly play: TableContext; readonly refused: boolean }>;
};

const ConfirmUseDialog = createLazyDialog(async () => ({
  default: (await import("./question/confirm-use-dialog")).ConfirmUseDialog,
}));

const OpponentChoice = lazyComponent(() => import("./setup/opponent-choice"));
const TurnNews = lazyComponent(() => import("./table/turn-news"));
const OutcomeSheet = createLazyDialog(async () => ({
  default: (await import("./table/windows/outcome-sheet")).OutcomeSheet,
}));

/** Modifier keys, and keys that move the focus. */
const KEPT_KEYS: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

/** Continues the opponent's turn on a press anywhere on the table. The press has no other effect. */
function pressPlayback({ waits, next, skip }: TurnPlayback, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest("dialog") !== null) return;
  event.stopPropagation();
  event.preventDefault();
  if (waits && target.closest("[data-skip]") === null) next();
  else skip();
}

const subtractLife = (now: Life, before: Life | null): Life =>
  before === null ? [0, 0] : [now[0] - before[0], now[1] - before[1]];

const NO_ANSWERS: readonly PlayerAnswer[] = [];

const PLAYED: readonly GoldfishCommand[] = ["pass", "endTurn", "finishBattle", "attackAll", "byHand", "pay"];

/** Whether a command advances the game rather than going back, dealing, or changing a setting. */
const isPlaying = (wish: GoldfishCommand): boolean =>
  typeof wish === "string" ? PLAYED.includes(wish) : "answer" in wish || "answers" in wish || "picks" in wish;

/** Renders the goldfish: the table dealt by a worker, and its actions. */
export function Goldfish(props: GoldfishProps) {
  const { cards: given, lang, notices, coach } = props;
  const words = useWords("goldfish");
  const colors = useWords("site.colors");
  const { status, table, latest, steps, lifeBefore, busy, run, retry, compare, replayCode } = useGoldfish(props);
  const [large, setLarge] = useState<ShownCard | null>(null);
  const [open, setOpen] = useState<WindowName | null>(null);
  /** The end of a game whose sheet was left for its table. */
  const [left, setLeft] = useState<NodeId | null>(null);
  const [singleKeys] = useSingleKeySetting();
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useRef<(shown: ShownCard) => void>(() => {});
  const onLook = useCallback((shown: ShownCard) => look.current(shown), []);
  const [opened, setOpened] = useState<PlayerId>(0);
  const covered = table?.opponent.kind === "hotSeat" && table.view.outcome === null && table.view.viewer !== opened;
  const { tokens, abilities } = table ?? {};
  const cards = useMemo(() => appendTokens(given, tokens ?? []), [given, tokens]);
  const viewer = table?.view.viewer ?? 0;
  const formatter: LogFormatter = useMemo(
    () => ({ lang, words, colors, viewer, cards, abilities: abilities ?? {} }),
    [lang, words, colors, cards, abilities, viewer],
  );
  const frame = useRef<HTMLDivElement>(null);
  const { pace } = useTableSettings();
  // A lesson speaks about the table as it is.
  const { shown, playback } = useTurnPlayback(table, steps, coach === undefined ? pace : "atOnce", () => noteLay());
  const noteLay = useCardMotion(frame, shown);
  const handedOn = useRef<TableData | null>(null);
  const [refusedAt, setRefusedAt] = useState<TableData | null>(null);
  const carryOut = useCallback(
    (wish: GoldfishCommand) => {
      if (status !== "ready" || table === null) return;
      if (typeof wish === "string" && !table.offers.includes(wish)) return;
      if (coach !== undefined && !coach.allows(table, cards, wish)) {
        setRefusedAt(table);
        return;
      }
      // While the opponent thinks, a second press would be meant for a table that nobody has seen yet.
      if (isPlaying(wish) && handedOn.current === table) return;
      if (wish === "endTurn" || wish === "pass") handedOn.current = table;
      noteLay();
      run(wish);
    },
    [status, table, run, noteLay, coach, cards],
  );
  const { toConfirm, onCommand } = useUseConfirmation(table, carryOut);
  const question = table === null || playback !== null ? null : getOpenQuestion(table.view.choice, table.view.viewer);
  const picking = useTargetSelection(question, shown?.answers ?? NO_ANSWERS, onCommand);
  const lying = useMemo(() => (shown === null ? new Map() : locateInstances(shown.view)), [shown]);
  const lifeFrom = playback?.viewBefore ? getLife(playback.viewBefore) : lifeBefore;
  const play: TableContext | null = shown && {
    table: shown,
    cards,
    lang,
    formatter,
    picking,
    lifeChange: subtractLife(getLife(shown.view), lifeFrom),
    onCommand,
    onShow: setLarge,
    onLook,
    onCompare: compare,
    onReplayPath: () => getCurrentReplayPath(replayCode, props.given ?? null),
  };
  const isPlayingBack = playback !== null;
  const said = useMemo(() => {
    if (table === null || isPlayingBack) return "";
    const asked = question && describeQuestion(formatter, table, question, lying);
    return composeAnnouncement(formatter, table, latest, asked);
  }, [formatter, table, latest, question, lying, isPlayingBack]);
  useTableDrag(frame, play);
  useRestoreFocus(heading, shown);
  useLazyModules();
  useKeyListener((event) => {
    if (play === null || covered) return false;
    if (playback !== null && singleKeys && !event.ctrlKey && !event.metaKey && !KEPT_KEYS.has(event.key)) {
      if (playback.waits && event.key !== "Escape") playback.next();
      else playback.skip();
      return true;
    }
    const windows = { onLegend: () => setOpen("keys"), onMenu: () => setOpen("menu") };
    return (
      handleUndoKey(play.onCommand, event) || (singleKeys && runKeyBinding(createTableKeyMap(play, windows), event))
    );
  });
  /** The game that is over, while its sheet is shown. */
  const ended = play?.table.summary && !covered && left !== play.table.node ? play : null;
  const ready = play !== null && status === "ready";
  const opponent = table?.opponent.kind;
  // What a person or an idle opponent does is no news.
  const acts = opponent !== "passive" && opponent !== "hotSeat";

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-asked={question !== null || shown?.view.outcome != null || undefined}
      onClickCapture={playback === null ? undefined : (event) => pressPlayback(playback, event)}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {status === "failed" ? (
        <Failure onRetry={retry} />
      ) : play === null ? (
        <DealingSkeleton lang={lang} />
      ) : covered ? (
        <div className="grid min-h-0 place-content-center [grid-area:board]">
          <HandoverScreen viewer={viewer} onOpen={() => setOpened(viewer)} />
        </div>
      ) : (
        <TableView
          play={play}
          lying={lying}
          headingRef={heading}
          title={<DeckTitle {...props} />}
          notices={notices}
          opponent={
            coach === undefined ? (
              <div className="min-h-11">
                <OpponentChoice play={play} />
              </div>
            ) : null
          }
          keepBar={coach === undefined ? <HandValueBar {...props} table={play.table} /> : null}
          news={
            acts ? (
              <div className="min-h-5 max-sm:in-data-asked:hidden low:hidden">
                <TurnNews play={play} playback={playback} />
              </div>
            ) : null
          }
          onPiles={() => setOpen("piles")}
          covered={ended !== null}
          thinking={busy && table?.opponent.kind !== "hotSeat"}
        />
      )}
      {ended ? <OutcomeSheet play={ended} onClose={() => setLeft(ended.table.node)} /> : null}
      {ready && !covered ? (
        <SidePane
          play={play}
          lying={lying}
          question={question}
          news={said}
          coach={coach && <coach.Panel play={play} refused={refusedAt === table} />}
          look={look}
          onOutcome={left === play.table.node ? () => setLeft(null) : null}
          playback={playback}
          onMenu={() => setOpen("menu")}
        />
      ) : null}
      {play === null ? null : (
        <>
          <TableWindows {...props} play={play} open={open} onOpen={setOpen} large={large} onLarge={setLarge} />
          {toConfirm && <ConfirmUseDialog toConfirm={toConfirm} onClose={toConfirm.onLeave} play={play} />}
        </>
      )}
    </div>
  );
}

/** Renders the heading of the page: the deck that is played, with a link to its page. */
function DeckTitle({ deckName, deckPage }: Pick<GoldfishProps, "deckName" | "deckPage">) {
  const { title, table } = useWords("goldfish");
  return (
    <h1 className={styles.deck}>
      <span className="sr-only">{title} </span>
      <a href={deckPage} title={table.out}>
        {deckName}
      </a>
    </h1>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const words = useWords("goldfish.failed");
  return (
    <div className="grid min-h-0 place-content-center [grid-area:board]">
      <Notice tone="error" role="alert" title={words.title}>
        <p>{words.body}</p>
        <Button variant="primary" size="small" className="mt-2" onClick={onRetry}>
          {words.retry}
        </Button>
      </Notice>
    </div>
  );
}

type Props = {
  /** The player who looks at the screen next: 0 or 1. */
  viewer: 0 | 1;
  onOpen: () => void;
};

/** Renders a curtain over the table of two persons, until the next of them looks at it. */
function HandoverScreen({ viewer, onOpen }: Props) {
  const { curtain } = useWords("goldfish.setup");
  return (
    <div className="grid min-h-64 place-content-center justify-items-center gap-3 text-center">
      <h2 className="text-xl">{curtain.title}</h2>
      <p>{format(curtain.body, { player: viewer === 0 ? curtain.first : curtain.second })}</p>
      <Button variant="primary" autoFocus onClick={onOpen}>
        {curtain.open}
      </Button>
    </div>
  );
}
