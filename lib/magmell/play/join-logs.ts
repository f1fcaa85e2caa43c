import type { LogLine, TableView } from "./types";

/** Returns the log of a way through a session from the lines of its nodes. */
export function joinLogs(parts: readonly (readonly LogLine[])[]): Pick<TableView, "log" | "freshFrom"> {
  const log = parts.flat();
  return { log, freshFrom: log.length - (parts.at(-1)?.length ?? 0) };
}
