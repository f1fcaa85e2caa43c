import { useCallback, useEffect, useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import { getRuleHref } from "@/app/ui/links/rule-address";
import type { PlayerId } from "@/engine/magmell";
import type { LogLine } from "@/lib/magmell/play/types";
import { useTableSettings } from "../table-settings";
import { describeTurn, type LogEntry } from "./describe-turn";
import { formatRuleNumber, type LogFormatter } from "./log-formatter";

/**
 * Renders the log of the game by turns, oldest first. Stays scrolled to the latest line unless the reader has scrolled
 * up.
 */
export function GameLog({ log, formatter }: { log: readonly LogLine[]; formatter: LogFormatter }) {
  const words = formatter.words.log;
  const [explains, setExplains] = useState(false);
  const { list, goToFoot } = useFoot(log);
  const turns = turnsOf(log).map(({ lines, ...turn }) => ({ ...turn, entries: describeTurn(formatter, lines) }));
  const mentionsChant = turns.some(({ entries }) => entries.some(({ text }) => text.includes(words.zones.chant)));
  return (
    <details open className="rounded-[3px] border border-line bg-leaf" onToggle={goToFoot}>
      <summary className="px-4 py-2 font-medium">{words.title}</summary>
      {mentionsChant ? <p className="px-4 pb-1 text-ink-soft text-xs">{words.chantNote}</p> : null}
      <details className="px-4 pb-1 text-xs" onToggle={(event) => setExplains(event.currentTarget.open)}>
        <summary className="text-ink-soft pointer-coarse:min-h-11 pointer-coarse:py-2">
          {formatter.words.terms.title}
        </summary>
        <dl className="grid gap-1 pb-1">
          {explains
            ? Object.values(formatter.words.terms.list).map(({ forms, means }) => (
                <div key={forms}>
                  <dt className="font-medium">{forms.replaceAll("/", " / ")}</dt>
                  <dd>{means}</dd>
                </div>
              ))
            : null}
        </dl>
      </details>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ol ref={list} className="border-line border-t px-4 py-2 text-sm" tabIndex={0}>
        {turns.map(({ turn, player, own, entries }) => (
          <li key={turn} className="py-1.5">
            <h3 className="font-gothic font-medium text-ink-soft text-xs">
              {player === null
                ? words.preparation
                : format(player === formatter.viewer ? words.turn.own : words.turn.other, { n: own })}
            </h3>
            <ul>
              {entries.map((entry, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice in a turn.
                <Entry key={place} entry={entry} formatter={formatter} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above. */}
    </details>
  );
}

type EntryProps = { entry: LogEntry; formatter: LogFormatter };

/** A line with links to its rules. An attack opens to the lines of its battle. */
function Entry({ entry: { text, rules, byHand, parts }, formatter }: EntryProps) {
  const said = (
    <>
      {text} <Rules rules={rules} formatter={formatter} />
    </>
  );
  return (
    <li className={byHand ? "border-gold border-l-4 pl-2 font-medium" : "py-px"}>
      {parts === undefined || parts.length === 0 ? (
        said
      ) : (
        <details>
          <summary className="pointer-coarse:min-h-11">{said}</summary>
          <ul className="border-line border-l-2 pl-3 text-ink-soft">
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice in a battle.
              <Entry key={place} entry={part} formatter={formatter} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Links to rules by their numbers. They open in a new tab, because leaving the page would end the game. */
const Rules = ({ rules, formatter }: { rules: LogEntry["rules"]; formatter: LogFormatter }) => {
  if (!useTableSettings().ruleDetails) return null;
  return (
    <span className="text-ink-soft text-xs">
      {rules.map((rule) => {
        const number = formatRuleNumber(formatter.words.log, rule);
        return (
          <a
            key={rule}
            href={getRuleHref(formatter.lang, rule)}
            target="_blank"
            rel="noreferrer"
            aria-label={rule.startsWith("house:") ? number : format(formatter.words.log.rule, { n: number })}
            className="me-1.5 inline-block whitespace-nowrap underline decoration-1 decoration-edge underline-offset-[0.25em] hover:text-gold"
          >
            {number}
          </a>
        );
      })}
    </span>
  );
};

/** Distance from the foot, in pixels, within which the reader has not scrolled away from it. */
const NEAR = 32;

/** Keeps the end of a growing list in view, unless the reader has scrolled up in its container. */
function useFoot(grows: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const atFoot = useRef(true);
  const goToFoot = useCallback(() => {
    const around = scrollerOf(list.current);
    if (around !== null && atFoot.current) around.scrollTop = around.scrollHeight;
  }, []);
  useEffect(() => {
    const around = scrollerOf(list.current);
    let before = 0;
    // Only who goes upwards leaves the foot: it also moves away as the list grows, before it is followed.
    const note = () => {
      if (around === null) return;
      const isNear = around.scrollHeight - around.scrollTop - around.clientHeight < NEAR;
      if (isNear) atFoot.current = true;
      else if (around.scrollTop < before) atFoot.current = false;
      before = around.scrollTop;
    };
    around?.addEventListener("scroll", note, { passive: true });
    // What comes to stand beneath the record takes its room, and must not take its foot.
    const resized = new ResizeObserver(goToFoot);
    if (around !== null) resized.observe(around);
    return () => {
      around?.removeEventListener("scroll", note);
      resized.disconnect();
    };
  }, [goToFoot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the foot moves when the list has grown.
  useEffect(goToFoot, [grows, goToFoot]);
  return { list, goToFoot };
}

/** The scroll container of an element; null if only the page scrolls. */
function scrollerOf(element: Element | null): Element | null {
  for (let at = element?.parentElement ?? null; at !== null && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

type Turn = {
  readonly turn: number;
  player: PlayerId | null;
  /** Number of the turn among the turns of its player. */
  own: number;
  readonly lines: LogLine[];
};

function turnsOf(log: readonly LogLine[]): readonly Turn[] {
  const turns: Turn[] = [];
  const begun: [number, number] = [0, 0];
  for (const line of log) {
    let last = turns.at(-1);
    if (last === undefined || last.turn !== line.turn) {
      last = { turn: line.turn, player: null, own: 0, lines: [] };
      turns.push(last);
    }
    if (line.event.type === "turnBegan") {
      begun[line.event.player] += 1;
      last.player = line.event.player;
      last.own = begun[line.event.player];
    }
    last.lines.push(line);
  }
  return turns;
}
