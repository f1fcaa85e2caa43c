import { isDatabaseUnavailable, isDiskFull } from "@/lib/server/database-unavailable";
import { describeArgumentError } from "../../local/steps.mjs";
import { say } from "../../words/command-words.mjs";

/** Describes why a command failed. Says what to do for known causes: the database, an unreadable file, or an option. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return say("mtg.diskFull");
  if (isDatabaseUnavailable(error)) return say("mtg.noDatabase");
  const { code = "", path, message } = error as NodeJS.ErrnoException;
  if (code.startsWith("ERR_PARSE_ARGS_")) return describeArgumentError(error);
  return path === undefined ? message : say("backup.unreadable", { file: path, message: code });
}
