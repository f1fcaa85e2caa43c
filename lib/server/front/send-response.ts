import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Sends a middleware's response instead of the site's response. Implementations may send another one if there are too
 * many.
 */
export type ResponseSender = (request: IncomingMessage, response: ServerResponse, answer: Response) => Promise<void>;

/** Sends a complete response. Sends only headers for HEAD, and nothing if the client has disconnected. */
export const sendResponse: ResponseSender = async (request, response, answer) => {
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "Content-Length": String(body.length) });
  response.end(request.method === "HEAD" ? undefined : body);
};
