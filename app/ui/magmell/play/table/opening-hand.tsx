import type { ReactNode } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { TableContext } from "../game/table-context";
import { RuleNote } from "../question/rule-number";
import { HandStats } from "./hand-figures";
import { OpeningHandRow } from "./hand-row";
import side from "./side/side.module.css";

/** Renders the opening hand to decide on: all its cards at once, and its figures. */
export function OpeningHand({
  play,
  notices,
  keepBar,
}: {
  play: TableContext;
  notices: ReactNode;
  keepBar: ReactNode;
}) {
  const { table, lang } = play;
  const { redraw, zones } = useWords("goldfish");
  const own = table.view.sides[table.view.viewer];
  return (
    <div className={side.opening}>
      <div className={side.openingNotes}>
        {notices}
        <div className="text-sm">
          <RuleNote lang={lang} text={redraw.body} rule="mag:503.1.1.3" />
        </div>
      </div>
      <section aria-label={zones.hand} className={side.openingHand}>
        <OpeningHandRow hand={own.hand ?? []} play={play} />
      </section>
      {own.handCount > 0 ? <HandStats facts={table.hand} lang={lang} /> : null}
      {keepBar}
    </div>
  );
}
