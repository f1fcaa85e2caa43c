import { format } from "@/app/ui/i18n/format";
import type { GoldfishCommand, TableView } from "@/lib/goldfish/types";
import { describeLine, playerOf } from "./describe-turn";
import type { LogFormatter } from "./log-formatter";

/**
 * The effects of the latest command for the player, in a few sentences to be read aloud, and the question asked now
 * (`question`, `null` when it is nothing but to go on).
 */
export function announcement(
  formatter: LogFormatter,
  { log, freshFrom, view }: TableView,
  latest: GoldfishCommand | null,
  question: string | null,
): string {
  const { said, turn } = formatter.words;
  const { turn: n, turnPlayer, viewer, outcome } = view;
  const where = n > 0 && outcome === null ? format(turnPlayer === viewer ? turn.own : turn.other, { n }) : null;
  const finish = (parts: readonly (string | null)[]) =>
    parts
      .filter((part) => part !== null)
      .map((part) => part.replace(/[.。]$/, ""))
      .join(said.join) + said.end;
  if (latest === "undo" || latest === "redo") return said[latest] + finish([where ?? turn.preparing, question]);
  // What the player does by hand to the opponent is told as well.
  const acted = view.byHand?.player === viewer ? log.findLastIndex(({ event }) => event.type === "actedByHand") : -1;
  const news = log.slice(freshFrom).flatMap((line, place) => {
    const text = QUIET.has(line.event.type) ? null : describeLine(formatter, line);
    if (text === null) return [];
    if (playerOf(line) === null || playerOf(line) === viewer) return text;
    return acted >= 0 && freshFrom + place > acted ? format(formatter.words.log.otherSays, { list: text }) : [];
  });
  return finish([where, ...news, question]);
}

/** Events that are not announced, because the player expects them. */
const QUIET: ReadonlySet<string> = new Set(["shuffled", "stepBegan", "woke"]);
