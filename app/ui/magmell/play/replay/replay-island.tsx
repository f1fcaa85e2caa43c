"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";
import { createLazyDialog } from "@/app/ui/lazy/lazy-dialog";
import { useLazyModules } from "@/app/ui/lazy/use-lazy-modules";
import type { Deck } from "@/engine/magmell";
import type { NodeId, TableView as Table } from "@/lib/magmell/play/types";
import { DealingSkeleton } from "../dealing";
import { getGameStorageKey, readStoredSession, storeSession } from "../game/stored-session";
import { locateInstances, type ShownCard, type TableContext } from "../game/table-context";
import type { TargetSelection } from "../game/use-target-selection";
import { appendTokens, type GoldfishCard } from "../goldfish-card";
import type { LogFormatter } from "../log/log-formatter";
import { CardDialog } from "../question/card-dialog";
import styles from "../table/table.module.css";
import { TableView } from "../table/table-view";
import { ReplaySide } from "./replay-side";
import type { ReplaySummary } from "./replay-worker";
import { useReplay } from "./use-replay";

const PilesDialog = createLazyDialog(async () => ({
  default: (await import("../table/windows/piles-dialog")).PilesDialog,
}));

type Props = {
  /** Cards of both decks and all tokens, in catalogue order. */
  cards: readonly GoldfishCard[];
  deck: Deck;
  against: Deck | null;
  /** The name of the deck, and the URL of its page. */
  deckName: string;
  deckPage: string;
  /** Starting player, opponent and seed, as text. */
  facts: string;
  code: string;
  /** The step to begin at. */
  step: NodeId;
  /** The URL of a table with this deck, hand and opponent. */
  tableHref: string;
  /** The replay as others may see it: the paths of its page, its frame for other sites, and its picture. */
  shared: { readonly page: string; readonly frame: string; readonly picture: string };
  lang: Lang;
};

/** Renders a replay step by step. From each step, the reader can play on. */
export function ReplayViewer(props: Props) {
  const { tableHref, lang } = props;
  const { refused, table } = useWords("goldfishReplay");
  const { shown, goTo, playOn } = useReplay(props);
  useLazyModules();
  const onPlayOn = useCallback(
    async (step: NodeId) => {
      const target = new URL(tableHref, window.location.href);
      const place = getGameStorageKey(target);
      const going = await playOn(step, readStoredSession(place));
      if (going === null) return;
      storeSession(place, going);
      window.location.assign(target);
    },
    [tableHref, playOn],
  );
  return (
    <div className={styles.frame} data-asked="">
      {shown.at === "shown" ? (
        <ShownReplay {...props} {...shown} onGoTo={goTo} onPlayOn={onPlayOn} />
      ) : shown.at === "loading" ? (
        <DealingSkeleton lang={lang} />
      ) : (
        <div className="grid min-h-0 place-content-center [grid-area:board]">
          <Notice tone="warning" role="alert" title={refused.other}>
            <p>{refused[shown.problem]}</p>
            <ButtonLink className="mt-2" size="small" href={tableHref}>
              {table}
            </ButtonLink>
          </Notice>
        </div>
      )}
    </div>
  );
}

const NO_PICKING: TargetSelection = {
  gathers: false,
  isFull: false,
  chosen: [],
  isOpen: () => false,
  isChosen: () => false,
  press: () => {},
  confirm: null,
};
const NO_CHANGE = [0, 0] as const;
const nothing = () => {};

type ShownProps = Props & {
  replay: ReplaySummary;
  step: NodeId;
  table: Table;
  onGoTo: (step: NodeId) => void;
  onPlayOn: (step: NodeId) => void;
};

/** Read-only table of a replay, with its controls. */
function ShownReplay({ replay, step, table: given, onGoTo, onPlayOn, ...props }: ShownProps) {
  const { lang, cards: givenCards, deckName, deckPage, facts } = props;
  const words = useWords("goldfish");
  const colors = useWords("site.colors");
  const { title: replayTitle } = useWords("goldfishReplay");
  const [large, setLarge] = useState<ShownCard | null>(null);
  const [piles, setPiles] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useRef<(shown: ShownCard) => void>(nothing);
  const onLook = useCallback((card: ShownCard) => look.current(card), []);
  const { tokens, abilities } = given;
  const { viewer } = given.view;
  const cards = useMemo(() => appendTokens(givenCards, tokens), [givenCards, tokens]);
  const formatter: LogFormatter = useMemo(
    () => ({ lang, words, colors, viewer, cards, abilities }),
    [lang, words, colors, viewer, cards, abilities],
  );
  const table: Table = useMemo(() => ({ ...given, offers: [], answers: [], uses: {}, attacks: {} }), [given]);
  const lying = useMemo(() => locateInstances(table.view), [table]);
  const shown = { table, cards, lang, formatter, picking: NO_PICKING, lifeChange: NO_CHANGE };
  const play: TableContext = {
    ...shown,
    // Of all commands only the way back to a turn is offered here.
    onCommand: (command) => typeof command === "object" && "goTo" in command && onGoTo(command.goTo),
    onShow: setLarge,
    onLook,
    onCompare: async () => null,
    onReplayPath: async () => null,
  };
  const title = (
    <h1 className={`${styles.deck} relative`} title={facts}>
      <span className="sr-only">{replayTitle} </span>
      <a href={deckPage}>{deckName}</a>
    </h1>
  );
  return (
    <>
      <TableView
        play={play}
        lying={lying}
        headingRef={heading}
        onPiles={() => setPiles(true)}
        title={title}
        notices={null}
        opponent={null}
        keepBar={null}
        news={null}
        thinking={false}
      />
      <ReplaySide
        play={play}
        lying={lying}
        look={look}
        replay={replay}
        step={step}
        facts={facts}
        shared={{ kind: "replay", name: deckName, ...props.shared }}
        onGoTo={onGoTo}
        onPlayOn={onPlayOn}
      />
      <CardDialog shown={large} play={play} onClose={() => setLarge(null)} />
      {piles ? <PilesDialog open onClose={() => setPiles(false)} play={play} /> : null}
    </>
  );
}
