import type { IncomingMessage, ServerResponse } from "node:http";

/** Sends an answer from a gate, whole; of a HEAD its headers only. A reader who has gone away gets nothing. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "Content-Length": String(body.length) });
  response.end(request.method === "HEAD" ? undefined : body);
}
