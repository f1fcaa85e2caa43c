import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(`${ROOT}docs/security.md`, "utf8");

/** Items of levels 1 and 2 of ASVS 5.0.0: of each section, how many from 1 on. The standard numbers those of level 3 last. */
const SECTIONS: Readonly<Record<string, number>> = Object.fromEntries(
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4
  10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
    .split(/\s+/)
    .map((entry) => entry.split(":"))
    .map(([section, count]) => [section, Number(count)]),
);
const items = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const rows = page.split("\n").flatMap((line) => {
  const [, first, last, state] = /^\| (\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? \| [^|]+ \| (.+) \|$/.exec(line) ?? [];
  return first && state ? [{ first, last: last ?? first, state, line }] : [];
});

/** The items of a row: one, or those from a first to a last of one section. */
function itemsOf({ first, last }: { first: string; last: string }): string[] {
  const section = first.replace(/\.\d+$/, "");
  expect(last.startsWith(`${section}.`), `${first}–${last}`).toBe(true);
  const [from = 0, to = 0] = [first, last].map((item) => Number(item.split(".")[2]));
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
}

test("there are 253 items of the two levels, and each stands on the page once, in its order", () => {
  expect(items.length).toBe(253);
  expect(rows.flatMap(itemsOf)).toEqual(items);
});

test("each item is met, a deviation or not applicable, and none says nothing", () => {
  const unclear = rows.filter(
    ({ state }) => !/^(met|deviation|not applicable)( [a-z ]+| by `[^`]+` \(\d+\))?[:;] ?\S/.test(state),
  );
  expect(unclear.map(({ line }) => line)).toEqual([]);
});

test("what is met names what shows it", () => {
  const bare = rows.filter(
    ({ state }) => state.startsWith("met") && !/`[\w[\]./-]+\/[\w[\].-]+`|`package-lock\.json`/.test(state),
  );
  expect(bare.map(({ line }) => line)).toEqual([]);
});

test("every file that the page names is there", () => {
  const named = [...page.matchAll(/`((?:app|docs|e2e|engine|lib|prisma|scripts)\/[\w[\]./-]+)`/g)].map(
    ([, name]) => name ?? "",
  );
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((name) => !existsSync(`${ROOT}${name}`))).toEqual([]);
});

/** Paths of the site's source files in a folder, tests left out. */
const sources = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "testing" ? [] : sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
const files = [...["app", "lib", "engine"].flatMap(sources), "proxy.ts", "instrumentation.ts"].map((path) => ({
  path,
  text: readFileSync(`${ROOT}${path}`, "utf8"),
}));

test.each([
  ["starts a program", /child_process|node:vm/, []],
  ["runs a text as code", /\beval\(|new Function\(|"use server"/, []],
  [
    "writes a text into a page as HTML",
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    [],
  ],
  // Names of columns, which come from the schema.
  ["puts a text into SQL", /RawUnsafe|Prisma\.raw\(/, ["lib/magmell/catalogue/store/rows/mutations.ts"]],
  ["takes any certificate", /rejectUnauthorized|TLS_REJECT/, []],
])("no source of the site %s", (_, pattern, except: string[]) => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(except);
});

test("the server's own source sends requests to nobody but itself", () => {
  const asks =
    /(?:^|[^.\w])fetch\(|import \{[^}]*\b(?:request|get|connect|Agent)\b[^}]*\} from "node:(?:https?|net|tls)"/;
  const server = files.filter(({ path }) =>
    /^lib\/|^app\/(?:api|subjects|images)\/|^proxy|^instrumentation/.test(path),
  );
  expect(server.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([
    "lib/server/front/pages/fetch-from-own-server.ts",
  ]);
});
