import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { listSourceFiles } from "./read-imports";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const SHEETS = readdirSync(`${ROOT}app`, { recursive: true, encoding: "utf8" })
  .map((name) => `app/${name.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({ path, text: readFileSync(ROOT + path, "utf8").replace(/\/\*.*?\*\//gs, "") }));

const COMPONENTS = listSourceFiles(["app"]).filter(({ path }) => path.endsWith(".tsx"));

/** Returns the classes that a style sheet has rules for. */
const getClasses = (text: string): readonly string[] => [
  ...new Set(
    [...text.replace(/:global\([^)]*\)/g, "").matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)].map(
      ([, name]) => name as string,
    ),
  ),
];

/** Returns the classes of a style sheet that a component takes by name, and `null` if it takes some by an expression. */
function getUsedClasses({ path, text }: (typeof COMPONENTS)[number], sheet: string): readonly string[] | null {
  for (const [, name, from] of text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
    const imported = from?.startsWith("@/") ? from.slice(2) : join(dirname(path), from as string);
    if (imported !== sheet) continue;
    if (new RegExp(`\\b${name}\\[(?!")`).test(text)) return null;
    return [...text.matchAll(new RegExp(`\\b${name}(?:\\.(?!module\\b)(\\w+)|\\["([^"]+)"\\])`, "g"))].map(
      ([, plain, quoted]) => (plain ?? quoted) as string,
    );
  }
  return [];
}

describe.each(SHEETS.filter(({ path }) => path.endsWith(".module.css")))("$path", ({ path, text }) => {
  const classes = getClasses(text);
  const used = COMPONENTS.map((file) => ({ file: file.path, names: getUsedClasses(file, path) }));

  test("has a rule for every class that components take from it", () => {
    const missing = used.flatMap(({ file, names }) =>
      (names ?? []).filter((name) => !classes.includes(name)).map((name) => `${file} takes .${name}`),
    );
    expect(missing, "rename the class, or take it out of the component").toEqual([]);
  });

  test("has no rule that no component takes", () => {
    if (used.some(({ names }) => names === null)) return;
    const names = used.flatMap((one) => one.names ?? []);
    expect(
      classes.filter((name) => !names.includes(name)),
      "remove these rules",
    ).toEqual([]);
  });
});

/** Pseudo-classes of states, which browsers follow without a look at every element that comes. */
const STATES = /^:(?:checked|disabled|focus-visible)$/;

/** Returns the elements that the arguments of `:has` and of Tailwind's `has-` speak of. */
const getLookedFor = (text: string): readonly string[] =>
  [
    ...text.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g),
    ...text.matchAll(/\bhas-\[((?:[^[\]]|\[[^[\]]*\])*)\]/g),
    ...text.matchAll(/\bhas-(data-[\w-]+)/g),
  ].flatMap(([, argument = ""]) =>
    argument
      .replace(/:global\(([^()]*)\)/g, "$1")
      .split(/,|[\s>+~_]+/)
      .filter(Boolean),
  );

test("what `:has` looks for has a tag or a class", () => {
  // With an attribute alone, every element that comes to a page is looked at: a third of the work of the deck editor.
  const slow = [...SHEETS, ...COMPONENTS].flatMap(({ path, text }) =>
    getLookedFor(text)
      .filter((element) => !/^[.#a-z]/.test(element) || element.startsWith("data-"))
      .filter((element) => !STATES.test(element) && !element.startsWith(":nth-child"))
      .map((element) => `${path}: ${element}`),
  );
  expect(slow, "name a tag or a class beside it").toEqual([]);
});

test("a rule of `:has` names the elements that it changes", () => {
  // Where one changes any element below, each element that comes to a page has all styles of the page computed again.
  const wide = COMPONENTS.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:group|peer)-has-\S*/g)].map(([name]) => `${path}: ${name}`),
  );
  expect(wide, "write [&:has(…)_.name] on the element around").toEqual([]);
});
