import { type KeyboardEvent, useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useDrag } from "@/app/ui/drag/use-drag";
import { handleUndoKey } from "@/app/ui/keys/undo-by-key";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { Panel } from "@/app/ui/kit/panel";
import { Icon } from "@/app/ui/kit/svg-icon";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { Citation } from "@/app/ui/mtg/citation";
import { type DeckLine, isPoolFormat, type MtgDeck } from "@/engine/mtg/deck";
import {
  changeSideboardPlan,
  checkSideboardPlan,
  EMPTY_SIDEBOARD_PLAN,
  getSideboardCards,
  type SideboardPlan,
  swapCards,
} from "@/lib/mtg/decks/sideboard-plan";

const loadDrag = registerLazyModule(() => import("./drag-cards"));

/** Maximum number of undo steps. */
const MOST_STEPS = 100;

type Props = { deck: MtgDeck; format: string; lang: Lang };

/** Renders a panel for trying out sideboard swaps, one card for one. The list itself stays unchanged. */
export function SideboardPanel({ deck: list, format: id, lang }: Props) {
  const w = useWords("mtgDesk.board");
  const isLimited = isPoolFormat(id);
  const deck = { ...list, sideboard: getSideboardCards(list, id) };
  return (
    <Panel aria-labelledby="desk-board" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-board" className="text-xl">
        {w.title}
      </h2>
      {deck.sideboard.length === 0 ? (
        <p className="text-ink-soft">{isLimited ? w.noPool : w.empty}</p>
      ) : (
        <>
          <p className="text-sm">
            {isLimited ? w.free : w.text} {w.drag}{" "}
            <Citation rule={isLimited ? "mtg-6e:D.11.5" : "mtg-6e:D.11.4"} lang={lang} />
          </p>
          <Halves deck={deck} format={id} isPool={isLimited && list.pool.length > 0} />
        </>
      )}
    </Panel>
  );
}

/** Renders both halves, the swaps so far, and undo. */
function Halves({ deck, format: id, isPool }: Omit<Props, "lang"> & { isPool: boolean }) {
  const w = useWords("mtgDesk.board");
  const root = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState<readonly SideboardPlan[]>([EMPTY_SIDEBOARD_PLAN]);
  const plan = steps.at(-1) ?? EMPTY_SIDEBOARD_PLAN;
  const result = checkSideboardPlan(deck, plan, id);
  const act = (next: SideboardPlan) => next !== plan && setSteps([...steps, next].slice(-MOST_STEPS));
  const undo = () => steps.length > 1 && setSteps(steps.slice(0, -1));
  const move = (way: "out" | "in", line: DeckLine, by: number) => act(changeSideboardPlan(plan, way, line, by));
  useDrag(root, loadDrag, ({ item: { half, name }, place }) => {
    const [from, to] = half === "out" ? [deck.main, deck.sideboard] : [deck.sideboard, deck.main];
    const line = from.find((one) => one.name === name);
    const other = to.find((one) => one.name === place.name);
    if (line === undefined) return;
    if (other === undefined) move(half, line, 1);
    else act(half === "out" ? swapCards(plan, line, other) : swapCards(plan, other, line));
  });
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (handleUndoKey((command) => command === "undo" && undo(), event.nativeEvent)) event.preventDefault();
  };
  const size = result.problems.find((one) => one.code === "SIZE_CHANGED");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within.
    <div ref={root} onKeyDown={byKey} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
        <p className="font-medium">{format(w.balance, { out: result.out, in: result.in })}</p>
        {size?.code === "SIZE_CHANGED" ? (
          <p className="inline-flex items-center gap-1 text-red">
            <Icon name="error" size={18} />
            {format(w.uneven, { have: size.have, want: size.want })}
          </p>
        ) : (
          <p className="inline-flex items-center gap-1 text-green">
            <Icon name="check" size={18} />
            {w.even}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
        <Half way="out" title={w.outTitle} lines={deck.main} moved={plan.out} onMove={move} />
        <Half way="in" title={isPool ? w.poolTitle : w.inTitle} lines={deck.sideboard} moved={plan.in} onMove={move} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-disabled={steps.length === 1} onClick={undo}>
          <Icon name="undo" size={18} />
          {w.undo}
        </Button>
        <Button size="small" aria-disabled={plan === EMPTY_SIDEBOARD_PLAN} onClick={() => act(EMPTY_SIDEBOARD_PLAN)}>
          {w.reset}
        </Button>
      </div>
    </div>
  );
}

type HalfProps = {
  way: "out" | "in";
  title: string;
  lines: readonly DeckLine[];
  moved: Readonly<Record<string, number>>;
  onMove: (way: "out" | "in", line: DeckLine, by: number) => void;
};

/** One side of the board: each card with the copies that move. Cards of the other side may be dropped on it. */
function Half({ way, title, lines, moved, onMove }: HalfProps) {
  const w = useWords("mtgDesk.board");
  return (
    <div
      data-half={way}
      className="rounded-[3px] border border-line border-dashed p-2 data-over:border-gold data-over:bg-wash"
    >
      <h3 className="text-base">{title}</h3>
      <ul>
        {lines.map((line) => {
          const count = moved[line.name] ?? 0;
          return (
            <li
              key={line.name}
              data-card={line.name}
              className="flex cursor-grab items-center gap-1 border-line border-b py-0.5 text-sm data-over:bg-wash data-over:shadow-[inset_3px_0_0_var(--gold)]"
            >
              <span className={`min-w-0 flex-1 break-words ${count > 0 ? "font-medium" : ""}`}>
                {line.count} {line.name}
              </span>
              <IconButton
                size="small"
                icon="minus"
                label={format(w.back, { name: line.name })}
                aria-disabled={count === 0}
                onClick={() => onMove(way, line, -1)}
              />
              <output className="w-6 text-center tabular-nums">{count}</output>
              <IconButton
                size="small"
                icon="plus"
                label={format(w[way], { name: line.name })}
                aria-disabled={count === line.count}
                onClick={() => onMove(way, line, 1)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
