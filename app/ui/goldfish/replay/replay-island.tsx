"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { copyLink } from "@/app/ui/decks/copy-link";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import type { Deck } from "@/engine/magmell";
import type { ReplayTurn } from "@/lib/goldfish/replay/replay-session";
import type { NodeId, TableView as Table } from "@/lib/goldfish/types";
import { Dealing } from "../dealing";
import { keepSession, keptSession, placeOfGame } from "../game/kept-session";
import { locateInstances, type Play, type ShownCard } from "../game/play";
import type { Picking } from "../game/use-picking";
import { type GoldfishCard, withTokens } from "../goldfish-card";
import type { GoldfishWords } from "../goldfish-words";
import { describeTurn } from "../log/describe-turn";
import type { LogFormatter } from "../log/log-formatter";
import { CardDialog } from "../question/card-dialog";
import styles from "../table/goldfish.module.css";
import { TableView } from "../table/table-view";
import { ReplayControls } from "./replay-controls";
import type { ReplayWords } from "./replay-words";
import { useReplay } from "./use-replay";

type Props = {
  /** The cards of both decks and all tokens, in the order of the catalogue. */
  cards: readonly GoldfishCard[];
  deck: Deck;
  against: Deck | null;
  code: string;
  /** The step to begin at. */
  step: NodeId;
  /** The address of a table with this deck, hand and opponent. */
  tableHref: string;
  lang: Lang;
  words: GoldfishWords;
  replayWords: ReplayWords;
};

/** The pace of a replay that plays by itself, in milliseconds a step. */
const PACE = 1400;

/** A replay, step by step, and the way to play on from each. */
export function ReplayIsland({ cards, deck, against, code, step, tableHref, lang, words, replayWords }: Props) {
  const { shown, goTo, playOn } = useReplay({ cards, deck, against, code, step });
  const [toast, setToast] = useState<Toast | null>(null);
  const say = (text: string) => setToast((before) => ({ id: (before?.id ?? 0) + 1, text }));
  if (shown.at === "loading") return <Dealing lang={lang} words={words} />;
  if (shown.at === "refused") {
    const { refused } = replayWords;
    return (
      <Notice tone="warning" role="alert" title={refused.other}>
        <p>{refused[shown.problem]}</p>
        <ButtonLink className="mt-2" size="small" href={tableHref}>
          {replayWords.table}
        </ButtonLink>
      </Notice>
    );
  }
  const { replay, table } = shown;
  const goOn = async () => {
    const target = new URL(tableHref, window.location.href);
    const place = placeOfGame(target);
    const kept = await playOn(shown.step, keptSession(place));
    if (kept === null) return;
    keepSession(place, kept);
    window.location.assign(target);
  };
  const link = async () => {
    const { pathname, search } = window.location;
    say((await copyLink(pathname + search)) ? replayWords.copied : replayWords.notCopied);
  };
  return (
    <div className="grid gap-5">
      <ReplayTable table={table} cards={cards} lang={lang} words={words} />
      <Watching
        table={table}
        cards={cards}
        step={shown.step}
        last={replay.last}
        turns={replay.turns}
        lang={lang}
        words={words}
        replayWords={replayWords}
        onGoTo={goTo}
      >
        <Button size="small" onClick={link}>
          {replayWords.fromHere}
        </Button>
        <Button size="small" variant="primary" onClick={goOn}>
          {replayWords.playOn}
        </Button>
      </Watching>
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} closeLabel={words.site.close} />
    </div>
  );
}

const NO_PICKING: Picking = {
  gathers: false,
  chosen: [],
  isOpen: () => false,
  isChosen: () => false,
  press: () => {},
  confirm: null,
};

type TableProps = { table: Table; cards: readonly GoldfishCard[]; lang: Lang; words: GoldfishWords };

/** The table to look at: nothing is asked, and nothing can be used. */
function ReplayTable({ table: given, cards: givenCards, lang, words }: TableProps) {
  const [large, setLarge] = useState<ShownCard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const formatter = useFormatter({ table: given, cards: givenCards, lang, words });
  const { cards } = formatter;
  const table: Table = useMemo(() => ({ ...given, offers: [], answers: [], uses: {}, attacks: {} }), [given]);
  const lying = useMemo(() => locateInstances(table.view), [table]);
  const play: Play = {
    table,
    cards,
    lang,
    words,
    formatter,
    picking: NO_PICKING,
    onCommand: () => {},
    onShow: setLarge,
  };
  return (
    <>
      <TableView play={play} lying={lying} headingRef={heading} />
      <CardDialog shown={large} play={play} onClose={() => setLarge(null)} />
    </>
  );
}

function useFormatter({ table, cards: given, lang, words: { goldfish, site } }: TableProps): LogFormatter {
  const { tokens, abilities } = table;
  const { viewer } = table.view;
  const cards = useMemo(() => withTokens(given, tokens), [given, tokens]);
  return useMemo(
    () => ({ lang, words: goldfish, colors: site.colors, viewer, cards, abilities }),
    [lang, goldfish, site, viewer, cards, abilities],
  );
}

type WatchingProps = TableProps & {
  step: NodeId;
  last: NodeId;
  turns: readonly ReplayTurn[];
  replayWords: ReplayWords;
  onGoTo: (step: NodeId) => void;
  children: React.ReactNode;
};

/** The bar of a replay: the news of the step, and the controls. It stays in sight. */
function Watching({ step, last, turns, replayWords, onGoTo, children, ...shown }: WatchingProps) {
  const { table } = shown;
  const formatter = useFormatter(shown);
  const [isPlaying, setPlaying] = useState(false);
  const news = useMemo(
    () => describeTurn(formatter, table.log.slice(table.freshFrom)).map(({ text }) => text),
    [formatter, table],
  );
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => onGoTo(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last, onGoTo]);
  useStepInAddress(step);
  const goTo = useCallback(
    (to: NodeId) => {
      setPlaying(false);
      onGoTo(to);
    },
    [onGoTo],
  );
  return (
    <section aria-label={replayWords.controls} className={`${styles.bar} no-print grid gap-2`}>
      <p role="status" className="line-clamp-2 min-h-6 text-sm">
        <span className="sr-only">{format(replayWords.place, { n: step, last })} </span>
        {news.length > 0 ? news.join(shown.lang === "ja" ? "" : " ") : replayWords.nothing}
      </p>
      <ReplayControls
        step={step}
        last={last}
        turns={turns}
        isPlaying={isPlaying}
        words={replayWords}
        onGoTo={goTo}
        onPlay={setPlaying}
      />
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

/** Keeps the step in the address, so that it is there after a reload, in the other language, and for whoever gets the link. */
function useStepInAddress(step: NodeId): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (step === 0) query.delete("step");
    else query.set("step", `${step}`);
    const search = query.size === 0 ? "" : `?${query}`;
    if (search !== window.location.search) {
      window.history.replaceState(null, "", `${window.location.pathname}${search}`);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[rel=alternate][hreflang]")) {
      query.set("lang", link.hreflang);
      link.search = `${query}`;
    }
  }, [step]);
}
