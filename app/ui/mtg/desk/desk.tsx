"use client";

import { useMemo } from "react";
import type { Lang } from "@/app/ui/i18n/lang";
import { undoByKey } from "@/app/ui/keys/undo-by-key";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { checkDeck, type MtgDeck } from "@/engine/mtg/deck";
import { cardDataOf } from "@/lib/mtg/catalogue/card-facts";
import { printDeck, readDeckText } from "@/lib/mtg/decks/deck-text";
import { DeskBar } from "./desk-bar";
import { FiguresPanel } from "./figures-panel";
import { ListEditor } from "./list-editor";
import { ProblemPanel } from "./problem-panel";
import { SharePanel } from "./share-panel";
import { SideBoard } from "./side-board";
import { SortedList } from "./sorted-list";
import { type AskedDesk, useDesk } from "./use-desk";
import { useKnownCards } from "./use-known-cards";
import { WherePanel } from "./where-panel";
import type { DeskWords } from "./words";

type Props = {
  asked: AskedDesk;
  /** Whether the site has data on cards. */
  hasCards: boolean;
  origin: string;
  lang: Lang;
  words: DeskWords;
};

/** The desk: a list as text beside the sorted list, judged as it is written. Everything happens in the browser. */
export const Desk = (props: Props) => (useHydrated() ? <OpenDesk {...props} /> : <Skeleton className="h-96" />);

function OpenDesk({ asked, hasCards, origin, lang, words }: Props) {
  const [history, act] = useDesk(asked);
  const { name, text, format, on } = history.present;
  const read = useMemo(() => readDeckText(text), [text]);
  const { deck } = read;
  const cards = useKnownCards(deck, hasCards);
  const check = useMemo(() => ({ format, on, cards: cardDataOf(cards) }), [format, on, cards]);
  const problems = useMemo(() => checkDeck(deck, check), [deck, check]);
  const onDeck = (changed: MtgDeck) => act({ do: "set", to: { text: printDeck(changed) } });
  useKeyListener((event) => undoByKey((command) => act({ do: command }), event));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DeskBar history={history} act={act} lang={lang} words={words} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ListEditor text={text} read={read} problems={problems} act={act} onDeck={onDeck} words={words} />
        <SortedList deck={deck} problems={problems} cards={cards} onDeck={onDeck} words={words} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ProblemPanel
          deck={deck}
          problems={problems}
          check={check}
          isEmpty={text.trim() === ""}
          onDeck={onDeck}
          lang={lang}
          words={words}
        />
        <WherePanel
          deck={deck}
          check={check}
          onFormat={(id) => act({ do: "set", to: { format: id } })}
          lang={lang}
          words={words}
        />
        <FiguresPanel main={deck.main} cards={cards} words={words} />
        <SharePanel deck={deck} name={name} check={check} origin={origin} lang={lang} words={words} />
      </div>
      <SideBoard key={printDeck(deck)} deck={deck} format={format} lang={lang} words={words} />
    </div>
  );
}
