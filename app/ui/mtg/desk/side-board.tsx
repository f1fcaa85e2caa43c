import { useState } from "react";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Glyph } from "@/app/ui/kit/glyph";
import { IconButton } from "@/app/ui/kit/icon-button";
import { Panel } from "@/app/ui/kit/panel";
import { Citation } from "@/app/ui/mtg/citation";
import { type DeckLine, FORMATS, type Format, type FormatId, type MtgDeck } from "@/engine/mtg/deck";
import { changePlan, judgePlan, NO_PLAN } from "@/lib/mtg/decks/side-plan";
import type { DeskWords } from "./words";

type Props = { deck: MtgDeck; format: FormatId; lang: Lang; words: DeskWords };

/** A board on which changes between games are tried, one card for one; the list itself stays as it is. */
export function SideBoard({ deck, format: id, lang, words }: Props) {
  const w = words.desk.board;
  const [plan, setPlan] = useState(NO_PLAN);
  const result = judgePlan(deck, plan, id);
  const isLimited = (FORMATS[id] as Format).pool !== null;
  const size = result.problems.find((one) => one.code === "SIZE_CHANGED");
  return (
    <Panel aria-labelledby="desk-board" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-board" className="text-xl">
        {w.title}
      </h2>
      {deck.sideboard.length === 0 ? (
        <p className="text-ink-soft">{w.empty}</p>
      ) : (
        <>
          <p className="text-sm">
            {isLimited ? w.free : w.text}{" "}
            <Citation rule={isLimited ? "mtg-6e:D.11.5" : "mtg-6e:D.11.4"} lang={lang} words={words.mtg} />
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
            <p className="font-medium">{format(w.balance, { out: result.out, in: result.in })}</p>
            {size?.code === "SIZE_CHANGED" ? (
              <p className="inline-flex items-center gap-1 text-red">
                <Glyph name="error" size={18} />
                {format(w.uneven, { have: size.have, want: size.want })}
              </p>
            ) : (
              <p className="inline-flex items-center gap-1 text-green">
                <Glyph name="check" size={18} />
                {w.even}
              </p>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
            <Half
              title={w.outTitle}
              label={w.out}
              lines={deck.main}
              moved={plan.out}
              onMove={(line, by) => setPlan(changePlan(plan, "out", line, by))}
              words={words}
            />
            <Half
              title={w.inTitle}
              label={w.in}
              lines={deck.sideboard}
              moved={plan.in}
              onMove={(line, by) => setPlan(changePlan(plan, "in", line, by))}
              words={words}
            />
          </div>
          <Button size="small" className="justify-self-start" onClick={() => setPlan(NO_PLAN)}>
            {w.reset}
          </Button>
        </>
      )}
    </Panel>
  );
}

type HalfProps = {
  title: string;
  label: string;
  lines: readonly DeckLine[];
  moved: Readonly<Record<string, number>>;
  onMove: (line: DeckLine, by: number) => void;
  words: DeskWords;
};

/** One side of the board: each card with the copies that move. */
const Half = ({ title, label, lines, moved, onMove, words: { desk } }: HalfProps) => (
  <div>
    <h3 className="text-base">{title}</h3>
    <ul>
      {lines.map((line) => {
        const count = moved[line.name] ?? 0;
        return (
          <li key={line.name} className="flex items-center gap-1 border-line border-b py-0.5 text-sm">
            <span className="min-w-0 flex-1 break-words">
              {line.count} {line.name}
            </span>
            <IconButton
              size="small"
              icon="minus"
              label={format(desk.board.back, { name: line.name })}
              aria-disabled={count === 0}
              onClick={() => onMove(line, -1)}
            />
            <output className="w-6 text-center tabular-nums">{count}</output>
            <IconButton
              size="small"
              icon="plus"
              label={format(label, { name: line.name })}
              aria-disabled={count === line.count}
              onClick={() => onMove(line, 1)}
            />
          </li>
        );
      })}
    </ul>
  </div>
);
