import type { Ref } from "react";
import type { Lang } from "@/app/ui/words";
import { type CardIndex, opponentOf } from "@/engine";
import type { Command, Table } from "@/lib/goldfish/types";
import { OtherCounts, OwnCounts } from "./counts";
import { GameLog } from "./game-log";
import type { GoldfishCard } from "./goldfish-card";
import type { GoldfishWords } from "./goldfish-words";
import { HandFigures } from "./hand-figures";
import { HandRow } from "./hand-row";
import { OutcomeNotice } from "./outcome-notice";
import { RuleNote } from "./rule-note";
import type { Teller } from "./say-log";
import { StoneArea } from "./stone-area";
import { TurnStrip } from "./turn-strip";

type Props = {
  table: Table;
  cards: readonly GoldfishCard[];
  teller: Teller;
  lang: Lang;
  words: GoldfishWords;
  headingRef: Ref<HTMLHeadingElement>;
  onCommand: (command: Command) => void;
  onShow: (card: CardIndex) => void;
};

/** The table as the player sees it: the opening hand large, and afterwards the whole of it. */
export function TableView({ table, cards, teller, lang, words, headingRef, onCommand, onShow }: Props) {
  const { goldfish, site } = words;
  const { view, log } = table;
  const own = view.sides[view.viewer];
  const choosing = view.choice?.ask === "redraw";
  const shown = { cards, lang, words };
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <TurnStrip table={table} words={words} headingRef={headingRef} onCommand={onCommand} />
        {choosing ? <RuleNote words={site} text={goldfish.redraw.body} rule="503.1.1.3" /> : null}
        {view.turn === 1 && table.goesFirst && view.outcome === null ? (
          <RuleNote words={site} text={goldfish.turn.noDraw} rule="603.1.1" />
        ) : null}
      </div>
      <OutcomeNotice view={view} words={words} />
      <div className={choosing ? "grid gap-5" : "grid gap-6 lg:grid-cols-[1fr_20rem]"}>
        <div className="flex min-w-0 flex-col gap-5">
          {choosing ? null : (
            <div className="max-sm:order-last">
              <OwnCounts side={own} words={goldfish} />
            </div>
          )}
          <section aria-label={goldfish.zones.hand} className="grid min-w-0 gap-3">
            {choosing ? null : <h3 className="text-lg max-sm:sr-only">{goldfish.zones.hand}</h3>}
            <HandRow hand={own.hand ?? []} large={choosing} onShow={onShow} {...shown} />
            {own.handCount > 0 ? <HandFigures facts={table.hand} lang={lang} words={words} /> : null}
          </section>
          {choosing ? null : (
            <section aria-label={goldfish.zones.stoneArea} className="grid gap-3">
              <h3 className="text-lg">{goldfish.zones.stoneArea}</h3>
              <StoneArea stones={own.stoneArea} {...shown} />
            </section>
          )}
        </div>
        <div className="grid content-start gap-4">
          {choosing ? null : <OtherCounts side={view.sides[opponentOf(view.viewer)]} words={goldfish} />}
          <GameLog log={log} teller={teller} />
        </div>
      </div>
    </div>
  );
}
