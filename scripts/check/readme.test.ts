import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(file("package.json"), "utf8"));

/** Commands that a page tells its reader to type: the lines of its shell blocks, and commands between backticks. */
function commands(page: string): string[] {
  const text = readFileSync(file(page), "utf8");
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block]) => block?.split("\n") ?? []);
  const inline = [...text.matchAll(/`((?:[A-Z_0-9]+=\S+ )?(?:npm|npx|node) [^`]+)`/g)].map(
    ([, command]) => command ?? "",
  );
  return [...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, "").trim()).filter(Boolean);
}

/** Why a command cannot work, or undefined. */
function fault(command: string): string | undefined {
  // What is set for one command stands before it.
  const [tool, name = "", ...rest] = command.replace(/^(?:[A-Z_0-9]+=\S+ )+/, "").split(/\s+/);
  const paths = [name, ...rest].filter((word) => /^[\w.]+\/[\w./-]+\.\w+$/.test(word));
  const lost = paths.find((path) => !existsSync(file(path)));
  if (lost) return `${lost} is not there`;
  if (tool === "node") return undefined;
  if (tool === "npx") return existsSync(file(`node_modules/.bin/${name}`)) ? undefined : `no package brings ${name}`;
  if (tool !== "npm") return `${tool} is not part of what a reader has`;
  if (["ci", "install"].includes(name)) return undefined;
  const [script = "", ...args] = name === "run" ? rest.filter((word) => word !== "--silent") : [name, ...rest];
  if (scripts[script] === undefined) return `package.json has no script ${script}`;
  return argumentFault(script, args);
}

/** Programs whose first argument is the name of a command. */
const WITH_COMMANDS = ["admin", "cards", "decks", "games", "mtg", "proof", "rules"];

/** Returns why a script does not take these arguments, or undefined. */
function argumentFault(script: string, args: readonly string[]): string | undefined {
  const sources = sourcesOf(script);
  const takes = (word: string, key: string) =>
    new RegExp(`"(?:--)?${word}"|\\b${word}: ${key}|[[ ]--${word}\\b`).test(sources);
  const [first, given = ""] = args;
  if (first === "--" && WITH_COMMANDS.includes(script) && /^[a-z-]+$/.test(given) && !takes(given, ""))
    return `npm run ${script} has no command ${given}`;
  const options = args.flatMap((word) => /^\[?--([a-z][\w-]*)/.exec(word)?.[1] ?? []);
  const unknown = options.find((option) => !takes(option, "\\{"));
  return unknown === undefined ? undefined : `npm run ${script} has no option --${unknown}`;
}

/** Returns the code of a script: its program and the files of scripts that it imports. */
function sourcesOf(script: string): string {
  const words = scripts[script]?.split(" ") ?? [];
  const named = words.filter((word) => word.startsWith("scripts/"));
  if (named.length === 0) return scripts[script] ?? "";
  const [run, name] = words.slice(1);
  const read = new Map<string, string>();
  const queue = run === "scripts/data/run.mjs" ? [`scripts/data/${name}.ts`] : named;
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (read.has(path)) continue;
    const text = readFileSync(file(path), "utf8");
    read.set(path, text);
    for (const [, named = ""] of text.matchAll(/(?:from |import\(|import )"(\.{1,2}\/[^"]+|@\/scripts\/[^"]+)"/g)) {
      const target = named.startsWith("@/") ? named.slice(2) : join(dirname(path), named);
      const found = [target, `${target}.ts`].find((name) => /\.(?:ts|mjs)$/.test(name) && existsSync(file(name)));
      if (found?.startsWith("scripts/")) queue.push(found);
    }
  }
  return [...read.values()].join("\n");
}

/** Returns the npm commands on a page, which may also have commands of other tools. */
function npmCommands(page: string): string[] {
  return [
    ...readFileSync(file(page), "utf8").matchAll(/(?:^|[\s`(])(npm (?:run|test|start|ci|install)\b[^`#&|\n;（）]*)/gm),
  ]
    .map(([, command = ""]) => command.trim())
    .filter((command) => !command.endsWith("…"));
}

const DOCUMENTS = readdirSync(file("docs"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => join("docs", name));

test.each(
  [
    "README.md",
    "CONTRIBUTING.md",
    "docs/testing.md",
    "docs/from-a-spreadsheet-to-a-site.md",
    "docs/editing.md",
    ...DOCUMENTS.filter((page) => page.startsWith(join("docs", "ja"))),
  ].flatMap((page) => commands(page).map((command) => [page, command])),
)("%s: %s can be typed", (_, command) => expect(fault(command ?? "")).toBeUndefined());

test.each(["README.md", "CONTRIBUTING.md", "scripts/proof/README.md", "prisma/seed/cards/README.md", ...DOCUMENTS])(
  "%s: npm commands exist, with their options",
  (page) => expect(npmCommands(page).flatMap((command) => fault(command) ?? [])).toEqual([]),
);

test("the README leads to every page for people in both languages", () => {
  const readme = readFileSync(file("README.md"), "utf8");
  const pages = DOCUMENTS.filter((page) => !readme.includes(`(${page})`));
  expect(pages.map((page) => relative("docs", page))).toEqual([]);
});

test("the README shows how to begin and how to stop, which npm test does in a copy of the checkout", () => {
  expect(commands("README.md")).toEqual(expect.arrayContaining(["npm run up", "npm run down", "npm test"]));
});

test.each([
  ["npm run nowhere", "package.json has no script nowhere"],
  ["npm run cards -- publish cards.json", "npm run cards has no command publish"],
  ["npm run backup -- --verify FILE", "npm run backup has no option --verify"],
  ["npm run up -- --prot 4000", "npm run up has no option --prot"],
  ["npm run create-admin -- --force you@example.com", "npm run create-admin has no option --force"],
  ["npx no-such-tool", "no package brings no-such-tool"],
  ["NAME=1 npx no-such-tool", "no package brings no-such-tool"],
  ["npm run cards -- import prisma/seed/cards/none.json", "prisma/seed/cards/none.json is not there"],
  ["brew install grimoire", "brew is not part of what a reader has"],
])("%s would be noticed", (command, why) => expect(fault(command)).toBe(why));
