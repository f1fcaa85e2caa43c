import type { Command, Table } from "@/lib/goldfish/types";
import { playerOf, sayLine, type Teller } from "./say-log";

/** What the latest command brought about for the player, in a few sentences to be read aloud. */
export function announcement(teller: Teller, { log, freshFrom, view }: Table, latest: Command | null): string {
  const { said, turn } = teller.words;
  const where = view.turn > 0 && view.outcome === null ? turn.own.replace("{n}", String(view.turn)) : null;
  const finish = (parts: readonly string[]) =>
    parts.map((part) => part.replace(/[.。]$/, "")).join(said.join) + said.end;
  if (latest === "undo" || latest === "redo") return said[latest] + finish([where ?? turn.preparing]);
  const news = log.slice(freshFrom).flatMap((line) => {
    const mine = playerOf(line) === null || playerOf(line) === teller.viewer;
    return line.event.type === "shuffled" || !mine ? [] : (sayLine(teller, line) ?? []);
  });
  return finish(where === null ? news : [where, ...news]);
}
