import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import {
  ALLOWED_CYCLE_FOLDERS,
  buildImportGraph,
  findCrowdedFolders,
  findCycles,
  findFileCycles,
  findFolderCycles,
} from "./cycles";
import { findMissingExports, findUnusedExports } from "./exports";
import { IMPORT_EXCEPTIONS } from "./law";
import {
  findBadFileNames,
  findForbiddenImports,
  findGameTermsInKernel,
  findImpureEngineFiles,
  findLongFiles,
} from "./offences";
import { getImportSpecifiers, listRootFiles, listSourceFiles, resolveImport, type SourceFile } from "./read-imports";
import { findVagueExports, findVagueTypes } from "./words";

const files = [...listRootFiles(), ...listSourceFiles(["engine", "lib", "app", "e2e", "prisma", "scripts"])];
const graph = buildImportGraph(files);

describe("the house", () => {
  it("keeps its import table", () => {
    expect(findForbiddenImports(files)).toEqual([]);
  });

  it("has no file that is too long to be read at once", () => {
    expect(findLongFiles(files)).toEqual([]);
  });

  it("names files after what they do, in kebab-case", () => {
    expect(findBadFileNames(files)).toEqual([]);
  });

  it("keeps clocks, chance and machinery out of the engine", () => {
    expect(findImpureEngineFiles(files)).toEqual([]);
  });

  it("keeps the words of one game out of the kernel", () => {
    expect(findGameTermsInKernel(files)).toEqual([]);
    const said = (text: string, path = "engine/kernel/x.ts") => findGameTermsInKernel([{ path, text }]);
    for (const one of ["const dust = [];", "type StoneDeck", "const ON_STACK = 1", "/** Libraries. */", "manaPool"]) {
      expect(said(one), one).toHaveLength(1);
      expect(said(one, "engine/kernel/testing/x.ts"), one).toHaveLength(1);
      expect(said(one, "engine/mtg/model/x.ts"), one).toEqual([]);
    }
    expect(said("/** The player whose turn it is has priority in this phase; cards lie in zones. */")).toEqual([]);
    expect(said("return error.stack ?? milestone;")).toEqual([]);
  });

  it("has no JSX in lib", () => {
    expect(files.filter(({ path }) => path.startsWith("lib/") && path.endsWith(".tsx"))).toEqual([]);
  });

  it("keeps no file in git that git is told to ignore, such as a generated one", () => {
    // A copy without git has nothing that could be kept.
    expect(spawnSync("git", ["ls-files", "-ci", "--exclude-standard"], { encoding: "utf8" }).stdout).toBe("");
  });

  it("has been read: every room that must be there has files", () => {
    for (const folder of ["engine/kernel", "engine/magmell/rules", "lib", "app/ui"]) {
      expect(files.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
    }
  });

  it("has no folders that import each other round about", () => {
    expect(findFolderCycles(graph)).toEqual([]);
  });

  it("has no files that import each other round about but the rings that are one thing by nature", () => {
    expect(findFileCycles(graph)).toEqual([]);
    // The list of rings only gets shorter: each of them is still one.
    const rings = findCycles(graph);
    expect(ALLOWED_CYCLE_FOLDERS.filter((ring) => !rings.some((cycle) => cycle[0]?.startsWith(`${ring}/`)))).toEqual(
      [],
    );
  });

  it("has no folder that is too full to be looked through", () => {
    expect(findCrowdedFolders(files)).toEqual([]);
  });

  it("exports only what is used", () => {
    expect(findUnusedExports(files)).toEqual([]);
  });

  it("imports from plain modules what they export", () => {
    expect(findMissingExports(files)).toEqual([]);
  });

  it("exports no name that means another thing in every file", () => {
    expect(findVagueExports(files)).toEqual([]);
  });

  it("declares no type whose name means another thing in every file", () => {
    expect(findVagueTypes(files)).toEqual([]);
  });

  it("has no exceptions", () => {
    expect(IMPORT_EXCEPTIONS).toEqual([]);
  });
});

describe("the law is enforced", () => {
  const offence = (path: string, ...imported: readonly string[]) =>
    findForbiddenImports([{ path, text: imported.map((name) => `import { x } from "${name}";`).join("\n") }]);

  it.each([
    ["engine/kernel/agenda.ts", "../magmell/model/ids"],
    ["engine/kernel/agenda.test.ts", "../mtg/model/ids"],
    ["engine/kernel/testing/kit.ts", "../../magmell/testing/rule"],
    ["engine/kernel/testing/kit.ts", "../../mtg"],
    ["engine/rulebook/row.ts", "../magmell/rulebook"],
    ["engine/magmell/model/ids.ts", "../../mtg/model/ids"],
    ["engine/magmell/machine/step.test.ts", "../../mtg/testing/table"],
    ["engine/magmell/testing/rule.ts", "../../mtg/rulebook"],
    ["engine/mtg/model/ids.ts", "../../magmell/model/ids"],
    ["engine/mtg/index.ts", "../magmell"],
    ["engine/mtg/rules/turn.ts", "../machine/step"],
    ["engine/mtg/checks/table.ts", "../boards/build-state"],
    ["engine/mtg/machine/step.ts", "../boards/build-state"],
    ["engine/mtg/rules/combat/block.test.ts", "../../magmell/testing/rule"],
    ["engine/mtg/testing/table.ts", "../../magmell/testing/rule"],
    ["lib/mtg/check.ts", "@/engine/mtg/deck/check-deck"],
    ["engine/magmell/model/ids.ts", "../rules/events/apply-event"],
    ["engine/magmell/rules/turn.ts", "../machine/step"],
    ["engine/magmell/machine/step.ts", "../seats/pass"],
    ["engine/magmell/seats/pass.ts", "../rules/events/apply-event"],
    ["engine/magmell/rules/turn.ts", "zod"],
    ["engine/magmell/index.ts", "node:fs"],
    ["engine/magmell/index.ts", "./testing/rule"],
    ["lib/magmell/decks/draft.ts", "@/engine/magmell/model/card"],
    ["lib/magmell/catalogue/text-reader.ts", "@/engine/magmell/text/types"],
    ["lib/magmell/decks/draft.ts", "./data"],
    ["lib/magmell/decks/draft.ts", "react"],
    ["lib/magmell/decks/draft.ts", "@/lib/server/db"],
    ["lib/magmell/decks/data.ts", "next/headers"],
    ["lib/magmell/decks/data.ts", "@/app/i18n/dictionary"],
    ["app/ui/magmell/deck/list.tsx", "@/lib/magmell/decks/mutations"],
    ["app/ui/magmell/deck/list.tsx", "@/lib/http/viewer"],
    ["app/ui/magmell/deck/list.tsx", "@prisma/client"],
    ["app/api/decks/route.ts", "@/lib/server/db"],
    ["app/[lang]/page.tsx", "@/prisma/generated/client"],
    ["e2e/smoke.spec.ts", "@/lib/server/db"],
    ["e2e/smoke.spec.ts", "../engine"],
    ["e2e/smoke.spec.ts", "../app/i18n/dictionary"],
    ["e2e/smoke.spec.ts", "./http/support/client"],
    ["e2e/http/smoke.http.test.ts", "@/app/ui/kit/button"],
    ["e2e/http/smoke.http.test.ts", "@/lib/magmell/decks/data"],
    ["e2e/http/smoke.http.test.ts", "@/engine/magmell"],
  ])("%s may not import %s", (path, imported) => {
    expect(offence(path, imported)).toHaveLength(1);
  });

  it.each([
    ["engine/magmell/model/ids.ts", "../../kernel/players"],
    ["engine/magmell/testing/rule.ts", "../../kernel/testing/rule-test"],
    ["engine/mtg/model/ids.ts", "../../kernel/players"],
    ["engine/mtg/checks/table.ts", "../rules/combat/attackers"],
    ["engine/mtg/machine/step.ts", "../checks/check"],
    ["engine/mtg/boards/report.ts", "../machine/step"],
    ["engine/mtg/rules/combat/block.test.ts", "../../../kernel/testing/rule-test"],
    ["engine/mtg/rulebook/trace.ts", "../../rulebook/rule-entry"],
    ["lib/mtg/check.ts", "@/engine/mtg/index.ts"],
    ["lib/mtg/rules.ts", "@/engine/mtg/rulebook/index.ts"],
    ["engine/magmell/model/turn.ts", "../rulebook"],
    ["engine/magmell/machine/step.ts", "../rules/events/apply-event"],
    ["engine/magmell/rules/turn/turn.test.ts", "../../testing/rule"],
    ["lib/magmell/decks/draft.ts", "@/engine/magmell"],
    ["lib/magmell/catalogue/text-reader.ts", "@/engine/magmell/text"],
    ["lib/magmell/decks/schema.ts", "zod"],
    ["lib/magmell/decks/data.ts", "@/lib/server/db"],
    ["lib/magmell/decks/draft.test.ts", "fast-check"],
    ["app/ui/magmell/deck/list.tsx", "@/lib/magmell/decks/draft"],
    ["app/[lang]/page.tsx", "@/lib/magmell/decks/data"],
    ["e2e/smoke.spec.ts", "playwright/test"],
    ["e2e/http/smoke.http.test.ts", "@/app/i18n/dictionary"],
    ["e2e/http/smoke.http.test.ts", "@/lib/lang"],
    ["e2e/http/smoke.http.test.ts", "../support/seeds"],
  ])("%s may import %s", (path, imported) => {
    expect(offence(path, imported)).toEqual([]);
  });

  it("says what to do instead", () => {
    expect(offence("app/ui/magmell/deck/list.tsx", "@/lib/magmell/decks/data")[0]).toContain(
      "the page reads it from data.ts",
    );
  });

  it("finds files in no room, long files, vague names and clocks", () => {
    const file = (path: string, text = "") => [{ path, text }];
    expect(findForbiddenImports(file("engine/elsewhere/x.ts"))).toHaveLength(1);
    expect(findLongFiles(file("lib/x.ts", "\n".repeat(321)))).toHaveLength(1);
    expect(
      findBadFileNames([...file("lib/utils.ts"), ...file("lib/deckUtils.ts"), ...file("lib/deck-code.ts")]),
    ).toHaveLength(2);
    expect(findImpureEngineFiles(file("engine/kernel/x.ts", "Math.random()"))).toHaveLength(1);
    expect(findImpureEngineFiles(file("engine/magmell/testing/x.ts", "Math.random()"))).toEqual([]);
  });
});

describe("the law of circles, exports and words", () => {
  const tree = (texts: Record<string, string>): readonly SourceFile[] =>
    Object.entries(texts).map(([path, text]) => ({ path, text }));
  const exists = (texts: Record<string, string>) => (path: string) => path in texts;

  it("finds files that import each other, unless their folder is named as one ring", () => {
    const texts = { "lib/a/x.ts": 'import { y } from "./y";', "lib/a/y.ts": 'import { x } from "./x";' };
    const ring = buildImportGraph(tree(texts), exists(texts));
    expect(findFileCycles(ring, [])).toHaveLength(1);
    expect(findFileCycles(ring, ["lib/a"])).toEqual([]);
    expect(findFolderCycles(ring)).toEqual([]);
  });

  it("finds folders that import each other where no file does", () => {
    const texts = {
      "lib/a/x.ts": 'import { y } from "../b/y";',
      "lib/a/z.ts": "",
      "lib/b/w.ts": 'import { z } from "../a/z";',
      "lib/b/y.ts": "",
    };
    const circle = buildImportGraph(tree(texts), exists(texts));
    expect(findFileCycles(circle, [])).toEqual([]);
    expect(findFolderCycles(circle)).toEqual([
      expect.stringContaining("In lib these import each other round about: a, b."),
    ]);
  });

  it("finds crowded folders", () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `lib/a/x${at}.ts`, text: "" }));
    expect(findCrowdedFolders(many(25))).toEqual([]);
    expect(findCrowdedFolders(many(26))).toHaveLength(1);
    expect(findCrowdedFolders([...many(25), { path: "lib/a/x.test.ts", text: "" }])).toEqual([]);
  });

  it("finds exports that nothing uses, and features that only a test knows", () => {
    const texts = {
      "lib/x.ts":
        "export const used = 1;\nexport const unused = 2;\nexport const dead = 3;\nexport const inner = used;\nexport const sum = inner;",
      "lib/y.ts": 'import { used, sum as total } from "./x";',
      "lib/x.test.ts": 'import { dead, inner } from "./x";',
    };
    const names = findUnusedExports(tree(texts), exists(texts)).map((offence) => offence.split(/[ ,]/)[2]);
    expect(names).toEqual(["unused", "dead"]);
  });

  it("finds names that a plain module does not export", () => {
    const texts = {
      "scripts/a.mjs": 'import { there, gone } from "./b.mjs";',
      "scripts/b.mjs": "export const there = 1;",
    };
    expect(findMissingExports(tree(texts), exists(texts))).toEqual([expect.stringContaining("imports gone")]);
  });

  it("lets a kit for tests export for tests, and a page what Next.js calls", () => {
    const texts = {
      "lib/testing/kit.ts": "export const world = 1;",
      "lib/x.test.ts": 'import { world } from "./testing/kit";',
      "app/page.tsx": "export const metadata = {};",
    };
    expect(findUnusedExports(tree(texts), exists(texts))).toEqual([]);
  });

  it("finds names that say nothing by themselves", () => {
    expect(findVagueExports(tree({ "lib/x.ts": "export type Row = string;" }))).toHaveLength(1);
    expect(findVagueExports(tree({ "lib/x.ts": "export type CardRow = string;\ntype Row = number;" }))).toEqual([]);
    expect(findVagueTypes(tree({ "lib/x.ts": "type Row = string;", "lib/y.ts": "type Row = number;" }))).toHaveLength(
      1,
    );
    expect(findVagueTypes(tree({ "lib/x.ts": "type Row = string;", "lib/y.ts": "type CardRow = number;" }))).toEqual(
      [],
    );
  });
});

describe("import lines", () => {
  it("are read in all their forms", () => {
    const text = [
      'import a from "a";',
      'import type { b,\n c } from "./b";',
      'export * from "c";',
      'import "d.css";',
      `const later = () => ${"import"}("e");`,
    ].join("\n");
    expect(getImportSpecifiers(text)).toEqual(["a", "./b", "c", "d.css", "e"]);
  });

  it("are followed to files", () => {
    const exists = (path: string) => ["lib/magmell/decks/data.ts", "engine/magmell/index.ts"].includes(path);
    expect(resolveImport("lib/magmell/decks/draft.ts", "./data", exists)).toEqual({
      path: "lib/magmell/decks/data.ts",
    });
    expect(resolveImport("lib/magmell/decks/draft.ts", "@/engine/magmell", exists)).toEqual({
      path: "engine/magmell/index.ts",
    });
    expect(resolveImport("lib/magmell/decks/draft.ts", "zod", exists)).toEqual({ package: "zod" });
  });
});
