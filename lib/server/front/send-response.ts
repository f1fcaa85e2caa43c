import type { IncomingMessage, ServerResponse } from "node:http";

/** Sends the answer of a gate in the place of the site, or another one where too much is asked for. */
export type ResponseSender = (request: IncomingMessage, response: ServerResponse, answer: Response) => Promise<void>;

/** Sends an answer from a gate, whole; of a HEAD its headers only. A reader who has gone away gets nothing. */
export const sendResponse: ResponseSender = async (request, response, answer) => {
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "Content-Length": String(body.length) });
  response.end(request.method === "HEAD" ? undefined : body);
};
