import type { IncomingMessage } from "node:http";
import type { Middleware } from "../front/middleware";
import { isInternalRequest } from "../front/pages/fetch-from-own-server";
import { createRouteFinder } from "../front/route-patterns";
import type { ResponseSender } from "../front/send-response";
import { decodePath, isServedFile, parseRoutedPath } from "./routed-path";

/** Paths that belong to release files or routes instead of pages. `proxy.ts` skips the same paths. */
export const NON_PAGE_PATHS =
  /^\/(?:(?:_next|feeds|fonts|icons|images|sitemaps|\.well-known)\/|(?:healthz|readyz|apple-icon\.png|favicon\.ico|icon\.svg|licenses\.txt|llms\.txt|opensearch\.xml|robots\.txt|site\.webmanifest|sitemap\.xml|sw\.js)$)/;

/** Conditions that Next.js answers with an error where a file does not meet them. Whoever sends one may get the whole file. */
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"] as const;

const READ_METHODS = ["GET", "HEAD"];

type StrayGateOptions = {
  /** Addresses of the files that are served as they are. */
  readonly files: ReadonlySet<string>;
  /** Patterns of all routes of the site. */
  readonly routes: readonly string[];
  /** Returns whether a route has content at a path, if that is known cheaply. */
  readonly isThere?: (path: string) => boolean | Promise<boolean>;
  readonly missing: () => Response;
  readonly unknownMethod: (allowed: string) => Response;
  readonly refuse: ResponseSender;
};

/**
 * Creates a middleware that rejects requests for which Next.js would render a whole page or an error page: unknown
 * paths, and methods other than GET and HEAD outside the API. Static files that pass it need no queue.
 */
export function createNotFoundMiddleware({
  files,
  routes,
  isThere = () => true,
  missing,
  unknownMethod,
  refuse,
}: StrayGateOptions): Middleware {
  const routeOf = createRouteFinder(routes.filter((route) => !/^\/(?:\[lang\]|api)(?:\/|$)/.test(route)));
  return async (request, response, next) => {
    const { written } = parseRoutedPath(request.url ?? "/");
    if (isInternalRequest(request) || written.startsWith("/api/")) return next();
    if (!READ_METHODS.includes(request.method ?? ""))
      return refuse(request, response, unknownMethod(READ_METHODS.join(", ")));
    if (isServedFile(files, written)) {
      dropConditions(request);
      return next();
    }
    if (!NON_PAGE_PATHS.test(written)) return next();
    if (decodePath(written) !== null && routeOf(written) !== null && (await isThere(written))) return next();
    return refuse(request, response, missing());
  };
}

function dropConditions({ headers }: IncomingMessage): void {
  for (const name of CONDITIONS) delete headers[name];
}
