import type { IncomingMessage } from "node:http";
import type { Gate } from "../front/gates";
import { isInner } from "../front/pages/ask-own-server";
import { routeFinder } from "../front/route-patterns";
import type { Refuse } from "../front/send-response";
import { isFile, routedPath, spelledPath } from "./routed-path";

/** Addresses beside the pages: whatever is there is a file of the release or a route. `proxy.ts` leaves the same ones alone. */
export const BESIDE_PAGES =
  /^\/(?:(?:_next|feeds|fonts|icons|images|sitemaps|\.well-known)\/|(?:healthz|readyz|apple-icon\.png|favicon\.ico|icon\.svg|licenses\.txt|llms\.txt|opensearch\.xml|robots\.txt|site\.webmanifest|sitemap\.xml|sw\.js)$)/;

/** Conditions that Next.js answers with an error where a file does not meet them. Whoever sends one may get the whole file. */
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"] as const;

const READ_METHODS = ["GET", "HEAD"];

type StrayGateOptions = {
  /** Addresses of the files that are served as they are. */
  readonly files: ReadonlySet<string>;
  /** Patterns of all routes of the site. */
  readonly routes: readonly string[];
  /** Whether a route has something at an address, as far as that is known at once. */
  readonly isThere?: (path: string) => boolean | Promise<boolean>;
  readonly missing: () => Response;
  readonly unknownMethod: (allowed: string) => Response;
  readonly refuse: Refuse;
};

/**
 * Returns a gate for requests that lead nowhere, which Next.js would answer with a whole page or an error: addresses beside the
 * pages at which no file and no route is, and methods other than GET and HEAD outside the interface. Files stand in no line
 * behind it.
 */
export function strayGate({
  files,
  routes,
  isThere = () => true,
  missing,
  unknownMethod,
  refuse,
}: StrayGateOptions): Gate {
  const routeOf = routeFinder(routes.filter((route) => !/^\/(?:\[lang\]|api)(?:\/|$)/.test(route)));
  return async (request, response, next) => {
    const { written } = routedPath(request.url ?? "/");
    if (isInner(request) || written.startsWith("/api/")) return next();
    if (!READ_METHODS.includes(request.method ?? ""))
      return refuse(request, response, unknownMethod(READ_METHODS.join(", ")));
    if (isFile(files, written)) {
      dropConditions(request);
      return next();
    }
    if (!BESIDE_PAGES.test(written)) return next();
    if (spelledPath(written) !== null && routeOf(written) !== null && (await isThere(written))) return next();
    return refuse(request, response, missing());
  };
}

function dropConditions({ headers }: IncomingMessage): void {
  for (const name of CONDITIONS) delete headers[name];
}
