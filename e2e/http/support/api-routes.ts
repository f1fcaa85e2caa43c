import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API_BASE_PATH } from "@/lib/api/api-paths";
import { API_ROUTES } from "@/lib/api/api-routes";

const API = join(import.meta.dirname, "../../../app/api");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type ApiRoute = { readonly method: (typeof METHODS)[number]; readonly path: string };

/**
 * Returns methods of all routes of the API: as folders and exports say (`PUT /api/decks/[id]`), and of the public interface as
 * its table says, where every route is asked by all methods and refuses those it does not take. A file that re-exports methods
 * of another adds none.
 */
export function apiRoutes(): readonly ApiRoute[] {
  const files = readdirSync(API, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)route\.tsx?$/.test(file),
  );
  const inFolders = files.flatMap((file) => {
    const source = readFileSync(join(API, file), "utf8");
    const path = join("/api", file, "..");
    return METHODS.filter((method) => exports(source, method)).map((method) => ({ method, path }));
  });
  const inTable = Object.values(API_ROUTES).flatMap((route) =>
    METHODS.map((method) => ({ method, path: getApiRoutePattern(route.path) })),
  );
  return [...inFolders, ...inTable];
}

/** Returns the address of a route of the table as folders would name it: `/api/v1/cards/[name]`. */
export const getApiRoutePattern = (path: string): string => API_BASE_PATH + path.replace(/\{(\w+)\}/g, "[$1]");

const exports = (source: string, method: string) =>
  [
    `export (?:const|(?:async )?function) ${method}\\b`,
    `export (?:const )?\\{[^}]*\\b${method}\\b[^}]*\\}(?! from)`,
  ].some((form) => new RegExp(form).test(source));
