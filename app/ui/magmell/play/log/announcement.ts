import { format } from "@/app/i18n/format";
import type { GoldfishCommand, LogLine, TableView } from "@/lib/magmell/play/types";
import { describeLogLine, getLinePlayer } from "./describe-turn";
import type { LogFormatter } from "./log-formatter";

/**
 * Composes the screen reader announcement of the latest command: its effects in a few sentences, and the open question
 * (`question`, null for priority).
 */
export function composeAnnouncement(
  formatter: LogFormatter,
  { log, freshFrom, view, ownTurn }: Pick<TableView, "log" | "freshFrom" | "view" | "ownTurn">,
  latest: GoldfishCommand | null,
  question: string | null,
): string {
  const { said, turn, table } = formatter.words;
  const { turnPlayer, viewer, outcome } = view;
  const going = view.turn > 0 && outcome === null;
  const where = going ? format(turnPlayer === viewer ? table.ownNth : table.otherNth, { n: ownTurn }) : null;
  const finish = (parts: readonly (string | null)[]) =>
    parts
      .filter((part) => part !== null)
      .map((part) => part.replace(/[.。]$/, ""))
      .join(said.join) + said.end;
  if (latest === "undo" || latest === "redo") return finish([said[latest], where ?? turn.preparing, question]);
  // What the player does by hand to the opponent is told as well.
  const acted = view.byHand?.player === viewer ? log.findLastIndex(({ event }) => event.type === "actedByHand") : -1;
  const news = log.slice(freshFrom).flatMap((line, place) => {
    const text = QUIET.has(line.event.type) ? null : describeLogLine(formatter, line);
    if (text === null) return [];
    if (getLinePlayer(line) === null || getLinePlayer(line) === viewer) return text;
    return isToldOfOther(line) || (acted >= 0 && freshFrom + place > acted)
      ? format(formatter.words.log.otherSays, { list: text })
      : [];
  });
  return finish([where, ...news, question]);
}

/**
 * Returns whether an event of the opponent is announced. Draws, stones and payments are not, because they occur every
 * turn.
 */
const isToldOfOther = ({ event }: LogLine): boolean =>
  event.type === "moved" ? !EVERY_TURN.has(event.cause) : OTHERS.has(event.type);

const EVERY_TURN: ReadonlySet<string> = new Set(["draw", "placeStone", "redraw"]);
const OTHERS: ReadonlySet<string> = new Set([
  "lifeGained",
  "lifeLost",
  "tokenMade",
  "countersPut",
  "countersRemoved",
  "targeted",
  "modeChosen",
  "abilityPut",
  "negated",
  "battleBegan",
  "revealed",
  "searched",
]);

/** Events that are not announced, because the player expects them. */
const QUIET: ReadonlySet<string> = new Set(["shuffled", "stepBegan", "woke"]);
