import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Variables that the machine, Next.js, Prisma, git or our own programs set; nobody writes them into `.env`. */
const SET_BY_PROGRAMS = new Set([
  "BUILD_FOLDER",
  "CHECKPOINT_DISABLE",
  "CI",
  "E2E_FOLDER",
  "E2E_SERVER",
  "FONTS",
  "GIT_INDEX_FILE",
  "GRIMOIRE_LANG",
  "GRIMOIRE_LOG_FILE",
  "GRIMOIRE_SCRATCH_SERVER",
  "HOSTNAME",
  "LANG",
  "LC_ALL",
  "LC_MESSAGES",
  "MIGRATIONS",
  "NEXT_RUNTIME",
  "NODE_ENV",
  "PATH",
  "PRISMA_HIDE_UPDATE_MESSAGE",
  "PRISMA_SCHEMA_ENGINE_BINARY",
  "ROUTES",
]);
const FOLDERS = ["app", "e2e", "engine", "lib", "prisma", "scripts"];
const SOURCE = /\.(ts|tsx|js|mjs)$/;

/** Texts of all source files in some folders, generated ones left out. */
function sources(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return path === "prisma/generated" ? [] : sources(path);
    return SOURCE.test(entry.name) ? [readFileSync(`${ROOT}${path}`, "utf8")] : [];
  });
}

const atTop = readdirSync(ROOT)
  .filter((name) => SOURCE.test(name))
  .map((name) => readFileSync(`${ROOT}${name}`, "utf8"));
const usedByPrograms = [...atTop, ...FOLDERS.flatMap(sources)].flatMap((text) =>
  [...text.matchAll(/\benv(?:\(\))?\.([A-Z][A-Z0-9_]*)\b/g)].map(([, name]) => name ?? ""),
);
const usedByContainers = [...readFileSync(`${ROOT}compose.yaml`, "utf8").matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(
  ([, name]) => name ?? "",
);
const used = [...usedByPrograms, ...usedByContainers];
const checked = [...readFileSync(`${ROOT}lib/server/env.ts`, "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(
  ([, name]) => name ?? "",
);
const explained = [...readFileSync(`${ROOT}.env.example`, "utf8").matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name]) => name ?? "",
);

test("the programs read settings, and the site checks its own", () => {
  expect(used).toContain("DATABASE_URL");
  expect(checked).toContain("TRUSTED_PROXIES");
});

test(".env.example explains every setting that a program reads, once", () => {
  const settings = new Set([...used, ...checked].filter((name) => !SET_BY_PROGRAMS.has(name)));
  expect([...settings].filter((name) => !explained.includes(name))).toEqual([]);
  expect(explained.length).toBe(new Set(explained).size);
});

test(".env.example explains no setting that nothing reads", () => {
  const known = new Set([...used, ...checked]);
  expect(explained.filter((name) => !known.has(name))).toEqual([]);
});

/** Returns `.env.example` as a page: a table for each of its parts, a row for each of its paragraphs. */
function renderSettings(example: string): string {
  const [, ...parts] = example.split(/^# --- (?=\w)/m);
  const tables = parts.map((part) => {
    const [heading = "", ...paragraphs] = part.trim().split(/\n{2,}/);
    const rows = paragraphs.map((paragraph) => {
      const lines = paragraph.split("\n");
      const isSetting = (line: string) => /^(?:# )?[A-Z][A-Z0-9_]*=/.test(line);
      const settings = lines.filter(isSetting).map((line) => `\`${line.replace("# ", "")}\``);
      const words = lines.filter((line) => !isSetting(line)).map((line) => line.replace("# ", ""));
      return `| ${settings.join("<br>")} | ${words.join(" ")} |`;
    });
    return `## ${heading.replace(/ -+$/, "")}\n\n| Setting | Meaning |\n|---|---|\n${rows.join("\n")}\n`;
  });
  const lead =
    "Made from [`.env.example`](../.env.example) by its test: `npx vitest run scripts/check/settings.test.ts -u`.";
  return `# Settings\n\nDefaults or examples, with their meaning. Settings are in \`.env\`; [Hosting](hosting.md#configure) says how to use them.\n${lead}\n\n${tables.join("\n")}`;
}

test("docs/settings.md has every setting of .env.example in a table", async () => {
  const page = renderSettings(readFileSync(`${ROOT}.env.example`, "utf8"));
  expect(explained.filter((name) => !page.includes(`\`${name}=`))).toEqual([]);
  await expect(page).toMatchFileSnapshot(`${ROOT}docs/settings.md`);
});
