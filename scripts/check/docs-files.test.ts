import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { listRootFiles, listSourceFiles } from "./architecture/read-imports";

const FOLDERS = ["app", "docs", "e2e", "engine", "lib", "prisma", "scripts"];

const DOCUMENTS = [
  ...readdirSync(".").filter((name) => name.endsWith(".md") && name !== "CHANGELOG.md"),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Files that are written by programs, as documents name them. */
const GENERATED: readonly string[] = ["generated/rows.ts"];

const paths = [...listRootFiles(), ...listSourceFiles(FOLDERS)].map(({ path }) => `/${path}`);

test("files of code that documents name are there", () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs))`/g)].map(([, file = ""]) => ({
      document,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(200);
  const gone = named.filter(
    ({ file }) =>
      !GENERATED.includes(file) && !file.includes("NAME") && !paths.some((path) => path.endsWith(`/${file}`)),
  );
  expect(gone, "name the file as it is called now").toEqual([]);
});

/** Returns the anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (document: string): readonly string[] =>
  [...readFileSync(document, "utf8").matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("links between documents lead to files and headings that are there", () => {
  const links = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
      ([link, path = "", anchor]) => ({
        document,
        link,
        target: path ? join(dirname(document), path) : document,
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ target, anchor }) => !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor)),
  );
  expect(broken.map(({ document, link }) => `${document}: ${link}`)).toEqual([]);
});

describe("the changelog", () => {
  const [, ...sections] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);

  test.each(sections.map((section) => [section.split("\n", 1)[0], section] as const))(
    "has one line of at most 200 characters for each entry of %s, in groups",
    (_, section) => {
      const [introduction, ...groups] = section.split(/^(?=### )/m);
      expect(introduction?.split("\n").filter((line) => line.startsWith("- "))).toEqual([]);
      const lines = groups.join("").split("\n").filter(Boolean);
      expect(lines.filter((line) => !/^(?:- |#{3,4} )/.test(line) || line.length > 200)).toEqual([]);
      const titles = groups.map((group) => group.slice(4, group.indexOf("\n")));
      expect(titles).toEqual(["Added", "Changed", "Fixed", "Security"].filter((title) => titles.includes(title)));
    },
  );

  test("has the version of the package first, with a page of release notes", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    expect(packages[""].version).toBe(version);
    expect(sections[1]?.startsWith(`[${version}] - 20`)).toBe(true);
    expect(existsSync(`docs/releases/${version}.md`)).toBe(true);
  });
});
