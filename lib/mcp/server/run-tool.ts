import { randomUUID } from "node:crypto";
import { ERROR_MESSAGES, type ErrorBody } from "@/lib/error-codes";
import { toErrorResult } from "@/lib/http/to-error-result";
import { isDateCacheLimitError } from "@/lib/magmell/catalogue/store/date-cache";
import { logError } from "@/lib/server/log/log-line";
import { getRequestContext } from "@/lib/server/log/request-context";
import { type McpTool, toolError } from "./tool";

/**
 * Runs a tool. Converts an error to a message without internal details, because the protocol would pass the original
 * message on. An unexpected error is logged under an id that the message contains.
 */
export const runTool = ({ name, run }: McpTool, input: Parameters<McpTool["run"]>[0]): ReturnType<McpTool["run"]> =>
  run(input).catch((error) => toolError(explained(name, error)));

function explained(tool: string, failure: unknown): string {
  if (isDateCacheLimitError(failure))
    return `Too many different dates were requested in \`asof\`, by all clients together. Try again in ${failure.wait} s.`;
  try {
    const { body, headers } = toErrorResult(failure);
    const wait = headers?.["Retry-After"];
    return `${(body as ErrorBody).error.message}${wait === undefined ? "" : ` (Retry-After: ${wait} s)`}`;
  } catch (error) {
    const id = getRequestContext()?.request ?? randomUUID();
    logError("failure", error, { id, tool });
    return `${ERROR_MESSAGES.unexpected} (${id})`;
  }
}
