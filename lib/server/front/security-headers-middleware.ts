import type { ServerResponse } from "node:http";
import type { Middleware } from "./middleware";
import { isInternalRequest } from "./pages/fetch-from-own-server";

/** The content policy of a response without its own: it allows no loading, scripts or framing. */
const CLOSED = "default-src 'none'; frame-ancestors 'none'";

/** A script takes its policy from the page that loads it, but a worker from its own answer: one that has none may do what its page may. */
const isScript = (type: unknown): boolean => /\bjavascript\b/i.test(String(type ?? ""));

/**
 * Creates a middleware that sets security headers on every response, no matter what sends it. Sets `nosniff`, and a
 * policy that allows nothing unless the response has its own.
 */
export const createSecurityHeadersMiddleware = (): Middleware => (request, response, next) => {
  if (!isInternalRequest(request)) closeBeforeSending(response);
  return next();
};

function closeBeforeSending(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, status: number, ...given: unknown[]) {
    response.writeHead = writeHead;
    if (!response.headersSent) addMissing(response, status, given.at(-1));
    return Reflect.apply(writeHead, response, [status, ...given]);
  } as typeof writeHead;
}

function addMissing(response: ServerResponse, status: number, given: unknown): void {
  const sent = new Map(
    Object.entries(typeof given === "object" && given !== null ? given : {}).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const header = (name: string) => sent.get(name) ?? response.getHeader(name);
  if (header("x-content-type-options") === undefined) response.setHeader("X-Content-Type-Options", "nosniff");
  // What is not modified keeps the policy that it came with, and its type is not told again.
  if (status === 304 || isScript(header("content-type"))) return;
  if (header("content-security-policy") === undefined) response.setHeader("Content-Security-Policy", CLOSED);
}
