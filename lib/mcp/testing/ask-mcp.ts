import { mcpHandler } from "../server/mcp-handler";

const HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

/** Sends one request of the Model Context Protocol, and returns the message that answers it. */
export async function askMcp(method: string, params: unknown) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await mcpHandler.fetch(
    new Request("http://localhost/api/mcp", { method: "POST", headers: HEADERS, body }),
  );
  const text = await response.text();
  const json = text.startsWith("{")
    ? text
    : (text.split("\n").find((line) => line.startsWith("data: ")) ?? "").slice(6);
  return JSON.parse(json);
}

/** Calls a tool, and returns its result. */
export const callTool = async (name: string, input: unknown) =>
  (await askMcp("tools/call", { name, arguments: input })).result;
