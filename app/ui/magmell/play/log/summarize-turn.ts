import { format, formatPlural } from "@/app/i18n/format";
import type { CardIndex, InstanceId } from "@/engine/magmell";
import type { LogLine, TableView } from "@/lib/magmell/play/types";
import { formatCards, formatIdentity, type LogFormatter } from "./log-formatter";

/**
 * Returns the opponent's latest turn in one line: cards used with their damage, attacks, and the viewer's losses. Null
 * if the latest command shows no part of that turn.
 */
export function summarizeOpponentTurn(
  formatter: LogFormatter,
  { log, freshFrom }: Pick<TableView, "log" | "freshFrom">,
): string | null {
  const begins = ({ event }: LogLine) => event.type === "turnBegan";
  const start = log.findLastIndex(({ event }) => event.type === "turnBegan" && event.player !== formatter.viewer);
  if (start < 0) return null;
  const after = log.slice(start + 1).findIndex(begins);
  const end = after < 0 ? log.length : start + 1 + after;
  if (end <= freshFrom) return null;
  const { words } = formatter;
  const list = listDoings(formatter, log.slice(start, end));
  return format(words.summed.turn, { list: list.length === 0 ? words.summed.nothing : list.join(words.log.join) });
}

function listDoings(formatter: LogFormatter, lines: readonly LogLine[]): readonly string[] {
  const { lang, viewer, words } = formatter;
  const { summed } = words;
  /** Damage to the viewer outside battles by the name of what dealt it, in the order of the turn. */
  const uses = new Map<string, number>();
  const lost: (CardIndex | null)[] = [];
  const sums = { attacks: 0, hits: 0, loss: 0, gain: 0 };
  const count = (line: LogLine, id: InstanceId | null, n: number) => {
    const name = formatIdentity(formatter, id === null ? undefined : line.named[id]);
    uses.set(name, (uses.get(name) ?? 0) + n);
  };
  for (const line of lines) {
    const { event, cards } = line;
    switch (event.type) {
      case "used":
        if (event.player !== viewer) count(line, event.instance, 0);
        break;
      case "damaged":
        if (!("player" in event.target) || event.target.player !== viewer) break;
        if (event.inBattle) sums.hits += event.amount;
        else count(line, event.source, event.amount);
        break;
      case "battleBegan":
        if (event.player !== viewer) sums.attacks += 1;
        break;
      case "lifeLost":
        if (event.player === viewer) sums.loss += event.amount;
        break;
      case "lifeGained":
        if (event.player !== viewer) sums.gain += event.amount;
        break;
      case "moved":
        if (event.cause === "destroy" && event.toPlayer === viewer) lost.push(...cards);
    }
  }
  const { attacks, hits, loss, gain } = sums;
  return [
    ...[...uses].map(([name, n]) => (n === 0 ? name : format(summed.hit, { name, n }))),
    ...(attacks === 0
      ? []
      : [formatPlural(lang, hits === 0 ? summed.attacks : summed.attacksHit, attacks, { damage: hits })]),
    ...(loss === 0 ? [] : [format(summed.loss, { n: loss })]),
    ...(lost.length === 0 ? [] : [format(summed.destroyed, { names: formatCards(formatter, lost) })]),
    ...(gain === 0 ? [] : [format(summed.gain, { n: gain })]),
  ];
}
