import { existsSync, readFileSync } from "node:fs";
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
  const script = name === "run" ? rest[0] : name;
  return scripts[script ?? ""] === undefined ? `package.json has no script ${script}` : undefined;
}

test.each(
  [
    "README.md",
    "CONTRIBUTING.md",
    "docs/testing.md",
    "docs/from-a-spreadsheet-to-a-site.md",
    "docs/editing.md",
  ].flatMap((page) => commands(page).map((command) => [page, command])),
)("%s: %s can be typed", (_, command) => expect(fault(command ?? "")).toBeUndefined());

test("the README shows how to begin and how to stop, which npm test does in a copy of the checkout", () => {
  expect(commands("README.md")).toEqual(expect.arrayContaining(["npm run up", "npm run down", "npm test"]));
});

test.each([
  ["npm run nowhere", "package.json has no script nowhere"],
  ["npx no-such-tool", "no package brings no-such-tool"],
  ["NAME=1 npx no-such-tool", "no package brings no-such-tool"],
  ["npm run cards -- import prisma/seed/cards/none.json", "prisma/seed/cards/none.json is not there"],
  ["brew install grimoire", "brew is not part of what a reader has"],
])("%s would be noticed", (command, why) => expect(fault(command)).toBe(why));
