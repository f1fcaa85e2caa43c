import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const API = join(import.meta.dirname, "../../../app/api");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type ApiRoute = { readonly method: (typeof METHODS)[number]; readonly path: string };

/**
 * Returns methods of all routes of the API, as the folders and exports say: `PUT /api/decks/[id]`. A route that re-exports
 * methods of another file only refuses them; a route of the public interface exports all methods and refuses those it does not
 * take.
 */
export function apiRoutes(): readonly ApiRoute[] {
  const files = readdirSync(API, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)route\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(API, file), "utf8");
    const path = join("/api", file, "..");
    return METHODS.filter((method) => exports(source, method)).map((method) => ({ method, path }));
  });
}

const exports = (source: string, method: string) =>
  [
    `export (?:const|(?:async )?function) ${method}\\b`,
    `export (?:const )?\\{[^}]*\\b${method}\\b[^}]*\\}(?! from)`,
  ].some((form) => new RegExp(form).test(source));
