"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import type { Deck, PlayerAnswer, PlayerId } from "@/engine/magmell";
import type { GoldfishCommand, Opponent } from "@/lib/goldfish/types";
import { runKey } from "../keys/key-map";
import { useKeyListener } from "../keys/use-key-listener";
import { useSingleKeys } from "../keys/use-single-keys";
import { Dealing } from "./dealing";
import { locateInstances, type Play, type ShownCard } from "./game/play";
import { useAddress } from "./game/use-address";
import { useGoldfish } from "./game/use-goldfish";
import { usePicking } from "./game/use-picking";
import { type GoldfishCard, withTokens } from "./goldfish-card";
import { GoldfishKeysDialog } from "./goldfish-keys-dialog";
import type { GoldfishWords } from "./goldfish-words";
import { announcement } from "./log/announcement";
import { describeQuestion, openQuestion } from "./log/describe-question";
import type { LogFormatter } from "./log/log-formatter";
import { CardDialog } from "./question/card-dialog";
import { QuestionEnd, QuestionPanel } from "./question/question-panel";
import { Curtain } from "./setup/curtain";
import { GameTools } from "./setup/game-tools";
import type { Rival } from "./setup/rivals";
import { ActionBar } from "./table/action-bar";
import styles from "./table/goldfish.module.css";
import { tableKeys } from "./table/table-keys";
import { TableView } from "./table/table-view";

export type GoldfishProps = {
  /** The deck's cards and all tokens, in the order of the catalogue. */
  cards: readonly GoldfishCard[];
  deck: Deck;
  /** `null` for a hand by chance. */
  seed: number | null;
  goesFirst: boolean;
  opponent: Opponent;
  /** Decks that the opponent may play instead of the present one. */
  rivals: readonly Rival[];
  lang: Lang;
  words: GoldfishWords;
};

const NO_ANSWERS: readonly PlayerAnswer[] = [];

/** The goldfish itself: the table that a worker deals, and what one may do at it. */
export function GoldfishIsland({ cards: given, deck, seed, goesFirst, opponent, rivals, lang, words }: GoldfishProps) {
  const { goldfish, site } = words;
  const { status, table, latest, busy, run, retry } = useGoldfish({ cards: given, deck, seed, goesFirst, opponent });
  const [large, setLarge] = useState<ShownCard | null>(null);
  const [legend, setLegend] = useState(false);
  const [toast, setToast] = useState<Toast | null>(null);
  const [singleKeys] = useSingleKeys();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<PlayerId>(0);
  const covered = table?.opponent.kind === "hotSeat" && table.view.outcome === null && table.view.viewer !== opened;
  const { tokens, abilities } = table ?? {};
  const cards = useMemo(() => withTokens(given, tokens ?? []), [given, tokens]);
  const viewer = table?.view.viewer ?? 0;
  const formatter: LogFormatter = useMemo(
    () => ({ lang, words: goldfish, colors: site.colors, viewer, cards, abilities: abilities ?? {} }),
    [lang, goldfish, site, cards, abilities, viewer],
  );
  const onCommand = useCallback(
    (wish: GoldfishCommand) => {
      if (status !== "ready" || table === null) return;
      if (typeof wish !== "string" || table.offers.includes(wish)) run(wish);
    },
    [status, table, run],
  );
  const question = table === null ? null : openQuestion(table.view.choice, table.view.viewer);
  const picking = usePicking(question, table?.answers ?? NO_ANSWERS, onCommand);
  const lying = useMemo(() => (table === null ? new Map() : locateInstances(table.view)), [table]);
  const play: Play | null = table && { table, cards, lang, words, formatter, picking, onCommand, onShow: setLarge };
  const said = useMemo(() => {
    if (table === null) return "";
    const asked = question && describeQuestion(formatter, table, question, lying);
    return announcement(formatter, table, latest, asked);
  }, [formatter, table, latest, question, lying]);
  useAddress(table);
  useLostFocus(heading, table);
  useKeyListener(
    (event) =>
      singleKeys &&
      play !== null &&
      !covered &&
      runKey(
        tableKeys(play, () => setLegend(true)),
        event,
      ),
  );
  const share = async () => {
    const copied = await navigator.clipboard.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    setToast((before) => ({ id: (before?.id ?? 0) + 1, text: copied ? goldfish.shared : goldfish.notShared }));
  };

  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {said}
      </p>
      {status === "failed" ? (
        <Notice tone="error" role="alert" title={goldfish.failed.title}>
          <p>{goldfish.failed.body}</p>
          <Button variant="primary" size="small" className="mt-2" onClick={retry}>
            {goldfish.failed.retry}
          </Button>
        </Notice>
      ) : null}
      {play !== null && covered ? (
        <Curtain
          viewer={play.table.view.viewer}
          words={goldfish.setup}
          onOpen={() => setOpened(play.table.view.viewer)}
        />
      ) : play !== null ? (
        <TableView play={play} lying={lying} headingRef={heading} />
      ) : status === "loading" ? (
        <Dealing lang={lang} words={words} />
      ) : null}
      {busy && opponent.kind !== "hotSeat" ? <p className="text-ink-soft text-sm">{goldfish.setup.thinking}</p> : null}
      {play !== null && status === "ready" && !covered ? (
        <div className={`${styles.bar} no-print grid gap-2`}>
          {question === null ? null : <QuestionPanel question={question} play={play} lying={lying} />}
          <ActionBar
            table={play.table}
            words={goldfish}
            lead={question === null ? null : <QuestionEnd question={question} play={play} />}
            onCommand={onCommand}
            onShare={share}
            onKeys={() => setLegend(true)}
          />
          <div className="flex flex-wrap gap-1">
            <GameTools play={play} deck={deck} rivals={rivals} />
          </div>
        </div>
      ) : null}
      {play === null ? null : <CardDialog shown={large} play={play} onClose={() => setLarge(null)} />}
      <GoldfishKeysDialog open={legend} onClose={() => setLegend(false)} words={words} />
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} closeLabel={site.close} />
    </div>
  );
}

/** A button that did its work may be gone: the question, or the heading of the table, then takes the focus that it had. */
function useLostFocus(heading: React.RefObject<HTMLHeadingElement | null>, table: unknown): void {
  const had = useRef(false);
  useEffect(() => {
    const note = () => {
      had.current = true;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table is when a button may have gone.
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    const asked = document.querySelector<HTMLElement>("[data-question]");
    (asked ?? heading.current)?.focus({ preventScroll: true });
    had.current = false;
  }, [table, heading]);
}
