import { createHash, timingSafeEqual } from "node:crypto";
import type { Middleware } from "../front/middleware";
import { sendResponse } from "../front/send-response";
import { METRICS_CONTENT_TYPE, type Metric, renderMetrics } from "./exposition";

const PATH = "/metrics";

type MetricsGateOptions = {
  /** The word that opens the metrics; without one they are not there. */
  readonly token: string | undefined;
  readonly metrics: () => readonly Metric[];
};

/** Creates a middleware that serves the metrics of this process at `/metrics`, with a bearer token. */
export const createMetricsMiddleware =
  ({ token, metrics }: MetricsGateOptions): Middleware =>
  (request, response, next) => {
    if (token === undefined || request.url?.split("?", 1)[0] !== PATH) return next();
    return sendResponse(request, response, answer(request.method, request.headers.authorization, token, metrics));
  };

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function answer(
  method: string | undefined,
  sent: string | undefined,
  token: string,
  metrics: MetricsGateOptions["metrics"],
) {
  if (method !== "GET" && method !== "HEAD")
    return new Response("Method not allowed. Use GET or HEAD.\n", {
      status: 405,
      headers: { ...HEADERS, Allow: "GET, HEAD" },
    });
  if (!isToken(sent, token))
    return new Response(
      "Missing or wrong token. Send the value of METRICS_TOKEN in the header Authorization: Bearer TOKEN.\n",
      {
        status: 401,
        headers: { ...HEADERS, "WWW-Authenticate": 'Bearer realm="metrics"' },
      },
    );
  return new Response(renderMetrics(metrics()), { headers: { ...HEADERS, "Content-Type": METRICS_CONTENT_TYPE } });
}

/** Whether a header has the token. Compares hashes of equal length, so that timing reveals nothing. */
function isToken(header: string | undefined, token: string): boolean {
  const sent = /^Bearer +([\x21-\x7e]+)$/i.exec(header ?? "")?.[1] ?? "";
  return timingSafeEqual(hash(sent), hash(token));
}

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
