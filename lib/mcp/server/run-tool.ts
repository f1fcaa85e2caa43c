import { randomUUID } from "node:crypto";
import { explainFailure } from "@/lib/http/explain-failure";
import { type ErrorBody, REFUSAL_MESSAGES } from "@/lib/refusals";
import { logError } from "@/lib/server/log/log-line";
import { requestContext } from "@/lib/server/log/request-context";
import { refusedTool, type Tool } from "./tool";

/**
 * Runs a tool. A failure becomes a refusal in words that tell nothing of the inside: the protocol would pass its message on. One that
 * nobody expected is logged under the id that the refusal names.
 */
export const runTool = ({ name, run }: Tool, input: Parameters<Tool["run"]>[0]): ReturnType<Tool["run"]> =>
  run(input).catch((error) => refusedTool(explained(name, error)));

function explained(tool: string, failure: unknown): string {
  try {
    const { body, headers } = explainFailure(failure);
    const wait = headers?.["Retry-After"];
    return `${(body as ErrorBody).error.message}${wait === undefined ? "" : ` Retry-After: ${wait} seconds.`}`;
  } catch (error) {
    const id = requestContext()?.request ?? randomUUID();
    logError("failure", error, { id, tool });
    return `${REFUSAL_MESSAGES.unexpected} (${id})`;
  }
}
