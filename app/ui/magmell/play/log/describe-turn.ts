import { format, selectVerbForms } from "@/app/i18n/format";
import type { PlayerId, RuleRef } from "@/engine/magmell";
import type { LogLine } from "@/lib/magmell/play/types";
import { describeAttack } from "./describe-attack";
import { EVENT_FORMATTERS } from "./event-texts";
import type { LogFormatter } from "./log-formatter";

/**
 * Describes an event in a sentence; null for events that need none, such as the beginning of a phase. Actions of the
 * viewer have “You” as their subject. Actions of the opponent have none, because they follow “Opponent:”.
 */
export function describeLogLine(formatter: LogFormatter, line: LogLine): string | null {
  const tell = EVENT_FORMATTERS[line.event.type] as (
    event: LogLine["event"],
    formatter: LogFormatter,
    line: LogLine,
  ) => string | null;
  const text = tell(line.event, formatter, line);
  return text === null ? null : selectVerbForms(text, getLinePlayer(line) === formatter.viewer);
}

/** Returns the player who acts in a log line or whose card it is about; null if it is about both players. */
export function getLinePlayer({ event, named }: LogLine): PlayerId | null {
  switch (event.type) {
    case "defeated":
    case "firstPlayerChosen":
    case "controlChanged":
    case "won":
    case "attacked":
    case "defended":
    case "byHand":
      return null;
    case "triggered":
    case "abilityPut":
      return event.waiting.controller;
    case "moved":
      return event.toPlayer;
    case "replaced":
      return named[event.source]?.player ?? null;
  }
  if ("player" in event) return event.player;
  return "instance" in event && event.instance !== null ? (named[event.instance]?.player ?? null) : null;
}

/** A log line with its text and rules. An attack has the lines of its battle as `parts` instead of rules. */
export type LogEntry = {
  readonly text: string;
  readonly rules: readonly RuleRef[];
  readonly byHand: boolean;
  readonly parts?: readonly LogEntry[];
};

/** Describes a turn, oldest line first. An opponent's uninterrupted actions are one line, and so is an attack. */
export function describeTurn(formatter: LogFormatter, lines: readonly LogLine[]): readonly LogEntry[] {
  return cutBattles(lines).flatMap((part): readonly LogEntry[] => {
    if (part.at(0)?.event.type !== "battleBegan") return describeLines(formatter, part);
    const parts = describeLines(formatter, withoutIdleSteps(part));
    return [{ text: describeAttack(formatter, part), rules: [], byHand: parts.some(({ byHand }) => byHand), parts }];
  });
}

/** Events at the end of a game, not part of the battle in which they occur. */
const ENDS: ReadonlySet<string> = new Set(["defeated", "won", "gameEnded"]);

/** Splits the lines of a turn into battles and the lines between them. */
function cutBattles(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const parts: LogLine[][] = [[]];
  for (const line of lines) {
    if (line.event.type === "battleBegan" || ENDS.has(line.event.type)) parts.push([]);
    parts.at(-1)?.push(line);
    if (line.event.type === "battleEnded") parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** The lines of a battle without the steps in which nothing happened, and without its beginning and end. */
const withoutIdleSteps = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ event: { type } }, place) => {
    if (type === "battleBegan" || type === "battleEnded") return false;
    const next = lines[place + 1]?.event.type;
    return type !== "stepBegan" || (next !== undefined && next !== "stepBegan" && next !== "battleEnded");
  });

function describeLines(formatter: LogFormatter, lines: readonly LogLine[]): readonly LogEntry[] {
  const told: LogEntry[] = [];
  let theirs: LogEntry[] = [];
  const join = () => {
    if (theirs.length === 0) return;
    const list = theirs.map(({ text }) => text).join(formatter.words.log.joinSaid);
    const rules = [...new Set(theirs.flatMap((said) => said.rules))];
    told.push({ text: format(formatter.words.log.otherSays, { list }), rules, byHand: false });
    theirs = [];
  };
  for (const line of lines) {
    const text = describeLogLine(formatter, line);
    const player = getLinePlayer(line);
    const others = player !== null && player !== formatter.viewer;
    // That the opponent shuffles too goes without saying.
    if (text === null || (others && line.event.type === "shuffled")) continue;
    const list = others ? theirs : told;
    if (!others) join();
    // Drawing five cards from an empty grimoire fails five times, and needs to be said once.
    if (list.at(-1)?.text === text) continue;
    list.push({ text, rules: [line.event.rule], byHand: line.event.type === "byHand" });
  }
  join();
  return told;
}
