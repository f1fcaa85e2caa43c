import type { Ref } from "react";
import { format } from "@/app/ui/i18n/format";
import { CheckChip } from "@/app/ui/kit/check-chip";
import { type GameView, PHASES } from "@/engine/magmell";
import { writeSeed } from "@/lib/goldfish/seed";
import type { Play } from "../game/play";
import type { GoldfishWords } from "../goldfish-words";

type Props = {
  play: Play;
  /** Takes the focus when the button that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>;
};

/** Whose turn it is, where in it the game stands, and who goes first. */
export function TurnStrip({ play: { table, words, onCommand }, headingRef }: Props) {
  const { goldfish } = words;
  const { view, goesFirst } = table;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {headingOf(view, goldfish.turn)}
        </h2>
        {view.phase !== null && view.outcome === null ? (
          <ol aria-label={goldfish.turn.phases} className="flex flex-wrap gap-1 text-sm">
            {PHASES.map(({ phase }) => (
              <li
                key={phase}
                aria-current={phase === view.phase ? "step" : undefined}
                className={`rounded-[3px] border px-2 ${
                  phase === view.phase
                    ? "border-gold bg-wash font-medium text-gold"
                    : "border-transparent text-ink-soft max-sm:hidden"
                }`}
              >
                {goldfish.phases[phase]}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset className="flex items-center gap-2" title={goldfish.first.hint}>
          <legend className="sr-only">{`${goldfish.first.label} (${goldfish.first.hint})`}</legend>
          {(["goFirst", "goSecond"] as const).map((side) => (
            <CheckChip
              key={side}
              type="radio"
              name="first"
              checked={goesFirst === (side === "goFirst")}
              onChange={() => onCommand(side)}
            >
              {goldfish.first[side]}
            </CheckChip>
          ))}
        </fieldset>
        <span className="text-ink-soft text-sm">{format(goldfish.seed, { seed: writeSeed(table.seed) })}</span>
      </div>
    </div>
  );
}

function headingOf({ outcome, turn, turnPlayer, viewer }: GameView, words: GoldfishWords["goldfish"]["turn"]): string {
  if (outcome !== null) return words.over;
  if (turn === 0) return words.preparing;
  return format(turnPlayer === viewer ? words.own : words.other, { n: turn });
}
