import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * A step that runs before the site's request handler for each request. It either responds or calls `next`, exactly one
 * of the two, now or later. `next` runs the following middleware and finally Next.js. Its promise resolves when the
 * handler is done, which may be after the client has disconnected.
 */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => Promise<unknown>) => unknown;
/** Logs an error that no visitor sees. */
type Report = (message: string, error: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

// Pages and routes may each have their own copy of this module; one process has one row of gates.
const globals = globalThis as { grimoireGates?: boolean };

/**
 * Installs middleware, in order, before the handler of every HTTP server of this process. It replaces the server's
 * handler when Node announces the first request, because `next start`, `next dev` and the standalone server have no
 * hook for this. If a middleware throws, the request passes through.
 */
export function installMiddleware(gates: readonly Middleware[], report: Report): void {
  if (globals.grimoireGates) return;
  globals.grimoireGates = true;
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server, gates, report);
  });
}

function guard(server: Server, gates: readonly Middleware[], report: Report): void {
  const handlers = server.listeners("request") as Handler[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const handle = () =>
      Promise.all(handlers.map((handler) => endOf(handler.call(server, request, response), response)));
    const pass = (at: number): Promise<unknown> => {
      const gate = gates[at];
      return gate ? runOnce(gate, { request, response, next: () => pass(at + 1), report }) : handle();
    };
    // An error here would otherwise end the process, and all other readers with it.
    pass(0).catch((error: unknown) => report("A request failed after its gates", error));
  });
}

/** Resolves when a handler is done: with its promise, or with the end of the response if it returned none. */
const endOf = (returned: unknown, response: ServerResponse): Promise<unknown> =>
  returned instanceof Promise || response.closed
    ? Promise.resolve(returned)
    : new Promise((done) => response.once("close", done));

type Turn = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: () => Promise<unknown>;
  readonly report: Report;
};

async function runOnce(gate: Middleware, { request, response, next, report }: Turn): Promise<unknown> {
  let passed: Promise<unknown> | null = null;
  const go = () => {
    passed ??= next();
    return passed;
  };
  try {
    await gate(request, response, go);
  } catch (error) {
    if (passed !== null) throw error;
    report("A middleware failed, and the request went on", error);
    if (!response.headersSent) go();
  }
  return passed ?? endOf(null, response);
}
