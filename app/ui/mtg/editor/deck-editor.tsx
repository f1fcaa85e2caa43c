"use client";

import type { Dispatch } from "react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { format as fill } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { handleUndoKey } from "@/app/ui/keys/undo-by-key";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { DeckElsewhere } from "@/app/ui/offline/deck-elsewhere";
import {
  checkDeck,
  extendFormatData,
  type FormatData,
  getLastKnownDate,
  MTG_DECK_ZONES,
  type MtgDeck,
  type MtgDeckProblem,
} from "@/engine/mtg/deck";
import { toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { printDeck, readDeckText } from "@/lib/mtg/decks/deck-text";
import type { MtgDraftCommand } from "@/lib/mtg/decks/draft-history";
import { rewriteList } from "@/lib/mtg/decks/rewrite-list";
import { SAMPLE_LISTS } from "@/lib/mtg/decks/sample-lists";
import { DeckEditorBar } from "./deck-editor-bar";
import { DeckStatsPanel } from "./deck-stats-panel";
import { FormatsPanel } from "./formats-panel";
import { ListEditor } from "./list-editor";
import { ProblemPanel } from "./problem-panel";
import { SaveDeckPanel } from "./save/save-deck";
import { SharePanel } from "./share-panel";
import { SideboardPanel } from "./sideboard/sideboard-panel";
import { SortedDeckList } from "./sorted-list";
import { type DeckEditorOptions, type DeckEditorWorkspace, useDeckEditor } from "./use-deck-editor";
import { useKnownCards } from "./use-known-cards";

type Props = Pick<DeckEditorOptions, "asked" | "saved" | "signedIn"> & {
  /** Whether this is the offline copy of the page. */
  shell?: boolean;
  /** Whether the site has data on cards. */
  hasCards: boolean;
  /** Lists and sets that the site added to the built-in documents. */
  additions: FormatData;
  origin: string;
  lang: Lang;
};

/**
 * Renders the deck editor: the list as text beside the sorted list, checked while typing. Once saved, the deck belongs
 * to the account.
 */
export function DeckEditor(props: Props) {
  const { asked, saved, signedIn, shell = false, additions, lang } = props;
  const book = useMemo(() => extendFormatData(additions), [additions]);
  const workspace = useDeckEditor({ asked, saved, signedIn, shell, last: getLastKnownDate(book), lang });
  if (workspace === "unknown") return <DeckElsewhere />;
  return workspace === null ? (
    <Skeleton className="h-[36rem]" />
  ) : (
    <LoadedDeckEditor {...props} book={book} workspace={workspace} />
  );
}

type OpenProps = Props & { book: FormatData; workspace: DeckEditorWorkspace };

function LoadedDeckEditor({ hasCards, book, workspace, origin, lang }: OpenProps) {
  const { store } = workspace;
  const kept = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { history } = kept;
  const act = (command: MtgDraftCommand) => store.edit(command);
  const { name, text, format, on } = history.present;
  const read = useMemo(() => readDeckText(text), [text]);
  const { deck, printings } = read;
  const { cards, isPending } = useKnownCards(deck, hasCards);
  const now = useMemo(() => {
    const check = { format, on, cards: toMtgCardData(cards), book, printings };
    return { deck, cards, check, problems: checkDeck(deck, check) };
  }, [deck, printings, format, on, cards, book]);
  const settled = useLastSettled(now, !isPending);
  // The verdict on an empty deck editor tells nothing of the first list in it.
  const judged = settled === null || isEmpty(settled.deck) ? null : settled;
  const problems = judged?.problems ?? [];
  const onDeck = (changed: MtgDeck) => act({ do: "set", to: { text: rewriteList(text, changed) } });
  useKeyListener((event) => handleUndoKey((command) => act({ do: command }), event));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {judged === null || isEmpty(deck) ? null : <VerdictLink problems={problems} />}
      <DeckEditorBar history={history} act={act} book={book} lang={lang} />
      <SaveDeckPanel kept={kept} workspace={workspace} isEmpty={isEmpty(deck)} lang={lang} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className={`${COLUMN} lg:row-span-2`}>
          <ListEditor {...{ name, text, read, problems, hasCards, lang, act, onDeck }} />
        </div>
        {isEmpty(deck) ? null : judged === null ? (
          <Skeleton className="h-40" />
        ) : (
          <ProblemPanel
            deck={deck}
            problems={problems}
            check={judged.check}
            isPending={isPending}
            onDeck={onDeck}
            lang={lang}
          />
        )}
        <div className={COLUMN}>
          {isEmpty(deck) ? (
            <EmptyDeckPanel act={act} />
          ) : (
            <SortedDeckList deck={deck} problems={problems} cards={cards} onDeck={onDeck} lang={lang} />
          )}
          {judged === null || isEmpty(deck) ? null : (
            <>
              <FormatsPanel
                deck={judged.deck}
                check={judged.check}
                onFormat={(id) => act({ do: "set", to: { format: id } })}
                lang={lang}
              />
              <DeckStatsPanel main={judged.deck.main} cards={judged.cards} lang={lang} />
              <SharePanel deck={deck} name={name} check={judged.check} origin={origin} lang={lang} />
            </>
          )}
        </div>
      </div>
      {isEmpty(deck) ? null : <SideboardPanel key={printDeck(deck)} deck={deck} format={format} lang={lang} />}
    </div>
  );
}

/** One of the two columns. Each is as long as its content. */
const COLUMN = "grid grid-cols-[minmax(0,1fr)] gap-6";

/** Renders the verdict above the list, with a link to the check if the check is below the list, as on a phone. */
function VerdictLink({ problems }: { problems: readonly MtgDeckProblem[] }) {
  const w = useWords("mtgDesk.check");
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return (
    <a href="#desk-check" className="link inline-flex min-h-11 items-center justify-self-start lg:hidden">
      {errors > 0 ? fill(w.errors, { n: errors }) : problems.length > 0 ? w.unsureText : w.legal}
    </a>
  );
}

const isEmpty = (deck: MtgDeck): boolean => MTG_DECK_ZONES.every((zone) => deck[zone].length === 0);

/** Renders the options of an empty deck editor: paste a list, type one, or open a sample deck. */
function EmptyDeckPanel({ act }: { act: Dispatch<MtgDraftCommand> }) {
  const w = useWords("mtgDesk.begin");
  return (
    <Panel aria-labelledby="desk-begin" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-begin" className="text-xl">
        {w.title}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{w.paste}</li>
        <li>{w.type}</li>
        <li>
          {w.samples}
          <div className="mt-2 flex flex-wrap gap-2">
            {SAMPLE_LISTS.map(({ id, text, format }) => (
              <Button
                key={id}
                size="small"
                className="text-left"
                onClick={() => act({ do: "set", to: { text, format, name: "" } })}
              >
                {w.sample[id]}
              </Button>
            ))}
          </div>
        </li>
      </ol>
    </Panel>
  );
}

/**
 * Returns the value as it was when it last was settled, so that nothing flashes in between; `null` before it was for the first
 * time.
 */
function useLastSettled<Value extends object>(value: Value, isSettled: boolean): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  if (isSettled && last !== value) setLast(value);
  return isSettled ? value : last;
}
