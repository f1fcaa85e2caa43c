import { format } from "@/app/ui/i18n/format";
import type { PlayerId } from "@/engine/magmell";
import type { LogLine } from "@/lib/goldfish/types";
import { describeTurn } from "./describe-turn";
import { type LogFormatter, ruleNumber } from "./log-formatter";

/** The log of the game by turns, the latest first. */
export function GameLog({ log, formatter }: { log: readonly LogLine[]; formatter: LogFormatter }) {
  const words = formatter.words.log;
  return (
    <details open className="rounded-[3px] border border-line bg-leaf">
      <summary className="px-4 py-2 font-medium">{words.title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ol className="max-h-96 overflow-y-auto border-line border-t px-4 py-2 text-sm lg:max-h-[32rem]" tabIndex={0}>
        {turnsOf(log)
          .reverse()
          .map(({ turn, player, lines }) => (
            <li key={turn} className="py-1.5">
              <h3 className="font-gothic font-medium text-ink-soft text-xs">
                {player === null
                  ? words.preparation
                  : format(words.turn, { n: turn, side: player === formatter.viewer ? words.own : words.other })}
              </h3>
              <ul>
                {[...describeTurn(formatter, lines)].reverse().map(({ text, rules, byHand }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice in a turn.
                  <li key={place} className={byHand ? "border-gold border-l-4 pl-2 font-medium" : undefined}>
                    {text}{" "}
                    <span className="text-ink-soft text-xs">
                      {rules.map((rule) => ruleNumber(formatter.words, rule)).join(" ")}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </details>
  );
}

type Turn = { readonly turn: number; player: PlayerId | null; readonly lines: LogLine[] };

function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    let last = turns.at(-1);
    if (last === undefined || last.turn !== line.turn) {
      last = { turn: line.turn, player: null, lines: [] };
      turns.push(last);
    }
    if (line.event.type === "turnBegan") last.player = line.event.player;
    last.lines.push(line);
  }
  return turns;
}
