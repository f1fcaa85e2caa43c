"use client";

import { useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { runKeyBinding } from "@/app/ui/keys/key-map";
import { handleUndoKey } from "@/app/ui/keys/undo-by-key";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";
import { CheckboxLine } from "@/app/ui/kit/check-line";
import { Notice } from "@/app/ui/kit/notice";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { Citation } from "@/app/ui/mtg/citation";
import { useMediaQuery } from "@/app/ui/play/use-media-query";
import { useRestoreFocus } from "@/app/ui/play/use-restore-focus";
import type { ListLine } from "@/lib/mtg/decks/lists/pasted-list";
import type { CardInfoByName, Deal } from "@/lib/mtg/play/types";
import type { PlayContext, TableWindow } from "./game/play-context";
import { useSession } from "./game/use-session";
import { createGoldfishKeyMap } from "./goldfish-keys";
import { useDescribeLog } from "./log/describe-log";
import { LogView } from "./log/log-view";
import { describeQuestion, getOpenQuestion, QuestionPanel } from "./question/question-panel";
import { usePicking } from "./question/use-picking";
import { ActionBar } from "./table/action-bar";
import { StepStrip } from "./table/step-strip";
import { BoardView, HandView } from "./table/table-view";
import { TableWindows } from "./windows/table-windows";
import { UnchangedNote } from "./windows/unchanged-note";

type Props = {
  list: readonly ListLine[];
  code: string;
  asked: Partial<Deal>;
  /** Card info from the site's card data, by the name in the list. */
  printed: CardInfoByName;
  lang: Lang;
};

/** Renders the goldfish of a list. The browser deals the hand and stores the session. */
export function MtgGoldfish(props: Props) {
  const dealing = useWords("mtgGoldfish.dealing");
  if (useHydrated()) return <Table {...props} />;
  return (
    <div className="grid gap-3">
      <p role="status">{dealing}</p>
      <Skeleton className="h-12" />
      <Skeleton className="h-80" />
    </div>
  );
}

/** Lines of the log that are read aloud after a command, and no more. */
const MOST_READ = 6;

function Table({ list, code, asked, printed, lang }: Props) {
  const words = useWords("mtgGoldfishTable");
  const describeLog = useDescribeLog(lang);
  const isWide = useMediaQuery("(width >= 64rem)", true);
  const { table, unchanged, run } = useSession({ list, code, asked, printed });
  const [shown, open] = useState<TableWindow | null>(null);
  const [singleKeys] = useSingleKeySetting();
  const picking = usePicking(table, run);
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = (command: "pass" | "endTurn") =>
    (table.loss?.life ?? 0) > 0 ? open({ is: "burn", command }) : run(command);
  const play: PlayContext = { table, unchanged, lang, words, picking, run, open, goOn };
  const told = describeLog(table.log.slice(table.freshFrom)).map(({ text }) => text);
  const question = getOpenQuestion(play);
  const news = [...told.slice(-MOST_READ), ...(question === null ? [] : [describeQuestion(play, question)])].join(
    " / ",
  );
  useRestoreFocus(heading, table);
  useKeyListener(
    (event) => handleUndoKey(run, event) || (singleKeys && runKeyBinding(createGoldfishKeyMap(play), event)),
  );
  const acts = (
    <aside className="grid gap-2 lg:sticky lg:top-2 lg:z-10 lg:bg-paper">
      <Ending play={play} />
      <QuestionPanel play={play} />
      <LossNote play={play} />
      <UnchangedNote play={play} />
      <ActionBar play={play} />
    </aside>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <p role="status" className="sr-only">
        {news}
      </p>
      <header className="grid min-w-0 gap-1 lg:col-span-2">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          <Moment play={play} />
        </h2>
        <StepStrip {...play} />
      </header>
      <div className="min-w-0">
        <BoardView play={play} />
        <div
          data-dock
          className="z-10 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-line border-t bg-paper py-1 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
        >
          <HandView play={play} isLow={!isWide && question !== null && !asksAboutHand(play)} />
          {isWide ? null : acts}
        </div>
      </div>
      <div className="grid min-w-0 gap-4 lg:block lg:space-y-4">
        {isWide ? acts : null}
        <Stops play={play} />
        <LogView play={play} />
      </div>
      <TableWindows play={play} code={code} shown={shown} />
    </div>
  );
}

/** Whether the open question is about the hand: a mulligan, or a choice among cards that are not all on the table. */
function asksAboutHand({ table: { view }, picking }: PlayContext): boolean {
  if (view.choice?.ask === "mulligan") return true;
  const hand = view.sides[view.viewer].hand ?? [];
  return hand.some(({ id }) => picking.canPick({ instance: id }));
}

/** Renders the current turn and step. */
function Moment({ play: { table } }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishTable.table");
  const eras = useWords("mtg.eras");
  const steps = useWords("mtg.steps");
  const { view, ownTurn } = table;
  if (view.step === null) return <>{`${w.before} · ${eras[view.era]}`}</>;
  const whose = view.active === view.viewer ? w.mine : w.theirs;
  return (
    <>
      {format(w.turn, { n: ownTurn })}{" "}
      <span className="font-normal text-base max-sm:text-sm">
        <span className="inline-block">{`${whose}\u00a0·`}</span>{" "}
        <span className="inline-block">{steps[view.step]}</span>
      </span>
    </>
  );
}

function Ending({ play: { table, lang } }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishTable.acts");
  const { outcome, viewer } = table.view;
  if (outcome === null) return null;
  const text = outcome.winner === null ? w.drawn : outcome.winner === viewer ? w.won : w.lost;
  return (
    <Notice tone="info" role="status" title={w.over}>
      <p>
        {text} <Citation rule={outcome.rule} also={outcome.also} lang={lang} />
      </p>
    </Notice>
  );
}

/** The mana that going on would lose. */
function LossNote({ play: { table } }: { play: PlayContext }) {
  const { loss } = table;
  const w = useWords("mtgGoldfishTable.burn");
  return (
    <div role="status" className="text-sm empty:hidden">
      {loss === null ? null : (
        <p className="border-gold border-l-4 pl-2">
          ⚠ {format(loss.life > 0 ? w.hard : w.soft, { mana: loss.mana, life: loss.life })}
        </p>
      )}
    </div>
  );
}

function Stops({ play: { table, run } }: { play: PlayContext }) {
  const { theirEnd, stack } = table.stops;
  const w = useWords("mtgGoldfishTable.table");
  return (
    <section aria-label={w.steps} className="text-sm">
      <CheckboxLine checked={stack} onChange={(on) => run({ stops: { stack: on } })}>
        {w.stopStack}
      </CheckboxLine>
      <CheckboxLine checked={theirEnd} onChange={(on) => run({ stops: { theirEnd: on } })}>
        {w.stopTheirEnd}
      </CheckboxLine>
    </section>
  );
}
