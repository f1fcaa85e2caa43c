import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const BASE = "http://localhost:3000/api/v1";

type Params = Readonly<Record<string, string>>;
type RouteParams = Params | undefined;
type Handler = (request: Request, context: { params: Promise<RouteParams> }) => Promise<Response>;
type MatchedRoute = { readonly folder: string; readonly params: Params };

/** Returns the folders of the public API that hold a route, as paths from its root: `cards/[name]`. */
export const apiFolders = (): readonly string[] =>
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)route\.ts$/.test(path))
    .map((path) => path.replace(/\/?route\.ts$/, ""))
    .sort();

export const routeModule = (folder: string): Promise<Readonly<Record<string, Handler | undefined>>> =>
  import(join(ROOT, folder, "route.ts"));

/** The route that answers a path: a literal folder wins over a parameter, and a parameter over the catch-all. */
function placeOf(parts: readonly string[], folder: string, params: Params): MatchedRoute | null {
  const [part, ...rest] = parts;
  if (part === undefined) return existsSync(join(ROOT, folder, "route.ts")) ? { folder, params } : null;
  const folders = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name);
  const below = (name: string, more: Params = {}) => placeOf(rest, join(folder, name), { ...params, ...more });
  if (names.includes(part)) {
    const found = below(part);
    if (found) return found;
  }
  const parameter = names.map((name) => /^\[(\w+)\]$/.exec(name)?.[1]).find((name) => name !== undefined);
  const found = parameter === undefined ? null : below(`[${parameter}]`, { [parameter]: part });
  if (found) return found;
  return folder === "" ? { folder: "[...rest]", params: {} } : null;
}

/** Sends a request to the public API as Next.js would: to the route that answers its path, with its parameters. */
export async function askApi(
  path: string,
  init: RequestInit & { readonly params?: Promise<RouteParams> } = {},
): Promise<Response> {
  const { params: given, ...rest } = init;
  const url = new URL(`${BASE}${path}`);
  const parts = url.pathname.slice(new URL(BASE).pathname.length).split("/").filter(Boolean);
  const { folder, params } = placeOf(parts, "", {}) ?? { folder: "[...rest]", params: {} };
  const method = init.method ?? "GET";
  const handle = (await routeModule(folder))[method];
  if (!handle) throw new Error(`${folder} does not answer ${method}`);
  return handle(new Request(url, rest), {
    params: given ?? Promise.resolve(Object.keys(params).length > 0 ? params : undefined),
  });
}

/** Returns a POST to the public API with a JSON body. */
export const postApi = (path: string, body: unknown, type = "application/json"): Promise<Response> =>
  askApi(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": type },
  });
