import { mcpHandler } from "../server/mcp-handler";

const HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

/** Posts a raw body. Returns the status and the text of the response message. */
export async function postMcp(body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await mcpHandler.fetch(
    new Request("http://localhost/api/mcp", { method: "POST", headers: { ...HEADERS, ...headers }, body }),
  );
  const text = await response.text();
  const isStream = /^(?:event|data|id|retry):/m.test(text) && !text.startsWith("{");
  const line = text.split("\n").find((one) => one.startsWith("data: "));
  return { status: response.status, text: isStream ? (line ?? "").slice(6) : text };
}

/** Sends one request of the Model Context Protocol and returns the response message. */
export const sendMcpRequest = async (method: string, params: unknown) =>
  JSON.parse((await postMcp(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))).text);

/** Calls a tool and returns its result. */
export const callTool = async (name: string, input: unknown) =>
  (await sendMcpRequest("tools/call", { name, arguments: input })).result;
