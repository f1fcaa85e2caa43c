import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { API_ROUTES } from "@/lib/api/api-routes";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Folders of a machine. */
const ELSEWHERE = /^\/(?:etc|opt|srv|tmp|usr|var)(?:\/|$)/;

/** Addresses of the site as patterns of segments, `*` for a part that may be anything and `**` for the rest. */
function routes(folder = "app", segments: readonly string[] = []): readonly (readonly string[])[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return /^(page|route)\.tsx?$/.test(entry.name) ? [segments] : [];
    // What has no page of its own leads to the page that says so; routes of the public interface come from their table.
    if (["ui", "subjects", "[...rest]", "[...path]"].includes(entry.name)) return [];
    const { name } = entry;
    const own = name.startsWith("[...") || name.startsWith("[[...") ? ["**"] : name.startsWith("[") ? ["*"] : [name];
    const inside = name === "[lang]" || name.startsWith("(") ? segments : [...segments, ...own];
    return routes(`${folder}/${name}`, inside);
  });
}
const ROUTES = [
  ...routes(),
  ...Object.values(API_ROUTES).map(({ path }) => `api/v1${path.replace(/\{\w+\}/g, "*")}`.split("/")),
];
const isRoute = (address: string): boolean => {
  const parts = address.split("/").filter(Boolean);
  return ROUTES.some((route) => {
    const rest = route.at(-1) === "**";
    if (rest ? parts.length < route.length - 1 : parts.length !== route.length) return false;
    return route.every((segment, at) => segment === "**" || segment === "*" || segment === parts[at]);
  });
};

/** Addresses of the site between backticks on a page for people: `/cards/write`, without query and fragment. */
const addresses = (page: string): readonly string[] =>
  [...readFileSync(`${ROOT}${page}`, "utf8").matchAll(/`(\/[a-z][\w./-]*)(?:[?#][^`]*)?`/g)].flatMap(([, path = ""]) =>
    ELSEWHERE.test(path) ? [] : [path.replace(/\/$/, "")],
  );

/** Pages for people who look after a site or play; others also name folders, files and parts of the interface. */
const PAGES = [
  "README.md",
  "docs/editing.md",
  "docs/from-a-spreadsheet-to-a-site.md",
  "docs/glossary.md",
  "docs/ja/editors.md",
  "docs/ja/players.md",
  "docs/magic-formats.md",
  "docs/rules-documents.md",
  "docs/second-game.md",
];

test.each(PAGES.flatMap((page) => [...new Set(addresses(page))].map((address) => [page, address])))(
  "%s: %s is there",
  (_, address) => expect(isRoute(address ?? "")).toBe(true),
);
