import { describe, expect, it } from "vitest";
import { EXCEPTIONS } from "./law";
import { badNames, forbiddenImports, gameTermsInKernel, impureEngineFiles, longFiles } from "./offences";
import { resolve, sourceFiles, specifiers } from "./read-imports";

const files = sourceFiles(["engine", "lib", "app", "e2e", "prisma", "scripts"]);

describe("the house", () => {
  it("keeps its import table", () => {
    expect(forbiddenImports(files)).toEqual([]);
  });

  it("has no file that is too long to be read at once", () => {
    expect(longFiles(files)).toEqual([]);
  });

  it("names files after what they do, in kebab-case", () => {
    expect(badNames(files)).toEqual([]);
  });

  it("keeps clocks, chance and machinery out of the engine", () => {
    expect(impureEngineFiles(files)).toEqual([]);
  });

  it("keeps the words of one game out of the kernel", () => {
    expect(gameTermsInKernel(files)).toEqual([]);
    expect(gameTermsInKernel([{ path: "engine/kernel/x.ts", text: "const dust = [];" }])).toHaveLength(1);
  });

  it("has no JSX in lib", () => {
    expect(files.filter(({ path }) => path.startsWith("lib/") && path.endsWith(".tsx"))).toEqual([]);
  });

  it("has been read: every room that must be there has files", () => {
    for (const folder of ["engine/kernel", "engine/magmell/rules", "lib", "app/ui"]) {
      expect(files.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
    }
  });

  it("has no exceptions", () => {
    expect(EXCEPTIONS).toEqual([]);
  });
});

describe("the law is enforced", () => {
  const offence = (path: string, ...imported: readonly string[]) =>
    forbiddenImports([{ path, text: imported.map((name) => `import { x } from "${name}";`).join("\n") }]);

  it.each([
    ["engine/kernel/clone.ts", "../magmell/model/ids"],
    ["engine/magmell/model/ids.ts", "../rules/events/apply-event"],
    ["engine/magmell/rules/turn.ts", "../machine/step"],
    ["engine/magmell/machine/step.ts", "../seats/pass"],
    ["engine/magmell/seats/pass.ts", "../rules/events/apply-event"],
    ["engine/magmell/rules/turn.ts", "zod"],
    ["engine/magmell/index.ts", "node:fs"],
    ["engine/magmell/index.ts", "./testing/rule"],
    ["lib/decks/draft.ts", "@/engine/magmell/model/card"],
    ["lib/catalogue/text-reader.ts", "@/engine/magmell/text/types"],
    ["lib/decks/draft.ts", "./data"],
    ["lib/decks/draft.ts", "react"],
    ["lib/decks/draft.ts", "@/lib/server/db"],
    ["lib/decks/data.ts", "next/headers"],
    ["lib/decks/data.ts", "@/app/ui/i18n/dictionary"],
    ["app/ui/deck/list.tsx", "@/lib/decks/mutations"],
    ["app/ui/deck/list.tsx", "@/lib/http/viewer"],
    ["app/ui/deck/list.tsx", "@prisma/client"],
    ["app/api/decks/route.ts", "@/lib/server/db"],
    ["app/[lang]/page.tsx", "@/prisma/generated/client"],
    ["e2e/smoke.spec.ts", "@/lib/server/db"],
    ["e2e/smoke.spec.ts", "../engine"],
  ])("%s may not import %s", (path, imported) => {
    expect(offence(path, imported)).toHaveLength(1);
  });

  it.each([
    ["engine/magmell/model/turn.ts", "../rulebook"],
    ["engine/magmell/machine/step.ts", "../rules/events/apply-event"],
    ["engine/magmell/rules/turn/turn.test.ts", "../../testing/rule"],
    ["lib/decks/draft.ts", "@/engine/magmell"],
    ["lib/catalogue/text-reader.ts", "@/engine/magmell/text"],
    ["lib/decks/schema.ts", "zod"],
    ["lib/decks/data.ts", "@/lib/server/db"],
    ["lib/decks/draft.test.ts", "fast-check"],
    ["app/ui/deck/list.tsx", "@/lib/decks/draft"],
    ["app/[lang]/page.tsx", "@/lib/decks/data"],
    ["e2e/smoke.spec.ts", "playwright/test"],
  ])("%s may import %s", (path, imported) => {
    expect(offence(path, imported)).toEqual([]);
  });

  it("says what to do instead", () => {
    expect(offence("app/ui/deck/list.tsx", "@/lib/decks/data")[0]).toContain("the page reads it from data.ts");
  });

  it("finds files in no room, long files, vague names and clocks", () => {
    const file = (path: string, text = "") => [{ path, text }];
    expect(forbiddenImports(file("engine/elsewhere/x.ts"))).toHaveLength(1);
    expect(longFiles(file("lib/x.ts", "\n".repeat(321)))).toHaveLength(1);
    expect(badNames([...file("lib/utils.ts"), ...file("lib/deckUtils.ts"), ...file("lib/deck-code.ts")])).toHaveLength(
      2,
    );
    expect(impureEngineFiles(file("engine/kernel/x.ts", "Math.random()"))).toHaveLength(1);
    expect(impureEngineFiles(file("engine/magmell/testing/x.ts", "Math.random()"))).toEqual([]);
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
    expect(specifiers(text)).toEqual(["a", "./b", "c", "d.css", "e"]);
  });

  it("are followed to files", () => {
    const exists = (path: string) => ["lib/decks/data.ts", "engine/magmell/index.ts"].includes(path);
    expect(resolve("lib/decks/draft.ts", "./data", exists)).toEqual({ path: "lib/decks/data.ts" });
    expect(resolve("lib/decks/draft.ts", "@/engine/magmell", exists)).toEqual({ path: "engine/magmell/index.ts" });
    expect(resolve("lib/decks/draft.ts", "zod", exists)).toEqual({ package: "zod" });
  });
});
