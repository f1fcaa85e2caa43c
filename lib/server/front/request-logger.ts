import { randomUUID } from "node:crypto";
import { runInRequestContext } from "../log/request-context";
import type { Middleware } from "./middleware";
import { isInternalRequest } from "./pages/fetch-from-own-server";

const REQUEST_ID = "x-request-id";
/** Accepted request ids of a proxy: short, and without special characters. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,99}$/;

/** A request whose response has ended. */
export type FinishedRequest = {
  readonly method: string;
  /** Pattern of the route, such as `/cards/[name]`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Whether the client disconnected before the end of the response. */
  readonly cut: boolean;
};

type WatchRequestsOptions = {
  readonly routeOf: (address: string) => string;
  readonly tell: (request: FinishedRequest) => void;
  readonly now?: () => number;
};

/**
 * Creates the first middleware, which gives each request an id: the id from the proxy, or a new one. The response and
 * all log lines of the request contain it. Calls `tell` after the response, except for requests that the process sends
 * to itself.
 */
export const createRequestLogger =
  ({ routeOf, tell, now = () => performance.now() }: WatchRequestsOptions): Middleware =>
  (request, response, next) => {
    const sent = request.headers[REQUEST_ID];
    const id = typeof sent === "string" && SANE.test(sent) ? sent : randomUUID();
    request.headers[REQUEST_ID] = id;
    const [begun, method, route] = [now(), request.method ?? "GET", routeOf(request.url ?? "/")];
    const context = { request: id, route };
    if (isInternalRequest(request)) return runInRequestContext(context, next);
    response.setHeader("X-Request-Id", id);
    response.once("close", () =>
      runInRequestContext(context, () =>
        tell({
          method,
          route,
          status: response.statusCode,
          milliseconds: Math.round(now() - begun),
          cut: !response.writableFinished,
        }),
      ),
    );
    return runInRequestContext(context, next);
  };
